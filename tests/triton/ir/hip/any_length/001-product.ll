; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.42-amd-amdhsa"

@global_smem = external addrspace(3) global [0 x i8], align 16

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
  %20 = or disjoint i32 %19, 1, !dbg !16
  %21 = or disjoint i32 %19, 2, !dbg !16
  %22 = or disjoint i32 %19, 3, !dbg !16
  %23 = or disjoint i32 %19, 4, !dbg !16
  %24 = or disjoint i32 %19, 5, !dbg !16
  %25 = or disjoint i32 %19, 6, !dbg !16
  %26 = or disjoint i32 %19, 7, !dbg !16
  %27 = and i32 %7, 32, !dbg !16
  %28 = lshr exact i32 %27, 3, !dbg !16
  %29 = or disjoint i32 %16, %12, !dbg !15
  %30 = or disjoint i32 %12, %17, !dbg !15
  %31 = tail call i32 @llvm.amdgcn.workgroup.id.y(), !dbg !17
  %32 = shl i32 %31, 5, !dbg !17
  %33 = or disjoint i32 %19, %32, !dbg !17
  %34 = or disjoint i32 %28, %32, !dbg !17
  %35 = mul i32 %29, %K, !dbg !18
  %36 = sext i32 %35 to i64, !dbg !21
  %37 = getelementptr [2 x i8], ptr addrspace(1) %a_ptr, i64 %36, !dbg !21
  %38 = icmp slt i32 %16, %K, !dbg !22
  br i1 %38, label %39, label %46, !dbg !23

39:                                               ; preds = %6
  %40 = shl nuw nsw i32 %16, 6
  %41 = zext nneg i32 %40 to i64
  %42 = getelementptr [2 x i8], ptr addrspace(1) %b_ptr, i64 %41
  %43 = sext i32 %33 to i64
  %44 = getelementptr [2 x i8], ptr addrspace(1) %42, i64 %43
  %45 = load <8 x half>, ptr addrspace(1) %44, align 16, !dbg !23
  br label %46, !dbg !23

46:                                               ; preds = %39, %6
  %47 = phi <8 x half> [ %45, %39 ], [ zeroinitializer, %6 ], !dbg !24
  %48 = shl nuw nsw i32 %15, 4, !dbg !23
  %49 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %48, !dbg !23
  store <8 x half> %47, ptr addrspace(3) %49, align 16, !dbg !23
  %50 = icmp sgt i32 %K, 32, !dbg !25
  %51 = or disjoint i32 %16, 32, !dbg !22
  %52 = icmp slt i32 %51, %K, !dbg !22
  %53 = and i1 %50, %52, !dbg !25
  br i1 %53, label %54, label %61, !dbg !23

54:                                               ; preds = %46
  %55 = shl nuw nsw i32 %51, 6
  %56 = zext nneg i32 %55 to i64
  %57 = getelementptr [2 x i8], ptr addrspace(1) %b_ptr, i64 %56
  %58 = sext i32 %33 to i64
  %59 = getelementptr [2 x i8], ptr addrspace(1) %57, i64 %58
  %60 = load <8 x half>, ptr addrspace(1) %59, align 16, !dbg !23
  br label %61, !dbg !23

61:                                               ; preds = %54, %46
  %62 = phi <8 x half> [ %60, %54 ], [ zeroinitializer, %46 ], !dbg !24
  %63 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %48, !dbg !23
  store <8 x half> %62, ptr addrspace(3) %63, align 16, !dbg !23
  %64 = add i32 %K, -64, !dbg !25
  %invariant.op = or disjoint i32 %16, 64, !dbg !25
  %65 = icmp sgt i32 %64, 0, !dbg !25
  br i1 %65, label %.lr.ph, label %._crit_edge, !dbg !25

.lr.ph:                                           ; preds = %61
  %66 = sext i32 %33 to i64
  %invariant.gep = getelementptr [2 x i8], ptr addrspace(1) %b_ptr, i64 %66, !dbg !25
  %67 = shl nuw nsw i32 %17, 1
  %68 = shl nuw nsw i32 %27, 3
  %69 = and i32 %7, 56
  %70 = xor i32 %48, %69
  %71 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %70
  %72 = xor i32 %70, 8
  %73 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %72
  %74 = shl nuw nsw i32 %17, 6
  %75 = shl nuw nsw i32 %7, 2
  %76 = and i32 %75, 56
  %77 = lshr exact i32 %27, 2
  %78 = xor i32 %76, %77
  %79 = or disjoint i32 %78, %74
  %80 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %79
  %81 = xor i32 %79, 16
  %82 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %81
  %83 = xor i32 %79, 32
  %84 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %83
  %85 = xor i32 %79, 48
  %86 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %85
  br label %87, !dbg !25

87:                                               ; preds = %.lr.ph, %185
  %88 = phi ptr addrspace(3) [ getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), %.lr.ph ], [ %291, %185 ]
  %89 = phi ptr addrspace(3) [ @global_smem, %.lr.ph ], [ %88, %185 ]
  %90 = phi i32 [ 1, %.lr.ph ], [ %290, %185 ]
  %91 = phi float [ 0.000000e+00, %.lr.ph ], [ %272, %185 ]
  %92 = phi float [ 0.000000e+00, %.lr.ph ], [ %273, %185 ]
  %93 = phi float [ 0.000000e+00, %.lr.ph ], [ %274, %185 ]
  %94 = phi float [ 0.000000e+00, %.lr.ph ], [ %275, %185 ]
  %95 = phi float [ 0.000000e+00, %.lr.ph ], [ %276, %185 ]
  %96 = phi float [ 0.000000e+00, %.lr.ph ], [ %277, %185 ]
  %97 = phi float [ 0.000000e+00, %.lr.ph ], [ %278, %185 ]
  %98 = phi float [ 0.000000e+00, %.lr.ph ], [ %279, %185 ]
  %99 = phi float [ 0.000000e+00, %.lr.ph ], [ %280, %185 ]
  %100 = phi float [ 0.000000e+00, %.lr.ph ], [ %281, %185 ]
  %101 = phi float [ 0.000000e+00, %.lr.ph ], [ %282, %185 ]
  %102 = phi float [ 0.000000e+00, %.lr.ph ], [ %283, %185 ]
  %103 = phi float [ 0.000000e+00, %.lr.ph ], [ %284, %185 ]
  %104 = phi float [ 0.000000e+00, %.lr.ph ], [ %285, %185 ]
  %105 = phi float [ 0.000000e+00, %.lr.ph ], [ %286, %185 ]
  %106 = phi float [ 0.000000e+00, %.lr.ph ], [ %287, %185 ]
  %107 = phi i32 [ 0, %.lr.ph ], [ %293, %185 ]
  %108 = or disjoint i32 %107, %19, !dbg !22
  %109 = or disjoint i32 %107, %20, !dbg !22
  %110 = or disjoint i32 %107, %21, !dbg !22
  %111 = or disjoint i32 %107, %22, !dbg !22
  %112 = or disjoint i32 %107, %23, !dbg !22
  %113 = or disjoint i32 %107, %24, !dbg !22
  %114 = or disjoint i32 %107, %25, !dbg !22
  %115 = or disjoint i32 %107, %26, !dbg !22
  %.reass = add i32 %107, %invariant.op
  %116 = icmp slt i32 %108, %K, !dbg !22
  %117 = icmp slt i32 %109, %K, !dbg !22
  %118 = icmp slt i32 %110, %K, !dbg !22
  %119 = icmp slt i32 %111, %K, !dbg !22
  %120 = icmp slt i32 %112, %K, !dbg !22
  %121 = icmp slt i32 %113, %K, !dbg !22
  %122 = icmp slt i32 %114, %K, !dbg !22
  %123 = icmp slt i32 %115, %K, !dbg !22
  %124 = icmp slt i32 %.reass, %K, !dbg !22
  %125 = sext i32 %109 to i64, !dbg !21
  %126 = getelementptr [2 x i8], ptr addrspace(1) %37, i64 %125, !dbg !21
  %127 = sext i32 %110 to i64, !dbg !21
  %128 = getelementptr [2 x i8], ptr addrspace(1) %37, i64 %127, !dbg !21
  %129 = sext i32 %111 to i64, !dbg !21
  %130 = getelementptr [2 x i8], ptr addrspace(1) %37, i64 %129, !dbg !21
  %131 = sext i32 %112 to i64, !dbg !21
  %132 = getelementptr [2 x i8], ptr addrspace(1) %37, i64 %131, !dbg !21
  %133 = sext i32 %113 to i64, !dbg !21
  %134 = getelementptr [2 x i8], ptr addrspace(1) %37, i64 %133, !dbg !21
  %135 = sext i32 %114 to i64, !dbg !21
  %136 = getelementptr [2 x i8], ptr addrspace(1) %37, i64 %135, !dbg !21
  %137 = sext i32 %115 to i64, !dbg !21
  %138 = getelementptr [2 x i8], ptr addrspace(1) %37, i64 %137, !dbg !21
  br i1 %116, label %139, label %143, !dbg !26

