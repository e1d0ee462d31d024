; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-p101:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@global_smem = external addrspace(3) global [0 x i8], align 16

; Function Attrs: nounwind
define ptx_kernel void @product(ptr addrspace(1) %a_ptr, ptr addrspace(1) %b_ptr, ptr addrspace(1) %c_ptr, ptr addrspace(1) nofree readnone captures(none) %global_scratch, ptr addrspace(1) nofree readnone captures(none) %profile_scratch) local_unnamed_addr #0 !dbg !4 {
5:
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !13
  %7 = shl i32 %6, 6, !dbg !13
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !14
  %9 = and i32 %8, 120, !dbg !14
  %10 = lshr exact i32 %9, 3, !dbg !14
  %11 = or disjoint i32 %10, 16, !dbg !14
  %12 = or disjoint i32 %10, 32, !dbg !14
  %13 = or disjoint i32 %10, 48, !dbg !14
  %14 = and i32 %8, 7, !dbg !14
  %15 = shl nuw nsw i32 %14, 3, !dbg !14
  %16 = or disjoint i32 %10, %7, !dbg !13
  %17 = or disjoint i32 %11, %7, !dbg !13
  %18 = or disjoint i32 %12, %7, !dbg !13
  %19 = or disjoint i32 %13, %7, !dbg !13
  %20 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !15
  %21 = shl nuw nsw i32 %20, 6, !dbg !15
  %22 = or disjoint i32 %15, %21, !dbg !15
  %23 = shl i32 %16, 7, !dbg !16
  %24 = shl i32 %17, 7, !dbg !16
  %25 = shl i32 %18, 7, !dbg !16
  %26 = shl i32 %19, 7, !dbg !16
  %27 = sext i32 %23 to i64, !dbg !19
  %28 = getelementptr [2 x i8], ptr addrspace(1) %a_ptr, i64 %27, !dbg !19
  %29 = sext i32 %24 to i64, !dbg !19
  %30 = getelementptr [2 x i8], ptr addrspace(1) %a_ptr, i64 %29, !dbg !19
  %31 = sext i32 %25 to i64, !dbg !19
  %32 = getelementptr [2 x i8], ptr addrspace(1) %a_ptr, i64 %31, !dbg !19
  %33 = sext i32 %26 to i64, !dbg !19
  %34 = getelementptr [2 x i8], ptr addrspace(1) %a_ptr, i64 %33, !dbg !19
  %35 = shl nuw nsw i32 %8, 4
  %36 = and i32 %35, 2032
  %37 = shl nuw nsw i32 %8, 1
  %38 = and i32 %37, 112
  %39 = xor i32 %36, %38
  %40 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %39
  %41 = or disjoint i32 %39, 2048
  %42 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %41
  %43 = or disjoint i32 %39, 4096
  %44 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %43
  %45 = or disjoint i32 %39, 6144
  %46 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %45
  %47 = zext nneg i32 %22 to i64
  %invariant.gep = getelementptr [2 x i8], ptr addrspace(1) %b_ptr, i64 %47, !dbg !20
  %48 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %39
  %49 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %41
  %50 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %43
  %51 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %45
  %52 = lshr exact i32 ptrtoint (ptr addrspace(3) @global_smem to i32), 4
  %53 = and i32 %52, 32767
  %54 = lshr exact i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192) to i32), 4
  %55 = and i32 %54, 32767
  %56 = insertelement <2 x i32> <i32 poison, i32 1073741888>, i32 %53, i64 0
  %57 = bitcast <2 x i32> %56 to i64
  %58 = insertelement <2 x i32> <i32 poison, i32 1073741888>, i32 %55, i64 0
  %59 = bitcast <2 x i32> %58 to i64
  %60 = add nuw nsw i32 %53, 2
  %61 = insertelement <2 x i32> <i32 poison, i32 1073741888>, i32 %60, i64 0
  %62 = bitcast <2 x i32> %61 to i64
  %63 = add nuw nsw i32 %55, 128
  %64 = insertelement <2 x i32> <i32 poison, i32 1073741888>, i32 %63, i64 0
  %65 = bitcast <2 x i32> %64 to i64
  %66 = add nuw nsw i32 %53, 4
  %67 = insertelement <2 x i32> <i32 poison, i32 1073741888>, i32 %66, i64 0
  %68 = bitcast <2 x i32> %67 to i64
  %69 = add nuw nsw i32 %55, 256
  %70 = insertelement <2 x i32> <i32 poison, i32 1073741888>, i32 %69, i64 0
  %71 = bitcast <2 x i32> %70 to i64
  %72 = add nuw nsw i32 %53, 6
  %73 = insertelement <2 x i32> <i32 poison, i32 1073741888>, i32 %72, i64 0
  %74 = bitcast <2 x i32> %73 to i64
  %75 = add nuw nsw i32 %55, 384
  %76 = insertelement <2 x i32> <i32 poison, i32 1073741888>, i32 %75, i64 0
  %77 = bitcast <2 x i32> %76 to i64
  %78 = zext nneg i32 %15 to i64, !dbg !20
  %79 = zext nneg i32 %10 to i64, !dbg !20
  %80 = zext nneg i32 %11 to i64, !dbg !20
  %81 = zext nneg i32 %12 to i64, !dbg !20
  %82 = zext nneg i32 %13 to i64, !dbg !20
  br label %83, !dbg !20

