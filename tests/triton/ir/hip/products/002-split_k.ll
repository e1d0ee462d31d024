; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.42-amd-amdhsa"

@global_smem = external local_unnamed_addr addrspace(3) global [0 x i8], align 16

; Function Attrs: norecurse nounwind
define amdgpu_kernel void @split_k(ptr addrspace(1) inreg nofree readonly captures(none) %a_ptr, ptr addrspace(1) inreg nofree readonly captures(none) %b_ptr, ptr addrspace(1) inreg nofree captures(none) %c_ptr, ptr addrspace(1) inreg nofree readnone captures(none) %global_scratch, ptr addrspace(1) inreg nofree readnone captures(none) %profile_scratch) local_unnamed_addr #0 !dbg !6 {
5:
  %6 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !15
  %7 = tail call i32 @llvm.amdgcn.readfirstlane.i32(i32 %6), !dbg !15
  %8 = and i32 %7, 192, !dbg !15
  %9 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !16
  %10 = shl i32 %9, 5, !dbg !16
  %11 = and i32 %6, 63, !dbg !17
  %12 = or disjoint i32 %8, %11, !dbg !17
  %13 = lshr i32 %12, 3, !dbg !17
  %14 = shl nuw nsw i32 %6, 2, !dbg !17
  %15 = and i32 %14, 28, !dbg !17
  %16 = and i32 %6, 31, !dbg !17
  %17 = or disjoint i32 %13, %10, !dbg !16
  %18 = tail call i32 @llvm.amdgcn.workgroup.id.y(), !dbg !18
  %19 = shl i32 %18, 5, !dbg !18
  %20 = tail call i32 @llvm.amdgcn.workgroup.id.z(), !dbg !19
  %21 = tail call dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr(), !dbg !20
  %22 = getelementptr inbounds nuw i8, ptr addrspace(4) %21, i64 8, !dbg !20
  %23 = load i32, ptr addrspace(4) %22, align 4, !dbg !20, !tbaa !21
  %24 = shl i32 %20, 5, !dbg !25
  %25 = shl i32 %23, 5, !dbg !26
  %26 = shl i32 %17, 6, !dbg !27
  %27 = sext i32 %26 to i64, !dbg !30
  %28 = getelementptr [2 x i8], ptr addrspace(1) %a_ptr, i64 %27, !dbg !30
  %29 = icmp slt i32 %24, 64, !dbg !31
  br i1 %29, label %.lr.ph, label %._crit_edge, !dbg !31

.lr.ph:                                           ; preds = %5
  %30 = or disjoint i32 %15, %19, !dbg !18
  %31 = sext i32 %30 to i64
  %invariant.gep = getelementptr [2 x i8], ptr addrspace(1) %b_ptr, i64 %31, !dbg !31
  %32 = shl nuw nsw i32 %12, 3
  %33 = lshr i32 %12, 1
  %34 = and i32 %33, 56
  %35 = xor i32 %34, %32
  %36 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %35
  %37 = shl nuw nsw i32 %16, 6
  %38 = and i32 %14, 56
  %39 = and i32 %6, 32
  %40 = lshr exact i32 %39, 2
  %41 = xor i32 %38, %40
  %42 = or disjoint i32 %41, %37
  %43 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %42
  %44 = xor i32 %42, 16
  %45 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %44
  %46 = xor i32 %42, 32
  %47 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %46
  %48 = xor i32 %42, 48
  %49 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %48
  %50 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %32
  %51 = shl nuw nsw i32 %16, 1
  %52 = shl nuw nsw i32 %39, 3
  %53 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %52
  %54 = getelementptr inbounds nuw i8, ptr addrspace(3) %53, i32 %51
  %55 = getelementptr inbounds nuw i8, ptr addrspace(3) %54, i32 64
  %56 = getelementptr inbounds nuw i8, ptr addrspace(3) %54, i32 128
  %57 = getelementptr inbounds nuw i8, ptr addrspace(3) %54, i32 192
  %58 = getelementptr inbounds nuw i8, ptr addrspace(3) %54, i32 512
  %59 = getelementptr inbounds nuw i8, ptr addrspace(3) %54, i32 576
  %60 = getelementptr inbounds nuw i8, ptr addrspace(3) %54, i32 640
  %61 = getelementptr inbounds nuw i8, ptr addrspace(3) %54, i32 704
  %62 = getelementptr inbounds nuw i8, ptr addrspace(3) %54, i32 1024
  %63 = getelementptr inbounds nuw i8, ptr addrspace(3) %54, i32 1088
  %64 = getelementptr inbounds nuw i8, ptr addrspace(3) %54, i32 1152
  %65 = getelementptr inbounds nuw i8, ptr addrspace(3) %54, i32 1216
  %66 = getelementptr inbounds nuw i8, ptr addrspace(3) %54, i32 1536
  %67 = getelementptr inbounds nuw i8, ptr addrspace(3) %54, i32 1600
  %68 = getelementptr inbounds nuw i8, ptr addrspace(3) %54, i32 1664
  %69 = getelementptr inbounds nuw i8, ptr addrspace(3) %54, i32 1728
  br label %70, !dbg !31

