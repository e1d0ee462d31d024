; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.42-amd-amdhsa"

@global_smem = external local_unnamed_addr addrspace(3) global [0 x i8], align 16

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare !dbg !6 float @llvm.exp2.f32(float) #0

; Function Attrs: norecurse nounwind
define amdgpu_kernel void @causal(ptr addrspace(1) inreg nofree readonly captures(none) %q_ptr, ptr addrspace(1) inreg nofree readonly captures(none) %k_ptr, ptr addrspace(1) inreg nofree readonly captures(none) %v_ptr, ptr addrspace(1) inreg nofree writeonly captures(none) %weight_ptr, ptr addrspace(1) inreg nofree writeonly captures(none) %out_ptr, i32 inreg %before, float inreg %scale, ptr addrspace(1) inreg nofree readnone captures(none) %global_scratch, ptr addrspace(1) inreg nofree readnone captures(none) %profile_scratch) local_unnamed_addr #1 !dbg !10 {
9:
  %10 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !19
  %11 = tail call i32 @llvm.amdgcn.readfirstlane.i32(i32 %10), !dbg !19
  %12 = lshr i32 %11, 6, !dbg !19
  %13 = and i32 %12, 1, !dbg !19
  %14 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !20
  %15 = shl i32 %14, 5, !dbg !20
  %16 = and i32 %10, 63, !dbg !21
  %17 = shl nuw nsw i32 %13, 6, !dbg !21
  %18 = or disjoint i32 %17, %16, !dbg !21
  %19 = lshr i32 %18, 2, !dbg !21
  %20 = and i32 %10, 31, !dbg !21
  %21 = and i32 %10, 32, !dbg !21
  %22 = lshr exact i32 %21, 3, !dbg !21
  %23 = or disjoint i32 %22, 8, !dbg !21
  %24 = or disjoint i32 %22, 16, !dbg !21
  %25 = or disjoint i32 %22, 24, !dbg !21
  %26 = or disjoint i32 %19, %15, !dbg !20
  %27 = or disjoint i32 %15, %20, !dbg !20
  %28 = shl i32 %26, 5, !dbg !22
  %29 = shl i32 %27, 5, !dbg !22
  %30 = sext i32 %28 to i64, !dbg !25
  %31 = getelementptr [2 x i8], ptr addrspace(1) %q_ptr, i64 %30, !dbg !25
  %32 = and i32 %10, 3, !dbg !26
  %33 = shl nuw nsw i32 %32, 3, !dbg !26
  %34 = zext nneg i32 %33 to i64, !dbg !25
  %35 = getelementptr [2 x i8], ptr addrspace(1) %31, i64 %34, !dbg !25
  %36 = load <8 x half>, ptr addrspace(1) %35, align 16, !dbg !27
  %37 = shl nuw nsw i32 %18, 4, !dbg !27
  %38 = and i32 %10, 56, !dbg !27
  %39 = xor i32 %37, %38, !dbg !27
  %40 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %39, !dbg !27
  %41 = shufflevector <8 x half> %36, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !27
  store <4 x half> %41, ptr addrspace(3) %40, align 8, !dbg !27
  %42 = xor i32 %39, 8, !dbg !27
  %43 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %42, !dbg !27
  %44 = shufflevector <8 x half> %36, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>, !dbg !27
  store <4 x half> %44, ptr addrspace(3) %43, align 8, !dbg !27
  fence syncscope("workgroup") release, !dbg !27, !mmra !28
  tail call void @llvm.amdgcn.s.barrier(), !dbg !27
  fence syncscope("workgroup") acquire, !dbg !27, !mmra !28
  %45 = shl nuw nsw i32 %20, 6, !dbg !27
  %46 = shl nuw nsw i32 %10, 2, !dbg !27
  %47 = and i32 %46, 56, !dbg !27
  %48 = lshr exact i32 %21, 2, !dbg !27
  %49 = xor i32 %47, %48, !dbg !27
  %50 = or disjoint i32 %49, %45, !dbg !27
  %51 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %50, !dbg !27
  %52 = load <4 x half>, ptr addrspace(3) %51, align 8, !dbg !27
  %53 = xor i32 %50, 16, !dbg !27
  %54 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %53, !dbg !27
  %55 = load <4 x half>, ptr addrspace(3) %54, align 8, !dbg !27
  %56 = xor i32 %50, 32, !dbg !27
  %57 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %56, !dbg !27
  %58 = load <4 x half>, ptr addrspace(3) %57, align 8, !dbg !27
  %59 = xor i32 %50, 48, !dbg !27
  %60 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %59, !dbg !27
  %61 = load <4 x half>, ptr addrspace(3) %60, align 8, !dbg !27
  %invariant.gep = getelementptr [2 x i8], ptr addrspace(1) %k_ptr, i64 %34, !dbg !29
  %invariant.gep27 = getelementptr [2 x i8], ptr addrspace(1) %v_ptr, i64 %34, !dbg !29
  %62 = icmp sgt i32 %before, 0, !dbg !29
  br i1 %62, label %.lr.ph, label %._crit_edge, !dbg !29

.lr.ph:                                           ; preds = %9
  %63 = and i32 %10, 48
  %64 = shl nuw nsw i32 %63, 5
  %65 = shl nuw nsw i32 %10, 3
  %66 = and i32 %65, 120
  %67 = lshr exact i32 %63, 1
  %68 = shl nuw nsw i32 %13, 7
  %69 = or disjoint i32 %64, %66
  %70 = xor i32 %69, %67
  %71 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %68
  %72 = getelementptr inbounds nuw i8, ptr addrspace(3) %71, i32 %70
  %73 = getelementptr inbounds nuw i8, ptr addrspace(3) %72, i32 256
  %74 = and i32 %10, 12
  %75 = shl nuw nsw i32 %74, 7
  %76 = shl nuw nsw i32 %32, 5
  %77 = shl nuw nsw i32 %63, 3
  %78 = shl nuw nsw i32 %74, 1
  %79 = or disjoint i32 %75, %76
  %80 = or disjoint i32 %79, %77
  %81 = or disjoint i32 %80, %78
  %82 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %81
  %83 = xor i32 %81, 8
  %84 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %83
  %85 = xor i32 %81, 16
  %86 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %85
  %87 = xor i32 %81, 24
  %88 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %87
  %89 = shl nuw nsw i32 %16, 2
  %90 = xor i32 %89, 128
  %91 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %37
  %92 = shl nuw nsw i32 %20, 1
  %93 = shl nuw nsw i32 %21, 3
  %94 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %93
  %95 = getelementptr inbounds nuw i8, ptr addrspace(3) %94, i32 %92
  %96 = getelementptr inbounds nuw i8, ptr addrspace(3) %95, i32 64
  %97 = getelementptr inbounds nuw i8, ptr addrspace(3) %95, i32 128
  %98 = getelementptr inbounds nuw i8, ptr addrspace(3) %95, i32 192
  %99 = getelementptr inbounds nuw i8, ptr addrspace(3) %95, i32 512
  %100 = getelementptr inbounds nuw i8, ptr addrspace(3) %95, i32 576
  %101 = getelementptr inbounds nuw i8, ptr addrspace(3) %95, i32 640
  %102 = getelementptr inbounds nuw i8, ptr addrspace(3) %95, i32 704
  %103 = getelementptr inbounds nuw i8, ptr addrspace(3) %95, i32 1024
  %104 = getelementptr inbounds nuw i8, ptr addrspace(3) %95, i32 1088
  %105 = getelementptr inbounds nuw i8, ptr addrspace(3) %95, i32 1152
  %106 = getelementptr inbounds nuw i8, ptr addrspace(3) %95, i32 1216
  %107 = getelementptr inbounds nuw i8, ptr addrspace(3) %95, i32 1536
  %108 = getelementptr inbounds nuw i8, ptr addrspace(3) %95, i32 1600
  %109 = getelementptr inbounds nuw i8, ptr addrspace(3) %95, i32 1664
  %110 = getelementptr inbounds nuw i8, ptr addrspace(3) %95, i32 1728
  %111 = insertelement <8 x float> poison, float %scale, i64 0, !dbg !31
  %112 = shufflevector <8 x float> %111, <8 x float> poison, <8 x i32> zeroinitializer, !dbg !31
  %113 = insertelement <4 x float> poison, float %scale, i64 0, !dbg !31
  %114 = shufflevector <4 x float> %113, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !31
  %115 = insertelement <4 x float> poison, float %scale, i64 0, !dbg !31
  %116 = shufflevector <4 x float> %115, <4 x float> poison, <4 x i32> <i32 poison, i32 0, i32 0, i32 0>, !dbg !31
  %117 = insertelement <2 x float> <float poison, float 1.000000e+00>, float %scale, i64 0, !dbg !31
  br label %118, !dbg !29

