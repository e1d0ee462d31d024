; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-p101:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@global_smem = external addrspace(3) global [0 x i8], align 16

; Function Attrs: nounwind
define ptx_kernel void @product(ptr addrspace(1) %a_ptr, ptr addrspace(1) %b_ptr, ptr addrspace(1) %c_ptr, ptr addrspace(1) nofree readnone captures(none) %global_scratch, ptr addrspace(1) nofree readnone captures(none) %profile_scratch) local_unnamed_addr #0 !dbg !4 {
5:
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !13
  %7 = shl i32 %6, 7, !dbg !13
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !14
  %9 = lshr i32 %8, 5, !dbg !14
  %10 = lshr i32 %8, 2, !dbg !14
  %11 = and i32 %10, 63, !dbg !14
  %12 = shl nuw nsw i32 %8, 3, !dbg !14
  %13 = and i32 %12, 120, !dbg !14
  %14 = or disjoint i32 %11, %7, !dbg !13
  %15 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !15
  %16 = shl nuw nsw i32 %15, 7, !dbg !15
  %17 = or disjoint i32 %13, %16, !dbg !15
  %18 = and i32 %12, 24, !dbg !16
  %19 = and i32 %8, 240, !dbg !16
  %20 = lshr exact i32 %19, 4, !dbg !16
  %21 = or disjoint i32 %20, 16, !dbg !16
  %22 = shl i32 %14, 7, !dbg !19
  %23 = sext i32 %22 to i64, !dbg !20
  %24 = getelementptr [2 x i8], ptr addrspace(1) %a_ptr, i64 %23, !dbg !20
  %25 = getelementptr i8, ptr addrspace(1) %24, i64 16384, !dbg !20
  %26 = zext nneg i32 %18 to i64, !dbg !20
  %27 = getelementptr [2 x i8], ptr addrspace(1) %24, i64 %26, !dbg !20
  %28 = getelementptr [2 x i8], ptr addrspace(1) %25, i64 %26, !dbg !20
  %29 = shl nuw nsw i32 %8, 4, !dbg !21
  %30 = and i32 %29, 4080, !dbg !21
  %31 = and i32 %8, 24, !dbg !21
  %32 = shl nuw nsw i32 %31, 1, !dbg !21
  %33 = xor i32 %30, %32, !dbg !21
  %34 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %33, !dbg !21
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %34, ptr addrspace(1) %27, i32 16) #2, !dbg !21
  %35 = or disjoint i32 %33, 4096, !dbg !21
  %36 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %35, !dbg !21
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %36, ptr addrspace(1) %28, i32 16) #2, !dbg !21
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !21
  %37 = shl nuw nsw i32 %19, 4, !dbg !22
  %38 = shl nuw nsw i32 %21, 8, !dbg !22
  %39 = zext nneg i32 %37 to i64, !dbg !23
  %40 = getelementptr [2 x i8], ptr addrspace(1) %b_ptr, i64 %39, !dbg !23
  %41 = zext nneg i32 %38 to i64, !dbg !23
  %42 = getelementptr [2 x i8], ptr addrspace(1) %b_ptr, i64 %41, !dbg !23
  %43 = zext nneg i32 %17 to i64, !dbg !23
  %44 = getelementptr [2 x i8], ptr addrspace(1) %40, i64 %43, !dbg !23
  %45 = getelementptr [2 x i8], ptr addrspace(1) %42, i64 %43, !dbg !23
  %46 = and i32 %29, 112, !dbg !24
  %47 = shl nuw nsw i32 %19, 3, !dbg !24
  %48 = and i32 %8, 112, !dbg !24
  %49 = shl nuw nsw i32 %8, 9, !dbg !24
  %50 = and i32 %49, 4096, !dbg !24
  %51 = or disjoint i32 %46, %47, !dbg !24
  %52 = xor i32 %51, %48, !dbg !24
  %53 = or disjoint i32 %52, %50, !dbg !24
  %54 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %53, !dbg !24
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %54, ptr addrspace(1) %44, i32 16) #2, !dbg !24
  %55 = or disjoint i32 %53, 2048, !dbg !24
  %56 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %55, !dbg !24
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %56, ptr addrspace(1) %45, i32 16) #2, !dbg !24
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !24
  %invariant.gep = getelementptr [2 x i8], ptr addrspace(1) %b_ptr, i64 %43, !dbg !25
  %57 = zext nneg i32 %20 to i64, !dbg !25
  %58 = zext nneg i32 %21 to i64, !dbg !25
  br label %59, !dbg !25

