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
  %29 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %27) #8, !dbg !21
  %30 = extractvalue { i32, i32, i32, i32 } %29, 0, !dbg !21
  %31 = extractvalue { i32, i32, i32, i32 } %29, 1, !dbg !21
  %32 = extractvalue { i32, i32, i32, i32 } %29, 2, !dbg !21
  %33 = extractvalue { i32, i32, i32, i32 } %29, 3, !dbg !21
  %34 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %28) #8, !dbg !21
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
  %invariant.gep = getelementptr [2 x i8], ptr addrspace(1) %k_ptr, i64 %26, !dbg !22
  %invariant.gep44 = getelementptr [2 x i8], ptr addrspace(1) %v_ptr, i64 %26, !dbg !22
  %54 = shl nuw nsw i32 %41, 6
  %55 = shl nuw nsw i32 %23, 5
  %56 = shl nuw nsw i32 %12, 2
  %57 = or disjoint i32 %54, %55
  %58 = xor i32 %57, %56
  %59 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %58
  %60 = and i32 %11, 6
  %61 = shl nuw nsw i32 %60, 8
  %62 = shl nuw nsw i32 %25, 4
  %63 = shl nuw nsw i32 %41, 2
  %64 = or disjoint i32 %61, %62
  %65 = xor i32 %64, %63
  %66 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %65
  %67 = getelementptr inbounds nuw i8, ptr addrspace(3) %66, i32 128
  %68 = getelementptr inbounds nuw i8, ptr addrspace(3) %66, i32 256
  %69 = getelementptr inbounds nuw i8, ptr addrspace(3) %66, i32 384
  %70 = shl nuw nsw i32 %11, 6
  %71 = and i32 %70, 960
  %72 = shl nuw nsw i32 %11, 5
  %73 = and i32 %72, 3072
  %74 = shl nuw nsw i32 %60, 3
  %75 = and i32 %11, 16
  %76 = or disjoint i32 %71, %73
  %77 = xor i32 %74, %75
  %78 = or disjoint i32 %76, %77
  %79 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %78
  %80 = xor i32 %78, 32
  %81 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %80
  %82 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %43
  %83 = and i32 %70, 1984
  %84 = or disjoint i32 %83, %74
  %85 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %84
  %86 = xor i32 %84, 16
  %87 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %86
  %88 = xor i32 %84, 32
  %89 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %88
  %90 = xor i32 %84, 48
  %91 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %90
  %92 = zext nneg i32 %13 to i64, !dbg !22
  br label %93, !dbg !22

