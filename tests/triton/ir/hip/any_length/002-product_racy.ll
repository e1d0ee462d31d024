; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.42-amd-amdhsa"

@global_smem = external local_unnamed_addr addrspace(3) global [0 x i8], align 16

; Function Attrs: norecurse nounwind
define amdgpu_kernel void @product_racy(ptr addrspace(1) inreg nofree readonly captures(none) %a_ptr, ptr addrspace(1) inreg nofree readonly captures(none) %b_ptr, ptr addrspace(1) inreg nofree captures(none) %c_ptr, i32 inreg %K, ptr addrspace(1) inreg nofree readnone captures(none) %global_scratch, ptr addrspace(1) inreg nofree readnone captures(none) %profile_scratch) local_unnamed_addr #0 !dbg !4 {
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
  %18 = and i32 %7, 3, !dbg !16
  %19 = shl nuw nsw i32 %18, 3, !dbg !16
  %20 = or disjoint i32 %19, 4, !dbg !16
  %21 = and i32 %7, 32, !dbg !16
  %22 = lshr exact i32 %21, 3, !dbg !16
  %23 = or disjoint i32 %16, %12, !dbg !15
  %24 = or disjoint i32 %12, %17, !dbg !15
  %25 = tail call i32 @llvm.amdgcn.workgroup.id.y(), !dbg !17
  %26 = shl i32 %25, 4, !dbg !17
  %27 = add i32 %19, %26, !dbg !17
  %28 = add i32 %20, %26, !dbg !17
  %29 = or disjoint i32 %22, %26, !dbg !17
  %30 = add i32 %26, 16, !dbg !16
  %31 = or disjoint i32 %30, %22, !dbg !17
  %32 = add i32 %26, 24, !dbg !16
  %33 = or disjoint i32 %32, %22, !dbg !17
  %34 = mul i32 %23, %K, !dbg !18
  %35 = sext i32 %34 to i64, !dbg !21
  %36 = getelementptr [2 x i8], ptr addrspace(1) %a_ptr, i64 %35, !dbg !21
  %invariant.op = or disjoint i32 %19, 1, !dbg !22
  %invariant.op6 = or disjoint i32 %19, 2, !dbg !22
  %invariant.op8 = or disjoint i32 %19, 3, !dbg !22
  %invariant.op10 = or disjoint i32 %19, 5, !dbg !22
  %invariant.op12 = or disjoint i32 %19, 6, !dbg !22
  %invariant.op14 = or disjoint i32 %19, 7, !dbg !22
  %37 = icmp sgt i32 %K, 0, !dbg !22
  %38 = sext i32 %27 to i64
  br i1 %37, label %.lr.ph, label %._crit_edge, !dbg !22

.lr.ph:                                           ; preds = %6
  %invariant.gep = getelementptr [2 x i8], ptr addrspace(1) %b_ptr, i64 %38, !dbg !22
  %39 = shl nuw nsw i32 %15, 4
  %40 = and i32 %7, 56
  %41 = xor i32 %39, %40
  %42 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %41
  %43 = xor i32 %41, 8
  %44 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %43
  %45 = shl nuw nsw i32 %17, 6
  %46 = shl nuw nsw i32 %7, 2
  %47 = and i32 %46, 56
  %48 = lshr exact i32 %21, 2
  %49 = xor i32 %47, %48
  %50 = or disjoint i32 %49, %45
  %51 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %50
  %52 = xor i32 %50, 16
  %53 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %52
  %54 = xor i32 %50, 32
  %55 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %54
  %56 = xor i32 %50, 48
  %57 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %56
  %58 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %39
  %59 = shl nuw nsw i32 %17, 1
  %60 = shl nuw nsw i32 %21, 3
  %61 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %60
  %62 = getelementptr inbounds nuw i8, ptr addrspace(3) %61, i32 %59
  %63 = getelementptr inbounds nuw i8, ptr addrspace(3) %62, i32 64
  %64 = getelementptr inbounds nuw i8, ptr addrspace(3) %62, i32 128
  %65 = getelementptr inbounds nuw i8, ptr addrspace(3) %62, i32 192
  %66 = getelementptr inbounds nuw i8, ptr addrspace(3) %62, i32 512
  %67 = getelementptr inbounds nuw i8, ptr addrspace(3) %62, i32 576
  %68 = getelementptr inbounds nuw i8, ptr addrspace(3) %62, i32 640
  %69 = getelementptr inbounds nuw i8, ptr addrspace(3) %62, i32 704
  %70 = getelementptr inbounds nuw i8, ptr addrspace(3) %62, i32 1024
  %71 = getelementptr inbounds nuw i8, ptr addrspace(3) %62, i32 1088
  %72 = getelementptr inbounds nuw i8, ptr addrspace(3) %62, i32 1152
  %73 = getelementptr inbounds nuw i8, ptr addrspace(3) %62, i32 1216
  %74 = getelementptr inbounds nuw i8, ptr addrspace(3) %62, i32 1536
  %75 = getelementptr inbounds nuw i8, ptr addrspace(3) %62, i32 1600
  %76 = getelementptr inbounds nuw i8, ptr addrspace(3) %62, i32 1664
  %77 = getelementptr inbounds nuw i8, ptr addrspace(3) %62, i32 1728
  br label %78, !dbg !22