139:                                              ; preds = %87
  %140 = sext i32 %108 to i64
  %141 = getelementptr [2 x i8], ptr addrspace(1) %37, i64 %140
  %142 = load <1 x half>, ptr addrspace(1) %141, align 2, !dbg !26
  br label %143, !dbg !26

143:                                              ; preds = %139, %87
  %144 = phi <1 x half> [ %142, %139 ], [ zeroinitializer, %87 ], !dbg !24
  %145 = extractelement <1 x half> %144, i64 0, !dbg !26
  br i1 %117, label %146, label %148, !dbg !26

146:                                              ; preds = %143
  %147 = load <1 x half>, ptr addrspace(1) %126, align 2, !dbg !26
  br label %148, !dbg !26

148:                                              ; preds = %146, %143
  %149 = phi <1 x half> [ %147, %146 ], [ zeroinitializer, %143 ], !dbg !24
  %150 = extractelement <1 x half> %149, i64 0, !dbg !26
  br i1 %118, label %151, label %153, !dbg !26

151:                                              ; preds = %148
  %152 = load <1 x half>, ptr addrspace(1) %128, align 2, !dbg !26
  br label %153, !dbg !26

153:                                              ; preds = %151, %148
  %154 = phi <1 x half> [ %152, %151 ], [ zeroinitializer, %148 ], !dbg !24
  %155 = extractelement <1 x half> %154, i64 0, !dbg !26
  br i1 %119, label %156, label %158, !dbg !26

156:                                              ; preds = %153
  %157 = load <1 x half>, ptr addrspace(1) %130, align 2, !dbg !26
  br label %158, !dbg !26

158:                                              ; preds = %156, %153
  %159 = phi <1 x half> [ %157, %156 ], [ zeroinitializer, %153 ], !dbg !24
  %160 = extractelement <1 x half> %159, i64 0, !dbg !26
  br i1 %120, label %161, label %163, !dbg !26

161:                                              ; preds = %158
  %162 = load <1 x half>, ptr addrspace(1) %132, align 2, !dbg !26
  br label %163, !dbg !26

163:                                              ; preds = %161, %158
  %164 = phi <1 x half> [ %162, %161 ], [ zeroinitializer, %158 ], !dbg !24
  %165 = extractelement <1 x half> %164, i64 0, !dbg !26
  br i1 %121, label %166, label %168, !dbg !26

166:                                              ; preds = %163
  %167 = load <1 x half>, ptr addrspace(1) %134, align 2, !dbg !26
  br label %168, !dbg !26

168:                                              ; preds = %166, %163
  %169 = phi <1 x half> [ %167, %166 ], [ zeroinitializer, %163 ], !dbg !24
  %170 = extractelement <1 x half> %169, i64 0, !dbg !26
  br i1 %122, label %171, label %173, !dbg !26

171:                                              ; preds = %168
  %172 = load <1 x half>, ptr addrspace(1) %136, align 2, !dbg !26
  br label %173, !dbg !26

173:                                              ; preds = %171, %168
  %174 = phi <1 x half> [ %172, %171 ], [ zeroinitializer, %168 ], !dbg !24
  %175 = extractelement <1 x half> %174, i64 0, !dbg !26
  br i1 %123, label %176, label %178, !dbg !26

176:                                              ; preds = %173
  %177 = load <1 x half>, ptr addrspace(1) %138, align 2, !dbg !26
  br label %178, !dbg !26

178:                                              ; preds = %176, %173
  %179 = phi <1 x half> [ %177, %176 ], [ zeroinitializer, %173 ], !dbg !24
  %180 = extractelement <1 x half> %179, i64 0, !dbg !26
  br i1 %124, label %181, label %185, !dbg !23

181:                                              ; preds = %178
  %182 = shl i32 %.reass, 6
  %183 = sext i32 %182 to i64
  %gep = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep, i64 %183
  %184 = load <8 x half>, ptr addrspace(1) %gep, align 16, !dbg !23
  br label %185, !dbg !23

