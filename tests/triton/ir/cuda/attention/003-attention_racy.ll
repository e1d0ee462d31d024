; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-p101:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@global_smem = external addrspace(3) global [0 x i8], align 16

; Function Attrs: nounwind
define ptx_kernel void @attention_racy(ptr addrspace(1) %q_ptr, ptr addrspace(1) %k_ptr, ptr addrspace(1) %v_ptr, ptr addrspace(1) %out_ptr, float %scale, ptr addrspace(1) nofree readnone captures(none) %global_scratch, ptr addrspace(1) nofree readnone captures(none) %profile_scratch) local_unnamed_addr #0 !dbg !4 {
7:
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !13
  %9 = shl i32 %8, 5, !dbg !13
  %10 = and i32 %9, -64, !dbg !13
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !14
  %12 = and i32 %11, 124, !dbg !14
  %13 = lshr exact i32 %12, 2, !dbg !14
  %14 = or disjoint i32 %10, %13, !dbg !17
  %15 = or disjoint i32 %9, %13, !dbg !17
  %16 = shl i32 %14, 5, !dbg !18
  %17 = shl i32 %15, 5, !dbg !18
  %18 = or i32 %17, 1024, !dbg !18
  %19 = sext i32 %16 to i64, !dbg !19
  %20 = getelementptr [2 x i8], ptr addrspace(1) %q_ptr, i64 %19, !dbg !19
  %21 = sext i32 %18 to i64, !dbg !19
  %22 = getelementptr [2 x i8], ptr addrspace(1) %q_ptr, i64 %21, !dbg !19
  %23 = and i32 %11, 3, !dbg !20
  %24 = shl nuw nsw i32 %23, 3, !dbg !20
  %25 = and i32 %11, 7, !dbg !20
  %26 = zext nneg i32 %24 to i64, !dbg !19
  %27 = getelementptr [2 x i8], ptr addrspace(1) %20, i64 %26, !dbg !19
  %28 = getelementptr [2 x i8], ptr addrspace(1) %22, i64 %26, !dbg !19
  %29 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %27) #2, !dbg !21
  %30 = extractvalue { i32, i32, i32, i32 } %29, 0, !dbg !21
  %31 = extractvalue { i32, i32, i32, i32 } %29, 1, !dbg !21
  %32 = extractvalue { i32, i32, i32, i32 } %29, 2, !dbg !21
  %33 = extractvalue { i32, i32, i32, i32 } %29, 3, !dbg !21
  %34 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %28) #2, !dbg !21
  %35 = extractvalue { i32, i32, i32, i32 } %34, 0, !dbg !21
  %36 = extractvalue { i32, i32, i32, i32 } %34, 1, !dbg !21
  %37 = extractvalue { i32, i32, i32, i32 } %34, 2, !dbg !21
  %38 = extractvalue { i32, i32, i32, i32 } %34, 3, !dbg !21
  %39 = shl nuw nsw i32 %11, 4, !dbg !21
  %40 = and i32 %39, 2032, !dbg !21
  %41 = and i32 %11, 24, !dbg !21
  %42 = shl nuw nsw i32 %41, 1, !dbg !21
  %43 = xor i32 %40, %42, !dbg !21
  %44 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %43, !dbg !21
  %45 = insertelement <4 x i32> poison, i32 %30, i64 0, !dbg !21
  %46 = insertelement <4 x i32> %45, i32 %31, i64 1, !dbg !21
  %47 = insertelement <4 x i32> %46, i32 %32, i64 2, !dbg !21
  %48 = insertelement <4 x i32> %47, i32 %33, i64 3, !dbg !21
  store <4 x i32> %48, ptr addrspace(3) %44, align 16, !dbg !21
  %49 = getelementptr inbounds nuw i8, ptr addrspace(3) %44, i32 2048, !dbg !21
  %50 = insertelement <4 x i32> poison, i32 %35, i64 0, !dbg !21
  %51 = insertelement <4 x i32> %50, i32 %36, i64 1, !dbg !21
  %52 = insertelement <4 x i32> %51, i32 %37, i64 2, !dbg !21
  %53 = insertelement <4 x i32> %52, i32 %38, i64 3, !dbg !21
  store <4 x i32> %53, ptr addrspace(3) %49, align 16, !dbg !21
  %54 = shl nuw nsw i32 %12, 3, !dbg !22
  %55 = zext nneg i32 %54 to i64, !dbg !23
  %56 = getelementptr [2 x i8], ptr addrspace(1) %k_ptr, i64 %55, !dbg !23
  %57 = getelementptr [2 x i8], ptr addrspace(1) %56, i64 %26, !dbg !23
  %58 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %43, !dbg !24
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %58, ptr addrspace(1) %57, i32 16) #2, !dbg !24
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !24
  %59 = getelementptr [2 x i8], ptr addrspace(1) %v_ptr, i64 %55, !dbg !25
  %60 = getelementptr [2 x i8], ptr addrspace(1) %59, i64 %26, !dbg !25
  %61 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 6144), i32 %43, !dbg !26
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %61, ptr addrspace(1) %60, i32 16) #2, !dbg !26
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !26
  %invariant.gep = getelementptr [2 x i8], ptr addrspace(1) %k_ptr, i64 %26, !dbg !27
  %invariant.gep38 = getelementptr [2 x i8], ptr addrspace(1) %v_ptr, i64 %26, !dbg !27
  %62 = shl nuw nsw i32 %25, 6
  %63 = shl nuw nsw i32 %11, 3
  %64 = and i32 %63, 48
  %65 = or disjoint i32 %62, %64
  %66 = xor i32 %65, %42
  %invariant.gep40 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %66, !dbg !27
  %67 = shl nuw nsw i32 %11, 6
  %68 = and i32 %67, 960
  %69 = shl nuw nsw i32 %11, 5
  %70 = and i32 %69, 3072
  %71 = and i32 %11, 16
  %72 = or disjoint i32 %68, %70
  %73 = xor i32 %64, %71
  %74 = or disjoint i32 %72, %73
  %75 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %74
  %76 = xor i32 %74, 32
  %77 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %76
  %78 = and i32 %67, 1984
  %79 = or disjoint i32 %78, %64
  %80 = xor i32 %79, 16
  %81 = xor i32 %79, 32
  %82 = xor i32 %79, 48
  %83 = zext nneg i32 %13 to i64, !dbg !27
  %84 = getelementptr inbounds nuw i8, ptr addrspace(3) %invariant.gep40, i32 512
  %85 = getelementptr inbounds nuw i8, ptr addrspace(3) %invariant.gep40, i32 1024
  %86 = getelementptr inbounds nuw i8, ptr addrspace(3) %invariant.gep40, i32 1536
  %87 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 6144), i32 %79
  %88 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 6144), i32 %80
  %89 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 6144), i32 %81
  %90 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 6144), i32 %82
  br label %91, !dbg !27