93:                                               ; preds = %7, %93
  %indvars.iv = phi i64 [ 0, %7 ], [ %indvars.iv.next, %93 ]
  %94 = phi float [ 0.000000e+00, %7 ], [ %437, %93 ]
  %95 = phi float [ 0.000000e+00, %7 ], [ %438, %93 ]
  %96 = phi float [ 0.000000e+00, %7 ], [ %439, %93 ]
  %97 = phi float [ 0.000000e+00, %7 ], [ %440, %93 ]
  %98 = phi float [ 0.000000e+00, %7 ], [ %442, %93 ]
  %99 = phi float [ 0.000000e+00, %7 ], [ %443, %93 ]
  %100 = phi float [ 0.000000e+00, %7 ], [ %444, %93 ]
  %101 = phi float [ 0.000000e+00, %7 ], [ %445, %93 ]
  %102 = phi float [ 0.000000e+00, %7 ], [ %447, %93 ]
  %103 = phi float [ 0.000000e+00, %7 ], [ %448, %93 ]
  %104 = phi float [ 0.000000e+00, %7 ], [ %449, %93 ]
  %105 = phi float [ 0.000000e+00, %7 ], [ %450, %93 ]
  %106 = phi float [ 0.000000e+00, %7 ], [ %452, %93 ]
  %107 = phi float [ 0.000000e+00, %7 ], [ %453, %93 ]
  %108 = phi float [ 0.000000e+00, %7 ], [ %454, %93 ]
  %109 = phi float [ 0.000000e+00, %7 ], [ %455, %93 ]
  %110 = phi float [ 0.000000e+00, %7 ], [ %338, %93 ]
  %111 = phi float [ 0.000000e+00, %7 ], [ %339, %93 ]
  %112 = phi float [ -inf, %7 ], [ %241, %93 ]
  %113 = phi float [ -inf, %7 ], [ %242, %93 ]
  %114 = or disjoint i64 %indvars.iv, %92, !dbg !23
  %115 = shl nuw nsw i64 %114, 5, !dbg !24
  %gep = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep, i64 %115, !dbg !25
  %116 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %gep) #8, !dbg !26
  %117 = extractvalue { i32, i32, i32, i32 } %116, 0, !dbg !26
  %118 = extractvalue { i32, i32, i32, i32 } %116, 1, !dbg !26
  %119 = extractvalue { i32, i32, i32, i32 } %116, 2, !dbg !26
  %120 = extractvalue { i32, i32, i32, i32 } %116, 3, !dbg !26
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !27
  %121 = insertelement <4 x i32> poison, i32 %117, i64 0, !dbg !27
  %122 = insertelement <4 x i32> %121, i32 %118, i64 1, !dbg !27
  %123 = insertelement <4 x i32> %122, i32 %119, i64 2, !dbg !27
  %124 = insertelement <4 x i32> %123, i32 %120, i64 3, !dbg !27
  store <4 x i32> %124, ptr addrspace(3) %59, align 16, !dbg !27
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !27
  %125 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %66), !dbg !27
  %126 = extractvalue { i32, i32, i32, i32 } %125, 0, !dbg !27
  %127 = extractvalue { i32, i32, i32, i32 } %125, 1, !dbg !27
  %128 = extractvalue { i32, i32, i32, i32 } %125, 2, !dbg !27
  %129 = extractvalue { i32, i32, i32, i32 } %125, 3, !dbg !27
  %130 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) nonnull %67), !dbg !27
  %131 = extractvalue { i32, i32, i32, i32 } %130, 0, !dbg !27
  %132 = extractvalue { i32, i32, i32, i32 } %130, 1, !dbg !27
  %133 = extractvalue { i32, i32, i32, i32 } %130, 2, !dbg !27
  %134 = extractvalue { i32, i32, i32, i32 } %130, 3, !dbg !27
  %135 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) nonnull %68), !dbg !27
  %136 = extractvalue { i32, i32, i32, i32 } %135, 0, !dbg !27
  %137 = extractvalue { i32, i32, i32, i32 } %135, 1, !dbg !27
  %138 = extractvalue { i32, i32, i32, i32 } %135, 2, !dbg !27
  %139 = extractvalue { i32, i32, i32, i32 } %135, 3, !dbg !27
  %140 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) nonnull %69), !dbg !27
  %141 = extractvalue { i32, i32, i32, i32 } %140, 0, !dbg !27
  %142 = extractvalue { i32, i32, i32, i32 } %140, 1, !dbg !27
  %143 = extractvalue { i32, i32, i32, i32 } %140, 2, !dbg !27
  %144 = extractvalue { i32, i32, i32, i32 } %140, 3, !dbg !27
  %145 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %79), !dbg !21
  %146 = extractvalue { i32, i32, i32, i32 } %145, 0, !dbg !21
  %147 = extractvalue { i32, i32, i32, i32 } %145, 1, !dbg !21
  %148 = extractvalue { i32, i32, i32, i32 } %145, 2, !dbg !21
  %149 = extractvalue { i32, i32, i32, i32 } %145, 3, !dbg !21
  %150 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %81), !dbg !21
  %151 = extractvalue { i32, i32, i32, i32 } %150, 0, !dbg !21
  %152 = extractvalue { i32, i32, i32, i32 } %150, 1, !dbg !21
  %153 = extractvalue { i32, i32, i32, i32 } %150, 2, !dbg !21
  %154 = extractvalue { i32, i32, i32, i32 } %150, 3, !dbg !21
  %155 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, i32 %146, i32 %147, i32 %148, i32 %149, i32 %126, i32 %127) #8, !dbg !28
  %156 = extractvalue { float, float, float, float } %155, 0, !dbg !28
  %157 = extractvalue { float, float, float, float } %155, 1, !dbg !28
  %158 = extractvalue { float, float, float, float } %155, 2, !dbg !28
  %159 = extractvalue { float, float, float, float } %155, 3, !dbg !28
  %160 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, i32 %146, i32 %147, i32 %148, i32 %149, i32 %131, i32 %132) #8, !dbg !28
  %161 = extractvalue { float, float, float, float } %160, 0, !dbg !28
  %162 = extractvalue { float, float, float, float } %160, 1, !dbg !28
  %163 = extractvalue { float, float, float, float } %160, 2, !dbg !28
  %164 = extractvalue { float, float, float, float } %160, 3, !dbg !28
  %165 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, i32 %146, i32 %147, i32 %148, i32 %149, i32 %136, i32 %137) #8, !dbg !28
  %166 = extractvalue { float, float, float, float } %165, 0, !dbg !28
  %167 = extractvalue { float, float, float, float } %165, 1, !dbg !28
  %168 = extractvalue { float, float, float, float } %165, 2, !dbg !28
  %169 = extractvalue { float, float, float, float } %165, 3, !dbg !28
  %170 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, i32 %146, i32 %147, i32 %148, i32 %149, i32 %141, i32 %142) #8, !dbg !28
  %171 = extractvalue { float, float, float, float } %170, 0, !dbg !28
  %172 = extractvalue { float, float, float, float } %170, 1, !dbg !28
  %173 = extractvalue { float, float, float, float } %170, 2, !dbg !28
  %174 = extractvalue { float, float, float, float } %170, 3, !dbg !28
  %175 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %156, float %157, float %158, float %159, i32 %151, i32 %152, i32 %153, i32 %154, i32 %128, i32 %129) #8, !dbg !28
  %176 = extractvalue { float, float, float, float } %175, 0, !dbg !28
  %177 = extractvalue { float, float, float, float } %175, 1, !dbg !28
  %178 = extractvalue { float, float, float, float } %175, 2, !dbg !28
  %179 = extractvalue { float, float, float, float } %175, 3, !dbg !28
  %180 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %161, float %162, float %163, float %164, i32 %151, i32 %152, i32 %153, i32 %154, i32 %133, i32 %134) #8, !dbg !28
  %181 = extractvalue { float, float, float, float } %180, 0, !dbg !28
  %182 = extractvalue { float, float, float, float } %180, 1, !dbg !28
  %183 = extractvalue { float, float, float, float } %180, 2, !dbg !28
  %184 = extractvalue { float, float, float, float } %180, 3, !dbg !28
  %185 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %166, float %167, float %168, float %169, i32 %151, i32 %152, i32 %153, i32 %154, i32 %138, i32 %139) #8, !dbg !28
  %186 = extractvalue { float, float, float, float } %185, 0, !dbg !28
  %187 = extractvalue { float, float, float, float } %185, 1, !dbg !28
  %188 = extractvalue { float, float, float, float } %185, 2, !dbg !28
  %189 = extractvalue { float, float, float, float } %185, 3, !dbg !28
  %190 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %171, float %172, float %173, float %174, i32 %151, i32 %152, i32 %153, i32 %154, i32 %143, i32 %144) #8, !dbg !28
  %191 = extractvalue { float, float, float, float } %190, 0, !dbg !28
  %192 = extractvalue { float, float, float, float } %190, 1, !dbg !28
  %193 = extractvalue { float, float, float, float } %190, 2, !dbg !28
  %194 = extractvalue { float, float, float, float } %190, 3, !dbg !28
  %195 = fmul float %scale, %176, !dbg !28
  %196 = fmul float %scale, %177, !dbg !28
  %197 = fmul float %scale, %178, !dbg !28
  %198 = fmul float %scale, %179, !dbg !28
  %199 = fmul float %scale, %181, !dbg !28
  %200 = fmul float %scale, %182, !dbg !28
  %201 = fmul float %scale, %183, !dbg !28
  %202 = fmul float %scale, %184, !dbg !28
  %203 = fmul float %scale, %186, !dbg !28
  %204 = fmul float %scale, %187, !dbg !28
  %205 = fmul float %scale, %188, !dbg !28
  %206 = fmul float %scale, %189, !dbg !28
  %207 = fmul float %scale, %191, !dbg !28
  %208 = fmul float %scale, %192, !dbg !28
  %209 = fmul float %scale, %193, !dbg !28
  %210 = fmul float %scale, %194, !dbg !28
  %211 = tail call float @llvm.maxnum.f32(float %195, float %196), !dbg !29
  %212 = tail call float @llvm.maxnum.f32(float %199, float %200), !dbg !29
  %213 = tail call float @llvm.maxnum.f32(float %203, float %204), !dbg !29
  %214 = tail call float @llvm.maxnum.f32(float %207, float %208), !dbg !29
  %215 = tail call float @llvm.maxnum.f32(float %211, float %212), !dbg !29
  %216 = tail call float @llvm.maxnum.f32(float %213, float %214), !dbg !29
  %217 = tail call float @llvm.maxnum.f32(float %215, float %216), !dbg !29
  %218 = tail call float @llvm.maxnum.f32(float %197, float %198), !dbg !29
  %219 = tail call float @llvm.maxnum.f32(float %201, float %202), !dbg !29
  %220 = tail call float @llvm.maxnum.f32(float %205, float %206), !dbg !29
  %221 = tail call float @llvm.maxnum.f32(float %209, float %210), !dbg !29
  %222 = tail call float @llvm.maxnum.f32(float %218, float %219), !dbg !29
  %223 = tail call float @llvm.maxnum.f32(float %220, float %221), !dbg !29
  %224 = tail call float @llvm.maxnum.f32(float %222, float %223), !dbg !29
  %225 = bitcast float %217 to i32, !dbg !32
  %226 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %225, i32 2, i32 31), !dbg !32
  %227 = bitcast i32 %226 to float, !dbg !32
  %228 = tail call float @llvm.maxnum.f32(float %217, float %227), !dbg !29
  %229 = bitcast float %228 to i32, !dbg !32
  %230 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %229, i32 1, i32 31), !dbg !32
  %231 = bitcast i32 %230 to float, !dbg !32
  %232 = tail call float @llvm.maxnum.f32(float %228, float %231), !dbg !29
  %233 = bitcast float %224 to i32, !dbg !32
  %234 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %233, i32 2, i32 31), !dbg !32
  %235 = bitcast i32 %234 to float, !dbg !32
  %236 = tail call float @llvm.maxnum.f32(float %224, float %235), !dbg !29
  %237 = bitcast float %236 to i32, !dbg !32
  %238 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %237, i32 1, i32 31), !dbg !32
  %239 = bitcast i32 %238 to float, !dbg !32
  %240 = tail call float @llvm.maxnum.f32(float %236, float %239), !dbg !29
  %241 = tail call float @llvm.maxnum.f32(float %112, float %232), !dbg !34
  %242 = tail call float @llvm.maxnum.f32(float %113, float %240), !dbg !34
  %243 = fsub float %195, %241, !dbg !35
  %244 = fsub float %196, %241, !dbg !35
  %245 = fsub float %197, %242, !dbg !35
  %246 = fsub float %198, %242, !dbg !35
  %247 = fsub float %199, %241, !dbg !35
  %248 = fsub float %200, %241, !dbg !35
  %249 = fsub float %201, %242, !dbg !35
  %250 = fsub float %202, %242, !dbg !35
  %251 = fsub float %203, %241, !dbg !35
  %252 = fsub float %204, %241, !dbg !35
  %253 = fsub float %205, %242, !dbg !35
  %254 = fsub float %206, %242, !dbg !35
  %255 = fsub float %207, %241, !dbg !35
  %256 = fsub float %208, %241, !dbg !35
  %257 = fsub float %209, %242, !dbg !35
  %258 = fsub float %210, %242, !dbg !35
  %259 = fmul float %243, f0x3FB8AA3B, !dbg !36
  %260 = tail call float @llvm.nvvm.ex2.approx.f32(float %259), !dbg !36
  %261 = fmul float %244, f0x3FB8AA3B, !dbg !36
  %262 = tail call float @llvm.nvvm.ex2.approx.f32(float %261), !dbg !36
  %263 = fmul float %245, f0x3FB8AA3B, !dbg !36
  %264 = tail call float @llvm.nvvm.ex2.approx.f32(float %263), !dbg !36
  %265 = fmul float %246, f0x3FB8AA3B, !dbg !36
  %266 = tail call float @llvm.nvvm.ex2.approx.f32(float %265), !dbg !36
  %267 = fmul float %247, f0x3FB8AA3B, !dbg !36
  %268 = tail call float @llvm.nvvm.ex2.approx.f32(float %267), !dbg !36
  %269 = fmul float %248, f0x3FB8AA3B, !dbg !36
  %270 = tail call float @llvm.nvvm.ex2.approx.f32(float %269), !dbg !36
  %271 = fmul float %249, f0x3FB8AA3B, !dbg !36
  %272 = tail call float @llvm.nvvm.ex2.approx.f32(float %271), !dbg !36
  %273 = fmul float %250, f0x3FB8AA3B, !dbg !36
  %274 = tail call float @llvm.nvvm.ex2.approx.f32(float %273), !dbg !36
  %275 = fmul float %251, f0x3FB8AA3B, !dbg !36
  %276 = tail call float @llvm.nvvm.ex2.approx.f32(float %275), !dbg !36
  %277 = fmul float %252, f0x3FB8AA3B, !dbg !36
  %278 = tail call float @llvm.nvvm.ex2.approx.f32(float %277), !dbg !36
  %279 = fmul float %253, f0x3FB8AA3B, !dbg !36
  %280 = tail call float @llvm.nvvm.ex2.approx.f32(float %279), !dbg !36
  %281 = fmul float %254, f0x3FB8AA3B, !dbg !36
  %282 = tail call float @llvm.nvvm.ex2.approx.f32(float %281), !dbg !36
  %283 = fmul float %255, f0x3FB8AA3B, !dbg !36
  %284 = tail call float @llvm.nvvm.ex2.approx.f32(float %283), !dbg !36
  %285 = fmul float %256, f0x3FB8AA3B, !dbg !36
  %286 = tail call float @llvm.nvvm.ex2.approx.f32(float %285), !dbg !36
  %287 = fmul float %257, f0x3FB8AA3B, !dbg !36
  %288 = tail call float @llvm.nvvm.ex2.approx.f32(float %287), !dbg !36
  %289 = fmul float %258, f0x3FB8AA3B, !dbg !36
  %290 = tail call float @llvm.nvvm.ex2.approx.f32(float %289), !dbg !36
  %291 = fsub float %112, %241, !dbg !37
  %292 = fsub float %113, %242, !dbg !37
  %293 = fmul float %291, f0x3FB8AA3B, !dbg !38
  %294 = tail call float @llvm.nvvm.ex2.approx.f32(float %293), !dbg !38
  %295 = fmul float %292, f0x3FB8AA3B, !dbg !38
  %296 = tail call float @llvm.nvvm.ex2.approx.f32(float %295), !dbg !38
  %gep45 = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep44, i64 %115, !dbg !39
  %297 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %gep45) #8, !dbg !40
  %298 = extractvalue { i32, i32, i32, i32 } %297, 0, !dbg !40
  %299 = extractvalue { i32, i32, i32, i32 } %297, 1, !dbg !40
  %300 = extractvalue { i32, i32, i32, i32 } %297, 2, !dbg !40
  %301 = extractvalue { i32, i32, i32, i32 } %297, 3, !dbg !40
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !40
  %302 = insertelement <4 x i32> poison, i32 %298, i64 0, !dbg !40
  %303 = insertelement <4 x i32> %302, i32 %299, i64 1, !dbg !40
  %304 = insertelement <4 x i32> %303, i32 %300, i64 2, !dbg !40
  %305 = insertelement <4 x i32> %304, i32 %301, i64 3, !dbg !40
  store <4 x i32> %305, ptr addrspace(3) %82, align 16, !dbg !40
  %306 = fmul float %110, %294, !dbg !41
  %307 = fmul float %111, %296, !dbg !41
  %308 = fadd float %260, %262, !dbg !42
  %309 = fadd float %268, %270, !dbg !42
  %310 = fadd float %276, %278, !dbg !42
  %311 = fadd float %284, %286, !dbg !42
  %312 = fadd float %308, %309, !dbg !42
  %313 = fadd float %310, %311, !dbg !42
  %314 = fadd float %312, %313, !dbg !42
  %315 = fadd float %264, %266, !dbg !42
  %316 = fadd float %272, %274, !dbg !42
  %317 = fadd float %280, %282, !dbg !42
  %318 = fadd float %288, %290, !dbg !42
  %319 = fadd float %315, %316, !dbg !42
  %320 = fadd float %317, %318, !dbg !42
  %321 = fadd float %319, %320, !dbg !42
  %322 = bitcast float %314 to i32, !dbg !43
  %323 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %322, i32 2, i32 31), !dbg !43
  %324 = bitcast i32 %323 to float, !dbg !43
  %325 = fadd float %314, %324, !dbg !42
  %326 = bitcast float %325 to i32, !dbg !43
  %327 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %326, i32 1, i32 31), !dbg !43
  %328 = bitcast i32 %327 to float, !dbg !43
  %329 = fadd float %325, %328, !dbg !42
  %330 = bitcast float %321 to i32, !dbg !43
  %331 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %330, i32 2, i32 31), !dbg !43
  %332 = bitcast i32 %331 to float, !dbg !43
  %333 = fadd float %321, %332, !dbg !42
  %334 = bitcast float %333 to i32, !dbg !43
  %335 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %334, i32 1, i32 31), !dbg !43
  %336 = bitcast i32 %335 to float, !dbg !43
  %337 = fadd float %333, %336, !dbg !42
  %338 = fadd float %306, %329, !dbg !41
  %339 = fadd float %307, %337, !dbg !41
  %340 = fptrunc float %260 to half, !dbg !45
  %341 = fptrunc float %262 to half, !dbg !45
  %342 = fptrunc float %264 to half, !dbg !45
  %343 = fptrunc float %266 to half, !dbg !45
  %344 = fptrunc float %268 to half, !dbg !45
  %345 = fptrunc float %270 to half, !dbg !45
  %346 = fptrunc float %272 to half, !dbg !45
  %347 = fptrunc float %274 to half, !dbg !45
  %348 = fptrunc float %276 to half, !dbg !45
  %349 = fptrunc float %278 to half, !dbg !45
  %350 = fptrunc float %280 to half, !dbg !45
  %351 = fptrunc float %282 to half, !dbg !45
  %352 = fptrunc float %284 to half, !dbg !45
  %353 = fptrunc float %286 to half, !dbg !45
  %354 = fptrunc float %288 to half, !dbg !45
  %355 = fptrunc float %290 to half, !dbg !45
  %356 = fmul float %94, %294, !dbg !46
  %357 = fmul float %95, %294, !dbg !46
  %358 = fmul float %96, %296, !dbg !46
  %359 = fmul float %97, %296, !dbg !46
  %360 = fmul float %98, %294, !dbg !46
  %361 = fmul float %99, %294, !dbg !46
  %362 = fmul float %100, %296, !dbg !46
  %363 = fmul float %101, %296, !dbg !46
  %364 = fmul float %102, %294, !dbg !46
  %365 = fmul float %103, %294, !dbg !46
  %366 = fmul float %104, %296, !dbg !46
  %367 = fmul float %105, %296, !dbg !46
  %368 = fmul float %106, %294, !dbg !46
  %369 = fmul float %107, %294, !dbg !46
  %370 = fmul float %108, %296, !dbg !46
  %371 = fmul float %109, %296, !dbg !46
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !40
  %372 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) %85), !dbg !40
  %373 = extractvalue { i32, i32, i32, i32 } %372, 0, !dbg !40
  %374 = extractvalue { i32, i32, i32, i32 } %372, 1, !dbg !40
  %375 = extractvalue { i32, i32, i32, i32 } %372, 2, !dbg !40
  %376 = extractvalue { i32, i32, i32, i32 } %372, 3, !dbg !40
  %377 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) %87), !dbg !40
  %378 = extractvalue { i32, i32, i32, i32 } %377, 0, !dbg !40
  %379 = extractvalue { i32, i32, i32, i32 } %377, 1, !dbg !40
  %380 = extractvalue { i32, i32, i32, i32 } %377, 2, !dbg !40
  %381 = extractvalue { i32, i32, i32, i32 } %377, 3, !dbg !40
  %382 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) %89), !dbg !40
  %383 = extractvalue { i32, i32, i32, i32 } %382, 0, !dbg !40
  %384 = extractvalue { i32, i32, i32, i32 } %382, 1, !dbg !40
  %385 = extractvalue { i32, i32, i32, i32 } %382, 2, !dbg !40
  %386 = extractvalue { i32, i32, i32, i32 } %382, 3, !dbg !40
  %387 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) %91), !dbg !40
  %388 = extractvalue { i32, i32, i32, i32 } %387, 0, !dbg !40
  %389 = extractvalue { i32, i32, i32, i32 } %387, 1, !dbg !40
  %390 = extractvalue { i32, i32, i32, i32 } %387, 2, !dbg !40
  %391 = extractvalue { i32, i32, i32, i32 } %387, 3, !dbg !40
  %392 = insertelement <2 x half> poison, half %340, i64 0, !dbg !47
  %393 = insertelement <2 x half> %392, half %341, i64 1, !dbg !47
  %394 = bitcast <2 x half> %393 to i32, !dbg !47
  %395 = insertelement <2 x half> poison, half %342, i64 0, !dbg !47
  %396 = insertelement <2 x half> %395, half %343, i64 1, !dbg !47
  %397 = bitcast <2 x half> %396 to i32, !dbg !47
  %398 = insertelement <2 x half> poison, half %344, i64 0, !dbg !47
  %399 = insertelement <2 x half> %398, half %345, i64 1, !dbg !47
  %400 = bitcast <2 x half> %399 to i32, !dbg !47
  %401 = insertelement <2 x half> poison, half %346, i64 0, !dbg !47
  %402 = insertelement <2 x half> %401, half %347, i64 1, !dbg !47
  %403 = bitcast <2 x half> %402 to i32, !dbg !47
  %404 = insertelement <2 x half> poison, half %348, i64 0, !dbg !47
  %405 = insertelement <2 x half> %404, half %349, i64 1, !dbg !47
  %406 = bitcast <2 x half> %405 to i32, !dbg !47
  %407 = insertelement <2 x half> poison, half %350, i64 0, !dbg !47
  %408 = insertelement <2 x half> %407, half %351, i64 1, !dbg !47
  %409 = bitcast <2 x half> %408 to i32, !dbg !47
  %410 = insertelement <2 x half> poison, half %352, i64 0, !dbg !47
  %411 = insertelement <2 x half> %410, half %353, i64 1, !dbg !47
  %412 = bitcast <2 x half> %411 to i32, !dbg !47
  %413 = insertelement <2 x half> poison, half %354, i64 0, !dbg !47
  %414 = insertelement <2 x half> %413, half %355, i64 1, !dbg !47
  %415 = bitcast <2 x half> %414 to i32, !dbg !47
  %416 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %356, float %357, float %358, float %359, i32 %394, i32 %397, i32 %400, i32 %403, i32 %373, i32 %374) #8, !dbg !47
  %417 = extractvalue { float, float, float, float } %416, 0, !dbg !47
  %418 = extractvalue { float, float, float, float } %416, 1, !dbg !47
  %419 = extractvalue { float, float, float, float } %416, 2, !dbg !47
  %420 = extractvalue { float, float, float, float } %416, 3, !dbg !47
  %421 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %360, float %361, float %362, float %363, i32 %394, i32 %397, i32 %400, i32 %403, i32 %378, i32 %379) #8, !dbg !47
  %422 = extractvalue { float, float, float, float } %421, 0, !dbg !47
  %423 = extractvalue { float, float, float, float } %421, 1, !dbg !47
  %424 = extractvalue { float, float, float, float } %421, 2, !dbg !47
  %425 = extractvalue { float, float, float, float } %421, 3, !dbg !47
  %426 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %364, float %365, float %366, float %367, i32 %394, i32 %397, i32 %400, i32 %403, i32 %383, i32 %384) #8, !dbg !47
  %427 = extractvalue { float, float, float, float } %426, 0, !dbg !47
  %428 = extractvalue { float, float, float, float } %426, 1, !dbg !47
  %429 = extractvalue { float, float, float, float } %426, 2, !dbg !47
  %430 = extractvalue { float, float, float, float } %426, 3, !dbg !47
  %431 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %368, float %369, float %370, float %371, i32 %394, i32 %397, i32 %400, i32 %403, i32 %388, i32 %389) #8, !dbg !47
  %432 = extractvalue { float, float, float, float } %431, 0, !dbg !47
  %433 = extractvalue { float, float, float, float } %431, 1, !dbg !47
  %434 = extractvalue { float, float, float, float } %431, 2, !dbg !47
  %435 = extractvalue { float, float, float, float } %431, 3, !dbg !47
  %436 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %417, float %418, float %419, float %420, i32 %406, i32 %409, i32 %412, i32 %415, i32 %375, i32 %376) #8, !dbg !47
  %437 = extractvalue { float, float, float, float } %436, 0, !dbg !47
  %438 = extractvalue { float, float, float, float } %436, 1, !dbg !47
  %439 = extractvalue { float, float, float, float } %436, 2, !dbg !47
  %440 = extractvalue { float, float, float, float } %436, 3, !dbg !47
  %441 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %422, float %423, float %424, float %425, i32 %406, i32 %409, i32 %412, i32 %415, i32 %380, i32 %381) #8, !dbg !47
  %442 = extractvalue { float, float, float, float } %441, 0, !dbg !47
  %443 = extractvalue { float, float, float, float } %441, 1, !dbg !47
  %444 = extractvalue { float, float, float, float } %441, 2, !dbg !47
  %445 = extractvalue { float, float, float, float } %441, 3, !dbg !47
  %446 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %427, float %428, float %429, float %430, i32 %406, i32 %409, i32 %412, i32 %415, i32 %385, i32 %386) #8, !dbg !47
  %447 = extractvalue { float, float, float, float } %446, 0, !dbg !47
  %448 = extractvalue { float, float, float, float } %446, 1, !dbg !47
  %449 = extractvalue { float, float, float, float } %446, 2, !dbg !47
  %450 = extractvalue { float, float, float, float } %446, 3, !dbg !47
  %451 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %432, float %433, float %434, float %435, i32 %406, i32 %409, i32 %412, i32 %415, i32 %390, i32 %391) #8, !dbg !47
  %452 = extractvalue { float, float, float, float } %451, 0, !dbg !47
  %453 = extractvalue { float, float, float, float } %451, 1, !dbg !47
  %454 = extractvalue { float, float, float, float } %451, 2, !dbg !47
  %455 = extractvalue { float, float, float, float } %451, 3, !dbg !47
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 32, !dbg !22
  %456 = icmp samesign ult i64 %indvars.iv, 96, !dbg !22
  br i1 %456, label %93, label %457, !dbg !22