185:                                              ; preds = %181, %178
  %186 = phi <8 x half> [ %184, %181 ], [ zeroinitializer, %178 ], !dbg !24
  fence syncscope("workgroup") release, !dbg !23, !mmra !27
  tail call void @llvm.amdgcn.s.barrier(), !dbg !23
  fence syncscope("workgroup") acquire, !dbg !23, !mmra !27
  %187 = getelementptr inbounds nuw i8, ptr addrspace(3) %89, i32 %68, !dbg !23
  %188 = getelementptr inbounds nuw i8, ptr addrspace(3) %187, i32 %67, !dbg !23
  %189 = load <1 x half>, ptr addrspace(3) %188, align 2, !dbg !23
  %190 = getelementptr inbounds nuw i8, ptr addrspace(3) %188, i32 64, !dbg !23
  %191 = load <1 x half>, ptr addrspace(3) %190, align 2, !dbg !23
  %192 = getelementptr inbounds nuw i8, ptr addrspace(3) %188, i32 128, !dbg !23
  %193 = load <1 x half>, ptr addrspace(3) %192, align 2, !dbg !23
  %194 = shufflevector <1 x half> %193, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !23
  %195 = getelementptr inbounds nuw i8, ptr addrspace(3) %188, i32 192, !dbg !23
  %196 = load <1 x half>, ptr addrspace(3) %195, align 2, !dbg !23
  %197 = shufflevector <1 x half> %196, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !23
  %198 = getelementptr inbounds nuw i8, ptr addrspace(3) %188, i32 512, !dbg !23
  %199 = load <1 x half>, ptr addrspace(3) %198, align 2, !dbg !23
  %200 = getelementptr inbounds nuw i8, ptr addrspace(3) %188, i32 576, !dbg !23
  %201 = load <1 x half>, ptr addrspace(3) %200, align 2, !dbg !23
  %202 = getelementptr inbounds nuw i8, ptr addrspace(3) %188, i32 640, !dbg !23
  %203 = load <1 x half>, ptr addrspace(3) %202, align 2, !dbg !23
  %204 = shufflevector <1 x half> %203, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !23
  %205 = getelementptr inbounds nuw i8, ptr addrspace(3) %188, i32 704, !dbg !23
  %206 = load <1 x half>, ptr addrspace(3) %205, align 2, !dbg !23
  %207 = shufflevector <1 x half> %206, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !23
  %208 = getelementptr inbounds nuw i8, ptr addrspace(3) %188, i32 1024, !dbg !23
  %209 = load <1 x half>, ptr addrspace(3) %208, align 2, !dbg !23
  %210 = getelementptr inbounds nuw i8, ptr addrspace(3) %188, i32 1088, !dbg !23
  %211 = load <1 x half>, ptr addrspace(3) %210, align 2, !dbg !23
  %212 = getelementptr inbounds nuw i8, ptr addrspace(3) %188, i32 1152, !dbg !23
  %213 = load <1 x half>, ptr addrspace(3) %212, align 2, !dbg !23
  %214 = shufflevector <1 x half> %213, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !23
  %215 = getelementptr inbounds nuw i8, ptr addrspace(3) %188, i32 1216, !dbg !23
  %216 = load <1 x half>, ptr addrspace(3) %215, align 2, !dbg !23
  %217 = shufflevector <1 x half> %216, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !23
  %218 = getelementptr inbounds nuw i8, ptr addrspace(3) %188, i32 1536, !dbg !23
  %219 = load <1 x half>, ptr addrspace(3) %218, align 2, !dbg !23
  %220 = getelementptr inbounds nuw i8, ptr addrspace(3) %188, i32 1600, !dbg !23
  %221 = load <1 x half>, ptr addrspace(3) %220, align 2, !dbg !23
  %222 = getelementptr inbounds nuw i8, ptr addrspace(3) %188, i32 1664, !dbg !23
  %223 = load <1 x half>, ptr addrspace(3) %222, align 2, !dbg !23
  %224 = shufflevector <1 x half> %223, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !23
  %225 = getelementptr inbounds nuw i8, ptr addrspace(3) %188, i32 1728, !dbg !23
  %226 = load <1 x half>, ptr addrspace(3) %225, align 2, !dbg !23
  %227 = shufflevector <1 x half> %226, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !23
  %228 = insertelement <4 x half> poison, half %145, i64 0, !dbg !26
  %229 = insertelement <4 x half> %228, half %150, i64 1, !dbg !26
  %230 = insertelement <4 x half> %229, half %155, i64 2, !dbg !26
  %231 = insertelement <4 x half> %230, half %160, i64 3, !dbg !26
  store <4 x half> %231, ptr addrspace(3) %71, align 8, !dbg !26
  %232 = insertelement <4 x half> poison, half %165, i64 0, !dbg !26
  %233 = insertelement <4 x half> %232, half %170, i64 1, !dbg !26
  %234 = insertelement <4 x half> %233, half %175, i64 2, !dbg !26
  %235 = insertelement <4 x half> %234, half %180, i64 3, !dbg !26
  store <4 x half> %235, ptr addrspace(3) %73, align 8, !dbg !26
  fence syncscope("workgroup") release, !dbg !26, !mmra !27
  tail call void @llvm.amdgcn.s.barrier(), !dbg !26
  fence syncscope("workgroup") acquire, !dbg !26, !mmra !27
  %236 = load <4 x half>, ptr addrspace(3) %80, align 8, !dbg !26
  %237 = load <4 x half>, ptr addrspace(3) %82, align 8, !dbg !26
  %238 = load <4 x half>, ptr addrspace(3) %84, align 8, !dbg !26
  %239 = load <4 x half>, ptr addrspace(3) %86, align 8, !dbg !26
  %240 = shufflevector <1 x half> %189, <1 x half> %191, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !28
  %241 = shufflevector <4 x half> %240, <4 x half> %194, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !28
  %242 = shufflevector <4 x half> %241, <4 x half> %197, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !28
  %243 = shufflevector <1 x half> %199, <1 x half> %201, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !28
  %244 = shufflevector <4 x half> %243, <4 x half> %204, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !28
  %245 = shufflevector <4 x half> %244, <4 x half> %207, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !28
  %246 = shufflevector <1 x half> %209, <1 x half> %211, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !28
  %247 = shufflevector <4 x half> %246, <4 x half> %214, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !28
  %248 = shufflevector <4 x half> %247, <4 x half> %217, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !28
  %249 = shufflevector <1 x half> %219, <1 x half> %221, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !28
  %250 = shufflevector <4 x half> %249, <4 x half> %224, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !28
  %251 = shufflevector <4 x half> %250, <4 x half> %227, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !28
  %252 = insertelement <16 x float> <float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float undef, float undef, float undef, float undef, float undef, float undef>, float %91, i64 0, !dbg !28
  %253 = insertelement <16 x float> %252, float %92, i64 1, !dbg !28
  %254 = insertelement <16 x float> %253, float %93, i64 2, !dbg !28
  %255 = insertelement <16 x float> %254, float %94, i64 3, !dbg !28
  %256 = insertelement <16 x float> %255, float %95, i64 4, !dbg !28
  %257 = insertelement <16 x float> %256, float %96, i64 5, !dbg !28
  %258 = insertelement <16 x float> %257, float %97, i64 6, !dbg !28
  %259 = insertelement <16 x float> %258, float %98, i64 7, !dbg !28
  %260 = insertelement <16 x float> %259, float %99, i64 8, !dbg !28
  %261 = insertelement <16 x float> %260, float %100, i64 9, !dbg !28
  %262 = insertelement <16 x float> %261, float %101, i64 10, !dbg !28
  %263 = insertelement <16 x float> %262, float %102, i64 11, !dbg !28
  %264 = insertelement <16 x float> %263, float %103, i64 12, !dbg !28
  %265 = insertelement <16 x float> %264, float %104, i64 13, !dbg !28
  %266 = insertelement <16 x float> %265, float %105, i64 14, !dbg !28
  %267 = insertelement <16 x float> %266, float %106, i64 15, !dbg !28
  %268 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %242, <4 x half> %236, <16 x float> %267, i32 0, i32 0, i32 0), !dbg !28
  %269 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %245, <4 x half> %237, <16 x float> %268, i32 0, i32 0, i32 0), !dbg !28
  %270 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %248, <4 x half> %238, <16 x float> %269, i32 0, i32 0, i32 0), !dbg !28
  %271 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %251, <4 x half> %239, <16 x float> %270, i32 0, i32 0, i32 0), !dbg !28
  %272 = extractelement <16 x float> %271, i64 0, !dbg !28
  %273 = extractelement <16 x float> %271, i64 1, !dbg !28
  %274 = extractelement <16 x float> %271, i64 2, !dbg !28
  %275 = extractelement <16 x float> %271, i64 3, !dbg !28
  %276 = extractelement <16 x float> %271, i64 4, !dbg !28
  %277 = extractelement <16 x float> %271, i64 5, !dbg !28
  %278 = extractelement <16 x float> %271, i64 6, !dbg !28
  %279 = extractelement <16 x float> %271, i64 7, !dbg !28
  %280 = extractelement <16 x float> %271, i64 8, !dbg !28
  %281 = extractelement <16 x float> %271, i64 9, !dbg !28
  %282 = extractelement <16 x float> %271, i64 10, !dbg !28
  %283 = extractelement <16 x float> %271, i64 11, !dbg !28
  %284 = extractelement <16 x float> %271, i64 12, !dbg !28
  %285 = extractelement <16 x float> %271, i64 13, !dbg !28
  %286 = extractelement <16 x float> %271, i64 14, !dbg !28
  %287 = extractelement <16 x float> %271, i64 15, !dbg !28
  %288 = add i32 %90, 1, !dbg !25
  %289 = icmp slt i32 %288, 2, !dbg !25
  %290 = select i1 %289, i32 %288, i32 0, !dbg !25
  %.idx = shl i32 %290, 11, !dbg !23
  %291 = getelementptr i8, ptr addrspace(3) @global_smem, i32 %.idx, !dbg !23
  %292 = getelementptr inbounds nuw i8, ptr addrspace(3) %291, i32 %48, !dbg !23
  store <8 x half> %186, ptr addrspace(3) %292, align 16, !dbg !23
  %293 = add i32 %107, 32, !dbg !25
  %294 = icmp slt i32 %293, %64, !dbg !25
  br i1 %294, label %87, label %._crit_edge, !dbg !25

