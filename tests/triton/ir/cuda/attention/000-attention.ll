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
  %11 = and i32 %10, 124, !dbg !14
  %12 = lshr exact i32 %11, 2, !dbg !14
  %13 = or disjoint i32 %12, %9, !dbg !17
  %14 = shl i32 %13, 5, !dbg !18
  %15 = sext i32 %14 to i64, !dbg !19
  %16 = getelementptr [2 x i8], ptr addrspace(1) %q_ptr, i64 %15, !dbg !19
  %17 = getelementptr i8, ptr addrspace(1) %16, i64 2048, !dbg !19
  %18 = and i32 %10, 3, !dbg !20
  %19 = shl nuw nsw i32 %18, 3, !dbg !20
  %20 = and i32 %10, 7, !dbg !20
  %21 = zext nneg i32 %19 to i64, !dbg !19
  %22 = getelementptr [2 x i8], ptr addrspace(1) %16, i64 %21, !dbg !19
  %23 = getelementptr [2 x i8], ptr addrspace(1) %17, i64 %21, !dbg !19
  %24 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %22) #8, !dbg !21
  %25 = extractvalue { i32, i32, i32, i32 } %24, 0, !dbg !21
  %26 = extractvalue { i32, i32, i32, i32 } %24, 1, !dbg !21
  %27 = extractvalue { i32, i32, i32, i32 } %24, 2, !dbg !21
  %28 = extractvalue { i32, i32, i32, i32 } %24, 3, !dbg !21
  %29 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %23) #8, !dbg !21
  %30 = extractvalue { i32, i32, i32, i32 } %29, 0, !dbg !21
  %31 = extractvalue { i32, i32, i32, i32 } %29, 1, !dbg !21
  %32 = extractvalue { i32, i32, i32, i32 } %29, 2, !dbg !21
  %33 = extractvalue { i32, i32, i32, i32 } %29, 3, !dbg !21
  %34 = shl nuw nsw i32 %10, 4, !dbg !21
  %35 = and i32 %34, 2032, !dbg !21
  %36 = and i32 %10, 24, !dbg !21
  %37 = shl nuw nsw i32 %36, 1, !dbg !21
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
  %invariant.gep = getelementptr [2 x i8], ptr addrspace(1) %k_ptr, i64 %21, !dbg !22
  %invariant.gep44 = getelementptr [2 x i8], ptr addrspace(1) %v_ptr, i64 %21, !dbg !22
  %49 = shl nuw nsw i32 %36, 6
  %50 = shl nuw nsw i32 %18, 5
  %51 = shl nuw nsw i32 %11, 2
  %52 = or disjoint i32 %49, %50
  %53 = xor i32 %52, %51
  %54 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %53
  %55 = and i32 %10, 6
  %56 = shl nuw nsw i32 %55, 8
  %57 = shl nuw nsw i32 %20, 4
  %58 = shl nuw nsw i32 %36, 2
  %59 = or disjoint i32 %56, %57
  %60 = xor i32 %59, %58
  %61 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %60
  %62 = getelementptr inbounds nuw i8, ptr addrspace(3) %61, i32 128
  %63 = getelementptr inbounds nuw i8, ptr addrspace(3) %61, i32 256
  %64 = getelementptr inbounds nuw i8, ptr addrspace(3) %61, i32 384
  %65 = shl nuw nsw i32 %10, 6
  %66 = and i32 %65, 960
  %67 = shl nuw nsw i32 %10, 5
  %68 = and i32 %67, 3072
  %69 = shl nuw nsw i32 %55, 3
  %70 = and i32 %10, 16
  %71 = or disjoint i32 %66, %68
  %72 = xor i32 %69, %70
  %73 = or disjoint i32 %71, %72
  %74 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %73
  %75 = xor i32 %73, 32
  %76 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %75
  %77 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %38
  %78 = and i32 %65, 1984
  %79 = or disjoint i32 %78, %69
  %80 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %79
  %81 = xor i32 %79, 16
  %82 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %81
  %83 = xor i32 %79, 32
  %84 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %83
  %85 = xor i32 %79, 48
  %86 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %85
  %87 = zext nneg i32 %12 to i64, !dbg !22
  br label %88, !dbg !22

