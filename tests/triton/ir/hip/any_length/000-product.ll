; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.42-amd-amdhsa"

@global_smem = external local_unnamed_addr addrspace(3) global [0 x i8], align 16

; Function Attrs: norecurse nounwind
define amdgpu_kernel void @product(ptr addrspace(1) inreg nofree readonly captures(none) %a_ptr, ptr addrspace(1) inreg nofree readonly captures(none) %b_ptr, ptr addrspace(1) inreg nofree writeonly captures(none) %c_ptr, i32 inreg %K, ptr addrspace(1) inreg nofree readnone captures(none) %global_scratch, ptr addrspace(1) inreg nofree readnone captures(none) %profile_scratch) local_unnamed_addr #0 !dbg !4 {
6:
  %7 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !14
  %8 = tail call i32 @llvm.amdgcn.readfirstlane.i32(i32 %7), !dbg !14
  %9 = lshr i32 %8, 6, !dbg !14
  %10 = and i32 %9, 1, !dbg !14
  %11 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !15
  %12 = shl i32 %11, 5, !dbg !15
  %13 = and i32 %7, 63, !dbg !16
  %14 = shl nuw nsw i32 %10, 6, !dbg !16
  %15 = or disjoint i32 %14, %13, !dbg !16
  %16 = lshr i32 %15, 2, !dbg !16
  %17 = and i32 %7, 31, !dbg !16
  %18 = shl nuw nsw i32 %7, 3, !dbg !16
  %19 = and i32 %18, 24, !dbg !16
  %20 = and i32 %7, 32, !dbg !16
  %21 = lshr exact i32 %20, 3, !dbg !16
  %22 = or disjoint i32 %16, %12, !dbg !15
  %23 = or disjoint i32 %12, %17, !dbg !15
  %24 = tail call i32 @llvm.amdgcn.workgroup.id.y(), !dbg !17
  %25 = shl i32 %24, 5, !dbg !17
  %26 = or disjoint i32 %21, %25, !dbg !17
  %27 = mul i32 %22, %K, !dbg !18
  %28 = sext i32 %27 to i64, !dbg !21
  %29 = getelementptr [2 x i8], ptr addrspace(1) %a_ptr, i64 %28, !dbg !21
  %invariant.op = or disjoint i32 %19, 1, !dbg !22
  %invariant.op6 = or disjoint i32 %19, 2, !dbg !22
  %invariant.op8 = or disjoint i32 %19, 3, !dbg !22
  %invariant.op10 = or disjoint i32 %19, 4, !dbg !22
  %invariant.op12 = or disjoint i32 %19, 5, !dbg !22
  %invariant.op14 = or disjoint i32 %19, 6, !dbg !22
  %invariant.op16 = or disjoint i32 %19, 7, !dbg !22
  %30 = icmp sgt i32 %K, 0, !dbg !22
  br i1 %30, label %.lr.ph, label %._crit_edge, !dbg !22