._crit_edge:                                      ; preds = %185, %61
  %295 = phi float [ 0.000000e+00, %61 ], [ %272, %185 ], !dbg !24
  %296 = phi float [ 0.000000e+00, %61 ], [ %273, %185 ], !dbg !24
  %297 = phi float [ 0.000000e+00, %61 ], [ %274, %185 ], !dbg !24
  %298 = phi float [ 0.000000e+00, %61 ], [ %275, %185 ], !dbg !24
  %299 = phi float [ 0.000000e+00, %61 ], [ %276, %185 ], !dbg !24
  %300 = phi float [ 0.000000e+00, %61 ], [ %277, %185 ], !dbg !24
  %301 = phi float [ 0.000000e+00, %61 ], [ %278, %185 ], !dbg !24
  %302 = phi float [ 0.000000e+00, %61 ], [ %279, %185 ], !dbg !24
  %303 = phi float [ 0.000000e+00, %61 ], [ %280, %185 ], !dbg !24
  %304 = phi float [ 0.000000e+00, %61 ], [ %281, %185 ], !dbg !24
  %305 = phi float [ 0.000000e+00, %61 ], [ %282, %185 ], !dbg !24
  %306 = phi float [ 0.000000e+00, %61 ], [ %283, %185 ], !dbg !24
  %307 = phi float [ 0.000000e+00, %61 ], [ %284, %185 ], !dbg !24
  %308 = phi float [ 0.000000e+00, %61 ], [ %285, %185 ], !dbg !24
  %309 = phi float [ 0.000000e+00, %61 ], [ %286, %185 ], !dbg !24
  %310 = phi float [ 0.000000e+00, %61 ], [ %287, %185 ], !dbg !24
  %.lcssa36 = phi ptr addrspace(3) [ @global_smem, %61 ], [ %88, %185 ], !dbg !24
  %311 = phi ptr addrspace(3) [ getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), %61 ], [ %291, %185 ], !dbg !24
  %312 = add i32 %K, 31, !dbg !25
  %313 = sdiv i32 %312, 32, !dbg !25
  %314 = tail call i32 @llvm.smax.i32(i32 %313, i32 2), !dbg !25
  %315 = shl nuw nsw i32 %314, 5, !dbg !25
  %316 = add nsw i32 %315, -64, !dbg !25
  %317 = icmp sgt i32 %312, 31, !dbg !25
  %318 = add nsw i32 %315, -32, !dbg !25
  %319 = icmp sgt i32 %312, 63, !dbg !25
  %320 = or disjoint i32 %316, %19, !dbg !22
  %321 = or disjoint i32 %316, %20, !dbg !22
  %322 = or disjoint i32 %316, %21, !dbg !22
  %323 = or disjoint i32 %316, %22, !dbg !22
  %324 = or disjoint i32 %316, %23, !dbg !22
  %325 = or disjoint i32 %316, %24, !dbg !22
  %326 = or disjoint i32 %316, %25, !dbg !22
  %327 = or disjoint i32 %316, %26, !dbg !22
  %328 = icmp slt i32 %320, %K, !dbg !22
  %329 = icmp slt i32 %321, %K, !dbg !22
  %330 = icmp slt i32 %322, %K, !dbg !22
  %331 = icmp slt i32 %323, %K, !dbg !22
  %332 = icmp slt i32 %324, %K, !dbg !22
  %333 = icmp slt i32 %325, %K, !dbg !22
  %334 = icmp slt i32 %326, %K, !dbg !22
  %335 = icmp slt i32 %327, %K, !dbg !22
  %336 = zext nneg i32 %321 to i64, !dbg !21
  %337 = getelementptr [2 x i8], ptr addrspace(1) %37, i64 %336, !dbg !21
  %338 = zext nneg i32 %322 to i64, !dbg !21
  %339 = getelementptr [2 x i8], ptr addrspace(1) %37, i64 %338, !dbg !21
  %340 = zext nneg i32 %323 to i64, !dbg !21
  %341 = getelementptr [2 x i8], ptr addrspace(1) %37, i64 %340, !dbg !21
  %342 = zext nneg i32 %324 to i64, !dbg !21
  %343 = getelementptr [2 x i8], ptr addrspace(1) %37, i64 %342, !dbg !21
  %344 = zext nneg i32 %325 to i64, !dbg !21
  %345 = getelementptr [2 x i8], ptr addrspace(1) %37, i64 %344, !dbg !21
  %346 = zext nneg i32 %326 to i64, !dbg !21
  %347 = getelementptr [2 x i8], ptr addrspace(1) %37, i64 %346, !dbg !21
  %348 = zext nneg i32 %327 to i64, !dbg !21
  %349 = getelementptr [2 x i8], ptr addrspace(1) %37, i64 %348, !dbg !21
  %350 = and i1 %317, %328, !dbg !25
  %351 = and i1 %317, %329, !dbg !25
  %352 = and i1 %317, %330, !dbg !25
  %353 = and i1 %317, %331, !dbg !25
  %354 = and i1 %317, %332, !dbg !25
  %355 = and i1 %317, %333, !dbg !25
  %356 = and i1 %317, %334, !dbg !25
  %357 = and i1 %317, %335, !dbg !25
  br i1 %350, label %358, label %362, !dbg !26

358:                                              ; preds = %._crit_edge
  %359 = zext nneg i32 %320 to i64
  %360 = getelementptr [2 x i8], ptr addrspace(1) %37, i64 %359
  %361 = load <1 x half>, ptr addrspace(1) %360, align 2, !dbg !26
  br label %362, !dbg !26

362:                                              ; preds = %358, %._crit_edge
  %363 = phi <1 x half> [ %361, %358 ], [ zeroinitializer, %._crit_edge ], !dbg !24
  %364 = extractelement <1 x half> %363, i64 0, !dbg !26
  br i1 %351, label %365, label %367, !dbg !26

365:                                              ; preds = %362
  %366 = load <1 x half>, ptr addrspace(1) %337, align 2, !dbg !26
  br label %367, !dbg !26

367:                                              ; preds = %365, %362
  %368 = phi <1 x half> [ %366, %365 ], [ zeroinitializer, %362 ], !dbg !24
  %369 = extractelement <1 x half> %368, i64 0, !dbg !26
  br i1 %352, label %370, label %372, !dbg !26

370:                                              ; preds = %367
  %371 = load <1 x half>, ptr addrspace(1) %339, align 2, !dbg !26
  br label %372, !dbg !26

372:                                              ; preds = %370, %367
  %373 = phi <1 x half> [ %371, %370 ], [ zeroinitializer, %367 ], !dbg !24
  %374 = extractelement <1 x half> %373, i64 0, !dbg !26
  br i1 %353, label %375, label %377, !dbg !26

375:                                              ; preds = %372
  %376 = load <1 x half>, ptr addrspace(1) %341, align 2, !dbg !26
  br label %377, !dbg !26

377:                                              ; preds = %375, %372
  %378 = phi <1 x half> [ %376, %375 ], [ zeroinitializer, %372 ], !dbg !24
  %379 = extractelement <1 x half> %378, i64 0, !dbg !26
  br i1 %354, label %380, label %382, !dbg !26

380:                                              ; preds = %377
  %381 = load <1 x half>, ptr addrspace(1) %343, align 2, !dbg !26
  br label %382, !dbg !26

382:                                              ; preds = %380, %377
  %383 = phi <1 x half> [ %381, %380 ], [ zeroinitializer, %377 ], !dbg !24
  %384 = extractelement <1 x half> %383, i64 0, !dbg !26
  br i1 %355, label %385, label %387, !dbg !26

385:                                              ; preds = %382
  %386 = load <1 x half>, ptr addrspace(1) %345, align 2, !dbg !26
  br label %387, !dbg !26

387:                                              ; preds = %385, %382
  %388 = phi <1 x half> [ %386, %385 ], [ zeroinitializer, %382 ], !dbg !24
  %389 = extractelement <1 x half> %388, i64 0, !dbg !26
  br i1 %356, label %390, label %392, !dbg !26

390:                                              ; preds = %387
  %391 = load <1 x half>, ptr addrspace(1) %347, align 2, !dbg !26
  br label %392, !dbg !26

392:                                              ; preds = %390, %387
  %393 = phi <1 x half> [ %391, %390 ], [ zeroinitializer, %387 ], !dbg !24
  %394 = extractelement <1 x half> %393, i64 0, !dbg !26
  br i1 %357, label %395, label %398, !dbg !26

395:                                              ; preds = %392
  %396 = load <1 x half>, ptr addrspace(1) %349, align 2, !dbg !26
  %397 = shufflevector <1 x half> %396, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !24
  br label %398, !dbg !26