78:                                               ; preds = %.lr.ph, %168
  %79 = phi float [ 0.000000e+00, %.lr.ph ], [ %238, %168 ]
  %80 = phi float [ 0.000000e+00, %.lr.ph ], [ %239, %168 ]
  %81 = phi float [ 0.000000e+00, %.lr.ph ], [ %240, %168 ]
  %82 = phi float [ 0.000000e+00, %.lr.ph ], [ %241, %168 ]
  %83 = phi float [ 0.000000e+00, %.lr.ph ], [ %242, %168 ]
  %84 = phi float [ 0.000000e+00, %.lr.ph ], [ %243, %168 ]
  %85 = phi float [ 0.000000e+00, %.lr.ph ], [ %244, %168 ]
  %86 = phi float [ 0.000000e+00, %.lr.ph ], [ %245, %168 ]
  %87 = phi float [ 0.000000e+00, %.lr.ph ], [ %246, %168 ]
  %88 = phi float [ 0.000000e+00, %.lr.ph ], [ %247, %168 ]
  %89 = phi float [ 0.000000e+00, %.lr.ph ], [ %248, %168 ]
  %90 = phi float [ 0.000000e+00, %.lr.ph ], [ %249, %168 ]
  %91 = phi float [ 0.000000e+00, %.lr.ph ], [ %250, %168 ]
  %92 = phi float [ 0.000000e+00, %.lr.ph ], [ %251, %168 ]
  %93 = phi float [ 0.000000e+00, %.lr.ph ], [ %252, %168 ]
  %94 = phi float [ 0.000000e+00, %.lr.ph ], [ %253, %168 ]
  %95 = phi i32 [ 0, %.lr.ph ], [ %254, %168 ]
  %96 = or disjoint i32 %95, %19, !dbg !23
  %.reass = or disjoint i32 %95, %invariant.op
  %.reass7 = or disjoint i32 %95, %invariant.op6
  %.reass9 = or disjoint i32 %95, %invariant.op8
  %97 = or disjoint i32 %95, %20, !dbg !23
  %.reass11 = or disjoint i32 %95, %invariant.op10
  %.reass13 = or disjoint i32 %95, %invariant.op12
  %.reass15 = or disjoint i32 %95, %invariant.op14
  %98 = or disjoint i32 %95, %16, !dbg !23
  %99 = icmp slt i32 %96, %K, !dbg !23
  %100 = icmp slt i32 %.reass, %K, !dbg !23
  %101 = icmp slt i32 %.reass7, %K, !dbg !23
  %102 = icmp slt i32 %.reass9, %K, !dbg !23
  %103 = icmp slt i32 %97, %K, !dbg !23
  %104 = icmp slt i32 %.reass11, %K, !dbg !23
  %105 = icmp slt i32 %.reass13, %K, !dbg !23
  %106 = icmp slt i32 %.reass15, %K, !dbg !23
  %107 = icmp slt i32 %98, %K, !dbg !23
  %108 = sext i32 %.reass to i64, !dbg !21
  %109 = getelementptr [2 x i8], ptr addrspace(1) %36, i64 %108, !dbg !21
  %110 = sext i32 %.reass7 to i64, !dbg !21
  %111 = getelementptr [2 x i8], ptr addrspace(1) %36, i64 %110, !dbg !21
  %112 = sext i32 %.reass9 to i64, !dbg !21
  %113 = getelementptr [2 x i8], ptr addrspace(1) %36, i64 %112, !dbg !21
  %114 = sext i32 %97 to i64, !dbg !21
  %115 = getelementptr [2 x i8], ptr addrspace(1) %36, i64 %114, !dbg !21
  %116 = sext i32 %.reass11 to i64, !dbg !21
  %117 = getelementptr [2 x i8], ptr addrspace(1) %36, i64 %116, !dbg !21
  %118 = sext i32 %.reass13 to i64, !dbg !21
  %119 = getelementptr [2 x i8], ptr addrspace(1) %36, i64 %118, !dbg !21
  %120 = sext i32 %.reass15 to i64, !dbg !21
  %121 = getelementptr [2 x i8], ptr addrspace(1) %36, i64 %120, !dbg !21
  br i1 %99, label %122, label %126, !dbg !24