457:                                              ; preds = %93
  %458 = shl nuw nsw i32 %25, 2, !dbg !20
  %459 = or disjoint i32 %24, 4, !dbg !20
  %460 = lshr i32 %11, 3, !dbg !14
  %461 = and i32 %460, 15, !dbg !14
  %462 = or disjoint i32 %9, %461, !dbg !17
  %463 = shl i32 %462, 5, !dbg !18
  %464 = or i32 %463, 1536, !dbg !18
  %465 = or i32 %463, 1024, !dbg !18
  %466 = or disjoint i32 %461, %10, !dbg !17
  %467 = shl i32 %466, 5, !dbg !18
  %468 = tail call float @llvm.nvvm.div.full(float %437, float %338), !dbg !48
  %469 = tail call float @llvm.nvvm.div.full(float %438, float %338), !dbg !48
  %470 = tail call float @llvm.nvvm.div.full(float %439, float %339), !dbg !48
  %471 = tail call float @llvm.nvvm.div.full(float %440, float %339), !dbg !48
  %472 = tail call float @llvm.nvvm.div.full(float %442, float %338), !dbg !48
  %473 = tail call float @llvm.nvvm.div.full(float %443, float %338), !dbg !48
  %474 = tail call float @llvm.nvvm.div.full(float %444, float %339), !dbg !48
  %475 = tail call float @llvm.nvvm.div.full(float %445, float %339), !dbg !48
  %476 = tail call float @llvm.nvvm.div.full(float %447, float %338), !dbg !48
  %477 = tail call float @llvm.nvvm.div.full(float %448, float %338), !dbg !48
  %478 = tail call float @llvm.nvvm.div.full(float %449, float %339), !dbg !48
  %479 = tail call float @llvm.nvvm.div.full(float %450, float %339), !dbg !48
  %480 = tail call float @llvm.nvvm.div.full(float %452, float %338), !dbg !48
  %481 = tail call float @llvm.nvvm.div.full(float %453, float %338), !dbg !48
  %482 = tail call float @llvm.nvvm.div.full(float %454, float %339), !dbg !48
  %483 = tail call float @llvm.nvvm.div.full(float %455, float %339), !dbg !48
  %484 = getelementptr [4 x i8], ptr addrspace(1) %out_ptr, i64 %19, !dbg !49
  %485 = getelementptr [4 x i8], ptr addrspace(1) %out_ptr, i64 %21, !dbg !49
  %486 = sext i32 %467 to i64, !dbg !49
  %487 = getelementptr [4 x i8], ptr addrspace(1) %out_ptr, i64 %486, !dbg !49
  %488 = getelementptr i8, ptr addrspace(1) %487, i64 2048, !dbg !49
  %489 = sext i32 %465 to i64, !dbg !49
  %490 = getelementptr [4 x i8], ptr addrspace(1) %out_ptr, i64 %489, !dbg !49
  %491 = sext i32 %464 to i64, !dbg !49
  %492 = getelementptr [4 x i8], ptr addrspace(1) %out_ptr, i64 %491, !dbg !49
  %493 = getelementptr [4 x i8], ptr addrspace(1) %484, i64 %26, !dbg !49
  %494 = zext nneg i32 %459 to i64, !dbg !49
  %495 = getelementptr [4 x i8], ptr addrspace(1) %484, i64 %494, !dbg !49
  %496 = getelementptr [4 x i8], ptr addrspace(1) %485, i64 %26, !dbg !49
  %497 = getelementptr [4 x i8], ptr addrspace(1) %485, i64 %494, !dbg !49
  %498 = zext nneg i32 %458 to i64, !dbg !49
  %499 = getelementptr [4 x i8], ptr addrspace(1) %487, i64 %498, !dbg !49
  %500 = getelementptr [4 x i8], ptr addrspace(1) %488, i64 %498, !dbg !49
  %501 = getelementptr [4 x i8], ptr addrspace(1) %490, i64 %498, !dbg !49
  %502 = getelementptr [4 x i8], ptr addrspace(1) %492, i64 %498, !dbg !49
  %503 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %493) #8, !dbg !50
  %504 = extractvalue { i32, i32, i32, i32 } %503, 0, !dbg !50
  %505 = extractvalue { i32, i32, i32, i32 } %503, 1, !dbg !50
  %506 = extractvalue { i32, i32, i32, i32 } %503, 2, !dbg !50
  %507 = extractvalue { i32, i32, i32, i32 } %503, 3, !dbg !50
  %508 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %495) #8, !dbg !50
  %509 = extractvalue { i32, i32, i32, i32 } %508, 0, !dbg !50
  %510 = extractvalue { i32, i32, i32, i32 } %508, 1, !dbg !50
  %511 = extractvalue { i32, i32, i32, i32 } %508, 2, !dbg !50
  %512 = extractvalue { i32, i32, i32, i32 } %508, 3, !dbg !50
  %513 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %496) #8, !dbg !50
  %514 = extractvalue { i32, i32, i32, i32 } %513, 0, !dbg !50
  %515 = extractvalue { i32, i32, i32, i32 } %513, 1, !dbg !50
  %516 = extractvalue { i32, i32, i32, i32 } %513, 2, !dbg !50
  %517 = extractvalue { i32, i32, i32, i32 } %513, 3, !dbg !50
  %518 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %497) #8, !dbg !50
  %519 = extractvalue { i32, i32, i32, i32 } %518, 0, !dbg !50
  %520 = extractvalue { i32, i32, i32, i32 } %518, 1, !dbg !50
  %521 = extractvalue { i32, i32, i32, i32 } %518, 2, !dbg !50
  %522 = extractvalue { i32, i32, i32, i32 } %518, 3, !dbg !50
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !50
  %523 = shl nuw nsw i32 %41, 7, !dbg !50
  %524 = or disjoint i32 %523, %55, !dbg !50
  %525 = xor i32 %524, %56, !dbg !50
  %526 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %525, !dbg !50
  %527 = insertelement <4 x i32> poison, i32 %504, i64 0, !dbg !50
  %528 = insertelement <4 x i32> %527, i32 %506, i64 1, !dbg !50
  %529 = insertelement <4 x i32> %528, i32 %509, i64 2, !dbg !50
  %530 = insertelement <4 x i32> %529, i32 %511, i64 3, !dbg !50
  store <4 x i32> %530, ptr addrspace(3) %526, align 16, !dbg !50
  %531 = getelementptr inbounds nuw i8, ptr addrspace(3) %526, i32 512, !dbg !50
  %532 = insertelement <4 x i32> poison, i32 %514, i64 0, !dbg !50
  %533 = insertelement <4 x i32> %532, i32 %516, i64 1, !dbg !50
  %534 = insertelement <4 x i32> %533, i32 %519, i64 2, !dbg !50
  %535 = insertelement <4 x i32> %534, i32 %521, i64 3, !dbg !50
  store <4 x i32> %535, ptr addrspace(3) %531, align 16, !dbg !50
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !50
  %536 = shl nuw nsw i32 %11, 9, !dbg !50
  %537 = and i32 %536, 3072, !dbg !50
  %538 = and i32 %39, 240, !dbg !50
  %539 = and i32 %11, 96, !dbg !50
  %540 = shl nuw nsw i32 %539, 3, !dbg !50
  %541 = shl nuw nsw i32 %75, 1, !dbg !50
  %542 = or disjoint i32 %538, %540, !dbg !50
  %543 = xor i32 %542, %541, !dbg !50
  %544 = or disjoint i32 %543, %537, !dbg !50
  %545 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %544, !dbg !50
  %546 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %545), !dbg !50
  %547 = extractvalue { i32, i32, i32, i32 } %546, 0, !dbg !50
  %548 = extractvalue { i32, i32, i32, i32 } %546, 1, !dbg !50
  %549 = extractvalue { i32, i32, i32, i32 } %546, 2, !dbg !50
  %550 = extractvalue { i32, i32, i32, i32 } %546, 3, !dbg !50
  %551 = bitcast i32 %547 to float, !dbg !50
  %552 = bitcast i32 %548 to float, !dbg !50
  %553 = bitcast i32 %549 to float, !dbg !50
  %554 = bitcast i32 %550 to float, !dbg !50
  %555 = xor i32 %544, 64, !dbg !50
  %556 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %555, !dbg !50
  %557 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %556), !dbg !50
  %558 = extractvalue { i32, i32, i32, i32 } %557, 0, !dbg !50
  %559 = extractvalue { i32, i32, i32, i32 } %557, 1, !dbg !50
  %560 = extractvalue { i32, i32, i32, i32 } %557, 2, !dbg !50
  %561 = extractvalue { i32, i32, i32, i32 } %557, 3, !dbg !50
  %562 = bitcast i32 %558 to float, !dbg !50
  %563 = bitcast i32 %559 to float, !dbg !50
  %564 = bitcast i32 %560 to float, !dbg !50
  %565 = bitcast i32 %561 to float, !dbg !50
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !50
  %566 = insertelement <4 x i32> poison, i32 %505, i64 0, !dbg !50
  %567 = insertelement <4 x i32> %566, i32 %507, i64 1, !dbg !50
  %568 = insertelement <4 x i32> %567, i32 %510, i64 2, !dbg !50
  %569 = insertelement <4 x i32> %568, i32 %512, i64 3, !dbg !50
  store <4 x i32> %569, ptr addrspace(3) %526, align 16, !dbg !50
  %570 = insertelement <4 x i32> poison, i32 %515, i64 0, !dbg !50
  %571 = insertelement <4 x i32> %570, i32 %517, i64 1, !dbg !50
  %572 = insertelement <4 x i32> %571, i32 %520, i64 2, !dbg !50
  %573 = insertelement <4 x i32> %572, i32 %522, i64 3, !dbg !50
  store <4 x i32> %573, ptr addrspace(3) %531, align 16, !dbg !50
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !50
  %574 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %545), !dbg !50
  %575 = extractvalue { i32, i32, i32, i32 } %574, 0, !dbg !50
  %576 = extractvalue { i32, i32, i32, i32 } %574, 1, !dbg !50
  %577 = extractvalue { i32, i32, i32, i32 } %574, 2, !dbg !50
  %578 = extractvalue { i32, i32, i32, i32 } %574, 3, !dbg !50
  %579 = bitcast i32 %575 to float, !dbg !50
  %580 = bitcast i32 %576 to float, !dbg !50
  %581 = bitcast i32 %577 to float, !dbg !50
  %582 = bitcast i32 %578 to float, !dbg !50
  %583 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %556), !dbg !50
  %584 = extractvalue { i32, i32, i32, i32 } %583, 0, !dbg !50
  %585 = extractvalue { i32, i32, i32, i32 } %583, 1, !dbg !50
  %586 = extractvalue { i32, i32, i32, i32 } %583, 2, !dbg !50
  %587 = extractvalue { i32, i32, i32, i32 } %583, 3, !dbg !50
  %588 = bitcast i32 %584 to float, !dbg !50
  %589 = bitcast i32 %585 to float, !dbg !50
  %590 = bitcast i32 %586 to float, !dbg !50
  %591 = bitcast i32 %587 to float, !dbg !50
  %592 = fadd float %468, %551, !dbg !50
  %593 = fadd float %469, %579, !dbg !50
  %594 = fadd float %470, %552, !dbg !50
  %595 = fadd float %471, %580, !dbg !50
  %596 = fadd float %472, %553, !dbg !50
  %597 = fadd float %473, %581, !dbg !50
  %598 = fadd float %474, %554, !dbg !50
  %599 = fadd float %475, %582, !dbg !50
  %600 = fadd float %476, %562, !dbg !50
  %601 = fadd float %477, %588, !dbg !50
  %602 = fadd float %478, %563, !dbg !50
  %603 = fadd float %479, %589, !dbg !50
  %604 = fadd float %480, %564, !dbg !50
  %605 = fadd float %481, %590, !dbg !50
  %606 = fadd float %482, %565, !dbg !50
  %607 = fadd float %483, %591, !dbg !50
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !51
  %608 = shl nuw nsw i32 %539, 4, !dbg !51
  %609 = shl nuw nsw i32 %11, 3, !dbg !51
  %610 = and i32 %609, 160, !dbg !51
  %611 = and i32 %11, 1, !dbg !51
  %612 = icmp eq i32 %611, 0, !dbg !51
  %613 = select i1 %612, i32 0, i32 4112, !dbg !51
  %614 = and i32 %72, 64, !dbg !51
  %615 = and i32 %11, 8, !dbg !51
  %616 = icmp eq i32 %615, 0, !dbg !51
  %617 = select i1 %616, i32 0, i32 2056, !dbg !51
  %618 = or disjoint i32 %613, %614, !dbg !51
  %619 = or disjoint i32 %618, %617, !dbg !51
  %620 = or disjoint i32 %608, %610, !dbg !51
  %621 = or disjoint i32 %619, %620, !dbg !51
  %622 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %621, !dbg !51
  %623 = insertelement <2 x float> poison, float %592, i64 0, !dbg !51
  %624 = insertelement <2 x float> %623, float %593, i64 1, !dbg !51
  store <2 x float> %624, ptr addrspace(3) %622, align 8, !dbg !51
  %625 = getelementptr inbounds nuw i8, ptr addrspace(3) %622, i32 256, !dbg !51
  %626 = insertelement <2 x float> poison, float %594, i64 0, !dbg !51
  %627 = insertelement <2 x float> %626, float %595, i64 1, !dbg !51
  store <2 x float> %627, ptr addrspace(3) %625, align 8, !dbg !51
  %628 = xor i32 %621, 8, !dbg !51
  %629 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %628, !dbg !51
  %630 = insertelement <2 x float> poison, float %596, i64 0, !dbg !51
  %631 = insertelement <2 x float> %630, float %597, i64 1, !dbg !51
  store <2 x float> %631, ptr addrspace(3) %629, align 8, !dbg !51
  %632 = getelementptr inbounds nuw i8, ptr addrspace(3) %629, i32 256, !dbg !51
  %633 = insertelement <2 x float> poison, float %598, i64 0, !dbg !51
  %634 = insertelement <2 x float> %633, float %599, i64 1, !dbg !51
  store <2 x float> %634, ptr addrspace(3) %632, align 8, !dbg !51
  %635 = xor i32 %621, 16, !dbg !51
  %636 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %635, !dbg !51
  %637 = insertelement <2 x float> poison, float %600, i64 0, !dbg !51
  %638 = insertelement <2 x float> %637, float %601, i64 1, !dbg !51
  store <2 x float> %638, ptr addrspace(3) %636, align 8, !dbg !51
  %639 = getelementptr inbounds nuw i8, ptr addrspace(3) %636, i32 256, !dbg !51
  %640 = insertelement <2 x float> poison, float %602, i64 0, !dbg !51
  %641 = insertelement <2 x float> %640, float %603, i64 1, !dbg !51
  store <2 x float> %641, ptr addrspace(3) %639, align 8, !dbg !51
  %642 = xor i32 %621, 24, !dbg !51
  %643 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %642, !dbg !51
  %644 = insertelement <2 x float> poison, float %604, i64 0, !dbg !51
  %645 = insertelement <2 x float> %644, float %605, i64 1, !dbg !51
  store <2 x float> %645, ptr addrspace(3) %643, align 8, !dbg !51
  %646 = getelementptr inbounds nuw i8, ptr addrspace(3) %643, i32 256, !dbg !51
  %647 = insertelement <2 x float> poison, float %606, i64 0, !dbg !51
  %648 = insertelement <2 x float> %647, float %607, i64 1, !dbg !51
  store <2 x float> %648, ptr addrspace(3) %646, align 8, !dbg !51
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !51
  %649 = shl nuw nsw i32 %11, 2, !dbg !51
  %650 = and i32 %649, 440, !dbg !51
  %651 = shl nuw nsw i32 %611, 6, !dbg !51
  %652 = icmp eq i32 %75, 0, !dbg !51
  %653 = select i1 %652, i32 0, i32 2056, !dbg !51
  %654 = xor i32 %653, %650, !dbg !51
  %655 = or disjoint i32 %654, %651, !dbg !51
  %656 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %655, !dbg !51
  %657 = getelementptr inbounds nuw i8, ptr addrspace(3) %656, i32 512, !dbg !51
  %658 = load <2 x i32>, ptr addrspace(3) %657, align 8, !dbg !51
  %659 = getelementptr inbounds nuw i8, ptr addrspace(3) %656, i32 1024, !dbg !51
  %660 = load <2 x i32>, ptr addrspace(3) %659, align 8, !dbg !51
  %661 = getelementptr inbounds nuw i8, ptr addrspace(3) %656, i32 1536, !dbg !51
  %662 = load <2 x i32>, ptr addrspace(3) %661, align 8, !dbg !51
  %663 = xor i32 %655, 4112, !dbg !51
  %664 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %663, !dbg !51
  %665 = getelementptr inbounds nuw i8, ptr addrspace(3) %664, i32 512, !dbg !51
  %666 = load <2 x i32>, ptr addrspace(3) %665, align 8, !dbg !51
  %667 = getelementptr inbounds nuw i8, ptr addrspace(3) %664, i32 1024, !dbg !51
  %668 = load <2 x i32>, ptr addrspace(3) %667, align 8, !dbg !51
  %669 = getelementptr inbounds nuw i8, ptr addrspace(3) %664, i32 1536, !dbg !51
  %670 = load <2 x i32>, ptr addrspace(3) %669, align 8, !dbg !51
  %.extract = load i32, ptr addrspace(3) %656, align 8, !dbg !51
  %671 = getelementptr inbounds nuw i8, ptr addrspace(3) %656, i32 4, !dbg !51
  %.extract22 = load i32, ptr addrspace(3) %671, align 4, !dbg !51
  %.extract23 = load i32, ptr addrspace(3) %664, align 8, !dbg !51
  %672 = getelementptr inbounds nuw i8, ptr addrspace(3) %664, i32 4, !dbg !51
  %.extract24 = load i32, ptr addrspace(3) %672, align 4, !dbg !51
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %.extract, i32 %.extract22, i32 %.extract23, i32 %.extract24, ptr addrspace(1) %499) #8, !dbg !51
  %.extract25 = extractelement <2 x i32> %658, i64 0, !dbg !51
  %.extract26 = extractelement <2 x i32> %658, i64 1, !dbg !51
  %.extract27 = extractelement <2 x i32> %666, i64 0, !dbg !51
  %.extract28 = extractelement <2 x i32> %666, i64 1, !dbg !51
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %.extract25, i32 %.extract26, i32 %.extract27, i32 %.extract28, ptr addrspace(1) %500) #8, !dbg !51
  %.extract29 = extractelement <2 x i32> %660, i64 0, !dbg !51
  %.extract30 = extractelement <2 x i32> %660, i64 1, !dbg !51
  %.extract31 = extractelement <2 x i32> %668, i64 0, !dbg !51
  %.extract32 = extractelement <2 x i32> %668, i64 1, !dbg !51
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %.extract29, i32 %.extract30, i32 %.extract31, i32 %.extract32, ptr addrspace(1) %501) #8, !dbg !51
  %.extract33 = extractelement <2 x i32> %662, i64 0, !dbg !51
  %.extract34 = extractelement <2 x i32> %662, i64 1, !dbg !51
  %.extract35 = extractelement <2 x i32> %670, i64 0, !dbg !51
  %.extract36 = extractelement <2 x i32> %670, i64 1, !dbg !51
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %.extract33, i32 %.extract34, i32 %.extract35, i32 %.extract36, ptr addrspace(1) %502) #8, !dbg !51
  ret void, !dbg !52
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.div.full(float, float) #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: convergent nocallback nofree nounwind memory(argmem: read)
declare { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) readonly captures(none)) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #5

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.ex2.approx.f32(float) #7