83:                                               ; preds = %5, %83
  %84 = phi i1 [ true, %5 ], [ false, %83 ]
  %indvars.iv = phi i64 [ 0, %5 ], [ 64, %83 ]
  %85 = phi float [ 0.000000e+00, %5 ], [ %331, %83 ]
  %86 = phi float [ 0.000000e+00, %5 ], [ %332, %83 ]
  %87 = phi float [ 0.000000e+00, %5 ], [ %333, %83 ]
  %88 = phi float [ 0.000000e+00, %5 ], [ %334, %83 ]
  %89 = phi float [ 0.000000e+00, %5 ], [ %335, %83 ]
  %90 = phi float [ 0.000000e+00, %5 ], [ %336, %83 ]
  %91 = phi float [ 0.000000e+00, %5 ], [ %337, %83 ]
  %92 = phi float [ 0.000000e+00, %5 ], [ %338, %83 ]
  %93 = phi float [ 0.000000e+00, %5 ], [ %339, %83 ]
  %94 = phi float [ 0.000000e+00, %5 ], [ %340, %83 ]
  %95 = phi float [ 0.000000e+00, %5 ], [ %341, %83 ]
  %96 = phi float [ 0.000000e+00, %5 ], [ %342, %83 ]
  %97 = phi float [ 0.000000e+00, %5 ], [ %343, %83 ]
  %98 = phi float [ 0.000000e+00, %5 ], [ %344, %83 ]
  %99 = phi float [ 0.000000e+00, %5 ], [ %345, %83 ]
  %100 = phi float [ 0.000000e+00, %5 ], [ %346, %83 ]
  %101 = phi float [ 0.000000e+00, %5 ], [ %347, %83 ]
  %102 = phi float [ 0.000000e+00, %5 ], [ %348, %83 ]
  %103 = phi float [ 0.000000e+00, %5 ], [ %349, %83 ]
  %104 = phi float [ 0.000000e+00, %5 ], [ %350, %83 ]
  %105 = phi float [ 0.000000e+00, %5 ], [ %351, %83 ]
  %106 = phi float [ 0.000000e+00, %5 ], [ %352, %83 ]
  %107 = phi float [ 0.000000e+00, %5 ], [ %353, %83 ]
  %108 = phi float [ 0.000000e+00, %5 ], [ %354, %83 ]
  %109 = phi float [ 0.000000e+00, %5 ], [ %355, %83 ]
  %110 = phi float [ 0.000000e+00, %5 ], [ %356, %83 ]
  %111 = phi float [ 0.000000e+00, %5 ], [ %357, %83 ]
  %112 = phi float [ 0.000000e+00, %5 ], [ %358, %83 ]
  %113 = phi float [ 0.000000e+00, %5 ], [ %359, %83 ]
  %114 = phi float [ 0.000000e+00, %5 ], [ %360, %83 ]
  %115 = phi float [ 0.000000e+00, %5 ], [ %361, %83 ]
  %116 = phi float [ 0.000000e+00, %5 ], [ %362, %83 ]
  %117 = or disjoint i64 %indvars.iv, %78, !dbg !21
  %118 = or disjoint i64 %indvars.iv, %79, !dbg !21
  %119 = or disjoint i64 %indvars.iv, %80, !dbg !21
  %120 = or disjoint i64 %indvars.iv, %81, !dbg !21
  %121 = or disjoint i64 %indvars.iv, %82, !dbg !21
  %122 = getelementptr [2 x i8], ptr addrspace(1) %28, i64 %117, !dbg !19
  %123 = getelementptr [2 x i8], ptr addrspace(1) %30, i64 %117, !dbg !19
  %124 = getelementptr [2 x i8], ptr addrspace(1) %32, i64 %117, !dbg !19
  %125 = getelementptr [2 x i8], ptr addrspace(1) %34, i64 %117, !dbg !19
  %126 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %122) #6, !dbg !22
  %127 = extractvalue { i32, i32, i32, i32 } %126, 0, !dbg !22
  %128 = extractvalue { i32, i32, i32, i32 } %126, 1, !dbg !22
  %129 = extractvalue { i32, i32, i32, i32 } %126, 2, !dbg !22
  %130 = extractvalue { i32, i32, i32, i32 } %126, 3, !dbg !22
  %131 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %123) #6, !dbg !22
  %132 = extractvalue { i32, i32, i32, i32 } %131, 0, !dbg !22
  %133 = extractvalue { i32, i32, i32, i32 } %131, 1, !dbg !22
  %134 = extractvalue { i32, i32, i32, i32 } %131, 2, !dbg !22
  %135 = extractvalue { i32, i32, i32, i32 } %131, 3, !dbg !22
  %136 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %124) #6, !dbg !22
  %137 = extractvalue { i32, i32, i32, i32 } %136, 0, !dbg !22
  %138 = extractvalue { i32, i32, i32, i32 } %136, 1, !dbg !22
  %139 = extractvalue { i32, i32, i32, i32 } %136, 2, !dbg !22
  %140 = extractvalue { i32, i32, i32, i32 } %136, 3, !dbg !22
  %141 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %125) #6, !dbg !22
  %142 = extractvalue { i32, i32, i32, i32 } %141, 0, !dbg !22
  %143 = extractvalue { i32, i32, i32, i32 } %141, 1, !dbg !22
  %144 = extractvalue { i32, i32, i32, i32 } %141, 2, !dbg !22
  %145 = extractvalue { i32, i32, i32, i32 } %141, 3, !dbg !22
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !22
  %146 = insertelement <4 x i32> poison, i32 %127, i64 0, !dbg !22
  %147 = insertelement <4 x i32> %146, i32 %128, i64 1, !dbg !22
  %148 = insertelement <4 x i32> %147, i32 %129, i64 2, !dbg !22
  %149 = insertelement <4 x i32> %148, i32 %130, i64 3, !dbg !22
  store <4 x i32> %149, ptr addrspace(3) %40, align 16, !dbg !22
  %150 = insertelement <4 x i32> poison, i32 %132, i64 0, !dbg !22
  %151 = insertelement <4 x i32> %150, i32 %133, i64 1, !dbg !22
  %152 = insertelement <4 x i32> %151, i32 %134, i64 2, !dbg !22
  %153 = insertelement <4 x i32> %152, i32 %135, i64 3, !dbg !22
  store <4 x i32> %153, ptr addrspace(3) %42, align 16, !dbg !22
  %154 = insertelement <4 x i32> poison, i32 %137, i64 0, !dbg !22
  %155 = insertelement <4 x i32> %154, i32 %138, i64 1, !dbg !22
  %156 = insertelement <4 x i32> %155, i32 %139, i64 2, !dbg !22
  %157 = insertelement <4 x i32> %156, i32 %140, i64 3, !dbg !22
  store <4 x i32> %157, ptr addrspace(3) %44, align 16, !dbg !22
  %158 = insertelement <4 x i32> poison, i32 %142, i64 0, !dbg !22
  %159 = insertelement <4 x i32> %158, i32 %143, i64 1, !dbg !22
  %160 = insertelement <4 x i32> %159, i32 %144, i64 2, !dbg !22
  %161 = insertelement <4 x i32> %160, i32 %145, i64 3, !dbg !22
  store <4 x i32> %161, ptr addrspace(3) %46, align 16, !dbg !22
  %gep.idx = shl nuw nsw i64 %118, 9, !dbg !23
  %gep = getelementptr i8, ptr addrspace(1) %invariant.gep, i64 %gep.idx, !dbg !23
  %gep88.idx = shl nuw nsw i64 %119, 9, !dbg !23
  %gep88 = getelementptr i8, ptr addrspace(1) %invariant.gep, i64 %gep88.idx, !dbg !23
  %gep90.idx = shl nuw nsw i64 %120, 9, !dbg !23
  %gep90 = getelementptr i8, ptr addrspace(1) %invariant.gep, i64 %gep90.idx, !dbg !23
  %gep92.idx = shl nuw nsw i64 %121, 9, !dbg !23
  %gep92 = getelementptr i8, ptr addrspace(1) %invariant.gep, i64 %gep92.idx, !dbg !23
  %162 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %gep) #6, !dbg !24
  %163 = extractvalue { i32, i32, i32, i32 } %162, 0, !dbg !24
  %164 = extractvalue { i32, i32, i32, i32 } %162, 1, !dbg !24
  %165 = extractvalue { i32, i32, i32, i32 } %162, 2, !dbg !24
  %166 = extractvalue { i32, i32, i32, i32 } %162, 3, !dbg !24
  %167 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %gep88) #6, !dbg !24
  %168 = extractvalue { i32, i32, i32, i32 } %167, 0, !dbg !24
  %169 = extractvalue { i32, i32, i32, i32 } %167, 1, !dbg !24
  %170 = extractvalue { i32, i32, i32, i32 } %167, 2, !dbg !24
  %171 = extractvalue { i32, i32, i32, i32 } %167, 3, !dbg !24
  %172 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %gep90) #6, !dbg !24
  %173 = extractvalue { i32, i32, i32, i32 } %172, 0, !dbg !24
  %174 = extractvalue { i32, i32, i32, i32 } %172, 1, !dbg !24
  %175 = extractvalue { i32, i32, i32, i32 } %172, 2, !dbg !24
  %176 = extractvalue { i32, i32, i32, i32 } %172, 3, !dbg !24
  %177 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %gep92) #6, !dbg !24
  %178 = extractvalue { i32, i32, i32, i32 } %177, 0, !dbg !24
  %179 = extractvalue { i32, i32, i32, i32 } %177, 1, !dbg !24
  %180 = extractvalue { i32, i32, i32, i32 } %177, 2, !dbg !24
  %181 = extractvalue { i32, i32, i32, i32 } %177, 3, !dbg !24
  %182 = insertelement <4 x i32> poison, i32 %163, i64 0, !dbg !24
  %183 = insertelement <4 x i32> %182, i32 %164, i64 1, !dbg !24
  %184 = insertelement <4 x i32> %183, i32 %165, i64 2, !dbg !24
  %185 = insertelement <4 x i32> %184, i32 %166, i64 3, !dbg !24
  store <4 x i32> %185, ptr addrspace(3) %48, align 16, !dbg !24
  %186 = insertelement <4 x i32> poison, i32 %168, i64 0, !dbg !24
  %187 = insertelement <4 x i32> %186, i32 %169, i64 1, !dbg !24
  %188 = insertelement <4 x i32> %187, i32 %170, i64 2, !dbg !24
  %189 = insertelement <4 x i32> %188, i32 %171, i64 3, !dbg !24
  store <4 x i32> %189, ptr addrspace(3) %49, align 16, !dbg !24
  %190 = insertelement <4 x i32> poison, i32 %173, i64 0, !dbg !24
  %191 = insertelement <4 x i32> %190, i32 %174, i64 1, !dbg !24
  %192 = insertelement <4 x i32> %191, i32 %175, i64 2, !dbg !24
  %193 = insertelement <4 x i32> %192, i32 %176, i64 3, !dbg !24
  store <4 x i32> %193, ptr addrspace(3) %50, align 16, !dbg !24
  %194 = insertelement <4 x i32> poison, i32 %178, i64 0, !dbg !24
  %195 = insertelement <4 x i32> %194, i32 %179, i64 1, !dbg !24
  %196 = insertelement <4 x i32> %195, i32 %180, i64 2, !dbg !24
  %197 = insertelement <4 x i32> %196, i32 %181, i64 3, !dbg !24
  store <4 x i32> %197, ptr addrspace(3) %51, align 16, !dbg !24
  tail call void @llvm.nvvm.fence.proxy.async.shared_cta(), !dbg !25
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !25
  tail call void @llvm.nvvm.wgmma.fence.sync.aligned(), !dbg !25
  %198 = tail call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0,$1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,$18,$19,$20,$21,$22,$23,$24,$25,$26,$27,$28,$29,$30,$31}, $64, $65, $66, 1, 1, 0, 1;", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,l,l,b"(float %85, float %86, float %87, float %88, float %89, float %90, float %91, float %92, float %93, float %94, float %95, float %96, float %97, float %98, float %99, float %100, float %101, float %102, float %103, float %104, float %105, float %106, float %107, float %108, float %109, float %110, float %111, float %112, float %113, float %114, float %115, float %116, i64 %57, i64 %59, i1 true) #6, !dbg !25
  %199 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %198, 0, !dbg !25
  %200 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %198, 1, !dbg !25
  %201 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %198, 2, !dbg !25
  %202 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %198, 3, !dbg !25
  %203 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %198, 4, !dbg !25
  %204 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %198, 5, !dbg !25
  %205 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %198, 6, !dbg !25
  %206 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %198, 7, !dbg !25
  %207 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %198, 8, !dbg !25
  %208 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %198, 9, !dbg !25
  %209 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %198, 10, !dbg !25
  %210 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %198, 11, !dbg !25
  %211 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %198, 12, !dbg !25
  %212 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %198, 13, !dbg !25
  %213 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %198, 14, !dbg !25
  %214 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %198, 15, !dbg !25
  %215 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %198, 16, !dbg !25
  %216 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %198, 17, !dbg !25
  %217 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %198, 18, !dbg !25
  %218 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %198, 19, !dbg !25
  %219 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %198, 20, !dbg !25
  %220 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %198, 21, !dbg !25
  %221 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %198, 22, !dbg !25
  %222 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %198, 23, !dbg !25
  %223 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %198, 24, !dbg !25
  %224 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %198, 25, !dbg !25
  %225 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %198, 26, !dbg !25
  %226 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %198, 27, !dbg !25
  %227 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %198, 28, !dbg !25
  %228 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %198, 29, !dbg !25
  %229 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %198, 30, !dbg !25
  %230 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %198, 31, !dbg !25
  %231 = tail call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0,$1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,$18,$19,$20,$21,$22,$23,$24,$25,$26,$27,$28,$29,$30,$31}, $64, $65, $66, 1, 1, 0, 1;", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,l,l,b"(float %199, float %200, float %201, float %202, float %203, float %204, float %205, float %206, float %207, float %208, float %209, float %210, float %211, float %212, float %213, float %214, float %215, float %216, float %217, float %218, float %219, float %220, float %221, float %222, float %223, float %224, float %225, float %226, float %227, float %228, float %229, float %230, i64 %62, i64 %65, i1 true) #6, !dbg !25
  %232 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %231, 0, !dbg !25
  %233 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %231, 1, !dbg !25
  %234 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %231, 2, !dbg !25
  %235 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %231, 3, !dbg !25
  %236 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %231, 4, !dbg !25
  %237 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %231, 5, !dbg !25
  %238 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %231, 6, !dbg !25
  %239 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %231, 7, !dbg !25
  %240 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %231, 8, !dbg !25
  %241 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %231, 9, !dbg !25
  %242 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %231, 10, !dbg !25
  %243 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %231, 11, !dbg !25
  %244 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %231, 12, !dbg !25
  %245 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %231, 13, !dbg !25
  %246 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %231, 14, !dbg !25
  %247 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %231, 15, !dbg !25
  %248 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %231, 16, !dbg !25
  %249 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %231, 17, !dbg !25
  %250 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %231, 18, !dbg !25
  %251 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %231, 19, !dbg !25
  %252 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %231, 20, !dbg !25
  %253 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %231, 21, !dbg !25
  %254 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %231, 22, !dbg !25
  %255 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %231, 23, !dbg !25
  %256 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %231, 24, !dbg !25
  %257 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %231, 25, !dbg !25
  %258 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %231, 26, !dbg !25
  %259 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %231, 27, !dbg !25
  %260 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %231, 28, !dbg !25
  %261 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %231, 29, !dbg !25
  %262 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %231, 30, !dbg !25
  %263 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %231, 31, !dbg !25
  %264 = tail call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0,$1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,$18,$19,$20,$21,$22,$23,$24,$25,$26,$27,$28,$29,$30,$31}, $64, $65, $66, 1, 1, 0, 1;", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,l,l,b"(float %232, float %233, float %234, float %235, float %236, float %237, float %238, float %239, float %240, float %241, float %242, float %243, float %244, float %245, float %246, float %247, float %248, float %249, float %250, float %251, float %252, float %253, float %254, float %255, float %256, float %257, float %258, float %259, float %260, float %261, float %262, float %263, i64 %68, i64 %71, i1 true) #6, !dbg !25
  %265 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %264, 0, !dbg !25
  %266 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %264, 1, !dbg !25
  %267 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %264, 2, !dbg !25
  %268 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %264, 3, !dbg !25
  %269 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %264, 4, !dbg !25
  %270 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %264, 5, !dbg !25
  %271 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %264, 6, !dbg !25
  %272 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %264, 7, !dbg !25
  %273 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %264, 8, !dbg !25
  %274 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %264, 9, !dbg !25
  %275 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %264, 10, !dbg !25
  %276 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %264, 11, !dbg !25
  %277 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %264, 12, !dbg !25
  %278 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %264, 13, !dbg !25
  %279 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %264, 14, !dbg !25
  %280 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %264, 15, !dbg !25
  %281 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %264, 16, !dbg !25
  %282 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %264, 17, !dbg !25
  %283 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %264, 18, !dbg !25
  %284 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %264, 19, !dbg !25
  %285 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %264, 20, !dbg !25
  %286 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %264, 21, !dbg !25
  %287 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %264, 22, !dbg !25
  %288 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %264, 23, !dbg !25
  %289 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %264, 24, !dbg !25
  %290 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %264, 25, !dbg !25
  %291 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %264, 26, !dbg !25
  %292 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %264, 27, !dbg !25
  %293 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %264, 28, !dbg !25
  %294 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %264, 29, !dbg !25
  %295 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %264, 30, !dbg !25
  %296 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %264, 31, !dbg !25
  %297 = tail call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0,$1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,$18,$19,$20,$21,$22,$23,$24,$25,$26,$27,$28,$29,$30,$31}, $64, $65, $66, 1, 1, 0, 1;", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,l,l,b"(float %265, float %266, float %267, float %268, float %269, float %270, float %271, float %272, float %273, float %274, float %275, float %276, float %277, float %278, float %279, float %280, float %281, float %282, float %283, float %284, float %285, float %286, float %287, float %288, float %289, float %290, float %291, float %292, float %293, float %294, float %295, float %296, i64 %74, i64 %77, i1 true) #6, !dbg !25
  %298 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %297, 0, !dbg !25
  %299 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %297, 1, !dbg !25
  %300 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %297, 2, !dbg !25
  %301 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %297, 3, !dbg !25
  %302 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %297, 4, !dbg !25
  %303 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %297, 5, !dbg !25
  %304 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %297, 6, !dbg !25
  %305 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %297, 7, !dbg !25
  %306 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %297, 8, !dbg !25
  %307 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %297, 9, !dbg !25
  %308 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %297, 10, !dbg !25
  %309 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %297, 11, !dbg !25
  %310 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %297, 12, !dbg !25
  %311 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %297, 13, !dbg !25
  %312 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %297, 14, !dbg !25
  %313 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %297, 15, !dbg !25
  %314 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %297, 16, !dbg !25
  %315 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %297, 17, !dbg !25
  %316 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %297, 18, !dbg !25
  %317 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %297, 19, !dbg !25
  %318 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %297, 20, !dbg !25
  %319 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %297, 21, !dbg !25
  %320 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %297, 22, !dbg !25
  %321 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %297, 23, !dbg !25
  %322 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %297, 24, !dbg !25
  %323 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %297, 25, !dbg !25
  %324 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %297, 26, !dbg !25
  %325 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %297, 27, !dbg !25
  %326 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %297, 28, !dbg !25
  %327 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %297, 29, !dbg !25
  %328 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %297, 30, !dbg !25
  %329 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %297, 31, !dbg !25
  tail call void @llvm.nvvm.wgmma.commit_group.sync.aligned(), !dbg !25
  %330 = tail call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } asm sideeffect "// wait for regs: $0,$1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,$18,$19,$20,$21,$22,$23,$24,$25,$26,$27,$28,$29,$30,$31,$32,$33,$34,$35,$36,$37\0A\09wgmma.wait_group.sync.aligned 0;", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=l,=r,=r,=l,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37"(float %298, float %299, float %300, float %301, float %302, float %303, float %304, float %305, float %306, float %307, float %308, float %309, float %310, float %311, float %312, float %313, float %314, float %315, float %316, float %317, float %318, float %319, float %320, float %321, float %322, float %323, float %324, float %325, float %326, float %327, float %328, float %329, ptr addrspace(3) @global_smem, i32 0, i32 0, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 0, i32 0) #6, !dbg !25
  %331 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %330, 0, !dbg !25
  %332 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %330, 1, !dbg !25
  %333 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %330, 2, !dbg !25
  %334 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %330, 3, !dbg !25
  %335 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %330, 4, !dbg !25
  %336 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %330, 5, !dbg !25
  %337 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %330, 6, !dbg !25
  %338 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %330, 7, !dbg !25
  %339 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %330, 8, !dbg !25
  %340 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %330, 9, !dbg !25
  %341 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %330, 10, !dbg !25
  %342 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %330, 11, !dbg !25
  %343 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %330, 12, !dbg !25
  %344 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %330, 13, !dbg !25
  %345 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %330, 14, !dbg !25
  %346 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %330, 15, !dbg !25
  %347 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %330, 16, !dbg !25
  %348 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %330, 17, !dbg !25
  %349 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %330, 18, !dbg !25
  %350 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %330, 19, !dbg !25
  %351 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %330, 20, !dbg !25
  %352 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %330, 21, !dbg !25
  %353 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %330, 22, !dbg !25
  %354 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %330, 23, !dbg !25
  %355 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %330, 24, !dbg !25
  %356 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %330, 25, !dbg !25
  %357 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %330, 26, !dbg !25
  %358 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %330, 27, !dbg !25
  %359 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %330, 28, !dbg !25
  %360 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %330, 29, !dbg !25
  %361 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %330, 30, !dbg !25
  %362 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %330, 31, !dbg !25
  br i1 %84, label %83, label %363, !dbg !20