59:                                               ; preds = %5, %59
  %indvars.iv = phi i64 [ 0, %5 ], [ %indvars.iv.next, %59 ]
  %60 = phi i32 [ -1, %5 ], [ %129, %59 ]
  %61 = phi i32 [ 0, %5 ], [ %351, %59 ]
  %62 = phi float [ 0.000000e+00, %5 ], [ %285, %59 ]
  %63 = phi float [ 0.000000e+00, %5 ], [ %286, %59 ]
  %64 = phi float [ 0.000000e+00, %5 ], [ %287, %59 ]
  %65 = phi float [ 0.000000e+00, %5 ], [ %288, %59 ]
  %66 = phi float [ 0.000000e+00, %5 ], [ %289, %59 ]
  %67 = phi float [ 0.000000e+00, %5 ], [ %290, %59 ]
  %68 = phi float [ 0.000000e+00, %5 ], [ %291, %59 ]
  %69 = phi float [ 0.000000e+00, %5 ], [ %292, %59 ]
  %70 = phi float [ 0.000000e+00, %5 ], [ %293, %59 ]
  %71 = phi float [ 0.000000e+00, %5 ], [ %294, %59 ]
  %72 = phi float [ 0.000000e+00, %5 ], [ %295, %59 ]
  %73 = phi float [ 0.000000e+00, %5 ], [ %296, %59 ]
  %74 = phi float [ 0.000000e+00, %5 ], [ %297, %59 ]
  %75 = phi float [ 0.000000e+00, %5 ], [ %298, %59 ]
  %76 = phi float [ 0.000000e+00, %5 ], [ %299, %59 ]
  %77 = phi float [ 0.000000e+00, %5 ], [ %300, %59 ]
  %78 = phi float [ 0.000000e+00, %5 ], [ %301, %59 ]
  %79 = phi float [ 0.000000e+00, %5 ], [ %302, %59 ]
  %80 = phi float [ 0.000000e+00, %5 ], [ %303, %59 ]
  %81 = phi float [ 0.000000e+00, %5 ], [ %304, %59 ]
  %82 = phi float [ 0.000000e+00, %5 ], [ %305, %59 ]
  %83 = phi float [ 0.000000e+00, %5 ], [ %306, %59 ]
  %84 = phi float [ 0.000000e+00, %5 ], [ %307, %59 ]
  %85 = phi float [ 0.000000e+00, %5 ], [ %308, %59 ]
  %86 = phi float [ 0.000000e+00, %5 ], [ %309, %59 ]
  %87 = phi float [ 0.000000e+00, %5 ], [ %310, %59 ]
  %88 = phi float [ 0.000000e+00, %5 ], [ %311, %59 ]
  %89 = phi float [ 0.000000e+00, %5 ], [ %312, %59 ]
  %90 = phi float [ 0.000000e+00, %5 ], [ %313, %59 ]
  %91 = phi float [ 0.000000e+00, %5 ], [ %314, %59 ]
  %92 = phi float [ 0.000000e+00, %5 ], [ %315, %59 ]
  %93 = phi float [ 0.000000e+00, %5 ], [ %316, %59 ]
  %94 = phi float [ 0.000000e+00, %5 ], [ %317, %59 ]
  %95 = phi float [ 0.000000e+00, %5 ], [ %318, %59 ]
  %96 = phi float [ 0.000000e+00, %5 ], [ %319, %59 ]
  %97 = phi float [ 0.000000e+00, %5 ], [ %320, %59 ]
  %98 = phi float [ 0.000000e+00, %5 ], [ %321, %59 ]
  %99 = phi float [ 0.000000e+00, %5 ], [ %322, %59 ]
  %100 = phi float [ 0.000000e+00, %5 ], [ %323, %59 ]
  %101 = phi float [ 0.000000e+00, %5 ], [ %324, %59 ]
  %102 = phi float [ 0.000000e+00, %5 ], [ %325, %59 ]
  %103 = phi float [ 0.000000e+00, %5 ], [ %326, %59 ]
  %104 = phi float [ 0.000000e+00, %5 ], [ %327, %59 ]
  %105 = phi float [ 0.000000e+00, %5 ], [ %328, %59 ]
  %106 = phi float [ 0.000000e+00, %5 ], [ %329, %59 ]
  %107 = phi float [ 0.000000e+00, %5 ], [ %330, %59 ]
  %108 = phi float [ 0.000000e+00, %5 ], [ %331, %59 ]
  %109 = phi float [ 0.000000e+00, %5 ], [ %332, %59 ]
  %110 = phi float [ 0.000000e+00, %5 ], [ %333, %59 ]
  %111 = phi float [ 0.000000e+00, %5 ], [ %334, %59 ]
  %112 = phi float [ 0.000000e+00, %5 ], [ %335, %59 ]
  %113 = phi float [ 0.000000e+00, %5 ], [ %336, %59 ]
  %114 = phi float [ 0.000000e+00, %5 ], [ %337, %59 ]
  %115 = phi float [ 0.000000e+00, %5 ], [ %338, %59 ]
  %116 = phi float [ 0.000000e+00, %5 ], [ %339, %59 ]
  %117 = phi float [ 0.000000e+00, %5 ], [ %340, %59 ]
  %118 = phi float [ 0.000000e+00, %5 ], [ %341, %59 ]
  %119 = phi float [ 0.000000e+00, %5 ], [ %342, %59 ]
  %120 = phi float [ 0.000000e+00, %5 ], [ %343, %59 ]
  %121 = phi float [ 0.000000e+00, %5 ], [ %344, %59 ]
  %122 = phi float [ 0.000000e+00, %5 ], [ %345, %59 ]
  %123 = phi float [ 0.000000e+00, %5 ], [ %346, %59 ]
  %124 = phi float [ 0.000000e+00, %5 ], [ %347, %59 ]
  %125 = phi float [ 0.000000e+00, %5 ], [ %348, %59 ]
  %126 = icmp samesign ult i64 %indvars.iv, 96, !dbg !25
  %127 = add i32 %60, 1, !dbg !25
  %128 = icmp sgt i32 %127, 1, !dbg !25
  %129 = select i1 %128, i32 0, i32 %127, !dbg !25
  tail call void @llvm.nvvm.cp.async.wait.group(i32 0), !dbg !21
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !21
  %130 = shl i32 %129, 12, !dbg !21
  %131 = getelementptr [2 x i8], ptr addrspace(3) @global_smem, i32 %130, !dbg !21
  %132 = getelementptr [2 x i8], ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %130, !dbg !24
  tail call void @llvm.nvvm.fence.proxy.async.shared_cta(), !dbg !26
  %133 = ptrtoint ptr addrspace(3) %131 to i32, !dbg !26
  %134 = lshr exact i32 %133, 4, !dbg !26
  %135 = tail call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %9, i32 0, i32 31), !dbg !26
  %136 = shl i32 %135, 6, !dbg !26
  %137 = and i32 %136, 256, !dbg !26
  %138 = add nuw nsw i32 %137, %134, !dbg !26
  %139 = and i32 %138, 32767, !dbg !26
  %140 = ptrtoint ptr addrspace(3) %132 to i32, !dbg !26
  %141 = lshr exact i32 %140, 4, !dbg !26
  %142 = and i32 %141, 32767, !dbg !26
  tail call void @llvm.nvvm.wgmma.fence.sync.aligned(), !dbg !26
  %143 = insertelement <2 x i32> <i32 poison, i32 -2147483616>, i32 %139, i64 0, !dbg !26
  %144 = bitcast <2 x i32> %143 to i64, !dbg !26
  %145 = or disjoint i32 %142, 16777216, !dbg !26
  %146 = insertelement <2 x i32> <i32 poison, i32 1073741888>, i32 %145, i64 0, !dbg !26
  %147 = bitcast <2 x i32> %146 to i64, !dbg !26
  %148 = tail call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "wgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0,$1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,$18,$19,$20,$21,$22,$23,$24,$25,$26,$27,$28,$29,$30,$31,$32,$33,$34,$35,$36,$37,$38,$39,$40,$41,$42,$43,$44,$45,$46,$47,$48,$49,$50,$51,$52,$53,$54,$55,$56,$57,$58,$59,$60,$61,$62,$63}, $128, $129, $130, 1, 1, 0, 1;", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,l,l,b"(float %62, float %63, float %64, float %65, float %66, float %67, float %68, float %69, float %70, float %71, float %72, float %73, float %74, float %75, float %76, float %77, float %78, float %79, float %80, float %81, float %82, float %83, float %84, float %85, float %86, float %87, float %88, float %89, float %90, float %91, float %92, float %93, float %94, float %95, float %96, float %97, float %98, float %99, float %100, float %101, float %102, float %103, float %104, float %105, float %106, float %107, float %108, float %109, float %110, float %111, float %112, float %113, float %114, float %115, float %116, float %117, float %118, float %119, float %120, float %121, float %122, float %123, float %124, float %125, i64 %144, i64 %147, i1 true) #2, !dbg !26
  %149 = add nuw nsw i32 %139, 2, !dbg !26
  %150 = insertelement <2 x i32> <i32 poison, i32 -2147483616>, i32 %149, i64 0, !dbg !26
  %151 = bitcast <2 x i32> %150 to i64, !dbg !26
  %152 = add nuw nsw i32 %142, 16777344, !dbg !26
  %153 = insertelement <2 x i32> <i32 poison, i32 1073741888>, i32 %152, i64 0, !dbg !26
  %154 = bitcast <2 x i32> %153 to i64, !dbg !26
  %155 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %148, 0, !dbg !26
  %156 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %148, 1, !dbg !26
  %157 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %148, 2, !dbg !26
  %158 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %148, 3, !dbg !26
  %159 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %148, 4, !dbg !26
  %160 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %148, 5, !dbg !26
  %161 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %148, 6, !dbg !26
  %162 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %148, 7, !dbg !26
  %163 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %148, 8, !dbg !26
  %164 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %148, 9, !dbg !26
  %165 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %148, 10, !dbg !26
  %166 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %148, 11, !dbg !26
  %167 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %148, 12, !dbg !26
  %168 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %148, 13, !dbg !26
  %169 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %148, 14, !dbg !26
  %170 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %148, 15, !dbg !26
  %171 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %148, 16, !dbg !26
  %172 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %148, 17, !dbg !26
  %173 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %148, 18, !dbg !26
  %174 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %148, 19, !dbg !26
  %175 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %148, 20, !dbg !26
  %176 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %148, 21, !dbg !26
  %177 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %148, 22, !dbg !26
  %178 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %148, 23, !dbg !26
  %179 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %148, 24, !dbg !26
  %180 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %148, 25, !dbg !26
  %181 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %148, 26, !dbg !26
  %182 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %148, 27, !dbg !26
  %183 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %148, 28, !dbg !26
  %184 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %148, 29, !dbg !26
  %185 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %148, 30, !dbg !26
  %186 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %148, 31, !dbg !26
  %187 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %148, 32, !dbg !26
  %188 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %148, 33, !dbg !26
  %189 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %148, 34, !dbg !26
  %190 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %148, 35, !dbg !26
  %191 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %148, 36, !dbg !26
  %192 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %148, 37, !dbg !26
  %193 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %148, 38, !dbg !26
  %194 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %148, 39, !dbg !26
  %195 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %148, 40, !dbg !26
  %196 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %148, 41, !dbg !26
  %197 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %148, 42, !dbg !26
  %198 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %148, 43, !dbg !26
  %199 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %148, 44, !dbg !26
  %200 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %148, 45, !dbg !26
  %201 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %148, 46, !dbg !26
  %202 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %148, 47, !dbg !26
  %203 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %148, 48, !dbg !26
  %204 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %148, 49, !dbg !26
  %205 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %148, 50, !dbg !26
  %206 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %148, 51, !dbg !26
  %207 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %148, 52, !dbg !26
  %208 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %148, 53, !dbg !26
  %209 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %148, 54, !dbg !26
  %210 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %148, 55, !dbg !26
  %211 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %148, 56, !dbg !26
  %212 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %148, 57, !dbg !26
  %213 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %148, 58, !dbg !26
  %214 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %148, 59, !dbg !26
  %215 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %148, 60, !dbg !26
  %216 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %148, 61, !dbg !26
  %217 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %148, 62, !dbg !26
  %218 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %148, 63, !dbg !26
  %219 = tail call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "wgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {$0,$1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,$18,$19,$20,$21,$22,$23,$24,$25,$26,$27,$28,$29,$30,$31,$32,$33,$34,$35,$36,$37,$38,$39,$40,$41,$42,$43,$44,$45,$46,$47,$48,$49,$50,$51,$52,$53,$54,$55,$56,$57,$58,$59,$60,$61,$62,$63}, $128, $129, $130, 1, 1, 0, 1;", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,l,l,b"(float %155, float %156, float %157, float %158, float %159, float %160, float %161, float %162, float %163, float %164, float %165, float %166, float %167, float %168, float %169, float %170, float %171, float %172, float %173, float %174, float %175, float %176, float %177, float %178, float %179, float %180, float %181, float %182, float %183, float %184, float %185, float %186, float %187, float %188, float %189, float %190, float %191, float %192, float %193, float %194, float %195, float %196, float %197, float %198, float %199, float %200, float %201, float %202, float %203, float %204, float %205, float %206, float %207, float %208, float %209, float %210, float %211, float %212, float %213, float %214, float %215, float %216, float %217, float %218, i64 %151, i64 %154, i1 true) #2, !dbg !26
  %220 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %219, 0, !dbg !26
  %221 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %219, 1, !dbg !26
  %222 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %219, 2, !dbg !26
  %223 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %219, 3, !dbg !26
  %224 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %219, 4, !dbg !26
  %225 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %219, 5, !dbg !26
  %226 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %219, 6, !dbg !26
  %227 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %219, 7, !dbg !26
  %228 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %219, 8, !dbg !26
  %229 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %219, 9, !dbg !26
  %230 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %219, 10, !dbg !26
  %231 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %219, 11, !dbg !26
  %232 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %219, 12, !dbg !26
  %233 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %219, 13, !dbg !26
  %234 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %219, 14, !dbg !26
  %235 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %219, 15, !dbg !26
  %236 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %219, 16, !dbg !26
  %237 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %219, 17, !dbg !26
  %238 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %219, 18, !dbg !26
  %239 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %219, 19, !dbg !26
  %240 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %219, 20, !dbg !26
  %241 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %219, 21, !dbg !26
  %242 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %219, 22, !dbg !26
  %243 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %219, 23, !dbg !26
  %244 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %219, 24, !dbg !26
  %245 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %219, 25, !dbg !26
  %246 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %219, 26, !dbg !26
  %247 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %219, 27, !dbg !26
  %248 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %219, 28, !dbg !26
  %249 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %219, 29, !dbg !26
  %250 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %219, 30, !dbg !26
  %251 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %219, 31, !dbg !26
  %252 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %219, 32, !dbg !26
  %253 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %219, 33, !dbg !26
  %254 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %219, 34, !dbg !26
  %255 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %219, 35, !dbg !26
  %256 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %219, 36, !dbg !26
  %257 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %219, 37, !dbg !26
  %258 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %219, 38, !dbg !26
  %259 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %219, 39, !dbg !26
  %260 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %219, 40, !dbg !26
  %261 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %219, 41, !dbg !26
  %262 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %219, 42, !dbg !26
  %263 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %219, 43, !dbg !26
  %264 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %219, 44, !dbg !26
  %265 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %219, 45, !dbg !26
  %266 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %219, 46, !dbg !26
  %267 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %219, 47, !dbg !26
  %268 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %219, 48, !dbg !26
  %269 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %219, 49, !dbg !26
  %270 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %219, 50, !dbg !26
  %271 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %219, 51, !dbg !26
  %272 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %219, 52, !dbg !26
  %273 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %219, 53, !dbg !26
  %274 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %219, 54, !dbg !26
  %275 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %219, 55, !dbg !26
  %276 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %219, 56, !dbg !26
  %277 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %219, 57, !dbg !26
  %278 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %219, 58, !dbg !26
  %279 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %219, 59, !dbg !26
  %280 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %219, 60, !dbg !26
  %281 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %219, 61, !dbg !26
  %282 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %219, 62, !dbg !26
  %283 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %219, 63, !dbg !26
  tail call void @llvm.nvvm.wgmma.commit_group.sync.aligned(), !dbg !26
  %284 = tail call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } asm sideeffect "// wait for regs: $0,$1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,$18,$19,$20,$21,$22,$23,$24,$25,$26,$27,$28,$29,$30,$31,$32,$33,$34,$35,$36,$37,$38,$39,$40,$41,$42,$43,$44,$45,$46,$47,$48,$49,$50,$51,$52,$53,$54,$55,$56,$57,$58,$59,$60,$61,$62,$63,$64,$65,$66,$67,$68,$69\0A\09wgmma.wait_group.sync.aligned 1;", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=l,=r,=r,=l,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63,64,65,66,67,68,69"(float %220, float %221, float %222, float %223, float %224, float %225, float %226, float %227, float %228, float %229, float %230, float %231, float %232, float %233, float %234, float %235, float %236, float %237, float %238, float %239, float %240, float %241, float %242, float %243, float %244, float %245, float %246, float %247, float %248, float %249, float %250, float %251, float %252, float %253, float %254, float %255, float %256, float %257, float %258, float %259, float %260, float %261, float %262, float %263, float %264, float %265, float %266, float %267, float %268, float %269, float %270, float %271, float %272, float %273, float %274, float %275, float %276, float %277, float %278, float %279, float %280, float %281, float %282, float %283, ptr addrspace(3) %131, i32 0, i32 0, ptr addrspace(3) %132, i32 0, i32 0) #2, !dbg !26
  %285 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %284, 0, !dbg !26
  %286 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %284, 1, !dbg !26
  %287 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %284, 2, !dbg !26
  %288 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %284, 3, !dbg !26
  %289 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %284, 4, !dbg !26
  %290 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %284, 5, !dbg !26
  %291 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %284, 6, !dbg !26
  %292 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %284, 7, !dbg !26
  %293 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %284, 8, !dbg !26
  %294 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %284, 9, !dbg !26
  %295 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %284, 10, !dbg !26
  %296 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %284, 11, !dbg !26
  %297 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %284, 12, !dbg !26
  %298 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %284, 13, !dbg !26
  %299 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %284, 14, !dbg !26
  %300 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %284, 15, !dbg !26
  %301 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %284, 16, !dbg !26
  %302 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %284, 17, !dbg !26
  %303 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %284, 18, !dbg !26
  %304 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %284, 19, !dbg !26
  %305 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %284, 20, !dbg !26
  %306 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %284, 21, !dbg !26
  %307 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %284, 22, !dbg !26
  %308 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %284, 23, !dbg !26
  %309 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %284, 24, !dbg !26
  %310 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %284, 25, !dbg !26
  %311 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %284, 26, !dbg !26
  %312 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %284, 27, !dbg !26
  %313 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %284, 28, !dbg !26
  %314 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %284, 29, !dbg !26
  %315 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %284, 30, !dbg !26
  %316 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %284, 31, !dbg !26
  %317 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %284, 32, !dbg !26
  %318 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %284, 33, !dbg !26
  %319 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %284, 34, !dbg !26
  %320 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %284, 35, !dbg !26
  %321 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %284, 36, !dbg !26
  %322 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %284, 37, !dbg !26
  %323 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %284, 38, !dbg !26
  %324 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %284, 39, !dbg !26
  %325 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %284, 40, !dbg !26
  %326 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %284, 41, !dbg !26
  %327 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %284, 42, !dbg !26
  %328 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %284, 43, !dbg !26
  %329 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %284, 44, !dbg !26
  %330 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %284, 45, !dbg !26
  %331 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %284, 46, !dbg !26
  %332 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %284, 47, !dbg !26
  %333 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %284, 48, !dbg !26
  %334 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %284, 49, !dbg !26
  %335 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %284, 50, !dbg !26
  %336 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %284, 51, !dbg !26
  %337 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %284, 52, !dbg !26
  %338 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %284, 53, !dbg !26
  %339 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %284, 54, !dbg !26
  %340 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %284, 55, !dbg !26
  %341 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %284, 56, !dbg !26
  %342 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %284, 57, !dbg !26
  %343 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %284, 58, !dbg !26
  %344 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %284, 59, !dbg !26
  %345 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %284, 60, !dbg !26
  %346 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %284, 61, !dbg !26
  %347 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %284, 62, !dbg !26
  %348 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %284, 63, !dbg !26
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !26
  %349 = add i32 %61, 1, !dbg !25
  %350 = icmp sgt i32 %349, 1, !dbg !25
  %351 = select i1 %350, i32 0, i32 %349, !dbg !25
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 32, !dbg !25
  %352 = or disjoint i64 %indvars.iv.next, %26, !dbg !27
  %353 = or disjoint i64 %indvars.iv.next, %57, !dbg !27
  %354 = or disjoint i64 %indvars.iv.next, %58, !dbg !27
  %355 = getelementptr [2 x i8], ptr addrspace(1) %24, i64 %352, !dbg !20
  %356 = getelementptr [2 x i8], ptr addrspace(1) %25, i64 %352, !dbg !20
  %357 = shl i32 %351, 12, !dbg !21
  %358 = getelementptr [2 x i8], ptr addrspace(3) @global_smem, i32 %357, !dbg !21
  %359 = getelementptr inbounds nuw i8, ptr addrspace(3) %358, i32 %33, !dbg !21
  %360 = select i1 %126, i32 16, i32 0, !dbg !21
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %359, ptr addrspace(1) %355, i32 %360) #2, !dbg !21
  %361 = getelementptr inbounds nuw i8, ptr addrspace(3) %358, i32 %35, !dbg !21
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %361, ptr addrspace(1) %356, i32 %360) #2, !dbg !21
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !21
  %gep.idx = shl nuw nsw i64 %353, 9, !dbg !23
  %gep = getelementptr i8, ptr addrspace(1) %invariant.gep, i64 %gep.idx, !dbg !23
  %gep192.idx = shl nuw nsw i64 %354, 9, !dbg !23
  %gep192 = getelementptr i8, ptr addrspace(1) %invariant.gep, i64 %gep192.idx, !dbg !23
  %362 = getelementptr [2 x i8], ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %357, !dbg !24
  %363 = getelementptr inbounds nuw i8, ptr addrspace(3) %362, i32 %53, !dbg !24
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %363, ptr addrspace(1) %gep, i32 %360) #2, !dbg !24
  %364 = getelementptr inbounds nuw i8, ptr addrspace(3) %362, i32 %55, !dbg !24
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %364, ptr addrspace(1) %gep192, i32 %360) #2, !dbg !24
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !24
  br i1 %126, label %59, label %365, !dbg !25

