; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.42-amd-amdhsa"

@global_smem = external local_unnamed_addr addrspace(3) global [0 x i8], align 16

; Function Attrs: norecurse nounwind
define amdgpu_kernel void @split_k_racy(ptr addrspace(1) inreg nofree readonly captures(none) %a_ptr, ptr addrspace(1) inreg nofree readonly captures(none) %b_ptr, ptr addrspace(1) inreg nofree captures(none) %c_ptr, ptr addrspace(1) inreg nofree readnone captures(none) %global_scratch, ptr addrspace(1) inreg nofree readnone captures(none) %profile_scratch) local_unnamed_addr #0 !dbg !6 {
5:
  %6 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !15
  %7 = tail call i32 @llvm.amdgcn.readfirstlane.i32(i32 %6), !dbg !15
  %8 = lshr i32 %7, 6, !dbg !15
  %9 = and i32 %8, 3, !dbg !15
  %10 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !16
  %11 = shl i32 %10, 5, !dbg !16
  %12 = and i32 %6, 63, !dbg !17
  %13 = shl nuw nsw i32 %9, 6, !dbg !17
  %14 = or disjoint i32 %13, %12, !dbg !17
  %15 = and i32 %6, 31, !dbg !17
  %16 = lshr i32 %14, 3, !dbg !17
  %17 = and i32 %6, 32, !dbg !17
  %18 = lshr exact i32 %17, 3, !dbg !17
  %19 = and i32 %6, 7, !dbg !17
  %20 = shl nuw nsw i32 %19, 2, !dbg !17
  %21 = or disjoint i32 %11, %15, !dbg !16
  %22 = or disjoint i32 %16, %11, !dbg !16
  %23 = tail call i32 @llvm.amdgcn.workgroup.id.y(), !dbg !18
  %24 = shl i32 %23, 5, !dbg !18
  %25 = or disjoint i32 %18, %24, !dbg !18
  %26 = or disjoint i32 %20, %24, !dbg !18
  %27 = tail call i32 @llvm.amdgcn.workgroup.id.z(), !dbg !19
  %28 = tail call dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr(), !dbg !20
  %29 = getelementptr inbounds nuw i8, ptr addrspace(4) %28, i64 8, !dbg !20
  %30 = load i32, ptr addrspace(4) %29, align 4, !dbg !20, !tbaa !21
  %31 = shl i32 %27, 5, !dbg !25
  %32 = shl i32 %30, 5, !dbg !26
  %33 = shl i32 %22, 6, !dbg !27
  %34 = sext i32 %33 to i64, !dbg !30
  %35 = getelementptr [2 x i8], ptr addrspace(1) %a_ptr, i64 %34, !dbg !30
  %36 = icmp slt i32 %31, 64, !dbg !31
  %37 = sext i32 %26 to i64
  br i1 %36, label %.lr.ph, label %._crit_edge, !dbg !31