122:                                              ; preds = %78
  %123 = sext i32 %96 to i64
  %124 = getelementptr [2 x i8], ptr addrspace(1) %36, i64 %123
  %125 = load <1 x half>, ptr addrspace(1) %124, align 2, !dbg !24
  br label %126, !dbg !24

126:                                              ; preds = %122, %78
  %127 = phi <1 x half> [ %125, %122 ], [ zeroinitializer, %78 ], !dbg !25
  %128 = extractelement <1 x half> %127, i64 0, !dbg !24
  br i1 %100, label %129, label %131, !dbg !24

129:                                              ; preds = %126
  %130 = load <1 x half>, ptr addrspace(1) %109, align 2, !dbg !24
  br label %131, !dbg !24

131:                                              ; preds = %129, %126
  %132 = phi <1 x half> [ %130, %129 ], [ zeroinitializer, %126 ], !dbg !25
  %133 = extractelement <1 x half> %132, i64 0, !dbg !24
  br i1 %101, label %134, label %136, !dbg !24

134:                                              ; preds = %131
  %135 = load <1 x half>, ptr addrspace(1) %111, align 2, !dbg !24
  br label %136, !dbg !24

136:                                              ; preds = %134, %131
  %137 = phi <1 x half> [ %135, %134 ], [ zeroinitializer, %131 ], !dbg !25
  %138 = extractelement <1 x half> %137, i64 0, !dbg !24
  br i1 %102, label %139, label %141, !dbg !24

139:                                              ; preds = %136
  %140 = load <1 x half>, ptr addrspace(1) %113, align 2, !dbg !24
  br label %141, !dbg !24

141:                                              ; preds = %139, %136
  %142 = phi <1 x half> [ %140, %139 ], [ zeroinitializer, %136 ], !dbg !25
  %143 = extractelement <1 x half> %142, i64 0, !dbg !24
  br i1 %103, label %144, label %146, !dbg !24

144:                                              ; preds = %141
  %145 = load <1 x half>, ptr addrspace(1) %115, align 2, !dbg !24
  br label %146, !dbg !24

146:                                              ; preds = %144, %141
  %147 = phi <1 x half> [ %145, %144 ], [ zeroinitializer, %141 ], !dbg !25
  %148 = extractelement <1 x half> %147, i64 0, !dbg !24
  br i1 %104, label %149, label %151, !dbg !24

149:                                              ; preds = %146
  %150 = load <1 x half>, ptr addrspace(1) %117, align 2, !dbg !24
  br label %151, !dbg !24

151:                                              ; preds = %149, %146
  %152 = phi <1 x half> [ %150, %149 ], [ zeroinitializer, %146 ], !dbg !25
  %153 = extractelement <1 x half> %152, i64 0, !dbg !24
  br i1 %105, label %154, label %156, !dbg !24

154:                                              ; preds = %151
  %155 = load <1 x half>, ptr addrspace(1) %119, align 2, !dbg !24
  br label %156, !dbg !24