91:                                               ; preds = %7, %91
  %indvars.iv = phi i64 [ 0, %7 ], [ %indvars.iv.next, %91 ]
  %92 = phi float [ 0.000000e+00, %7 ], [ %416, %91 ]
  %93 = phi float [ 0.000000e+00, %7 ], [ %417, %91 ]
  %94 = phi float [ 0.000000e+00, %7 ], [ %418, %91 ]
  %95 = phi float [ 0.000000e+00, %7 ], [ %419, %91 ]
  %96 = phi float [ 0.000000e+00, %7 ], [ %421, %91 ]
  %97 = phi float [ 0.000000e+00, %7 ], [ %422, %91 ]
  %98 = phi float [ 0.000000e+00, %7 ], [ %423, %91 ]
  %99 = phi float [ 0.000000e+00, %7 ], [ %424, %91 ]
  %100 = phi float [ 0.000000e+00, %7 ], [ %426, %91 ]
  %101 = phi float [ 0.000000e+00, %7 ], [ %427, %91 ]
  %102 = phi float [ 0.000000e+00, %7 ], [ %428, %91 ]
  %103 = phi float [ 0.000000e+00, %7 ], [ %429, %91 ]
  %104 = phi float [ 0.000000e+00, %7 ], [ %431, %91 ]
  %105 = phi float [ 0.000000e+00, %7 ], [ %432, %91 ]
  %106 = phi float [ 0.000000e+00, %7 ], [ %433, %91 ]
  %107 = phi float [ 0.000000e+00, %7 ], [ %434, %91 ]
  %108 = phi float [ 0.000000e+00, %7 ], [ %337, %91 ]
  %109 = phi float [ 0.000000e+00, %7 ], [ %338, %91 ]
  %110 = phi float [ -inf, %7 ], [ %229, %91 ]
  %111 = phi float [ -inf, %7 ], [ %230, %91 ]
  %112 = icmp samesign ult i64 %indvars.iv, 96, !dbg !27
  tail call void @llvm.nvvm.cp.async.wait.group(i32 0), !dbg !24
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !24
  %113 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %invariant.gep40), !dbg !28
  %114 = extractvalue { i32, i32, i32, i32 } %113, 0, !dbg !28
  %115 = extractvalue { i32, i32, i32, i32 } %113, 1, !dbg !28
  %116 = extractvalue { i32, i32, i32, i32 } %113, 2, !dbg !28
  %117 = extractvalue { i32, i32, i32, i32 } %113, 3, !dbg !28
  %118 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) nonnull %84), !dbg !28
  %119 = extractvalue { i32, i32, i32, i32 } %118, 0, !dbg !28
  %120 = extractvalue { i32, i32, i32, i32 } %118, 1, !dbg !28
  %121 = extractvalue { i32, i32, i32, i32 } %118, 2, !dbg !28
  %122 = extractvalue { i32, i32, i32, i32 } %118, 3, !dbg !28
  %123 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) nonnull %85), !dbg !28
  %124 = extractvalue { i32, i32, i32, i32 } %123, 0, !dbg !28
  %125 = extractvalue { i32, i32, i32, i32 } %123, 1, !dbg !28
  %126 = extractvalue { i32, i32, i32, i32 } %123, 2, !dbg !28
  %127 = extractvalue { i32, i32, i32, i32 } %123, 3, !dbg !28
  %128 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) nonnull %86), !dbg !28
  %129 = extractvalue { i32, i32, i32, i32 } %128, 0, !dbg !28
  %130 = extractvalue { i32, i32, i32, i32 } %128, 1, !dbg !28
  %131 = extractvalue { i32, i32, i32, i32 } %128, 2, !dbg !28
  %132 = extractvalue { i32, i32, i32, i32 } %128, 3, !dbg !28
  %133 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %75), !dbg !21
  %134 = extractvalue { i32, i32, i32, i32 } %133, 0, !dbg !21
  %135 = extractvalue { i32, i32, i32, i32 } %133, 1, !dbg !21
  %136 = extractvalue { i32, i32, i32, i32 } %133, 2, !dbg !21
  %137 = extractvalue { i32, i32, i32, i32 } %133, 3, !dbg !21
  %138 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %77), !dbg !21
  %139 = extractvalue { i32, i32, i32, i32 } %138, 0, !dbg !21
  %140 = extractvalue { i32, i32, i32, i32 } %138, 1, !dbg !21
  %141 = extractvalue { i32, i32, i32, i32 } %138, 2, !dbg !21
  %142 = extractvalue { i32, i32, i32, i32 } %138, 3, !dbg !21
  %143 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, i32 %134, i32 %135, i32 %136, i32 %137, i32 %114, i32 %115) #2, !dbg !28
  %144 = extractvalue { float, float, float, float } %143, 0, !dbg !28
  %145 = extractvalue { float, float, float, float } %143, 1, !dbg !28
  %146 = extractvalue { float, float, float, float } %143, 2, !dbg !28
  %147 = extractvalue { float, float, float, float } %143, 3, !dbg !28
  %148 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, i32 %134, i32 %135, i32 %136, i32 %137, i32 %119, i32 %120) #2, !dbg !28
  %149 = extractvalue { float, float, float, float } %148, 0, !dbg !28
  %150 = extractvalue { float, float, float, float } %148, 1, !dbg !28
  %151 = extractvalue { float, float, float, float } %148, 2, !dbg !28
  %152 = extractvalue { float, float, float, float } %148, 3, !dbg !28
  %153 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, i32 %134, i32 %135, i32 %136, i32 %137, i32 %124, i32 %125) #2, !dbg !28
  %154 = extractvalue { float, float, float, float } %153, 0, !dbg !28
  %155 = extractvalue { float, float, float, float } %153, 1, !dbg !28
  %156 = extractvalue { float, float, float, float } %153, 2, !dbg !28
  %157 = extractvalue { float, float, float, float } %153, 3, !dbg !28
  %158 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, i32 %134, i32 %135, i32 %136, i32 %137, i32 %129, i32 %130) #2, !dbg !28
  %159 = extractvalue { float, float, float, float } %158, 0, !dbg !28
  %160 = extractvalue { float, float, float, float } %158, 1, !dbg !28
  %161 = extractvalue { float, float, float, float } %158, 2, !dbg !28
  %162 = extractvalue { float, float, float, float } %158, 3, !dbg !28
  %163 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %144, float %145, float %146, float %147, i32 %139, i32 %140, i32 %141, i32 %142, i32 %116, i32 %117) #2, !dbg !28
  %164 = extractvalue { float, float, float, float } %163, 0, !dbg !28
  %165 = extractvalue { float, float, float, float } %163, 1, !dbg !28
  %166 = extractvalue { float, float, float, float } %163, 2, !dbg !28
  %167 = extractvalue { float, float, float, float } %163, 3, !dbg !28
  %168 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %149, float %150, float %151, float %152, i32 %139, i32 %140, i32 %141, i32 %142, i32 %121, i32 %122) #2, !dbg !28
  %169 = extractvalue { float, float, float, float } %168, 0, !dbg !28
  %170 = extractvalue { float, float, float, float } %168, 1, !dbg !28
  %171 = extractvalue { float, float, float, float } %168, 2, !dbg !28
  %172 = extractvalue { float, float, float, float } %168, 3, !dbg !28
  %173 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %154, float %155, float %156, float %157, i32 %139, i32 %140, i32 %141, i32 %142, i32 %126, i32 %127) #2, !dbg !28
  %174 = extractvalue { float, float, float, float } %173, 0, !dbg !28
  %175 = extractvalue { float, float, float, float } %173, 1, !dbg !28
  %176 = extractvalue { float, float, float, float } %173, 2, !dbg !28
  %177 = extractvalue { float, float, float, float } %173, 3, !dbg !28
  %178 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %159, float %160, float %161, float %162, i32 %139, i32 %140, i32 %141, i32 %142, i32 %131, i32 %132) #2, !dbg !28
  %179 = extractvalue { float, float, float, float } %178, 0, !dbg !28
  %180 = extractvalue { float, float, float, float } %178, 1, !dbg !28
  %181 = extractvalue { float, float, float, float } %178, 2, !dbg !28
  %182 = extractvalue { float, float, float, float } %178, 3, !dbg !28
  %183 = fmul float %scale, %164, !dbg !28
  %184 = fmul float %scale, %165, !dbg !28
  %185 = fmul float %scale, %166, !dbg !28
  %186 = fmul float %scale, %167, !dbg !28
  %187 = fmul float %scale, %169, !dbg !28
  %188 = fmul float %scale, %170, !dbg !28
  %189 = fmul float %scale, %171, !dbg !28
  %190 = fmul float %scale, %172, !dbg !28
  %191 = fmul float %scale, %174, !dbg !28
  %192 = fmul float %scale, %175, !dbg !28
  %193 = fmul float %scale, %176, !dbg !28
  %194 = fmul float %scale, %177, !dbg !28
  %195 = fmul float %scale, %179, !dbg !28
  %196 = fmul float %scale, %180, !dbg !28
  %197 = fmul float %scale, %181, !dbg !28
  %198 = fmul float %scale, %182, !dbg !28
  %199 = tail call float @llvm.maxnum.f32(float %183, float %184), !dbg !29
  %200 = tail call float @llvm.maxnum.f32(float %187, float %188), !dbg !29
  %201 = tail call float @llvm.maxnum.f32(float %191, float %192), !dbg !29
  %202 = tail call float @llvm.maxnum.f32(float %195, float %196), !dbg !29
  %203 = tail call float @llvm.maxnum.f32(float %199, float %200), !dbg !29
  %204 = tail call float @llvm.maxnum.f32(float %201, float %202), !dbg !29
  %205 = tail call float @llvm.maxnum.f32(float %203, float %204), !dbg !29
  %206 = tail call float @llvm.maxnum.f32(float %185, float %186), !dbg !29
  %207 = tail call float @llvm.maxnum.f32(float %189, float %190), !dbg !29
  %208 = tail call float @llvm.maxnum.f32(float %193, float %194), !dbg !29
  %209 = tail call float @llvm.maxnum.f32(float %197, float %198), !dbg !29
  %210 = tail call float @llvm.maxnum.f32(float %206, float %207), !dbg !29
  %211 = tail call float @llvm.maxnum.f32(float %208, float %209), !dbg !29
  %212 = tail call float @llvm.maxnum.f32(float %210, float %211), !dbg !29
  %213 = bitcast float %205 to i32, !dbg !32
  %214 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %213, i32 2, i32 31), !dbg !32
  %215 = bitcast i32 %214 to float, !dbg !32
  %216 = tail call float @llvm.maxnum.f32(float %205, float %215), !dbg !29
  %217 = bitcast float %216 to i32, !dbg !32
  %218 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %217, i32 1, i32 31), !dbg !32
  %219 = bitcast i32 %218 to float, !dbg !32
  %220 = tail call float @llvm.maxnum.f32(float %216, float %219), !dbg !29
  %221 = bitcast float %212 to i32, !dbg !32
  %222 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %221, i32 2, i32 31), !dbg !32
  %223 = bitcast i32 %222 to float, !dbg !32
  %224 = tail call float @llvm.maxnum.f32(float %212, float %223), !dbg !29
  %225 = bitcast float %224 to i32, !dbg !32
  %226 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %225, i32 1, i32 31), !dbg !32
  %227 = bitcast i32 %226 to float, !dbg !32
  %228 = tail call float @llvm.maxnum.f32(float %224, float %227), !dbg !29
  %229 = tail call float @llvm.maxnum.f32(float %110, float %220), !dbg !34
  %230 = tail call float @llvm.maxnum.f32(float %111, float %228), !dbg !34
  %231 = fsub float %183, %229, !dbg !35
  %232 = fsub float %184, %229, !dbg !35
  %233 = fsub float %185, %230, !dbg !35
  %234 = fsub float %186, %230, !dbg !35
  %235 = fsub float %187, %229, !dbg !35
  %236 = fsub float %188, %229, !dbg !35
  %237 = fsub float %189, %230, !dbg !35
  %238 = fsub float %190, %230, !dbg !35
  %239 = fsub float %191, %229, !dbg !35
  %240 = fsub float %192, %229, !dbg !35
  %241 = fsub float %193, %230, !dbg !35
  %242 = fsub float %194, %230, !dbg !35
  %243 = fsub float %195, %229, !dbg !35
  %244 = fsub float %196, %229, !dbg !35
  %245 = fsub float %197, %230, !dbg !35
  %246 = fsub float %198, %230, !dbg !35
  %247 = fmul float %231, f0x3FB8AA3B, !dbg !36
  %248 = tail call float @llvm.nvvm.ex2.approx.f32(float %247), !dbg !36
  %249 = fmul float %232, f0x3FB8AA3B, !dbg !36
  %250 = tail call float @llvm.nvvm.ex2.approx.f32(float %249), !dbg !36
  %251 = fmul float %233, f0x3FB8AA3B, !dbg !36
  %252 = tail call float @llvm.nvvm.ex2.approx.f32(float %251), !dbg !36
  %253 = fmul float %234, f0x3FB8AA3B, !dbg !36
  %254 = tail call float @llvm.nvvm.ex2.approx.f32(float %253), !dbg !36
  %255 = fmul float %235, f0x3FB8AA3B, !dbg !36
  %256 = tail call float @llvm.nvvm.ex2.approx.f32(float %255), !dbg !36
  %257 = fmul float %236, f0x3FB8AA3B, !dbg !36
  %258 = tail call float @llvm.nvvm.ex2.approx.f32(float %257), !dbg !36
  %259 = fmul float %237, f0x3FB8AA3B, !dbg !36
  %260 = tail call float @llvm.nvvm.ex2.approx.f32(float %259), !dbg !36
  %261 = fmul float %238, f0x3FB8AA3B, !dbg !36
  %262 = tail call float @llvm.nvvm.ex2.approx.f32(float %261), !dbg !36
  %263 = fmul float %239, f0x3FB8AA3B, !dbg !36
  %264 = tail call float @llvm.nvvm.ex2.approx.f32(float %263), !dbg !36
  %265 = fmul float %240, f0x3FB8AA3B, !dbg !36
  %266 = tail call float @llvm.nvvm.ex2.approx.f32(float %265), !dbg !36
  %267 = fmul float %241, f0x3FB8AA3B, !dbg !36
  %268 = tail call float @llvm.nvvm.ex2.approx.f32(float %267), !dbg !36
  %269 = fmul float %242, f0x3FB8AA3B, !dbg !36
  %270 = tail call float @llvm.nvvm.ex2.approx.f32(float %269), !dbg !36
  %271 = fmul float %243, f0x3FB8AA3B, !dbg !36
  %272 = tail call float @llvm.nvvm.ex2.approx.f32(float %271), !dbg !36
  %273 = fmul float %244, f0x3FB8AA3B, !dbg !36
  %274 = tail call float @llvm.nvvm.ex2.approx.f32(float %273), !dbg !36
  %275 = fmul float %245, f0x3FB8AA3B, !dbg !36
  %276 = tail call float @llvm.nvvm.ex2.approx.f32(float %275), !dbg !36
  %277 = fmul float %246, f0x3FB8AA3B, !dbg !36
  %278 = tail call float @llvm.nvvm.ex2.approx.f32(float %277), !dbg !36
  %279 = fsub float %110, %229, !dbg !37
  %280 = fsub float %111, %230, !dbg !37
  %281 = fmul float %279, f0x3FB8AA3B, !dbg !38
  %282 = tail call float @llvm.nvvm.ex2.approx.f32(float %281), !dbg !38
  %283 = fmul float %280, f0x3FB8AA3B, !dbg !38
  %284 = tail call float @llvm.nvvm.ex2.approx.f32(float %283), !dbg !38
  %285 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) %87), !dbg !26
  %286 = extractvalue { i32, i32, i32, i32 } %285, 0, !dbg !26
  %287 = extractvalue { i32, i32, i32, i32 } %285, 1, !dbg !26
  %288 = extractvalue { i32, i32, i32, i32 } %285, 2, !dbg !26
  %289 = extractvalue { i32, i32, i32, i32 } %285, 3, !dbg !26
  %290 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) %88), !dbg !26
  %291 = extractvalue { i32, i32, i32, i32 } %290, 0, !dbg !26
  %292 = extractvalue { i32, i32, i32, i32 } %290, 1, !dbg !26
  %293 = extractvalue { i32, i32, i32, i32 } %290, 2, !dbg !26
  %294 = extractvalue { i32, i32, i32, i32 } %290, 3, !dbg !26
  %295 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) %89), !dbg !26
  %296 = extractvalue { i32, i32, i32, i32 } %295, 0, !dbg !26
  %297 = extractvalue { i32, i32, i32, i32 } %295, 1, !dbg !26
  %298 = extractvalue { i32, i32, i32, i32 } %295, 2, !dbg !26
  %299 = extractvalue { i32, i32, i32, i32 } %295, 3, !dbg !26
  %300 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) %90), !dbg !26
  %301 = extractvalue { i32, i32, i32, i32 } %300, 0, !dbg !26
  %302 = extractvalue { i32, i32, i32, i32 } %300, 1, !dbg !26
  %303 = extractvalue { i32, i32, i32, i32 } %300, 2, !dbg !26
  %304 = extractvalue { i32, i32, i32, i32 } %300, 3, !dbg !26
  %305 = fmul float %108, %282, !dbg !39
  %306 = fmul float %109, %284, !dbg !39
  %307 = fadd float %248, %250, !dbg !40
  %308 = fadd float %256, %258, !dbg !40
  %309 = fadd float %264, %266, !dbg !40
  %310 = fadd float %272, %274, !dbg !40
  %311 = fadd float %307, %308, !dbg !40
  %312 = fadd float %309, %310, !dbg !40
  %313 = fadd float %311, %312, !dbg !40
  %314 = fadd float %252, %254, !dbg !40
  %315 = fadd float %260, %262, !dbg !40
  %316 = fadd float %268, %270, !dbg !40
  %317 = fadd float %276, %278, !dbg !40
  %318 = fadd float %314, %315, !dbg !40
  %319 = fadd float %316, %317, !dbg !40
  %320 = fadd float %318, %319, !dbg !40
  %321 = bitcast float %313 to i32, !dbg !41
  %322 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %321, i32 2, i32 31), !dbg !41
  %323 = bitcast i32 %322 to float, !dbg !41
  %324 = fadd float %313, %323, !dbg !40
  %325 = bitcast float %324 to i32, !dbg !41
  %326 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %325, i32 1, i32 31), !dbg !41
  %327 = bitcast i32 %326 to float, !dbg !41
  %328 = fadd float %324, %327, !dbg !40
  %329 = bitcast float %320 to i32, !dbg !41
  %330 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %329, i32 2, i32 31), !dbg !41
  %331 = bitcast i32 %330 to float, !dbg !41
  %332 = fadd float %320, %331, !dbg !40
  %333 = bitcast float %332 to i32, !dbg !41
  %334 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %333, i32 1, i32 31), !dbg !41
  %335 = bitcast i32 %334 to float, !dbg !41
  %336 = fadd float %332, %335, !dbg !40
  %337 = fadd float %305, %328, !dbg !39
  %338 = fadd float %306, %336, !dbg !39
  %339 = fptrunc float %248 to half, !dbg !43
  %340 = fptrunc float %250 to half, !dbg !43
  %341 = fptrunc float %252 to half, !dbg !43
  %342 = fptrunc float %254 to half, !dbg !43
  %343 = fptrunc float %256 to half, !dbg !43
  %344 = fptrunc float %258 to half, !dbg !43
  %345 = fptrunc float %260 to half, !dbg !43
  %346 = fptrunc float %262 to half, !dbg !43
  %347 = fptrunc float %264 to half, !dbg !43
  %348 = fptrunc float %266 to half, !dbg !43
  %349 = fptrunc float %268 to half, !dbg !43
  %350 = fptrunc float %270 to half, !dbg !43
  %351 = fptrunc float %272 to half, !dbg !43
  %352 = fptrunc float %274 to half, !dbg !43
  %353 = fptrunc float %276 to half, !dbg !43
  %354 = fptrunc float %278 to half, !dbg !43
  %355 = fmul float %92, %282, !dbg !44
  %356 = fmul float %93, %282, !dbg !44
  %357 = fmul float %94, %284, !dbg !44
  %358 = fmul float %95, %284, !dbg !44
  %359 = fmul float %96, %282, !dbg !44
  %360 = fmul float %97, %282, !dbg !44
  %361 = fmul float %98, %284, !dbg !44
  %362 = fmul float %99, %284, !dbg !44
  %363 = fmul float %100, %282, !dbg !44
  %364 = fmul float %101, %282, !dbg !44
  %365 = fmul float %102, %284, !dbg !44
  %366 = fmul float %103, %284, !dbg !44
  %367 = fmul float %104, %282, !dbg !44
  %368 = fmul float %105, %282, !dbg !44
  %369 = fmul float %106, %284, !dbg !44
  %370 = fmul float %107, %284, !dbg !44
  %371 = insertelement <2 x half> poison, half %339, i64 0, !dbg !45
  %372 = insertelement <2 x half> %371, half %340, i64 1, !dbg !45
  %373 = bitcast <2 x half> %372 to i32, !dbg !45
  %374 = insertelement <2 x half> poison, half %341, i64 0, !dbg !45
  %375 = insertelement <2 x half> %374, half %342, i64 1, !dbg !45
  %376 = bitcast <2 x half> %375 to i32, !dbg !45
  %377 = insertelement <2 x half> poison, half %343, i64 0, !dbg !45
  %378 = insertelement <2 x half> %377, half %344, i64 1, !dbg !45
  %379 = bitcast <2 x half> %378 to i32, !dbg !45
  %380 = insertelement <2 x half> poison, half %345, i64 0, !dbg !45
  %381 = insertelement <2 x half> %380, half %346, i64 1, !dbg !45
  %382 = bitcast <2 x half> %381 to i32, !dbg !45
  %383 = insertelement <2 x half> poison, half %347, i64 0, !dbg !45
  %384 = insertelement <2 x half> %383, half %348, i64 1, !dbg !45
  %385 = bitcast <2 x half> %384 to i32, !dbg !45
  %386 = insertelement <2 x half> poison, half %349, i64 0, !dbg !45
  %387 = insertelement <2 x half> %386, half %350, i64 1, !dbg !45
  %388 = bitcast <2 x half> %387 to i32, !dbg !45
  %389 = insertelement <2 x half> poison, half %351, i64 0, !dbg !45
  %390 = insertelement <2 x half> %389, half %352, i64 1, !dbg !45
  %391 = bitcast <2 x half> %390 to i32, !dbg !45
  %392 = insertelement <2 x half> poison, half %353, i64 0, !dbg !45
  %393 = insertelement <2 x half> %392, half %354, i64 1, !dbg !45
  %394 = bitcast <2 x half> %393 to i32, !dbg !45
  %395 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %355, float %356, float %357, float %358, i32 %373, i32 %376, i32 %379, i32 %382, i32 %286, i32 %287) #2, !dbg !45
  %396 = extractvalue { float, float, float, float } %395, 0, !dbg !45
  %397 = extractvalue { float, float, float, float } %395, 1, !dbg !45
  %398 = extractvalue { float, float, float, float } %395, 2, !dbg !45
  %399 = extractvalue { float, float, float, float } %395, 3, !dbg !45
  %400 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %359, float %360, float %361, float %362, i32 %373, i32 %376, i32 %379, i32 %382, i32 %291, i32 %292) #2, !dbg !45
  %401 = extractvalue { float, float, float, float } %400, 0, !dbg !45
  %402 = extractvalue { float, float, float, float } %400, 1, !dbg !45
  %403 = extractvalue { float, float, float, float } %400, 2, !dbg !45
  %404 = extractvalue { float, float, float, float } %400, 3, !dbg !45
  %405 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %363, float %364, float %365, float %366, i32 %373, i32 %376, i32 %379, i32 %382, i32 %296, i32 %297) #2, !dbg !45
  %406 = extractvalue { float, float, float, float } %405, 0, !dbg !45
  %407 = extractvalue { float, float, float, float } %405, 1, !dbg !45
  %408 = extractvalue { float, float, float, float } %405, 2, !dbg !45
  %409 = extractvalue { float, float, float, float } %405, 3, !dbg !45
  %410 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %367, float %368, float %369, float %370, i32 %373, i32 %376, i32 %379, i32 %382, i32 %301, i32 %302) #2, !dbg !45
  %411 = extractvalue { float, float, float, float } %410, 0, !dbg !45
  %412 = extractvalue { float, float, float, float } %410, 1, !dbg !45
  %413 = extractvalue { float, float, float, float } %410, 2, !dbg !45
  %414 = extractvalue { float, float, float, float } %410, 3, !dbg !45
  %415 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %396, float %397, float %398, float %399, i32 %385, i32 %388, i32 %391, i32 %394, i32 %288, i32 %289) #2, !dbg !45
  %416 = extractvalue { float, float, float, float } %415, 0, !dbg !45
  %417 = extractvalue { float, float, float, float } %415, 1, !dbg !45
  %418 = extractvalue { float, float, float, float } %415, 2, !dbg !45
  %419 = extractvalue { float, float, float, float } %415, 3, !dbg !45
  %420 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %401, float %402, float %403, float %404, i32 %385, i32 %388, i32 %391, i32 %394, i32 %293, i32 %294) #2, !dbg !45
  %421 = extractvalue { float, float, float, float } %420, 0, !dbg !45
  %422 = extractvalue { float, float, float, float } %420, 1, !dbg !45
  %423 = extractvalue { float, float, float, float } %420, 2, !dbg !45
  %424 = extractvalue { float, float, float, float } %420, 3, !dbg !45
  %425 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %406, float %407, float %408, float %409, i32 %385, i32 %388, i32 %391, i32 %394, i32 %298, i32 %299) #2, !dbg !45
  %426 = extractvalue { float, float, float, float } %425, 0, !dbg !45
  %427 = extractvalue { float, float, float, float } %425, 1, !dbg !45
  %428 = extractvalue { float, float, float, float } %425, 2, !dbg !45
  %429 = extractvalue { float, float, float, float } %425, 3, !dbg !45
  %430 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %411, float %412, float %413, float %414, i32 %385, i32 %388, i32 %391, i32 %394, i32 %303, i32 %304) #2, !dbg !45
  %431 = extractvalue { float, float, float, float } %430, 0, !dbg !45
  %432 = extractvalue { float, float, float, float } %430, 1, !dbg !45
  %433 = extractvalue { float, float, float, float } %430, 2, !dbg !45
  %434 = extractvalue { float, float, float, float } %430, 3, !dbg !45
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 32, !dbg !27
  %435 = or disjoint i64 %indvars.iv.next, %83, !dbg !46
  %436 = shl nuw nsw i64 %435, 5, !dbg !22
  %gep = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep, i64 %436, !dbg !23
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !24
  %437 = select i1 %112, i32 16, i32 0, !dbg !24
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %58, ptr addrspace(1) %gep, i32 %437) #2, !dbg !24
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !24
  %gep39 = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep38, i64 %436, !dbg !25
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %61, ptr addrspace(1) %gep39, i32 %437) #2, !dbg !26
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !26
  br i1 %112, label %91, label %438, !dbg !27