.lr.ph:                                           ; preds = %5
  %invariant.gep = getelementptr [2 x i8], ptr addrspace(1) %b_ptr, i64 %37, !dbg !31
  %38 = shl nuw nsw i32 %14, 3
  %39 = lshr i32 %14, 1
  %40 = and i32 %39, 56
  %41 = xor i32 %40, %38
  %42 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %41
  %43 = shl nuw nsw i32 %15, 6
  %44 = shl nuw nsw i32 %6, 2
  %45 = and i32 %44, 56
  %46 = lshr exact i32 %17, 2
  %47 = xor i32 %45, %46
  %48 = or disjoint i32 %47, %43
  %49 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %48
  %50 = xor i32 %48, 16
  %51 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %50
  %52 = xor i32 %48, 32
  %53 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %52
  %54 = xor i32 %48, 48
  %55 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %54
  %56 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %38
  %57 = shl nuw nsw i32 %15, 1
  %58 = shl nuw nsw i32 %17, 3
  %59 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %58
  %60 = getelementptr inbounds nuw i8, ptr addrspace(3) %59, i32 %57
  %61 = getelementptr inbounds nuw i8, ptr addrspace(3) %60, i32 64
  %62 = getelementptr inbounds nuw i8, ptr addrspace(3) %60, i32 128
  %63 = getelementptr inbounds nuw i8, ptr addrspace(3) %60, i32 192
  %64 = getelementptr inbounds nuw i8, ptr addrspace(3) %60, i32 512
  %65 = getelementptr inbounds nuw i8, ptr addrspace(3) %60, i32 576
  %66 = getelementptr inbounds nuw i8, ptr addrspace(3) %60, i32 640
  %67 = getelementptr inbounds nuw i8, ptr addrspace(3) %60, i32 704
  %68 = getelementptr inbounds nuw i8, ptr addrspace(3) %60, i32 1024
  %69 = getelementptr inbounds nuw i8, ptr addrspace(3) %60, i32 1088
  %70 = getelementptr inbounds nuw i8, ptr addrspace(3) %60, i32 1152
  %71 = getelementptr inbounds nuw i8, ptr addrspace(3) %60, i32 1216
  %72 = getelementptr inbounds nuw i8, ptr addrspace(3) %60, i32 1536
  %73 = getelementptr inbounds nuw i8, ptr addrspace(3) %60, i32 1600
  %74 = getelementptr inbounds nuw i8, ptr addrspace(3) %60, i32 1664
  %75 = getelementptr inbounds nuw i8, ptr addrspace(3) %60, i32 1728
  br label %76, !dbg !31