88:                                               ; preds = %7, %88
  %indvars.iv = phi i64 [ 0, %7 ], [ %indvars.iv.next, %88 ]
  %89 = phi float [ 0.000000e+00, %7 ], [ %432, %88 ]
  %90 = phi float [ 0.000000e+00, %7 ], [ %433, %88 ]
  %91 = phi float [ 0.000000e+00, %7 ], [ %434, %88 ]
  %92 = phi float [ 0.000000e+00, %7 ], [ %435, %88 ]
  %93 = phi float [ 0.000000e+00, %7 ], [ %437, %88 ]
  %94 = phi float [ 0.000000e+00, %7 ], [ %438, %88 ]
  %95 = phi float [ 0.000000e+00, %7 ], [ %439, %88 ]
  %96 = phi float [ 0.000000e+00, %7 ], [ %440, %88 ]
  %97 = phi float [ 0.000000e+00, %7 ], [ %442, %88 ]
  %98 = phi float [ 0.000000e+00, %7 ], [ %443, %88 ]
  %99 = phi float [ 0.000000e+00, %7 ], [ %444, %88 ]
  %100 = phi float [ 0.000000e+00, %7 ], [ %445, %88 ]
  %101 = phi float [ 0.000000e+00, %7 ], [ %447, %88 ]
  %102 = phi float [ 0.000000e+00, %7 ], [ %448, %88 ]
  %103 = phi float [ 0.000000e+00, %7 ], [ %449, %88 ]
  %104 = phi float [ 0.000000e+00, %7 ], [ %450, %88 ]
  %105 = phi float [ 0.000000e+00, %7 ], [ %333, %88 ]
  %106 = phi float [ 0.000000e+00, %7 ], [ %334, %88 ]
  %107 = phi float [ -inf, %7 ], [ %236, %88 ]
  %108 = phi float [ -inf, %7 ], [ %237, %88 ]
  %109 = or disjoint i64 %indvars.iv, %87, !dbg !23
  %110 = shl nuw nsw i64 %109, 5, !dbg !24
  %gep = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep, i64 %110, !dbg !25
  %111 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %gep) #8, !dbg !26
  %112 = extractvalue { i32, i32, i32, i32 } %111, 0, !dbg !26
  %113 = extractvalue { i32, i32, i32, i32 } %111, 1, !dbg !26
  %114 = extractvalue { i32, i32, i32, i32 } %111, 2, !dbg !26
  %115 = extractvalue { i32, i32, i32, i32 } %111, 3, !dbg !26
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !27
  %116 = insertelement <4 x i32> poison, i32 %112, i64 0, !dbg !27
  %117 = insertelement <4 x i32> %116, i32 %113, i64 1, !dbg !27
  %118 = insertelement <4 x i32> %117, i32 %114, i64 2, !dbg !27
  %119 = insertelement <4 x i32> %118, i32 %115, i64 3, !dbg !27
  store <4 x i32> %119, ptr addrspace(3) %54, align 16, !dbg !27
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !27
  %120 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %61), !dbg !27
  %121 = extractvalue { i32, i32, i32, i32 } %120, 0, !dbg !27
  %122 = extractvalue { i32, i32, i32, i32 } %120, 1, !dbg !27
  %123 = extractvalue { i32, i32, i32, i32 } %120, 2, !dbg !27
  %124 = extractvalue { i32, i32, i32, i32 } %120, 3, !dbg !27
  %125 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) nonnull %62), !dbg !27
  %126 = extractvalue { i32, i32, i32, i32 } %125, 0, !dbg !27
  %127 = extractvalue { i32, i32, i32, i32 } %125, 1, !dbg !27
  %128 = extractvalue { i32, i32, i32, i32 } %125, 2, !dbg !27
  %129 = extractvalue { i32, i32, i32, i32 } %125, 3, !dbg !27
  %130 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) nonnull %63), !dbg !27
  %131 = extractvalue { i32, i32, i32, i32 } %130, 0, !dbg !27
  %132 = extractvalue { i32, i32, i32, i32 } %130, 1, !dbg !27
  %133 = extractvalue { i32, i32, i32, i32 } %130, 2, !dbg !27
  %134 = extractvalue { i32, i32, i32, i32 } %130, 3, !dbg !27
  %135 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) nonnull %64), !dbg !27
  %136 = extractvalue { i32, i32, i32, i32 } %135, 0, !dbg !27
  %137 = extractvalue { i32, i32, i32, i32 } %135, 1, !dbg !27
  %138 = extractvalue { i32, i32, i32, i32 } %135, 2, !dbg !27
  %139 = extractvalue { i32, i32, i32, i32 } %135, 3, !dbg !27
  %140 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %74), !dbg !21
  %141 = extractvalue { i32, i32, i32, i32 } %140, 0, !dbg !21
  %142 = extractvalue { i32, i32, i32, i32 } %140, 1, !dbg !21
  %143 = extractvalue { i32, i32, i32, i32 } %140, 2, !dbg !21
  %144 = extractvalue { i32, i32, i32, i32 } %140, 3, !dbg !21
  %145 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %76), !dbg !21
  %146 = extractvalue { i32, i32, i32, i32 } %145, 0, !dbg !21
  %147 = extractvalue { i32, i32, i32, i32 } %145, 1, !dbg !21
  %148 = extractvalue { i32, i32, i32, i32 } %145, 2, !dbg !21
  %149 = extractvalue { i32, i32, i32, i32 } %145, 3, !dbg !21
  %150 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, i32 %141, i32 %142, i32 %143, i32 %144, i32 %121, i32 %122) #8, !dbg !28
  %151 = extractvalue { float, float, float, float } %150, 0, !dbg !28
  %152 = extractvalue { float, float, float, float } %150, 1, !dbg !28
  %153 = extractvalue { float, float, float, float } %150, 2, !dbg !28
  %154 = extractvalue { float, float, float, float } %150, 3, !dbg !28
  %155 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, i32 %141, i32 %142, i32 %143, i32 %144, i32 %126, i32 %127) #8, !dbg !28
  %156 = extractvalue { float, float, float, float } %155, 0, !dbg !28
  %157 = extractvalue { float, float, float, float } %155, 1, !dbg !28
  %158 = extractvalue { float, float, float, float } %155, 2, !dbg !28
  %159 = extractvalue { float, float, float, float } %155, 3, !dbg !28
  %160 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, i32 %141, i32 %142, i32 %143, i32 %144, i32 %131, i32 %132) #8, !dbg !28
  %161 = extractvalue { float, float, float, float } %160, 0, !dbg !28
  %162 = extractvalue { float, float, float, float } %160, 1, !dbg !28
  %163 = extractvalue { float, float, float, float } %160, 2, !dbg !28
  %164 = extractvalue { float, float, float, float } %160, 3, !dbg !28
  %165 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, i32 %141, i32 %142, i32 %143, i32 %144, i32 %136, i32 %137) #8, !dbg !28
  %166 = extractvalue { float, float, float, float } %165, 0, !dbg !28
  %167 = extractvalue { float, float, float, float } %165, 1, !dbg !28
  %168 = extractvalue { float, float, float, float } %165, 2, !dbg !28
  %169 = extractvalue { float, float, float, float } %165, 3, !dbg !28
  %170 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %151, float %152, float %153, float %154, i32 %146, i32 %147, i32 %148, i32 %149, i32 %123, i32 %124) #8, !dbg !28
  %171 = extractvalue { float, float, float, float } %170, 0, !dbg !28
  %172 = extractvalue { float, float, float, float } %170, 1, !dbg !28
  %173 = extractvalue { float, float, float, float } %170, 2, !dbg !28
  %174 = extractvalue { float, float, float, float } %170, 3, !dbg !28
  %175 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %156, float %157, float %158, float %159, i32 %146, i32 %147, i32 %148, i32 %149, i32 %128, i32 %129) #8, !dbg !28
  %176 = extractvalue { float, float, float, float } %175, 0, !dbg !28
  %177 = extractvalue { float, float, float, float } %175, 1, !dbg !28
  %178 = extractvalue { float, float, float, float } %175, 2, !dbg !28
  %179 = extractvalue { float, float, float, float } %175, 3, !dbg !28
  %180 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %161, float %162, float %163, float %164, i32 %146, i32 %147, i32 %148, i32 %149, i32 %133, i32 %134) #8, !dbg !28
  %181 = extractvalue { float, float, float, float } %180, 0, !dbg !28
  %182 = extractvalue { float, float, float, float } %180, 1, !dbg !28
  %183 = extractvalue { float, float, float, float } %180, 2, !dbg !28
  %184 = extractvalue { float, float, float, float } %180, 3, !dbg !28
  %185 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %166, float %167, float %168, float %169, i32 %146, i32 %147, i32 %148, i32 %149, i32 %138, i32 %139) #8, !dbg !28
  %186 = extractvalue { float, float, float, float } %185, 0, !dbg !28
  %187 = extractvalue { float, float, float, float } %185, 1, !dbg !28
  %188 = extractvalue { float, float, float, float } %185, 2, !dbg !28
  %189 = extractvalue { float, float, float, float } %185, 3, !dbg !28
  %190 = fmul float %scale, %171, !dbg !28
  %191 = fmul float %scale, %172, !dbg !28
  %192 = fmul float %scale, %173, !dbg !28
  %193 = fmul float %scale, %174, !dbg !28
  %194 = fmul float %scale, %176, !dbg !28
  %195 = fmul float %scale, %177, !dbg !28
  %196 = fmul float %scale, %178, !dbg !28
  %197 = fmul float %scale, %179, !dbg !28
  %198 = fmul float %scale, %181, !dbg !28
  %199 = fmul float %scale, %182, !dbg !28
  %200 = fmul float %scale, %183, !dbg !28
  %201 = fmul float %scale, %184, !dbg !28
  %202 = fmul float %scale, %186, !dbg !28
  %203 = fmul float %scale, %187, !dbg !28
  %204 = fmul float %scale, %188, !dbg !28
  %205 = fmul float %scale, %189, !dbg !28
  %206 = tail call float @llvm.maxnum.f32(float %190, float %191), !dbg !29
  %207 = tail call float @llvm.maxnum.f32(float %194, float %195), !dbg !29
  %208 = tail call float @llvm.maxnum.f32(float %198, float %199), !dbg !29
  %209 = tail call float @llvm.maxnum.f32(float %202, float %203), !dbg !29
  %210 = tail call float @llvm.maxnum.f32(float %206, float %207), !dbg !29
  %211 = tail call float @llvm.maxnum.f32(float %208, float %209), !dbg !29
  %212 = tail call float @llvm.maxnum.f32(float %210, float %211), !dbg !29
  %213 = tail call float @llvm.maxnum.f32(float %192, float %193), !dbg !29
  %214 = tail call float @llvm.maxnum.f32(float %196, float %197), !dbg !29
  %215 = tail call float @llvm.maxnum.f32(float %200, float %201), !dbg !29
  %216 = tail call float @llvm.maxnum.f32(float %204, float %205), !dbg !29
  %217 = tail call float @llvm.maxnum.f32(float %213, float %214), !dbg !29
  %218 = tail call float @llvm.maxnum.f32(float %215, float %216), !dbg !29
  %219 = tail call float @llvm.maxnum.f32(float %217, float %218), !dbg !29
  %220 = bitcast float %212 to i32, !dbg !32
  %221 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %220, i32 2, i32 31), !dbg !32
  %222 = bitcast i32 %221 to float, !dbg !32
  %223 = tail call float @llvm.maxnum.f32(float %212, float %222), !dbg !29
  %224 = bitcast float %223 to i32, !dbg !32
  %225 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %224, i32 1, i32 31), !dbg !32
  %226 = bitcast i32 %225 to float, !dbg !32
  %227 = tail call float @llvm.maxnum.f32(float %223, float %226), !dbg !29
  %228 = bitcast float %219 to i32, !dbg !32
  %229 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %228, i32 2, i32 31), !dbg !32
  %230 = bitcast i32 %229 to float, !dbg !32
  %231 = tail call float @llvm.maxnum.f32(float %219, float %230), !dbg !29
  %232 = bitcast float %231 to i32, !dbg !32
  %233 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %232, i32 1, i32 31), !dbg !32
  %234 = bitcast i32 %233 to float, !dbg !32
  %235 = tail call float @llvm.maxnum.f32(float %231, float %234), !dbg !29
  %236 = tail call float @llvm.maxnum.f32(float %107, float %227), !dbg !34
  %237 = tail call float @llvm.maxnum.f32(float %108, float %235), !dbg !34
  %238 = fsub float %190, %236, !dbg !35
  %239 = fsub float %191, %236, !dbg !35
  %240 = fsub float %192, %237, !dbg !35
  %241 = fsub float %193, %237, !dbg !35
  %242 = fsub float %194, %236, !dbg !35
  %243 = fsub float %195, %236, !dbg !35
  %244 = fsub float %196, %237, !dbg !35
  %245 = fsub float %197, %237, !dbg !35
  %246 = fsub float %198, %236, !dbg !35
  %247 = fsub float %199, %236, !dbg !35
  %248 = fsub float %200, %237, !dbg !35
  %249 = fsub float %201, %237, !dbg !35
  %250 = fsub float %202, %236, !dbg !35
  %251 = fsub float %203, %236, !dbg !35
  %252 = fsub float %204, %237, !dbg !35
  %253 = fsub float %205, %237, !dbg !35
  %254 = fmul float %238, f0x3FB8AA3B, !dbg !36
  %255 = tail call float @llvm.nvvm.ex2.approx.f32(float %254), !dbg !36
  %256 = fmul float %239, f0x3FB8AA3B, !dbg !36
  %257 = tail call float @llvm.nvvm.ex2.approx.f32(float %256), !dbg !36
  %258 = fmul float %240, f0x3FB8AA3B, !dbg !36
  %259 = tail call float @llvm.nvvm.ex2.approx.f32(float %258), !dbg !36
  %260 = fmul float %241, f0x3FB8AA3B, !dbg !36
  %261 = tail call float @llvm.nvvm.ex2.approx.f32(float %260), !dbg !36
  %262 = fmul float %242, f0x3FB8AA3B, !dbg !36
  %263 = tail call float @llvm.nvvm.ex2.approx.f32(float %262), !dbg !36
  %264 = fmul float %243, f0x3FB8AA3B, !dbg !36
  %265 = tail call float @llvm.nvvm.ex2.approx.f32(float %264), !dbg !36
  %266 = fmul float %244, f0x3FB8AA3B, !dbg !36
  %267 = tail call float @llvm.nvvm.ex2.approx.f32(float %266), !dbg !36
  %268 = fmul float %245, f0x3FB8AA3B, !dbg !36
  %269 = tail call float @llvm.nvvm.ex2.approx.f32(float %268), !dbg !36
  %270 = fmul float %246, f0x3FB8AA3B, !dbg !36
  %271 = tail call float @llvm.nvvm.ex2.approx.f32(float %270), !dbg !36
  %272 = fmul float %247, f0x3FB8AA3B, !dbg !36
  %273 = tail call float @llvm.nvvm.ex2.approx.f32(float %272), !dbg !36
  %274 = fmul float %248, f0x3FB8AA3B, !dbg !36
  %275 = tail call float @llvm.nvvm.ex2.approx.f32(float %274), !dbg !36
  %276 = fmul float %249, f0x3FB8AA3B, !dbg !36
  %277 = tail call float @llvm.nvvm.ex2.approx.f32(float %276), !dbg !36
  %278 = fmul float %250, f0x3FB8AA3B, !dbg !36
  %279 = tail call float @llvm.nvvm.ex2.approx.f32(float %278), !dbg !36
  %280 = fmul float %251, f0x3FB8AA3B, !dbg !36
  %281 = tail call float @llvm.nvvm.ex2.approx.f32(float %280), !dbg !36
  %282 = fmul float %252, f0x3FB8AA3B, !dbg !36
  %283 = tail call float @llvm.nvvm.ex2.approx.f32(float %282), !dbg !36
  %284 = fmul float %253, f0x3FB8AA3B, !dbg !36
  %285 = tail call float @llvm.nvvm.ex2.approx.f32(float %284), !dbg !36
  %286 = fsub float %107, %236, !dbg !37
  %287 = fsub float %108, %237, !dbg !37
  %288 = fmul float %286, f0x3FB8AA3B, !dbg !38
  %289 = tail call float @llvm.nvvm.ex2.approx.f32(float %288), !dbg !38
  %290 = fmul float %287, f0x3FB8AA3B, !dbg !38
  %291 = tail call float @llvm.nvvm.ex2.approx.f32(float %290), !dbg !38
  %gep45 = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep44, i64 %110, !dbg !39
  %292 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %gep45) #8, !dbg !40
  %293 = extractvalue { i32, i32, i32, i32 } %292, 0, !dbg !40
  %294 = extractvalue { i32, i32, i32, i32 } %292, 1, !dbg !40
  %295 = extractvalue { i32, i32, i32, i32 } %292, 2, !dbg !40
  %296 = extractvalue { i32, i32, i32, i32 } %292, 3, !dbg !40
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !40
  %297 = insertelement <4 x i32> poison, i32 %293, i64 0, !dbg !40
  %298 = insertelement <4 x i32> %297, i32 %294, i64 1, !dbg !40
  %299 = insertelement <4 x i32> %298, i32 %295, i64 2, !dbg !40
  %300 = insertelement <4 x i32> %299, i32 %296, i64 3, !dbg !40
  store <4 x i32> %300, ptr addrspace(3) %77, align 16, !dbg !40
  %301 = fmul float %105, %289, !dbg !41
  %302 = fmul float %106, %291, !dbg !41
  %303 = fadd float %255, %257, !dbg !42
  %304 = fadd float %263, %265, !dbg !42
  %305 = fadd float %271, %273, !dbg !42
  %306 = fadd float %279, %281, !dbg !42
  %307 = fadd float %303, %304, !dbg !42
  %308 = fadd float %305, %306, !dbg !42
  %309 = fadd float %307, %308, !dbg !42
  %310 = fadd float %259, %261, !dbg !42
  %311 = fadd float %267, %269, !dbg !42
  %312 = fadd float %275, %277, !dbg !42
  %313 = fadd float %283, %285, !dbg !42
  %314 = fadd float %310, %311, !dbg !42
  %315 = fadd float %312, %313, !dbg !42
  %316 = fadd float %314, %315, !dbg !42
  %317 = bitcast float %309 to i32, !dbg !43
  %318 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %317, i32 2, i32 31), !dbg !43
  %319 = bitcast i32 %318 to float, !dbg !43
  %320 = fadd float %309, %319, !dbg !42
  %321 = bitcast float %320 to i32, !dbg !43
  %322 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %321, i32 1, i32 31), !dbg !43
  %323 = bitcast i32 %322 to float, !dbg !43
  %324 = fadd float %320, %323, !dbg !42
  %325 = bitcast float %316 to i32, !dbg !43
  %326 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %325, i32 2, i32 31), !dbg !43
  %327 = bitcast i32 %326 to float, !dbg !43
  %328 = fadd float %316, %327, !dbg !42
  %329 = bitcast float %328 to i32, !dbg !43
  %330 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %329, i32 1, i32 31), !dbg !43
  %331 = bitcast i32 %330 to float, !dbg !43
  %332 = fadd float %328, %331, !dbg !42
  %333 = fadd float %301, %324, !dbg !41
  %334 = fadd float %302, %332, !dbg !41
  %335 = fptrunc float %255 to half, !dbg !45
  %336 = fptrunc float %257 to half, !dbg !45
  %337 = fptrunc float %259 to half, !dbg !45
  %338 = fptrunc float %261 to half, !dbg !45
  %339 = fptrunc float %263 to half, !dbg !45
  %340 = fptrunc float %265 to half, !dbg !45
  %341 = fptrunc float %267 to half, !dbg !45
  %342 = fptrunc float %269 to half, !dbg !45
  %343 = fptrunc float %271 to half, !dbg !45
  %344 = fptrunc float %273 to half, !dbg !45
  %345 = fptrunc float %275 to half, !dbg !45
  %346 = fptrunc float %277 to half, !dbg !45
  %347 = fptrunc float %279 to half, !dbg !45
  %348 = fptrunc float %281 to half, !dbg !45
  %349 = fptrunc float %283 to half, !dbg !45
  %350 = fptrunc float %285 to half, !dbg !45
  %351 = fmul float %89, %289, !dbg !46
  %352 = fmul float %90, %289, !dbg !46
  %353 = fmul float %91, %291, !dbg !46
  %354 = fmul float %92, %291, !dbg !46
  %355 = fmul float %93, %289, !dbg !46
  %356 = fmul float %94, %289, !dbg !46
  %357 = fmul float %95, %291, !dbg !46
  %358 = fmul float %96, %291, !dbg !46
  %359 = fmul float %97, %289, !dbg !46
  %360 = fmul float %98, %289, !dbg !46
  %361 = fmul float %99, %291, !dbg !46
  %362 = fmul float %100, %291, !dbg !46
  %363 = fmul float %101, %289, !dbg !46
  %364 = fmul float %102, %289, !dbg !46
  %365 = fmul float %103, %291, !dbg !46
  %366 = fmul float %104, %291, !dbg !46
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !40
  %367 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) %80), !dbg !40
  %368 = extractvalue { i32, i32, i32, i32 } %367, 0, !dbg !40
  %369 = extractvalue { i32, i32, i32, i32 } %367, 1, !dbg !40
  %370 = extractvalue { i32, i32, i32, i32 } %367, 2, !dbg !40
  %371 = extractvalue { i32, i32, i32, i32 } %367, 3, !dbg !40
  %372 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) %82), !dbg !40
  %373 = extractvalue { i32, i32, i32, i32 } %372, 0, !dbg !40
  %374 = extractvalue { i32, i32, i32, i32 } %372, 1, !dbg !40
  %375 = extractvalue { i32, i32, i32, i32 } %372, 2, !dbg !40
  %376 = extractvalue { i32, i32, i32, i32 } %372, 3, !dbg !40
  %377 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) %84), !dbg !40
  %378 = extractvalue { i32, i32, i32, i32 } %377, 0, !dbg !40
  %379 = extractvalue { i32, i32, i32, i32 } %377, 1, !dbg !40
  %380 = extractvalue { i32, i32, i32, i32 } %377, 2, !dbg !40
  %381 = extractvalue { i32, i32, i32, i32 } %377, 3, !dbg !40
  %382 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) %86), !dbg !40
  %383 = extractvalue { i32, i32, i32, i32 } %382, 0, !dbg !40
  %384 = extractvalue { i32, i32, i32, i32 } %382, 1, !dbg !40
  %385 = extractvalue { i32, i32, i32, i32 } %382, 2, !dbg !40
  %386 = extractvalue { i32, i32, i32, i32 } %382, 3, !dbg !40
  %387 = insertelement <2 x half> poison, half %335, i64 0, !dbg !47
  %388 = insertelement <2 x half> %387, half %336, i64 1, !dbg !47
  %389 = bitcast <2 x half> %388 to i32, !dbg !47
  %390 = insertelement <2 x half> poison, half %337, i64 0, !dbg !47
  %391 = insertelement <2 x half> %390, half %338, i64 1, !dbg !47
  %392 = bitcast <2 x half> %391 to i32, !dbg !47
  %393 = insertelement <2 x half> poison, half %339, i64 0, !dbg !47
  %394 = insertelement <2 x half> %393, half %340, i64 1, !dbg !47
  %395 = bitcast <2 x half> %394 to i32, !dbg !47
  %396 = insertelement <2 x half> poison, half %341, i64 0, !dbg !47
  %397 = insertelement <2 x half> %396, half %342, i64 1, !dbg !47
  %398 = bitcast <2 x half> %397 to i32, !dbg !47
  %399 = insertelement <2 x half> poison, half %343, i64 0, !dbg !47
  %400 = insertelement <2 x half> %399, half %344, i64 1, !dbg !47
  %401 = bitcast <2 x half> %400 to i32, !dbg !47
  %402 = insertelement <2 x half> poison, half %345, i64 0, !dbg !47
  %403 = insertelement <2 x half> %402, half %346, i64 1, !dbg !47
  %404 = bitcast <2 x half> %403 to i32, !dbg !47
  %405 = insertelement <2 x half> poison, half %347, i64 0, !dbg !47
  %406 = insertelement <2 x half> %405, half %348, i64 1, !dbg !47
  %407 = bitcast <2 x half> %406 to i32, !dbg !47
  %408 = insertelement <2 x half> poison, half %349, i64 0, !dbg !47
  %409 = insertelement <2 x half> %408, half %350, i64 1, !dbg !47
  %410 = bitcast <2 x half> %409 to i32, !dbg !47
  %411 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %351, float %352, float %353, float %354, i32 %389, i32 %392, i32 %395, i32 %398, i32 %368, i32 %369) #8, !dbg !47
  %412 = extractvalue { float, float, float, float } %411, 0, !dbg !47
  %413 = extractvalue { float, float, float, float } %411, 1, !dbg !47
  %414 = extractvalue { float, float, float, float } %411, 2, !dbg !47
  %415 = extractvalue { float, float, float, float } %411, 3, !dbg !47
  %416 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %355, float %356, float %357, float %358, i32 %389, i32 %392, i32 %395, i32 %398, i32 %373, i32 %374) #8, !dbg !47
  %417 = extractvalue { float, float, float, float } %416, 0, !dbg !47
  %418 = extractvalue { float, float, float, float } %416, 1, !dbg !47
  %419 = extractvalue { float, float, float, float } %416, 2, !dbg !47
  %420 = extractvalue { float, float, float, float } %416, 3, !dbg !47
  %421 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %359, float %360, float %361, float %362, i32 %389, i32 %392, i32 %395, i32 %398, i32 %378, i32 %379) #8, !dbg !47
  %422 = extractvalue { float, float, float, float } %421, 0, !dbg !47
  %423 = extractvalue { float, float, float, float } %421, 1, !dbg !47
  %424 = extractvalue { float, float, float, float } %421, 2, !dbg !47
  %425 = extractvalue { float, float, float, float } %421, 3, !dbg !47
  %426 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %363, float %364, float %365, float %366, i32 %389, i32 %392, i32 %395, i32 %398, i32 %383, i32 %384) #8, !dbg !47
  %427 = extractvalue { float, float, float, float } %426, 0, !dbg !47
  %428 = extractvalue { float, float, float, float } %426, 1, !dbg !47
  %429 = extractvalue { float, float, float, float } %426, 2, !dbg !47
  %430 = extractvalue { float, float, float, float } %426, 3, !dbg !47
  %431 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %412, float %413, float %414, float %415, i32 %401, i32 %404, i32 %407, i32 %410, i32 %370, i32 %371) #8, !dbg !47
  %432 = extractvalue { float, float, float, float } %431, 0, !dbg !47
  %433 = extractvalue { float, float, float, float } %431, 1, !dbg !47
  %434 = extractvalue { float, float, float, float } %431, 2, !dbg !47
  %435 = extractvalue { float, float, float, float } %431, 3, !dbg !47
  %436 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %417, float %418, float %419, float %420, i32 %401, i32 %404, i32 %407, i32 %410, i32 %375, i32 %376) #8, !dbg !47
  %437 = extractvalue { float, float, float, float } %436, 0, !dbg !47
  %438 = extractvalue { float, float, float, float } %436, 1, !dbg !47
  %439 = extractvalue { float, float, float, float } %436, 2, !dbg !47
  %440 = extractvalue { float, float, float, float } %436, 3, !dbg !47
  %441 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %422, float %423, float %424, float %425, i32 %401, i32 %404, i32 %407, i32 %410, i32 %380, i32 %381) #8, !dbg !47
  %442 = extractvalue { float, float, float, float } %441, 0, !dbg !47
  %443 = extractvalue { float, float, float, float } %441, 1, !dbg !47
  %444 = extractvalue { float, float, float, float } %441, 2, !dbg !47
  %445 = extractvalue { float, float, float, float } %441, 3, !dbg !47
  %446 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %427, float %428, float %429, float %430, i32 %401, i32 %404, i32 %407, i32 %410, i32 %385, i32 %386) #8, !dbg !47
  %447 = extractvalue { float, float, float, float } %446, 0, !dbg !47
  %448 = extractvalue { float, float, float, float } %446, 1, !dbg !47
  %449 = extractvalue { float, float, float, float } %446, 2, !dbg !47
  %450 = extractvalue { float, float, float, float } %446, 3, !dbg !47
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 32, !dbg !22
  %451 = icmp samesign ult i64 %indvars.iv, 96, !dbg !22
  br i1 %451, label %88, label %452, !dbg !22