.lr.ph:                                           ; preds = %6
  %31 = or disjoint i32 %19, %25, !dbg !17
  %32 = sext i32 %31 to i64
  %invariant.gep = getelementptr [2 x i8], ptr addrspace(1) %b_ptr, i64 %32, !dbg !22
  %33 = shl nuw nsw i32 %15, 4
  %34 = and i32 %7, 56
  %35 = xor i32 %33, %34
  %36 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %35
  %37 = xor i32 %35, 8
  %38 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %37
  %39 = shl nuw nsw i32 %17, 6
  %40 = shl nuw nsw i32 %7, 2
  %41 = and i32 %40, 56
  %42 = lshr exact i32 %20, 2
  %43 = xor i32 %41, %42
  %44 = or disjoint i32 %43, %39
  %45 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %44
  %46 = xor i32 %44, 16
  %47 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %46
  %48 = xor i32 %44, 32
  %49 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %48
  %50 = xor i32 %44, 48
  %51 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %50
  %52 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %33
  %53 = shl nuw nsw i32 %17, 1
  %54 = shl nuw nsw i32 %20, 3
  %55 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %54
  %56 = getelementptr inbounds nuw i8, ptr addrspace(3) %55, i32 %53
  %57 = getelementptr inbounds nuw i8, ptr addrspace(3) %56, i32 64
  %58 = getelementptr inbounds nuw i8, ptr addrspace(3) %56, i32 128
  %59 = getelementptr inbounds nuw i8, ptr addrspace(3) %56, i32 192
  %60 = getelementptr inbounds nuw i8, ptr addrspace(3) %56, i32 512
  %61 = getelementptr inbounds nuw i8, ptr addrspace(3) %56, i32 576
  %62 = getelementptr inbounds nuw i8, ptr addrspace(3) %56, i32 640
  %63 = getelementptr inbounds nuw i8, ptr addrspace(3) %56, i32 704
  %64 = getelementptr inbounds nuw i8, ptr addrspace(3) %56, i32 1024
  %65 = getelementptr inbounds nuw i8, ptr addrspace(3) %56, i32 1088
  %66 = getelementptr inbounds nuw i8, ptr addrspace(3) %56, i32 1152
  %67 = getelementptr inbounds nuw i8, ptr addrspace(3) %56, i32 1216
  %68 = getelementptr inbounds nuw i8, ptr addrspace(3) %56, i32 1536
  %69 = getelementptr inbounds nuw i8, ptr addrspace(3) %56, i32 1600
  %70 = getelementptr inbounds nuw i8, ptr addrspace(3) %56, i32 1664
  %71 = getelementptr inbounds nuw i8, ptr addrspace(3) %56, i32 1728
  br label %72, !dbg !22

72:                                               ; preds = %.lr.ph, %161
  %73 = phi float [ 0.000000e+00, %.lr.ph ], [ %231, %161 ]
  %74 = phi float [ 0.000000e+00, %.lr.ph ], [ %232, %161 ]
  %75 = phi float [ 0.000000e+00, %.lr.ph ], [ %233, %161 ]
  %76 = phi float [ 0.000000e+00, %.lr.ph ], [ %234, %161 ]
  %77 = phi float [ 0.000000e+00, %.lr.ph ], [ %235, %161 ]
  %78 = phi float [ 0.000000e+00, %.lr.ph ], [ %236, %161 ]
  %79 = phi float [ 0.000000e+00, %.lr.ph ], [ %237, %161 ]
  %80 = phi float [ 0.000000e+00, %.lr.ph ], [ %238, %161 ]
  %81 = phi float [ 0.000000e+00, %.lr.ph ], [ %239, %161 ]
  %82 = phi float [ 0.000000e+00, %.lr.ph ], [ %240, %161 ]
  %83 = phi float [ 0.000000e+00, %.lr.ph ], [ %241, %161 ]
  %84 = phi float [ 0.000000e+00, %.lr.ph ], [ %242, %161 ]
  %85 = phi float [ 0.000000e+00, %.lr.ph ], [ %243, %161 ]
  %86 = phi float [ 0.000000e+00, %.lr.ph ], [ %244, %161 ]
  %87 = phi float [ 0.000000e+00, %.lr.ph ], [ %245, %161 ]
  %88 = phi float [ 0.000000e+00, %.lr.ph ], [ %246, %161 ]
  %89 = phi i32 [ 0, %.lr.ph ], [ %247, %161 ]
  %90 = or disjoint i32 %89, %19, !dbg !23
  %.reass = or disjoint i32 %89, %invariant.op
  %.reass7 = or disjoint i32 %89, %invariant.op6
  %.reass9 = or disjoint i32 %89, %invariant.op8
  %.reass11 = or disjoint i32 %89, %invariant.op10
  %.reass13 = or disjoint i32 %89, %invariant.op12
  %.reass15 = or disjoint i32 %89, %invariant.op14
  %.reass17 = or disjoint i32 %89, %invariant.op16
  %91 = or disjoint i32 %89, %16, !dbg !23
  %92 = icmp slt i32 %90, %K, !dbg !23
  %93 = icmp slt i32 %.reass, %K, !dbg !23
  %94 = icmp slt i32 %.reass7, %K, !dbg !23
  %95 = icmp slt i32 %.reass9, %K, !dbg !23
  %96 = icmp slt i32 %.reass11, %K, !dbg !23
  %97 = icmp slt i32 %.reass13, %K, !dbg !23
  %98 = icmp slt i32 %.reass15, %K, !dbg !23
  %99 = icmp slt i32 %.reass17, %K, !dbg !23
  %100 = icmp slt i32 %91, %K, !dbg !23
  %101 = sext i32 %.reass to i64, !dbg !21
  %102 = getelementptr [2 x i8], ptr addrspace(1) %29, i64 %101, !dbg !21
  %103 = sext i32 %.reass7 to i64, !dbg !21
  %104 = getelementptr [2 x i8], ptr addrspace(1) %29, i64 %103, !dbg !21
  %105 = sext i32 %.reass9 to i64, !dbg !21
  %106 = getelementptr [2 x i8], ptr addrspace(1) %29, i64 %105, !dbg !21
  %107 = sext i32 %.reass11 to i64, !dbg !21
  %108 = getelementptr [2 x i8], ptr addrspace(1) %29, i64 %107, !dbg !21
  %109 = sext i32 %.reass13 to i64, !dbg !21
  %110 = getelementptr [2 x i8], ptr addrspace(1) %29, i64 %109, !dbg !21
  %111 = sext i32 %.reass15 to i64, !dbg !21
  %112 = getelementptr [2 x i8], ptr addrspace(1) %29, i64 %111, !dbg !21
  %113 = sext i32 %.reass17 to i64, !dbg !21
  %114 = getelementptr [2 x i8], ptr addrspace(1) %29, i64 %113, !dbg !21
  br i1 %92, label %115, label %119, !dbg !24