76:                                               ; preds = %.lr.ph, %76
  %77 = phi float [ 0.000000e+00, %.lr.ph ], [ %162, %76 ]
  %78 = phi float [ 0.000000e+00, %.lr.ph ], [ %163, %76 ]
  %79 = phi float [ 0.000000e+00, %.lr.ph ], [ %164, %76 ]
  %80 = phi float [ 0.000000e+00, %.lr.ph ], [ %165, %76 ]
  %81 = phi float [ 0.000000e+00, %.lr.ph ], [ %166, %76 ]
  %82 = phi float [ 0.000000e+00, %.lr.ph ], [ %167, %76 ]
  %83 = phi float [ 0.000000e+00, %.lr.ph ], [ %168, %76 ]
  %84 = phi float [ 0.000000e+00, %.lr.ph ], [ %169, %76 ]
  %85 = phi float [ 0.000000e+00, %.lr.ph ], [ %170, %76 ]
  %86 = phi float [ 0.000000e+00, %.lr.ph ], [ %171, %76 ]
  %87 = phi float [ 0.000000e+00, %.lr.ph ], [ %172, %76 ]
  %88 = phi float [ 0.000000e+00, %.lr.ph ], [ %173, %76 ]
  %89 = phi float [ 0.000000e+00, %.lr.ph ], [ %174, %76 ]
  %90 = phi float [ 0.000000e+00, %.lr.ph ], [ %175, %76 ]
  %91 = phi float [ 0.000000e+00, %.lr.ph ], [ %176, %76 ]
  %92 = phi float [ 0.000000e+00, %.lr.ph ], [ %177, %76 ]
  %93 = phi i32 [ %31, %.lr.ph ], [ %178, %76 ]
  %94 = or disjoint i32 %93, %20, !dbg !32
  %95 = or disjoint i32 %93, %16, !dbg !32
  %96 = sext i32 %94 to i64, !dbg !30
  %97 = getelementptr [2 x i8], ptr addrspace(1) %35, i64 %96, !dbg !30
  %98 = load <4 x half>, ptr addrspace(1) %97, align 8, !dbg !33
  %99 = shl i32 %95, 6, !dbg !34
  %100 = sext i32 %99 to i64, !dbg !35
  %gep = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep, i64 %100, !dbg !35
  %101 = load <4 x half>, ptr addrspace(1) %gep, align 8, !dbg !36
  fence syncscope("workgroup") release, !dbg !33, !mmra !37
  tail call void @llvm.amdgcn.s.barrier(), !dbg !33
  fence syncscope("workgroup") acquire, !dbg !33, !mmra !37
  store <4 x half> %98, ptr addrspace(3) %42, align 8, !dbg !33
  fence syncscope("workgroup") release, !dbg !33, !mmra !37
  tail call void @llvm.amdgcn.s.barrier(), !dbg !33
  fence syncscope("workgroup") acquire, !dbg !33, !mmra !37
  %102 = load <4 x half>, ptr addrspace(3) %49, align 8, !dbg !33
  %103 = load <4 x half>, ptr addrspace(3) %51, align 8, !dbg !33
  %104 = load <4 x half>, ptr addrspace(3) %53, align 8, !dbg !33
  %105 = load <4 x half>, ptr addrspace(3) %55, align 8, !dbg !33
  fence syncscope("workgroup") release, !dbg !36, !mmra !37
  tail call void @llvm.amdgcn.s.barrier(), !dbg !36
  fence syncscope("workgroup") acquire, !dbg !36, !mmra !37
  store <4 x half> %101, ptr addrspace(3) %56, align 8, !dbg !36
  fence syncscope("workgroup") release, !dbg !36, !mmra !37
  tail call void @llvm.amdgcn.s.barrier(), !dbg !36
  fence syncscope("workgroup") acquire, !dbg !36, !mmra !37
  %106 = load <1 x half>, ptr addrspace(3) %60, align 2, !dbg !36
  %107 = load <1 x half>, ptr addrspace(3) %61, align 2, !dbg !36
  %108 = load <1 x half>, ptr addrspace(3) %62, align 2, !dbg !36
  %109 = shufflevector <1 x half> %108, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !36
  %110 = load <1 x half>, ptr addrspace(3) %63, align 2, !dbg !36
  %111 = shufflevector <1 x half> %110, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !36
  %112 = load <1 x half>, ptr addrspace(3) %64, align 2, !dbg !36
  %113 = load <1 x half>, ptr addrspace(3) %65, align 2, !dbg !36
  %114 = load <1 x half>, ptr addrspace(3) %66, align 2, !dbg !36
  %115 = shufflevector <1 x half> %114, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !36
  %116 = load <1 x half>, ptr addrspace(3) %67, align 2, !dbg !36
  %117 = shufflevector <1 x half> %116, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !36
  %118 = load <1 x half>, ptr addrspace(3) %68, align 2, !dbg !36
  %119 = load <1 x half>, ptr addrspace(3) %69, align 2, !dbg !36
  %120 = load <1 x half>, ptr addrspace(3) %70, align 2, !dbg !36
  %121 = shufflevector <1 x half> %120, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !36
  %122 = load <1 x half>, ptr addrspace(3) %71, align 2, !dbg !36
  %123 = shufflevector <1 x half> %122, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !36
  %124 = load <1 x half>, ptr addrspace(3) %72, align 2, !dbg !36
  %125 = load <1 x half>, ptr addrspace(3) %73, align 2, !dbg !36
  %126 = load <1 x half>, ptr addrspace(3) %74, align 2, !dbg !36
  %127 = shufflevector <1 x half> %126, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !36
  %128 = load <1 x half>, ptr addrspace(3) %75, align 2, !dbg !36
  %129 = shufflevector <1 x half> %128, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !36
  %130 = shufflevector <1 x half> %106, <1 x half> %107, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !38
  %131 = shufflevector <4 x half> %130, <4 x half> %109, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !38
  %132 = shufflevector <4 x half> %131, <4 x half> %111, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !38
  %133 = shufflevector <1 x half> %112, <1 x half> %113, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !38
  %134 = shufflevector <4 x half> %133, <4 x half> %115, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !38
  %135 = shufflevector <4 x half> %134, <4 x half> %117, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !38
  %136 = shufflevector <1 x half> %118, <1 x half> %119, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !38
  %137 = shufflevector <4 x half> %136, <4 x half> %121, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !38
  %138 = shufflevector <4 x half> %137, <4 x half> %123, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !38
  %139 = shufflevector <1 x half> %124, <1 x half> %125, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !38
  %140 = shufflevector <4 x half> %139, <4 x half> %127, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !38
  %141 = shufflevector <4 x half> %140, <4 x half> %129, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !38
  %142 = insertelement <16 x float> <float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float undef, float undef, float undef, float undef, float undef, float undef>, float %77, i64 0, !dbg !38
  %143 = insertelement <16 x float> %142, float %78, i64 1, !dbg !38
  %144 = insertelement <16 x float> %143, float %79, i64 2, !dbg !38
  %145 = insertelement <16 x float> %144, float %80, i64 3, !dbg !38
  %146 = insertelement <16 x float> %145, float %81, i64 4, !dbg !38
  %147 = insertelement <16 x float> %146, float %82, i64 5, !dbg !38
  %148 = insertelement <16 x float> %147, float %83, i64 6, !dbg !38
  %149 = insertelement <16 x float> %148, float %84, i64 7, !dbg !38
  %150 = insertelement <16 x float> %149, float %85, i64 8, !dbg !38
  %151 = insertelement <16 x float> %150, float %86, i64 9, !dbg !38
  %152 = insertelement <16 x float> %151, float %87, i64 10, !dbg !38
  %153 = insertelement <16 x float> %152, float %88, i64 11, !dbg !38
  %154 = insertelement <16 x float> %153, float %89, i64 12, !dbg !38
  %155 = insertelement <16 x float> %154, float %90, i64 13, !dbg !38
  %156 = insertelement <16 x float> %155, float %91, i64 14, !dbg !38
  %157 = insertelement <16 x float> %156, float %92, i64 15, !dbg !38
  %158 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %132, <4 x half> %102, <16 x float> %157, i32 0, i32 0, i32 0), !dbg !38
  %159 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %135, <4 x half> %103, <16 x float> %158, i32 0, i32 0, i32 0), !dbg !38
  %160 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %138, <4 x half> %104, <16 x float> %159, i32 0, i32 0, i32 0), !dbg !38
  %161 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %141, <4 x half> %105, <16 x float> %160, i32 0, i32 0, i32 0), !dbg !38
  %162 = extractelement <16 x float> %161, i64 0, !dbg !38
  %163 = extractelement <16 x float> %161, i64 1, !dbg !38
  %164 = extractelement <16 x float> %161, i64 2, !dbg !38
  %165 = extractelement <16 x float> %161, i64 3, !dbg !38
  %166 = extractelement <16 x float> %161, i64 4, !dbg !38
  %167 = extractelement <16 x float> %161, i64 5, !dbg !38
  %168 = extractelement <16 x float> %161, i64 6, !dbg !38
  %169 = extractelement <16 x float> %161, i64 7, !dbg !38
  %170 = extractelement <16 x float> %161, i64 8, !dbg !38
  %171 = extractelement <16 x float> %161, i64 9, !dbg !38
  %172 = extractelement <16 x float> %161, i64 10, !dbg !38
  %173 = extractelement <16 x float> %161, i64 11, !dbg !38
  %174 = extractelement <16 x float> %161, i64 12, !dbg !38
  %175 = extractelement <16 x float> %161, i64 13, !dbg !38
  %176 = extractelement <16 x float> %161, i64 14, !dbg !38
  %177 = extractelement <16 x float> %161, i64 15, !dbg !38
  %178 = add i32 %93, %32, !dbg !31
  %179 = icmp slt i32 %178, 64, !dbg !31
  br i1 %179, label %76, label %._crit_edge.loopexit, !dbg !31