118:                                              ; preds = %.lr.ph, %118
  %119 = phi float [ -inf, %.lr.ph ], [ %188, %118 ]
  %120 = phi float [ 0.000000e+00, %.lr.ph ], [ %241, %118 ]
  %121 = phi i32 [ 0, %.lr.ph ], [ %353, %118 ]
  %122 = phi <2 x float> [ zeroinitializer, %.lr.ph ], [ %355, %118 ]
  %123 = phi <2 x float> [ zeroinitializer, %.lr.ph ], [ %356, %118 ]
  %124 = phi <2 x float> [ zeroinitializer, %.lr.ph ], [ %357, %118 ]
  %125 = phi <2 x float> [ zeroinitializer, %.lr.ph ], [ %358, %118 ]
  %126 = phi <2 x float> [ zeroinitializer, %.lr.ph ], [ %359, %118 ]
  %127 = phi <2 x float> [ zeroinitializer, %.lr.ph ], [ %360, %118 ]
  %128 = phi <2 x float> [ zeroinitializer, %.lr.ph ], [ %361, %118 ]
  %129 = phi <2 x float> [ zeroinitializer, %.lr.ph ], [ %362, %118 ]
  %130 = or disjoint i32 %121, %19, !dbg !32
  %131 = shl i32 %130, 5, !dbg !33
  %132 = sext i32 %131 to i64, !dbg !34
  %gep = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep, i64 %132, !dbg !34
  %133 = load <8 x half>, ptr addrspace(1) %gep, align 16, !dbg !35
  fence syncscope("workgroup") release, !dbg !36, !mmra !28
  tail call void @llvm.amdgcn.s.barrier(), !dbg !36
  fence syncscope("workgroup") acquire, !dbg !36, !mmra !28
  %134 = shufflevector <8 x half> %133, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !36
  store <4 x half> %134, ptr addrspace(3) %72, align 8, !dbg !36
  %135 = shufflevector <8 x half> %133, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>, !dbg !36
  store <4 x half> %135, ptr addrspace(3) %73, align 8, !dbg !36
  fence syncscope("workgroup") release, !dbg !36, !mmra !28
  tail call void @llvm.amdgcn.s.barrier(), !dbg !36
  fence syncscope("workgroup") acquire, !dbg !36, !mmra !28
  %136 = load <4 x half>, ptr addrspace(3) %82, align 8, !dbg !36
  %137 = load <4 x half>, ptr addrspace(3) %84, align 8, !dbg !36
  %138 = load <4 x half>, ptr addrspace(3) %86, align 8, !dbg !36
  %139 = load <4 x half>, ptr addrspace(3) %88, align 8, !dbg !36
  %140 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %136, <4 x half> %52, <16 x float> zeroinitializer, i32 0, i32 0, i32 0), !dbg !31
  %141 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %137, <4 x half> %55, <16 x float> %140, i32 0, i32 0, i32 0), !dbg !31
  %142 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %138, <4 x half> %58, <16 x float> %141, i32 0, i32 0, i32 0), !dbg !31
  %143 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %139, <4 x half> %61, <16 x float> %142, i32 0, i32 0, i32 0), !dbg !31
  %144 = shufflevector <16 x float> %143, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !31
  %145 = fmul <8 x float> %112, %144, !dbg !31
  %146 = shufflevector <16 x float> %143, <16 x float> poison, <4 x i32> <i32 9, i32 10, i32 11, i32 12>, !dbg !31
  %147 = fmul <4 x float> %114, %146, !dbg !31
  %148 = extractelement <8 x float> %145, i64 0, !dbg !37
  %149 = extractelement <8 x float> %145, i64 1, !dbg !37
  %150 = tail call float @llvm.maxnum.f32(float %148, float %149), !dbg !38
  %151 = extractelement <8 x float> %145, i64 2, !dbg !37
  %152 = tail call float @llvm.maxnum.f32(float %150, float %151), !dbg !38
  %153 = extractelement <8 x float> %145, i64 3, !dbg !37
  %154 = extractelement <8 x float> %145, i64 4, !dbg !37
  %155 = tail call float @llvm.maxnum.f32(float %153, float %154), !dbg !38
  %156 = extractelement <8 x float> %145, i64 5, !dbg !37
  %157 = tail call float @llvm.maxnum.f32(float %155, float %156), !dbg !38
  %158 = extractelement <8 x float> %145, i64 6, !dbg !37
  %159 = extractelement <8 x float> %145, i64 7, !dbg !37
  %160 = tail call float @llvm.maxnum.f32(float %158, float %159), !dbg !38
  %161 = extractelement <4 x float> %147, i64 1, !dbg !37
  %162 = extractelement <4 x float> %147, i64 2, !dbg !37
  %163 = extractelement <4 x float> %147, i64 3, !dbg !37
  %164 = shufflevector <4 x float> %147, <4 x float> poison, <16 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !31
  %165 = shufflevector <16 x float> %143, <16 x float> poison, <4 x i32> <i32 poison, i32 13, i32 14, i32 15>, !dbg !31
  %166 = fmul <4 x float> %165, %116, !dbg !31
  %167 = extractelement <4 x float> %166, i64 1, !dbg !37
  %168 = tail call float @llvm.maxnum.f32(float %163, float %167), !dbg !38
  %169 = extractelement <4 x float> %166, i64 2, !dbg !37
  %170 = tail call float @llvm.maxnum.f32(float %168, float %169), !dbg !38
  %171 = tail call float @llvm.maxnum.f32(float %152, float %157), !dbg !38
  %172 = extractelement <4 x float> %166, i64 3, !dbg !37
  %173 = extractelement <4 x float> %147, i64 0, !dbg !37
  %174 = shufflevector <16 x float> %143, <16 x float> %164, <2 x i32> <i32 8, i32 16>, !dbg !31
  %175 = fmul <2 x float> %117, %174, !dbg !31
  %176 = extractelement <2 x float> %175, i64 0, !dbg !38
  %177 = tail call float @llvm.maxnum.f32(float %160, float %176), !dbg !38
  %178 = tail call float @llvm.maxnum.f32(float %173, float %161), !dbg !38
  %179 = tail call float @llvm.maxnum.f32(float %178, float %162), !dbg !38
  %180 = tail call float @llvm.maxnum.f32(float %171, float %177), !dbg !38
  %181 = tail call float @llvm.maxnum.f32(float %179, float %170), !dbg !38
  %182 = tail call float @llvm.maxnum.f32(float %181, float %172), !dbg !38
  %183 = tail call float @llvm.maxnum.f32(float %180, float %182), !dbg !38
  %184 = bitcast float %183 to i32, !dbg !41
  %185 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %90, i32 %184), !dbg !41
  %186 = bitcast i32 %185 to float, !dbg !41
  %187 = tail call float @llvm.maxnum.f32(float %183, float %186), !dbg !38
  %188 = tail call float @llvm.maxnum.f32(float %119, float %187), !dbg !43
  %189 = insertelement <2 x float> poison, float %188, i64 0, !dbg !37
  %190 = shufflevector <2 x float> %189, <2 x float> poison, <2 x i32> zeroinitializer, !dbg !37
  %191 = fsub <2 x float> %175, %190, !dbg !37
  %192 = shufflevector <8 x float> %145, <8 x float> poison, <2 x i32> <i32 0, i32 1>, !dbg !37
  %193 = fsub <2 x float> %192, %190, !dbg !37
  %194 = fmul <2 x float> %193, splat (float f0x3FB8AA3B), !dbg !44
  %195 = tail call <2 x float> @llvm.exp2.v2f32(<2 x float> %194), !dbg !44
  %196 = shufflevector <8 x float> %145, <8 x float> poison, <2 x i32> <i32 2, i32 3>, !dbg !37
  %197 = fsub <2 x float> %196, %190, !dbg !37
  %198 = fmul <2 x float> %197, splat (float f0x3FB8AA3B), !dbg !44
  %199 = tail call <2 x float> @llvm.exp2.v2f32(<2 x float> %198), !dbg !44
  %200 = shufflevector <8 x float> %145, <8 x float> poison, <2 x i32> <i32 4, i32 5>, !dbg !37
  %201 = fsub <2 x float> %200, %190, !dbg !37
  %202 = fmul <2 x float> %201, splat (float f0x3FB8AA3B), !dbg !44
  %203 = tail call <2 x float> @llvm.exp2.v2f32(<2 x float> %202), !dbg !44
  %204 = shufflevector <8 x float> %145, <8 x float> poison, <2 x i32> <i32 6, i32 7>, !dbg !37
  %205 = fsub <2 x float> %204, %190, !dbg !37
  %206 = fmul <2 x float> %205, splat (float f0x3FB8AA3B), !dbg !44
  %207 = tail call <2 x float> @llvm.exp2.v2f32(<2 x float> %206), !dbg !44
  %208 = fmul <2 x float> %191, splat (float f0x3FB8AA3B), !dbg !44
  %209 = tail call <2 x float> @llvm.exp2.v2f32(<2 x float> %208), !dbg !44
  %210 = shufflevector <4 x float> %147, <4 x float> poison, <2 x i32> <i32 1, i32 2>, !dbg !37
  %211 = fsub <2 x float> %210, %190, !dbg !37
  %212 = fmul <2 x float> %211, splat (float f0x3FB8AA3B), !dbg !44
  %213 = tail call <2 x float> @llvm.exp2.v2f32(<2 x float> %212), !dbg !44
  %214 = shufflevector <4 x float> %147, <4 x float> %166, <2 x i32> <i32 3, i32 5>, !dbg !37
  %215 = fsub <2 x float> %214, %190, !dbg !37
  %216 = fmul <2 x float> %215, splat (float f0x3FB8AA3B), !dbg !44
  %217 = tail call <2 x float> @llvm.exp2.v2f32(<2 x float> %216), !dbg !44
  %218 = shufflevector <4 x float> %166, <4 x float> poison, <2 x i32> <i32 2, i32 3>, !dbg !37
  %219 = fsub <2 x float> %218, %190, !dbg !37
  %220 = fmul <2 x float> %219, splat (float f0x3FB8AA3B), !dbg !44
  %221 = tail call <2 x float> @llvm.exp2.v2f32(<2 x float> %220), !dbg !44
  %222 = fsub float %119, %188, !dbg !45
  %223 = fmul float %222, f0x3FB8AA3B, !dbg !46
  %224 = tail call float @llvm.exp2.f32(float %223), !dbg !46
  %gep28 = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep27, i64 %132, !dbg !47
  %225 = load <8 x half>, ptr addrspace(1) %gep28, align 16, !dbg !48
  %226 = fmul float %120, %224, !dbg !49
  %227 = fadd <2 x float> %195, %199, !dbg !50
  %228 = fadd <2 x float> %203, %207, !dbg !50
  %229 = fadd <2 x float> %209, %213, !dbg !50
  %230 = fadd <2 x float> %217, %221, !dbg !50
  %231 = fadd <2 x float> %227, %228, !dbg !50
  %232 = fadd <2 x float> %229, %230, !dbg !50
  %233 = fadd <2 x float> %231, %232, !dbg !50
  %234 = extractelement <2 x float> %233, i64 0, !dbg !50
  %235 = extractelement <2 x float> %233, i64 1, !dbg !50
  %236 = fadd float %234, %235, !dbg !52
  %237 = bitcast float %236 to i32, !dbg !50
  %238 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %90, i32 %237), !dbg !50
  %239 = bitcast i32 %238 to float, !dbg !50
  %240 = fadd float %236, %239, !dbg !52
  %241 = fadd float %226, %240, !dbg !49
  %242 = extractelement <2 x float> %195, i64 0, !dbg !53
  %243 = fptrunc float %242 to half, !dbg !53
  %244 = extractelement <2 x float> %195, i64 1, !dbg !53
  %245 = fptrunc float %244 to half, !dbg !53
  %246 = extractelement <2 x float> %199, i64 0, !dbg !53
  %247 = fptrunc float %246 to half, !dbg !53
  %248 = extractelement <2 x float> %199, i64 1, !dbg !53
  %249 = fptrunc float %248 to half, !dbg !53
  %250 = extractelement <2 x float> %203, i64 0, !dbg !53
  %251 = fptrunc float %250 to half, !dbg !53
  %252 = extractelement <2 x float> %203, i64 1, !dbg !53
  %253 = fptrunc float %252 to half, !dbg !53
  %254 = extractelement <2 x float> %207, i64 0, !dbg !53
  %255 = fptrunc float %254 to half, !dbg !53
  %256 = extractelement <2 x float> %207, i64 1, !dbg !53
  %257 = fptrunc float %256 to half, !dbg !53
  %258 = extractelement <2 x float> %209, i64 0, !dbg !53
  %259 = fptrunc float %258 to half, !dbg !53
  %260 = extractelement <2 x float> %209, i64 1, !dbg !53
  %261 = fptrunc float %260 to half, !dbg !53
  %262 = extractelement <2 x float> %213, i64 0, !dbg !53
  %263 = fptrunc float %262 to half, !dbg !53
  %264 = extractelement <2 x float> %213, i64 1, !dbg !53
  %265 = fptrunc float %264 to half, !dbg !53
  %266 = extractelement <2 x float> %217, i64 0, !dbg !53
  %267 = fptrunc float %266 to half, !dbg !53
  %268 = extractelement <2 x float> %217, i64 1, !dbg !53
  %269 = fptrunc float %268 to half, !dbg !53
  %270 = extractelement <2 x float> %221, i64 0, !dbg !53
  %271 = fptrunc float %270 to half, !dbg !53
  %272 = extractelement <2 x float> %221, i64 1, !dbg !53
  %273 = fptrunc float %272 to half, !dbg !53
  %274 = insertelement <2 x float> poison, float %224, i64 0, !dbg !54
  %275 = shufflevector <2 x float> %274, <2 x float> poison, <2 x i32> zeroinitializer, !dbg !54
  %276 = fmul <2 x float> %122, %275, !dbg !54
  %277 = fmul <2 x float> %123, %275, !dbg !54
  %278 = fmul <2 x float> %124, %275, !dbg !54
  %279 = fmul <2 x float> %125, %275, !dbg !54
  %280 = fmul <2 x float> %126, %275, !dbg !54
  %281 = fmul <2 x float> %127, %275, !dbg !54
  %282 = fmul <2 x float> %128, %275, !dbg !54
  %283 = fmul <2 x float> %129, %275, !dbg !54
  fence syncscope("workgroup") release, !dbg !48, !mmra !28
  tail call void @llvm.amdgcn.s.barrier(), !dbg !48
  fence syncscope("workgroup") acquire, !dbg !48, !mmra !28
  store <8 x half> %225, ptr addrspace(3) %91, align 16, !dbg !48
  fence syncscope("workgroup") release, !dbg !48, !mmra !28
  tail call void @llvm.amdgcn.s.barrier(), !dbg !48
  fence syncscope("workgroup") acquire, !dbg !48, !mmra !28
  %284 = load <1 x half>, ptr addrspace(3) %95, align 2, !dbg !48
  %285 = load <1 x half>, ptr addrspace(3) %96, align 2, !dbg !48
  %286 = load <1 x half>, ptr addrspace(3) %97, align 2, !dbg !48
  %287 = shufflevector <1 x half> %286, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !48
  %288 = load <1 x half>, ptr addrspace(3) %98, align 2, !dbg !48
  %289 = shufflevector <1 x half> %288, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !48
  %290 = load <1 x half>, ptr addrspace(3) %99, align 2, !dbg !48
  %291 = load <1 x half>, ptr addrspace(3) %100, align 2, !dbg !48
  %292 = load <1 x half>, ptr addrspace(3) %101, align 2, !dbg !48
  %293 = shufflevector <1 x half> %292, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !48
  %294 = load <1 x half>, ptr addrspace(3) %102, align 2, !dbg !48
  %295 = shufflevector <1 x half> %294, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !48
  %296 = load <1 x half>, ptr addrspace(3) %103, align 2, !dbg !48
  %297 = load <1 x half>, ptr addrspace(3) %104, align 2, !dbg !48
  %298 = load <1 x half>, ptr addrspace(3) %105, align 2, !dbg !48
  %299 = shufflevector <1 x half> %298, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !48
  %300 = load <1 x half>, ptr addrspace(3) %106, align 2, !dbg !48
  %301 = shufflevector <1 x half> %300, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !48
  %302 = load <1 x half>, ptr addrspace(3) %107, align 2, !dbg !48
  %303 = load <1 x half>, ptr addrspace(3) %108, align 2, !dbg !48
  %304 = load <1 x half>, ptr addrspace(3) %109, align 2, !dbg !48
  %305 = shufflevector <1 x half> %304, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !48
  %306 = load <1 x half>, ptr addrspace(3) %110, align 2, !dbg !48
  %307 = shufflevector <1 x half> %306, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !48
  %308 = insertelement <4 x half> poison, half %243, i64 0, !dbg !55
  %309 = insertelement <4 x half> %308, half %245, i64 1, !dbg !55
  %310 = insertelement <4 x half> %309, half %247, i64 2, !dbg !55
  %311 = insertelement <4 x half> %310, half %249, i64 3, !dbg !55
  %312 = insertelement <4 x half> poison, half %251, i64 0, !dbg !55
  %313 = insertelement <4 x half> %312, half %253, i64 1, !dbg !55
  %314 = insertelement <4 x half> %313, half %255, i64 2, !dbg !55
  %315 = insertelement <4 x half> %314, half %257, i64 3, !dbg !55
  %316 = insertelement <4 x half> poison, half %259, i64 0, !dbg !55
  %317 = insertelement <4 x half> %316, half %261, i64 1, !dbg !55
  %318 = insertelement <4 x half> %317, half %263, i64 2, !dbg !55
  %319 = insertelement <4 x half> %318, half %265, i64 3, !dbg !55
  %320 = insertelement <4 x half> poison, half %267, i64 0, !dbg !55
  %321 = insertelement <4 x half> %320, half %269, i64 1, !dbg !55
  %322 = insertelement <4 x half> %321, half %271, i64 2, !dbg !55
  %323 = insertelement <4 x half> %322, half %273, i64 3, !dbg !55
  %324 = shufflevector <1 x half> %284, <1 x half> %285, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !55
  %325 = shufflevector <4 x half> %324, <4 x half> %287, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !55
  %326 = shufflevector <4 x half> %325, <4 x half> %289, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !55
  %327 = shufflevector <1 x half> %290, <1 x half> %291, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !55
  %328 = shufflevector <4 x half> %327, <4 x half> %293, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !55
  %329 = shufflevector <4 x half> %328, <4 x half> %295, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !55
  %330 = shufflevector <1 x half> %296, <1 x half> %297, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !55
  %331 = shufflevector <4 x half> %330, <4 x half> %299, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !55
  %332 = shufflevector <4 x half> %331, <4 x half> %301, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !55
  %333 = shufflevector <1 x half> %302, <1 x half> %303, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !55
  %334 = shufflevector <4 x half> %333, <4 x half> %305, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !55
  %335 = shufflevector <4 x half> %334, <4 x half> %307, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !55
  %336 = shufflevector <2 x float> %276, <2 x float> %277, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !55
  %337 = shufflevector <2 x float> %278, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !55
  %338 = shufflevector <16 x float> %336, <16 x float> %337, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !55
  %339 = shufflevector <2 x float> %279, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !55
  %340 = shufflevector <16 x float> %338, <16 x float> %339, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !55
  %341 = shufflevector <2 x float> %280, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !55
  %342 = shufflevector <16 x float> %340, <16 x float> %341, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !55
  %343 = shufflevector <2 x float> %281, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !55
  %344 = shufflevector <16 x float> %342, <16 x float> %343, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !55
  %345 = shufflevector <2 x float> %282, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !55
  %346 = shufflevector <16 x float> %344, <16 x float> %345, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 poison, i32 poison>, !dbg !55
  %347 = shufflevector <2 x float> %283, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !55
  %348 = shufflevector <16 x float> %346, <16 x float> %347, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 16, i32 17>, !dbg !55
  %349 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %326, <4 x half> %311, <16 x float> %348, i32 0, i32 0, i32 0), !dbg !55
  %350 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %329, <4 x half> %315, <16 x float> %349, i32 0, i32 0, i32 0), !dbg !55
  %351 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %332, <4 x half> %319, <16 x float> %350, i32 0, i32 0, i32 0), !dbg !55
  %352 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %335, <4 x half> %323, <16 x float> %351, i32 0, i32 0, i32 0), !dbg !55
  %353 = add i32 %121, 32, !dbg !29
  %354 = icmp slt i32 %353, %before, !dbg !29
  %355 = shufflevector <16 x float> %352, <16 x float> poison, <2 x i32> <i32 0, i32 1>, !dbg !56
  %356 = shufflevector <16 x float> %352, <16 x float> poison, <2 x i32> <i32 2, i32 3>, !dbg !56
  %357 = shufflevector <16 x float> %352, <16 x float> poison, <2 x i32> <i32 4, i32 5>, !dbg !56
  %358 = shufflevector <16 x float> %352, <16 x float> poison, <2 x i32> <i32 6, i32 7>, !dbg !56
  %359 = shufflevector <16 x float> %352, <16 x float> poison, <2 x i32> <i32 8, i32 9>, !dbg !56
  %360 = shufflevector <16 x float> %352, <16 x float> poison, <2 x i32> <i32 10, i32 11>, !dbg !56
  %361 = shufflevector <16 x float> %352, <16 x float> poison, <2 x i32> <i32 12, i32 13>, !dbg !56
  %362 = shufflevector <16 x float> %352, <16 x float> poison, <2 x i32> <i32 14, i32 15>, !dbg !56
  br i1 %354, label %118, label %._crit_edge, !dbg !29