363:                                              ; preds = %83
  %364 = and i32 %8, 15, !dbg !14
  %365 = shl nuw nsw i32 %364, 2, !dbg !14
  %366 = or disjoint i32 %365, %21, !dbg !15
  %367 = or disjoint i32 %22, 4, !dbg !15
  %368 = lshr i32 %8, 4, !dbg !14
  %369 = or disjoint i32 %368, %7, !dbg !13
  %370 = and i32 %368, 7, !dbg !14
  %371 = or disjoint i32 %370, %7, !dbg !13
  %372 = shl i32 %16, 8, !dbg !26
  %373 = shl i32 %17, 8, !dbg !26
  %374 = shl i32 %18, 8, !dbg !26
  %375 = shl i32 %19, 8, !dbg !26
  %376 = shl i32 %371, 8, !dbg !26
  %377 = shl i32 %369, 8, !dbg !26
  %378 = or i32 %377, 14336, !dbg !26
  %379 = sext i32 %372 to i64, !dbg !27
  %380 = getelementptr [4 x i8], ptr addrspace(1) %c_ptr, i64 %379, !dbg !27
  %381 = sext i32 %373 to i64, !dbg !27
  %382 = getelementptr [4 x i8], ptr addrspace(1) %c_ptr, i64 %381, !dbg !27
  %383 = sext i32 %374 to i64, !dbg !27
  %384 = getelementptr [4 x i8], ptr addrspace(1) %c_ptr, i64 %383, !dbg !27
  %385 = sext i32 %375 to i64, !dbg !27
  %386 = getelementptr [4 x i8], ptr addrspace(1) %c_ptr, i64 %385, !dbg !27
  %387 = sext i32 %376 to i64, !dbg !27
  %388 = getelementptr [4 x i8], ptr addrspace(1) %c_ptr, i64 %387, !dbg !27
  %389 = getelementptr i8, ptr addrspace(1) %388, i64 8192, !dbg !27
  %390 = getelementptr i8, ptr addrspace(1) %388, i64 16384, !dbg !27
  %391 = getelementptr i8, ptr addrspace(1) %388, i64 24576, !dbg !27
  %392 = getelementptr i8, ptr addrspace(1) %388, i64 32768, !dbg !27
  %393 = getelementptr i8, ptr addrspace(1) %388, i64 40960, !dbg !27
  %394 = getelementptr i8, ptr addrspace(1) %388, i64 49152, !dbg !27
  %395 = sext i32 %378 to i64, !dbg !27
  %396 = getelementptr [4 x i8], ptr addrspace(1) %c_ptr, i64 %395, !dbg !27
  %397 = getelementptr [4 x i8], ptr addrspace(1) %380, i64 %47, !dbg !27
  %398 = zext nneg i32 %367 to i64, !dbg !27
  %399 = getelementptr [4 x i8], ptr addrspace(1) %380, i64 %398, !dbg !27
  %400 = getelementptr [4 x i8], ptr addrspace(1) %382, i64 %47, !dbg !27
  %401 = getelementptr [4 x i8], ptr addrspace(1) %382, i64 %398, !dbg !27
  %402 = getelementptr [4 x i8], ptr addrspace(1) %384, i64 %47, !dbg !27
  %403 = getelementptr [4 x i8], ptr addrspace(1) %384, i64 %398, !dbg !27
  %404 = getelementptr [4 x i8], ptr addrspace(1) %386, i64 %47, !dbg !27
  %405 = getelementptr [4 x i8], ptr addrspace(1) %386, i64 %398, !dbg !27
  %406 = zext nneg i32 %366 to i64, !dbg !27
  %407 = getelementptr [4 x i8], ptr addrspace(1) %388, i64 %406, !dbg !27
  %408 = getelementptr [4 x i8], ptr addrspace(1) %389, i64 %406, !dbg !27
  %409 = getelementptr [4 x i8], ptr addrspace(1) %390, i64 %406, !dbg !27
  %410 = getelementptr [4 x i8], ptr addrspace(1) %391, i64 %406, !dbg !27
  %411 = getelementptr [4 x i8], ptr addrspace(1) %392, i64 %406, !dbg !27
  %412 = getelementptr [4 x i8], ptr addrspace(1) %393, i64 %406, !dbg !27
  %413 = getelementptr [4 x i8], ptr addrspace(1) %394, i64 %406, !dbg !27
  %414 = getelementptr [4 x i8], ptr addrspace(1) %396, i64 %406, !dbg !27
  %415 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %397) #6, !dbg !28
  %416 = extractvalue { i32, i32, i32, i32 } %415, 0, !dbg !28
  %417 = extractvalue { i32, i32, i32, i32 } %415, 1, !dbg !28
  %418 = extractvalue { i32, i32, i32, i32 } %415, 2, !dbg !28
  %419 = extractvalue { i32, i32, i32, i32 } %415, 3, !dbg !28
  %420 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %399) #6, !dbg !28
  %421 = extractvalue { i32, i32, i32, i32 } %420, 0, !dbg !28
  %422 = extractvalue { i32, i32, i32, i32 } %420, 1, !dbg !28
  %423 = extractvalue { i32, i32, i32, i32 } %420, 2, !dbg !28
  %424 = extractvalue { i32, i32, i32, i32 } %420, 3, !dbg !28
  %425 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %400) #6, !dbg !28
  %426 = extractvalue { i32, i32, i32, i32 } %425, 0, !dbg !28
  %427 = extractvalue { i32, i32, i32, i32 } %425, 1, !dbg !28
  %428 = extractvalue { i32, i32, i32, i32 } %425, 2, !dbg !28
  %429 = extractvalue { i32, i32, i32, i32 } %425, 3, !dbg !28
  %430 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %401) #6, !dbg !28
  %431 = extractvalue { i32, i32, i32, i32 } %430, 0, !dbg !28
  %432 = extractvalue { i32, i32, i32, i32 } %430, 1, !dbg !28
  %433 = extractvalue { i32, i32, i32, i32 } %430, 2, !dbg !28
  %434 = extractvalue { i32, i32, i32, i32 } %430, 3, !dbg !28
  %435 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %402) #6, !dbg !28
  %436 = extractvalue { i32, i32, i32, i32 } %435, 0, !dbg !28
  %437 = extractvalue { i32, i32, i32, i32 } %435, 1, !dbg !28
  %438 = extractvalue { i32, i32, i32, i32 } %435, 2, !dbg !28
  %439 = extractvalue { i32, i32, i32, i32 } %435, 3, !dbg !28
  %440 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %403) #6, !dbg !28
  %441 = extractvalue { i32, i32, i32, i32 } %440, 0, !dbg !28
  %442 = extractvalue { i32, i32, i32, i32 } %440, 1, !dbg !28
  %443 = extractvalue { i32, i32, i32, i32 } %440, 2, !dbg !28
  %444 = extractvalue { i32, i32, i32, i32 } %440, 3, !dbg !28
  %445 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %404) #6, !dbg !28
  %446 = extractvalue { i32, i32, i32, i32 } %445, 0, !dbg !28
  %447 = extractvalue { i32, i32, i32, i32 } %445, 1, !dbg !28
  %448 = extractvalue { i32, i32, i32, i32 } %445, 2, !dbg !28
  %449 = extractvalue { i32, i32, i32, i32 } %445, 3, !dbg !28
  %450 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %405) #6, !dbg !28
  %451 = extractvalue { i32, i32, i32, i32 } %450, 0, !dbg !28
  %452 = extractvalue { i32, i32, i32, i32 } %450, 1, !dbg !28
  %453 = extractvalue { i32, i32, i32, i32 } %450, 2, !dbg !28
  %454 = extractvalue { i32, i32, i32, i32 } %450, 3, !dbg !28
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !28
  %455 = shl nuw nsw i32 %8, 7, !dbg !28
  %456 = and i32 %455, 7168, !dbg !28
  %457 = shl nuw nsw i32 %14, 4, !dbg !28
  %458 = shl nuw nsw i32 %9, 1, !dbg !28
  %459 = or disjoint i32 %456, %457, !dbg !28
  %460 = xor i32 %459, %458, !dbg !28
  %461 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %460, !dbg !28
  %462 = insertelement <4 x i32> poison, i32 %416, i64 0, !dbg !28
  %463 = insertelement <4 x i32> %462, i32 %418, i64 1, !dbg !28
  %464 = insertelement <4 x i32> %463, i32 %421, i64 2, !dbg !28
  %465 = insertelement <4 x i32> %464, i32 %423, i64 3, !dbg !28
  store <4 x i32> %465, ptr addrspace(3) %461, align 16, !dbg !28
  %466 = getelementptr inbounds nuw i8, ptr addrspace(3) %461, i32 256, !dbg !28
  %467 = insertelement <4 x i32> poison, i32 %426, i64 0, !dbg !28
  %468 = insertelement <4 x i32> %467, i32 %428, i64 1, !dbg !28
  %469 = insertelement <4 x i32> %468, i32 %431, i64 2, !dbg !28
  %470 = insertelement <4 x i32> %469, i32 %433, i64 3, !dbg !28
  store <4 x i32> %470, ptr addrspace(3) %466, align 16, !dbg !28
  %471 = getelementptr inbounds nuw i8, ptr addrspace(3) %461, i32 512, !dbg !28
  %472 = insertelement <4 x i32> poison, i32 %436, i64 0, !dbg !28
  %473 = insertelement <4 x i32> %472, i32 %438, i64 1, !dbg !28
  %474 = insertelement <4 x i32> %473, i32 %441, i64 2, !dbg !28
  %475 = insertelement <4 x i32> %474, i32 %443, i64 3, !dbg !28
  store <4 x i32> %475, ptr addrspace(3) %471, align 16, !dbg !28
  %476 = getelementptr inbounds nuw i8, ptr addrspace(3) %461, i32 768, !dbg !28
  %477 = insertelement <4 x i32> poison, i32 %446, i64 0, !dbg !28
  %478 = insertelement <4 x i32> %477, i32 %448, i64 1, !dbg !28
  %479 = insertelement <4 x i32> %478, i32 %451, i64 2, !dbg !28
  %480 = insertelement <4 x i32> %479, i32 %453, i64 3, !dbg !28
  store <4 x i32> %480, ptr addrspace(3) %476, align 16, !dbg !28
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !28
  %481 = shl nuw nsw i32 %14, 10, !dbg !28
  %482 = shl nuw nsw i32 %364, 4, !dbg !28
  %483 = and i32 %8, 96, !dbg !28
  %484 = shl nuw nsw i32 %483, 3, !dbg !28
  %485 = and i32 %8, 16, !dbg !28
  %486 = or disjoint i32 %482, %484, !dbg !28
  %487 = xor i32 %486, %485, !dbg !28
  %488 = or disjoint i32 %487, %481, !dbg !28
  %489 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %488, !dbg !28
  %490 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %489), !dbg !28
  %491 = extractvalue { i32, i32, i32, i32 } %490, 0, !dbg !28
  %492 = extractvalue { i32, i32, i32, i32 } %490, 1, !dbg !28
  %493 = extractvalue { i32, i32, i32, i32 } %490, 2, !dbg !28
  %494 = extractvalue { i32, i32, i32, i32 } %490, 3, !dbg !28
  %495 = xor i32 %488, 32, !dbg !28
  %496 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %495, !dbg !28
  %497 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %496), !dbg !28
  %498 = extractvalue { i32, i32, i32, i32 } %497, 0, !dbg !28
  %499 = extractvalue { i32, i32, i32, i32 } %497, 1, !dbg !28
  %500 = extractvalue { i32, i32, i32, i32 } %497, 2, !dbg !28
  %501 = extractvalue { i32, i32, i32, i32 } %497, 3, !dbg !28
  %502 = xor i32 %488, 64, !dbg !28
  %503 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %502, !dbg !28
  %504 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %503), !dbg !28
  %505 = extractvalue { i32, i32, i32, i32 } %504, 0, !dbg !28
  %506 = extractvalue { i32, i32, i32, i32 } %504, 1, !dbg !28
  %507 = extractvalue { i32, i32, i32, i32 } %504, 2, !dbg !28
  %508 = extractvalue { i32, i32, i32, i32 } %504, 3, !dbg !28
  %509 = xor i32 %488, 96, !dbg !28
  %510 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %509, !dbg !28
  %511 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %510), !dbg !28
  %512 = extractvalue { i32, i32, i32, i32 } %511, 0, !dbg !28
  %513 = extractvalue { i32, i32, i32, i32 } %511, 1, !dbg !28
  %514 = extractvalue { i32, i32, i32, i32 } %511, 2, !dbg !28
  %515 = extractvalue { i32, i32, i32, i32 } %511, 3, !dbg !28
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !28
  %516 = insertelement <4 x i32> poison, i32 %417, i64 0, !dbg !28
  %517 = insertelement <4 x i32> %516, i32 %419, i64 1, !dbg !28
  %518 = insertelement <4 x i32> %517, i32 %422, i64 2, !dbg !28
  %519 = insertelement <4 x i32> %518, i32 %424, i64 3, !dbg !28
  store <4 x i32> %519, ptr addrspace(3) %461, align 16, !dbg !28
  %520 = insertelement <4 x i32> poison, i32 %427, i64 0, !dbg !28
  %521 = insertelement <4 x i32> %520, i32 %429, i64 1, !dbg !28
  %522 = insertelement <4 x i32> %521, i32 %432, i64 2, !dbg !28
  %523 = insertelement <4 x i32> %522, i32 %434, i64 3, !dbg !28
  store <4 x i32> %523, ptr addrspace(3) %466, align 16, !dbg !28
  %524 = insertelement <4 x i32> poison, i32 %437, i64 0, !dbg !28
  %525 = insertelement <4 x i32> %524, i32 %439, i64 1, !dbg !28
  %526 = insertelement <4 x i32> %525, i32 %442, i64 2, !dbg !28
  %527 = insertelement <4 x i32> %526, i32 %444, i64 3, !dbg !28
  store <4 x i32> %527, ptr addrspace(3) %471, align 16, !dbg !28
  %528 = insertelement <4 x i32> poison, i32 %447, i64 0, !dbg !28
  %529 = insertelement <4 x i32> %528, i32 %449, i64 1, !dbg !28
  %530 = insertelement <4 x i32> %529, i32 %452, i64 2, !dbg !28
  %531 = insertelement <4 x i32> %530, i32 %454, i64 3, !dbg !28
  store <4 x i32> %531, ptr addrspace(3) %476, align 16, !dbg !28
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !28
  %532 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %489), !dbg !28
  %533 = extractvalue { i32, i32, i32, i32 } %532, 0, !dbg !28
  %534 = extractvalue { i32, i32, i32, i32 } %532, 1, !dbg !28
  %535 = extractvalue { i32, i32, i32, i32 } %532, 2, !dbg !28
  %536 = extractvalue { i32, i32, i32, i32 } %532, 3, !dbg !28
  %537 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %496), !dbg !28
  %538 = extractvalue { i32, i32, i32, i32 } %537, 0, !dbg !28
  %539 = extractvalue { i32, i32, i32, i32 } %537, 1, !dbg !28
  %540 = extractvalue { i32, i32, i32, i32 } %537, 2, !dbg !28
  %541 = extractvalue { i32, i32, i32, i32 } %537, 3, !dbg !28
  %542 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %503), !dbg !28
  %543 = extractvalue { i32, i32, i32, i32 } %542, 0, !dbg !28
  %544 = extractvalue { i32, i32, i32, i32 } %542, 1, !dbg !28
  %545 = extractvalue { i32, i32, i32, i32 } %542, 2, !dbg !28
  %546 = extractvalue { i32, i32, i32, i32 } %542, 3, !dbg !28
  %547 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %510), !dbg !28
  %548 = extractvalue { i32, i32, i32, i32 } %547, 0, !dbg !28
  %549 = extractvalue { i32, i32, i32, i32 } %547, 1, !dbg !28
  %550 = extractvalue { i32, i32, i32, i32 } %547, 2, !dbg !28
  %551 = extractvalue { i32, i32, i32, i32 } %547, 3, !dbg !28
  %552 = insertelement <4 x i32> poison, i32 %491, i64 0, !dbg !28
  %553 = insertelement <4 x i32> %552, i32 %533, i64 1, !dbg !28
  %554 = insertelement <4 x i32> %553, i32 %492, i64 2, !dbg !28
  %555 = insertelement <4 x i32> %554, i32 %534, i64 3, !dbg !28
  %556 = bitcast <4 x i32> %555 to <4 x float>, !dbg !28
  %557 = insertelement <4 x float> poison, float %331, i64 0, !dbg !28
  %558 = insertelement <4 x float> %557, float %332, i64 1, !dbg !28
  %559 = insertelement <4 x float> %558, float %333, i64 2, !dbg !28
  %560 = insertelement <4 x float> %559, float %334, i64 3, !dbg !28
  %561 = fadd <4 x float> %560, %556, !dbg !28
  %562 = insertelement <4 x i32> poison, i32 %493, i64 0, !dbg !28
  %563 = insertelement <4 x i32> %562, i32 %535, i64 1, !dbg !28
  %564 = insertelement <4 x i32> %563, i32 %494, i64 2, !dbg !28
  %565 = insertelement <4 x i32> %564, i32 %536, i64 3, !dbg !28
  %566 = bitcast <4 x i32> %565 to <4 x float>, !dbg !28
  %567 = insertelement <4 x float> poison, float %335, i64 0, !dbg !28
  %568 = insertelement <4 x float> %567, float %336, i64 1, !dbg !28
  %569 = insertelement <4 x float> %568, float %337, i64 2, !dbg !28
  %570 = insertelement <4 x float> %569, float %338, i64 3, !dbg !28
  %571 = fadd <4 x float> %570, %566, !dbg !28
  %572 = insertelement <4 x i32> poison, i32 %498, i64 0, !dbg !28
  %573 = insertelement <4 x i32> %572, i32 %538, i64 1, !dbg !28
  %574 = insertelement <4 x i32> %573, i32 %499, i64 2, !dbg !28
  %575 = insertelement <4 x i32> %574, i32 %539, i64 3, !dbg !28
  %576 = bitcast <4 x i32> %575 to <4 x float>, !dbg !28
  %577 = insertelement <4 x float> poison, float %339, i64 0, !dbg !28
  %578 = insertelement <4 x float> %577, float %340, i64 1, !dbg !28
  %579 = insertelement <4 x float> %578, float %341, i64 2, !dbg !28
  %580 = insertelement <4 x float> %579, float %342, i64 3, !dbg !28
  %581 = fadd <4 x float> %580, %576, !dbg !28
  %582 = insertelement <4 x i32> poison, i32 %500, i64 0, !dbg !28
  %583 = insertelement <4 x i32> %582, i32 %540, i64 1, !dbg !28
  %584 = insertelement <4 x i32> %583, i32 %501, i64 2, !dbg !28
  %585 = insertelement <4 x i32> %584, i32 %541, i64 3, !dbg !28
  %586 = bitcast <4 x i32> %585 to <4 x float>, !dbg !28
  %587 = insertelement <4 x float> poison, float %343, i64 0, !dbg !28
  %588 = insertelement <4 x float> %587, float %344, i64 1, !dbg !28
  %589 = insertelement <4 x float> %588, float %345, i64 2, !dbg !28
  %590 = insertelement <4 x float> %589, float %346, i64 3, !dbg !28
  %591 = fadd <4 x float> %590, %586, !dbg !28
  %592 = insertelement <4 x i32> poison, i32 %505, i64 0, !dbg !28
  %593 = insertelement <4 x i32> %592, i32 %543, i64 1, !dbg !28
  %594 = insertelement <4 x i32> %593, i32 %506, i64 2, !dbg !28
  %595 = insertelement <4 x i32> %594, i32 %544, i64 3, !dbg !28
  %596 = bitcast <4 x i32> %595 to <4 x float>, !dbg !28
  %597 = insertelement <4 x float> poison, float %347, i64 0, !dbg !28
  %598 = insertelement <4 x float> %597, float %348, i64 1, !dbg !28
  %599 = insertelement <4 x float> %598, float %349, i64 2, !dbg !28
  %600 = insertelement <4 x float> %599, float %350, i64 3, !dbg !28
  %601 = fadd <4 x float> %600, %596, !dbg !28
  %602 = insertelement <4 x i32> poison, i32 %507, i64 0, !dbg !28
  %603 = insertelement <4 x i32> %602, i32 %545, i64 1, !dbg !28
  %604 = insertelement <4 x i32> %603, i32 %508, i64 2, !dbg !28
  %605 = insertelement <4 x i32> %604, i32 %546, i64 3, !dbg !28
  %606 = bitcast <4 x i32> %605 to <4 x float>, !dbg !28
  %607 = insertelement <4 x float> poison, float %351, i64 0, !dbg !28
  %608 = insertelement <4 x float> %607, float %352, i64 1, !dbg !28
  %609 = insertelement <4 x float> %608, float %353, i64 2, !dbg !28
  %610 = insertelement <4 x float> %609, float %354, i64 3, !dbg !28
  %611 = fadd <4 x float> %610, %606, !dbg !28
  %612 = insertelement <4 x i32> poison, i32 %512, i64 0, !dbg !28
  %613 = insertelement <4 x i32> %612, i32 %548, i64 1, !dbg !28
  %614 = insertelement <4 x i32> %613, i32 %513, i64 2, !dbg !28
  %615 = insertelement <4 x i32> %614, i32 %549, i64 3, !dbg !28
  %616 = bitcast <4 x i32> %615 to <4 x float>, !dbg !28
  %617 = insertelement <4 x float> poison, float %355, i64 0, !dbg !28
  %618 = insertelement <4 x float> %617, float %356, i64 1, !dbg !28
  %619 = insertelement <4 x float> %618, float %357, i64 2, !dbg !28
  %620 = insertelement <4 x float> %619, float %358, i64 3, !dbg !28
  %621 = fadd <4 x float> %620, %616, !dbg !28
  %622 = insertelement <4 x i32> poison, i32 %514, i64 0, !dbg !28
  %623 = insertelement <4 x i32> %622, i32 %550, i64 1, !dbg !28
  %624 = insertelement <4 x i32> %623, i32 %515, i64 2, !dbg !28
  %625 = insertelement <4 x i32> %624, i32 %551, i64 3, !dbg !28
  %626 = bitcast <4 x i32> %625 to <4 x float>, !dbg !28
  %627 = insertelement <4 x float> poison, float %359, i64 0, !dbg !28
  %628 = insertelement <4 x float> %627, float %360, i64 1, !dbg !28
  %629 = insertelement <4 x float> %628, float %361, i64 2, !dbg !28
  %630 = insertelement <4 x float> %629, float %362, i64 3, !dbg !28
  %631 = fadd <4 x float> %630, %626, !dbg !28
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !29
  %632 = shl nuw nsw i32 %9, 4, !dbg !29
  %633 = and i32 %8, 1, !dbg !29
  %634 = icmp eq i32 %633, 0, !dbg !29
  %635 = select i1 %634, i32 0, i32 8256, !dbg !29
  %636 = shl nuw nsw i32 %8, 3, !dbg !29
  %637 = and i32 %636, 16, !dbg !29
  %638 = and i32 %8, 4, !dbg !29
  %639 = icmp eq i32 %638, 0, !dbg !29
  %640 = select i1 %639, i32 0, i32 4128, !dbg !29
  %641 = or disjoint i32 %635, %632, !dbg !29
  %642 = or disjoint i32 %637, %640, !dbg !29
  %643 = or disjoint i32 %641, %642, !dbg !29
  %644 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %643, !dbg !29
  store <4 x float> %561, ptr addrspace(3) %644, align 16, !dbg !29
  %645 = getelementptr inbounds nuw i8, ptr addrspace(3) %644, i32 2048, !dbg !29
  store <4 x float> %601, ptr addrspace(3) %645, align 16, !dbg !29
  %646 = xor i32 %643, 32, !dbg !29
  %647 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %646, !dbg !29
  store <4 x float> %571, ptr addrspace(3) %647, align 16, !dbg !29
  %648 = getelementptr inbounds nuw i8, ptr addrspace(3) %647, i32 2048, !dbg !29
  store <4 x float> %611, ptr addrspace(3) %648, align 16, !dbg !29
  %649 = xor i32 %643, 64, !dbg !29
  %650 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %649, !dbg !29
  store <4 x float> %581, ptr addrspace(3) %650, align 16, !dbg !29
  %651 = getelementptr inbounds nuw i8, ptr addrspace(3) %650, i32 2048, !dbg !29
  store <4 x float> %621, ptr addrspace(3) %651, align 16, !dbg !29
  %652 = xor i32 %643, 96, !dbg !29
  %653 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %652, !dbg !29
  store <4 x float> %591, ptr addrspace(3) %653, align 16, !dbg !29
  %654 = getelementptr inbounds nuw i8, ptr addrspace(3) %653, i32 2048, !dbg !29
  store <4 x float> %631, ptr addrspace(3) %654, align 16, !dbg !29
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !29
  %655 = shl nuw nsw i32 %483, 2, !dbg !29
  %656 = shl nuw nsw i32 %8, 8, !dbg !29
  %657 = and i32 %656, 2048, !dbg !29
  %658 = icmp eq i32 %485, 0, !dbg !29
  %659 = select i1 %658, i32 0, i32 4128, !dbg !29
  %660 = or disjoint i32 %457, %655, !dbg !29
  %661 = xor i32 %660, %659, !dbg !29
  %662 = or disjoint i32 %661, %657, !dbg !29
  %663 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %662, !dbg !29
  %664 = load <4 x i32>, ptr addrspace(3) %663, align 16, !dbg !29
  %665 = getelementptr inbounds nuw i8, ptr addrspace(3) %663, i32 512, !dbg !29
  %666 = load <4 x i32>, ptr addrspace(3) %665, align 16, !dbg !29
  %667 = getelementptr inbounds nuw i8, ptr addrspace(3) %663, i32 1024, !dbg !29
  %668 = load <4 x i32>, ptr addrspace(3) %667, align 16, !dbg !29
  %669 = getelementptr inbounds nuw i8, ptr addrspace(3) %663, i32 1536, !dbg !29
  %670 = load <4 x i32>, ptr addrspace(3) %669, align 16, !dbg !29
  %671 = xor i32 %662, 8256, !dbg !29
  %672 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %671, !dbg !29
  %673 = load <4 x i32>, ptr addrspace(3) %672, align 16, !dbg !29
  %674 = getelementptr inbounds nuw i8, ptr addrspace(3) %672, i32 512, !dbg !29
  %675 = load <4 x i32>, ptr addrspace(3) %674, align 16, !dbg !29
  %676 = getelementptr inbounds nuw i8, ptr addrspace(3) %672, i32 1024, !dbg !29
  %677 = load <4 x i32>, ptr addrspace(3) %676, align 16, !dbg !29
  %678 = getelementptr inbounds nuw i8, ptr addrspace(3) %672, i32 1536, !dbg !29
  %679 = load <4 x i32>, ptr addrspace(3) %678, align 16, !dbg !29
  %.extract = extractelement <4 x i32> %664, i64 0, !dbg !29
  %.extract32 = extractelement <4 x i32> %664, i64 1, !dbg !29
  %.extract33 = extractelement <4 x i32> %673, i64 0, !dbg !29
  %.extract34 = extractelement <4 x i32> %673, i64 1, !dbg !29
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %.extract, i32 %.extract32, i32 %.extract33, i32 %.extract34, ptr addrspace(1) %407) #6, !dbg !29
  %.extract35 = extractelement <4 x i32> %664, i64 2, !dbg !29
  %.extract36 = extractelement <4 x i32> %664, i64 3, !dbg !29
  %.extract37 = extractelement <4 x i32> %673, i64 2, !dbg !29
  %.extract38 = extractelement <4 x i32> %673, i64 3, !dbg !29
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %.extract35, i32 %.extract36, i32 %.extract37, i32 %.extract38, ptr addrspace(1) %408) #6, !dbg !29
  %.extract39 = extractelement <4 x i32> %666, i64 0, !dbg !29
  %.extract40 = extractelement <4 x i32> %666, i64 1, !dbg !29
  %.extract41 = extractelement <4 x i32> %675, i64 0, !dbg !29
  %.extract42 = extractelement <4 x i32> %675, i64 1, !dbg !29
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %.extract39, i32 %.extract40, i32 %.extract41, i32 %.extract42, ptr addrspace(1) %409) #6, !dbg !29
  %.extract43 = extractelement <4 x i32> %666, i64 2, !dbg !29
  %.extract44 = extractelement <4 x i32> %666, i64 3, !dbg !29
  %.extract45 = extractelement <4 x i32> %675, i64 2, !dbg !29
  %.extract46 = extractelement <4 x i32> %675, i64 3, !dbg !29
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %.extract43, i32 %.extract44, i32 %.extract45, i32 %.extract46, ptr addrspace(1) %410) #6, !dbg !29
  %.extract47 = extractelement <4 x i32> %668, i64 0, !dbg !29
  %.extract48 = extractelement <4 x i32> %668, i64 1, !dbg !29
  %.extract49 = extractelement <4 x i32> %677, i64 0, !dbg !29
  %.extract50 = extractelement <4 x i32> %677, i64 1, !dbg !29
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %.extract47, i32 %.extract48, i32 %.extract49, i32 %.extract50, ptr addrspace(1) %411) #6, !dbg !29
  %.extract51 = extractelement <4 x i32> %668, i64 2, !dbg !29
  %.extract52 = extractelement <4 x i32> %668, i64 3, !dbg !29
  %.extract53 = extractelement <4 x i32> %677, i64 2, !dbg !29
  %.extract54 = extractelement <4 x i32> %677, i64 3, !dbg !29
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %.extract51, i32 %.extract52, i32 %.extract53, i32 %.extract54, ptr addrspace(1) %412) #6, !dbg !29
  %.extract55 = extractelement <4 x i32> %670, i64 0, !dbg !29
  %.extract56 = extractelement <4 x i32> %670, i64 1, !dbg !29
  %.extract57 = extractelement <4 x i32> %679, i64 0, !dbg !29
  %.extract58 = extractelement <4 x i32> %679, i64 1, !dbg !29
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %.extract55, i32 %.extract56, i32 %.extract57, i32 %.extract58, ptr addrspace(1) %413) #6, !dbg !29
  %.extract59 = extractelement <4 x i32> %670, i64 2, !dbg !29
  %.extract60 = extractelement <4 x i32> %670, i64 3, !dbg !29
  %.extract61 = extractelement <4 x i32> %679, i64 2, !dbg !29
  %.extract62 = extractelement <4 x i32> %679, i64 3, !dbg !29
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %.extract59, i32 %.extract60, i32 %.extract61, i32 %.extract62, ptr addrspace(1) %414) #6, !dbg !29
  ret void, !dbg !30
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: convergent nocallback nofree nounwind memory(argmem: read)
declare { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) readonly captures(none)) #3

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.fence.proxy.async.shared_cta() #4