70:                                               ; preds = %.lr.ph, %70
  %71 = phi float [ 0.000000e+00, %.lr.ph ], [ %156, %70 ]
  %72 = phi float [ 0.000000e+00, %.lr.ph ], [ %157, %70 ]
  %73 = phi float [ 0.000000e+00, %.lr.ph ], [ %158, %70 ]
  %74 = phi float [ 0.000000e+00, %.lr.ph ], [ %159, %70 ]
  %75 = phi float [ 0.000000e+00, %.lr.ph ], [ %160, %70 ]
  %76 = phi float [ 0.000000e+00, %.lr.ph ], [ %161, %70 ]
  %77 = phi float [ 0.000000e+00, %.lr.ph ], [ %162, %70 ]
  %78 = phi float [ 0.000000e+00, %.lr.ph ], [ %163, %70 ]
  %79 = phi float [ 0.000000e+00, %.lr.ph ], [ %164, %70 ]
  %80 = phi float [ 0.000000e+00, %.lr.ph ], [ %165, %70 ]
  %81 = phi float [ 0.000000e+00, %.lr.ph ], [ %166, %70 ]
  %82 = phi float [ 0.000000e+00, %.lr.ph ], [ %167, %70 ]
  %83 = phi float [ 0.000000e+00, %.lr.ph ], [ %168, %70 ]
  %84 = phi float [ 0.000000e+00, %.lr.ph ], [ %169, %70 ]
  %85 = phi float [ 0.000000e+00, %.lr.ph ], [ %170, %70 ]
  %86 = phi float [ 0.000000e+00, %.lr.ph ], [ %171, %70 ]
  %87 = phi i32 [ %24, %.lr.ph ], [ %172, %70 ]
  %88 = or disjoint i32 %87, %15, !dbg !32
  %89 = or disjoint i32 %87, %13, !dbg !32
  %90 = sext i32 %88 to i64, !dbg !30
  %91 = getelementptr [2 x i8], ptr addrspace(1) %28, i64 %90, !dbg !30
  %92 = load <4 x half>, ptr addrspace(1) %91, align 8, !dbg !33
  %93 = shl i32 %89, 6, !dbg !34
  %94 = sext i32 %93 to i64, !dbg !35
  %gep = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep, i64 %94, !dbg !35
  %95 = load <4 x half>, ptr addrspace(1) %gep, align 8, !dbg !36
  fence syncscope("workgroup") release, !dbg !33, !mmra !37
  tail call void @llvm.amdgcn.s.barrier(), !dbg !33
  fence syncscope("workgroup") acquire, !dbg !33, !mmra !37
  store <4 x half> %92, ptr addrspace(3) %36, align 8, !dbg !33
  fence syncscope("workgroup") release, !dbg !33, !mmra !37
  tail call void @llvm.amdgcn.s.barrier(), !dbg !33
  fence syncscope("workgroup") acquire, !dbg !33, !mmra !37
  %96 = load <4 x half>, ptr addrspace(3) %43, align 8, !dbg !33
  %97 = load <4 x half>, ptr addrspace(3) %45, align 8, !dbg !33
  %98 = load <4 x half>, ptr addrspace(3) %47, align 8, !dbg !33
  %99 = load <4 x half>, ptr addrspace(3) %49, align 8, !dbg !33
  fence syncscope("workgroup") release, !dbg !36, !mmra !37
  tail call void @llvm.amdgcn.s.barrier(), !dbg !36
  fence syncscope("workgroup") acquire, !dbg !36, !mmra !37
  store <4 x half> %95, ptr addrspace(3) %50, align 8, !dbg !36
  fence syncscope("workgroup") release, !dbg !36, !mmra !37
  tail call void @llvm.amdgcn.s.barrier(), !dbg !36
  fence syncscope("workgroup") acquire, !dbg !36, !mmra !37
  %100 = load <1 x half>, ptr addrspace(3) %54, align 2, !dbg !36
  %101 = load <1 x half>, ptr addrspace(3) %55, align 2, !dbg !36
  %102 = load <1 x half>, ptr addrspace(3) %56, align 2, !dbg !36
  %103 = shufflevector <1 x half> %102, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !36
  %104 = load <1 x half>, ptr addrspace(3) %57, align 2, !dbg !36
  %105 = shufflevector <1 x half> %104, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !36
  %106 = load <1 x half>, ptr addrspace(3) %58, align 2, !dbg !36
  %107 = load <1 x half>, ptr addrspace(3) %59, align 2, !dbg !36
  %108 = load <1 x half>, ptr addrspace(3) %60, align 2, !dbg !36
  %109 = shufflevector <1 x half> %108, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !36
  %110 = load <1 x half>, ptr addrspace(3) %61, align 2, !dbg !36
  %111 = shufflevector <1 x half> %110, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !36
  %112 = load <1 x half>, ptr addrspace(3) %62, align 2, !dbg !36
  %113 = load <1 x half>, ptr addrspace(3) %63, align 2, !dbg !36
  %114 = load <1 x half>, ptr addrspace(3) %64, align 2, !dbg !36
  %115 = shufflevector <1 x half> %114, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !36
  %116 = load <1 x half>, ptr addrspace(3) %65, align 2, !dbg !36
  %117 = shufflevector <1 x half> %116, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !36
  %118 = load <1 x half>, ptr addrspace(3) %66, align 2, !dbg !36
  %119 = load <1 x half>, ptr addrspace(3) %67, align 2, !dbg !36
  %120 = load <1 x half>, ptr addrspace(3) %68, align 2, !dbg !36
  %121 = shufflevector <1 x half> %120, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !36
  %122 = load <1 x half>, ptr addrspace(3) %69, align 2, !dbg !36
  %123 = shufflevector <1 x half> %122, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !36
  %124 = shufflevector <1 x half> %100, <1 x half> %101, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !38
  %125 = shufflevector <4 x half> %124, <4 x half> %103, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !38
  %126 = shufflevector <4 x half> %125, <4 x half> %105, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !38
  %127 = shufflevector <1 x half> %106, <1 x half> %107, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !38
  %128 = shufflevector <4 x half> %127, <4 x half> %109, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !38
  %129 = shufflevector <4 x half> %128, <4 x half> %111, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !38
  %130 = shufflevector <1 x half> %112, <1 x half> %113, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !38
  %131 = shufflevector <4 x half> %130, <4 x half> %115, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !38
  %132 = shufflevector <4 x half> %131, <4 x half> %117, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !38
  %133 = shufflevector <1 x half> %118, <1 x half> %119, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !38
  %134 = shufflevector <4 x half> %133, <4 x half> %121, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !38
  %135 = shufflevector <4 x half> %134, <4 x half> %123, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !38
  %136 = insertelement <16 x float> <float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float undef, float undef, float undef, float undef, float undef, float undef>, float %71, i64 0, !dbg !38
  %137 = insertelement <16 x float> %136, float %72, i64 1, !dbg !38
  %138 = insertelement <16 x float> %137, float %73, i64 2, !dbg !38
  %139 = insertelement <16 x float> %138, float %74, i64 3, !dbg !38
  %140 = insertelement <16 x float> %139, float %75, i64 4, !dbg !38
  %141 = insertelement <16 x float> %140, float %76, i64 5, !dbg !38
  %142 = insertelement <16 x float> %141, float %77, i64 6, !dbg !38
  %143 = insertelement <16 x float> %142, float %78, i64 7, !dbg !38
  %144 = insertelement <16 x float> %143, float %79, i64 8, !dbg !38
  %145 = insertelement <16 x float> %144, float %80, i64 9, !dbg !38
  %146 = insertelement <16 x float> %145, float %81, i64 10, !dbg !38
  %147 = insertelement <16 x float> %146, float %82, i64 11, !dbg !38
  %148 = insertelement <16 x float> %147, float %83, i64 12, !dbg !38
  %149 = insertelement <16 x float> %148, float %84, i64 13, !dbg !38
  %150 = insertelement <16 x float> %149, float %85, i64 14, !dbg !38
  %151 = insertelement <16 x float> %150, float %86, i64 15, !dbg !38
  %152 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %126, <4 x half> %96, <16 x float> %151, i32 0, i32 0, i32 0), !dbg !38
  %153 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %129, <4 x half> %97, <16 x float> %152, i32 0, i32 0, i32 0), !dbg !38
  %154 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %132, <4 x half> %98, <16 x float> %153, i32 0, i32 0, i32 0), !dbg !38
  %155 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %135, <4 x half> %99, <16 x float> %154, i32 0, i32 0, i32 0), !dbg !38
  %156 = extractelement <16 x float> %155, i64 0, !dbg !38
  %157 = extractelement <16 x float> %155, i64 1, !dbg !38
  %158 = extractelement <16 x float> %155, i64 2, !dbg !38
  %159 = extractelement <16 x float> %155, i64 3, !dbg !38
  %160 = extractelement <16 x float> %155, i64 4, !dbg !38
  %161 = extractelement <16 x float> %155, i64 5, !dbg !38
  %162 = extractelement <16 x float> %155, i64 6, !dbg !38
  %163 = extractelement <16 x float> %155, i64 7, !dbg !38
  %164 = extractelement <16 x float> %155, i64 8, !dbg !38
  %165 = extractelement <16 x float> %155, i64 9, !dbg !38
  %166 = extractelement <16 x float> %155, i64 10, !dbg !38
  %167 = extractelement <16 x float> %155, i64 11, !dbg !38
  %168 = extractelement <16 x float> %155, i64 12, !dbg !38
  %169 = extractelement <16 x float> %155, i64 13, !dbg !38
  %170 = extractelement <16 x float> %155, i64 14, !dbg !38
  %171 = extractelement <16 x float> %155, i64 15, !dbg !38
  %172 = add i32 %87, %25, !dbg !31
  %173 = icmp slt i32 %172, 64, !dbg !31
  br i1 %173, label %70, label %._crit_edge, !dbg !31