398:                                              ; preds = %395, %392
  %399 = phi <4 x half> [ %397, %395 ], [ <half 0.000000e+00, half undef, half undef, half undef>, %392 ], !dbg !24
  fence syncscope("workgroup") release, !dbg !23, !mmra !27
  tail call void @llvm.amdgcn.s.barrier(), !dbg !23
  fence syncscope("workgroup") acquire, !dbg !23, !mmra !27
  %400 = shl nuw nsw i32 %17, 1, !dbg !23
  %401 = shl nuw nsw i32 %27, 3, !dbg !23
  %402 = or disjoint i32 %401, %400, !dbg !23
  %403 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa36, i32 %402, !dbg !23
  %404 = load <1 x half>, ptr addrspace(3) %403, align 2, !dbg !23
  %405 = or disjoint i32 %402, 64, !dbg !23
  %406 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa36, i32 %405, !dbg !23
  %407 = load <1 x half>, ptr addrspace(3) %406, align 2, !dbg !23
  %408 = or disjoint i32 %402, 128, !dbg !23
  %409 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa36, i32 %408, !dbg !23
  %410 = load <1 x half>, ptr addrspace(3) %409, align 2, !dbg !23
  %411 = or disjoint i32 %402, 192, !dbg !23
  %412 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa36, i32 %411, !dbg !23
  %413 = load <1 x half>, ptr addrspace(3) %412, align 2, !dbg !23
  %414 = or disjoint i32 %402, 512, !dbg !23
  %415 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa36, i32 %414, !dbg !23
  %416 = load <1 x half>, ptr addrspace(3) %415, align 2, !dbg !23
  %417 = or disjoint i32 %402, 576, !dbg !23
  %418 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa36, i32 %417, !dbg !23
  %419 = load <1 x half>, ptr addrspace(3) %418, align 2, !dbg !23
  %420 = or disjoint i32 %402, 640, !dbg !23
  %421 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa36, i32 %420, !dbg !23
  %422 = load <1 x half>, ptr addrspace(3) %421, align 2, !dbg !23
  %423 = or disjoint i32 %402, 704, !dbg !23
  %424 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa36, i32 %423, !dbg !23
  %425 = load <1 x half>, ptr addrspace(3) %424, align 2, !dbg !23
  %426 = or disjoint i32 %402, 1024, !dbg !23
  %427 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa36, i32 %426, !dbg !23
  %428 = load <1 x half>, ptr addrspace(3) %427, align 2, !dbg !23
  %429 = or disjoint i32 %402, 1088, !dbg !23
  %430 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa36, i32 %429, !dbg !23
  %431 = load <1 x half>, ptr addrspace(3) %430, align 2, !dbg !23
  %432 = or disjoint i32 %402, 1152, !dbg !23
  %433 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa36, i32 %432, !dbg !23
  %434 = load <1 x half>, ptr addrspace(3) %433, align 2, !dbg !23
  %435 = or disjoint i32 %402, 1216, !dbg !23
  %436 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa36, i32 %435, !dbg !23
  %437 = load <1 x half>, ptr addrspace(3) %436, align 2, !dbg !23
  %438 = or disjoint i32 %402, 1536, !dbg !23
  %439 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa36, i32 %438, !dbg !23
  %440 = load <1 x half>, ptr addrspace(3) %439, align 2, !dbg !23
  %441 = or disjoint i32 %402, 1600, !dbg !23
  %442 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa36, i32 %441, !dbg !23
  %443 = load <1 x half>, ptr addrspace(3) %442, align 2, !dbg !23
  %444 = or disjoint i32 %402, 1664, !dbg !23
  %445 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa36, i32 %444, !dbg !23
  %446 = load <1 x half>, ptr addrspace(3) %445, align 2, !dbg !23
  %447 = or disjoint i32 %402, 1728, !dbg !23
  %448 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa36, i32 %447, !dbg !23
  %449 = load <1 x half>, ptr addrspace(3) %448, align 2, !dbg !23
  %450 = and i32 %7, 56, !dbg !26
  %451 = xor i32 %48, %450, !dbg !26
  %452 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %451, !dbg !26
  %453 = insertelement <4 x half> poison, half %364, i64 0, !dbg !26
  %454 = insertelement <4 x half> %453, half %369, i64 1, !dbg !26
  %455 = insertelement <4 x half> %454, half %374, i64 2, !dbg !26
  %456 = insertelement <4 x half> %455, half %379, i64 3, !dbg !26
  store <4 x half> %456, ptr addrspace(3) %452, align 8, !dbg !26
  %457 = xor i32 %451, 8, !dbg !26
  %458 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %457, !dbg !26
  %459 = insertelement <4 x half> poison, half %384, i64 0, !dbg !26
  %460 = insertelement <4 x half> %459, half %389, i64 1, !dbg !26
  %461 = insertelement <4 x half> %460, half %394, i64 2, !dbg !26
  %462 = shufflevector <4 x half> %461, <4 x half> %399, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !26
  store <4 x half> %462, ptr addrspace(3) %458, align 8, !dbg !26
  fence syncscope("workgroup") release, !dbg !26, !mmra !27
  tail call void @llvm.amdgcn.s.barrier(), !dbg !26
  fence syncscope("workgroup") acquire, !dbg !26, !mmra !27
  %463 = shl nuw nsw i32 %17, 6, !dbg !26
  %464 = shl nuw nsw i32 %7, 2, !dbg !26
  %465 = and i32 %464, 56, !dbg !26
  %466 = lshr exact i32 %27, 2, !dbg !26
  %467 = xor i32 %465, %466, !dbg !26
  %468 = or disjoint i32 %467, %463, !dbg !26
  %469 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %468, !dbg !26
  %470 = xor i32 %468, 16, !dbg !26
  %471 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %470, !dbg !26
  %472 = xor i32 %468, 32, !dbg !26
  %473 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %472, !dbg !26
  %474 = xor i32 %468, 48, !dbg !26
  %475 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %474, !dbg !26
  br i1 %317, label %476, label %._crit_edge43, !dbg !28

476:                                              ; preds = %398
  %477 = load <4 x half>, ptr addrspace(3) %475, align 8, !dbg !26
  %478 = load <4 x half>, ptr addrspace(3) %473, align 8, !dbg !26
  %479 = load <4 x half>, ptr addrspace(3) %471, align 8, !dbg !26
  %480 = load <4 x half>, ptr addrspace(3) %469, align 8, !dbg !26
  %481 = extractelement <1 x half> %449, i64 0, !dbg !23
  %482 = extractelement <1 x half> %446, i64 0, !dbg !23
  %483 = extractelement <1 x half> %443, i64 0, !dbg !23
  %484 = extractelement <1 x half> %440, i64 0, !dbg !23
  %485 = extractelement <1 x half> %437, i64 0, !dbg !23
  %486 = extractelement <1 x half> %434, i64 0, !dbg !23
  %487 = extractelement <1 x half> %431, i64 0, !dbg !23
  %488 = extractelement <1 x half> %428, i64 0, !dbg !23
  %489 = extractelement <1 x half> %425, i64 0, !dbg !23
  %490 = extractelement <1 x half> %422, i64 0, !dbg !23
  %491 = extractelement <1 x half> %419, i64 0, !dbg !23
  %492 = extractelement <1 x half> %416, i64 0, !dbg !23
  %493 = extractelement <1 x half> %413, i64 0, !dbg !23
  %494 = extractelement <1 x half> %410, i64 0, !dbg !23
  %495 = extractelement <1 x half> %407, i64 0, !dbg !23
  %496 = extractelement <1 x half> %404, i64 0, !dbg !23
  %497 = insertelement <4 x half> poison, half %496, i64 0, !dbg !28
  %498 = insertelement <4 x half> %497, half %495, i64 1, !dbg !28
  %499 = insertelement <4 x half> %498, half %494, i64 2, !dbg !28
  %500 = insertelement <4 x half> %499, half %493, i64 3, !dbg !28
  %501 = insertelement <4 x half> poison, half %492, i64 0, !dbg !28
  %502 = insertelement <4 x half> %501, half %491, i64 1, !dbg !28
  %503 = insertelement <4 x half> %502, half %490, i64 2, !dbg !28
  %504 = insertelement <4 x half> %503, half %489, i64 3, !dbg !28
  %505 = insertelement <4 x half> poison, half %488, i64 0, !dbg !28
  %506 = insertelement <4 x half> %505, half %487, i64 1, !dbg !28
  %507 = insertelement <4 x half> %506, half %486, i64 2, !dbg !28
  %508 = insertelement <4 x half> %507, half %485, i64 3, !dbg !28
  %509 = insertelement <4 x half> poison, half %484, i64 0, !dbg !28
  %510 = insertelement <4 x half> %509, half %483, i64 1, !dbg !28
  %511 = insertelement <4 x half> %510, half %482, i64 2, !dbg !28
  %512 = insertelement <4 x half> %511, half %481, i64 3, !dbg !28
  %513 = insertelement <16 x float> <float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float undef, float undef, float undef, float undef, float undef, float undef>, float %295, i64 0, !dbg !28
  %514 = insertelement <16 x float> %513, float %296, i64 1, !dbg !28
  %515 = insertelement <16 x float> %514, float %297, i64 2, !dbg !28
  %516 = insertelement <16 x float> %515, float %298, i64 3, !dbg !28
  %517 = insertelement <16 x float> %516, float %299, i64 4, !dbg !28
  %518 = insertelement <16 x float> %517, float %300, i64 5, !dbg !28
  %519 = insertelement <16 x float> %518, float %301, i64 6, !dbg !28
  %520 = insertelement <16 x float> %519, float %302, i64 7, !dbg !28
  %521 = insertelement <16 x float> %520, float %303, i64 8, !dbg !28
  %522 = insertelement <16 x float> %521, float %304, i64 9, !dbg !28
  %523 = insertelement <16 x float> %522, float %305, i64 10, !dbg !28
  %524 = insertelement <16 x float> %523, float %306, i64 11, !dbg !28
  %525 = insertelement <16 x float> %524, float %307, i64 12, !dbg !28
  %526 = insertelement <16 x float> %525, float %308, i64 13, !dbg !28
  %527 = insertelement <16 x float> %526, float %309, i64 14, !dbg !28
  %528 = insertelement <16 x float> %527, float %310, i64 15, !dbg !28
  %529 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %500, <4 x half> %480, <16 x float> %528, i32 0, i32 0, i32 0), !dbg !28
  %530 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %504, <4 x half> %479, <16 x float> %529, i32 0, i32 0, i32 0), !dbg !28
  %531 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %508, <4 x half> %478, <16 x float> %530, i32 0, i32 0, i32 0), !dbg !28
  %532 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %512, <4 x half> %477, <16 x float> %531, i32 0, i32 0, i32 0), !dbg !28
  %533 = extractelement <16 x float> %532, i64 0, !dbg !28
  %534 = extractelement <16 x float> %532, i64 1, !dbg !28
  %535 = extractelement <16 x float> %532, i64 2, !dbg !28
  %536 = extractelement <16 x float> %532, i64 3, !dbg !28
  %537 = extractelement <16 x float> %532, i64 4, !dbg !28
  %538 = extractelement <16 x float> %532, i64 5, !dbg !28
  %539 = extractelement <16 x float> %532, i64 6, !dbg !28
  %540 = extractelement <16 x float> %532, i64 7, !dbg !28
  %541 = extractelement <16 x float> %532, i64 8, !dbg !28
  %542 = extractelement <16 x float> %532, i64 9, !dbg !28
  %543 = extractelement <16 x float> %532, i64 10, !dbg !28
  %544 = extractelement <16 x float> %532, i64 11, !dbg !28
  %545 = extractelement <16 x float> %532, i64 12, !dbg !28
  %546 = extractelement <16 x float> %532, i64 13, !dbg !28
  %547 = extractelement <16 x float> %532, i64 14, !dbg !28
  %548 = extractelement <16 x float> %532, i64 15, !dbg !28
  br label %._crit_edge43, !dbg !28