._crit_edge.loopexit:                             ; preds = %76
  %180 = shufflevector <16 x float> %161, <16 x float> poison, <2 x i32> <i32 14, i32 15>, !dbg !39
  %181 = shufflevector <16 x float> %161, <16 x float> poison, <2 x i32> <i32 12, i32 13>, !dbg !39
  %182 = shufflevector <16 x float> %161, <16 x float> poison, <2 x i32> <i32 10, i32 11>, !dbg !39
  %183 = shufflevector <16 x float> %161, <16 x float> poison, <2 x i32> <i32 8, i32 9>, !dbg !39
  %184 = shufflevector <16 x float> %161, <16 x float> poison, <2 x i32> <i32 6, i32 7>, !dbg !39
  %185 = shufflevector <16 x float> %161, <16 x float> poison, <2 x i32> <i32 4, i32 5>, !dbg !39
  %186 = shufflevector <16 x float> %161, <16 x float> poison, <2 x i32> <i32 2, i32 3>, !dbg !39
  %187 = shufflevector <16 x float> %161, <16 x float> poison, <2 x i32> <i32 0, i32 1>, !dbg !39
  br label %._crit_edge, !dbg !40

._crit_edge:                                      ; preds = %._crit_edge.loopexit, %5
  %188 = phi <2 x float> [ zeroinitializer, %5 ], [ %187, %._crit_edge.loopexit ], !dbg !39
  %189 = phi <2 x float> [ zeroinitializer, %5 ], [ %186, %._crit_edge.loopexit ], !dbg !39
  %190 = phi <2 x float> [ zeroinitializer, %5 ], [ %185, %._crit_edge.loopexit ], !dbg !39
  %191 = phi <2 x float> [ zeroinitializer, %5 ], [ %184, %._crit_edge.loopexit ], !dbg !39
  %192 = phi <2 x float> [ zeroinitializer, %5 ], [ %183, %._crit_edge.loopexit ], !dbg !39
  %193 = phi <2 x float> [ zeroinitializer, %5 ], [ %182, %._crit_edge.loopexit ], !dbg !39
  %194 = phi <2 x float> [ zeroinitializer, %5 ], [ %181, %._crit_edge.loopexit ], !dbg !39
  %195 = phi <2 x float> [ zeroinitializer, %5 ], [ %180, %._crit_edge.loopexit ], !dbg !39
  %196 = getelementptr [4 x i8], ptr addrspace(1) %c_ptr, i64 %34, !dbg !40
  %197 = getelementptr [4 x i8], ptr addrspace(1) %196, i64 %37, !dbg !40
  %198 = load <4 x float>, ptr addrspace(1) %197, align 16, !dbg !41
  fence syncscope("workgroup") release, !dbg !41, !mmra !37
  tail call void @llvm.amdgcn.s.barrier(), !dbg !41
  fence syncscope("workgroup") acquire, !dbg !41, !mmra !37
  %199 = shl nuw nsw i32 %6, 6, !dbg !41
  %200 = and i32 %199, 1536, !dbg !41
  %201 = shl nuw nsw i32 %19, 4, !dbg !41
  %202 = shl nuw nsw i32 %14, 1, !dbg !41
  %203 = and i32 %202, 432, !dbg !41
  %204 = icmp eq i32 %17, 0, !dbg !41
  %205 = select i1 %204, i32 0, i32 2368, !dbg !41
  %206 = or disjoint i32 %200, %201, !dbg !41
  %207 = xor i32 %206, %205, !dbg !41
  %208 = xor i32 %207, %203, !dbg !41
  %209 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %208, !dbg !41
  store <4 x float> %198, ptr addrspace(3) %209, align 16, !dbg !41
  fence syncscope("workgroup") release, !dbg !41, !mmra !37
  tail call void @llvm.amdgcn.s.barrier(), !dbg !41
  fence syncscope("workgroup") acquire, !dbg !41, !mmra !37
  %210 = icmp eq i32 %9, 0, !dbg !15
  br i1 %210, label %.critedge, label %.critedge4, !dbg !15