._crit_edge:                                      ; preds = %118, %9
  %.lcssa25 = phi float [ 0.000000e+00, %9 ], [ %241, %118 ], !dbg !56
  %.lcssa24 = phi float [ -inf, %9 ], [ %188, %118 ], !dbg !56
  %363 = phi <2 x float> [ zeroinitializer, %9 ], [ %355, %118 ], !dbg !56
  %364 = phi <2 x float> [ zeroinitializer, %9 ], [ %356, %118 ], !dbg !56
  %365 = phi <2 x float> [ zeroinitializer, %9 ], [ %357, %118 ], !dbg !56
  %366 = phi <2 x float> [ zeroinitializer, %9 ], [ %358, %118 ], !dbg !56
  %367 = phi <2 x float> [ zeroinitializer, %9 ], [ %359, %118 ], !dbg !56
  %368 = phi <2 x float> [ zeroinitializer, %9 ], [ %360, %118 ], !dbg !56
  %369 = phi <2 x float> [ zeroinitializer, %9 ], [ %361, %118 ], !dbg !56
  %370 = phi <2 x float> [ zeroinitializer, %9 ], [ %362, %118 ], !dbg !56
  %371 = add i32 %before, 32, !dbg !57
  %372 = insertelement <2 x i32> poison, i32 %22, i64 0, !dbg !58
  %373 = shufflevector <2 x i32> %372, <2 x i32> poison, <2 x i32> zeroinitializer, !dbg !58
  %374 = insertelement <4 x i32> poison, i32 %22, i64 0, !dbg !58
  %375 = insertelement <4 x i32> %374, i32 %25, i64 1, !dbg !58
  %376 = shufflevector <4 x i32> %375, <4 x i32> poison, <4 x i32> <i32 0, i32 0, i32 0, i32 1>, !dbg !58
  %377 = or disjoint <4 x i32> %376, <i32 17, i32 18, i32 19, i32 0>, !dbg !58
  %invariant.op47 = or disjoint i32 %22, 25, !dbg !58
  %378 = or disjoint <2 x i32> %373, <i32 26, i32 27>, !dbg !58
  %379 = icmp slt i32 %before, 2147483616, !dbg !58
  %380 = extractelement <2 x float> %363, i64 0, !dbg !58
  %381 = extractelement <2 x float> %363, i64 1, !dbg !58
  %382 = extractelement <2 x float> %364, i64 0, !dbg !58
  %383 = extractelement <2 x float> %364, i64 1, !dbg !58
  %384 = extractelement <2 x float> %365, i64 0, !dbg !58
  %385 = extractelement <2 x float> %365, i64 1, !dbg !58
  %386 = extractelement <2 x float> %366, i64 0, !dbg !58
  %387 = extractelement <2 x float> %366, i64 1, !dbg !58
  %388 = extractelement <2 x float> %367, i64 0, !dbg !58
  %389 = extractelement <2 x float> %367, i64 1, !dbg !58
  %390 = extractelement <2 x float> %368, i64 0, !dbg !58
  %391 = extractelement <2 x float> %368, i64 1, !dbg !58
  %392 = extractelement <2 x float> %369, i64 0, !dbg !58
  %393 = extractelement <2 x float> %369, i64 1, !dbg !58
  %394 = extractelement <2 x float> %370, i64 0, !dbg !58
  %395 = extractelement <2 x float> %370, i64 1, !dbg !58
  br i1 %379, label %.lr.ph58, label %._crit_edge59, !dbg !58

