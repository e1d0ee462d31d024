; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-p101:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@global_smem = external addrspace(3) global [0 x i8], align 16

; Function Attrs: nounwind
define ptx_kernel void @attention(ptr addrspace(1) %q_ptr, ptr addrspace(1) %k_ptr, ptr addrspace(1) %v_ptr, ptr addrspace(1) %out_ptr, float %scale, ptr addrspace(1) nofree readnone captures(none) %global_scratch, ptr addrspace(1) nofree readnone captures(none) %profile_scratch) local_unnamed_addr #0 !dbg !4 {
7:
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !13
  %9 = shl i32 %8, 6, !dbg !13
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !14
  %11 = lshr i32 %10, 2, !dbg !14
  %12 = and i32 %11, 31, !dbg !14
  %13 = or disjoint i32 %12, %9, !dbg !17
  %14 = shl i32 %13, 5, !dbg !18
  %15 = sext i32 %14 to i64, !dbg !19
  %16 = getelementptr [2 x i8], ptr addrspace(1) %q_ptr, i64 %15, !dbg !19
  %17 = getelementptr i8, ptr addrspace(1) %16, i64 2048, !dbg !19
  %18 = shl nuw nsw i32 %10, 3, !dbg !20
  %19 = and i32 %18, 24, !dbg !20
  %20 = and i32 %10, 7, !dbg !20
  %21 = zext nneg i32 %19 to i64, !dbg !19
  %22 = getelementptr [2 x i8], ptr addrspace(1) %16, i64 %21, !dbg !19
  %23 = getelementptr [2 x i8], ptr addrspace(1) %17, i64 %21, !dbg !19
  %24 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %22) #2, !dbg !21
  %25 = extractvalue { i32, i32, i32, i32 } %24, 0, !dbg !21
  %26 = extractvalue { i32, i32, i32, i32 } %24, 1, !dbg !21
  %27 = extractvalue { i32, i32, i32, i32 } %24, 2, !dbg !21
  %28 = extractvalue { i32, i32, i32, i32 } %24, 3, !dbg !21
  %29 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %23) #2, !dbg !21
  %30 = extractvalue { i32, i32, i32, i32 } %29, 0, !dbg !21
  %31 = extractvalue { i32, i32, i32, i32 } %29, 1, !dbg !21
  %32 = extractvalue { i32, i32, i32, i32 } %29, 2, !dbg !21
  %33 = extractvalue { i32, i32, i32, i32 } %29, 3, !dbg !21
  %34 = shl nuw nsw i32 %10, 4, !dbg !21
  %35 = and i32 %34, 2032, !dbg !21
  %36 = shl nuw nsw i32 %10, 1, !dbg !21
  %37 = and i32 %36, 48, !dbg !21
  %38 = xor i32 %35, %37, !dbg !21
  %39 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %38, !dbg !21
  %40 = insertelement <4 x i32> poison, i32 %25, i64 0, !dbg !21
  %41 = insertelement <4 x i32> %40, i32 %26, i64 1, !dbg !21
  %42 = insertelement <4 x i32> %41, i32 %27, i64 2, !dbg !21
  %43 = insertelement <4 x i32> %42, i32 %28, i64 3, !dbg !21
  store <4 x i32> %43, ptr addrspace(3) %39, align 16, !dbg !21
  %44 = getelementptr inbounds nuw i8, ptr addrspace(3) %39, i32 2048, !dbg !21
  %45 = insertelement <4 x i32> poison, i32 %30, i64 0, !dbg !21
  %46 = insertelement <4 x i32> %45, i32 %31, i64 1, !dbg !21
  %47 = insertelement <4 x i32> %46, i32 %32, i64 2, !dbg !21
  %48 = insertelement <4 x i32> %47, i32 %33, i64 3, !dbg !21
  store <4 x i32> %48, ptr addrspace(3) %44, align 16, !dbg !21
  %49 = shl nuw nsw i32 %12, 5, !dbg !22
  %50 = zext nneg i32 %49 to i64, !dbg !23
  %51 = getelementptr [2 x i8], ptr addrspace(1) %k_ptr, i64 %50, !dbg !23
  %52 = getelementptr [2 x i8], ptr addrspace(1) %51, i64 %21, !dbg !23
  %53 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %38, !dbg !24
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %53, ptr addrspace(1) %52, i32 16) #2, !dbg !24
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !24
  %54 = getelementptr [2 x i8], ptr addrspace(1) %v_ptr, i64 %50, !dbg !25
  %55 = getelementptr [2 x i8], ptr addrspace(1) %54, i64 %21, !dbg !25
  %56 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 6144), i32 %38, !dbg !26
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %56, ptr addrspace(1) %55, i32 16) #2, !dbg !26
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !26
  %invariant.gep = getelementptr [2 x i8], ptr addrspace(1) %k_ptr, i64 %21, !dbg !27
  %invariant.gep38 = getelementptr [2 x i8], ptr addrspace(1) %v_ptr, i64 %21, !dbg !27
  %57 = shl nuw nsw i32 %20, 6
  %58 = and i32 %18, 48
  %59 = or disjoint i32 %57, %58
  %60 = xor i32 %59, %37
  %invariant.gep40 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %60, !dbg !27
  %61 = shl nuw nsw i32 %10, 6
  %62 = and i32 %61, 960
  %63 = shl nuw nsw i32 %10, 5
  %64 = and i32 %63, 3072
  %65 = and i32 %10, 16
  %66 = or disjoint i32 %62, %64
  %67 = xor i32 %58, %65
  %68 = or disjoint i32 %66, %67
  %69 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %68
  %70 = xor i32 %68, 32
  %71 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %70
  %72 = and i32 %61, 1984
  %73 = or disjoint i32 %72, %58
  %74 = xor i32 %73, 16
  %75 = xor i32 %73, 32
  %76 = xor i32 %73, 48
  %77 = zext nneg i32 %12 to i64, !dbg !27
  %78 = getelementptr inbounds nuw i8, ptr addrspace(3) %invariant.gep40, i32 512
  %79 = getelementptr inbounds nuw i8, ptr addrspace(3) %invariant.gep40, i32 1024
  %80 = getelementptr inbounds nuw i8, ptr addrspace(3) %invariant.gep40, i32 1536
  %81 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 6144), i32 %73
  %82 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 6144), i32 %74
  %83 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 6144), i32 %75
  %84 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 6144), i32 %76
  br label %85, !dbg !27