438:                                              ; preds = %91
  %439 = shl nuw nsw i32 %25, 2, !dbg !20
  %440 = or disjoint i32 %24, 4, !dbg !20
  %441 = lshr i32 %11, 3, !dbg !14
  %442 = and i32 %441, 15, !dbg !14
  %443 = or disjoint i32 %9, %442, !dbg !17
  %444 = shl i32 %443, 5, !dbg !18
  %445 = or i32 %444, 1536, !dbg !18
  %446 = or i32 %444, 1024, !dbg !18
  %447 = or disjoint i32 %442, %10, !dbg !17
  %448 = shl i32 %447, 5, !dbg !18
  tail call void @llvm.nvvm.cp.async.wait.group(i32 0), !dbg !27
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !27
  %449 = tail call float @llvm.nvvm.div.full(float %416, float %337), !dbg !47
  %450 = tail call float @llvm.nvvm.div.full(float %417, float %337), !dbg !47
  %451 = tail call float @llvm.nvvm.div.full(float %418, float %338), !dbg !47
  %452 = tail call float @llvm.nvvm.div.full(float %419, float %338), !dbg !47
  %453 = tail call float @llvm.nvvm.div.full(float %421, float %337), !dbg !47
  %454 = tail call float @llvm.nvvm.div.full(float %422, float %337), !dbg !47
  %455 = tail call float @llvm.nvvm.div.full(float %423, float %338), !dbg !47
  %456 = tail call float @llvm.nvvm.div.full(float %424, float %338), !dbg !47
  %457 = tail call float @llvm.nvvm.div.full(float %426, float %337), !dbg !47
  %458 = tail call float @llvm.nvvm.div.full(float %427, float %337), !dbg !47
  %459 = tail call float @llvm.nvvm.div.full(float %428, float %338), !dbg !47
  %460 = tail call float @llvm.nvvm.div.full(float %429, float %338), !dbg !47
  %461 = tail call float @llvm.nvvm.div.full(float %431, float %337), !dbg !47
  %462 = tail call float @llvm.nvvm.div.full(float %432, float %337), !dbg !47
  %463 = tail call float @llvm.nvvm.div.full(float %433, float %338), !dbg !47
  %464 = tail call float @llvm.nvvm.div.full(float %434, float %338), !dbg !47
  %465 = getelementptr [4 x i8], ptr addrspace(1) %out_ptr, i64 %19, !dbg !48
  %466 = getelementptr [4 x i8], ptr addrspace(1) %out_ptr, i64 %21, !dbg !48
  %467 = sext i32 %448 to i64, !dbg !48
  %468 = getelementptr [4 x i8], ptr addrspace(1) %out_ptr, i64 %467, !dbg !48
  %469 = getelementptr i8, ptr addrspace(1) %468, i64 2048, !dbg !48
  %470 = sext i32 %446 to i64, !dbg !48
  %471 = getelementptr [4 x i8], ptr addrspace(1) %out_ptr, i64 %470, !dbg !48
  %472 = sext i32 %445 to i64, !dbg !48
  %473 = getelementptr [4 x i8], ptr addrspace(1) %out_ptr, i64 %472, !dbg !48
  %474 = getelementptr [4 x i8], ptr addrspace(1) %465, i64 %26, !dbg !48
  %475 = zext nneg i32 %440 to i64, !dbg !48
  %476 = getelementptr [4 x i8], ptr addrspace(1) %465, i64 %475, !dbg !48
  %477 = getelementptr [4 x i8], ptr addrspace(1) %466, i64 %26, !dbg !48
  %478 = getelementptr [4 x i8], ptr addrspace(1) %466, i64 %475, !dbg !48
  %479 = zext nneg i32 %439 to i64, !dbg !48
  %480 = getelementptr [4 x i8], ptr addrspace(1) %468, i64 %479, !dbg !48
  %481 = getelementptr [4 x i8], ptr addrspace(1) %469, i64 %479, !dbg !48
  %482 = getelementptr [4 x i8], ptr addrspace(1) %471, i64 %479, !dbg !48
  %483 = getelementptr [4 x i8], ptr addrspace(1) %473, i64 %479, !dbg !48
  %484 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %474) #2, !dbg !49
  %485 = extractvalue { i32, i32, i32, i32 } %484, 0, !dbg !49
  %486 = extractvalue { i32, i32, i32, i32 } %484, 1, !dbg !49
  %487 = extractvalue { i32, i32, i32, i32 } %484, 2, !dbg !49
  %488 = extractvalue { i32, i32, i32, i32 } %484, 3, !dbg !49
  %489 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %476) #2, !dbg !49
  %490 = extractvalue { i32, i32, i32, i32 } %489, 0, !dbg !49
  %491 = extractvalue { i32, i32, i32, i32 } %489, 1, !dbg !49
  %492 = extractvalue { i32, i32, i32, i32 } %489, 2, !dbg !49
  %493 = extractvalue { i32, i32, i32, i32 } %489, 3, !dbg !49
  %494 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %477) #2, !dbg !49
  %495 = extractvalue { i32, i32, i32, i32 } %494, 0, !dbg !49
  %496 = extractvalue { i32, i32, i32, i32 } %494, 1, !dbg !49
  %497 = extractvalue { i32, i32, i32, i32 } %494, 2, !dbg !49
  %498 = extractvalue { i32, i32, i32, i32 } %494, 3, !dbg !49
  %499 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %478) #2, !dbg !49
  %500 = extractvalue { i32, i32, i32, i32 } %499, 0, !dbg !49
  %501 = extractvalue { i32, i32, i32, i32 } %499, 1, !dbg !49
  %502 = extractvalue { i32, i32, i32, i32 } %499, 2, !dbg !49
  %503 = extractvalue { i32, i32, i32, i32 } %499, 3, !dbg !49
  %504 = shl nuw nsw i32 %41, 7, !dbg !49
  %505 = shl nuw nsw i32 %23, 5, !dbg !49
  %506 = shl nuw nsw i32 %12, 2, !dbg !49
  %507 = or disjoint i32 %504, %505, !dbg !49
  %508 = xor i32 %507, %506, !dbg !49
  %509 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %508, !dbg !49
  %510 = insertelement <4 x i32> poison, i32 %485, i64 0, !dbg !49
  %511 = insertelement <4 x i32> %510, i32 %487, i64 1, !dbg !49
  %512 = insertelement <4 x i32> %511, i32 %490, i64 2, !dbg !49
  %513 = insertelement <4 x i32> %512, i32 %492, i64 3, !dbg !49
  store <4 x i32> %513, ptr addrspace(3) %509, align 16, !dbg !49
  %514 = getelementptr inbounds nuw i8, ptr addrspace(3) %509, i32 512, !dbg !49
  %515 = insertelement <4 x i32> poison, i32 %495, i64 0, !dbg !49
  %516 = insertelement <4 x i32> %515, i32 %497, i64 1, !dbg !49
  %517 = insertelement <4 x i32> %516, i32 %500, i64 2, !dbg !49
  %518 = insertelement <4 x i32> %517, i32 %502, i64 3, !dbg !49
  store <4 x i32> %518, ptr addrspace(3) %514, align 16, !dbg !49
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !49
  %519 = shl nuw nsw i32 %11, 9, !dbg !49
  %520 = and i32 %519, 3072, !dbg !49
  %521 = and i32 %39, 240, !dbg !49
  %522 = and i32 %11, 96, !dbg !49
  %523 = shl nuw nsw i32 %522, 3, !dbg !49
  %524 = shl nuw nsw i32 %71, 1, !dbg !49
  %525 = or disjoint i32 %521, %523, !dbg !49
  %526 = xor i32 %525, %524, !dbg !49
  %527 = or disjoint i32 %526, %520, !dbg !49
  %528 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %527, !dbg !49
  %529 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %528), !dbg !49
  %530 = extractvalue { i32, i32, i32, i32 } %529, 0, !dbg !49
  %531 = extractvalue { i32, i32, i32, i32 } %529, 1, !dbg !49
  %532 = extractvalue { i32, i32, i32, i32 } %529, 2, !dbg !49
  %533 = extractvalue { i32, i32, i32, i32 } %529, 3, !dbg !49
  %534 = bitcast i32 %530 to float, !dbg !49
  %535 = bitcast i32 %531 to float, !dbg !49
  %536 = bitcast i32 %532 to float, !dbg !49
  %537 = bitcast i32 %533 to float, !dbg !49
  %538 = xor i32 %527, 64, !dbg !49
  %539 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %538, !dbg !49
  %540 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %539), !dbg !49
  %541 = extractvalue { i32, i32, i32, i32 } %540, 0, !dbg !49
  %542 = extractvalue { i32, i32, i32, i32 } %540, 1, !dbg !49
  %543 = extractvalue { i32, i32, i32, i32 } %540, 2, !dbg !49
  %544 = extractvalue { i32, i32, i32, i32 } %540, 3, !dbg !49
  %545 = bitcast i32 %541 to float, !dbg !49
  %546 = bitcast i32 %542 to float, !dbg !49
  %547 = bitcast i32 %543 to float, !dbg !49
  %548 = bitcast i32 %544 to float, !dbg !49
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !49
  %549 = insertelement <4 x i32> poison, i32 %486, i64 0, !dbg !49
  %550 = insertelement <4 x i32> %549, i32 %488, i64 1, !dbg !49
  %551 = insertelement <4 x i32> %550, i32 %491, i64 2, !dbg !49
  %552 = insertelement <4 x i32> %551, i32 %493, i64 3, !dbg !49
  store <4 x i32> %552, ptr addrspace(3) %509, align 16, !dbg !49
  %553 = insertelement <4 x i32> poison, i32 %496, i64 0, !dbg !49
  %554 = insertelement <4 x i32> %553, i32 %498, i64 1, !dbg !49
  %555 = insertelement <4 x i32> %554, i32 %501, i64 2, !dbg !49
  %556 = insertelement <4 x i32> %555, i32 %503, i64 3, !dbg !49
  store <4 x i32> %556, ptr addrspace(3) %514, align 16, !dbg !49
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !49
  %557 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %528), !dbg !49
  %558 = extractvalue { i32, i32, i32, i32 } %557, 0, !dbg !49
  %559 = extractvalue { i32, i32, i32, i32 } %557, 1, !dbg !49
  %560 = extractvalue { i32, i32, i32, i32 } %557, 2, !dbg !49
  %561 = extractvalue { i32, i32, i32, i32 } %557, 3, !dbg !49
  %562 = bitcast i32 %558 to float, !dbg !49
  %563 = bitcast i32 %559 to float, !dbg !49
  %564 = bitcast i32 %560 to float, !dbg !49
  %565 = bitcast i32 %561 to float, !dbg !49
  %566 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %539), !dbg !49
  %567 = extractvalue { i32, i32, i32, i32 } %566, 0, !dbg !49
  %568 = extractvalue { i32, i32, i32, i32 } %566, 1, !dbg !49
  %569 = extractvalue { i32, i32, i32, i32 } %566, 2, !dbg !49
  %570 = extractvalue { i32, i32, i32, i32 } %566, 3, !dbg !49
  %571 = bitcast i32 %567 to float, !dbg !49
  %572 = bitcast i32 %568 to float, !dbg !49
  %573 = bitcast i32 %569 to float, !dbg !49
  %574 = bitcast i32 %570 to float, !dbg !49
  %575 = fadd float %449, %534, !dbg !49
  %576 = fadd float %450, %562, !dbg !49
  %577 = fadd float %451, %535, !dbg !49
  %578 = fadd float %452, %563, !dbg !49
  %579 = fadd float %453, %536, !dbg !49
  %580 = fadd float %454, %564, !dbg !49
  %581 = fadd float %455, %537, !dbg !49
  %582 = fadd float %456, %565, !dbg !49
  %583 = fadd float %457, %545, !dbg !49
  %584 = fadd float %458, %571, !dbg !49
  %585 = fadd float %459, %546, !dbg !49
  %586 = fadd float %460, %572, !dbg !49
  %587 = fadd float %461, %547, !dbg !49
  %588 = fadd float %462, %573, !dbg !49
  %589 = fadd float %463, %548, !dbg !49
  %590 = fadd float %464, %574, !dbg !49
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !50
  %591 = shl nuw nsw i32 %522, 4, !dbg !50
  %592 = and i32 %63, 160, !dbg !50
  %593 = and i32 %11, 1, !dbg !50
  %594 = icmp eq i32 %593, 0, !dbg !50
  %595 = select i1 %594, i32 0, i32 4112, !dbg !50
  %596 = and i32 %69, 64, !dbg !50
  %597 = and i32 %11, 8, !dbg !50
  %598 = icmp eq i32 %597, 0, !dbg !50
  %599 = select i1 %598, i32 0, i32 2056, !dbg !50
  %600 = or disjoint i32 %595, %596, !dbg !50
  %601 = or disjoint i32 %600, %599, !dbg !50
  %602 = or disjoint i32 %591, %592, !dbg !50
  %603 = or disjoint i32 %601, %602, !dbg !50
  %604 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %603, !dbg !50
  %605 = insertelement <2 x float> poison, float %575, i64 0, !dbg !50
  %606 = insertelement <2 x float> %605, float %576, i64 1, !dbg !50
  store <2 x float> %606, ptr addrspace(3) %604, align 8, !dbg !50
  %607 = getelementptr inbounds nuw i8, ptr addrspace(3) %604, i32 256, !dbg !50
  %608 = insertelement <2 x float> poison, float %577, i64 0, !dbg !50
  %609 = insertelement <2 x float> %608, float %578, i64 1, !dbg !50
  store <2 x float> %609, ptr addrspace(3) %607, align 8, !dbg !50
  %610 = xor i32 %603, 8, !dbg !50
  %611 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %610, !dbg !50
  %612 = insertelement <2 x float> poison, float %579, i64 0, !dbg !50
  %613 = insertelement <2 x float> %612, float %580, i64 1, !dbg !50
  store <2 x float> %613, ptr addrspace(3) %611, align 8, !dbg !50
  %614 = getelementptr inbounds nuw i8, ptr addrspace(3) %611, i32 256, !dbg !50
  %615 = insertelement <2 x float> poison, float %581, i64 0, !dbg !50
  %616 = insertelement <2 x float> %615, float %582, i64 1, !dbg !50
  store <2 x float> %616, ptr addrspace(3) %614, align 8, !dbg !50
  %617 = xor i32 %603, 16, !dbg !50
  %618 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %617, !dbg !50
  %619 = insertelement <2 x float> poison, float %583, i64 0, !dbg !50
  %620 = insertelement <2 x float> %619, float %584, i64 1, !dbg !50
  store <2 x float> %620, ptr addrspace(3) %618, align 8, !dbg !50
  %621 = getelementptr inbounds nuw i8, ptr addrspace(3) %618, i32 256, !dbg !50
  %622 = insertelement <2 x float> poison, float %585, i64 0, !dbg !50
  %623 = insertelement <2 x float> %622, float %586, i64 1, !dbg !50
  store <2 x float> %623, ptr addrspace(3) %621, align 8, !dbg !50
  %624 = xor i32 %603, 24, !dbg !50
  %625 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %624, !dbg !50
  %626 = insertelement <2 x float> poison, float %587, i64 0, !dbg !50
  %627 = insertelement <2 x float> %626, float %588, i64 1, !dbg !50
  store <2 x float> %627, ptr addrspace(3) %625, align 8, !dbg !50
  %628 = getelementptr inbounds nuw i8, ptr addrspace(3) %625, i32 256, !dbg !50
  %629 = insertelement <2 x float> poison, float %589, i64 0, !dbg !50
  %630 = insertelement <2 x float> %629, float %590, i64 1, !dbg !50
  store <2 x float> %630, ptr addrspace(3) %628, align 8, !dbg !50
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !50
  %631 = shl nuw nsw i32 %11, 2, !dbg !50
  %632 = and i32 %631, 440, !dbg !50
  %633 = shl nuw nsw i32 %593, 6, !dbg !50
  %634 = icmp eq i32 %71, 0, !dbg !50
  %635 = select i1 %634, i32 0, i32 2056, !dbg !50
  %636 = xor i32 %635, %632, !dbg !50
  %637 = or disjoint i32 %636, %633, !dbg !50
  %638 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %637, !dbg !50
  %639 = getelementptr inbounds nuw i8, ptr addrspace(3) %638, i32 512, !dbg !50
  %640 = load <2 x i32>, ptr addrspace(3) %639, align 8, !dbg !50
  %641 = getelementptr inbounds nuw i8, ptr addrspace(3) %638, i32 1024, !dbg !50
  %642 = load <2 x i32>, ptr addrspace(3) %641, align 8, !dbg !50
  %643 = getelementptr inbounds nuw i8, ptr addrspace(3) %638, i32 1536, !dbg !50
  %644 = load <2 x i32>, ptr addrspace(3) %643, align 8, !dbg !50
  %645 = xor i32 %637, 4112, !dbg !50
  %646 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %645, !dbg !50
  %647 = getelementptr inbounds nuw i8, ptr addrspace(3) %646, i32 512, !dbg !50
  %648 = load <2 x i32>, ptr addrspace(3) %647, align 8, !dbg !50
  %649 = getelementptr inbounds nuw i8, ptr addrspace(3) %646, i32 1024, !dbg !50
  %650 = load <2 x i32>, ptr addrspace(3) %649, align 8, !dbg !50
  %651 = getelementptr inbounds nuw i8, ptr addrspace(3) %646, i32 1536, !dbg !50
  %652 = load <2 x i32>, ptr addrspace(3) %651, align 8, !dbg !50
  %.extract = load i32, ptr addrspace(3) %638, align 8, !dbg !50
  %653 = getelementptr inbounds nuw i8, ptr addrspace(3) %638, i32 4, !dbg !50
  %.extract22 = load i32, ptr addrspace(3) %653, align 4, !dbg !50
  %.extract23 = load i32, ptr addrspace(3) %646, align 8, !dbg !50
  %654 = getelementptr inbounds nuw i8, ptr addrspace(3) %646, i32 4, !dbg !50
  %.extract24 = load i32, ptr addrspace(3) %654, align 4, !dbg !50
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %.extract, i32 %.extract22, i32 %.extract23, i32 %.extract24, ptr addrspace(1) %480) #2, !dbg !50
  %.extract25 = extractelement <2 x i32> %640, i64 0, !dbg !50
  %.extract26 = extractelement <2 x i32> %640, i64 1, !dbg !50
  %.extract27 = extractelement <2 x i32> %648, i64 0, !dbg !50
  %.extract28 = extractelement <2 x i32> %648, i64 1, !dbg !50
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %.extract25, i32 %.extract26, i32 %.extract27, i32 %.extract28, ptr addrspace(1) %481) #2, !dbg !50
  %.extract29 = extractelement <2 x i32> %642, i64 0, !dbg !50
  %.extract30 = extractelement <2 x i32> %642, i64 1, !dbg !50
  %.extract31 = extractelement <2 x i32> %650, i64 0, !dbg !50
  %.extract32 = extractelement <2 x i32> %650, i64 1, !dbg !50
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %.extract29, i32 %.extract30, i32 %.extract31, i32 %.extract32, ptr addrspace(1) %482) #2, !dbg !50
  %.extract33 = extractelement <2 x i32> %644, i64 0, !dbg !50
  %.extract34 = extractelement <2 x i32> %644, i64 1, !dbg !50
  %.extract35 = extractelement <2 x i32> %652, i64 0, !dbg !50
  %.extract36 = extractelement <2 x i32> %652, i64 1, !dbg !50
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %.extract33, i32 %.extract34, i32 %.extract35, i32 %.extract36, ptr addrspace(1) %483) #2, !dbg !50
  ret void, !dbg !51
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nounwind
declare void @llvm.nvvm.cp.async.commit.group() #2