.lr.ph58:                                         ; preds = %._crit_edge
  %396 = or disjoint <2 x i32> %373, <i32 10, i32 11>, !dbg !58
  %invariant.op35 = or disjoint i32 %22, 9, !dbg !58
  %397 = or disjoint <2 x i32> %373, <i32 2, i32 3>, !dbg !58
  %invariant.op = or disjoint i32 %22, 1, !dbg !58
  %398 = and i32 %10, 48
  %399 = shl nuw nsw i32 %398, 5
  %400 = shl nuw nsw i32 %10, 3
  %401 = and i32 %400, 120
  %402 = lshr exact i32 %398, 1
  %403 = shl nuw nsw i32 %13, 7
  %404 = or disjoint i32 %399, %401
  %405 = xor i32 %404, %402
  %406 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %403
  %407 = getelementptr inbounds nuw i8, ptr addrspace(3) %406, i32 %405
  %408 = getelementptr inbounds nuw i8, ptr addrspace(3) %407, i32 256
  %409 = and i32 %10, 12
  %410 = shl nuw nsw i32 %409, 7
  %411 = shl nuw nsw i32 %32, 5
  %412 = shl nuw nsw i32 %398, 3
  %413 = shl nuw nsw i32 %409, 1
  %414 = or disjoint i32 %410, %411
  %415 = or disjoint i32 %414, %412
  %416 = or disjoint i32 %415, %413
  %417 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %416
  %418 = xor i32 %416, 8
  %419 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %418
  %420 = xor i32 %416, 16
  %421 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %420
  %422 = xor i32 %416, 24
  %423 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %422
  %424 = shl nuw nsw i32 %16, 2
  %425 = xor i32 %424, 128
  %426 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %37
  %427 = shl nuw nsw i32 %20, 1
  %428 = shl nuw nsw i32 %21, 3
  %429 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %428
  %430 = getelementptr inbounds nuw i8, ptr addrspace(3) %429, i32 %427
  %431 = getelementptr inbounds nuw i8, ptr addrspace(3) %430, i32 64
  %432 = getelementptr inbounds nuw i8, ptr addrspace(3) %430, i32 128
  %433 = getelementptr inbounds nuw i8, ptr addrspace(3) %430, i32 192
  %434 = getelementptr inbounds nuw i8, ptr addrspace(3) %430, i32 512
  %435 = getelementptr inbounds nuw i8, ptr addrspace(3) %430, i32 576
  %436 = getelementptr inbounds nuw i8, ptr addrspace(3) %430, i32 640
  %437 = getelementptr inbounds nuw i8, ptr addrspace(3) %430, i32 704
  %438 = getelementptr inbounds nuw i8, ptr addrspace(3) %430, i32 1024
  %439 = getelementptr inbounds nuw i8, ptr addrspace(3) %430, i32 1088
  %440 = getelementptr inbounds nuw i8, ptr addrspace(3) %430, i32 1152
  %441 = getelementptr inbounds nuw i8, ptr addrspace(3) %430, i32 1216
  %442 = getelementptr inbounds nuw i8, ptr addrspace(3) %430, i32 1536
  %443 = getelementptr inbounds nuw i8, ptr addrspace(3) %430, i32 1600
  %444 = getelementptr inbounds nuw i8, ptr addrspace(3) %430, i32 1664
  %445 = getelementptr inbounds nuw i8, ptr addrspace(3) %430, i32 1728
  %446 = insertelement <8 x i32> poison, i32 %27, i64 0, !dbg !60
  %447 = shufflevector <8 x i32> %446, <8 x i32> poison, <8 x i32> zeroinitializer, !dbg !60
  %448 = insertelement <8 x i32> poison, i32 %22, i64 0, !dbg !61
  %449 = insertelement <8 x i32> %448, i32 %invariant.op, i64 1, !dbg !61
  %450 = insertelement <8 x i32> %449, i32 %23, i64 4, !dbg !61
  %451 = insertelement <8 x i32> %450, i32 %invariant.op35, i64 5, !dbg !61
  %452 = shufflevector <2 x i32> %397, <2 x i32> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !61
  %453 = shufflevector <8 x i32> %451, <8 x i32> %452, <8 x i32> <i32 0, i32 1, i32 8, i32 9, i32 4, i32 5, i32 poison, i32 poison>, !dbg !61
  %454 = shufflevector <2 x i32> %396, <2 x i32> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !61
  %455 = shufflevector <8 x i32> %453, <8 x i32> %454, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 8, i32 9>, !dbg !61
  %456 = insertelement <8 x float> poison, float %scale, i64 0, !dbg !62
  %457 = shufflevector <8 x float> %456, <8 x float> poison, <8 x i32> zeroinitializer, !dbg !62
  %458 = insertelement <4 x i32> poison, i32 %27, i64 0, !dbg !60
  %459 = shufflevector <4 x i32> %458, <4 x i32> poison, <4 x i32> zeroinitializer, !dbg !60
  %460 = insertelement <4 x float> poison, float %scale, i64 0, !dbg !62
  %461 = shufflevector <4 x float> %460, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !62
  %462 = insertelement <2 x i32> poison, i32 %27, i64 0, !dbg !60
  %463 = shufflevector <2 x i32> %462, <2 x i32> poison, <2 x i32> zeroinitializer, !dbg !60
  %464 = insertelement <2 x float> poison, float %scale, i64 0, !dbg !62
  %465 = shufflevector <2 x float> %464, <2 x float> poison, <2 x i32> zeroinitializer, !dbg !62
  br label %466, !dbg !58