; Function Attrs: convergent nocallback nofree nounwind memory(argmem: read)
declare { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) readonly captures(none)) #4

attributes #0 = { nounwind "nvvm.reqntid"="128" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { convergent nocallback nofree nounwind memory(argmem: read) }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #7 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #8 = { nounwind }

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
!22 = !DILocation(line: 16, column: 5, scope: !15, inlinedAt: !16)
!23 = !DILocation(line: 17, column: 30, scope: !15, inlinedAt: !16)
!24 = !DILocation(line: 17, column: 29, scope: !15, inlinedAt: !16)
!25 = !DILocation(line: 17, column: 21, scope: !15, inlinedAt: !16)
!26 = !DILocation(line: 17, column: 13, scope: !15, inlinedAt: !16)
!27 = !DILocation(line: 18, column: 28, scope: !15, inlinedAt: !16)
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
!39 = !DILocation(line: 22, column: 21, scope: !15, inlinedAt: !16)
!40 = !DILocation(line: 22, column: 13, scope: !15, inlinedAt: !16)
!41 = !DILocation(line: 23, column: 18, scope: !15, inlinedAt: !16)
!42 = !DILocation(line: 287, column: 12, scope: !30, inlinedAt: !43)
!43 = !DILocation(line: 314, column: 12, scope: !30, inlinedAt: !44)
!44 = !DILocation(line: 23, column: 34, scope: !15, inlinedAt: !16)
!45 = !DILocation(line: 24, column: 22, scope: !15, inlinedAt: !16)
!46 = !DILocation(line: 24, column: 43, scope: !15, inlinedAt: !16)
!47 = !DILocation(line: 24, column: 15, scope: !15, inlinedAt: !16)
!48 = !DILocation(line: 26, column: 12, scope: !15, inlinedAt: !16)
!49 = !DILocation(line: 50, column: 11, scope: !4)
!50 = !DILocation(line: 51, column: 19, scope: !4)
!51 = !DILocation(line: 51, column: 5, scope: !4)
!52 = !DILocation(line: 46, column: 1, scope: !4)