; Function Attrs: nounwind
declare void @llvm.nvvm.cp.async.wait.group(i32 immarg) #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.div.full(float, float) #4

; Function Attrs: convergent nocallback nofree nounwind memory(argmem: read)
declare { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) readonly captures(none)) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #6

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.ex2.approx.f32(float) #8

; Function Attrs: convergent nocallback nofree nounwind memory(argmem: read)
declare { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) readonly captures(none)) #5

attributes #0 = { nounwind "nvvm.reqntid"="128" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }
attributes #5 = { convergent nocallback nofree nounwind memory(argmem: read) }
attributes #6 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #8 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "tests/triton/attention.py", directory: "")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
!4 = distinct !DISubprogram(name: "attention_racy", linkageName: "attention_racy", scope: !1, file: !1, line: 46, type: !5, scopeLine: 46, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{null, !7, !7, !7, !9, !10, !11, !11}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !8, size: 64, dwarfAddressSpace: 1)
!8 = !DIBasicType(name: "half", size: 16, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !10, size: 64, dwarfAddressSpace: 1)
!10 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !12, size: 64, dwarfAddressSpace: 1)
!12 = !DIBasicType(name: "unknown_type", encoding: DW_ATE_signed)
!13 = !DILocation(line: 47, column: 13, scope: !4)
!14 = !DILocation(line: 11, column: 31, scope: !15, inlinedAt: !16)
!15 = distinct !DILexicalBlockFile(scope: !4, file: !1, discriminator: 0)
!16 = !DILocation(line: 48, column: 11, scope: !15)
!17 = !DILocation(line: 11, column: 23, scope: !15, inlinedAt: !16)
!18 = !DILocation(line: 12, column: 25, scope: !15, inlinedAt: !16)
!19 = !DILocation(line: 12, column: 17, scope: !15, inlinedAt: !16)
!20 = !DILocation(line: 12, column: 45, scope: !15, inlinedAt: !16)
!21 = !DILocation(line: 12, column: 9, scope: !15, inlinedAt: !16)
!22 = !DILocation(line: 17, column: 29, scope: !15, inlinedAt: !16)
!23 = !DILocation(line: 17, column: 21, scope: !15, inlinedAt: !16)
!24 = !DILocation(line: 17, column: 13, scope: !15, inlinedAt: !16)
!25 = !DILocation(line: 22, column: 21, scope: !15, inlinedAt: !16)
!26 = !DILocation(line: 22, column: 13, scope: !15, inlinedAt: !16)
!27 = !DILocation(line: 16, column: 5, scope: !15, inlinedAt: !16)
!28 = !DILocation(line: 18, column: 18, scope: !15, inlinedAt: !16)
!29 = !DILocation(line: 196, column: 12, scope: !30, inlinedAt: !32)
!30 = distinct !DILexicalBlockFile(scope: !4, file: !31, discriminator: 0)
!31 = !DIFile(filename: "triton/language/standard.py", directory: "")
!32 = !DILocation(line: 216, column: 16, scope: !30, inlinedAt: !33)
!33 = !DILocation(line: 19, column: 38, scope: !15, inlinedAt: !16)
!34 = !DILocation(line: 19, column: 18, scope: !15, inlinedAt: !16)
!35 = !DILocation(line: 20, column: 20, scope: !15, inlinedAt: !16)
!36 = !DILocation(line: 20, column: 13, scope: !15, inlinedAt: !16)
!37 = !DILocation(line: 21, column: 23, scope: !15, inlinedAt: !16)
!38 = !DILocation(line: 21, column: 16, scope: !15, inlinedAt: !16)
!39 = !DILocation(line: 23, column: 18, scope: !15, inlinedAt: !16)
!40 = !DILocation(line: 287, column: 12, scope: !30, inlinedAt: !41)
!41 = !DILocation(line: 314, column: 12, scope: !30, inlinedAt: !42)
!42 = !DILocation(line: 23, column: 34, scope: !15, inlinedAt: !16)
!43 = !DILocation(line: 24, column: 22, scope: !15, inlinedAt: !16)
!44 = !DILocation(line: 24, column: 43, scope: !15, inlinedAt: !16)
!45 = !DILocation(line: 24, column: 15, scope: !15, inlinedAt: !16)
!46 = !DILocation(line: 17, column: 30, scope: !15, inlinedAt: !16)
!47 = !DILocation(line: 26, column: 12, scope: !15, inlinedAt: !16)
!48 = !DILocation(line: 50, column: 11, scope: !4)
!49 = !DILocation(line: 51, column: 19, scope: !4)
!50 = !DILocation(line: 51, column: 5, scope: !4)
!51 = !DILocation(line: 46, column: 1, scope: !4)