466:                                              ; preds = %.lr.ph58, %466
  %467 = phi float [ %.lcssa24, %.lr.ph58 ], [ %553, %466 ]
  %468 = phi float [ %.lcssa25, %.lr.ph58 ], [ %607, %466 ]
  %469 = phi i32 [ %before, %.lr.ph58 ], [ %719, %466 ]
  %470 = phi <2 x float> [ %363, %.lr.ph58 ], [ %721, %466 ]
  %471 = phi <2 x float> [ %364, %.lr.ph58 ], [ %722, %466 ]
  %472 = phi <2 x float> [ %365, %.lr.ph58 ], [ %723, %466 ]
  %473 = phi <2 x float> [ %366, %.lr.ph58 ], [ %724, %466 ]
  %474 = phi <2 x float> [ %367, %.lr.ph58 ], [ %725, %466 ]
  %475 = phi <2 x float> [ %368, %.lr.ph58 ], [ %726, %466 ]
  %476 = phi <2 x float> [ %369, %.lr.ph58 ], [ %727, %466 ]
  %477 = phi <2 x float> [ %370, %.lr.ph58 ], [ %728, %466 ]
  %478 = add i32 %469, %19, !dbg !61
  %479 = insertelement <8 x i32> poison, i32 %469, i64 0, !dbg !61
  %480 = shufflevector <8 x i32> %479, <8 x i32> poison, <8 x i32> zeroinitializer, !dbg !61
  %481 = add <8 x i32> %480, %455, !dbg !61
  %482 = add i32 %469, %24, !dbg !61
  %483 = insertelement <4 x i32> poison, i32 %469, i64 0
  %484 = shufflevector <4 x i32> %483, <4 x i32> poison, <4 x i32> zeroinitializer
  %485 = add <4 x i32> %484, %377
  %.reass48 = add i32 %469, %invariant.op47
  %486 = insertelement <2 x i32> poison, i32 %469, i64 0
  %487 = shufflevector <2 x i32> %486, <2 x i32> poison, <2 x i32> zeroinitializer
  %488 = add <2 x i32> %487, %378
  %489 = shl i32 %478, 5, !dbg !63
  %490 = sext i32 %489 to i64, !dbg !64
  %gep54 = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep, i64 %490, !dbg !64
  %491 = load <8 x half>, ptr addrspace(1) %gep54, align 16, !dbg !65
  fence syncscope("workgroup") release, !dbg !66, !mmra !28
  tail call void @llvm.amdgcn.s.barrier(), !dbg !66
  fence syncscope("workgroup") acquire, !dbg !66, !mmra !28
  %492 = shufflevector <8 x half> %491, <8 x half> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !66
  store <4 x half> %492, ptr addrspace(3) %407, align 8, !dbg !66
  %493 = shufflevector <8 x half> %491, <8 x half> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>, !dbg !66
  store <4 x half> %493, ptr addrspace(3) %408, align 8, !dbg !66
  fence syncscope("workgroup") release, !dbg !66, !mmra !28
  tail call void @llvm.amdgcn.s.barrier(), !dbg !66
  fence syncscope("workgroup") acquire, !dbg !66, !mmra !28
  %494 = load <4 x half>, ptr addrspace(3) %417, align 8, !dbg !66
  %495 = load <4 x half>, ptr addrspace(3) %419, align 8, !dbg !66
  %496 = load <4 x half>, ptr addrspace(3) %421, align 8, !dbg !66
  %497 = load <4 x half>, ptr addrspace(3) %423, align 8, !dbg !66
  %498 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %494, <4 x half> %52, <16 x float> zeroinitializer, i32 0, i32 0, i32 0), !dbg !62
  %499 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %495, <4 x half> %55, <16 x float> %498, i32 0, i32 0, i32 0), !dbg !62
  %500 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %496, <4 x half> %58, <16 x float> %499, i32 0, i32 0, i32 0), !dbg !62
  %501 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %497, <4 x half> %61, <16 x float> %500, i32 0, i32 0, i32 0), !dbg !62
  %502 = extractelement <16 x float> %501, i64 8, !dbg !62
  %503 = extractelement <16 x float> %501, i64 13, !dbg !62
  %504 = fmul float %scale, %502, !dbg !62
  %505 = fmul float %scale, %503, !dbg !62
  %.not14 = icmp slt i32 %27, %482, !dbg !60
  %.not19 = icmp slt i32 %27, %.reass48, !dbg !60
  %506 = shufflevector <16 x float> %501, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>, !dbg !62
  %507 = fmul <8 x float> %457, %506, !dbg !62
  %508 = icmp slt <8 x i32> %447, %481, !dbg !60
  %509 = select <8 x i1> %508, <8 x float> splat (float -1.000000e+06), <8 x float> %507, !dbg !67
  %510 = select i1 %.not14, float -1.000000e+06, float %504, !dbg !67
  %511 = shufflevector <16 x float> %501, <16 x float> poison, <4 x i32> <i32 9, i32 10, i32 11, i32 12>, !dbg !62
  %512 = fmul <4 x float> %461, %511, !dbg !62
  %513 = icmp slt <4 x i32> %459, %485, !dbg !60
  %514 = select <4 x i1> %513, <4 x float> splat (float -1.000000e+06), <4 x float> %512, !dbg !67
  %515 = select i1 %.not19, float -1.000000e+06, float %505, !dbg !67
  %516 = extractelement <8 x float> %509, i64 0, !dbg !68
  %517 = extractelement <8 x float> %509, i64 1, !dbg !68
  %518 = tail call float @llvm.maxnum.f32(float %516, float %517), !dbg !69
  %519 = extractelement <8 x float> %509, i64 2, !dbg !68
  %520 = tail call float @llvm.maxnum.f32(float %518, float %519), !dbg !69
  %521 = extractelement <8 x float> %509, i64 3, !dbg !68
  %522 = extractelement <8 x float> %509, i64 4, !dbg !68
  %523 = tail call float @llvm.maxnum.f32(float %521, float %522), !dbg !69
  %524 = extractelement <8 x float> %509, i64 5, !dbg !68
  %525 = tail call float @llvm.maxnum.f32(float %523, float %524), !dbg !69
  %526 = extractelement <8 x float> %509, i64 6, !dbg !68
  %527 = extractelement <8 x float> %509, i64 7, !dbg !68
  %528 = tail call float @llvm.maxnum.f32(float %526, float %527), !dbg !69
  %529 = tail call float @llvm.maxnum.f32(float %528, float %510), !dbg !69
  %530 = extractelement <4 x float> %514, i64 0, !dbg !68
  %531 = extractelement <4 x float> %514, i64 1, !dbg !68
  %532 = tail call float @llvm.maxnum.f32(float %530, float %531), !dbg !69
  %533 = extractelement <4 x float> %514, i64 2, !dbg !68
  %534 = tail call float @llvm.maxnum.f32(float %532, float %533), !dbg !69
  %535 = extractelement <4 x float> %514, i64 3, !dbg !68
  %536 = tail call float @llvm.maxnum.f32(float %535, float %515), !dbg !69
  %537 = tail call float @llvm.maxnum.f32(float %520, float %525), !dbg !69
  %538 = tail call float @llvm.maxnum.f32(float %537, float %529), !dbg !69
  %539 = shufflevector <16 x float> %501, <16 x float> poison, <2 x i32> <i32 14, i32 15>, !dbg !62
  %540 = fmul <2 x float> %465, %539, !dbg !62
  %541 = icmp slt <2 x i32> %463, %488, !dbg !60
  %542 = select <2 x i1> %541, <2 x float> splat (float -1.000000e+06), <2 x float> %540, !dbg !67
  %543 = extractelement <2 x float> %542, i64 0, !dbg !69
  %544 = tail call float @llvm.maxnum.f32(float %536, float %543), !dbg !69
  %545 = tail call float @llvm.maxnum.f32(float %534, float %544), !dbg !69
  %546 = extractelement <2 x float> %542, i64 1, !dbg !69
  %547 = tail call float @llvm.maxnum.f32(float %545, float %546), !dbg !69
  %548 = tail call float @llvm.maxnum.f32(float %538, float %547), !dbg !69
  %549 = bitcast float %548 to i32, !dbg !70
  %550 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %425, i32 %549), !dbg !70
  %551 = bitcast i32 %550 to float, !dbg !70
  %552 = tail call float @llvm.maxnum.f32(float %548, float %551), !dbg !69
  %553 = tail call float @llvm.maxnum.f32(float %467, float %552), !dbg !72
  %554 = insertelement <2 x float> poison, float %553, i64 0, !dbg !68
  %555 = shufflevector <2 x float> %554, <2 x float> poison, <2 x i32> zeroinitializer, !dbg !68
  %556 = fsub <2 x float> %542, %555, !dbg !68
  %557 = shufflevector <8 x float> %509, <8 x float> poison, <2 x i32> <i32 0, i32 1>, !dbg !68
  %558 = fsub <2 x float> %557, %555, !dbg !68
  %559 = fmul <2 x float> %558, splat (float f0x3FB8AA3B), !dbg !73
  %560 = tail call <2 x float> @llvm.exp2.v2f32(<2 x float> %559), !dbg !73
  %561 = shufflevector <8 x float> %509, <8 x float> poison, <2 x i32> <i32 2, i32 3>, !dbg !68
  %562 = fsub <2 x float> %561, %555, !dbg !68
  %563 = fmul <2 x float> %562, splat (float f0x3FB8AA3B), !dbg !73
  %564 = tail call <2 x float> @llvm.exp2.v2f32(<2 x float> %563), !dbg !73
  %565 = shufflevector <8 x float> %509, <8 x float> poison, <2 x i32> <i32 4, i32 5>, !dbg !68
  %566 = fsub <2 x float> %565, %555, !dbg !68
  %567 = fmul <2 x float> %566, splat (float f0x3FB8AA3B), !dbg !73
  %568 = tail call <2 x float> @llvm.exp2.v2f32(<2 x float> %567), !dbg !73
  %569 = shufflevector <8 x float> %509, <8 x float> poison, <2 x i32> <i32 6, i32 7>, !dbg !68
  %570 = fsub <2 x float> %569, %555, !dbg !68
  %571 = fmul <2 x float> %570, splat (float f0x3FB8AA3B), !dbg !73
  %572 = tail call <2 x float> @llvm.exp2.v2f32(<2 x float> %571), !dbg !73
  %573 = shufflevector <4 x float> %514, <4 x float> poison, <2 x i32> <i32 3, i32 0>, !dbg !68
  %574 = insertelement <2 x float> %573, float %510, i64 0, !dbg !68
  %575 = fsub <2 x float> %574, %555, !dbg !68
  %576 = fmul <2 x float> %575, splat (float f0x3FB8AA3B), !dbg !73
  %577 = tail call <2 x float> @llvm.exp2.v2f32(<2 x float> %576), !dbg !73
  %578 = shufflevector <4 x float> %514, <4 x float> poison, <2 x i32> <i32 1, i32 2>, !dbg !68
  %579 = fsub <2 x float> %578, %555, !dbg !68
  %580 = fmul <2 x float> %579, splat (float f0x3FB8AA3B), !dbg !73
  %581 = tail call <2 x float> @llvm.exp2.v2f32(<2 x float> %580), !dbg !73
  %582 = insertelement <2 x float> %573, float %515, i64 1, !dbg !68
  %583 = fsub <2 x float> %582, %555, !dbg !68
  %584 = fmul <2 x float> %583, splat (float f0x3FB8AA3B), !dbg !73
  %585 = tail call <2 x float> @llvm.exp2.v2f32(<2 x float> %584), !dbg !73
  %586 = fmul <2 x float> %556, splat (float f0x3FB8AA3B), !dbg !73
  %587 = tail call <2 x float> @llvm.exp2.v2f32(<2 x float> %586), !dbg !73
  %588 = fsub float %467, %553, !dbg !74
  %589 = fmul float %588, f0x3FB8AA3B, !dbg !75
  %590 = tail call float @llvm.exp2.f32(float %589), !dbg !75
  %gep56 = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep27, i64 %490, !dbg !76
  %591 = load <8 x half>, ptr addrspace(1) %gep56, align 16, !dbg !77
  %592 = fmul float %468, %590, !dbg !78
  %593 = fadd <2 x float> %560, %564, !dbg !79
  %594 = fadd <2 x float> %568, %572, !dbg !79
  %595 = fadd <2 x float> %577, %581, !dbg !79
  %596 = fadd <2 x float> %585, %587, !dbg !79
  %597 = fadd <2 x float> %593, %594, !dbg !79
  %598 = fadd <2 x float> %595, %596, !dbg !79
  %599 = fadd <2 x float> %597, %598, !dbg !79
  %600 = extractelement <2 x float> %599, i64 0, !dbg !79
  %601 = extractelement <2 x float> %599, i64 1, !dbg !79
  %602 = fadd float %600, %601, !dbg !81
  %603 = bitcast float %602 to i32, !dbg !79
  %604 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %425, i32 %603), !dbg !79
  %605 = bitcast i32 %604 to float, !dbg !79
  %606 = fadd float %602, %605, !dbg !81
  %607 = fadd float %592, %606, !dbg !78
  %608 = extractelement <2 x float> %560, i64 0, !dbg !82
  %609 = fptrunc float %608 to half, !dbg !82
  %610 = extractelement <2 x float> %560, i64 1, !dbg !82
  %611 = fptrunc float %610 to half, !dbg !82
  %612 = extractelement <2 x float> %564, i64 0, !dbg !82
  %613 = fptrunc float %612 to half, !dbg !82
  %614 = extractelement <2 x float> %564, i64 1, !dbg !82
  %615 = fptrunc float %614 to half, !dbg !82
  %616 = extractelement <2 x float> %568, i64 0, !dbg !82
  %617 = fptrunc float %616 to half, !dbg !82
  %618 = extractelement <2 x float> %568, i64 1, !dbg !82
  %619 = fptrunc float %618 to half, !dbg !82
  %620 = extractelement <2 x float> %572, i64 0, !dbg !82
  %621 = fptrunc float %620 to half, !dbg !82
  %622 = extractelement <2 x float> %572, i64 1, !dbg !82
  %623 = fptrunc float %622 to half, !dbg !82
  %624 = extractelement <2 x float> %577, i64 0, !dbg !82
  %625 = fptrunc float %624 to half, !dbg !82
  %626 = extractelement <2 x float> %577, i64 1, !dbg !82
  %627 = fptrunc float %626 to half, !dbg !82
  %628 = extractelement <2 x float> %581, i64 0, !dbg !82
  %629 = fptrunc float %628 to half, !dbg !82
  %630 = extractelement <2 x float> %581, i64 1, !dbg !82
  %631 = fptrunc float %630 to half, !dbg !82
  %632 = extractelement <2 x float> %585, i64 0, !dbg !82
  %633 = fptrunc float %632 to half, !dbg !82
  %634 = extractelement <2 x float> %585, i64 1, !dbg !82
  %635 = fptrunc float %634 to half, !dbg !82
  %636 = extractelement <2 x float> %587, i64 0, !dbg !82
  %637 = fptrunc float %636 to half, !dbg !82
  %638 = extractelement <2 x float> %587, i64 1, !dbg !82
  %639 = fptrunc float %638 to half, !dbg !82
  %640 = insertelement <2 x float> poison, float %590, i64 0, !dbg !83
  %641 = shufflevector <2 x float> %640, <2 x float> poison, <2 x i32> zeroinitializer, !dbg !83
  %642 = fmul <2 x float> %470, %641, !dbg !83
  %643 = fmul <2 x float> %471, %641, !dbg !83
  %644 = fmul <2 x float> %472, %641, !dbg !83
  %645 = fmul <2 x float> %473, %641, !dbg !83
  %646 = fmul <2 x float> %474, %641, !dbg !83
  %647 = fmul <2 x float> %475, %641, !dbg !83
  %648 = fmul <2 x float> %476, %641, !dbg !83
  %649 = fmul <2 x float> %477, %641, !dbg !83
  fence syncscope("workgroup") release, !dbg !77, !mmra !28
  tail call void @llvm.amdgcn.s.barrier(), !dbg !77
  fence syncscope("workgroup") acquire, !dbg !77, !mmra !28
  store <8 x half> %591, ptr addrspace(3) %426, align 16, !dbg !77
  fence syncscope("workgroup") release, !dbg !77, !mmra !28
  tail call void @llvm.amdgcn.s.barrier(), !dbg !77
  fence syncscope("workgroup") acquire, !dbg !77, !mmra !28
  %650 = load <1 x half>, ptr addrspace(3) %430, align 2, !dbg !77
  %651 = load <1 x half>, ptr addrspace(3) %431, align 2, !dbg !77
  %652 = load <1 x half>, ptr addrspace(3) %432, align 2, !dbg !77
  %653 = shufflevector <1 x half> %652, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !77
  %654 = load <1 x half>, ptr addrspace(3) %433, align 2, !dbg !77
  %655 = shufflevector <1 x half> %654, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !77
  %656 = load <1 x half>, ptr addrspace(3) %434, align 2, !dbg !77
  %657 = load <1 x half>, ptr addrspace(3) %435, align 2, !dbg !77
  %658 = load <1 x half>, ptr addrspace(3) %436, align 2, !dbg !77
  %659 = shufflevector <1 x half> %658, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !77
  %660 = load <1 x half>, ptr addrspace(3) %437, align 2, !dbg !77
  %661 = shufflevector <1 x half> %660, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !77
  %662 = load <1 x half>, ptr addrspace(3) %438, align 2, !dbg !77
  %663 = load <1 x half>, ptr addrspace(3) %439, align 2, !dbg !77
  %664 = load <1 x half>, ptr addrspace(3) %440, align 2, !dbg !77
  %665 = shufflevector <1 x half> %664, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !77
  %666 = load <1 x half>, ptr addrspace(3) %441, align 2, !dbg !77
  %667 = shufflevector <1 x half> %666, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !77
  %668 = load <1 x half>, ptr addrspace(3) %442, align 2, !dbg !77
  %669 = load <1 x half>, ptr addrspace(3) %443, align 2, !dbg !77
  %670 = load <1 x half>, ptr addrspace(3) %444, align 2, !dbg !77
  %671 = shufflevector <1 x half> %670, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !77
  %672 = load <1 x half>, ptr addrspace(3) %445, align 2, !dbg !77
  %673 = shufflevector <1 x half> %672, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !77
  %674 = insertelement <4 x half> poison, half %609, i64 0, !dbg !84
  %675 = insertelement <4 x half> %674, half %611, i64 1, !dbg !84
  %676 = insertelement <4 x half> %675, half %613, i64 2, !dbg !84
  %677 = insertelement <4 x half> %676, half %615, i64 3, !dbg !84
  %678 = insertelement <4 x half> poison, half %617, i64 0, !dbg !84
  %679 = insertelement <4 x half> %678, half %619, i64 1, !dbg !84
  %680 = insertelement <4 x half> %679, half %621, i64 2, !dbg !84
  %681 = insertelement <4 x half> %680, half %623, i64 3, !dbg !84
  %682 = insertelement <4 x half> poison, half %625, i64 0, !dbg !84
  %683 = insertelement <4 x half> %682, half %627, i64 1, !dbg !84
  %684 = insertelement <4 x half> %683, half %629, i64 2, !dbg !84
  %685 = insertelement <4 x half> %684, half %631, i64 3, !dbg !84
  %686 = insertelement <4 x half> poison, half %633, i64 0, !dbg !84
  %687 = insertelement <4 x half> %686, half %635, i64 1, !dbg !84
  %688 = insertelement <4 x half> %687, half %637, i64 2, !dbg !84
  %689 = insertelement <4 x half> %688, half %639, i64 3, !dbg !84
  %690 = shufflevector <1 x half> %650, <1 x half> %651, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !84
  %691 = shufflevector <4 x half> %690, <4 x half> %653, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !84
  %692 = shufflevector <4 x half> %691, <4 x half> %655, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !84
  %693 = shufflevector <1 x half> %656, <1 x half> %657, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !84
  %694 = shufflevector <4 x half> %693, <4 x half> %659, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !84
  %695 = shufflevector <4 x half> %694, <4 x half> %661, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !84
  %696 = shufflevector <1 x half> %662, <1 x half> %663, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !84
  %697 = shufflevector <4 x half> %696, <4 x half> %665, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !84
  %698 = shufflevector <4 x half> %697, <4 x half> %667, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !84
  %699 = shufflevector <1 x half> %668, <1 x half> %669, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !84
  %700 = shufflevector <4 x half> %699, <4 x half> %671, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !84
  %701 = shufflevector <4 x half> %700, <4 x half> %673, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !84
  %702 = shufflevector <2 x float> %642, <2 x float> %643, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !84
  %703 = shufflevector <2 x float> %644, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !84
  %704 = shufflevector <16 x float> %702, <16 x float> %703, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !84
  %705 = shufflevector <2 x float> %645, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !84
  %706 = shufflevector <16 x float> %704, <16 x float> %705, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !84
  %707 = shufflevector <2 x float> %646, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !84
  %708 = shufflevector <16 x float> %706, <16 x float> %707, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !84
  %709 = shufflevector <2 x float> %647, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !84
  %710 = shufflevector <16 x float> %708, <16 x float> %709, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !84
  %711 = shufflevector <2 x float> %648, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !84
  %712 = shufflevector <16 x float> %710, <16 x float> %711, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 poison, i32 poison>, !dbg !84
  %713 = shufflevector <2 x float> %649, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !84
  %714 = shufflevector <16 x float> %712, <16 x float> %713, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 16, i32 17>, !dbg !84
  %715 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %692, <4 x half> %677, <16 x float> %714, i32 0, i32 0, i32 0), !dbg !84
  %716 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %695, <4 x half> %681, <16 x float> %715, i32 0, i32 0, i32 0), !dbg !84
  %717 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %698, <4 x half> %685, <16 x float> %716, i32 0, i32 0, i32 0), !dbg !84
  %718 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %701, <4 x half> %689, <16 x float> %717, i32 0, i32 0, i32 0), !dbg !84
  %719 = add i32 %469, 32, !dbg !58
  %720 = icmp slt i32 %719, %371, !dbg !58
  %721 = shufflevector <16 x float> %718, <16 x float> poison, <2 x i32> <i32 0, i32 1>
  %722 = shufflevector <16 x float> %718, <16 x float> poison, <2 x i32> <i32 2, i32 3>
  %723 = shufflevector <16 x float> %718, <16 x float> poison, <2 x i32> <i32 4, i32 5>
  %724 = shufflevector <16 x float> %718, <16 x float> poison, <2 x i32> <i32 6, i32 7>
  %725 = shufflevector <16 x float> %718, <16 x float> poison, <2 x i32> <i32 8, i32 9>
  %726 = shufflevector <16 x float> %718, <16 x float> poison, <2 x i32> <i32 10, i32 11>
  %727 = shufflevector <16 x float> %718, <16 x float> poison, <2 x i32> <i32 12, i32 13>
  %728 = shufflevector <16 x float> %718, <16 x float> poison, <2 x i32> <i32 14, i32 15>
  br i1 %720, label %466, label %._crit_edge59.loopexit, !dbg !58