156:                                              ; preds = %154, %151
  %157 = phi <1 x half> [ %155, %154 ], [ zeroinitializer, %151 ], !dbg !25
  %158 = extractelement <1 x half> %157, i64 0, !dbg !24
  br i1 %106, label %159, label %161, !dbg !24

159:                                              ; preds = %156
  %160 = load <1 x half>, ptr addrspace(1) %121, align 2, !dbg !24
  br label %161, !dbg !24

161:                                              ; preds = %159, %156
  %162 = phi <1 x half> [ %160, %159 ], [ zeroinitializer, %156 ], !dbg !25
  %163 = extractelement <1 x half> %162, i64 0, !dbg !24
  br i1 %107, label %164, label %168, !dbg !26

164:                                              ; preds = %161
  %165 = shl i32 %98, 6
  %166 = sext i32 %165 to i64
  %gep = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep, i64 %166
  %167 = load <8 x half>, ptr addrspace(1) %gep, align 16, !dbg !26
  br label %168, !dbg !26

168:                                              ; preds = %164, %161
  %169 = phi <8 x half> [ %167, %164 ], [ zeroinitializer, %161 ], !dbg !25
  fence syncscope("workgroup") release, !dbg !24, !mmra !27
  tail call void @llvm.amdgcn.s.barrier(), !dbg !24
  fence syncscope("workgroup") acquire, !dbg !24, !mmra !27
  %170 = insertelement <4 x half> poison, half %128, i64 0, !dbg !24
  %171 = insertelement <4 x half> %170, half %133, i64 1, !dbg !24
  %172 = insertelement <4 x half> %171, half %138, i64 2, !dbg !24
  %173 = insertelement <4 x half> %172, half %143, i64 3, !dbg !24
  store <4 x half> %173, ptr addrspace(3) %42, align 8, !dbg !24
  %174 = insertelement <4 x half> poison, half %148, i64 0, !dbg !24
  %175 = insertelement <4 x half> %174, half %153, i64 1, !dbg !24
  %176 = insertelement <4 x half> %175, half %158, i64 2, !dbg !24
  %177 = insertelement <4 x half> %176, half %163, i64 3, !dbg !24
  store <4 x half> %177, ptr addrspace(3) %44, align 8, !dbg !24
  fence syncscope("workgroup") release, !dbg !24, !mmra !27
  tail call void @llvm.amdgcn.s.barrier(), !dbg !24
  fence syncscope("workgroup") acquire, !dbg !24, !mmra !27
  %178 = load <4 x half>, ptr addrspace(3) %51, align 8, !dbg !24
  %179 = load <4 x half>, ptr addrspace(3) %53, align 8, !dbg !24
  %180 = load <4 x half>, ptr addrspace(3) %55, align 8, !dbg !24
  %181 = load <4 x half>, ptr addrspace(3) %57, align 8, !dbg !24
  fence syncscope("workgroup") release, !dbg !26, !mmra !27
  tail call void @llvm.amdgcn.s.barrier(), !dbg !26
  fence syncscope("workgroup") acquire, !dbg !26, !mmra !27
  store <8 x half> %169, ptr addrspace(3) %58, align 16, !dbg !26
  fence syncscope("workgroup") release, !dbg !26, !mmra !27
  tail call void @llvm.amdgcn.s.barrier(), !dbg !26
  fence syncscope("workgroup") acquire, !dbg !26, !mmra !27
  %182 = load <1 x half>, ptr addrspace(3) %62, align 2, !dbg !26
  %183 = load <1 x half>, ptr addrspace(3) %63, align 2, !dbg !26
  %184 = load <1 x half>, ptr addrspace(3) %64, align 2, !dbg !26
  %185 = shufflevector <1 x half> %184, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !26
  %186 = load <1 x half>, ptr addrspace(3) %65, align 2, !dbg !26
  %187 = shufflevector <1 x half> %186, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !26
  %188 = load <1 x half>, ptr addrspace(3) %66, align 2, !dbg !26
  %189 = load <1 x half>, ptr addrspace(3) %67, align 2, !dbg !26
  %190 = load <1 x half>, ptr addrspace(3) %68, align 2, !dbg !26
  %191 = shufflevector <1 x half> %190, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !26
  %192 = load <1 x half>, ptr addrspace(3) %69, align 2, !dbg !26
  %193 = shufflevector <1 x half> %192, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !26
  %194 = load <1 x half>, ptr addrspace(3) %70, align 2, !dbg !26
  %195 = load <1 x half>, ptr addrspace(3) %71, align 2, !dbg !26
  %196 = load <1 x half>, ptr addrspace(3) %72, align 2, !dbg !26
  %197 = shufflevector <1 x half> %196, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !26
  %198 = load <1 x half>, ptr addrspace(3) %73, align 2, !dbg !26
  %199 = shufflevector <1 x half> %198, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !26
  %200 = load <1 x half>, ptr addrspace(3) %74, align 2, !dbg !26
  %201 = load <1 x half>, ptr addrspace(3) %75, align 2, !dbg !26
  %202 = load <1 x half>, ptr addrspace(3) %76, align 2, !dbg !26
  %203 = shufflevector <1 x half> %202, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !26
  %204 = load <1 x half>, ptr addrspace(3) %77, align 2, !dbg !26
  %205 = shufflevector <1 x half> %204, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !26
  %206 = shufflevector <1 x half> %182, <1 x half> %183, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !28
  %207 = shufflevector <4 x half> %206, <4 x half> %185, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !28
  %208 = shufflevector <4 x half> %207, <4 x half> %187, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !28
  %209 = shufflevector <1 x half> %188, <1 x half> %189, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !28
  %210 = shufflevector <4 x half> %209, <4 x half> %191, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !28
  %211 = shufflevector <4 x half> %210, <4 x half> %193, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !28
  %212 = shufflevector <1 x half> %194, <1 x half> %195, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !28
  %213 = shufflevector <4 x half> %212, <4 x half> %197, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !28
  %214 = shufflevector <4 x half> %213, <4 x half> %199, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !28
  %215 = shufflevector <1 x half> %200, <1 x half> %201, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !28
  %216 = shufflevector <4 x half> %215, <4 x half> %203, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !28
  %217 = shufflevector <4 x half> %216, <4 x half> %205, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !28
  %218 = insertelement <16 x float> <float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float undef, float undef, float undef, float undef, float undef, float undef>, float %79, i64 0, !dbg !28
  %219 = insertelement <16 x float> %218, float %80, i64 1, !dbg !28
  %220 = insertelement <16 x float> %219, float %81, i64 2, !dbg !28
  %221 = insertelement <16 x float> %220, float %82, i64 3, !dbg !28
  %222 = insertelement <16 x float> %221, float %83, i64 4, !dbg !28
  %223 = insertelement <16 x float> %222, float %84, i64 5, !dbg !28
  %224 = insertelement <16 x float> %223, float %85, i64 6, !dbg !28
  %225 = insertelement <16 x float> %224, float %86, i64 7, !dbg !28
  %226 = insertelement <16 x float> %225, float %87, i64 8, !dbg !28
  %227 = insertelement <16 x float> %226, float %88, i64 9, !dbg !28
  %228 = insertelement <16 x float> %227, float %89, i64 10, !dbg !28
  %229 = insertelement <16 x float> %228, float %90, i64 11, !dbg !28
  %230 = insertelement <16 x float> %229, float %91, i64 12, !dbg !28
  %231 = insertelement <16 x float> %230, float %92, i64 13, !dbg !28
  %232 = insertelement <16 x float> %231, float %93, i64 14, !dbg !28
  %233 = insertelement <16 x float> %232, float %94, i64 15, !dbg !28
  %234 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %208, <4 x half> %178, <16 x float> %233, i32 0, i32 0, i32 0), !dbg !28
  %235 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %211, <4 x half> %179, <16 x float> %234, i32 0, i32 0, i32 0), !dbg !28
  %236 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %214, <4 x half> %180, <16 x float> %235, i32 0, i32 0, i32 0), !dbg !28
  %237 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %217, <4 x half> %181, <16 x float> %236, i32 0, i32 0, i32 0), !dbg !28
  %238 = extractelement <16 x float> %237, i64 0, !dbg !28
  %239 = extractelement <16 x float> %237, i64 1, !dbg !28
  %240 = extractelement <16 x float> %237, i64 2, !dbg !28
  %241 = extractelement <16 x float> %237, i64 3, !dbg !28
  %242 = extractelement <16 x float> %237, i64 4, !dbg !28
  %243 = extractelement <16 x float> %237, i64 5, !dbg !28
  %244 = extractelement <16 x float> %237, i64 6, !dbg !28
  %245 = extractelement <16 x float> %237, i64 7, !dbg !28
  %246 = extractelement <16 x float> %237, i64 8, !dbg !28
  %247 = extractelement <16 x float> %237, i64 9, !dbg !28
  %248 = extractelement <16 x float> %237, i64 10, !dbg !28
  %249 = extractelement <16 x float> %237, i64 11, !dbg !28
  %250 = extractelement <16 x float> %237, i64 12, !dbg !28
  %251 = extractelement <16 x float> %237, i64 13, !dbg !28
  %252 = extractelement <16 x float> %237, i64 14, !dbg !28
  %253 = extractelement <16 x float> %237, i64 15, !dbg !28
  %254 = add i32 %95, 32, !dbg !22
  %255 = icmp slt i32 %254, %K, !dbg !22
  br i1 %255, label %78, label %._crit_edge.loopexit, !dbg !22