._crit_edge:                                      ; preds = %70, %5
  %174 = phi float [ 0.000000e+00, %5 ], [ %156, %70 ], !dbg !39
  %175 = phi float [ 0.000000e+00, %5 ], [ %157, %70 ], !dbg !39
  %176 = phi float [ 0.000000e+00, %5 ], [ %158, %70 ], !dbg !39
  %177 = phi float [ 0.000000e+00, %5 ], [ %159, %70 ], !dbg !39
  %178 = phi float [ 0.000000e+00, %5 ], [ %160, %70 ], !dbg !39
  %179 = phi float [ 0.000000e+00, %5 ], [ %161, %70 ], !dbg !39
  %180 = phi float [ 0.000000e+00, %5 ], [ %162, %70 ], !dbg !39
  %181 = phi float [ 0.000000e+00, %5 ], [ %163, %70 ], !dbg !39
  %182 = phi float [ 0.000000e+00, %5 ], [ %164, %70 ], !dbg !39
  %183 = phi float [ 0.000000e+00, %5 ], [ %165, %70 ], !dbg !39
  %184 = phi float [ 0.000000e+00, %5 ], [ %166, %70 ], !dbg !39
  %185 = phi float [ 0.000000e+00, %5 ], [ %167, %70 ], !dbg !39
  %186 = phi float [ 0.000000e+00, %5 ], [ %168, %70 ], !dbg !39
  %187 = phi float [ 0.000000e+00, %5 ], [ %169, %70 ], !dbg !39
  %188 = phi float [ 0.000000e+00, %5 ], [ %170, %70 ], !dbg !39
  %189 = phi float [ 0.000000e+00, %5 ], [ %171, %70 ], !dbg !39
  %190 = or disjoint i32 %19, %16, !dbg !18
  %191 = lshr i32 %12, 5, !dbg !17
  %192 = or disjoint i32 %191, %10, !dbg !16
  %193 = shl i32 %192, 6, !dbg !40
  %194 = sext i32 %193 to i64, !dbg !41
  %195 = getelementptr [4 x i8], ptr addrspace(1) %c_ptr, i64 %194, !dbg !41
  %196 = getelementptr i8, ptr addrspace(1) %195, i64 2048, !dbg !41
  %197 = getelementptr i8, ptr addrspace(1) %195, i64 4096, !dbg !41
  %198 = getelementptr i8, ptr addrspace(1) %195, i64 6144, !dbg !41
  %199 = sext i32 %190 to i64, !dbg !41
  %200 = getelementptr [4 x i8], ptr addrspace(1) %195, i64 %199, !dbg !41
  %201 = getelementptr [4 x i8], ptr addrspace(1) %196, i64 %199, !dbg !41
  %202 = getelementptr [4 x i8], ptr addrspace(1) %197, i64 %199, !dbg !41
  %203 = getelementptr [4 x i8], ptr addrspace(1) %198, i64 %199, !dbg !41
  fence syncscope("workgroup") release, !dbg !15, !mmra !37
  tail call void @llvm.amdgcn.s.barrier(), !dbg !15
  fence syncscope("workgroup") acquire, !dbg !15, !mmra !37
  %204 = shl nuw nsw i32 %6, 7, !dbg !15
  %205 = and i32 %204, 3456, !dbg !15
  %206 = and i32 %14, 12, !dbg !15
  %207 = shl nuw nsw i32 %6, 1, !dbg !15
  %208 = and i32 %207, 112, !dbg !15
  %209 = and i32 %6, 4, !dbg !15
  %210 = icmp eq i32 %209, 0, !dbg !15
  %211 = select i1 %210, i32 0, i32 576, !dbg !15
  %212 = or disjoint i32 %206, %208, !dbg !15
  %213 = xor i32 %212, %211, !dbg !15
  %214 = or disjoint i32 %213, %205, !dbg !15
  %215 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %214, !dbg !15
  %216 = insertelement <1 x float> poison, float %174, i64 0, !dbg !15
  store <1 x float> %216, ptr addrspace(3) %215, align 4, !dbg !15
  %217 = xor i32 %214, 4, !dbg !15
  %218 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %217, !dbg !15
  %219 = insertelement <1 x float> poison, float %175, i64 0, !dbg !15
  store <1 x float> %219, ptr addrspace(3) %218, align 4, !dbg !15
  %220 = xor i32 %214, 8, !dbg !15
  %221 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %220, !dbg !15
  %222 = insertelement <1 x float> poison, float %176, i64 0, !dbg !15
  store <1 x float> %222, ptr addrspace(3) %221, align 4, !dbg !15
  %223 = xor i32 %214, 12, !dbg !15
  %224 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %223, !dbg !15
  %225 = insertelement <1 x float> poison, float %177, i64 0, !dbg !15
  store <1 x float> %225, ptr addrspace(3) %224, align 4, !dbg !15
  %226 = xor i32 %214, 16, !dbg !15
  %227 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %226, !dbg !15
  %228 = insertelement <1 x float> poison, float %178, i64 0, !dbg !15
  store <1 x float> %228, ptr addrspace(3) %227, align 4, !dbg !15
  %229 = xor i32 %214, 20, !dbg !15
  %230 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %229, !dbg !15
  %231 = insertelement <1 x float> poison, float %179, i64 0, !dbg !15
  store <1 x float> %231, ptr addrspace(3) %230, align 4, !dbg !15
  %232 = xor i32 %214, 24, !dbg !15
  %233 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %232, !dbg !15
  %234 = insertelement <1 x float> poison, float %180, i64 0, !dbg !15
  store <1 x float> %234, ptr addrspace(3) %233, align 4, !dbg !15
  %235 = xor i32 %214, 28, !dbg !15
  %236 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %235, !dbg !15
  %237 = insertelement <1 x float> poison, float %181, i64 0, !dbg !15
  store <1 x float> %237, ptr addrspace(3) %236, align 4, !dbg !15
  %238 = xor i32 %214, 32, !dbg !15
  %239 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %238, !dbg !15
  %240 = insertelement <1 x float> poison, float %182, i64 0, !dbg !15
  store <1 x float> %240, ptr addrspace(3) %239, align 4, !dbg !15
  %241 = xor i32 %214, 36, !dbg !15
  %242 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %241, !dbg !15
  %243 = insertelement <1 x float> poison, float %183, i64 0, !dbg !15
  store <1 x float> %243, ptr addrspace(3) %242, align 4, !dbg !15
  %244 = xor i32 %214, 40, !dbg !15
  %245 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %244, !dbg !15
  %246 = insertelement <1 x float> poison, float %184, i64 0, !dbg !15
  store <1 x float> %246, ptr addrspace(3) %245, align 4, !dbg !15
  %247 = xor i32 %214, 44, !dbg !15
  %248 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %247, !dbg !15
  %249 = insertelement <1 x float> poison, float %185, i64 0, !dbg !15
  store <1 x float> %249, ptr addrspace(3) %248, align 4, !dbg !15
  %250 = xor i32 %214, 48, !dbg !15
  %251 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %250, !dbg !15
  %252 = insertelement <1 x float> poison, float %186, i64 0, !dbg !15
  store <1 x float> %252, ptr addrspace(3) %251, align 4, !dbg !15
  %253 = xor i32 %214, 52, !dbg !15
  %254 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %253, !dbg !15
  %255 = insertelement <1 x float> poison, float %187, i64 0, !dbg !15
  store <1 x float> %255, ptr addrspace(3) %254, align 4, !dbg !15
  %256 = xor i32 %214, 56, !dbg !15
  %257 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %256, !dbg !15
  %258 = insertelement <1 x float> poison, float %188, i64 0, !dbg !15
  store <1 x float> %258, ptr addrspace(3) %257, align 4, !dbg !15
  %259 = xor i32 %214, 60, !dbg !15
  %260 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %259, !dbg !15
  %261 = insertelement <1 x float> poison, float %189, i64 0, !dbg !15
  store <1 x float> %261, ptr addrspace(3) %260, align 4, !dbg !15
  fence syncscope("workgroup") release, !dbg !15, !mmra !37
  tail call void @llvm.amdgcn.s.barrier(), !dbg !15
  fence syncscope("workgroup") acquire, !dbg !15, !mmra !37
  %262 = shl nuw nsw i32 %12, 2, !dbg !15
  %263 = and i32 %262, 396, !dbg !15
  %264 = and i32 %207, 48, !dbg !15
  %265 = and i32 %13, 12, !dbg !15
  %266 = shl nuw nsw i32 %209, 4, !dbg !15
  %267 = and i32 %7, 128, !dbg !15
  %268 = icmp eq i32 %267, 0, !dbg !15
  %269 = select i1 %268, i32 0, i32 576, !dbg !15
  %270 = or disjoint i32 %263, %264, !dbg !15
  %271 = or disjoint i32 %265, %266, !dbg !15
  %272 = xor i32 %271, %269, !dbg !15
  %273 = xor i32 %272, %270, !dbg !15
  %274 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %273, !dbg !15
  %275 = load <1 x float>, ptr addrspace(3) %274, align 4, !dbg !15
  %276 = extractelement <1 x float> %275, i64 0, !dbg !15
  %277 = xor i32 %273, 1040, !dbg !15
  %278 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %277, !dbg !15
  %279 = load <1 x float>, ptr addrspace(3) %278, align 4, !dbg !15
  %280 = extractelement <1 x float> %279, i64 0, !dbg !15
  %281 = xor i32 %273, 2080, !dbg !15
  %282 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %281, !dbg !15
  %283 = load <1 x float>, ptr addrspace(3) %282, align 4, !dbg !15
  %284 = extractelement <1 x float> %283, i64 0, !dbg !15
  %285 = xor i32 %273, 3120, !dbg !15
  %286 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %285, !dbg !15
  %287 = load <1 x float>, ptr addrspace(3) %286, align 4, !dbg !15
  %288 = extractelement <1 x float> %287, i64 0, !dbg !15
  fence syncscope("workgroup") release, !dbg !15, !mmra !37
  tail call void @llvm.amdgcn.s.barrier(), !dbg !15
  fence syncscope("workgroup") acquire, !dbg !15, !mmra !37
  %289 = atomicrmw fadd ptr addrspace(1) %200, float %276 syncscope("agent") release, align 4, !dbg !15
  %290 = atomicrmw fadd ptr addrspace(1) %201, float %280 syncscope("agent") monotonic, align 4, !dbg !15
  %291 = atomicrmw fadd ptr addrspace(1) %202, float %284 syncscope("agent") monotonic, align 4, !dbg !15
  %292 = atomicrmw fadd ptr addrspace(1) %203, float %288 syncscope("agent") acquire, align 4, !dbg !15
  fence syncscope("workgroup") release, !dbg !15, !mmra !37
  tail call void @llvm.amdgcn.s.barrier(), !dbg !15
  fence syncscope("workgroup") acquire, !dbg !15, !mmra !37
  ret void, !dbg !42
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
!6 = distinct !DISubprogram(name: "split_k", linkageName: "split_k", scope: !1, file: !1, line: 47, type: !7, scopeLine: 47, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!7 = !DISubroutineType(cc: DW_CC_normal, types: !8)
!8 = !{null, !9, !9, !11, !13, !13}
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !10, size: 64, dwarfAddressSpace: 1)
!10 = !DIBasicType(name: "half", size: 16, encoding: DW_ATE_float)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !12, size: 64, dwarfAddressSpace: 1)
!12 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !14, size: 64, dwarfAddressSpace: 1)
!14 = !DIBasicType(name: "unknown_type", encoding: DW_ATE_signed)
!15 = !DILocation(line: 52, column: 5, scope: !6)
!16 = !DILocation(line: 48, column: 12, scope: !6)
!17 = !DILocation(line: 48, column: 35, scope: !6)
!18 = !DILocation(line: 49, column: 14, scope: !6)
!19 = !DILocation(line: 50, column: 19, scope: !6)
!20 = !DILocation(line: 50, column: 37, scope: !6)
!21 = !{!22, !22, i64 0}
!22 = !{!"int", !23, i64 0}
!23 = !{!"omnipotent char", !24, i64 0}
!24 = !{!"Simple C/C++ TBAA"}
!25 = !DILocation(line: 51, column: 53, scope: !6)
!26 = !DILocation(line: 51, column: 63, scope: !6)
!27 = !DILocation(line: 12, column: 29, scope: !28, inlinedAt: !29)
!28 = distinct !DILexicalBlockFile(scope: !6, file: !1, discriminator: 0)
!29 = !DILocation(line: 51, column: 11, scope: !28)
!30 = !DILocation(line: 12, column: 21, scope: !28, inlinedAt: !29)
!31 = !DILocation(line: 11, column: 5, scope: !28, inlinedAt: !29)
!32 = !DILocation(line: 12, column: 57, scope: !28, inlinedAt: !29)
!33 = !DILocation(line: 12, column: 13, scope: !28, inlinedAt: !29)
!34 = !DILocation(line: 13, column: 29, scope: !28, inlinedAt: !29)
!35 = !DILocation(line: 13, column: 21, scope: !28, inlinedAt: !29)
!36 = !DILocation(line: 13, column: 13, scope: !28, inlinedAt: !29)
!37 = !{!"amdgpu-synchronize-as", !"local"}
!38 = !DILocation(line: 14, column: 16, scope: !28, inlinedAt: !29)
!39 = !DILocation(line: 51, column: 11, scope: !6)
!40 = !DILocation(line: 52, column: 27, scope: !6)
!41 = !DILocation(line: 52, column: 19, scope: !6)
!42 = !DILocation(line: 47, column: 1, scope: !6)