._crit_edge43:                                    ; preds = %398, %476
  %.pre-phi105 = phi float [ %548, %476 ], [ %310, %398 ], !dbg !25
  %.pre-phi103 = phi float [ %547, %476 ], [ %309, %398 ], !dbg !25
  %.pre-phi101 = phi float [ %546, %476 ], [ %308, %398 ], !dbg !25
  %.pre-phi99 = phi float [ %545, %476 ], [ %307, %398 ], !dbg !25
  %.pre-phi97 = phi float [ %544, %476 ], [ %306, %398 ], !dbg !25
  %.pre-phi95 = phi float [ %543, %476 ], [ %305, %398 ], !dbg !25
  %.pre-phi93 = phi float [ %542, %476 ], [ %304, %398 ], !dbg !25
  %.pre-phi91 = phi float [ %541, %476 ], [ %303, %398 ], !dbg !25
  %.pre-phi89 = phi float [ %540, %476 ], [ %302, %398 ], !dbg !25
  %.pre-phi87 = phi float [ %539, %476 ], [ %301, %398 ], !dbg !25
  %.pre-phi85 = phi float [ %538, %476 ], [ %300, %398 ], !dbg !25
  %.pre-phi83 = phi float [ %537, %476 ], [ %299, %398 ], !dbg !25
  %.pre-phi81 = phi float [ %536, %476 ], [ %298, %398 ], !dbg !25
  %.pre-phi79 = phi float [ %535, %476 ], [ %297, %398 ], !dbg !25
  %.pre-phi77 = phi float [ %534, %476 ], [ %296, %398 ], !dbg !25
  %.pre-phi75 = phi float [ %533, %476 ], [ %295, %398 ], !dbg !25
  %549 = or disjoint i32 %318, %19, !dbg !22
  %550 = or disjoint i32 %318, %20, !dbg !22
  %551 = or disjoint i32 %318, %21, !dbg !22
  %552 = or disjoint i32 %318, %22, !dbg !22
  %553 = or disjoint i32 %318, %23, !dbg !22
  %554 = or disjoint i32 %318, %24, !dbg !22
  %555 = or disjoint i32 %318, %25, !dbg !22
  %556 = or disjoint i32 %318, %26, !dbg !22
  %557 = icmp slt i32 %549, %K, !dbg !22
  %558 = icmp slt i32 %550, %K, !dbg !22
  %559 = icmp slt i32 %551, %K, !dbg !22
  %560 = icmp slt i32 %552, %K, !dbg !22
  %561 = icmp slt i32 %553, %K, !dbg !22
  %562 = icmp slt i32 %554, %K, !dbg !22
  %563 = icmp slt i32 %555, %K, !dbg !22
  %564 = icmp slt i32 %556, %K, !dbg !22
  %565 = zext nneg i32 %550 to i64, !dbg !21
  %566 = getelementptr [2 x i8], ptr addrspace(1) %37, i64 %565, !dbg !21
  %567 = zext nneg i32 %551 to i64, !dbg !21
  %568 = getelementptr [2 x i8], ptr addrspace(1) %37, i64 %567, !dbg !21
  %569 = zext nneg i32 %552 to i64, !dbg !21
  %570 = getelementptr [2 x i8], ptr addrspace(1) %37, i64 %569, !dbg !21
  %571 = zext nneg i32 %553 to i64, !dbg !21
  %572 = getelementptr [2 x i8], ptr addrspace(1) %37, i64 %571, !dbg !21
  %573 = zext nneg i32 %554 to i64, !dbg !21
  %574 = getelementptr [2 x i8], ptr addrspace(1) %37, i64 %573, !dbg !21
  %575 = zext nneg i32 %555 to i64, !dbg !21
  %576 = getelementptr [2 x i8], ptr addrspace(1) %37, i64 %575, !dbg !21
  %577 = zext nneg i32 %556 to i64, !dbg !21
  %578 = getelementptr [2 x i8], ptr addrspace(1) %37, i64 %577, !dbg !21
  %579 = and i1 %319, %557, !dbg !25
  %580 = and i1 %319, %558, !dbg !25
  %581 = and i1 %319, %559, !dbg !25
  %582 = and i1 %319, %560, !dbg !25
  %583 = and i1 %319, %561, !dbg !25
  %584 = and i1 %319, %562, !dbg !25
  %585 = and i1 %319, %563, !dbg !25
  %586 = and i1 %319, %564, !dbg !25
  br i1 %579, label %587, label %591, !dbg !26

587:                                              ; preds = %._crit_edge43
  %588 = zext nneg i32 %549 to i64
  %589 = getelementptr [2 x i8], ptr addrspace(1) %37, i64 %588
  %590 = load <1 x half>, ptr addrspace(1) %589, align 2, !dbg !26
  br label %591, !dbg !26

591:                                              ; preds = %587, %._crit_edge43
  %592 = phi <1 x half> [ %590, %587 ], [ zeroinitializer, %._crit_edge43 ], !dbg !24
  %593 = extractelement <1 x half> %592, i64 0, !dbg !26
  br i1 %580, label %594, label %596, !dbg !26

594:                                              ; preds = %591
  %595 = load <1 x half>, ptr addrspace(1) %566, align 2, !dbg !26
  br label %596, !dbg !26

596:                                              ; preds = %594, %591
  %597 = phi <1 x half> [ %595, %594 ], [ zeroinitializer, %591 ], !dbg !24
  %598 = extractelement <1 x half> %597, i64 0, !dbg !26
  br i1 %581, label %599, label %601, !dbg !26

599:                                              ; preds = %596
  %600 = load <1 x half>, ptr addrspace(1) %568, align 2, !dbg !26
  br label %601, !dbg !26

601:                                              ; preds = %599, %596
  %602 = phi <1 x half> [ %600, %599 ], [ zeroinitializer, %596 ], !dbg !24
  %603 = extractelement <1 x half> %602, i64 0, !dbg !26
  br i1 %582, label %604, label %606, !dbg !26

604:                                              ; preds = %601
  %605 = load <1 x half>, ptr addrspace(1) %570, align 2, !dbg !26
  br label %606, !dbg !26

606:                                              ; preds = %604, %601
  %607 = phi <1 x half> [ %605, %604 ], [ zeroinitializer, %601 ], !dbg !24
  %608 = extractelement <1 x half> %607, i64 0, !dbg !26
  br i1 %583, label %609, label %611, !dbg !26

609:                                              ; preds = %606
  %610 = load <1 x half>, ptr addrspace(1) %572, align 2, !dbg !26
  br label %611, !dbg !26

611:                                              ; preds = %609, %606
  %612 = phi <1 x half> [ %610, %609 ], [ zeroinitializer, %606 ], !dbg !24
  %613 = extractelement <1 x half> %612, i64 0, !dbg !26
  br i1 %584, label %614, label %616, !dbg !26

614:                                              ; preds = %611
  %615 = load <1 x half>, ptr addrspace(1) %574, align 2, !dbg !26
  br label %616, !dbg !26