85:                                               ; preds = %7, %85
  %indvars.iv = phi i64 [ 0, %7 ], [ %indvars.iv.next, %85 ]
  %86 = phi float [ 0.000000e+00, %7 ], [ %410, %85 ]
  %87 = phi float [ 0.000000e+00, %7 ], [ %411, %85 ]
  %88 = phi float [ 0.000000e+00, %7 ], [ %412, %85 ]
  %89 = phi float [ 0.000000e+00, %7 ], [ %413, %85 ]
  %90 = phi float [ 0.000000e+00, %7 ], [ %415, %85 ]
  %91 = phi float [ 0.000000e+00, %7 ], [ %416, %85 ]
  %92 = phi float [ 0.000000e+00, %7 ], [ %417, %85 ]
  %93 = phi float [ 0.000000e+00, %7 ], [ %418, %85 ]
  %94 = phi float [ 0.000000e+00, %7 ], [ %420, %85 ]
  %95 = phi float [ 0.000000e+00, %7 ], [ %421, %85 ]
  %96 = phi float [ 0.000000e+00, %7 ], [ %422, %85 ]
  %97 = phi float [ 0.000000e+00, %7 ], [ %423, %85 ]
  %98 = phi float [ 0.000000e+00, %7 ], [ %425, %85 ]
  %99 = phi float [ 0.000000e+00, %7 ], [ %426, %85 ]
  %100 = phi float [ 0.000000e+00, %7 ], [ %427, %85 ]
  %101 = phi float [ 0.000000e+00, %7 ], [ %428, %85 ]
  %102 = phi float [ 0.000000e+00, %7 ], [ %331, %85 ]
  %103 = phi float [ 0.000000e+00, %7 ], [ %332, %85 ]
  %104 = phi float [ -inf, %7 ], [ %223, %85 ]
  %105 = phi float [ -inf, %7 ], [ %224, %85 ]
  %106 = icmp samesign ult i64 %indvars.iv, 96, !dbg !27
  tail call void @llvm.nvvm.cp.async.wait.group(i32 0), !dbg !24
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !24
  %107 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %invariant.gep40), !dbg !28
  %108 = extractvalue { i32, i32, i32, i32 } %107, 0, !dbg !28
  %109 = extractvalue { i32, i32, i32, i32 } %107, 1, !dbg !28
  %110 = extractvalue { i32, i32, i32, i32 } %107, 2, !dbg !28
  %111 = extractvalue { i32, i32, i32, i32 } %107, 3, !dbg !28
  %112 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) nonnull %78), !dbg !28
  %113 = extractvalue { i32, i32, i32, i32 } %112, 0, !dbg !28
  %114 = extractvalue { i32, i32, i32, i32 } %112, 1, !dbg !28
  %115 = extractvalue { i32, i32, i32, i32 } %112, 2, !dbg !28
  %116 = extractvalue { i32, i32, i32, i32 } %112, 3, !dbg !28
  %117 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) nonnull %79), !dbg !28
  %118 = extractvalue { i32, i32, i32, i32 } %117, 0, !dbg !28
  %119 = extractvalue { i32, i32, i32, i32 } %117, 1, !dbg !28
  %120 = extractvalue { i32, i32, i32, i32 } %117, 2, !dbg !28
  %121 = extractvalue { i32, i32, i32, i32 } %117, 3, !dbg !28
  %122 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) nonnull %80), !dbg !28
  %123 = extractvalue { i32, i32, i32, i32 } %122, 0, !dbg !28
  %124 = extractvalue { i32, i32, i32, i32 } %122, 1, !dbg !28
  %125 = extractvalue { i32, i32, i32, i32 } %122, 2, !dbg !28
  %126 = extractvalue { i32, i32, i32, i32 } %122, 3, !dbg !28
  %127 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %69), !dbg !21
  %128 = extractvalue { i32, i32, i32, i32 } %127, 0, !dbg !21
  %129 = extractvalue { i32, i32, i32, i32 } %127, 1, !dbg !21
  %130 = extractvalue { i32, i32, i32, i32 } %127, 2, !dbg !21
  %131 = extractvalue { i32, i32, i32, i32 } %127, 3, !dbg !21
  %132 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %71), !dbg !21
  %133 = extractvalue { i32, i32, i32, i32 } %132, 0, !dbg !21
  %134 = extractvalue { i32, i32, i32, i32 } %132, 1, !dbg !21
  %135 = extractvalue { i32, i32, i32, i32 } %132, 2, !dbg !21
  %136 = extractvalue { i32, i32, i32, i32 } %132, 3, !dbg !21
  %137 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, i32 %128, i32 %129, i32 %130, i32 %131, i32 %108, i32 %109) #2, !dbg !28
  %138 = extractvalue { float, float, float, float } %137, 0, !dbg !28
  %139 = extractvalue { float, float, float, float } %137, 1, !dbg !28
  %140 = extractvalue { float, float, float, float } %137, 2, !dbg !28
  %141 = extractvalue { float, float, float, float } %137, 3, !dbg !28
  %142 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, i32 %128, i32 %129, i32 %130, i32 %131, i32 %113, i32 %114) #2, !dbg !28
  %143 = extractvalue { float, float, float, float } %142, 0, !dbg !28
  %144 = extractvalue { float, float, float, float } %142, 1, !dbg !28
  %145 = extractvalue { float, float, float, float } %142, 2, !dbg !28
  %146 = extractvalue { float, float, float, float } %142, 3, !dbg !28
  %147 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, i32 %128, i32 %129, i32 %130, i32 %131, i32 %118, i32 %119) #2, !dbg !28
  %148 = extractvalue { float, float, float, float } %147, 0, !dbg !28
  %149 = extractvalue { float, float, float, float } %147, 1, !dbg !28
  %150 = extractvalue { float, float, float, float } %147, 2, !dbg !28
  %151 = extractvalue { float, float, float, float } %147, 3, !dbg !28
  %152 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, i32 %128, i32 %129, i32 %130, i32 %131, i32 %123, i32 %124) #2, !dbg !28
  %153 = extractvalue { float, float, float, float } %152, 0, !dbg !28
  %154 = extractvalue { float, float, float, float } %152, 1, !dbg !28
  %155 = extractvalue { float, float, float, float } %152, 2, !dbg !28
  %156 = extractvalue { float, float, float, float } %152, 3, !dbg !28
  %157 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %138, float %139, float %140, float %141, i32 %133, i32 %134, i32 %135, i32 %136, i32 %110, i32 %111) #2, !dbg !28
  %158 = extractvalue { float, float, float, float } %157, 0, !dbg !28
  %159 = extractvalue { float, float, float, float } %157, 1, !dbg !28
  %160 = extractvalue { float, float, float, float } %157, 2, !dbg !28
  %161 = extractvalue { float, float, float, float } %157, 3, !dbg !28
  %162 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %143, float %144, float %145, float %146, i32 %133, i32 %134, i32 %135, i32 %136, i32 %115, i32 %116) #2, !dbg !28
  %163 = extractvalue { float, float, float, float } %162, 0, !dbg !28
  %164 = extractvalue { float, float, float, float } %162, 1, !dbg !28
  %165 = extractvalue { float, float, float, float } %162, 2, !dbg !28
  %166 = extractvalue { float, float, float, float } %162, 3, !dbg !28
  %167 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %148, float %149, float %150, float %151, i32 %133, i32 %134, i32 %135, i32 %136, i32 %120, i32 %121) #2, !dbg !28
  %168 = extractvalue { float, float, float, float } %167, 0, !dbg !28
  %169 = extractvalue { float, float, float, float } %167, 1, !dbg !28
  %170 = extractvalue { float, float, float, float } %167, 2, !dbg !28
  %171 = extractvalue { float, float, float, float } %167, 3, !dbg !28
  %172 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %153, float %154, float %155, float %156, i32 %133, i32 %134, i32 %135, i32 %136, i32 %125, i32 %126) #2, !dbg !28
  %173 = extractvalue { float, float, float, float } %172, 0, !dbg !28
  %174 = extractvalue { float, float, float, float } %172, 1, !dbg !28
  %175 = extractvalue { float, float, float, float } %172, 2, !dbg !28
  %176 = extractvalue { float, float, float, float } %172, 3, !dbg !28
  %177 = fmul float %scale, %158, !dbg !28
  %178 = fmul float %scale, %159, !dbg !28
  %179 = fmul float %scale, %160, !dbg !28
  %180 = fmul float %scale, %161, !dbg !28
  %181 = fmul float %scale, %163, !dbg !28
  %182 = fmul float %scale, %164, !dbg !28
  %183 = fmul float %scale, %165, !dbg !28
  %184 = fmul float %scale, %166, !dbg !28
  %185 = fmul float %scale, %168, !dbg !28
  %186 = fmul float %scale, %169, !dbg !28
  %187 = fmul float %scale, %170, !dbg !28
  %188 = fmul float %scale, %171, !dbg !28
  %189 = fmul float %scale, %173, !dbg !28
  %190 = fmul float %scale, %174, !dbg !28
  %191 = fmul float %scale, %175, !dbg !28
  %192 = fmul float %scale, %176, !dbg !28
  %193 = tail call float @llvm.maxnum.f32(float %177, float %178), !dbg !29
  %194 = tail call float @llvm.maxnum.f32(float %181, float %182), !dbg !29
  %195 = tail call float @llvm.maxnum.f32(float %185, float %186), !dbg !29
  %196 = tail call float @llvm.maxnum.f32(float %189, float %190), !dbg !29
  %197 = tail call float @llvm.maxnum.f32(float %193, float %194), !dbg !29
  %198 = tail call float @llvm.maxnum.f32(float %195, float %196), !dbg !29
  %199 = tail call float @llvm.maxnum.f32(float %197, float %198), !dbg !29
  %200 = tail call float @llvm.maxnum.f32(float %179, float %180), !dbg !29
  %201 = tail call float @llvm.maxnum.f32(float %183, float %184), !dbg !29
  %202 = tail call float @llvm.maxnum.f32(float %187, float %188), !dbg !29
  %203 = tail call float @llvm.maxnum.f32(float %191, float %192), !dbg !29
  %204 = tail call float @llvm.maxnum.f32(float %200, float %201), !dbg !29
  %205 = tail call float @llvm.maxnum.f32(float %202, float %203), !dbg !29
  %206 = tail call float @llvm.maxnum.f32(float %204, float %205), !dbg !29
  %207 = bitcast float %199 to i32, !dbg !32
  %208 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %207, i32 2, i32 31), !dbg !32
  %209 = bitcast i32 %208 to float, !dbg !32
  %210 = tail call float @llvm.maxnum.f32(float %199, float %209), !dbg !29
  %211 = bitcast float %210 to i32, !dbg !32
  %212 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %211, i32 1, i32 31), !dbg !32
  %213 = bitcast i32 %212 to float, !dbg !32
  %214 = tail call float @llvm.maxnum.f32(float %210, float %213), !dbg !29
  %215 = bitcast float %206 to i32, !dbg !32
  %216 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %215, i32 2, i32 31), !dbg !32
  %217 = bitcast i32 %216 to float, !dbg !32
  %218 = tail call float @llvm.maxnum.f32(float %206, float %217), !dbg !29
  %219 = bitcast float %218 to i32, !dbg !32
  %220 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %219, i32 1, i32 31), !dbg !32
  %221 = bitcast i32 %220 to float, !dbg !32
  %222 = tail call float @llvm.maxnum.f32(float %218, float %221), !dbg !29
  %223 = tail call float @llvm.maxnum.f32(float %104, float %214), !dbg !34
  %224 = tail call float @llvm.maxnum.f32(float %105, float %222), !dbg !34
  %225 = fsub float %177, %223, !dbg !35
  %226 = fsub float %178, %223, !dbg !35
  %227 = fsub float %179, %224, !dbg !35
  %228 = fsub float %180, %224, !dbg !35
  %229 = fsub float %181, %223, !dbg !35
  %230 = fsub float %182, %223, !dbg !35
  %231 = fsub float %183, %224, !dbg !35
  %232 = fsub float %184, %224, !dbg !35
  %233 = fsub float %185, %223, !dbg !35
  %234 = fsub float %186, %223, !dbg !35
  %235 = fsub float %187, %224, !dbg !35
  %236 = fsub float %188, %224, !dbg !35
  %237 = fsub float %189, %223, !dbg !35
  %238 = fsub float %190, %223, !dbg !35
  %239 = fsub float %191, %224, !dbg !35
  %240 = fsub float %192, %224, !dbg !35
  %241 = fmul float %225, f0x3FB8AA3B, !dbg !36
  %242 = tail call float @llvm.nvvm.ex2.approx.f32(float %241), !dbg !36
  %243 = fmul float %226, f0x3FB8AA3B, !dbg !36
  %244 = tail call float @llvm.nvvm.ex2.approx.f32(float %243), !dbg !36
  %245 = fmul float %227, f0x3FB8AA3B, !dbg !36
  %246 = tail call float @llvm.nvvm.ex2.approx.f32(float %245), !dbg !36
  %247 = fmul float %228, f0x3FB8AA3B, !dbg !36
  %248 = tail call float @llvm.nvvm.ex2.approx.f32(float %247), !dbg !36
  %249 = fmul float %229, f0x3FB8AA3B, !dbg !36
  %250 = tail call float @llvm.nvvm.ex2.approx.f32(float %249), !dbg !36
  %251 = fmul float %230, f0x3FB8AA3B, !dbg !36
  %252 = tail call float @llvm.nvvm.ex2.approx.f32(float %251), !dbg !36
  %253 = fmul float %231, f0x3FB8AA3B, !dbg !36
  %254 = tail call float @llvm.nvvm.ex2.approx.f32(float %253), !dbg !36
  %255 = fmul float %232, f0x3FB8AA3B, !dbg !36
  %256 = tail call float @llvm.nvvm.ex2.approx.f32(float %255), !dbg !36
  %257 = fmul float %233, f0x3FB8AA3B, !dbg !36
  %258 = tail call float @llvm.nvvm.ex2.approx.f32(float %257), !dbg !36
  %259 = fmul float %234, f0x3FB8AA3B, !dbg !36
  %260 = tail call float @llvm.nvvm.ex2.approx.f32(float %259), !dbg !36
  %261 = fmul float %235, f0x3FB8AA3B, !dbg !36
  %262 = tail call float @llvm.nvvm.ex2.approx.f32(float %261), !dbg !36
  %263 = fmul float %236, f0x3FB8AA3B, !dbg !36
  %264 = tail call float @llvm.nvvm.ex2.approx.f32(float %263), !dbg !36
  %265 = fmul float %237, f0x3FB8AA3B, !dbg !36
  %266 = tail call float @llvm.nvvm.ex2.approx.f32(float %265), !dbg !36
  %267 = fmul float %238, f0x3FB8AA3B, !dbg !36
  %268 = tail call float @llvm.nvvm.ex2.approx.f32(float %267), !dbg !36
  %269 = fmul float %239, f0x3FB8AA3B, !dbg !36
  %270 = tail call float @llvm.nvvm.ex2.approx.f32(float %269), !dbg !36
  %271 = fmul float %240, f0x3FB8AA3B, !dbg !36
  %272 = tail call float @llvm.nvvm.ex2.approx.f32(float %271), !dbg !36
  %273 = fsub float %104, %223, !dbg !37
  %274 = fsub float %105, %224, !dbg !37
  %275 = fmul float %273, f0x3FB8AA3B, !dbg !38
  %276 = tail call float @llvm.nvvm.ex2.approx.f32(float %275), !dbg !38
  %277 = fmul float %274, f0x3FB8AA3B, !dbg !38
  %278 = tail call float @llvm.nvvm.ex2.approx.f32(float %277), !dbg !38
  %279 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) %81), !dbg !26
  %280 = extractvalue { i32, i32, i32, i32 } %279, 0, !dbg !26
  %281 = extractvalue { i32, i32, i32, i32 } %279, 1, !dbg !26
  %282 = extractvalue { i32, i32, i32, i32 } %279, 2, !dbg !26
  %283 = extractvalue { i32, i32, i32, i32 } %279, 3, !dbg !26
  %284 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) %82), !dbg !26
  %285 = extractvalue { i32, i32, i32, i32 } %284, 0, !dbg !26
  %286 = extractvalue { i32, i32, i32, i32 } %284, 1, !dbg !26
  %287 = extractvalue { i32, i32, i32, i32 } %284, 2, !dbg !26
  %288 = extractvalue { i32, i32, i32, i32 } %284, 3, !dbg !26
  %289 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) %83), !dbg !26
  %290 = extractvalue { i32, i32, i32, i32 } %289, 0, !dbg !26
  %291 = extractvalue { i32, i32, i32, i32 } %289, 1, !dbg !26
  %292 = extractvalue { i32, i32, i32, i32 } %289, 2, !dbg !26
  %293 = extractvalue { i32, i32, i32, i32 } %289, 3, !dbg !26
  %294 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) %84), !dbg !26
  %295 = extractvalue { i32, i32, i32, i32 } %294, 0, !dbg !26
  %296 = extractvalue { i32, i32, i32, i32 } %294, 1, !dbg !26
  %297 = extractvalue { i32, i32, i32, i32 } %294, 2, !dbg !26
  %298 = extractvalue { i32, i32, i32, i32 } %294, 3, !dbg !26
  %299 = fmul float %102, %276, !dbg !39
  %300 = fmul float %103, %278, !dbg !39
  %301 = fadd float %242, %244, !dbg !40
  %302 = fadd float %250, %252, !dbg !40
  %303 = fadd float %258, %260, !dbg !40
  %304 = fadd float %266, %268, !dbg !40
  %305 = fadd float %301, %302, !dbg !40
  %306 = fadd float %303, %304, !dbg !40
  %307 = fadd float %305, %306, !dbg !40
  %308 = fadd float %246, %248, !dbg !40
  %309 = fadd float %254, %256, !dbg !40
  %310 = fadd float %262, %264, !dbg !40
  %311 = fadd float %270, %272, !dbg !40
  %312 = fadd float %308, %309, !dbg !40
  %313 = fadd float %310, %311, !dbg !40
  %314 = fadd float %312, %313, !dbg !40
  %315 = bitcast float %307 to i32, !dbg !41
  %316 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %315, i32 2, i32 31), !dbg !41
  %317 = bitcast i32 %316 to float, !dbg !41
  %318 = fadd float %307, %317, !dbg !40
  %319 = bitcast float %318 to i32, !dbg !41
  %320 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %319, i32 1, i32 31), !dbg !41
  %321 = bitcast i32 %320 to float, !dbg !41
  %322 = fadd float %318, %321, !dbg !40
  %323 = bitcast float %314 to i32, !dbg !41
  %324 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %323, i32 2, i32 31), !dbg !41
  %325 = bitcast i32 %324 to float, !dbg !41
  %326 = fadd float %314, %325, !dbg !40
  %327 = bitcast float %326 to i32, !dbg !41
  %328 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %327, i32 1, i32 31), !dbg !41
  %329 = bitcast i32 %328 to float, !dbg !41
  %330 = fadd float %326, %329, !dbg !40
  %331 = fadd float %299, %322, !dbg !39
  %332 = fadd float %300, %330, !dbg !39
  %333 = fptrunc float %242 to half, !dbg !43
  %334 = fptrunc float %244 to half, !dbg !43
  %335 = fptrunc float %246 to half, !dbg !43
  %336 = fptrunc float %248 to half, !dbg !43
  %337 = fptrunc float %250 to half, !dbg !43
  %338 = fptrunc float %252 to half, !dbg !43
  %339 = fptrunc float %254 to half, !dbg !43
  %340 = fptrunc float %256 to half, !dbg !43
  %341 = fptrunc float %258 to half, !dbg !43
  %342 = fptrunc float %260 to half, !dbg !43
  %343 = fptrunc float %262 to half, !dbg !43
  %344 = fptrunc float %264 to half, !dbg !43
  %345 = fptrunc float %266 to half, !dbg !43
  %346 = fptrunc float %268 to half, !dbg !43
  %347 = fptrunc float %270 to half, !dbg !43
  %348 = fptrunc float %272 to half, !dbg !43
  %349 = fmul float %86, %276, !dbg !44
  %350 = fmul float %87, %276, !dbg !44
  %351 = fmul float %88, %278, !dbg !44
  %352 = fmul float %89, %278, !dbg !44
  %353 = fmul float %90, %276, !dbg !44
  %354 = fmul float %91, %276, !dbg !44
  %355 = fmul float %92, %278, !dbg !44
  %356 = fmul float %93, %278, !dbg !44
  %357 = fmul float %94, %276, !dbg !44
  %358 = fmul float %95, %276, !dbg !44
  %359 = fmul float %96, %278, !dbg !44
  %360 = fmul float %97, %278, !dbg !44
  %361 = fmul float %98, %276, !dbg !44
  %362 = fmul float %99, %276, !dbg !44
  %363 = fmul float %100, %278, !dbg !44
  %364 = fmul float %101, %278, !dbg !44
  %365 = insertelement <2 x half> poison, half %333, i64 0, !dbg !45
  %366 = insertelement <2 x half> %365, half %334, i64 1, !dbg !45
  %367 = bitcast <2 x half> %366 to i32, !dbg !45
  %368 = insertelement <2 x half> poison, half %335, i64 0, !dbg !45
  %369 = insertelement <2 x half> %368, half %336, i64 1, !dbg !45
  %370 = bitcast <2 x half> %369 to i32, !dbg !45
  %371 = insertelement <2 x half> poison, half %337, i64 0, !dbg !45
  %372 = insertelement <2 x half> %371, half %338, i64 1, !dbg !45
  %373 = bitcast <2 x half> %372 to i32, !dbg !45
  %374 = insertelement <2 x half> poison, half %339, i64 0, !dbg !45
  %375 = insertelement <2 x half> %374, half %340, i64 1, !dbg !45
  %376 = bitcast <2 x half> %375 to i32, !dbg !45
  %377 = insertelement <2 x half> poison, half %341, i64 0, !dbg !45
  %378 = insertelement <2 x half> %377, half %342, i64 1, !dbg !45
  %379 = bitcast <2 x half> %378 to i32, !dbg !45
  %380 = insertelement <2 x half> poison, half %343, i64 0, !dbg !45
  %381 = insertelement <2 x half> %380, half %344, i64 1, !dbg !45
  %382 = bitcast <2 x half> %381 to i32, !dbg !45
  %383 = insertelement <2 x half> poison, half %345, i64 0, !dbg !45
  %384 = insertelement <2 x half> %383, half %346, i64 1, !dbg !45
  %385 = bitcast <2 x half> %384 to i32, !dbg !45
  %386 = insertelement <2 x half> poison, half %347, i64 0, !dbg !45
  %387 = insertelement <2 x half> %386, half %348, i64 1, !dbg !45
  %388 = bitcast <2 x half> %387 to i32, !dbg !45
  %389 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %349, float %350, float %351, float %352, i32 %367, i32 %370, i32 %373, i32 %376, i32 %280, i32 %281) #2, !dbg !45
  %390 = extractvalue { float, float, float, float } %389, 0, !dbg !45
  %391 = extractvalue { float, float, float, float } %389, 1, !dbg !45
  %392 = extractvalue { float, float, float, float } %389, 2, !dbg !45
  %393 = extractvalue { float, float, float, float } %389, 3, !dbg !45
  %394 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %353, float %354, float %355, float %356, i32 %367, i32 %370, i32 %373, i32 %376, i32 %285, i32 %286) #2, !dbg !45
  %395 = extractvalue { float, float, float, float } %394, 0, !dbg !45
  %396 = extractvalue { float, float, float, float } %394, 1, !dbg !45
  %397 = extractvalue { float, float, float, float } %394, 2, !dbg !45
  %398 = extractvalue { float, float, float, float } %394, 3, !dbg !45
  %399 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %357, float %358, float %359, float %360, i32 %367, i32 %370, i32 %373, i32 %376, i32 %290, i32 %291) #2, !dbg !45
  %400 = extractvalue { float, float, float, float } %399, 0, !dbg !45
  %401 = extractvalue { float, float, float, float } %399, 1, !dbg !45
  %402 = extractvalue { float, float, float, float } %399, 2, !dbg !45
  %403 = extractvalue { float, float, float, float } %399, 3, !dbg !45
  %404 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %361, float %362, float %363, float %364, i32 %367, i32 %370, i32 %373, i32 %376, i32 %295, i32 %296) #2, !dbg !45
  %405 = extractvalue { float, float, float, float } %404, 0, !dbg !45
  %406 = extractvalue { float, float, float, float } %404, 1, !dbg !45
  %407 = extractvalue { float, float, float, float } %404, 2, !dbg !45
  %408 = extractvalue { float, float, float, float } %404, 3, !dbg !45
  %409 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %390, float %391, float %392, float %393, i32 %379, i32 %382, i32 %385, i32 %388, i32 %282, i32 %283) #2, !dbg !45
  %410 = extractvalue { float, float, float, float } %409, 0, !dbg !45
  %411 = extractvalue { float, float, float, float } %409, 1, !dbg !45
  %412 = extractvalue { float, float, float, float } %409, 2, !dbg !45
  %413 = extractvalue { float, float, float, float } %409, 3, !dbg !45
  %414 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %395, float %396, float %397, float %398, i32 %379, i32 %382, i32 %385, i32 %388, i32 %287, i32 %288) #2, !dbg !45
  %415 = extractvalue { float, float, float, float } %414, 0, !dbg !45
  %416 = extractvalue { float, float, float, float } %414, 1, !dbg !45
  %417 = extractvalue { float, float, float, float } %414, 2, !dbg !45
  %418 = extractvalue { float, float, float, float } %414, 3, !dbg !45
  %419 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %400, float %401, float %402, float %403, i32 %379, i32 %382, i32 %385, i32 %388, i32 %292, i32 %293) #2, !dbg !45
  %420 = extractvalue { float, float, float, float } %419, 0, !dbg !45
  %421 = extractvalue { float, float, float, float } %419, 1, !dbg !45
  %422 = extractvalue { float, float, float, float } %419, 2, !dbg !45
  %423 = extractvalue { float, float, float, float } %419, 3, !dbg !45
  %424 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %405, float %406, float %407, float %408, i32 %379, i32 %382, i32 %385, i32 %388, i32 %297, i32 %298) #2, !dbg !45
  %425 = extractvalue { float, float, float, float } %424, 0, !dbg !45
  %426 = extractvalue { float, float, float, float } %424, 1, !dbg !45
  %427 = extractvalue { float, float, float, float } %424, 2, !dbg !45
  %428 = extractvalue { float, float, float, float } %424, 3, !dbg !45
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 32, !dbg !27
  %429 = or disjoint i64 %indvars.iv.next, %77, !dbg !46
  %430 = shl nuw nsw i64 %429, 5, !dbg !22
  %gep = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep, i64 %430, !dbg !23
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !24
  %431 = select i1 %106, i32 16, i32 0, !dbg !24
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %53, ptr addrspace(1) %gep, i32 %431) #2, !dbg !24
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !24
  %gep39 = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep38, i64 %430, !dbg !25
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %56, ptr addrspace(1) %gep39, i32 %431) #2, !dbg !26
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !26
  br i1 %106, label %85, label %432, !dbg !27