._crit_edge.loopexit:                             ; preds = %168
  %256 = shufflevector <16 x float> %237, <16 x float> poison, <2 x i32> <i32 14, i32 15>, !dbg !25
  %257 = shufflevector <16 x float> %237, <16 x float> poison, <2 x i32> <i32 12, i32 13>, !dbg !25
  %258 = shufflevector <16 x float> %237, <16 x float> poison, <2 x i32> <i32 10, i32 11>, !dbg !25
  %259 = shufflevector <16 x float> %237, <16 x float> poison, <2 x i32> <i32 8, i32 9>, !dbg !25
  %260 = shufflevector <16 x float> %237, <16 x float> poison, <2 x i32> <i32 6, i32 7>, !dbg !25
  %261 = shufflevector <16 x float> %237, <16 x float> poison, <2 x i32> <i32 4, i32 5>, !dbg !25
  %262 = shufflevector <16 x float> %237, <16 x float> poison, <2 x i32> <i32 2, i32 3>, !dbg !25
  %263 = shufflevector <16 x float> %237, <16 x float> poison, <2 x i32> <i32 0, i32 1>, !dbg !25
  br label %._crit_edge, !dbg !29

._crit_edge:                                      ; preds = %._crit_edge.loopexit, %6
  %264 = phi <2 x float> [ zeroinitializer, %6 ], [ %263, %._crit_edge.loopexit ], !dbg !25
  %265 = phi <2 x float> [ zeroinitializer, %6 ], [ %262, %._crit_edge.loopexit ], !dbg !25
  %266 = phi <2 x float> [ zeroinitializer, %6 ], [ %261, %._crit_edge.loopexit ], !dbg !25
  %267 = phi <2 x float> [ zeroinitializer, %6 ], [ %260, %._crit_edge.loopexit ], !dbg !25
  %268 = phi <2 x float> [ zeroinitializer, %6 ], [ %259, %._crit_edge.loopexit ], !dbg !25
  %269 = phi <2 x float> [ zeroinitializer, %6 ], [ %258, %._crit_edge.loopexit ], !dbg !25
  %270 = phi <2 x float> [ zeroinitializer, %6 ], [ %257, %._crit_edge.loopexit ], !dbg !25
  %271 = phi <2 x float> [ zeroinitializer, %6 ], [ %256, %._crit_edge.loopexit ], !dbg !25
  %272 = shl i32 %23, 6, !dbg !29
  %273 = sext i32 %272 to i64, !dbg !30
  %274 = getelementptr [4 x i8], ptr addrspace(1) %c_ptr, i64 %273, !dbg !30
  %275 = getelementptr [4 x i8], ptr addrspace(1) %274, i64 %38, !dbg !30
  %276 = sext i32 %28 to i64, !dbg !30
  %277 = getelementptr [4 x i8], ptr addrspace(1) %274, i64 %276, !dbg !30
  %278 = load <4 x float>, ptr addrspace(1) %275, align 16, !dbg !31
  %279 = load <4 x float>, ptr addrspace(1) %277, align 16, !dbg !31
  fence syncscope("workgroup") release, !dbg !31, !mmra !27
  tail call void @llvm.amdgcn.s.barrier(), !dbg !31
  fence syncscope("workgroup") acquire, !dbg !31, !mmra !27
  %280 = shl nuw nsw i32 %18, 5, !dbg !31
  %281 = shl nuw nsw i32 %15, 2, !dbg !31
  %282 = and i32 %281, 400, !dbg !31
  %283 = and i32 %7, 8, !dbg !31
  %284 = icmp eq i32 %283, 0, !dbg !31
  %285 = select i1 %284, i32 0, i32 1056, !dbg !31
  %286 = and i32 %7, 16, !dbg !31
  %287 = icmp eq i32 %286, 0, !dbg !31
  %288 = select i1 %287, i32 0, i32 2368, !dbg !31
  %289 = or disjoint i32 %282, %280, !dbg !31
  %290 = or disjoint i32 %285, %288, !dbg !31
  %291 = xor i32 %289, %290, !dbg !31
  %292 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %291, !dbg !31
  store <4 x float> %278, ptr addrspace(3) %292, align 16, !dbg !31
  %293 = getelementptr inbounds nuw i8, ptr addrspace(3) %292, i32 512, !dbg !31
  store <4 x float> %279, ptr addrspace(3) %293, align 16, !dbg !31
  fence syncscope("workgroup") release, !dbg !31, !mmra !27
  tail call void @llvm.amdgcn.s.barrier(), !dbg !31
  fence syncscope("workgroup") acquire, !dbg !31, !mmra !27
  %294 = icmp eq i32 %10, 0, !dbg !14
  br i1 %294, label %.critedge, label %.critedge4, !dbg !14