616:                                              ; preds = %614, %611
  %617 = phi <1 x half> [ %615, %614 ], [ zeroinitializer, %611 ], !dbg !24
  %618 = extractelement <1 x half> %617, i64 0, !dbg !26
  br i1 %585, label %619, label %621, !dbg !26

619:                                              ; preds = %616
  %620 = load <1 x half>, ptr addrspace(1) %576, align 2, !dbg !26
  br label %621, !dbg !26

621:                                              ; preds = %619, %616
  %622 = phi <1 x half> [ %620, %619 ], [ zeroinitializer, %616 ], !dbg !24
  %623 = extractelement <1 x half> %622, i64 0, !dbg !26
  br i1 %586, label %624, label %627, !dbg !26

624:                                              ; preds = %621
  %625 = load <1 x half>, ptr addrspace(1) %578, align 2, !dbg !26
  %626 = shufflevector <1 x half> %625, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !24
  br label %627, !dbg !26

627:                                              ; preds = %624, %621
  %628 = phi <4 x half> [ %626, %624 ], [ <half 0.000000e+00, half undef, half undef, half undef>, %621 ], !dbg !24
  %629 = getelementptr inbounds nuw i8, ptr addrspace(3) %311, i32 %402, !dbg !23
  %630 = load <1 x half>, ptr addrspace(3) %629, align 2, !dbg !23
  %631 = getelementptr inbounds nuw i8, ptr addrspace(3) %311, i32 %405, !dbg !23
  %632 = load <1 x half>, ptr addrspace(3) %631, align 2, !dbg !23
  %633 = getelementptr inbounds nuw i8, ptr addrspace(3) %311, i32 %408, !dbg !23
  %634 = load <1 x half>, ptr addrspace(3) %633, align 2, !dbg !23
  %635 = getelementptr inbounds nuw i8, ptr addrspace(3) %311, i32 %411, !dbg !23
  %636 = load <1 x half>, ptr addrspace(3) %635, align 2, !dbg !23
  %637 = getelementptr inbounds nuw i8, ptr addrspace(3) %311, i32 %414, !dbg !23
  %638 = load <1 x half>, ptr addrspace(3) %637, align 2, !dbg !23
  %639 = getelementptr inbounds nuw i8, ptr addrspace(3) %311, i32 %417, !dbg !23
  %640 = load <1 x half>, ptr addrspace(3) %639, align 2, !dbg !23
  %641 = getelementptr inbounds nuw i8, ptr addrspace(3) %311, i32 %420, !dbg !23
  %642 = load <1 x half>, ptr addrspace(3) %641, align 2, !dbg !23
  %643 = getelementptr inbounds nuw i8, ptr addrspace(3) %311, i32 %423, !dbg !23
  %644 = load <1 x half>, ptr addrspace(3) %643, align 2, !dbg !23
  %645 = getelementptr inbounds nuw i8, ptr addrspace(3) %311, i32 %426, !dbg !23
  %646 = load <1 x half>, ptr addrspace(3) %645, align 2, !dbg !23
  %647 = getelementptr inbounds nuw i8, ptr addrspace(3) %311, i32 %429, !dbg !23
  %648 = load <1 x half>, ptr addrspace(3) %647, align 2, !dbg !23
  %649 = getelementptr inbounds nuw i8, ptr addrspace(3) %311, i32 %432, !dbg !23
  %650 = load <1 x half>, ptr addrspace(3) %649, align 2, !dbg !23
  %651 = getelementptr inbounds nuw i8, ptr addrspace(3) %311, i32 %435, !dbg !23
  %652 = load <1 x half>, ptr addrspace(3) %651, align 2, !dbg !23
  %653 = getelementptr inbounds nuw i8, ptr addrspace(3) %311, i32 %438, !dbg !23
  %654 = load <1 x half>, ptr addrspace(3) %653, align 2, !dbg !23
  %655 = getelementptr inbounds nuw i8, ptr addrspace(3) %311, i32 %441, !dbg !23
  %656 = load <1 x half>, ptr addrspace(3) %655, align 2, !dbg !23
  %657 = getelementptr inbounds nuw i8, ptr addrspace(3) %311, i32 %444, !dbg !23
  %658 = load <1 x half>, ptr addrspace(3) %657, align 2, !dbg !23
  %659 = getelementptr inbounds nuw i8, ptr addrspace(3) %311, i32 %447, !dbg !23
  %660 = load <1 x half>, ptr addrspace(3) %659, align 2, !dbg !23
  fence syncscope("workgroup") release, !dbg !26, !mmra !27
  tail call void @llvm.amdgcn.s.barrier(), !dbg !26
  fence syncscope("workgroup") acquire, !dbg !26, !mmra !27
  %661 = insertelement <4 x half> poison, half %593, i64 0, !dbg !26
  %662 = insertelement <4 x half> %661, half %598, i64 1, !dbg !26
  %663 = insertelement <4 x half> %662, half %603, i64 2, !dbg !26
  %664 = insertelement <4 x half> %663, half %608, i64 3, !dbg !26
  store <4 x half> %664, ptr addrspace(3) %452, align 8, !dbg !26
  %665 = insertelement <4 x half> poison, half %613, i64 0, !dbg !26
  %666 = insertelement <4 x half> %665, half %618, i64 1, !dbg !26
  %667 = insertelement <4 x half> %666, half %623, i64 2, !dbg !26
  %668 = shufflevector <4 x half> %667, <4 x half> %628, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !26
  store <4 x half> %668, ptr addrspace(3) %458, align 8, !dbg !26
  fence syncscope("workgroup") release, !dbg !26, !mmra !27
  tail call void @llvm.amdgcn.s.barrier(), !dbg !26
  fence syncscope("workgroup") acquire, !dbg !26, !mmra !27
  br i1 %319, label %669, label %742, !dbg !28