365:                                              ; preds = %59
  %366 = shl nuw nsw i32 %8, 2, !dbg !14
  %367 = and i32 %366, 124, !dbg !14
  %368 = or disjoint i32 %367, %16, !dbg !15
  %369 = or disjoint i32 %9, %7, !dbg !13
  %370 = and i32 %9, 7, !dbg !14
  %371 = or disjoint i32 %370, %7, !dbg !13
  %372 = tail call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "// wait for regs: $0,$1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,$18,$19,$20,$21,$22,$23,$24,$25,$26,$27,$28,$29,$30,$31,$32,$33,$34,$35,$36,$37,$38,$39,$40,$41,$42,$43,$44,$45,$46,$47,$48,$49,$50,$51,$52,$53,$54,$55,$56,$57,$58,$59,$60,$61,$62,$63\0A\09wgmma.wait_group.sync.aligned 0;", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50,51,52,53,54,55,56,57,58,59,60,61,62,63"(float %285, float %286, float %287, float %288, float %289, float %290, float %291, float %292, float %293, float %294, float %295, float %296, float %297, float %298, float %299, float %300, float %301, float %302, float %303, float %304, float %305, float %306, float %307, float %308, float %309, float %310, float %311, float %312, float %313, float %314, float %315, float %316, float %317, float %318, float %319, float %320, float %321, float %322, float %323, float %324, float %325, float %326, float %327, float %328, float %329, float %330, float %331, float %332, float %333, float %334, float %335, float %336, float %337, float %338, float %339, float %340, float %341, float %342, float %343, float %344, float %345, float %346, float %347, float %348) #2, !dbg !25
  tail call void @llvm.nvvm.cp.async.wait.group(i32 0), !dbg !25
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !25
  %373 = shl i32 %371, 8, !dbg !28
  %374 = shl i32 %369, 8, !dbg !28
  %375 = or i32 %374, 6144, !dbg !28
  %376 = or i32 %374, 14336, !dbg !28
  %377 = or i32 %374, 22528, !dbg !28
  %378 = or i32 %374, 30720, !dbg !28
  %379 = sext i32 %373 to i64, !dbg !29
  %380 = getelementptr [4 x i8], ptr addrspace(1) %c_ptr, i64 %379, !dbg !29
  %381 = getelementptr i8, ptr addrspace(1) %380, i64 8192, !dbg !29
  %382 = getelementptr i8, ptr addrspace(1) %380, i64 16384, !dbg !29
  %383 = sext i32 %375 to i64, !dbg !29
  %384 = getelementptr [4 x i8], ptr addrspace(1) %c_ptr, i64 %383, !dbg !29
  %385 = getelementptr i8, ptr addrspace(1) %380, i64 32768, !dbg !29
  %386 = getelementptr i8, ptr addrspace(1) %380, i64 40960, !dbg !29
  %387 = getelementptr i8, ptr addrspace(1) %380, i64 49152, !dbg !29
  %388 = sext i32 %376 to i64, !dbg !29
  %389 = getelementptr [4 x i8], ptr addrspace(1) %c_ptr, i64 %388, !dbg !29
  %390 = getelementptr i8, ptr addrspace(1) %380, i64 65536, !dbg !29
  %391 = getelementptr i8, ptr addrspace(1) %380, i64 73728, !dbg !29
  %392 = getelementptr i8, ptr addrspace(1) %380, i64 81920, !dbg !29
  %393 = sext i32 %377 to i64, !dbg !29
  %394 = getelementptr [4 x i8], ptr addrspace(1) %c_ptr, i64 %393, !dbg !29
  %395 = getelementptr i8, ptr addrspace(1) %380, i64 98304, !dbg !29
  %396 = getelementptr i8, ptr addrspace(1) %380, i64 106496, !dbg !29
  %397 = getelementptr i8, ptr addrspace(1) %380, i64 114688, !dbg !29
  %398 = sext i32 %378 to i64, !dbg !29
  %399 = getelementptr [4 x i8], ptr addrspace(1) %c_ptr, i64 %398, !dbg !29
  %400 = zext nneg i32 %368 to i64, !dbg !29
  %401 = getelementptr [4 x i8], ptr addrspace(1) %380, i64 %400, !dbg !29
  %402 = getelementptr [4 x i8], ptr addrspace(1) %381, i64 %400, !dbg !29
  %403 = getelementptr [4 x i8], ptr addrspace(1) %382, i64 %400, !dbg !29
  %404 = getelementptr [4 x i8], ptr addrspace(1) %384, i64 %400, !dbg !29
  %405 = getelementptr [4 x i8], ptr addrspace(1) %385, i64 %400, !dbg !29
  %406 = getelementptr [4 x i8], ptr addrspace(1) %386, i64 %400, !dbg !29
  %407 = getelementptr [4 x i8], ptr addrspace(1) %387, i64 %400, !dbg !29
  %408 = getelementptr [4 x i8], ptr addrspace(1) %389, i64 %400, !dbg !29
  %409 = getelementptr [4 x i8], ptr addrspace(1) %390, i64 %400, !dbg !29
  %410 = getelementptr [4 x i8], ptr addrspace(1) %391, i64 %400, !dbg !29
  %411 = getelementptr [4 x i8], ptr addrspace(1) %392, i64 %400, !dbg !29
  %412 = getelementptr [4 x i8], ptr addrspace(1) %394, i64 %400, !dbg !29
  %413 = getelementptr [4 x i8], ptr addrspace(1) %395, i64 %400, !dbg !29
  %414 = getelementptr [4 x i8], ptr addrspace(1) %396, i64 %400, !dbg !29
  %415 = getelementptr [4 x i8], ptr addrspace(1) %397, i64 %400, !dbg !29
  %416 = getelementptr [4 x i8], ptr addrspace(1) %399, i64 %400, !dbg !29
  %417 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %401) #2, !dbg !30
  %418 = extractvalue { i32, i32, i32, i32 } %417, 0, !dbg !30
  %419 = extractvalue { i32, i32, i32, i32 } %417, 1, !dbg !30
  %420 = extractvalue { i32, i32, i32, i32 } %417, 2, !dbg !30
  %421 = extractvalue { i32, i32, i32, i32 } %417, 3, !dbg !30
  %422 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %402) #2, !dbg !30
  %423 = extractvalue { i32, i32, i32, i32 } %422, 0, !dbg !30
  %424 = extractvalue { i32, i32, i32, i32 } %422, 1, !dbg !30
  %425 = extractvalue { i32, i32, i32, i32 } %422, 2, !dbg !30
  %426 = extractvalue { i32, i32, i32, i32 } %422, 3, !dbg !30
  %427 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %403) #2, !dbg !30
  %428 = extractvalue { i32, i32, i32, i32 } %427, 0, !dbg !30
  %429 = extractvalue { i32, i32, i32, i32 } %427, 1, !dbg !30
  %430 = extractvalue { i32, i32, i32, i32 } %427, 2, !dbg !30
  %431 = extractvalue { i32, i32, i32, i32 } %427, 3, !dbg !30
  %432 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %404) #2, !dbg !30
  %433 = extractvalue { i32, i32, i32, i32 } %432, 0, !dbg !30
  %434 = extractvalue { i32, i32, i32, i32 } %432, 1, !dbg !30
  %435 = extractvalue { i32, i32, i32, i32 } %432, 2, !dbg !30
  %436 = extractvalue { i32, i32, i32, i32 } %432, 3, !dbg !30
  %437 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %405) #2, !dbg !30
  %438 = extractvalue { i32, i32, i32, i32 } %437, 0, !dbg !30
  %439 = extractvalue { i32, i32, i32, i32 } %437, 1, !dbg !30
  %440 = extractvalue { i32, i32, i32, i32 } %437, 2, !dbg !30
  %441 = extractvalue { i32, i32, i32, i32 } %437, 3, !dbg !30
  %442 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %406) #2, !dbg !30
  %443 = extractvalue { i32, i32, i32, i32 } %442, 0, !dbg !30
  %444 = extractvalue { i32, i32, i32, i32 } %442, 1, !dbg !30
  %445 = extractvalue { i32, i32, i32, i32 } %442, 2, !dbg !30
  %446 = extractvalue { i32, i32, i32, i32 } %442, 3, !dbg !30
  %447 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %407) #2, !dbg !30
  %448 = extractvalue { i32, i32, i32, i32 } %447, 0, !dbg !30
  %449 = extractvalue { i32, i32, i32, i32 } %447, 1, !dbg !30
  %450 = extractvalue { i32, i32, i32, i32 } %447, 2, !dbg !30
  %451 = extractvalue { i32, i32, i32, i32 } %447, 3, !dbg !30
  %452 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %408) #2, !dbg !30
  %453 = extractvalue { i32, i32, i32, i32 } %452, 0, !dbg !30
  %454 = extractvalue { i32, i32, i32, i32 } %452, 1, !dbg !30
  %455 = extractvalue { i32, i32, i32, i32 } %452, 2, !dbg !30
  %456 = extractvalue { i32, i32, i32, i32 } %452, 3, !dbg !30
  %457 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %409) #2, !dbg !30
  %458 = extractvalue { i32, i32, i32, i32 } %457, 0, !dbg !30
  %459 = extractvalue { i32, i32, i32, i32 } %457, 1, !dbg !30
  %460 = extractvalue { i32, i32, i32, i32 } %457, 2, !dbg !30
  %461 = extractvalue { i32, i32, i32, i32 } %457, 3, !dbg !30
  %462 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %410) #2, !dbg !30
  %463 = extractvalue { i32, i32, i32, i32 } %462, 0, !dbg !30
  %464 = extractvalue { i32, i32, i32, i32 } %462, 1, !dbg !30
  %465 = extractvalue { i32, i32, i32, i32 } %462, 2, !dbg !30
  %466 = extractvalue { i32, i32, i32, i32 } %462, 3, !dbg !30
  %467 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %411) #2, !dbg !30
  %468 = extractvalue { i32, i32, i32, i32 } %467, 0, !dbg !30
  %469 = extractvalue { i32, i32, i32, i32 } %467, 1, !dbg !30
  %470 = extractvalue { i32, i32, i32, i32 } %467, 2, !dbg !30
  %471 = extractvalue { i32, i32, i32, i32 } %467, 3, !dbg !30
  %472 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %412) #2, !dbg !30
  %473 = extractvalue { i32, i32, i32, i32 } %472, 0, !dbg !30
  %474 = extractvalue { i32, i32, i32, i32 } %472, 1, !dbg !30
  %475 = extractvalue { i32, i32, i32, i32 } %472, 2, !dbg !30
  %476 = extractvalue { i32, i32, i32, i32 } %472, 3, !dbg !30
  %477 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %413) #2, !dbg !30
  %478 = extractvalue { i32, i32, i32, i32 } %477, 0, !dbg !30
  %479 = extractvalue { i32, i32, i32, i32 } %477, 1, !dbg !30
  %480 = extractvalue { i32, i32, i32, i32 } %477, 2, !dbg !30
  %481 = extractvalue { i32, i32, i32, i32 } %477, 3, !dbg !30
  %482 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %414) #2, !dbg !30
  %483 = extractvalue { i32, i32, i32, i32 } %482, 0, !dbg !30
  %484 = extractvalue { i32, i32, i32, i32 } %482, 1, !dbg !30
  %485 = extractvalue { i32, i32, i32, i32 } %482, 2, !dbg !30
  %486 = extractvalue { i32, i32, i32, i32 } %482, 3, !dbg !30
  %487 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %415) #2, !dbg !30
  %488 = extractvalue { i32, i32, i32, i32 } %487, 0, !dbg !30
  %489 = extractvalue { i32, i32, i32, i32 } %487, 1, !dbg !30
  %490 = extractvalue { i32, i32, i32, i32 } %487, 2, !dbg !30
  %491 = extractvalue { i32, i32, i32, i32 } %487, 3, !dbg !30
  %492 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %416) #2, !dbg !30
  %493 = extractvalue { i32, i32, i32, i32 } %492, 0, !dbg !30
  %494 = extractvalue { i32, i32, i32, i32 } %492, 1, !dbg !30
  %495 = extractvalue { i32, i32, i32, i32 } %492, 2, !dbg !30
  %496 = extractvalue { i32, i32, i32, i32 } %492, 3, !dbg !30
  %497 = shl nuw nsw i32 %31, 9, !dbg !30
  %498 = shl nuw nsw i32 %8, 1, !dbg !30
  %499 = and i32 %498, 384, !dbg !30
  %500 = and i32 %8, 32, !dbg !30
  %501 = icmp eq i32 %500, 0, !dbg !30
  %502 = select i1 %501, i32 0, i32 16416, !dbg !30
  %503 = or disjoint i32 %497, %46, !dbg !30
  %504 = or disjoint i32 %502, %499, !dbg !30
  %505 = xor i32 %504, %503, !dbg !30
  %506 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %505, !dbg !30
  %507 = insertelement <4 x i32> poison, i32 %418, i64 0, !dbg !30
  %508 = insertelement <4 x i32> %507, i32 %419, i64 1, !dbg !30
  %509 = insertelement <4 x i32> %508, i32 %423, i64 2, !dbg !30
  %510 = insertelement <4 x i32> %509, i32 %424, i64 3, !dbg !30
  store <4 x i32> %510, ptr addrspace(3) %506, align 16, !dbg !30
  %511 = getelementptr inbounds nuw i8, ptr addrspace(3) %506, i32 512, !dbg !30
  %512 = insertelement <4 x i32> poison, i32 %428, i64 0, !dbg !30
  %513 = insertelement <4 x i32> %512, i32 %429, i64 1, !dbg !30
  %514 = insertelement <4 x i32> %513, i32 %433, i64 2, !dbg !30
  %515 = insertelement <4 x i32> %514, i32 %434, i64 3, !dbg !30
  store <4 x i32> %515, ptr addrspace(3) %511, align 16, !dbg !30
  %516 = getelementptr inbounds nuw i8, ptr addrspace(3) %506, i32 1024, !dbg !30
  %517 = insertelement <4 x i32> poison, i32 %438, i64 0, !dbg !30
  %518 = insertelement <4 x i32> %517, i32 %439, i64 1, !dbg !30
  %519 = insertelement <4 x i32> %518, i32 %443, i64 2, !dbg !30
  %520 = insertelement <4 x i32> %519, i32 %444, i64 3, !dbg !30
  store <4 x i32> %520, ptr addrspace(3) %516, align 16, !dbg !30
  %521 = getelementptr inbounds nuw i8, ptr addrspace(3) %506, i32 1536, !dbg !30
  %522 = insertelement <4 x i32> poison, i32 %448, i64 0, !dbg !30
  %523 = insertelement <4 x i32> %522, i32 %449, i64 1, !dbg !30
  %524 = insertelement <4 x i32> %523, i32 %453, i64 2, !dbg !30
  %525 = insertelement <4 x i32> %524, i32 %454, i64 3, !dbg !30
  store <4 x i32> %525, ptr addrspace(3) %521, align 16, !dbg !30
  %526 = getelementptr inbounds nuw i8, ptr addrspace(3) %506, i32 2048, !dbg !30
  %527 = insertelement <4 x i32> poison, i32 %458, i64 0, !dbg !30
  %528 = insertelement <4 x i32> %527, i32 %459, i64 1, !dbg !30
  %529 = insertelement <4 x i32> %528, i32 %463, i64 2, !dbg !30
  %530 = insertelement <4 x i32> %529, i32 %464, i64 3, !dbg !30
  store <4 x i32> %530, ptr addrspace(3) %526, align 16, !dbg !30
  %531 = getelementptr inbounds nuw i8, ptr addrspace(3) %506, i32 2560, !dbg !30
  %532 = insertelement <4 x i32> poison, i32 %468, i64 0, !dbg !30
  %533 = insertelement <4 x i32> %532, i32 %469, i64 1, !dbg !30
  %534 = insertelement <4 x i32> %533, i32 %473, i64 2, !dbg !30
  %535 = insertelement <4 x i32> %534, i32 %474, i64 3, !dbg !30
  store <4 x i32> %535, ptr addrspace(3) %531, align 16, !dbg !30
  %536 = getelementptr inbounds nuw i8, ptr addrspace(3) %506, i32 3072, !dbg !30
  %537 = insertelement <4 x i32> poison, i32 %478, i64 0, !dbg !30
  %538 = insertelement <4 x i32> %537, i32 %479, i64 1, !dbg !30
  %539 = insertelement <4 x i32> %538, i32 %483, i64 2, !dbg !30
  %540 = insertelement <4 x i32> %539, i32 %484, i64 3, !dbg !30
  store <4 x i32> %540, ptr addrspace(3) %536, align 16, !dbg !30
  %541 = getelementptr inbounds nuw i8, ptr addrspace(3) %506, i32 3584, !dbg !30
  %542 = insertelement <4 x i32> poison, i32 %488, i64 0, !dbg !30
  %543 = insertelement <4 x i32> %542, i32 %489, i64 1, !dbg !30
  %544 = insertelement <4 x i32> %543, i32 %493, i64 2, !dbg !30
  %545 = insertelement <4 x i32> %544, i32 %494, i64 3, !dbg !30
  store <4 x i32> %545, ptr addrspace(3) %541, align 16, !dbg !30
  %546 = xor i32 %505, 32832, !dbg !30
  %547 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %546, !dbg !30
  %548 = insertelement <4 x i32> poison, i32 %420, i64 0, !dbg !30
  %549 = insertelement <4 x i32> %548, i32 %421, i64 1, !dbg !30
  %550 = insertelement <4 x i32> %549, i32 %425, i64 2, !dbg !30
  %551 = insertelement <4 x i32> %550, i32 %426, i64 3, !dbg !30
  store <4 x i32> %551, ptr addrspace(3) %547, align 16, !dbg !30
  %552 = getelementptr inbounds nuw i8, ptr addrspace(3) %547, i32 512, !dbg !30
  %553 = insertelement <4 x i32> poison, i32 %430, i64 0, !dbg !30
  %554 = insertelement <4 x i32> %553, i32 %431, i64 1, !dbg !30
  %555 = insertelement <4 x i32> %554, i32 %435, i64 2, !dbg !30
  %556 = insertelement <4 x i32> %555, i32 %436, i64 3, !dbg !30
  store <4 x i32> %556, ptr addrspace(3) %552, align 16, !dbg !30
  %557 = getelementptr inbounds nuw i8, ptr addrspace(3) %547, i32 1024, !dbg !30
  %558 = insertelement <4 x i32> poison, i32 %440, i64 0, !dbg !30
  %559 = insertelement <4 x i32> %558, i32 %441, i64 1, !dbg !30
  %560 = insertelement <4 x i32> %559, i32 %445, i64 2, !dbg !30
  %561 = insertelement <4 x i32> %560, i32 %446, i64 3, !dbg !30
  store <4 x i32> %561, ptr addrspace(3) %557, align 16, !dbg !30
  %562 = getelementptr inbounds nuw i8, ptr addrspace(3) %547, i32 1536, !dbg !30
  %563 = insertelement <4 x i32> poison, i32 %450, i64 0, !dbg !30
  %564 = insertelement <4 x i32> %563, i32 %451, i64 1, !dbg !30
  %565 = insertelement <4 x i32> %564, i32 %455, i64 2, !dbg !30
  %566 = insertelement <4 x i32> %565, i32 %456, i64 3, !dbg !30
  store <4 x i32> %566, ptr addrspace(3) %562, align 16, !dbg !30
  %567 = getelementptr inbounds nuw i8, ptr addrspace(3) %547, i32 2048, !dbg !30
  %568 = insertelement <4 x i32> poison, i32 %460, i64 0, !dbg !30
  %569 = insertelement <4 x i32> %568, i32 %461, i64 1, !dbg !30
  %570 = insertelement <4 x i32> %569, i32 %465, i64 2, !dbg !30
  %571 = insertelement <4 x i32> %570, i32 %466, i64 3, !dbg !30
  store <4 x i32> %571, ptr addrspace(3) %567, align 16, !dbg !30
  %572 = getelementptr inbounds nuw i8, ptr addrspace(3) %547, i32 2560, !dbg !30
  %573 = insertelement <4 x i32> poison, i32 %470, i64 0, !dbg !30
  %574 = insertelement <4 x i32> %573, i32 %471, i64 1, !dbg !30
  %575 = insertelement <4 x i32> %574, i32 %475, i64 2, !dbg !30
  %576 = insertelement <4 x i32> %575, i32 %476, i64 3, !dbg !30
  store <4 x i32> %576, ptr addrspace(3) %572, align 16, !dbg !30
  %577 = getelementptr inbounds nuw i8, ptr addrspace(3) %547, i32 3072, !dbg !30
  %578 = insertelement <4 x i32> poison, i32 %480, i64 0, !dbg !30
  %579 = insertelement <4 x i32> %578, i32 %481, i64 1, !dbg !30
  %580 = insertelement <4 x i32> %579, i32 %485, i64 2, !dbg !30
  %581 = insertelement <4 x i32> %580, i32 %486, i64 3, !dbg !30
  store <4 x i32> %581, ptr addrspace(3) %577, align 16, !dbg !30
  %582 = getelementptr inbounds nuw i8, ptr addrspace(3) %547, i32 3584, !dbg !30
  %583 = insertelement <4 x i32> poison, i32 %490, i64 0, !dbg !30
  %584 = insertelement <4 x i32> %583, i32 %491, i64 1, !dbg !30
  %585 = insertelement <4 x i32> %584, i32 %495, i64 2, !dbg !30
  %586 = insertelement <4 x i32> %585, i32 %496, i64 3, !dbg !30
  store <4 x i32> %586, ptr addrspace(3) %582, align 16, !dbg !30
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !30
  %587 = and i32 %29, 3968, !dbg !30
  %588 = and i32 %8, 1, !dbg !30
  %589 = icmp eq i32 %588, 0, !dbg !30
  %590 = select i1 %589, i32 0, i32 32832, !dbg !30
  %591 = and i32 %12, 16, !dbg !30
  %592 = and i32 %8, 4, !dbg !30
  %593 = icmp eq i32 %592, 0, !dbg !30
  %594 = select i1 %593, i32 0, i32 16416, !dbg !30
  %595 = or disjoint i32 %591, %587, !dbg !30
  %596 = or disjoint i32 %595, %590, !dbg !30
  %597 = or disjoint i32 %596, %594, !dbg !30
  %598 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %597, !dbg !30
  %599 = getelementptr inbounds nuw i8, ptr addrspace(3) %598, i32 4096, !dbg !30
  %600 = getelementptr inbounds nuw i8, ptr addrspace(3) %598, i32 8192, !dbg !30
  %601 = getelementptr inbounds nuw i8, ptr addrspace(3) %598, i32 12288, !dbg !30
  %602 = xor i32 %597, 32, !dbg !30
  %603 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %602, !dbg !30
  %604 = getelementptr inbounds nuw i8, ptr addrspace(3) %603, i32 4096, !dbg !30
  %605 = getelementptr inbounds nuw i8, ptr addrspace(3) %603, i32 8192, !dbg !30
  %606 = getelementptr inbounds nuw i8, ptr addrspace(3) %603, i32 12288, !dbg !30
  %607 = xor i32 %597, 64, !dbg !30
  %608 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %607, !dbg !30
  %609 = getelementptr inbounds nuw i8, ptr addrspace(3) %608, i32 4096, !dbg !30
  %610 = getelementptr inbounds nuw i8, ptr addrspace(3) %608, i32 8192, !dbg !30
  %611 = getelementptr inbounds nuw i8, ptr addrspace(3) %608, i32 12288, !dbg !30
  %612 = xor i32 %597, 96, !dbg !30
  %613 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %612, !dbg !30
  %614 = getelementptr inbounds nuw i8, ptr addrspace(3) %613, i32 4096, !dbg !30
  %615 = getelementptr inbounds nuw i8, ptr addrspace(3) %613, i32 8192, !dbg !30
  %616 = getelementptr inbounds nuw i8, ptr addrspace(3) %613, i32 12288, !dbg !30
  %617 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %372, 0, !dbg !30
  %618 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %372, 1, !dbg !30
  %619 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %372, 2, !dbg !30
  %620 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %372, 3, !dbg !30
  %621 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %372, 4, !dbg !30
  %622 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %372, 5, !dbg !30
  %623 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %372, 6, !dbg !30
  %624 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %372, 7, !dbg !30
  %625 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %372, 8, !dbg !30
  %626 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %372, 9, !dbg !30
  %627 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %372, 10, !dbg !30
  %628 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %372, 11, !dbg !30
  %629 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %372, 12, !dbg !30
  %630 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %372, 13, !dbg !30
  %631 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %372, 14, !dbg !30
  %632 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %372, 15, !dbg !30
  %633 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %372, 16, !dbg !30
  %634 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %372, 17, !dbg !30
  %635 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %372, 18, !dbg !30
  %636 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %372, 19, !dbg !30
  %637 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %372, 20, !dbg !30
  %638 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %372, 21, !dbg !30
  %639 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %372, 22, !dbg !30
  %640 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %372, 23, !dbg !30
  %641 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %372, 24, !dbg !30
  %642 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %372, 25, !dbg !30
  %643 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %372, 26, !dbg !30
  %644 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %372, 27, !dbg !30
  %645 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %372, 28, !dbg !30
  %646 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %372, 29, !dbg !30
  %647 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %372, 30, !dbg !30
  %648 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %372, 31, !dbg !30
  %649 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %372, 32, !dbg !30
  %650 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %372, 33, !dbg !30
  %651 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %372, 34, !dbg !30
  %652 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %372, 35, !dbg !30
  %653 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %372, 36, !dbg !30
  %654 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %372, 37, !dbg !30
  %655 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %372, 38, !dbg !30
  %656 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %372, 39, !dbg !30
  %657 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %372, 40, !dbg !30
  %658 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %372, 41, !dbg !30
  %659 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %372, 42, !dbg !30
  %660 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %372, 43, !dbg !30
  %661 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %372, 44, !dbg !30
  %662 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %372, 45, !dbg !30
  %663 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %372, 46, !dbg !30
  %664 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %372, 47, !dbg !30
  %665 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %372, 48, !dbg !30
  %666 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %372, 49, !dbg !30
  %667 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %372, 50, !dbg !30
  %668 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %372, 51, !dbg !30
  %669 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %372, 52, !dbg !30
  %670 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %372, 53, !dbg !30
  %671 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %372, 54, !dbg !30
  %672 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %372, 55, !dbg !30
  %673 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %372, 56, !dbg !30
  %674 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %372, 57, !dbg !30
  %675 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %372, 58, !dbg !30
  %676 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %372, 59, !dbg !30
  %677 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %372, 60, !dbg !30
  %678 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %372, 61, !dbg !30
  %679 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %372, 62, !dbg !30
  %680 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %372, 63, !dbg !30
  %681 = load <4 x float>, ptr addrspace(3) %598, align 16, !dbg !30
  %682 = insertelement <4 x float> poison, float %617, i64 0, !dbg !30
  %683 = insertelement <4 x float> %682, float %618, i64 1, !dbg !30
  %684 = insertelement <4 x float> %683, float %619, i64 2, !dbg !30
  %685 = insertelement <4 x float> %684, float %620, i64 3, !dbg !30
  %686 = fadd <4 x float> %685, %681, !dbg !30
  %687 = load <4 x float>, ptr addrspace(3) %603, align 16, !dbg !30
  %688 = insertelement <4 x float> poison, float %621, i64 0, !dbg !30
  %689 = insertelement <4 x float> %688, float %622, i64 1, !dbg !30
  %690 = insertelement <4 x float> %689, float %623, i64 2, !dbg !30
  %691 = insertelement <4 x float> %690, float %624, i64 3, !dbg !30
  %692 = fadd <4 x float> %691, %687, !dbg !30
  %693 = load <4 x float>, ptr addrspace(3) %608, align 16, !dbg !30
  %694 = insertelement <4 x float> poison, float %625, i64 0, !dbg !30
  %695 = insertelement <4 x float> %694, float %626, i64 1, !dbg !30
  %696 = insertelement <4 x float> %695, float %627, i64 2, !dbg !30
  %697 = insertelement <4 x float> %696, float %628, i64 3, !dbg !30
  %698 = fadd <4 x float> %697, %693, !dbg !30
  %699 = load <4 x float>, ptr addrspace(3) %613, align 16, !dbg !30
  %700 = insertelement <4 x float> poison, float %629, i64 0, !dbg !30
  %701 = insertelement <4 x float> %700, float %630, i64 1, !dbg !30
  %702 = insertelement <4 x float> %701, float %631, i64 2, !dbg !30
  %703 = insertelement <4 x float> %702, float %632, i64 3, !dbg !30
  %704 = fadd <4 x float> %703, %699, !dbg !30
  %705 = load <4 x float>, ptr addrspace(3) %599, align 16, !dbg !30
  %706 = insertelement <4 x float> poison, float %633, i64 0, !dbg !30
  %707 = insertelement <4 x float> %706, float %634, i64 1, !dbg !30
  %708 = insertelement <4 x float> %707, float %635, i64 2, !dbg !30
  %709 = insertelement <4 x float> %708, float %636, i64 3, !dbg !30
  %710 = fadd <4 x float> %709, %705, !dbg !30
  %711 = load <4 x float>, ptr addrspace(3) %604, align 16, !dbg !30
  %712 = insertelement <4 x float> poison, float %637, i64 0, !dbg !30
  %713 = insertelement <4 x float> %712, float %638, i64 1, !dbg !30
  %714 = insertelement <4 x float> %713, float %639, i64 2, !dbg !30
  %715 = insertelement <4 x float> %714, float %640, i64 3, !dbg !30
  %716 = fadd <4 x float> %715, %711, !dbg !30
  %717 = load <4 x float>, ptr addrspace(3) %609, align 16, !dbg !30
  %718 = insertelement <4 x float> poison, float %641, i64 0, !dbg !30
  %719 = insertelement <4 x float> %718, float %642, i64 1, !dbg !30
  %720 = insertelement <4 x float> %719, float %643, i64 2, !dbg !30
  %721 = insertelement <4 x float> %720, float %644, i64 3, !dbg !30
  %722 = fadd <4 x float> %721, %717, !dbg !30
  %723 = load <4 x float>, ptr addrspace(3) %614, align 16, !dbg !30
  %724 = insertelement <4 x float> poison, float %645, i64 0, !dbg !30
  %725 = insertelement <4 x float> %724, float %646, i64 1, !dbg !30
  %726 = insertelement <4 x float> %725, float %647, i64 2, !dbg !30
  %727 = insertelement <4 x float> %726, float %648, i64 3, !dbg !30
  %728 = fadd <4 x float> %727, %723, !dbg !30
  %729 = load <4 x float>, ptr addrspace(3) %600, align 16, !dbg !30
  %730 = insertelement <4 x float> poison, float %649, i64 0, !dbg !30
  %731 = insertelement <4 x float> %730, float %650, i64 1, !dbg !30
  %732 = insertelement <4 x float> %731, float %651, i64 2, !dbg !30
  %733 = insertelement <4 x float> %732, float %652, i64 3, !dbg !30
  %734 = fadd <4 x float> %733, %729, !dbg !30
  %735 = load <4 x float>, ptr addrspace(3) %605, align 16, !dbg !30
  %736 = insertelement <4 x float> poison, float %653, i64 0, !dbg !30
  %737 = insertelement <4 x float> %736, float %654, i64 1, !dbg !30
  %738 = insertelement <4 x float> %737, float %655, i64 2, !dbg !30
  %739 = insertelement <4 x float> %738, float %656, i64 3, !dbg !30
  %740 = fadd <4 x float> %739, %735, !dbg !30
  %741 = load <4 x float>, ptr addrspace(3) %610, align 16, !dbg !30
  %742 = insertelement <4 x float> poison, float %657, i64 0, !dbg !30
  %743 = insertelement <4 x float> %742, float %658, i64 1, !dbg !30
  %744 = insertelement <4 x float> %743, float %659, i64 2, !dbg !30
  %745 = insertelement <4 x float> %744, float %660, i64 3, !dbg !30
  %746 = fadd <4 x float> %745, %741, !dbg !30
  %747 = load <4 x float>, ptr addrspace(3) %615, align 16, !dbg !30
  %748 = insertelement <4 x float> poison, float %661, i64 0, !dbg !30
  %749 = insertelement <4 x float> %748, float %662, i64 1, !dbg !30
  %750 = insertelement <4 x float> %749, float %663, i64 2, !dbg !30
  %751 = insertelement <4 x float> %750, float %664, i64 3, !dbg !30
  %752 = fadd <4 x float> %751, %747, !dbg !30
  %753 = load <4 x float>, ptr addrspace(3) %601, align 16, !dbg !30
  %754 = insertelement <4 x float> poison, float %665, i64 0, !dbg !30
  %755 = insertelement <4 x float> %754, float %666, i64 1, !dbg !30
  %756 = insertelement <4 x float> %755, float %667, i64 2, !dbg !30
  %757 = insertelement <4 x float> %756, float %668, i64 3, !dbg !30
  %758 = fadd <4 x float> %757, %753, !dbg !30
  %759 = load <4 x float>, ptr addrspace(3) %606, align 16, !dbg !30
  %760 = insertelement <4 x float> poison, float %669, i64 0, !dbg !30
  %761 = insertelement <4 x float> %760, float %670, i64 1, !dbg !30
  %762 = insertelement <4 x float> %761, float %671, i64 2, !dbg !30
  %763 = insertelement <4 x float> %762, float %672, i64 3, !dbg !30
  %764 = fadd <4 x float> %763, %759, !dbg !30
  %765 = load <4 x float>, ptr addrspace(3) %611, align 16, !dbg !30
  %766 = insertelement <4 x float> poison, float %673, i64 0, !dbg !30
  %767 = insertelement <4 x float> %766, float %674, i64 1, !dbg !30
  %768 = insertelement <4 x float> %767, float %675, i64 2, !dbg !30
  %769 = insertelement <4 x float> %768, float %676, i64 3, !dbg !30
  %770 = fadd <4 x float> %769, %765, !dbg !30
  %771 = load <4 x float>, ptr addrspace(3) %616, align 16, !dbg !30
  %772 = insertelement <4 x float> poison, float %677, i64 0, !dbg !30
  %773 = insertelement <4 x float> %772, float %678, i64 1, !dbg !30
  %774 = insertelement <4 x float> %773, float %679, i64 2, !dbg !30
  %775 = insertelement <4 x float> %774, float %680, i64 3, !dbg !30
  %776 = fadd <4 x float> %775, %771, !dbg !30
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !30
  store <4 x float> %686, ptr addrspace(3) %598, align 16, !dbg !30
  store <4 x float> %710, ptr addrspace(3) %599, align 16, !dbg !30
  store <4 x float> %734, ptr addrspace(3) %600, align 16, !dbg !30
  store <4 x float> %758, ptr addrspace(3) %601, align 16, !dbg !30
  store <4 x float> %692, ptr addrspace(3) %603, align 16, !dbg !30
  store <4 x float> %716, ptr addrspace(3) %604, align 16, !dbg !30
  store <4 x float> %740, ptr addrspace(3) %605, align 16, !dbg !30
  store <4 x float> %764, ptr addrspace(3) %606, align 16, !dbg !30
  store <4 x float> %698, ptr addrspace(3) %608, align 16, !dbg !30
  store <4 x float> %722, ptr addrspace(3) %609, align 16, !dbg !30
  store <4 x float> %746, ptr addrspace(3) %610, align 16, !dbg !30
  store <4 x float> %770, ptr addrspace(3) %611, align 16, !dbg !30
  store <4 x float> %704, ptr addrspace(3) %613, align 16, !dbg !30
  store <4 x float> %728, ptr addrspace(3) %614, align 16, !dbg !30
  store <4 x float> %752, ptr addrspace(3) %615, align 16, !dbg !30
  store <4 x float> %776, ptr addrspace(3) %616, align 16, !dbg !30
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !30
  %777 = load <4 x i32>, ptr addrspace(3) %506, align 16, !dbg !30
  %778 = load <4 x i32>, ptr addrspace(3) %511, align 16, !dbg !30
  %779 = load <4 x i32>, ptr addrspace(3) %516, align 16, !dbg !30
  %780 = load <4 x i32>, ptr addrspace(3) %521, align 16, !dbg !30
  %781 = load <4 x i32>, ptr addrspace(3) %526, align 16, !dbg !30
  %782 = load <4 x i32>, ptr addrspace(3) %531, align 16, !dbg !30
  %783 = load <4 x i32>, ptr addrspace(3) %536, align 16, !dbg !30
  %784 = load <4 x i32>, ptr addrspace(3) %541, align 16, !dbg !30
  %785 = load <4 x i32>, ptr addrspace(3) %547, align 16, !dbg !30
  %786 = load <4 x i32>, ptr addrspace(3) %552, align 16, !dbg !30
  %787 = load <4 x i32>, ptr addrspace(3) %557, align 16, !dbg !30
  %788 = load <4 x i32>, ptr addrspace(3) %562, align 16, !dbg !30
  %789 = load <4 x i32>, ptr addrspace(3) %567, align 16, !dbg !30
  %790 = load <4 x i32>, ptr addrspace(3) %572, align 16, !dbg !30
  %791 = load <4 x i32>, ptr addrspace(3) %577, align 16, !dbg !30
  %792 = load <4 x i32>, ptr addrspace(3) %582, align 16, !dbg !30
  %.extract = extractelement <4 x i32> %777, i64 0, !dbg !31
  %.extract128 = extractelement <4 x i32> %777, i64 1, !dbg !31
  %.extract129 = extractelement <4 x i32> %785, i64 0, !dbg !31
  %.extract130 = extractelement <4 x i32> %785, i64 1, !dbg !31
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %.extract, i32 %.extract128, i32 %.extract129, i32 %.extract130, ptr addrspace(1) %401) #2, !dbg !31
  %.extract131 = extractelement <4 x i32> %777, i64 2, !dbg !31
  %.extract132 = extractelement <4 x i32> %777, i64 3, !dbg !31
  %.extract133 = extractelement <4 x i32> %785, i64 2, !dbg !31
  %.extract134 = extractelement <4 x i32> %785, i64 3, !dbg !31
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %.extract131, i32 %.extract132, i32 %.extract133, i32 %.extract134, ptr addrspace(1) %402) #2, !dbg !31
  %.extract135 = extractelement <4 x i32> %778, i64 0, !dbg !31
  %.extract136 = extractelement <4 x i32> %778, i64 1, !dbg !31
  %.extract137 = extractelement <4 x i32> %786, i64 0, !dbg !31
  %.extract138 = extractelement <4 x i32> %786, i64 1, !dbg !31
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %.extract135, i32 %.extract136, i32 %.extract137, i32 %.extract138, ptr addrspace(1) %403) #2, !dbg !31
  %.extract139 = extractelement <4 x i32> %778, i64 2, !dbg !31
  %.extract140 = extractelement <4 x i32> %778, i64 3, !dbg !31
  %.extract141 = extractelement <4 x i32> %786, i64 2, !dbg !31
  %.extract142 = extractelement <4 x i32> %786, i64 3, !dbg !31
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %.extract139, i32 %.extract140, i32 %.extract141, i32 %.extract142, ptr addrspace(1) %404) #2, !dbg !31
  %.extract143 = extractelement <4 x i32> %779, i64 0, !dbg !31
  %.extract144 = extractelement <4 x i32> %779, i64 1, !dbg !31
  %.extract145 = extractelement <4 x i32> %787, i64 0, !dbg !31
  %.extract146 = extractelement <4 x i32> %787, i64 1, !dbg !31
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %.extract143, i32 %.extract144, i32 %.extract145, i32 %.extract146, ptr addrspace(1) %405) #2, !dbg !31
  %.extract147 = extractelement <4 x i32> %779, i64 2, !dbg !31
  %.extract148 = extractelement <4 x i32> %779, i64 3, !dbg !31
  %.extract149 = extractelement <4 x i32> %787, i64 2, !dbg !31
  %.extract150 = extractelement <4 x i32> %787, i64 3, !dbg !31
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %.extract147, i32 %.extract148, i32 %.extract149, i32 %.extract150, ptr addrspace(1) %406) #2, !dbg !31
  %.extract151 = extractelement <4 x i32> %780, i64 0, !dbg !31
  %.extract152 = extractelement <4 x i32> %780, i64 1, !dbg !31
  %.extract153 = extractelement <4 x i32> %788, i64 0, !dbg !31
  %.extract154 = extractelement <4 x i32> %788, i64 1, !dbg !31
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %.extract151, i32 %.extract152, i32 %.extract153, i32 %.extract154, ptr addrspace(1) %407) #2, !dbg !31
  %.extract155 = extractelement <4 x i32> %780, i64 2, !dbg !31
  %.extract156 = extractelement <4 x i32> %780, i64 3, !dbg !31
  %.extract157 = extractelement <4 x i32> %788, i64 2, !dbg !31
  %.extract158 = extractelement <4 x i32> %788, i64 3, !dbg !31
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %.extract155, i32 %.extract156, i32 %.extract157, i32 %.extract158, ptr addrspace(1) %408) #2, !dbg !31
  %.extract159 = extractelement <4 x i32> %781, i64 0, !dbg !31
  %.extract160 = extractelement <4 x i32> %781, i64 1, !dbg !31
  %.extract161 = extractelement <4 x i32> %789, i64 0, !dbg !31
  %.extract162 = extractelement <4 x i32> %789, i64 1, !dbg !31
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %.extract159, i32 %.extract160, i32 %.extract161, i32 %.extract162, ptr addrspace(1) %409) #2, !dbg !31
  %.extract163 = extractelement <4 x i32> %781, i64 2, !dbg !31
  %.extract164 = extractelement <4 x i32> %781, i64 3, !dbg !31
  %.extract165 = extractelement <4 x i32> %789, i64 2, !dbg !31
  %.extract166 = extractelement <4 x i32> %789, i64 3, !dbg !31
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %.extract163, i32 %.extract164, i32 %.extract165, i32 %.extract166, ptr addrspace(1) %410) #2, !dbg !31
  %.extract167 = extractelement <4 x i32> %782, i64 0, !dbg !31
  %.extract168 = extractelement <4 x i32> %782, i64 1, !dbg !31
  %.extract169 = extractelement <4 x i32> %790, i64 0, !dbg !31
  %.extract170 = extractelement <4 x i32> %790, i64 1, !dbg !31
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %.extract167, i32 %.extract168, i32 %.extract169, i32 %.extract170, ptr addrspace(1) %411) #2, !dbg !31
  %.extract171 = extractelement <4 x i32> %782, i64 2, !dbg !31
  %.extract172 = extractelement <4 x i32> %782, i64 3, !dbg !31
  %.extract173 = extractelement <4 x i32> %790, i64 2, !dbg !31
  %.extract174 = extractelement <4 x i32> %790, i64 3, !dbg !31
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %.extract171, i32 %.extract172, i32 %.extract173, i32 %.extract174, ptr addrspace(1) %412) #2, !dbg !31
  %.extract175 = extractelement <4 x i32> %783, i64 0, !dbg !31
  %.extract176 = extractelement <4 x i32> %783, i64 1, !dbg !31
  %.extract177 = extractelement <4 x i32> %791, i64 0, !dbg !31
  %.extract178 = extractelement <4 x i32> %791, i64 1, !dbg !31
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %.extract175, i32 %.extract176, i32 %.extract177, i32 %.extract178, ptr addrspace(1) %413) #2, !dbg !31
  %.extract179 = extractelement <4 x i32> %783, i64 2, !dbg !31
  %.extract180 = extractelement <4 x i32> %783, i64 3, !dbg !31
  %.extract181 = extractelement <4 x i32> %791, i64 2, !dbg !31
  %.extract182 = extractelement <4 x i32> %791, i64 3, !dbg !31
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %.extract179, i32 %.extract180, i32 %.extract181, i32 %.extract182, ptr addrspace(1) %414) #2, !dbg !31
  %.extract183 = extractelement <4 x i32> %784, i64 0, !dbg !31
  %.extract184 = extractelement <4 x i32> %784, i64 1, !dbg !31
  %.extract185 = extractelement <4 x i32> %792, i64 0, !dbg !31
  %.extract186 = extractelement <4 x i32> %792, i64 1, !dbg !31
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %.extract183, i32 %.extract184, i32 %.extract185, i32 %.extract186, ptr addrspace(1) %415) #2, !dbg !31
  %.extract187 = extractelement <4 x i32> %784, i64 2, !dbg !31
  %.extract188 = extractelement <4 x i32> %784, i64 3, !dbg !31
  %.extract189 = extractelement <4 x i32> %792, i64 2, !dbg !31
  %.extract190 = extractelement <4 x i32> %792, i64 3, !dbg !31
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %.extract187, i32 %.extract188, i32 %.extract189, i32 %.extract190, ptr addrspace(1) %416) #2, !dbg !31
  ret void, !dbg !32
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: nounwind
declare void @llvm.nvvm.cp.async.commit.group() #2