115:                                              ; preds = %72
  %116 = sext i32 %90 to i64
  %117 = getelementptr [2 x i8], ptr addrspace(1) %29, i64 %116
  %118 = load <1 x half>, ptr addrspace(1) %117, align 2, !dbg !24
  br label %119, !dbg !24

119:                                              ; preds = %115, %72
  %120 = phi <1 x half> [ %118, %115 ], [ zeroinitializer, %72 ], !dbg !25
  %121 = extractelement <1 x half> %120, i64 0, !dbg !24
  br i1 %93, label %122, label %124, !dbg !24

122:                                              ; preds = %119
  %123 = load <1 x half>, ptr addrspace(1) %102, align 2, !dbg !24
  br label %124, !dbg !24

124:                                              ; preds = %122, %119
  %125 = phi <1 x half> [ %123, %122 ], [ zeroinitializer, %119 ], !dbg !25
  %126 = extractelement <1 x half> %125, i64 0, !dbg !24
  br i1 %94, label %127, label %129, !dbg !24

127:                                              ; preds = %124
  %128 = load <1 x half>, ptr addrspace(1) %104, align 2, !dbg !24
  br label %129, !dbg !24

129:                                              ; preds = %127, %124
  %130 = phi <1 x half> [ %128, %127 ], [ zeroinitializer, %124 ], !dbg !25
  %131 = extractelement <1 x half> %130, i64 0, !dbg !24
  br i1 %95, label %132, label %134, !dbg !24

132:                                              ; preds = %129
  %133 = load <1 x half>, ptr addrspace(1) %106, align 2, !dbg !24
  br label %134, !dbg !24

134:                                              ; preds = %132, %129
  %135 = phi <1 x half> [ %133, %132 ], [ zeroinitializer, %129 ], !dbg !25
  %136 = extractelement <1 x half> %135, i64 0, !dbg !24
  br i1 %96, label %137, label %139, !dbg !24

137:                                              ; preds = %134
  %138 = load <1 x half>, ptr addrspace(1) %108, align 2, !dbg !24
  br label %139, !dbg !24

139:                                              ; preds = %137, %134
  %140 = phi <1 x half> [ %138, %137 ], [ zeroinitializer, %134 ], !dbg !25
  %141 = extractelement <1 x half> %140, i64 0, !dbg !24
  br i1 %97, label %142, label %144, !dbg !24

142:                                              ; preds = %139
  %143 = load <1 x half>, ptr addrspace(1) %110, align 2, !dbg !24
  br label %144, !dbg !24