._crit_edge59.loopexit:                           ; preds = %466
  %729 = extractelement <16 x float> %718, i64 15, !dbg !84
  %730 = extractelement <16 x float> %718, i64 14, !dbg !84
  %731 = extractelement <16 x float> %718, i64 13, !dbg !84
  %732 = extractelement <16 x float> %718, i64 12, !dbg !84
  %733 = extractelement <16 x float> %718, i64 11, !dbg !84
  %734 = extractelement <16 x float> %718, i64 10, !dbg !84
  %735 = extractelement <16 x float> %718, i64 9, !dbg !84
  %736 = extractelement <16 x float> %718, i64 8, !dbg !84
  %737 = extractelement <16 x float> %718, i64 7, !dbg !84
  %738 = extractelement <16 x float> %718, i64 6, !dbg !84
  %739 = extractelement <16 x float> %718, i64 5, !dbg !84
  %740 = extractelement <16 x float> %718, i64 4, !dbg !84
  %741 = extractelement <16 x float> %718, i64 3, !dbg !84
  %742 = extractelement <16 x float> %718, i64 2, !dbg !84
  %743 = extractelement <16 x float> %718, i64 1, !dbg !84
  %744 = extractelement <16 x float> %718, i64 0, !dbg !84
  br label %._crit_edge59, !dbg !85