.critedge:                                        ; preds = %._crit_edge
  %295 = and i32 %7, 2, !dbg !31
  %296 = icmp eq i32 %295, 0, !dbg !31
  %297 = select i1 %296, i32 0, i32 1056, !dbg !31
  %298 = shl nuw nsw i32 %7, 4, !dbg !31
  %299 = and i32 %298, 912, !dbg !31
  %300 = and i32 %7, 4, !dbg !31
  %301 = icmp eq i32 %300, 0, !dbg !31
  %302 = select i1 %301, i32 0, i32 2368, !dbg !31
  %303 = xor i32 %302, %299, !dbg !31
  %304 = or disjoint i32 %303, %297, !dbg !31
  %305 = xor i32 %304, 96, !dbg !31
  %306 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %305, !dbg !31
  %307 = load <4 x float>, ptr addrspace(3) %306, align 16, !dbg !31
  %308 = shufflevector <4 x float> %307, <4 x float> poison, <2 x i32> <i32 2, i32 3>, !dbg !31
  %309 = fadd <2 x float> %271, %308, !dbg !31
  %310 = shufflevector <4 x float> %307, <4 x float> poison, <2 x i32> <i32 0, i32 1>, !dbg !31
  %311 = fadd <2 x float> %270, %310, !dbg !31
  %312 = xor i32 %304, 64, !dbg !31
  %313 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %312, !dbg !31
  %314 = load <4 x float>, ptr addrspace(3) %313, align 16, !dbg !31
  %315 = shufflevector <4 x float> %314, <4 x float> poison, <2 x i32> <i32 2, i32 3>, !dbg !31
  %316 = fadd <2 x float> %269, %315, !dbg !31
  %317 = shufflevector <4 x float> %314, <4 x float> poison, <2 x i32> <i32 0, i32 1>, !dbg !31
  %318 = fadd <2 x float> %268, %317, !dbg !31
  %319 = shl i32 %24, 6, !dbg !29
  %320 = sext i32 %319 to i64, !dbg !30
  %321 = getelementptr [4 x i8], ptr addrspace(1) %c_ptr, i64 %320, !dbg !30
  %322 = sext i32 %33 to i64, !dbg !30
  %323 = getelementptr [4 x i8], ptr addrspace(1) %321, i64 %322, !dbg !30
  %324 = sext i32 %31 to i64, !dbg !30
  %325 = getelementptr [4 x i8], ptr addrspace(1) %321, i64 %324, !dbg !30
  %326 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %304, !dbg !31
  %327 = load <4 x float>, ptr addrspace(3) %326, align 16, !dbg !31
  %328 = shufflevector <4 x float> %327, <4 x float> poison, <2 x i32> <i32 0, i32 1>, !dbg !31
  %329 = fadd <2 x float> %264, %328, !dbg !31
  %330 = shufflevector <4 x float> %327, <4 x float> poison, <2 x i32> <i32 2, i32 3>, !dbg !31
  %331 = fadd <2 x float> %265, %330, !dbg !31
  %332 = shufflevector <2 x float> %329, <2 x float> %331, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !14
  %333 = xor i32 %304, 32, !dbg !31
  %334 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %333, !dbg !31
  %335 = load <4 x float>, ptr addrspace(3) %334, align 16, !dbg !31
  %336 = shufflevector <4 x float> %335, <4 x float> poison, <2 x i32> <i32 2, i32 3>, !dbg !31
  %337 = fadd <2 x float> %267, %336, !dbg !31
  %338 = shufflevector <4 x float> %335, <4 x float> poison, <2 x i32> <i32 0, i32 1>, !dbg !31
  %339 = fadd <2 x float> %266, %338, !dbg !31
  %340 = sext i32 %29 to i64, !dbg !30
  %341 = getelementptr [4 x i8], ptr addrspace(1) %321, i64 %340, !dbg !30
  %342 = getelementptr i8, ptr addrspace(1) %341, i64 32, !dbg !30
  store <4 x float> %332, ptr addrspace(1) %341, align 16, !dbg !14
  %343 = shufflevector <2 x float> %339, <2 x float> %337, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !14
  store <4 x float> %343, ptr addrspace(1) %342, align 16, !dbg !14
  %344 = shufflevector <2 x float> %318, <2 x float> %316, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !14
  store <4 x float> %344, ptr addrspace(1) %325, align 16, !dbg !14
  %345 = shufflevector <2 x float> %311, <2 x float> %309, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !14
  store <4 x float> %345, ptr addrspace(1) %323, align 16, !dbg !14
  br label %.critedge4, !dbg !14