144:                                              ; preds = %142, %139
  %145 = phi <1 x half> [ %143, %142 ], [ zeroinitializer, %139 ], !dbg !25
  %146 = extractelement <1 x half> %145, i64 0, !dbg !24
  br i1 %98, label %147, label %149, !dbg !24

147:                                              ; preds = %144
  %148 = load <1 x half>, ptr addrspace(1) %112, align 2, !dbg !24
  br label %149, !dbg !24

149:                                              ; preds = %147, %144
  %150 = phi <1 x half> [ %148, %147 ], [ zeroinitializer, %144 ], !dbg !25
  %151 = extractelement <1 x half> %150, i64 0, !dbg !24
  br i1 %99, label %152, label %154, !dbg !24

152:                                              ; preds = %149
  %153 = load <1 x half>, ptr addrspace(1) %114, align 2, !dbg !24
  br label %154, !dbg !24

154:                                              ; preds = %152, %149
  %155 = phi <1 x half> [ %153, %152 ], [ zeroinitializer, %149 ], !dbg !25
  %156 = extractelement <1 x half> %155, i64 0, !dbg !24
  br i1 %100, label %157, label %161, !dbg !26

157:                                              ; preds = %154
  %158 = shl i32 %91, 6
  %159 = sext i32 %158 to i64
  %gep = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep, i64 %159
  %160 = load <8 x half>, ptr addrspace(1) %gep, align 16, !dbg !26
  br label %161, !dbg !26