432:                                              ; preds = %85
  %433 = shl nuw nsw i32 %20, 2, !dbg !20
  %434 = lshr i32 %10, 3, !dbg !14
  %435 = and i32 %434, 15, !dbg !14
  %436 = or disjoint i32 %435, %9, !dbg !17
  %437 = shl i32 %436, 5, !dbg !18
  tail call void @llvm.nvvm.cp.async.wait.group(i32 0), !dbg !27
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !27
  %438 = tail call float @llvm.nvvm.div.full(float %410, float %331), !dbg !47
  %439 = tail call float @llvm.nvvm.div.full(float %411, float %331), !dbg !47
  %440 = tail call float @llvm.nvvm.div.full(float %412, float %332), !dbg !47
  %441 = tail call float @llvm.nvvm.div.full(float %413, float %332), !dbg !47
  %442 = tail call float @llvm.nvvm.div.full(float %415, float %331), !dbg !47
  %443 = tail call float @llvm.nvvm.div.full(float %416, float %331), !dbg !47
  %444 = tail call float @llvm.nvvm.div.full(float %417, float %332), !dbg !47
  %445 = tail call float @llvm.nvvm.div.full(float %418, float %332), !dbg !47
  %446 = tail call float @llvm.nvvm.div.full(float %420, float %331), !dbg !47
  %447 = tail call float @llvm.nvvm.div.full(float %421, float %331), !dbg !47
  %448 = tail call float @llvm.nvvm.div.full(float %422, float %332), !dbg !47
  %449 = tail call float @llvm.nvvm.div.full(float %423, float %332), !dbg !47
  %450 = tail call float @llvm.nvvm.div.full(float %425, float %331), !dbg !47
  %451 = tail call float @llvm.nvvm.div.full(float %426, float %331), !dbg !47
  %452 = tail call float @llvm.nvvm.div.full(float %427, float %332), !dbg !47
  %453 = tail call float @llvm.nvvm.div.full(float %428, float %332), !dbg !47
  %454 = sext i32 %437 to i64, !dbg !48
  %455 = getelementptr [4 x i8], ptr addrspace(1) %out_ptr, i64 %454, !dbg !48
  %456 = getelementptr i8, ptr addrspace(1) %455, i64 2048, !dbg !48
  %457 = getelementptr i8, ptr addrspace(1) %455, i64 4096, !dbg !48
  %458 = getelementptr i8, ptr addrspace(1) %455, i64 6144, !dbg !48
  %459 = zext nneg i32 %433 to i64, !dbg !48
  %460 = getelementptr [4 x i8], ptr addrspace(1) %455, i64 %459, !dbg !48
  %461 = getelementptr [4 x i8], ptr addrspace(1) %456, i64 %459, !dbg !48
  %462 = getelementptr [4 x i8], ptr addrspace(1) %457, i64 %459, !dbg !48
  %463 = getelementptr [4 x i8], ptr addrspace(1) %458, i64 %459, !dbg !48
  %464 = and i32 %34, 1536, !dbg !49
  %465 = and i32 %18, 160, !dbg !49
  %466 = and i32 %10, 1, !dbg !49
  %467 = icmp eq i32 %466, 0, !dbg !49
  %468 = select i1 %467, i32 0, i32 4112, !dbg !49
  %469 = and i32 %63, 64, !dbg !49
  %470 = and i32 %10, 8, !dbg !49
  %471 = icmp eq i32 %470, 0, !dbg !49
  %472 = select i1 %471, i32 0, i32 2056, !dbg !49
  %473 = or disjoint i32 %464, %465, !dbg !49
  %474 = or disjoint i32 %473, %469, !dbg !49
  %475 = or disjoint i32 %474, %468, !dbg !49
  %476 = or disjoint i32 %475, %472, !dbg !49
  %477 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %476, !dbg !49
  %478 = insertelement <2 x float> poison, float %438, i64 0, !dbg !49
  %479 = insertelement <2 x float> %478, float %439, i64 1, !dbg !49
  store <2 x float> %479, ptr addrspace(3) %477, align 8, !dbg !49
  %480 = getelementptr inbounds nuw i8, ptr addrspace(3) %477, i32 256, !dbg !49
  %481 = insertelement <2 x float> poison, float %440, i64 0, !dbg !49
  %482 = insertelement <2 x float> %481, float %441, i64 1, !dbg !49
  store <2 x float> %482, ptr addrspace(3) %480, align 8, !dbg !49
  %483 = xor i32 %476, 8, !dbg !49
  %484 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %483, !dbg !49
  %485 = insertelement <2 x float> poison, float %442, i64 0, !dbg !49
  %486 = insertelement <2 x float> %485, float %443, i64 1, !dbg !49
  store <2 x float> %486, ptr addrspace(3) %484, align 8, !dbg !49
  %487 = getelementptr inbounds nuw i8, ptr addrspace(3) %484, i32 256, !dbg !49
  %488 = insertelement <2 x float> poison, float %444, i64 0, !dbg !49
  %489 = insertelement <2 x float> %488, float %445, i64 1, !dbg !49
  store <2 x float> %489, ptr addrspace(3) %487, align 8, !dbg !49
  %490 = xor i32 %476, 16, !dbg !49
  %491 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %490, !dbg !49
  %492 = insertelement <2 x float> poison, float %446, i64 0, !dbg !49
  %493 = insertelement <2 x float> %492, float %447, i64 1, !dbg !49
  store <2 x float> %493, ptr addrspace(3) %491, align 8, !dbg !49
  %494 = getelementptr inbounds nuw i8, ptr addrspace(3) %491, i32 256, !dbg !49
  %495 = insertelement <2 x float> poison, float %448, i64 0, !dbg !49
  %496 = insertelement <2 x float> %495, float %449, i64 1, !dbg !49
  store <2 x float> %496, ptr addrspace(3) %494, align 8, !dbg !49
  %497 = xor i32 %476, 24, !dbg !49
  %498 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %497, !dbg !49
  %499 = insertelement <2 x float> poison, float %450, i64 0, !dbg !49
  %500 = insertelement <2 x float> %499, float %451, i64 1, !dbg !49
  store <2 x float> %500, ptr addrspace(3) %498, align 8, !dbg !49
  %501 = getelementptr inbounds nuw i8, ptr addrspace(3) %498, i32 256, !dbg !49
  %502 = insertelement <2 x float> poison, float %452, i64 0, !dbg !49
  %503 = insertelement <2 x float> %502, float %453, i64 1, !dbg !49
  store <2 x float> %503, ptr addrspace(3) %501, align 8, !dbg !49
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !49
  %504 = shl nuw nsw i32 %10, 2, !dbg !49
  %505 = and i32 %504, 440, !dbg !49
  %506 = shl nuw nsw i32 %466, 6, !dbg !49
  %507 = icmp eq i32 %65, 0, !dbg !49
  %508 = select i1 %507, i32 0, i32 2056, !dbg !49
  %509 = xor i32 %508, %505, !dbg !49
  %510 = or disjoint i32 %509, %506, !dbg !49
  %511 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %510, !dbg !49
  %512 = getelementptr inbounds nuw i8, ptr addrspace(3) %511, i32 512, !dbg !49
  %513 = load <2 x i32>, ptr addrspace(3) %512, align 8, !dbg !49
  %514 = getelementptr inbounds nuw i8, ptr addrspace(3) %511, i32 1024, !dbg !49
  %515 = load <2 x i32>, ptr addrspace(3) %514, align 8, !dbg !49
  %516 = getelementptr inbounds nuw i8, ptr addrspace(3) %511, i32 1536, !dbg !49
  %517 = load <2 x i32>, ptr addrspace(3) %516, align 8, !dbg !49
  %518 = xor i32 %510, 4112, !dbg !49
  %519 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %518, !dbg !49
  %520 = getelementptr inbounds nuw i8, ptr addrspace(3) %519, i32 512, !dbg !49
  %521 = load <2 x i32>, ptr addrspace(3) %520, align 8, !dbg !49
  %522 = getelementptr inbounds nuw i8, ptr addrspace(3) %519, i32 1024, !dbg !49
  %523 = load <2 x i32>, ptr addrspace(3) %522, align 8, !dbg !49
  %524 = getelementptr inbounds nuw i8, ptr addrspace(3) %519, i32 1536, !dbg !49
  %525 = load <2 x i32>, ptr addrspace(3) %524, align 8, !dbg !49
  %.extract = load i32, ptr addrspace(3) %511, align 8, !dbg !49
  %526 = getelementptr inbounds nuw i8, ptr addrspace(3) %511, i32 4, !dbg !49
  %.extract22 = load i32, ptr addrspace(3) %526, align 4, !dbg !49
  %.extract23 = load i32, ptr addrspace(3) %519, align 8, !dbg !49
  %527 = getelementptr inbounds nuw i8, ptr addrspace(3) %519, i32 4, !dbg !49
  %.extract24 = load i32, ptr addrspace(3) %527, align 4, !dbg !49
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %.extract, i32 %.extract22, i32 %.extract23, i32 %.extract24, ptr addrspace(1) %460) #2, !dbg !49
  %.extract25 = extractelement <2 x i32> %513, i64 0, !dbg !49
  %.extract26 = extractelement <2 x i32> %513, i64 1, !dbg !49
  %.extract27 = extractelement <2 x i32> %521, i64 0, !dbg !49
  %.extract28 = extractelement <2 x i32> %521, i64 1, !dbg !49
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %.extract25, i32 %.extract26, i32 %.extract27, i32 %.extract28, ptr addrspace(1) %461) #2, !dbg !49
  %.extract29 = extractelement <2 x i32> %515, i64 0, !dbg !49
  %.extract30 = extractelement <2 x i32> %515, i64 1, !dbg !49
  %.extract31 = extractelement <2 x i32> %523, i64 0, !dbg !49
  %.extract32 = extractelement <2 x i32> %523, i64 1, !dbg !49
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %.extract29, i32 %.extract30, i32 %.extract31, i32 %.extract32, ptr addrspace(1) %462) #2, !dbg !49
  %.extract33 = extractelement <2 x i32> %517, i64 0, !dbg !49
  %.extract34 = extractelement <2 x i32> %517, i64 1, !dbg !49
  %.extract35 = extractelement <2 x i32> %525, i64 0, !dbg !49
  %.extract36 = extractelement <2 x i32> %525, i64 1, !dbg !49
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %.extract33, i32 %.extract34, i32 %.extract35, i32 %.extract36, ptr addrspace(1) %463) #2, !dbg !49
  ret void, !dbg !50
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
!4 = distinct !DISubprogram(name: "attention", linkageName: "attention", scope: !1, file: !1, line: 34, type: !5, scopeLine: 34, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{null, !7, !7, !7, !9, !10, !11, !11}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !8, size: 64, dwarfAddressSpace: 1)
!8 = !DIBasicType(name: "half", size: 16, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !10, size: 64, dwarfAddressSpace: 1)
!10 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !12, size: 64, dwarfAddressSpace: 1)
!12 = !DIBasicType(name: "unknown_type", encoding: DW_ATE_signed)
!13 = !DILocation(line: 35, column: 13, scope: !4)
!14 = !DILocation(line: 11, column: 31, scope: !15, inlinedAt: !16)
!15 = distinct !DILexicalBlockFile(scope: !4, file: !1, discriminator: 0)
!16 = !DILocation(line: 36, column: 11, scope: !15)
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
!48 = !DILocation(line: 38, column: 14, scope: !4)
!49 = !DILocation(line: 38, column: 5, scope: !4)
!50 = !DILocation(line: 34, column: 1, scope: !4)