; Function Attrs: nounwind
declare void @llvm.nvvm.cp.async.wait.group(i32 immarg) #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.fence.proxy.async.shared_cta() #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) #5

; Function Attrs: convergent nounwind
declare void @llvm.nvvm.wgmma.fence.sync.aligned() #6

; Function Attrs: convergent nounwind
declare void @llvm.nvvm.wgmma.commit_group.sync.aligned() #6

attributes #0 = { nounwind "nvvm.reqntid"="256" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { nocallback nounwind }
attributes #5 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #6 = { convergent nounwind }

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
!16 = !DILocation(line: 9, column: 9, scope: !17, inlinedAt: !18)
!17 = distinct !DILexicalBlockFile(scope: !4, file: !1, discriminator: 0)
!18 = !DILocation(line: 34, column: 11, scope: !17)
!19 = !DILocation(line: 12, column: 29, scope: !17, inlinedAt: !18)
!20 = !DILocation(line: 12, column: 21, scope: !17, inlinedAt: !18)
!21 = !DILocation(line: 12, column: 13, scope: !17, inlinedAt: !18)
!22 = !DILocation(line: 13, column: 29, scope: !17, inlinedAt: !18)
!23 = !DILocation(line: 13, column: 21, scope: !17, inlinedAt: !18)
!24 = !DILocation(line: 13, column: 13, scope: !17, inlinedAt: !18)
!25 = !DILocation(line: 11, column: 5, scope: !17, inlinedAt: !18)
!26 = !DILocation(line: 14, column: 16, scope: !17, inlinedAt: !18)
!27 = !DILocation(line: 12, column: 57, scope: !17, inlinedAt: !18)
!28 = !DILocation(line: 35, column: 17, scope: !4)
!29 = !DILocation(line: 35, column: 9, scope: !4)
!30 = !DILocation(line: 36, column: 17, scope: !4)
!31 = !DILocation(line: 36, column: 5, scope: !4)
!32 = !DILocation(line: 31, column: 1, scope: !4)