669:                                              ; preds = %627
  %670 = load <4 x half>, ptr addrspace(3) %475, align 8, !dbg !26
  %671 = load <4 x half>, ptr addrspace(3) %473, align 8, !dbg !26
  %672 = load <4 x half>, ptr addrspace(3) %471, align 8, !dbg !26
  %673 = load <4 x half>, ptr addrspace(3) %469, align 8, !dbg !26
  %674 = extractelement <1 x half> %660, i64 0, !dbg !23
  %675 = extractelement <1 x half> %658, i64 0, !dbg !23
  %676 = extractelement <1 x half> %656, i64 0, !dbg !23
  %677 = extractelement <1 x half> %654, i64 0, !dbg !23
  %678 = extractelement <1 x half> %652, i64 0, !dbg !23
  %679 = extractelement <1 x half> %650, i64 0, !dbg !23
  %680 = extractelement <1 x half> %648, i64 0, !dbg !23
  %681 = extractelement <1 x half> %646, i64 0, !dbg !23
  %682 = extractelement <1 x half> %644, i64 0, !dbg !23
  %683 = extractelement <1 x half> %642, i64 0, !dbg !23
  %684 = extractelement <1 x half> %640, i64 0, !dbg !23
  %685 = extractelement <1 x half> %638, i64 0, !dbg !23
  %686 = extractelement <1 x half> %636, i64 0, !dbg !23
  %687 = extractelement <1 x half> %634, i64 0, !dbg !23
  %688 = extractelement <1 x half> %632, i64 0, !dbg !23
  %689 = extractelement <1 x half> %630, i64 0, !dbg !23
  %690 = insertelement <4 x half> poison, half %689, i64 0, !dbg !28
  %691 = insertelement <4 x half> %690, half %688, i64 1, !dbg !28
  %692 = insertelement <4 x half> %691, half %687, i64 2, !dbg !28
  %693 = insertelement <4 x half> %692, half %686, i64 3, !dbg !28
  %694 = insertelement <4 x half> poison, half %685, i64 0, !dbg !28
  %695 = insertelement <4 x half> %694, half %684, i64 1, !dbg !28
  %696 = insertelement <4 x half> %695, half %683, i64 2, !dbg !28
  %697 = insertelement <4 x half> %696, half %682, i64 3, !dbg !28
  %698 = insertelement <4 x half> poison, half %681, i64 0, !dbg !28
  %699 = insertelement <4 x half> %698, half %680, i64 1, !dbg !28
  %700 = insertelement <4 x half> %699, half %679, i64 2, !dbg !28
  %701 = insertelement <4 x half> %700, half %678, i64 3, !dbg !28
  %702 = insertelement <4 x half> poison, half %677, i64 0, !dbg !28
  %703 = insertelement <4 x half> %702, half %676, i64 1, !dbg !28
  %704 = insertelement <4 x half> %703, half %675, i64 2, !dbg !28
  %705 = insertelement <4 x half> %704, half %674, i64 3, !dbg !28
  %706 = insertelement <16 x float> <float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float undef, float undef, float undef, float undef, float undef, float undef>, float %.pre-phi75, i64 0, !dbg !28
  %707 = insertelement <16 x float> %706, float %.pre-phi77, i64 1, !dbg !28
  %708 = insertelement <16 x float> %707, float %.pre-phi79, i64 2, !dbg !28
  %709 = insertelement <16 x float> %708, float %.pre-phi81, i64 3, !dbg !28
  %710 = insertelement <16 x float> %709, float %.pre-phi83, i64 4, !dbg !28
  %711 = insertelement <16 x float> %710, float %.pre-phi85, i64 5, !dbg !28
  %712 = insertelement <16 x float> %711, float %.pre-phi87, i64 6, !dbg !28
  %713 = insertelement <16 x float> %712, float %.pre-phi89, i64 7, !dbg !28
  %714 = insertelement <16 x float> %713, float %.pre-phi91, i64 8, !dbg !28
  %715 = insertelement <16 x float> %714, float %.pre-phi93, i64 9, !dbg !28
  %716 = insertelement <16 x float> %715, float %.pre-phi95, i64 10, !dbg !28
  %717 = insertelement <16 x float> %716, float %.pre-phi97, i64 11, !dbg !28
  %718 = insertelement <16 x float> %717, float %.pre-phi99, i64 12, !dbg !28
  %719 = insertelement <16 x float> %718, float %.pre-phi101, i64 13, !dbg !28
  %720 = insertelement <16 x float> %719, float %.pre-phi103, i64 14, !dbg !28
  %721 = insertelement <16 x float> %720, float %.pre-phi105, i64 15, !dbg !28
  %722 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %693, <4 x half> %673, <16 x float> %721, i32 0, i32 0, i32 0), !dbg !28
  %723 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %697, <4 x half> %672, <16 x float> %722, i32 0, i32 0, i32 0), !dbg !28
  %724 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %701, <4 x half> %671, <16 x float> %723, i32 0, i32 0, i32 0), !dbg !28
  %725 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %705, <4 x half> %670, <16 x float> %724, i32 0, i32 0, i32 0), !dbg !28
  %726 = extractelement <16 x float> %725, i64 0, !dbg !28
  %727 = extractelement <16 x float> %725, i64 1, !dbg !28
  %728 = extractelement <16 x float> %725, i64 2, !dbg !28
  %729 = extractelement <16 x float> %725, i64 3, !dbg !28
  %730 = extractelement <16 x float> %725, i64 4, !dbg !28
  %731 = extractelement <16 x float> %725, i64 5, !dbg !28
  %732 = extractelement <16 x float> %725, i64 6, !dbg !28
  %733 = extractelement <16 x float> %725, i64 7, !dbg !28
  %734 = extractelement <16 x float> %725, i64 8, !dbg !28
  %735 = extractelement <16 x float> %725, i64 9, !dbg !28
  %736 = extractelement <16 x float> %725, i64 10, !dbg !28
  %737 = extractelement <16 x float> %725, i64 11, !dbg !28
  %738 = extractelement <16 x float> %725, i64 12, !dbg !28
  %739 = extractelement <16 x float> %725, i64 13, !dbg !28
  %740 = extractelement <16 x float> %725, i64 14, !dbg !28
  %741 = extractelement <16 x float> %725, i64 15, !dbg !28
  br label %742, !dbg !28

742:                                              ; preds = %669, %627
  %743 = phi float [ %741, %669 ], [ %.pre-phi105, %627 ]
  %744 = phi float [ %740, %669 ], [ %.pre-phi103, %627 ]
  %745 = phi float [ %739, %669 ], [ %.pre-phi101, %627 ]
  %746 = phi float [ %738, %669 ], [ %.pre-phi99, %627 ]
  %747 = phi float [ %737, %669 ], [ %.pre-phi97, %627 ]
  %748 = phi float [ %736, %669 ], [ %.pre-phi95, %627 ]
  %749 = phi float [ %735, %669 ], [ %.pre-phi93, %627 ]
  %750 = phi float [ %734, %669 ], [ %.pre-phi91, %627 ]
  %751 = phi float [ %733, %669 ], [ %.pre-phi89, %627 ]
  %752 = phi float [ %732, %669 ], [ %.pre-phi87, %627 ]
  %753 = phi float [ %731, %669 ], [ %.pre-phi85, %627 ]
  %754 = phi float [ %730, %669 ], [ %.pre-phi83, %627 ]
  %755 = phi float [ %729, %669 ], [ %.pre-phi81, %627 ]
  %756 = phi float [ %728, %669 ], [ %.pre-phi79, %627 ]
  %757 = phi float [ %727, %669 ], [ %.pre-phi77, %627 ]
  %758 = phi float [ %726, %669 ], [ %.pre-phi75, %627 ]
  %759 = icmp eq i32 %10, 0, !dbg !14
  br i1 %759, label %.critedge, label %.critedge4, !dbg !14

.critedge:                                        ; preds = %742
  %760 = insertelement <4 x float> poison, float %746, i64 0
  %761 = insertelement <4 x float> %760, float %745, i64 1
  %762 = insertelement <4 x float> %761, float %744, i64 2
  %763 = insertelement <4 x float> %762, float %743, i64 3
  %764 = insertelement <4 x float> poison, float %750, i64 0
  %765 = insertelement <4 x float> %764, float %749, i64 1
  %766 = insertelement <4 x float> %765, float %748, i64 2
  %767 = insertelement <4 x float> %766, float %747, i64 3
  %768 = insertelement <4 x float> poison, float %754, i64 0
  %769 = insertelement <4 x float> %768, float %753, i64 1
  %770 = insertelement <4 x float> %769, float %752, i64 2
  %771 = insertelement <4 x float> %770, float %751, i64 3
  %772 = shl i32 %30, 6, !dbg !29
  %773 = sext i32 %772 to i64, !dbg !30
  %774 = getelementptr [4 x i8], ptr addrspace(1) %c_ptr, i64 %773, !dbg !30
  %775 = sext i32 %34 to i64
  %776 = getelementptr [4 x i8], ptr addrspace(1) %774, i64 %775
  %777 = getelementptr i8, ptr addrspace(1) %776, i64 32
  %778 = insertelement <4 x float> poison, float %758, i64 0
  %779 = insertelement <4 x float> %778, float %757, i64 1
  %780 = insertelement <4 x float> %779, float %756, i64 2
  %781 = insertelement <4 x float> %780, float %755, i64 3
  %782 = getelementptr i8, ptr addrspace(1) %776, i64 96, !dbg !30
  %783 = getelementptr i8, ptr addrspace(1) %776, i64 64, !dbg !30
  store <4 x float> %781, ptr addrspace(1) %776, align 16, !dbg !14
  store <4 x float> %771, ptr addrspace(1) %777, align 16, !dbg !14
  store <4 x float> %767, ptr addrspace(1) %783, align 16, !dbg !14
  store <4 x float> %763, ptr addrspace(1) %782, align 16, !dbg !14
  br label %.critedge4, !dbg !14

.critedge4:                                       ; preds = %742, %.critedge
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

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #3

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #4

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half>, <4 x half>, <16 x float>, i32 immarg, i32 immarg, i32 immarg) #5

attributes #0 = { norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-cluster-dims"="1,1,1" "amdgpu-flat-work-group-size"="1,128" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-no-wwm" "denormal-fp-math-f32"="ieee" "uniform-work-group-size" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #5 = { convergent mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }

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
!22 = !DILocation(line: 14, column: 16, scope: !19, inlinedAt: !20)
!23 = !DILocation(line: 16, column: 13, scope: !19, inlinedAt: !20)
!24 = !DILocation(line: 29, column: 11, scope: !4)
!25 = !DILocation(line: 13, column: 5, scope: !19, inlinedAt: !20)
!26 = !DILocation(line: 15, column: 13, scope: !19, inlinedAt: !20)
!27 = !{!"amdgpu-synchronize-as", !"local"}
!28 = !DILocation(line: 17, column: 16, scope: !19, inlinedAt: !20)
!29 = !DILocation(line: 30, column: 22, scope: !4)
!30 = !DILocation(line: 30, column: 14, scope: !4)
!31 = !DILocation(line: 26, column: 1, scope: !4)