.critedge:                                        ; preds = %._crit_edge
  %211 = shl nuw nsw i32 %6, 9, !dbg !41
  %212 = and i32 %211, 1536, !dbg !41
  %213 = shl nuw nsw i32 %6, 4, !dbg !41
  %214 = and i32 %213, 432, !dbg !41
  %215 = and i32 %6, 4, !dbg !41
  %216 = icmp eq i32 %215, 0, !dbg !41
  %217 = select i1 %216, i32 0, i32 2368, !dbg !41
  %218 = lshr exact i32 %17, 1, !dbg !41
  %219 = xor i32 %218, %214, !dbg !41
  %220 = xor i32 %219, %217, !dbg !41
  %221 = or disjoint i32 %220, %212, !dbg !41
  %222 = xor i32 %221, 96, !dbg !41
  %223 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %222, !dbg !41
  %224 = load <4 x float>, ptr addrspace(3) %223, align 16, !dbg !41
  %225 = shufflevector <4 x float> %224, <4 x float> poison, <2 x i32> <i32 2, i32 3>, !dbg !41
  %226 = fadd <2 x float> %195, %225, !dbg !41
  %227 = shufflevector <4 x float> %224, <4 x float> poison, <2 x i32> <i32 0, i32 1>, !dbg !41
  %228 = fadd <2 x float> %194, %227, !dbg !41
  %229 = xor i32 %221, 64, !dbg !41
  %230 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %229, !dbg !41
  %231 = load <4 x float>, ptr addrspace(3) %230, align 16, !dbg !41
  %232 = shufflevector <4 x float> %231, <4 x float> poison, <2 x i32> <i32 2, i32 3>, !dbg !41
  %233 = fadd <2 x float> %193, %232, !dbg !41
  %234 = shufflevector <4 x float> %231, <4 x float> poison, <2 x i32> <i32 0, i32 1>, !dbg !41
  %235 = fadd <2 x float> %192, %234, !dbg !41
  %236 = shl i32 %21, 6, !dbg !42
  %237 = sext i32 %236 to i64, !dbg !40
  %238 = getelementptr [4 x i8], ptr addrspace(1) %c_ptr, i64 %237, !dbg !40
  %239 = sext i32 %25 to i64, !dbg !40
  %240 = getelementptr [4 x i8], ptr addrspace(1) %238, i64 %239, !dbg !40
  %241 = getelementptr i8, ptr addrspace(1) %240, i64 96, !dbg !40
  %242 = getelementptr i8, ptr addrspace(1) %240, i64 64, !dbg !40
  %243 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %221, !dbg !41
  %244 = load <4 x float>, ptr addrspace(3) %243, align 16, !dbg !41
  %245 = shufflevector <4 x float> %244, <4 x float> poison, <2 x i32> <i32 0, i32 1>, !dbg !41
  %246 = fadd <2 x float> %188, %245, !dbg !41
  %247 = shufflevector <4 x float> %244, <4 x float> poison, <2 x i32> <i32 2, i32 3>, !dbg !41
  %248 = fadd <2 x float> %189, %247, !dbg !41
  %249 = shufflevector <2 x float> %246, <2 x float> %248, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !15
  %250 = xor i32 %221, 32, !dbg !41
  %251 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %250, !dbg !41
  %252 = load <4 x float>, ptr addrspace(3) %251, align 16, !dbg !41
  %253 = shufflevector <4 x float> %252, <4 x float> poison, <2 x i32> <i32 2, i32 3>, !dbg !41
  %254 = fadd <2 x float> %191, %253, !dbg !41
  %255 = shufflevector <4 x float> %252, <4 x float> poison, <2 x i32> <i32 0, i32 1>, !dbg !41
  %256 = fadd <2 x float> %190, %255, !dbg !41
  %257 = getelementptr i8, ptr addrspace(1) %240, i64 32, !dbg !40
  store <4 x float> %249, ptr addrspace(1) %240, align 16, !dbg !15
  %258 = shufflevector <2 x float> %256, <2 x float> %254, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !15
  store <4 x float> %258, ptr addrspace(1) %257, align 16, !dbg !15
  %259 = shufflevector <2 x float> %235, <2 x float> %233, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !15
  store <4 x float> %259, ptr addrspace(1) %242, align 16, !dbg !15
  %260 = shufflevector <2 x float> %228, <2 x float> %226, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !15
  store <4 x float> %260, ptr addrspace(1) %241, align 16, !dbg !15
  br label %.critedge4, !dbg !15