._crit_edge59:                                    ; preds = %._crit_edge59.loopexit, %._crit_edge
  %745 = phi float [ %380, %._crit_edge ], [ %744, %._crit_edge59.loopexit ], !dbg !56
  %746 = phi float [ %381, %._crit_edge ], [ %743, %._crit_edge59.loopexit ], !dbg !56
  %747 = phi float [ %382, %._crit_edge ], [ %742, %._crit_edge59.loopexit ], !dbg !56
  %748 = phi float [ %383, %._crit_edge ], [ %741, %._crit_edge59.loopexit ], !dbg !56
  %749 = phi float [ %384, %._crit_edge ], [ %740, %._crit_edge59.loopexit ], !dbg !56
  %750 = phi float [ %385, %._crit_edge ], [ %739, %._crit_edge59.loopexit ], !dbg !56
  %751 = phi float [ %386, %._crit_edge ], [ %738, %._crit_edge59.loopexit ], !dbg !56
  %752 = phi float [ %387, %._crit_edge ], [ %737, %._crit_edge59.loopexit ], !dbg !56
  %753 = phi float [ %388, %._crit_edge ], [ %736, %._crit_edge59.loopexit ], !dbg !56
  %754 = phi float [ %389, %._crit_edge ], [ %735, %._crit_edge59.loopexit ], !dbg !56
  %755 = phi float [ %390, %._crit_edge ], [ %734, %._crit_edge59.loopexit ], !dbg !56
  %756 = phi float [ %391, %._crit_edge ], [ %733, %._crit_edge59.loopexit ], !dbg !56
  %757 = phi float [ %392, %._crit_edge ], [ %732, %._crit_edge59.loopexit ], !dbg !56
  %758 = phi float [ %393, %._crit_edge ], [ %731, %._crit_edge59.loopexit ], !dbg !56
  %759 = phi float [ %394, %._crit_edge ], [ %730, %._crit_edge59.loopexit ], !dbg !56
  %760 = phi float [ %395, %._crit_edge ], [ %729, %._crit_edge59.loopexit ], !dbg !56
  %.lcssa22 = phi float [ %.lcssa25, %._crit_edge ], [ %607, %._crit_edge59.loopexit ], !dbg !56
  %.lcssa = phi float [ %.lcssa24, %._crit_edge ], [ %553, %._crit_edge59.loopexit ], !dbg !56
  %761 = icmp eq i32 %13, 0, !dbg !85
  %762 = or disjoint i32 %13, %21, !dbg !85
  %763 = icmp eq i32 %762, 0, !dbg !85
  br i1 %763, label %764, label %770, !dbg !85

764:                                              ; preds = %._crit_edge59
  %765 = tail call noundef float @llvm.log2.f32(float %.lcssa22), !dbg !86
  %766 = fadd float %.lcssa, %765, !dbg !87
  %767 = insertelement <1 x float> poison, float %766, i64 0, !dbg !85
  %768 = sext i32 %27 to i64, !dbg !88
  %769 = getelementptr [4 x i8], ptr addrspace(1) %weight_ptr, i64 %768, !dbg !88
  store <1 x float> %767, ptr addrspace(1) %769, align 4, !dbg !85
  br label %770, !dbg !85

770:                                              ; preds = %764, %._crit_edge59
  br i1 %761, label %.critedge, label %.critedge4, !dbg !19

.critedge:                                        ; preds = %770
  %771 = fdiv float %760, %.lcssa22, !dbg !89
  %772 = fdiv float %759, %.lcssa22, !dbg !89
  %773 = fdiv float %758, %.lcssa22, !dbg !89
  %774 = fdiv float %757, %.lcssa22, !dbg !89
  %775 = fdiv float %756, %.lcssa22, !dbg !89
  %776 = fdiv float %755, %.lcssa22, !dbg !89
  %777 = fdiv float %754, %.lcssa22, !dbg !89
  %778 = fdiv float %753, %.lcssa22, !dbg !89
  %779 = sext i32 %29 to i64, !dbg !90
  %780 = getelementptr [4 x i8], ptr addrspace(1) %out_ptr, i64 %779, !dbg !90
  %781 = zext nneg i32 %25 to i64, !dbg !90
  %782 = getelementptr [4 x i8], ptr addrspace(1) %780, i64 %781, !dbg !90
  %783 = zext nneg i32 %24 to i64, !dbg !90
  %784 = getelementptr [4 x i8], ptr addrspace(1) %780, i64 %783, !dbg !90
  %785 = fdiv float %745, %.lcssa22, !dbg !89
  %786 = insertelement <4 x float> poison, float %785, i64 0, !dbg !19
  %787 = fdiv float %746, %.lcssa22, !dbg !89
  %788 = insertelement <4 x float> %786, float %787, i64 1, !dbg !19
  %789 = fdiv float %747, %.lcssa22, !dbg !89
  %790 = insertelement <4 x float> %788, float %789, i64 2, !dbg !19
  %791 = fdiv float %748, %.lcssa22, !dbg !89
  %792 = insertelement <4 x float> %790, float %791, i64 3, !dbg !19
  %793 = fdiv float %752, %.lcssa22, !dbg !89
  %794 = fdiv float %751, %.lcssa22, !dbg !89
  %795 = fdiv float %750, %.lcssa22, !dbg !89
  %796 = fdiv float %749, %.lcssa22, !dbg !89
  %797 = zext nneg i32 %23 to i64, !dbg !90
  %798 = getelementptr [4 x i8], ptr addrspace(1) %780, i64 %797, !dbg !90
  %799 = zext nneg i32 %22 to i64, !dbg !90
  %800 = getelementptr [4 x i8], ptr addrspace(1) %780, i64 %799, !dbg !90
  store <4 x float> %792, ptr addrspace(1) %800, align 16, !dbg !19
  %801 = insertelement <4 x float> poison, float %796, i64 0, !dbg !19
  %802 = insertelement <4 x float> %801, float %795, i64 1, !dbg !19
  %803 = insertelement <4 x float> %802, float %794, i64 2, !dbg !19
  %804 = insertelement <4 x float> %803, float %793, i64 3, !dbg !19
  store <4 x float> %804, ptr addrspace(1) %798, align 16, !dbg !19
  %805 = insertelement <4 x float> poison, float %778, i64 0, !dbg !19
  %806 = insertelement <4 x float> %805, float %777, i64 1, !dbg !19
  %807 = insertelement <4 x float> %806, float %776, i64 2, !dbg !19
  %808 = insertelement <4 x float> %807, float %775, i64 3, !dbg !19
  store <4 x float> %808, ptr addrspace(1) %784, align 16, !dbg !19
  %809 = insertelement <4 x float> poison, float %774, i64 0, !dbg !19
  %810 = insertelement <4 x float> %809, float %773, i64 1, !dbg !19
  %811 = insertelement <4 x float> %810, float %772, i64 2, !dbg !19
  %812 = insertelement <4 x float> %811, float %771, i64 3, !dbg !19
  store <4 x float> %812, ptr addrspace(1) %782, align 16, !dbg !19
  br label %.critedge4, !dbg !19