161:                                              ; preds = %157, %154
  %162 = phi <8 x half> [ %160, %157 ], [ zeroinitializer, %154 ], !dbg !25
  fence syncscope("workgroup") release, !dbg !24, !mmra !27
  tail call void @llvm.amdgcn.s.barrier(), !dbg !24
  fence syncscope("workgroup") acquire, !dbg !24, !mmra !27
  %163 = insertelement <4 x half> poison, half %121, i64 0, !dbg !24
  %164 = insertelement <4 x half> %163, half %126, i64 1, !dbg !24
  %165 = insertelement <4 x half> %164, half %131, i64 2, !dbg !24
  %166 = insertelement <4 x half> %165, half %136, i64 3, !dbg !24
  store <4 x half> %166, ptr addrspace(3) %36, align 8, !dbg !24
  %167 = insertelement <4 x half> poison, half %141, i64 0, !dbg !24
  %168 = insertelement <4 x half> %167, half %146, i64 1, !dbg !24
  %169 = insertelement <4 x half> %168, half %151, i64 2, !dbg !24
  %170 = insertelement <4 x half> %169, half %156, i64 3, !dbg !24
  store <4 x half> %170, ptr addrspace(3) %38, align 8, !dbg !24
  fence syncscope("workgroup") release, !dbg !24, !mmra !27
  tail call void @llvm.amdgcn.s.barrier(), !dbg !24
  fence syncscope("workgroup") acquire, !dbg !24, !mmra !27
  %171 = load <4 x half>, ptr addrspace(3) %45, align 8, !dbg !24
  %172 = load <4 x half>, ptr addrspace(3) %47, align 8, !dbg !24
  %173 = load <4 x half>, ptr addrspace(3) %49, align 8, !dbg !24
  %174 = load <4 x half>, ptr addrspace(3) %51, align 8, !dbg !24
  fence syncscope("workgroup") release, !dbg !26, !mmra !27
  tail call void @llvm.amdgcn.s.barrier(), !dbg !26
  fence syncscope("workgroup") acquire, !dbg !26, !mmra !27
  store <8 x half> %162, ptr addrspace(3) %52, align 16, !dbg !26
  fence syncscope("workgroup") release, !dbg !26, !mmra !27
  tail call void @llvm.amdgcn.s.barrier(), !dbg !26
  fence syncscope("workgroup") acquire, !dbg !26, !mmra !27
  %175 = load <1 x half>, ptr addrspace(3) %56, align 2, !dbg !26
  %176 = load <1 x half>, ptr addrspace(3) %57, align 2, !dbg !26
  %177 = load <1 x half>, ptr addrspace(3) %58, align 2, !dbg !26
  %178 = shufflevector <1 x half> %177, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !26
  %179 = load <1 x half>, ptr addrspace(3) %59, align 2, !dbg !26
  %180 = shufflevector <1 x half> %179, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !26
  %181 = load <1 x half>, ptr addrspace(3) %60, align 2, !dbg !26
  %182 = load <1 x half>, ptr addrspace(3) %61, align 2, !dbg !26
  %183 = load <1 x half>, ptr addrspace(3) %62, align 2, !dbg !26
  %184 = shufflevector <1 x half> %183, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !26
  %185 = load <1 x half>, ptr addrspace(3) %63, align 2, !dbg !26
  %186 = shufflevector <1 x half> %185, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !26
  %187 = load <1 x half>, ptr addrspace(3) %64, align 2, !dbg !26
  %188 = load <1 x half>, ptr addrspace(3) %65, align 2, !dbg !26
  %189 = load <1 x half>, ptr addrspace(3) %66, align 2, !dbg !26
  %190 = shufflevector <1 x half> %189, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !26
  %191 = load <1 x half>, ptr addrspace(3) %67, align 2, !dbg !26
  %192 = shufflevector <1 x half> %191, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !26
  %193 = load <1 x half>, ptr addrspace(3) %68, align 2, !dbg !26
  %194 = load <1 x half>, ptr addrspace(3) %69, align 2, !dbg !26
  %195 = load <1 x half>, ptr addrspace(3) %70, align 2, !dbg !26
  %196 = shufflevector <1 x half> %195, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !26
  %197 = load <1 x half>, ptr addrspace(3) %71, align 2, !dbg !26
  %198 = shufflevector <1 x half> %197, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !26
  %199 = shufflevector <1 x half> %175, <1 x half> %176, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !28
  %200 = shufflevector <4 x half> %199, <4 x half> %178, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !28
  %201 = shufflevector <4 x half> %200, <4 x half> %180, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !28
  %202 = shufflevector <1 x half> %181, <1 x half> %182, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !28
  %203 = shufflevector <4 x half> %202, <4 x half> %184, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !28
  %204 = shufflevector <4 x half> %203, <4 x half> %186, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !28
  %205 = shufflevector <1 x half> %187, <1 x half> %188, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !28
  %206 = shufflevector <4 x half> %205, <4 x half> %190, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !28
  %207 = shufflevector <4 x half> %206, <4 x half> %192, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !28
  %208 = shufflevector <1 x half> %193, <1 x half> %194, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !28
  %209 = shufflevector <4 x half> %208, <4 x half> %196, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !28
  %210 = shufflevector <4 x half> %209, <4 x half> %198, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !28
  %211 = insertelement <16 x float> <float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float undef, float undef, float undef, float undef, float undef, float undef>, float %73, i64 0, !dbg !28
  %212 = insertelement <16 x float> %211, float %74, i64 1, !dbg !28
  %213 = insertelement <16 x float> %212, float %75, i64 2, !dbg !28
  %214 = insertelement <16 x float> %213, float %76, i64 3, !dbg !28
  %215 = insertelement <16 x float> %214, float %77, i64 4, !dbg !28
  %216 = insertelement <16 x float> %215, float %78, i64 5, !dbg !28
  %217 = insertelement <16 x float> %216, float %79, i64 6, !dbg !28
  %218 = insertelement <16 x float> %217, float %80, i64 7, !dbg !28
  %219 = insertelement <16 x float> %218, float %81, i64 8, !dbg !28
  %220 = insertelement <16 x float> %219, float %82, i64 9, !dbg !28
  %221 = insertelement <16 x float> %220, float %83, i64 10, !dbg !28
  %222 = insertelement <16 x float> %221, float %84, i64 11, !dbg !28
  %223 = insertelement <16 x float> %222, float %85, i64 12, !dbg !28
  %224 = insertelement <16 x float> %223, float %86, i64 13, !dbg !28
  %225 = insertelement <16 x float> %224, float %87, i64 14, !dbg !28
  %226 = insertelement <16 x float> %225, float %88, i64 15, !dbg !28
  %227 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %201, <4 x half> %171, <16 x float> %226, i32 0, i32 0, i32 0), !dbg !28
  %228 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %204, <4 x half> %172, <16 x float> %227, i32 0, i32 0, i32 0), !dbg !28
  %229 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %207, <4 x half> %173, <16 x float> %228, i32 0, i32 0, i32 0), !dbg !28
  %230 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %210, <4 x half> %174, <16 x float> %229, i32 0, i32 0, i32 0), !dbg !28
  %231 = extractelement <16 x float> %230, i64 0, !dbg !28
  %232 = extractelement <16 x float> %230, i64 1, !dbg !28
  %233 = extractelement <16 x float> %230, i64 2, !dbg !28
  %234 = extractelement <16 x float> %230, i64 3, !dbg !28
  %235 = extractelement <16 x float> %230, i64 4, !dbg !28
  %236 = extractelement <16 x float> %230, i64 5, !dbg !28
  %237 = extractelement <16 x float> %230, i64 6, !dbg !28
  %238 = extractelement <16 x float> %230, i64 7, !dbg !28
  %239 = extractelement <16 x float> %230, i64 8, !dbg !28
  %240 = extractelement <16 x float> %230, i64 9, !dbg !28
  %241 = extractelement <16 x float> %230, i64 10, !dbg !28
  %242 = extractelement <16 x float> %230, i64 11, !dbg !28
  %243 = extractelement <16 x float> %230, i64 12, !dbg !28
  %244 = extractelement <16 x float> %230, i64 13, !dbg !28
  %245 = extractelement <16 x float> %230, i64 14, !dbg !28
  %246 = extractelement <16 x float> %230, i64 15, !dbg !28
  %247 = add i32 %89, 32, !dbg !22
  %248 = icmp slt i32 %247, %K, !dbg !22
  br i1 %248, label %72, label %._crit_edge, !dbg !22