.critedge4:                                       ; preds = %._crit_edge, %.critedge
  ret void, !dbg !32
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
!4 = distinct !DISubprogram(name: "product_racy", linkageName: "product_racy", scope: !1, file: !1, line: 38, type: !5, scopeLine: 38, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{null, !7, !7, !9, !11, !12, !12}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !8, size: 64, dwarfAddressSpace: 1)
!8 = !DIBasicType(name: "half", size: 16, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !10, size: 64, dwarfAddressSpace: 1)
!10 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!11 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !13, size: 64, dwarfAddressSpace: 1)
!13 = !DIBasicType(name: "unknown_type", encoding: DW_ATE_signed)
!14 = !DILocation(line: 43, column: 5, scope: !4)
!15 = !DILocation(line: 39, column: 12, scope: !4)
!16 = !DILocation(line: 39, column: 35, scope: !4)
!17 = !DILocation(line: 40, column: 14, scope: !4)
!18 = !DILocation(line: 15, column: 29, scope: !19, inlinedAt: !20)
!19 = distinct !DILexicalBlockFile(scope: !4, file: !1, discriminator: 0)
!20 = !DILocation(line: 41, column: 11, scope: !19)
!21 = !DILocation(line: 15, column: 21, scope: !19, inlinedAt: !20)
!22 = !DILocation(line: 13, column: 5, scope: !19, inlinedAt: !20)
!23 = !DILocation(line: 14, column: 16, scope: !19, inlinedAt: !20)
!24 = !DILocation(line: 15, column: 13, scope: !19, inlinedAt: !20)
!25 = !DILocation(line: 41, column: 11, scope: !4)
!26 = !DILocation(line: 16, column: 13, scope: !19, inlinedAt: !20)
!27 = !{!"amdgpu-synchronize-as", !"local"}
!28 = !DILocation(line: 17, column: 16, scope: !19, inlinedAt: !20)
!29 = !DILocation(line: 42, column: 17, scope: !4)
!30 = !DILocation(line: 42, column: 9, scope: !4)
!31 = !DILocation(line: 43, column: 17, scope: !4)
!32 = !DILocation(line: 38, column: 1, scope: !4)