.critedge4:                                       ; preds = %770, %.critedge
  ret void, !dbg !91
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #4

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half>, <4 x half>, <16 x float>, i32 immarg, i32 immarg, i32 immarg) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #0

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32) #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.log2.f32(float) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x float> @llvm.exp2.v2f32(<2 x float>) #7

attributes #0 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-cluster-dims"="1,1,1" "amdgpu-flat-work-group-size"="1,128" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-no-wwm" "denormal-fp-math-f32"="ieee" "uniform-work-group-size" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }
attributes #4 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #5 = { convergent mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }
attributes #6 = { convergent mustprogress nocallback nofree nounwind willreturn memory(none) }
attributes #7 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "tests/triton/any_length.py", directory: "")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 0}
!6 = !DISubprogram(name: "llvm.exp2.f32", linkageName: "llvm.exp2.f32", scope: !1, file: !1, line: 82, type: !7, scopeLine: 82, spFlags: DISPFlagOptimized)
!7 = !DISubroutineType(cc: DW_CC_normal, types: !8)
!8 = !{!9, !9}
!9 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!10 = distinct !DISubprogram(name: "causal", linkageName: "causal", scope: !1, file: !1, line: 80, type: !11, scopeLine: 80, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!11 = !DISubroutineType(cc: DW_CC_normal, types: !12)
!12 = !{null, !13, !13, !13, !15, !15, !16, !9, !17, !17}
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !14, size: 64, dwarfAddressSpace: 1)
!14 = !DIBasicType(name: "half", size: 16, encoding: DW_ATE_float)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !9, size: 64, dwarfAddressSpace: 1)
!16 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !18, size: 64, dwarfAddressSpace: 1)
!18 = !DIBasicType(name: "unknown_type", encoding: DW_ATE_signed)
!19 = !DILocation(line: 84, column: 5, scope: !10)
!20 = !DILocation(line: 81, column: 12, scope: !10)
!21 = !DILocation(line: 81, column: 35, scope: !10)
!22 = !DILocation(line: 67, column: 25, scope: !23, inlinedAt: !24)
!23 = distinct !DILexicalBlockFile(scope: !10, file: !1, discriminator: 0)
!24 = !DILocation(line: 82, column: 28, scope: !23)
!25 = !DILocation(line: 67, column: 17, scope: !23, inlinedAt: !24)
!26 = !DILocation(line: 67, column: 45, scope: !23, inlinedAt: !24)
!27 = !DILocation(line: 67, column: 9, scope: !23, inlinedAt: !24)
!28 = !{!"amdgpu-synchronize-as", !"local"}
!29 = !DILocation(line: 50, column: 5, scope: !23, inlinedAt: !30)
!30 = !DILocation(line: 71, column: 28, scope: !23, inlinedAt: !24)
!31 = !DILocation(line: 52, column: 18, scope: !23, inlinedAt: !30)
!32 = !DILocation(line: 51, column: 30, scope: !23, inlinedAt: !30)
!33 = !DILocation(line: 51, column: 29, scope: !23, inlinedAt: !30)
!34 = !DILocation(line: 51, column: 21, scope: !23, inlinedAt: !30)
!35 = !DILocation(line: 51, column: 13, scope: !23, inlinedAt: !30)
!36 = !DILocation(line: 52, column: 28, scope: !23, inlinedAt: !30)
!37 = !DILocation(line: 56, column: 20, scope: !23, inlinedAt: !30)
!38 = !DILocation(line: 196, column: 12, scope: !39, inlinedAt: !41)
!39 = distinct !DILexicalBlockFile(scope: !10, file: !40, discriminator: 0)
!40 = !DIFile(filename: "triton/language/standard.py", directory: "")
!41 = !DILocation(line: 216, column: 16, scope: !39, inlinedAt: !42)
!42 = !DILocation(line: 55, column: 38, scope: !23, inlinedAt: !30)
!43 = !DILocation(line: 55, column: 18, scope: !23, inlinedAt: !30)
!44 = !DILocation(line: 56, column: 13, scope: !23, inlinedAt: !30)
!45 = !DILocation(line: 57, column: 23, scope: !23, inlinedAt: !30)
!46 = !DILocation(line: 57, column: 16, scope: !23, inlinedAt: !30)
!47 = !DILocation(line: 58, column: 21, scope: !23, inlinedAt: !30)
!48 = !DILocation(line: 58, column: 13, scope: !23, inlinedAt: !30)
!49 = !DILocation(line: 59, column: 18, scope: !23, inlinedAt: !30)
!50 = !DILocation(line: 314, column: 12, scope: !39, inlinedAt: !51)
!51 = !DILocation(line: 59, column: 34, scope: !23, inlinedAt: !30)
!52 = !DILocation(line: 287, column: 12, scope: !39, inlinedAt: !50)
!53 = !DILocation(line: 60, column: 22, scope: !23, inlinedAt: !30)
!54 = !DILocation(line: 60, column: 43, scope: !23, inlinedAt: !30)
!55 = !DILocation(line: 60, column: 15, scope: !23, inlinedAt: !30)
!56 = !DILocation(line: 82, column: 28, scope: !10)
!57 = !DILocation(line: 72, column: 65, scope: !23, inlinedAt: !24)
!58 = !DILocation(line: 50, column: 5, scope: !23, inlinedAt: !59)
!59 = !DILocation(line: 72, column: 12, scope: !23, inlinedAt: !24)
!60 = !DILocation(line: 54, column: 31, scope: !23, inlinedAt: !59)
!61 = !DILocation(line: 51, column: 30, scope: !23, inlinedAt: !59)
!62 = !DILocation(line: 52, column: 18, scope: !23, inlinedAt: !59)
!63 = !DILocation(line: 51, column: 29, scope: !23, inlinedAt: !59)
!64 = !DILocation(line: 51, column: 21, scope: !23, inlinedAt: !59)
!65 = !DILocation(line: 51, column: 13, scope: !23, inlinedAt: !59)
!66 = !DILocation(line: 52, column: 28, scope: !23, inlinedAt: !59)
!67 = !DILocation(line: 54, column: 22, scope: !23, inlinedAt: !59)
!68 = !DILocation(line: 56, column: 20, scope: !23, inlinedAt: !59)
!69 = !DILocation(line: 196, column: 12, scope: !39, inlinedAt: !70)
!70 = !DILocation(line: 216, column: 16, scope: !39, inlinedAt: !71)
!71 = !DILocation(line: 55, column: 38, scope: !23, inlinedAt: !59)
!72 = !DILocation(line: 55, column: 18, scope: !23, inlinedAt: !59)
!73 = !DILocation(line: 56, column: 13, scope: !23, inlinedAt: !59)
!74 = !DILocation(line: 57, column: 23, scope: !23, inlinedAt: !59)
!75 = !DILocation(line: 57, column: 16, scope: !23, inlinedAt: !59)
!76 = !DILocation(line: 58, column: 21, scope: !23, inlinedAt: !59)
!77 = !DILocation(line: 58, column: 13, scope: !23, inlinedAt: !59)
!78 = !DILocation(line: 59, column: 18, scope: !23, inlinedAt: !59)
!79 = !DILocation(line: 314, column: 12, scope: !39, inlinedAt: !80)
!80 = !DILocation(line: 59, column: 34, scope: !23, inlinedAt: !59)
!81 = !DILocation(line: 287, column: 12, scope: !39, inlinedAt: !79)
!82 = !DILocation(line: 60, column: 22, scope: !23, inlinedAt: !59)
!83 = !DILocation(line: 60, column: 43, scope: !23, inlinedAt: !59)
!84 = !DILocation(line: 60, column: 15, scope: !23, inlinedAt: !59)
!85 = !DILocation(line: 83, column: 5, scope: !10)
!86 = !DILocation(line: 83, column: 43, scope: !10)
!87 = !DILocation(line: 83, column: 33, scope: !10)
!88 = !DILocation(line: 83, column: 14, scope: !10)
!89 = !DILocation(line: 84, column: 70, scope: !10)
!90 = !DILocation(line: 84, column: 14, scope: !10)
!91 = !DILocation(line: 80, column: 1, scope: !10)