._crit_edge:                                      ; preds = %161, %6
  %249 = phi float [ 0.000000e+00, %6 ], [ %231, %161 ], !dbg !25
  %250 = phi float [ 0.000000e+00, %6 ], [ %232, %161 ], !dbg !25
  %251 = phi float [ 0.000000e+00, %6 ], [ %233, %161 ], !dbg !25
  %252 = phi float [ 0.000000e+00, %6 ], [ %234, %161 ], !dbg !25
  %253 = phi float [ 0.000000e+00, %6 ], [ %235, %161 ], !dbg !25
  %254 = phi float [ 0.000000e+00, %6 ], [ %236, %161 ], !dbg !25
  %255 = phi float [ 0.000000e+00, %6 ], [ %237, %161 ], !dbg !25
  %256 = phi float [ 0.000000e+00, %6 ], [ %238, %161 ], !dbg !25
  %257 = phi float [ 0.000000e+00, %6 ], [ %239, %161 ], !dbg !25
  %258 = phi float [ 0.000000e+00, %6 ], [ %240, %161 ], !dbg !25
  %259 = phi float [ 0.000000e+00, %6 ], [ %241, %161 ], !dbg !25
  %260 = phi float [ 0.000000e+00, %6 ], [ %242, %161 ], !dbg !25
  %261 = phi float [ 0.000000e+00, %6 ], [ %243, %161 ], !dbg !25
  %262 = phi float [ 0.000000e+00, %6 ], [ %244, %161 ], !dbg !25
  %263 = phi float [ 0.000000e+00, %6 ], [ %245, %161 ], !dbg !25
  %264 = phi float [ 0.000000e+00, %6 ], [ %246, %161 ], !dbg !25
  %265 = icmp eq i32 %10, 0, !dbg !14
  br i1 %265, label %.critedge, label %.critedge4, !dbg !14