; Function Attrs: convergent nounwind
declare void @llvm.nvvm.wgmma.fence.sync.aligned() #5

; Function Attrs: convergent nounwind
declare void @llvm.nvvm.wgmma.commit_group.sync.aligned() #5

attributes #0 = { nounwind "nvvm.reqntid"="128" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { convergent nocallback nofree nounwind memory(argmem: read) }
attributes #4 = { nocallback nounwind }
attributes #5 = { convergent nounwind }
attributes #6 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "tests/triton/warp_groups.py", directory: "")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
!4 = distinct !DISubprogram(name: "product", linkageName: "product", scope: !1, file: !1, line: 31, type: !5, scopeLine: 31, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{null, !7, !7, !9, !11, !11}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !8, size: 64, dwarfAddressSpace: 1)
!8 = !DIBasicType(name: "half", size: 16, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !10, size: 64, dwarfAddressSpace: 1)
!10 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !12, size: 64, dwarfAddressSpace: 1)
!12 = !DIBasicType(name: "unknown_type", encoding: DW_ATE_signed)
!13 = !DILocation(line: 32, column: 12, scope: !4)
!14 = !DILocation(line: 32, column: 35, scope: !4)
!15 = !DILocation(line: 33, column: 14, scope: !4)
!16 = !DILocation(line: 12, column: 29, scope: !17, inlinedAt: !18)
!17 = distinct !DILexicalBlockFile(scope: !4, file: !1, discriminator: 0)
!18 = !DILocation(line: 34, column: 11, scope: !17)
!19 = !DILocation(line: 12, column: 21, scope: !17, inlinedAt: !18)
!20 = !DILocation(line: 11, column: 5, scope: !17, inlinedAt: !18)
!21 = !DILocation(line: 12, column: 57, scope: !17, inlinedAt: !18)
!22 = !DILocation(line: 12, column: 13, scope: !17, inlinedAt: !18)
!23 = !DILocation(line: 13, column: 21, scope: !17, inlinedAt: !18)
!24 = !DILocation(line: 13, column: 13, scope: !17, inlinedAt: !18)
!25 = !DILocation(line: 14, column: 16, scope: !17, inlinedAt: !18)
!26 = !DILocation(line: 35, column: 17, scope: !4)
!27 = !DILocation(line: 35, column: 9, scope: !4)
!28 = !DILocation(line: 36, column: 17, scope: !4)
!29 = !DILocation(line: 36, column: 5, scope: !4)
!30 = !DILocation(line: 31, column: 1, scope: !4)