452:                                              ; preds = %88
  %453 = shl nuw nsw i32 %20, 2, !dbg !20
  %454 = lshr i32 %10, 3, !dbg !14
  %455 = and i32 %454, 15, !dbg !14
  %456 = or disjoint i32 %455, %9, !dbg !17
  %457 = shl i32 %456, 5, !dbg !18
  %458 = tail call float @llvm.nvvm.div.full(float %432, float %333), !dbg !48
  %459 = tail call float @llvm.nvvm.div.full(float %433, float %333), !dbg !48
  %460 = tail call float @llvm.nvvm.div.full(float %434, float %334), !dbg !48
  %461 = tail call float @llvm.nvvm.div.full(float %435, float %334), !dbg !48
  %462 = tail call float @llvm.nvvm.div.full(float %437, float %333), !dbg !48
  %463 = tail call float @llvm.nvvm.div.full(float %438, float %333), !dbg !48
  %464 = tail call float @llvm.nvvm.div.full(float %439, float %334), !dbg !48
  %465 = tail call float @llvm.nvvm.div.full(float %440, float %334), !dbg !48
  %466 = tail call float @llvm.nvvm.div.full(float %442, float %333), !dbg !48
  %467 = tail call float @llvm.nvvm.div.full(float %443, float %333), !dbg !48
  %468 = tail call float @llvm.nvvm.div.full(float %444, float %334), !dbg !48
  %469 = tail call float @llvm.nvvm.div.full(float %445, float %334), !dbg !48
  %470 = tail call float @llvm.nvvm.div.full(float %447, float %333), !dbg !48
  %471 = tail call float @llvm.nvvm.div.full(float %448, float %333), !dbg !48
  %472 = tail call float @llvm.nvvm.div.full(float %449, float %334), !dbg !48
  %473 = tail call float @llvm.nvvm.div.full(float %450, float %334), !dbg !48
  %474 = sext i32 %457 to i64, !dbg !49
  %475 = getelementptr [4 x i8], ptr addrspace(1) %out_ptr, i64 %474, !dbg !49
  %476 = getelementptr i8, ptr addrspace(1) %475, i64 2048, !dbg !49
  %477 = getelementptr i8, ptr addrspace(1) %475, i64 4096, !dbg !49
  %478 = getelementptr i8, ptr addrspace(1) %475, i64 6144, !dbg !49
  %479 = zext nneg i32 %453 to i64, !dbg !49
  %480 = getelementptr [4 x i8], ptr addrspace(1) %475, i64 %479, !dbg !49
  %481 = getelementptr [4 x i8], ptr addrspace(1) %476, i64 %479, !dbg !49
  %482 = getelementptr [4 x i8], ptr addrspace(1) %477, i64 %479, !dbg !49
  %483 = getelementptr [4 x i8], ptr addrspace(1) %478, i64 %479, !dbg !49
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !50
  %484 = and i32 %34, 1536, !dbg !50
  %485 = shl nuw nsw i32 %10, 3, !dbg !50
  %486 = and i32 %485, 160, !dbg !50
  %487 = and i32 %10, 1, !dbg !50
  %488 = icmp eq i32 %487, 0, !dbg !50
  %489 = select i1 %488, i32 0, i32 4112, !dbg !50
  %490 = and i32 %67, 64, !dbg !50
  %491 = and i32 %10, 8, !dbg !50
  %492 = icmp eq i32 %491, 0, !dbg !50
  %493 = select i1 %492, i32 0, i32 2056, !dbg !50
  %494 = or disjoint i32 %484, %486, !dbg !50
  %495 = or disjoint i32 %494, %490, !dbg !50
  %496 = or disjoint i32 %495, %489, !dbg !50
  %497 = or disjoint i32 %496, %493, !dbg !50
  %498 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %497, !dbg !50
  %499 = insertelement <2 x float> poison, float %458, i64 0, !dbg !50
  %500 = insertelement <2 x float> %499, float %459, i64 1, !dbg !50
  store <2 x float> %500, ptr addrspace(3) %498, align 8, !dbg !50
  %501 = getelementptr inbounds nuw i8, ptr addrspace(3) %498, i32 256, !dbg !50
  %502 = insertelement <2 x float> poison, float %460, i64 0, !dbg !50
  %503 = insertelement <2 x float> %502, float %461, i64 1, !dbg !50
  store <2 x float> %503, ptr addrspace(3) %501, align 8, !dbg !50
  %504 = xor i32 %497, 8, !dbg !50
  %505 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %504, !dbg !50
  %506 = insertelement <2 x float> poison, float %462, i64 0, !dbg !50
  %507 = insertelement <2 x float> %506, float %463, i64 1, !dbg !50
  store <2 x float> %507, ptr addrspace(3) %505, align 8, !dbg !50
  %508 = getelementptr inbounds nuw i8, ptr addrspace(3) %505, i32 256, !dbg !50
  %509 = insertelement <2 x float> poison, float %464, i64 0, !dbg !50
  %510 = insertelement <2 x float> %509, float %465, i64 1, !dbg !50
  store <2 x float> %510, ptr addrspace(3) %508, align 8, !dbg !50
  %511 = xor i32 %497, 16, !dbg !50
  %512 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %511, !dbg !50
  %513 = insertelement <2 x float> poison, float %466, i64 0, !dbg !50
  %514 = insertelement <2 x float> %513, float %467, i64 1, !dbg !50
  store <2 x float> %514, ptr addrspace(3) %512, align 8, !dbg !50
  %515 = getelementptr inbounds nuw i8, ptr addrspace(3) %512, i32 256, !dbg !50
  %516 = insertelement <2 x float> poison, float %468, i64 0, !dbg !50
  %517 = insertelement <2 x float> %516, float %469, i64 1, !dbg !50
  store <2 x float> %517, ptr addrspace(3) %515, align 8, !dbg !50
  %518 = xor i32 %497, 24, !dbg !50
  %519 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %518, !dbg !50
  %520 = insertelement <2 x float> poison, float %470, i64 0, !dbg !50
  %521 = insertelement <2 x float> %520, float %471, i64 1, !dbg !50
  store <2 x float> %521, ptr addrspace(3) %519, align 8, !dbg !50
  %522 = getelementptr inbounds nuw i8, ptr addrspace(3) %519, i32 256, !dbg !50
  %523 = insertelement <2 x float> poison, float %472, i64 0, !dbg !50
  %524 = insertelement <2 x float> %523, float %473, i64 1, !dbg !50
  store <2 x float> %524, ptr addrspace(3) %522, align 8, !dbg !50
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !50
  %525 = shl nuw nsw i32 %10, 2, !dbg !50
  %526 = and i32 %525, 440, !dbg !50
  %527 = shl nuw nsw i32 %487, 6, !dbg !50
  %528 = icmp eq i32 %70, 0, !dbg !50
  %529 = select i1 %528, i32 0, i32 2056, !dbg !50
  %530 = xor i32 %529, %526, !dbg !50
  %531 = or disjoint i32 %530, %527, !dbg !50
  %532 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %531, !dbg !50
  %533 = getelementptr inbounds nuw i8, ptr addrspace(3) %532, i32 512, !dbg !50
  %534 = load <2 x i32>, ptr addrspace(3) %533, align 8, !dbg !50
  %535 = getelementptr inbounds nuw i8, ptr addrspace(3) %532, i32 1024, !dbg !50
  %536 = load <2 x i32>, ptr addrspace(3) %535, align 8, !dbg !50
  %537 = getelementptr inbounds nuw i8, ptr addrspace(3) %532, i32 1536, !dbg !50
  %538 = load <2 x i32>, ptr addrspace(3) %537, align 8, !dbg !50
  %539 = xor i32 %531, 4112, !dbg !50
  %540 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %539, !dbg !50
  %541 = getelementptr inbounds nuw i8, ptr addrspace(3) %540, i32 512, !dbg !50
  %542 = load <2 x i32>, ptr addrspace(3) %541, align 8, !dbg !50
  %543 = getelementptr inbounds nuw i8, ptr addrspace(3) %540, i32 1024, !dbg !50
  %544 = load <2 x i32>, ptr addrspace(3) %543, align 8, !dbg !50
  %545 = getelementptr inbounds nuw i8, ptr addrspace(3) %540, i32 1536, !dbg !50
  %546 = load <2 x i32>, ptr addrspace(3) %545, align 8, !dbg !50
  %.extract = load i32, ptr addrspace(3) %532, align 8, !dbg !50
  %547 = getelementptr inbounds nuw i8, ptr addrspace(3) %532, i32 4, !dbg !50
  %.extract22 = load i32, ptr addrspace(3) %547, align 4, !dbg !50
  %.extract23 = load i32, ptr addrspace(3) %540, align 8, !dbg !50
  %548 = getelementptr inbounds nuw i8, ptr addrspace(3) %540, i32 4, !dbg !50
  %.extract24 = load i32, ptr addrspace(3) %548, align 4, !dbg !50
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %.extract, i32 %.extract22, i32 %.extract23, i32 %.extract24, ptr addrspace(1) %480) #8, !dbg !50
  %.extract25 = extractelement <2 x i32> %534, i64 0, !dbg !50
  %.extract26 = extractelement <2 x i32> %534, i64 1, !dbg !50
  %.extract27 = extractelement <2 x i32> %542, i64 0, !dbg !50
  %.extract28 = extractelement <2 x i32> %542, i64 1, !dbg !50
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %.extract25, i32 %.extract26, i32 %.extract27, i32 %.extract28, ptr addrspace(1) %481) #8, !dbg !50
  %.extract29 = extractelement <2 x i32> %536, i64 0, !dbg !50
  %.extract30 = extractelement <2 x i32> %536, i64 1, !dbg !50
  %.extract31 = extractelement <2 x i32> %544, i64 0, !dbg !50
  %.extract32 = extractelement <2 x i32> %544, i64 1, !dbg !50
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %.extract29, i32 %.extract30, i32 %.extract31, i32 %.extract32, ptr addrspace(1) %482) #8, !dbg !50
  %.extract33 = extractelement <2 x i32> %538, i64 0, !dbg !50
  %.extract34 = extractelement <2 x i32> %538, i64 1, !dbg !50
  %.extract35 = extractelement <2 x i32> %546, i64 0, !dbg !50
  %.extract36 = extractelement <2 x i32> %546, i64 1, !dbg !50
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %.extract33, i32 %.extract34, i32 %.extract35, i32 %.extract36, ptr addrspace(1) %483) #8, !dbg !50
  ret void, !dbg !51
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
!49 = !DILocation(line: 38, column: 14, scope: !4)
!50 = !DILocation(line: 38, column: 5, scope: !4)
!51 = !DILocation(line: 34, column: 1, scope: !4)