.critedge:                                        ; preds = %._crit_edge
  %266 = insertelement <4 x float> poison, float %261, i64 0
  %267 = insertelement <4 x float> %266, float %262, i64 1
  %268 = insertelement <4 x float> %267, float %263, i64 2
  %269 = insertelement <4 x float> %268, float %264, i64 3
  %270 = insertelement <4 x float> poison, float %257, i64 0
  %271 = insertelement <4 x float> %270, float %258, i64 1
  %272 = insertelement <4 x float> %271, float %259, i64 2
  %273 = insertelement <4 x float> %272, float %260, i64 3
  %274 = insertelement <4 x float> poison, float %253, i64 0
  %275 = insertelement <4 x float> %274, float %254, i64 1
  %276 = insertelement <4 x float> %275, float %255, i64 2
  %277 = insertelement <4 x float> %276, float %256, i64 3
  %278 = shl i32 %23, 6, !dbg !29
  %279 = sext i32 %278 to i64, !dbg !30
  %280 = getelementptr [4 x i8], ptr addrspace(1) %c_ptr, i64 %279, !dbg !30
  %281 = sext i32 %26 to i64
  %282 = getelementptr [4 x i8], ptr addrspace(1) %280, i64 %281
  %283 = getelementptr i8, ptr addrspace(1) %282, i64 32
  %284 = insertelement <4 x float> poison, float %249, i64 0
  %285 = insertelement <4 x float> %284, float %250, i64 1
  %286 = insertelement <4 x float> %285, float %251, i64 2
  %287 = insertelement <4 x float> %286, float %252, i64 3
  %288 = getelementptr i8, ptr addrspace(1) %282, i64 96, !dbg !30
  %289 = getelementptr i8, ptr addrspace(1) %282, i64 64, !dbg !30
  store <4 x float> %287, ptr addrspace(1) %282, align 16, !dbg !14
  store <4 x float> %277, ptr addrspace(1) %283, align 16, !dbg !14
  store <4 x float> %273, ptr addrspace(1) %289, align 16, !dbg !14
  store <4 x float> %269, ptr addrspace(1) %288, align 16, !dbg !14
  br label %.critedge4, !dbg !14

.critedge4:                                       ; preds = %._crit_edge, %.critedge
  ret void, !dbg !31
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #3

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half>, <4 x half>, <16 x float>, i32 immarg, i32 immarg, i32 immarg) #4

attributes #0 = { norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-cluster-dims"="1,1,1" "amdgpu-flat-work-group-size"="1,128" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-no-wwm" "denormal-fp-math-f32"="ieee" "uniform-work-group-size" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }
attributes #3 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #4 = { convergent mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "tests/triton/any_length.py", directory: "")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = distinct !DISubprogram(name: "product", linkageName: "product", scope: !1, file: !1, line: 26, type: !5, scopeLine: 26, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{null, !7, !7, !9, !11, !12, !12}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !8, size: 64, dwarfAddressSpace: 1)
!8 = !DIBasicType(name: "half", size: 16, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !10, size: 64, dwarfAddressSpace: 1)
!10 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!11 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !13, size: 64, dwarfAddressSpace: 1)
!13 = !DIBasicType(name: "unknown_type", encoding: DW_ATE_signed)
!14 = !DILocation(line: 30, column: 5, scope: !4)
!15 = !DILocation(line: 27, column: 12, scope: !4)
!16 = !DILocation(line: 27, column: 35, scope: !4)
!17 = !DILocation(line: 28, column: 14, scope: !4)
!18 = !DILocation(line: 15, column: 29, scope: !19, inlinedAt: !20)
!19 = distinct !DILexicalBlockFile(scope: !4, file: !1, discriminator: 0)
!20 = !DILocation(line: 29, column: 11, scope: !19)
!21 = !DILocation(line: 15, column: 21, scope: !19, inlinedAt: !20)
!22 = !DILocation(line: 13, column: 5, scope: !19, inlinedAt: !20)
!23 = !DILocation(line: 14, column: 16, scope: !19, inlinedAt: !20)
!24 = !DILocation(line: 15, column: 13, scope: !19, inlinedAt: !20)
!25 = !DILocation(line: 29, column: 11, scope: !4)
!26 = !DILocation(line: 16, column: 13, scope: !19, inlinedAt: !20)
!27 = !{!"amdgpu-synchronize-as", !"local"}
!28 = !DILocation(line: 17, column: 16, scope: !19, inlinedAt: !20)
!29 = !DILocation(line: 30, column: 22, scope: !4)
!30 = !DILocation(line: 30, column: 14, scope: !4)
!31 = !DILocation(line: 26, column: 1, scope: !4)