.critedge4:                                       ; preds = %._crit_edge, %.critedge
  ret void, !dbg !43
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.z() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #3

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half>, <4 x half>, <16 x float>, i32 immarg, i32 immarg, i32 immarg) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #1

attributes #0 = { norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-cluster-dims"="1,1,1" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-no-wwm" "denormal-fp-math-f32"="ieee" "uniform-work-group-size" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }
attributes #3 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #4 = { convergent mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "tests/triton/products.py", directory: "")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 0}
!6 = distinct !DISubprogram(name: "split_k_racy", linkageName: "split_k_racy", scope: !1, file: !1, line: 60, type: !7, scopeLine: 60, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!7 = !DISubroutineType(cc: DW_CC_normal, types: !8)
!8 = !{null, !9, !9, !11, !13, !13}
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !10, size: 64, dwarfAddressSpace: 1)
!10 = !DIBasicType(name: "half", size: 16, encoding: DW_ATE_float)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !12, size: 64, dwarfAddressSpace: 1)
!12 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !14, size: 64, dwarfAddressSpace: 1)
!14 = !DIBasicType(name: "unknown_type", encoding: DW_ATE_signed)
!15 = !DILocation(line: 66, column: 5, scope: !6)
!16 = !DILocation(line: 61, column: 12, scope: !6)
!17 = !DILocation(line: 61, column: 35, scope: !6)
!18 = !DILocation(line: 62, column: 14, scope: !6)
!19 = !DILocation(line: 63, column: 19, scope: !6)
!20 = !DILocation(line: 63, column: 37, scope: !6)
!21 = !{!22, !22, i64 0}
!22 = !{!"int", !23, i64 0}
!23 = !{!"omnipotent char", !24, i64 0}
!24 = !{!"Simple C/C++ TBAA"}
!25 = !DILocation(line: 64, column: 53, scope: !6)
!26 = !DILocation(line: 64, column: 63, scope: !6)
!27 = !DILocation(line: 12, column: 29, scope: !28, inlinedAt: !29)
!28 = distinct !DILexicalBlockFile(scope: !6, file: !1, discriminator: 0)
!29 = !DILocation(line: 64, column: 11, scope: !28)
!30 = !DILocation(line: 12, column: 21, scope: !28, inlinedAt: !29)
!31 = !DILocation(line: 11, column: 5, scope: !28, inlinedAt: !29)
!32 = !DILocation(line: 12, column: 57, scope: !28, inlinedAt: !29)
!33 = !DILocation(line: 12, column: 13, scope: !28, inlinedAt: !29)
!34 = !DILocation(line: 13, column: 29, scope: !28, inlinedAt: !29)
!35 = !DILocation(line: 13, column: 21, scope: !28, inlinedAt: !29)
!36 = !DILocation(line: 13, column: 13, scope: !28, inlinedAt: !29)
!37 = !{!"amdgpu-synchronize-as", !"local"}
!38 = !DILocation(line: 14, column: 16, scope: !28, inlinedAt: !29)
!39 = !DILocation(line: 64, column: 11, scope: !6)
!40 = !DILocation(line: 65, column: 9, scope: !6)
!41 = !DILocation(line: 66, column: 17, scope: !6)
!42 = !DILocation(line: 65, column: 17, scope: !6)
!43 = !DILocation(line: 60, column: 1, scope: !6)
