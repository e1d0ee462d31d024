; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.42-amd-amdhsa"

@global_smem = external addrspace(3) global [0 x i8], align 16

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
  %32 = shl i32 %31, 4, !dbg !17
  %33 = add i32 %19, %32, !dbg !17
  %34 = add i32 %23, %32, !dbg !17
  %35 = or disjoint i32 %28, %32, !dbg !17
  %36 = add i32 %32, 16, !dbg !16
  %37 = or disjoint i32 %36, %28, !dbg !17
  %38 = add i32 %32, 24, !dbg !16
  %39 = or disjoint i32 %38, %28, !dbg !17
  %40 = mul i32 %29, %K, !dbg !18
  %41 = sext i32 %40 to i64, !dbg !21
  %42 = getelementptr [2 x i8], ptr addrspace(1) %a_ptr, i64 %41, !dbg !21
  %43 = icmp slt i32 %16, %K, !dbg !22
  br i1 %43, label %44, label %51, !dbg !23

44:                                               ; preds = %6
  %45 = shl nuw nsw i32 %16, 6
  %46 = zext nneg i32 %45 to i64
  %47 = getelementptr [2 x i8], ptr addrspace(1) %b_ptr, i64 %46
  %48 = sext i32 %33 to i64
  %49 = getelementptr [2 x i8], ptr addrspace(1) %47, i64 %48
  %50 = load <8 x half>, ptr addrspace(1) %49, align 16, !dbg !23
  br label %51, !dbg !23

51:                                               ; preds = %44, %6
  %52 = phi <8 x half> [ %50, %44 ], [ zeroinitializer, %6 ], !dbg !24
  %53 = shl nuw nsw i32 %15, 4, !dbg !23
  %54 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %53, !dbg !23
  store <8 x half> %52, ptr addrspace(3) %54, align 16, !dbg !23
  %55 = icmp sgt i32 %K, 32, !dbg !25
  %56 = or disjoint i32 %16, 32, !dbg !22
  %57 = icmp slt i32 %56, %K, !dbg !22
  %58 = and i1 %55, %57, !dbg !25
  br i1 %58, label %59, label %66, !dbg !23

59:                                               ; preds = %51
  %60 = shl nuw nsw i32 %56, 6
  %61 = zext nneg i32 %60 to i64
  %62 = getelementptr [2 x i8], ptr addrspace(1) %b_ptr, i64 %61
  %63 = sext i32 %33 to i64
  %64 = getelementptr [2 x i8], ptr addrspace(1) %62, i64 %63
  %65 = load <8 x half>, ptr addrspace(1) %64, align 16, !dbg !23
  br label %66, !dbg !23

66:                                               ; preds = %59, %51
  %67 = phi <8 x half> [ %65, %59 ], [ zeroinitializer, %51 ], !dbg !24
  %68 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %53, !dbg !23
  store <8 x half> %67, ptr addrspace(3) %68, align 16, !dbg !23
  %69 = add i32 %K, -64, !dbg !25
  %invariant.op = or disjoint i32 %16, 64, !dbg !25
  %70 = icmp sgt i32 %69, 0, !dbg !25
  br i1 %70, label %.lr.ph, label %._crit_edge, !dbg !25

.lr.ph:                                           ; preds = %66
  %71 = sext i32 %33 to i64
  %invariant.gep = getelementptr [2 x i8], ptr addrspace(1) %b_ptr, i64 %71, !dbg !25
  %72 = shl nuw nsw i32 %17, 1
  %73 = shl nuw nsw i32 %27, 3
  %74 = and i32 %7, 56
  %75 = xor i32 %53, %74
  %76 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %75
  %77 = xor i32 %75, 8
  %78 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %77
  %79 = shl nuw nsw i32 %17, 6
  %80 = shl nuw nsw i32 %7, 2
  %81 = and i32 %80, 56
  %82 = lshr exact i32 %27, 2
  %83 = xor i32 %81, %82
  %84 = or disjoint i32 %83, %79
  %85 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %84
  %86 = xor i32 %84, 16
  %87 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %86
  %88 = xor i32 %84, 32
  %89 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %88
  %90 = xor i32 %84, 48
  %91 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %90
  br label %92, !dbg !25

92:                                               ; preds = %.lr.ph, %190
  %93 = phi ptr addrspace(3) [ getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), %.lr.ph ], [ %296, %190 ]
  %94 = phi ptr addrspace(3) [ @global_smem, %.lr.ph ], [ %93, %190 ]
  %95 = phi i32 [ 1, %.lr.ph ], [ %295, %190 ]
  %96 = phi float [ 0.000000e+00, %.lr.ph ], [ %277, %190 ]
  %97 = phi float [ 0.000000e+00, %.lr.ph ], [ %278, %190 ]
  %98 = phi float [ 0.000000e+00, %.lr.ph ], [ %279, %190 ]
  %99 = phi float [ 0.000000e+00, %.lr.ph ], [ %280, %190 ]
  %100 = phi float [ 0.000000e+00, %.lr.ph ], [ %281, %190 ]
  %101 = phi float [ 0.000000e+00, %.lr.ph ], [ %282, %190 ]
  %102 = phi float [ 0.000000e+00, %.lr.ph ], [ %283, %190 ]
  %103 = phi float [ 0.000000e+00, %.lr.ph ], [ %284, %190 ]
  %104 = phi float [ 0.000000e+00, %.lr.ph ], [ %285, %190 ]
  %105 = phi float [ 0.000000e+00, %.lr.ph ], [ %286, %190 ]
  %106 = phi float [ 0.000000e+00, %.lr.ph ], [ %287, %190 ]
  %107 = phi float [ 0.000000e+00, %.lr.ph ], [ %288, %190 ]
  %108 = phi float [ 0.000000e+00, %.lr.ph ], [ %289, %190 ]
  %109 = phi float [ 0.000000e+00, %.lr.ph ], [ %290, %190 ]
  %110 = phi float [ 0.000000e+00, %.lr.ph ], [ %291, %190 ]
  %111 = phi float [ 0.000000e+00, %.lr.ph ], [ %292, %190 ]
  %112 = phi i32 [ 0, %.lr.ph ], [ %298, %190 ]
  %113 = or disjoint i32 %112, %19, !dbg !22
  %114 = or disjoint i32 %112, %20, !dbg !22
  %115 = or disjoint i32 %112, %21, !dbg !22
  %116 = or disjoint i32 %112, %22, !dbg !22
  %117 = or disjoint i32 %112, %23, !dbg !22
  %118 = or disjoint i32 %112, %24, !dbg !22
  %119 = or disjoint i32 %112, %25, !dbg !22
  %120 = or disjoint i32 %112, %26, !dbg !22
  %.reass = add i32 %112, %invariant.op
  %121 = icmp slt i32 %113, %K, !dbg !22
  %122 = icmp slt i32 %114, %K, !dbg !22
  %123 = icmp slt i32 %115, %K, !dbg !22
  %124 = icmp slt i32 %116, %K, !dbg !22
  %125 = icmp slt i32 %117, %K, !dbg !22
  %126 = icmp slt i32 %118, %K, !dbg !22
  %127 = icmp slt i32 %119, %K, !dbg !22
  %128 = icmp slt i32 %120, %K, !dbg !22
  %129 = icmp slt i32 %.reass, %K, !dbg !22
  %130 = sext i32 %114 to i64, !dbg !21
  %131 = getelementptr [2 x i8], ptr addrspace(1) %42, i64 %130, !dbg !21
  %132 = sext i32 %115 to i64, !dbg !21
  %133 = getelementptr [2 x i8], ptr addrspace(1) %42, i64 %132, !dbg !21
  %134 = sext i32 %116 to i64, !dbg !21
  %135 = getelementptr [2 x i8], ptr addrspace(1) %42, i64 %134, !dbg !21
  %136 = sext i32 %117 to i64, !dbg !21
  %137 = getelementptr [2 x i8], ptr addrspace(1) %42, i64 %136, !dbg !21
  %138 = sext i32 %118 to i64, !dbg !21
  %139 = getelementptr [2 x i8], ptr addrspace(1) %42, i64 %138, !dbg !21
  %140 = sext i32 %119 to i64, !dbg !21
  %141 = getelementptr [2 x i8], ptr addrspace(1) %42, i64 %140, !dbg !21
  %142 = sext i32 %120 to i64, !dbg !21
  %143 = getelementptr [2 x i8], ptr addrspace(1) %42, i64 %142, !dbg !21
  br i1 %121, label %144, label %148, !dbg !26

144:                                              ; preds = %92
  %145 = sext i32 %113 to i64
  %146 = getelementptr [2 x i8], ptr addrspace(1) %42, i64 %145
  %147 = load <1 x half>, ptr addrspace(1) %146, align 2, !dbg !26
  br label %148, !dbg !26

148:                                              ; preds = %144, %92
  %149 = phi <1 x half> [ %147, %144 ], [ zeroinitializer, %92 ], !dbg !24
  %150 = extractelement <1 x half> %149, i64 0, !dbg !26
  br i1 %122, label %151, label %153, !dbg !26

151:                                              ; preds = %148
  %152 = load <1 x half>, ptr addrspace(1) %131, align 2, !dbg !26
  br label %153, !dbg !26

153:                                              ; preds = %151, %148
  %154 = phi <1 x half> [ %152, %151 ], [ zeroinitializer, %148 ], !dbg !24
  %155 = extractelement <1 x half> %154, i64 0, !dbg !26
  br i1 %123, label %156, label %158, !dbg !26

156:                                              ; preds = %153
  %157 = load <1 x half>, ptr addrspace(1) %133, align 2, !dbg !26
  br label %158, !dbg !26

158:                                              ; preds = %156, %153
  %159 = phi <1 x half> [ %157, %156 ], [ zeroinitializer, %153 ], !dbg !24
  %160 = extractelement <1 x half> %159, i64 0, !dbg !26
  br i1 %124, label %161, label %163, !dbg !26

161:                                              ; preds = %158
  %162 = load <1 x half>, ptr addrspace(1) %135, align 2, !dbg !26
  br label %163, !dbg !26

163:                                              ; preds = %161, %158
  %164 = phi <1 x half> [ %162, %161 ], [ zeroinitializer, %158 ], !dbg !24
  %165 = extractelement <1 x half> %164, i64 0, !dbg !26
  br i1 %125, label %166, label %168, !dbg !26

166:                                              ; preds = %163
  %167 = load <1 x half>, ptr addrspace(1) %137, align 2, !dbg !26
  br label %168, !dbg !26

168:                                              ; preds = %166, %163
  %169 = phi <1 x half> [ %167, %166 ], [ zeroinitializer, %163 ], !dbg !24
  %170 = extractelement <1 x half> %169, i64 0, !dbg !26
  br i1 %126, label %171, label %173, !dbg !26

171:                                              ; preds = %168
  %172 = load <1 x half>, ptr addrspace(1) %139, align 2, !dbg !26
  br label %173, !dbg !26

173:                                              ; preds = %171, %168
  %174 = phi <1 x half> [ %172, %171 ], [ zeroinitializer, %168 ], !dbg !24
  %175 = extractelement <1 x half> %174, i64 0, !dbg !26
  br i1 %127, label %176, label %178, !dbg !26

176:                                              ; preds = %173
  %177 = load <1 x half>, ptr addrspace(1) %141, align 2, !dbg !26
  br label %178, !dbg !26

178:                                              ; preds = %176, %173
  %179 = phi <1 x half> [ %177, %176 ], [ zeroinitializer, %173 ], !dbg !24
  %180 = extractelement <1 x half> %179, i64 0, !dbg !26
  br i1 %128, label %181, label %183, !dbg !26

181:                                              ; preds = %178
  %182 = load <1 x half>, ptr addrspace(1) %143, align 2, !dbg !26
  br label %183, !dbg !26

183:                                              ; preds = %181, %178
  %184 = phi <1 x half> [ %182, %181 ], [ zeroinitializer, %178 ], !dbg !24
  %185 = extractelement <1 x half> %184, i64 0, !dbg !26
  br i1 %129, label %186, label %190, !dbg !23

186:                                              ; preds = %183
  %187 = shl i32 %.reass, 6
  %188 = sext i32 %187 to i64
  %gep = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep, i64 %188
  %189 = load <8 x half>, ptr addrspace(1) %gep, align 16, !dbg !23
  br label %190, !dbg !23

190:                                              ; preds = %186, %183
  %191 = phi <8 x half> [ %189, %186 ], [ zeroinitializer, %183 ], !dbg !24
  fence syncscope("workgroup") release, !dbg !23, !mmra !27
  tail call void @llvm.amdgcn.s.barrier(), !dbg !23
  fence syncscope("workgroup") acquire, !dbg !23, !mmra !27
  %192 = getelementptr inbounds nuw i8, ptr addrspace(3) %94, i32 %73, !dbg !23
  %193 = getelementptr inbounds nuw i8, ptr addrspace(3) %192, i32 %72, !dbg !23
  %194 = load <1 x half>, ptr addrspace(3) %193, align 2, !dbg !23
  %195 = getelementptr inbounds nuw i8, ptr addrspace(3) %193, i32 64, !dbg !23
  %196 = load <1 x half>, ptr addrspace(3) %195, align 2, !dbg !23
  %197 = getelementptr inbounds nuw i8, ptr addrspace(3) %193, i32 128, !dbg !23
  %198 = load <1 x half>, ptr addrspace(3) %197, align 2, !dbg !23
  %199 = shufflevector <1 x half> %198, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !23
  %200 = getelementptr inbounds nuw i8, ptr addrspace(3) %193, i32 192, !dbg !23
  %201 = load <1 x half>, ptr addrspace(3) %200, align 2, !dbg !23
  %202 = shufflevector <1 x half> %201, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !23
  %203 = getelementptr inbounds nuw i8, ptr addrspace(3) %193, i32 512, !dbg !23
  %204 = load <1 x half>, ptr addrspace(3) %203, align 2, !dbg !23
  %205 = getelementptr inbounds nuw i8, ptr addrspace(3) %193, i32 576, !dbg !23
  %206 = load <1 x half>, ptr addrspace(3) %205, align 2, !dbg !23
  %207 = getelementptr inbounds nuw i8, ptr addrspace(3) %193, i32 640, !dbg !23
  %208 = load <1 x half>, ptr addrspace(3) %207, align 2, !dbg !23
  %209 = shufflevector <1 x half> %208, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !23
  %210 = getelementptr inbounds nuw i8, ptr addrspace(3) %193, i32 704, !dbg !23
  %211 = load <1 x half>, ptr addrspace(3) %210, align 2, !dbg !23
  %212 = shufflevector <1 x half> %211, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !23
  %213 = getelementptr inbounds nuw i8, ptr addrspace(3) %193, i32 1024, !dbg !23
  %214 = load <1 x half>, ptr addrspace(3) %213, align 2, !dbg !23
  %215 = getelementptr inbounds nuw i8, ptr addrspace(3) %193, i32 1088, !dbg !23
  %216 = load <1 x half>, ptr addrspace(3) %215, align 2, !dbg !23
  %217 = getelementptr inbounds nuw i8, ptr addrspace(3) %193, i32 1152, !dbg !23
  %218 = load <1 x half>, ptr addrspace(3) %217, align 2, !dbg !23
  %219 = shufflevector <1 x half> %218, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !23
  %220 = getelementptr inbounds nuw i8, ptr addrspace(3) %193, i32 1216, !dbg !23
  %221 = load <1 x half>, ptr addrspace(3) %220, align 2, !dbg !23
  %222 = shufflevector <1 x half> %221, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !23
  %223 = getelementptr inbounds nuw i8, ptr addrspace(3) %193, i32 1536, !dbg !23
  %224 = load <1 x half>, ptr addrspace(3) %223, align 2, !dbg !23
  %225 = getelementptr inbounds nuw i8, ptr addrspace(3) %193, i32 1600, !dbg !23
  %226 = load <1 x half>, ptr addrspace(3) %225, align 2, !dbg !23
  %227 = getelementptr inbounds nuw i8, ptr addrspace(3) %193, i32 1664, !dbg !23
  %228 = load <1 x half>, ptr addrspace(3) %227, align 2, !dbg !23
  %229 = shufflevector <1 x half> %228, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !23
  %230 = getelementptr inbounds nuw i8, ptr addrspace(3) %193, i32 1728, !dbg !23
  %231 = load <1 x half>, ptr addrspace(3) %230, align 2, !dbg !23
  %232 = shufflevector <1 x half> %231, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !23
  %233 = insertelement <4 x half> poison, half %150, i64 0, !dbg !26
  %234 = insertelement <4 x half> %233, half %155, i64 1, !dbg !26
  %235 = insertelement <4 x half> %234, half %160, i64 2, !dbg !26
  %236 = insertelement <4 x half> %235, half %165, i64 3, !dbg !26
  store <4 x half> %236, ptr addrspace(3) %76, align 8, !dbg !26
  %237 = insertelement <4 x half> poison, half %170, i64 0, !dbg !26
  %238 = insertelement <4 x half> %237, half %175, i64 1, !dbg !26
  %239 = insertelement <4 x half> %238, half %180, i64 2, !dbg !26
  %240 = insertelement <4 x half> %239, half %185, i64 3, !dbg !26
  store <4 x half> %240, ptr addrspace(3) %78, align 8, !dbg !26
  fence syncscope("workgroup") release, !dbg !26, !mmra !27
  tail call void @llvm.amdgcn.s.barrier(), !dbg !26
  fence syncscope("workgroup") acquire, !dbg !26, !mmra !27
  %241 = load <4 x half>, ptr addrspace(3) %85, align 8, !dbg !26
  %242 = load <4 x half>, ptr addrspace(3) %87, align 8, !dbg !26
  %243 = load <4 x half>, ptr addrspace(3) %89, align 8, !dbg !26
  %244 = load <4 x half>, ptr addrspace(3) %91, align 8, !dbg !26
  %245 = shufflevector <1 x half> %194, <1 x half> %196, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !28
  %246 = shufflevector <4 x half> %245, <4 x half> %199, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !28
  %247 = shufflevector <4 x half> %246, <4 x half> %202, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !28
  %248 = shufflevector <1 x half> %204, <1 x half> %206, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !28
  %249 = shufflevector <4 x half> %248, <4 x half> %209, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !28
  %250 = shufflevector <4 x half> %249, <4 x half> %212, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !28
  %251 = shufflevector <1 x half> %214, <1 x half> %216, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !28
  %252 = shufflevector <4 x half> %251, <4 x half> %219, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !28
  %253 = shufflevector <4 x half> %252, <4 x half> %222, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !28
  %254 = shufflevector <1 x half> %224, <1 x half> %226, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !28
  %255 = shufflevector <4 x half> %254, <4 x half> %229, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !28
  %256 = shufflevector <4 x half> %255, <4 x half> %232, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !28
  %257 = insertelement <16 x float> <float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float undef, float undef, float undef, float undef, float undef, float undef>, float %96, i64 0, !dbg !28
  %258 = insertelement <16 x float> %257, float %97, i64 1, !dbg !28
  %259 = insertelement <16 x float> %258, float %98, i64 2, !dbg !28
  %260 = insertelement <16 x float> %259, float %99, i64 3, !dbg !28
  %261 = insertelement <16 x float> %260, float %100, i64 4, !dbg !28
  %262 = insertelement <16 x float> %261, float %101, i64 5, !dbg !28
  %263 = insertelement <16 x float> %262, float %102, i64 6, !dbg !28
  %264 = insertelement <16 x float> %263, float %103, i64 7, !dbg !28
  %265 = insertelement <16 x float> %264, float %104, i64 8, !dbg !28
  %266 = insertelement <16 x float> %265, float %105, i64 9, !dbg !28
  %267 = insertelement <16 x float> %266, float %106, i64 10, !dbg !28
  %268 = insertelement <16 x float> %267, float %107, i64 11, !dbg !28
  %269 = insertelement <16 x float> %268, float %108, i64 12, !dbg !28
  %270 = insertelement <16 x float> %269, float %109, i64 13, !dbg !28
  %271 = insertelement <16 x float> %270, float %110, i64 14, !dbg !28
  %272 = insertelement <16 x float> %271, float %111, i64 15, !dbg !28
  %273 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %247, <4 x half> %241, <16 x float> %272, i32 0, i32 0, i32 0), !dbg !28
  %274 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %250, <4 x half> %242, <16 x float> %273, i32 0, i32 0, i32 0), !dbg !28
  %275 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %253, <4 x half> %243, <16 x float> %274, i32 0, i32 0, i32 0), !dbg !28
  %276 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %256, <4 x half> %244, <16 x float> %275, i32 0, i32 0, i32 0), !dbg !28
  %277 = extractelement <16 x float> %276, i64 0, !dbg !28
  %278 = extractelement <16 x float> %276, i64 1, !dbg !28
  %279 = extractelement <16 x float> %276, i64 2, !dbg !28
  %280 = extractelement <16 x float> %276, i64 3, !dbg !28
  %281 = extractelement <16 x float> %276, i64 4, !dbg !28
  %282 = extractelement <16 x float> %276, i64 5, !dbg !28
  %283 = extractelement <16 x float> %276, i64 6, !dbg !28
  %284 = extractelement <16 x float> %276, i64 7, !dbg !28
  %285 = extractelement <16 x float> %276, i64 8, !dbg !28
  %286 = extractelement <16 x float> %276, i64 9, !dbg !28
  %287 = extractelement <16 x float> %276, i64 10, !dbg !28
  %288 = extractelement <16 x float> %276, i64 11, !dbg !28
  %289 = extractelement <16 x float> %276, i64 12, !dbg !28
  %290 = extractelement <16 x float> %276, i64 13, !dbg !28
  %291 = extractelement <16 x float> %276, i64 14, !dbg !28
  %292 = extractelement <16 x float> %276, i64 15, !dbg !28
  %293 = add i32 %95, 1, !dbg !25
  %294 = icmp slt i32 %293, 2, !dbg !25
  %295 = select i1 %294, i32 %293, i32 0, !dbg !25
  %.idx = shl i32 %295, 11, !dbg !23
  %296 = getelementptr i8, ptr addrspace(3) @global_smem, i32 %.idx, !dbg !23
  %297 = getelementptr inbounds nuw i8, ptr addrspace(3) %296, i32 %53, !dbg !23
  store <8 x half> %191, ptr addrspace(3) %297, align 16, !dbg !23
  %298 = add i32 %112, 32, !dbg !25
  %299 = icmp slt i32 %298, %69, !dbg !25
  br i1 %299, label %92, label %._crit_edge.loopexit, !dbg !25

._crit_edge.loopexit:                             ; preds = %190
  %300 = shufflevector <16 x float> %276, <16 x float> poison, <2 x i32> <i32 14, i32 15>, !dbg !24
  %301 = shufflevector <16 x float> %276, <16 x float> poison, <2 x i32> <i32 12, i32 13>, !dbg !24
  %302 = shufflevector <16 x float> %276, <16 x float> poison, <2 x i32> <i32 10, i32 11>, !dbg !24
  %303 = shufflevector <16 x float> %276, <16 x float> poison, <2 x i32> <i32 8, i32 9>, !dbg !24
  %304 = shufflevector <16 x float> %276, <16 x float> poison, <2 x i32> <i32 6, i32 7>, !dbg !24
  %305 = shufflevector <16 x float> %276, <16 x float> poison, <2 x i32> <i32 4, i32 5>, !dbg !24
  %306 = shufflevector <16 x float> %276, <16 x float> poison, <2 x i32> <i32 2, i32 3>, !dbg !24
  %307 = shufflevector <16 x float> %276, <16 x float> poison, <2 x i32> <i32 0, i32 1>, !dbg !24
  br label %._crit_edge, !dbg !25

._crit_edge:                                      ; preds = %._crit_edge.loopexit, %66
  %.lcssa36 = phi ptr addrspace(3) [ @global_smem, %66 ], [ %93, %._crit_edge.loopexit ], !dbg !24
  %308 = phi ptr addrspace(3) [ getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), %66 ], [ %296, %._crit_edge.loopexit ], !dbg !24
  %309 = phi <2 x float> [ zeroinitializer, %66 ], [ %307, %._crit_edge.loopexit ], !dbg !24
  %310 = phi <2 x float> [ zeroinitializer, %66 ], [ %306, %._crit_edge.loopexit ], !dbg !24
  %311 = phi <2 x float> [ zeroinitializer, %66 ], [ %305, %._crit_edge.loopexit ], !dbg !24
  %312 = phi <2 x float> [ zeroinitializer, %66 ], [ %304, %._crit_edge.loopexit ], !dbg !24
  %313 = phi <2 x float> [ zeroinitializer, %66 ], [ %303, %._crit_edge.loopexit ], !dbg !24
  %314 = phi <2 x float> [ zeroinitializer, %66 ], [ %302, %._crit_edge.loopexit ], !dbg !24
  %315 = phi <2 x float> [ zeroinitializer, %66 ], [ %301, %._crit_edge.loopexit ], !dbg !24
  %316 = phi <2 x float> [ zeroinitializer, %66 ], [ %300, %._crit_edge.loopexit ], !dbg !24
  %317 = add i32 %K, 31, !dbg !25
  %318 = sdiv i32 %317, 32, !dbg !25
  %319 = tail call i32 @llvm.smax.i32(i32 %318, i32 2), !dbg !25
  %320 = shl nuw nsw i32 %319, 5, !dbg !25
  %321 = add nsw i32 %320, -64, !dbg !25
  %322 = icmp sgt i32 %317, 31, !dbg !25
  %323 = add nsw i32 %320, -32, !dbg !25
  %324 = icmp sgt i32 %317, 63, !dbg !25
  %325 = or disjoint i32 %321, %19, !dbg !22
  %326 = or disjoint i32 %321, %20, !dbg !22
  %327 = or disjoint i32 %321, %21, !dbg !22
  %328 = or disjoint i32 %321, %22, !dbg !22
  %329 = or disjoint i32 %321, %23, !dbg !22
  %330 = or disjoint i32 %321, %24, !dbg !22
  %331 = or disjoint i32 %321, %25, !dbg !22
  %332 = or disjoint i32 %321, %26, !dbg !22
  %333 = icmp slt i32 %325, %K, !dbg !22
  %334 = icmp slt i32 %326, %K, !dbg !22
  %335 = icmp slt i32 %327, %K, !dbg !22
  %336 = icmp slt i32 %328, %K, !dbg !22
  %337 = icmp slt i32 %329, %K, !dbg !22
  %338 = icmp slt i32 %330, %K, !dbg !22
  %339 = icmp slt i32 %331, %K, !dbg !22
  %340 = icmp slt i32 %332, %K, !dbg !22
  %341 = zext nneg i32 %326 to i64, !dbg !21
  %342 = getelementptr [2 x i8], ptr addrspace(1) %42, i64 %341, !dbg !21
  %343 = zext nneg i32 %327 to i64, !dbg !21
  %344 = getelementptr [2 x i8], ptr addrspace(1) %42, i64 %343, !dbg !21
  %345 = zext nneg i32 %328 to i64, !dbg !21
  %346 = getelementptr [2 x i8], ptr addrspace(1) %42, i64 %345, !dbg !21
  %347 = zext nneg i32 %329 to i64, !dbg !21
  %348 = getelementptr [2 x i8], ptr addrspace(1) %42, i64 %347, !dbg !21
  %349 = zext nneg i32 %330 to i64, !dbg !21
  %350 = getelementptr [2 x i8], ptr addrspace(1) %42, i64 %349, !dbg !21
  %351 = zext nneg i32 %331 to i64, !dbg !21
  %352 = getelementptr [2 x i8], ptr addrspace(1) %42, i64 %351, !dbg !21
  %353 = zext nneg i32 %332 to i64, !dbg !21
  %354 = getelementptr [2 x i8], ptr addrspace(1) %42, i64 %353, !dbg !21
  %355 = and i1 %322, %333, !dbg !25
  %356 = and i1 %322, %334, !dbg !25
  %357 = and i1 %322, %335, !dbg !25
  %358 = and i1 %322, %336, !dbg !25
  %359 = and i1 %322, %337, !dbg !25
  %360 = and i1 %322, %338, !dbg !25
  %361 = and i1 %322, %339, !dbg !25
  %362 = and i1 %322, %340, !dbg !25
  br i1 %355, label %363, label %367, !dbg !26

363:                                              ; preds = %._crit_edge
  %364 = zext nneg i32 %325 to i64
  %365 = getelementptr [2 x i8], ptr addrspace(1) %42, i64 %364
  %366 = load <1 x half>, ptr addrspace(1) %365, align 2, !dbg !26
  br label %367, !dbg !26

367:                                              ; preds = %363, %._crit_edge
  %368 = phi <1 x half> [ %366, %363 ], [ zeroinitializer, %._crit_edge ], !dbg !24
  %369 = extractelement <1 x half> %368, i64 0, !dbg !26
  br i1 %356, label %370, label %372, !dbg !26

370:                                              ; preds = %367
  %371 = load <1 x half>, ptr addrspace(1) %342, align 2, !dbg !26
  br label %372, !dbg !26

372:                                              ; preds = %370, %367
  %373 = phi <1 x half> [ %371, %370 ], [ zeroinitializer, %367 ], !dbg !24
  %374 = extractelement <1 x half> %373, i64 0, !dbg !26
  br i1 %357, label %375, label %377, !dbg !26

375:                                              ; preds = %372
  %376 = load <1 x half>, ptr addrspace(1) %344, align 2, !dbg !26
  br label %377, !dbg !26

377:                                              ; preds = %375, %372
  %378 = phi <1 x half> [ %376, %375 ], [ zeroinitializer, %372 ], !dbg !24
  %379 = extractelement <1 x half> %378, i64 0, !dbg !26
  br i1 %358, label %380, label %382, !dbg !26

380:                                              ; preds = %377
  %381 = load <1 x half>, ptr addrspace(1) %346, align 2, !dbg !26
  br label %382, !dbg !26

382:                                              ; preds = %380, %377
  %383 = phi <1 x half> [ %381, %380 ], [ zeroinitializer, %377 ], !dbg !24
  %384 = extractelement <1 x half> %383, i64 0, !dbg !26
  br i1 %359, label %385, label %387, !dbg !26

385:                                              ; preds = %382
  %386 = load <1 x half>, ptr addrspace(1) %348, align 2, !dbg !26
  br label %387, !dbg !26

387:                                              ; preds = %385, %382
  %388 = phi <1 x half> [ %386, %385 ], [ zeroinitializer, %382 ], !dbg !24
  %389 = extractelement <1 x half> %388, i64 0, !dbg !26
  br i1 %360, label %390, label %392, !dbg !26

390:                                              ; preds = %387
  %391 = load <1 x half>, ptr addrspace(1) %350, align 2, !dbg !26
  br label %392, !dbg !26

392:                                              ; preds = %390, %387
  %393 = phi <1 x half> [ %391, %390 ], [ zeroinitializer, %387 ], !dbg !24
  %394 = extractelement <1 x half> %393, i64 0, !dbg !26
  br i1 %361, label %395, label %397, !dbg !26

395:                                              ; preds = %392
  %396 = load <1 x half>, ptr addrspace(1) %352, align 2, !dbg !26
  br label %397, !dbg !26

397:                                              ; preds = %395, %392
  %398 = phi <1 x half> [ %396, %395 ], [ zeroinitializer, %392 ], !dbg !24
  %399 = extractelement <1 x half> %398, i64 0, !dbg !26
  br i1 %362, label %400, label %403, !dbg !26

400:                                              ; preds = %397
  %401 = load <1 x half>, ptr addrspace(1) %354, align 2, !dbg !26
  %402 = shufflevector <1 x half> %401, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !24
  br label %403, !dbg !26

403:                                              ; preds = %400, %397
  %404 = phi <4 x half> [ %402, %400 ], [ <half 0.000000e+00, half undef, half undef, half undef>, %397 ], !dbg !24
  fence syncscope("workgroup") release, !dbg !23, !mmra !27
  tail call void @llvm.amdgcn.s.barrier(), !dbg !23
  fence syncscope("workgroup") acquire, !dbg !23, !mmra !27
  %405 = shl nuw nsw i32 %17, 1, !dbg !23
  %406 = shl nuw nsw i32 %27, 3, !dbg !23
  %407 = or disjoint i32 %406, %405, !dbg !23
  %408 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa36, i32 %407, !dbg !23
  %409 = load <1 x half>, ptr addrspace(3) %408, align 2, !dbg !23
  %410 = or disjoint i32 %407, 64, !dbg !23
  %411 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa36, i32 %410, !dbg !23
  %412 = load <1 x half>, ptr addrspace(3) %411, align 2, !dbg !23
  %413 = or disjoint i32 %407, 128, !dbg !23
  %414 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa36, i32 %413, !dbg !23
  %415 = load <1 x half>, ptr addrspace(3) %414, align 2, !dbg !23
  %416 = or disjoint i32 %407, 192, !dbg !23
  %417 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa36, i32 %416, !dbg !23
  %418 = load <1 x half>, ptr addrspace(3) %417, align 2, !dbg !23
  %419 = or disjoint i32 %407, 512, !dbg !23
  %420 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa36, i32 %419, !dbg !23
  %421 = load <1 x half>, ptr addrspace(3) %420, align 2, !dbg !23
  %422 = or disjoint i32 %407, 576, !dbg !23
  %423 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa36, i32 %422, !dbg !23
  %424 = load <1 x half>, ptr addrspace(3) %423, align 2, !dbg !23
  %425 = or disjoint i32 %407, 640, !dbg !23
  %426 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa36, i32 %425, !dbg !23
  %427 = load <1 x half>, ptr addrspace(3) %426, align 2, !dbg !23
  %428 = or disjoint i32 %407, 704, !dbg !23
  %429 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa36, i32 %428, !dbg !23
  %430 = load <1 x half>, ptr addrspace(3) %429, align 2, !dbg !23
  %431 = or disjoint i32 %407, 1024, !dbg !23
  %432 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa36, i32 %431, !dbg !23
  %433 = load <1 x half>, ptr addrspace(3) %432, align 2, !dbg !23
  %434 = or disjoint i32 %407, 1088, !dbg !23
  %435 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa36, i32 %434, !dbg !23
  %436 = load <1 x half>, ptr addrspace(3) %435, align 2, !dbg !23
  %437 = or disjoint i32 %407, 1152, !dbg !23
  %438 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa36, i32 %437, !dbg !23
  %439 = load <1 x half>, ptr addrspace(3) %438, align 2, !dbg !23
  %440 = or disjoint i32 %407, 1216, !dbg !23
  %441 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa36, i32 %440, !dbg !23
  %442 = load <1 x half>, ptr addrspace(3) %441, align 2, !dbg !23
  %443 = or disjoint i32 %407, 1536, !dbg !23
  %444 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa36, i32 %443, !dbg !23
  %445 = load <1 x half>, ptr addrspace(3) %444, align 2, !dbg !23
  %446 = or disjoint i32 %407, 1600, !dbg !23
  %447 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa36, i32 %446, !dbg !23
  %448 = load <1 x half>, ptr addrspace(3) %447, align 2, !dbg !23
  %449 = or disjoint i32 %407, 1664, !dbg !23
  %450 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa36, i32 %449, !dbg !23
  %451 = load <1 x half>, ptr addrspace(3) %450, align 2, !dbg !23
  %452 = or disjoint i32 %407, 1728, !dbg !23
  %453 = getelementptr inbounds nuw i8, ptr addrspace(3) %.lcssa36, i32 %452, !dbg !23
  %454 = load <1 x half>, ptr addrspace(3) %453, align 2, !dbg !23
  %455 = and i32 %7, 56, !dbg !26
  %456 = xor i32 %53, %455, !dbg !26
  %457 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %456, !dbg !26
  %458 = insertelement <4 x half> poison, half %369, i64 0, !dbg !26
  %459 = insertelement <4 x half> %458, half %374, i64 1, !dbg !26
  %460 = insertelement <4 x half> %459, half %379, i64 2, !dbg !26
  %461 = insertelement <4 x half> %460, half %384, i64 3, !dbg !26
  store <4 x half> %461, ptr addrspace(3) %457, align 8, !dbg !26
  %462 = xor i32 %456, 8, !dbg !26
  %463 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %462, !dbg !26
  %464 = insertelement <4 x half> poison, half %389, i64 0, !dbg !26
  %465 = insertelement <4 x half> %464, half %394, i64 1, !dbg !26
  %466 = insertelement <4 x half> %465, half %399, i64 2, !dbg !26
  %467 = shufflevector <4 x half> %466, <4 x half> %404, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !26
  store <4 x half> %467, ptr addrspace(3) %463, align 8, !dbg !26
  fence syncscope("workgroup") release, !dbg !26, !mmra !27
  tail call void @llvm.amdgcn.s.barrier(), !dbg !26
  fence syncscope("workgroup") acquire, !dbg !26, !mmra !27
  %468 = shl nuw nsw i32 %17, 6, !dbg !26
  %469 = shl nuw nsw i32 %7, 2, !dbg !26
  %470 = and i32 %469, 56, !dbg !26
  %471 = lshr exact i32 %27, 2, !dbg !26
  %472 = xor i32 %470, %471, !dbg !26
  %473 = or disjoint i32 %472, %468, !dbg !26
  %474 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %473, !dbg !26
  %475 = xor i32 %473, 16, !dbg !26
  %476 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %475, !dbg !26
  %477 = xor i32 %473, 32, !dbg !26
  %478 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %477, !dbg !26
  %479 = xor i32 %473, 48, !dbg !26
  %480 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %479, !dbg !26
  br i1 %322, label %481, label %._crit_edge43, !dbg !28

481:                                              ; preds = %403
  %482 = load <4 x half>, ptr addrspace(3) %480, align 8, !dbg !26
  %483 = load <4 x half>, ptr addrspace(3) %478, align 8, !dbg !26
  %484 = load <4 x half>, ptr addrspace(3) %476, align 8, !dbg !26
  %485 = load <4 x half>, ptr addrspace(3) %474, align 8, !dbg !26
  %486 = extractelement <1 x half> %454, i64 0, !dbg !23
  %487 = extractelement <1 x half> %451, i64 0, !dbg !23
  %488 = extractelement <1 x half> %448, i64 0, !dbg !23
  %489 = extractelement <1 x half> %445, i64 0, !dbg !23
  %490 = extractelement <1 x half> %442, i64 0, !dbg !23
  %491 = extractelement <1 x half> %439, i64 0, !dbg !23
  %492 = extractelement <1 x half> %436, i64 0, !dbg !23
  %493 = extractelement <1 x half> %433, i64 0, !dbg !23
  %494 = extractelement <1 x half> %430, i64 0, !dbg !23
  %495 = extractelement <1 x half> %427, i64 0, !dbg !23
  %496 = extractelement <1 x half> %424, i64 0, !dbg !23
  %497 = extractelement <1 x half> %421, i64 0, !dbg !23
  %498 = extractelement <1 x half> %418, i64 0, !dbg !23
  %499 = extractelement <1 x half> %415, i64 0, !dbg !23
  %500 = extractelement <1 x half> %412, i64 0, !dbg !23
  %501 = extractelement <1 x half> %409, i64 0, !dbg !23
  %502 = insertelement <4 x half> poison, half %501, i64 0, !dbg !28
  %503 = insertelement <4 x half> %502, half %500, i64 1, !dbg !28
  %504 = insertelement <4 x half> %503, half %499, i64 2, !dbg !28
  %505 = insertelement <4 x half> %504, half %498, i64 3, !dbg !28
  %506 = insertelement <4 x half> poison, half %497, i64 0, !dbg !28
  %507 = insertelement <4 x half> %506, half %496, i64 1, !dbg !28
  %508 = insertelement <4 x half> %507, half %495, i64 2, !dbg !28
  %509 = insertelement <4 x half> %508, half %494, i64 3, !dbg !28
  %510 = insertelement <4 x half> poison, half %493, i64 0, !dbg !28
  %511 = insertelement <4 x half> %510, half %492, i64 1, !dbg !28
  %512 = insertelement <4 x half> %511, half %491, i64 2, !dbg !28
  %513 = insertelement <4 x half> %512, half %490, i64 3, !dbg !28
  %514 = insertelement <4 x half> poison, half %489, i64 0, !dbg !28
  %515 = insertelement <4 x half> %514, half %488, i64 1, !dbg !28
  %516 = insertelement <4 x half> %515, half %487, i64 2, !dbg !28
  %517 = insertelement <4 x half> %516, half %486, i64 3, !dbg !28
  %518 = shufflevector <2 x float> %309, <2 x float> %310, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !28
  %519 = shufflevector <2 x float> %311, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !28
  %520 = shufflevector <16 x float> %518, <16 x float> %519, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !28
  %521 = shufflevector <2 x float> %312, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !28
  %522 = shufflevector <16 x float> %520, <16 x float> %521, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !28
  %523 = shufflevector <2 x float> %313, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !28
  %524 = shufflevector <16 x float> %522, <16 x float> %523, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !28
  %525 = shufflevector <2 x float> %314, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !28
  %526 = shufflevector <16 x float> %524, <16 x float> %525, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !28
  %527 = shufflevector <2 x float> %315, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !28
  %528 = shufflevector <16 x float> %526, <16 x float> %527, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 poison, i32 poison>, !dbg !28
  %529 = shufflevector <2 x float> %316, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !28
  %530 = shufflevector <16 x float> %528, <16 x float> %529, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 16, i32 17>, !dbg !28
  %531 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %505, <4 x half> %485, <16 x float> %530, i32 0, i32 0, i32 0), !dbg !28
  %532 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %509, <4 x half> %484, <16 x float> %531, i32 0, i32 0, i32 0), !dbg !28
  %533 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %513, <4 x half> %483, <16 x float> %532, i32 0, i32 0, i32 0), !dbg !28
  %534 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %517, <4 x half> %482, <16 x float> %533, i32 0, i32 0, i32 0), !dbg !28
  %535 = shufflevector <16 x float> %534, <16 x float> poison, <2 x i32> <i32 0, i32 1>, !dbg !25
  %536 = shufflevector <16 x float> %534, <16 x float> poison, <2 x i32> <i32 2, i32 3>, !dbg !25
  %537 = shufflevector <16 x float> %534, <16 x float> poison, <2 x i32> <i32 4, i32 5>, !dbg !25
  %538 = shufflevector <16 x float> %534, <16 x float> poison, <2 x i32> <i32 6, i32 7>, !dbg !25
  %539 = shufflevector <16 x float> %534, <16 x float> poison, <2 x i32> <i32 8, i32 9>, !dbg !25
  %540 = shufflevector <16 x float> %534, <16 x float> poison, <2 x i32> <i32 10, i32 11>, !dbg !25
  %541 = shufflevector <16 x float> %534, <16 x float> poison, <2 x i32> <i32 12, i32 13>, !dbg !25
  %542 = shufflevector <16 x float> %534, <16 x float> poison, <2 x i32> <i32 14, i32 15>, !dbg !25
  br label %._crit_edge43, !dbg !28

._crit_edge43:                                    ; preds = %403, %481
  %543 = phi <2 x float> [ %535, %481 ], [ %309, %403 ], !dbg !25
  %544 = phi <2 x float> [ %536, %481 ], [ %310, %403 ], !dbg !25
  %545 = phi <2 x float> [ %537, %481 ], [ %311, %403 ], !dbg !25
  %546 = phi <2 x float> [ %538, %481 ], [ %312, %403 ], !dbg !25
  %547 = phi <2 x float> [ %539, %481 ], [ %313, %403 ], !dbg !25
  %548 = phi <2 x float> [ %540, %481 ], [ %314, %403 ], !dbg !25
  %549 = phi <2 x float> [ %541, %481 ], [ %315, %403 ], !dbg !25
  %550 = phi <2 x float> [ %542, %481 ], [ %316, %403 ], !dbg !25
  %551 = or disjoint i32 %323, %19, !dbg !22
  %552 = or disjoint i32 %323, %20, !dbg !22
  %553 = or disjoint i32 %323, %21, !dbg !22
  %554 = or disjoint i32 %323, %22, !dbg !22
  %555 = or disjoint i32 %323, %23, !dbg !22
  %556 = or disjoint i32 %323, %24, !dbg !22
  %557 = or disjoint i32 %323, %25, !dbg !22
  %558 = or disjoint i32 %323, %26, !dbg !22
  %559 = icmp slt i32 %551, %K, !dbg !22
  %560 = icmp slt i32 %552, %K, !dbg !22
  %561 = icmp slt i32 %553, %K, !dbg !22
  %562 = icmp slt i32 %554, %K, !dbg !22
  %563 = icmp slt i32 %555, %K, !dbg !22
  %564 = icmp slt i32 %556, %K, !dbg !22
  %565 = icmp slt i32 %557, %K, !dbg !22
  %566 = icmp slt i32 %558, %K, !dbg !22
  %567 = zext nneg i32 %552 to i64, !dbg !21
  %568 = getelementptr [2 x i8], ptr addrspace(1) %42, i64 %567, !dbg !21
  %569 = zext nneg i32 %553 to i64, !dbg !21
  %570 = getelementptr [2 x i8], ptr addrspace(1) %42, i64 %569, !dbg !21
  %571 = zext nneg i32 %554 to i64, !dbg !21
  %572 = getelementptr [2 x i8], ptr addrspace(1) %42, i64 %571, !dbg !21
  %573 = zext nneg i32 %555 to i64, !dbg !21
  %574 = getelementptr [2 x i8], ptr addrspace(1) %42, i64 %573, !dbg !21
  %575 = zext nneg i32 %556 to i64, !dbg !21
  %576 = getelementptr [2 x i8], ptr addrspace(1) %42, i64 %575, !dbg !21
  %577 = zext nneg i32 %557 to i64, !dbg !21
  %578 = getelementptr [2 x i8], ptr addrspace(1) %42, i64 %577, !dbg !21
  %579 = zext nneg i32 %558 to i64, !dbg !21
  %580 = getelementptr [2 x i8], ptr addrspace(1) %42, i64 %579, !dbg !21
  %581 = and i1 %324, %559, !dbg !25
  %582 = and i1 %324, %560, !dbg !25
  %583 = and i1 %324, %561, !dbg !25
  %584 = and i1 %324, %562, !dbg !25
  %585 = and i1 %324, %563, !dbg !25
  %586 = and i1 %324, %564, !dbg !25
  %587 = and i1 %324, %565, !dbg !25
  %588 = and i1 %324, %566, !dbg !25
  br i1 %581, label %589, label %593, !dbg !26

589:                                              ; preds = %._crit_edge43
  %590 = zext nneg i32 %551 to i64
  %591 = getelementptr [2 x i8], ptr addrspace(1) %42, i64 %590
  %592 = load <1 x half>, ptr addrspace(1) %591, align 2, !dbg !26
  br label %593, !dbg !26

593:                                              ; preds = %589, %._crit_edge43
  %594 = phi <1 x half> [ %592, %589 ], [ zeroinitializer, %._crit_edge43 ], !dbg !24
  %595 = extractelement <1 x half> %594, i64 0, !dbg !26
  br i1 %582, label %596, label %598, !dbg !26

596:                                              ; preds = %593
  %597 = load <1 x half>, ptr addrspace(1) %568, align 2, !dbg !26
  br label %598, !dbg !26

598:                                              ; preds = %596, %593
  %599 = phi <1 x half> [ %597, %596 ], [ zeroinitializer, %593 ], !dbg !24
  %600 = extractelement <1 x half> %599, i64 0, !dbg !26
  br i1 %583, label %601, label %603, !dbg !26

601:                                              ; preds = %598
  %602 = load <1 x half>, ptr addrspace(1) %570, align 2, !dbg !26
  br label %603, !dbg !26

603:                                              ; preds = %601, %598
  %604 = phi <1 x half> [ %602, %601 ], [ zeroinitializer, %598 ], !dbg !24
  %605 = extractelement <1 x half> %604, i64 0, !dbg !26
  br i1 %584, label %606, label %608, !dbg !26

606:                                              ; preds = %603
  %607 = load <1 x half>, ptr addrspace(1) %572, align 2, !dbg !26
  br label %608, !dbg !26

608:                                              ; preds = %606, %603
  %609 = phi <1 x half> [ %607, %606 ], [ zeroinitializer, %603 ], !dbg !24
  %610 = extractelement <1 x half> %609, i64 0, !dbg !26
  br i1 %585, label %611, label %613, !dbg !26

611:                                              ; preds = %608
  %612 = load <1 x half>, ptr addrspace(1) %574, align 2, !dbg !26
  br label %613, !dbg !26

613:                                              ; preds = %611, %608
  %614 = phi <1 x half> [ %612, %611 ], [ zeroinitializer, %608 ], !dbg !24
  %615 = extractelement <1 x half> %614, i64 0, !dbg !26
  br i1 %586, label %616, label %618, !dbg !26

616:                                              ; preds = %613
  %617 = load <1 x half>, ptr addrspace(1) %576, align 2, !dbg !26
  br label %618, !dbg !26

618:                                              ; preds = %616, %613
  %619 = phi <1 x half> [ %617, %616 ], [ zeroinitializer, %613 ], !dbg !24
  %620 = extractelement <1 x half> %619, i64 0, !dbg !26
  br i1 %587, label %621, label %623, !dbg !26

621:                                              ; preds = %618
  %622 = load <1 x half>, ptr addrspace(1) %578, align 2, !dbg !26
  br label %623, !dbg !26

623:                                              ; preds = %621, %618
  %624 = phi <1 x half> [ %622, %621 ], [ zeroinitializer, %618 ], !dbg !24
  %625 = extractelement <1 x half> %624, i64 0, !dbg !26
  br i1 %588, label %626, label %629, !dbg !26

626:                                              ; preds = %623
  %627 = load <1 x half>, ptr addrspace(1) %580, align 2, !dbg !26
  %628 = shufflevector <1 x half> %627, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !24
  br label %629, !dbg !26

629:                                              ; preds = %626, %623
  %630 = phi <4 x half> [ %628, %626 ], [ <half 0.000000e+00, half undef, half undef, half undef>, %623 ], !dbg !24
  %631 = getelementptr inbounds nuw i8, ptr addrspace(3) %308, i32 %407, !dbg !23
  %632 = load <1 x half>, ptr addrspace(3) %631, align 2, !dbg !23
  %633 = getelementptr inbounds nuw i8, ptr addrspace(3) %308, i32 %410, !dbg !23
  %634 = load <1 x half>, ptr addrspace(3) %633, align 2, !dbg !23
  %635 = getelementptr inbounds nuw i8, ptr addrspace(3) %308, i32 %413, !dbg !23
  %636 = load <1 x half>, ptr addrspace(3) %635, align 2, !dbg !23
  %637 = getelementptr inbounds nuw i8, ptr addrspace(3) %308, i32 %416, !dbg !23
  %638 = load <1 x half>, ptr addrspace(3) %637, align 2, !dbg !23
  %639 = getelementptr inbounds nuw i8, ptr addrspace(3) %308, i32 %419, !dbg !23
  %640 = load <1 x half>, ptr addrspace(3) %639, align 2, !dbg !23
  %641 = getelementptr inbounds nuw i8, ptr addrspace(3) %308, i32 %422, !dbg !23
  %642 = load <1 x half>, ptr addrspace(3) %641, align 2, !dbg !23
  %643 = getelementptr inbounds nuw i8, ptr addrspace(3) %308, i32 %425, !dbg !23
  %644 = load <1 x half>, ptr addrspace(3) %643, align 2, !dbg !23
  %645 = getelementptr inbounds nuw i8, ptr addrspace(3) %308, i32 %428, !dbg !23
  %646 = load <1 x half>, ptr addrspace(3) %645, align 2, !dbg !23
  %647 = getelementptr inbounds nuw i8, ptr addrspace(3) %308, i32 %431, !dbg !23
  %648 = load <1 x half>, ptr addrspace(3) %647, align 2, !dbg !23
  %649 = getelementptr inbounds nuw i8, ptr addrspace(3) %308, i32 %434, !dbg !23
  %650 = load <1 x half>, ptr addrspace(3) %649, align 2, !dbg !23
  %651 = getelementptr inbounds nuw i8, ptr addrspace(3) %308, i32 %437, !dbg !23
  %652 = load <1 x half>, ptr addrspace(3) %651, align 2, !dbg !23
  %653 = getelementptr inbounds nuw i8, ptr addrspace(3) %308, i32 %440, !dbg !23
  %654 = load <1 x half>, ptr addrspace(3) %653, align 2, !dbg !23
  %655 = getelementptr inbounds nuw i8, ptr addrspace(3) %308, i32 %443, !dbg !23
  %656 = load <1 x half>, ptr addrspace(3) %655, align 2, !dbg !23
  %657 = getelementptr inbounds nuw i8, ptr addrspace(3) %308, i32 %446, !dbg !23
  %658 = load <1 x half>, ptr addrspace(3) %657, align 2, !dbg !23
  %659 = getelementptr inbounds nuw i8, ptr addrspace(3) %308, i32 %449, !dbg !23
  %660 = load <1 x half>, ptr addrspace(3) %659, align 2, !dbg !23
  %661 = getelementptr inbounds nuw i8, ptr addrspace(3) %308, i32 %452, !dbg !23
  %662 = load <1 x half>, ptr addrspace(3) %661, align 2, !dbg !23
  fence syncscope("workgroup") release, !dbg !26, !mmra !27
  tail call void @llvm.amdgcn.s.barrier(), !dbg !26
  fence syncscope("workgroup") acquire, !dbg !26, !mmra !27
  %663 = insertelement <4 x half> poison, half %595, i64 0, !dbg !26
  %664 = insertelement <4 x half> %663, half %600, i64 1, !dbg !26
  %665 = insertelement <4 x half> %664, half %605, i64 2, !dbg !26
  %666 = insertelement <4 x half> %665, half %610, i64 3, !dbg !26
  store <4 x half> %666, ptr addrspace(3) %457, align 8, !dbg !26
  %667 = insertelement <4 x half> poison, half %615, i64 0, !dbg !26
  %668 = insertelement <4 x half> %667, half %620, i64 1, !dbg !26
  %669 = insertelement <4 x half> %668, half %625, i64 2, !dbg !26
  %670 = shufflevector <4 x half> %669, <4 x half> %630, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !26
  store <4 x half> %670, ptr addrspace(3) %463, align 8, !dbg !26
  fence syncscope("workgroup") release, !dbg !26, !mmra !27
  tail call void @llvm.amdgcn.s.barrier(), !dbg !26
  fence syncscope("workgroup") acquire, !dbg !26, !mmra !27
  br i1 %324, label %671, label %733, !dbg !28

671:                                              ; preds = %629
  %672 = load <4 x half>, ptr addrspace(3) %480, align 8, !dbg !26
  %673 = load <4 x half>, ptr addrspace(3) %478, align 8, !dbg !26
  %674 = load <4 x half>, ptr addrspace(3) %476, align 8, !dbg !26
  %675 = load <4 x half>, ptr addrspace(3) %474, align 8, !dbg !26
  %676 = extractelement <1 x half> %662, i64 0, !dbg !23
  %677 = extractelement <1 x half> %660, i64 0, !dbg !23
  %678 = extractelement <1 x half> %658, i64 0, !dbg !23
  %679 = extractelement <1 x half> %656, i64 0, !dbg !23
  %680 = extractelement <1 x half> %654, i64 0, !dbg !23
  %681 = extractelement <1 x half> %652, i64 0, !dbg !23
  %682 = extractelement <1 x half> %650, i64 0, !dbg !23
  %683 = extractelement <1 x half> %648, i64 0, !dbg !23
  %684 = extractelement <1 x half> %646, i64 0, !dbg !23
  %685 = extractelement <1 x half> %644, i64 0, !dbg !23
  %686 = extractelement <1 x half> %642, i64 0, !dbg !23
  %687 = extractelement <1 x half> %640, i64 0, !dbg !23
  %688 = extractelement <1 x half> %638, i64 0, !dbg !23
  %689 = extractelement <1 x half> %636, i64 0, !dbg !23
  %690 = extractelement <1 x half> %634, i64 0, !dbg !23
  %691 = extractelement <1 x half> %632, i64 0, !dbg !23
  %692 = insertelement <4 x half> poison, half %691, i64 0, !dbg !28
  %693 = insertelement <4 x half> %692, half %690, i64 1, !dbg !28
  %694 = insertelement <4 x half> %693, half %689, i64 2, !dbg !28
  %695 = insertelement <4 x half> %694, half %688, i64 3, !dbg !28
  %696 = insertelement <4 x half> poison, half %687, i64 0, !dbg !28
  %697 = insertelement <4 x half> %696, half %686, i64 1, !dbg !28
  %698 = insertelement <4 x half> %697, half %685, i64 2, !dbg !28
  %699 = insertelement <4 x half> %698, half %684, i64 3, !dbg !28
  %700 = insertelement <4 x half> poison, half %683, i64 0, !dbg !28
  %701 = insertelement <4 x half> %700, half %682, i64 1, !dbg !28
  %702 = insertelement <4 x half> %701, half %681, i64 2, !dbg !28
  %703 = insertelement <4 x half> %702, half %680, i64 3, !dbg !28
  %704 = insertelement <4 x half> poison, half %679, i64 0, !dbg !28
  %705 = insertelement <4 x half> %704, half %678, i64 1, !dbg !28
  %706 = insertelement <4 x half> %705, half %677, i64 2, !dbg !28
  %707 = insertelement <4 x half> %706, half %676, i64 3, !dbg !28
  %708 = shufflevector <2 x float> %543, <2 x float> %544, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !28
  %709 = shufflevector <2 x float> %545, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !28
  %710 = shufflevector <16 x float> %708, <16 x float> %709, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !28
  %711 = shufflevector <2 x float> %546, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !28
  %712 = shufflevector <16 x float> %710, <16 x float> %711, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !28
  %713 = shufflevector <2 x float> %547, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !28
  %714 = shufflevector <16 x float> %712, <16 x float> %713, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !28
  %715 = shufflevector <2 x float> %548, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !28
  %716 = shufflevector <16 x float> %714, <16 x float> %715, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 16, i32 17, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !28
  %717 = shufflevector <2 x float> %549, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !28
  %718 = shufflevector <16 x float> %716, <16 x float> %717, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 poison, i32 poison>, !dbg !28
  %719 = shufflevector <2 x float> %550, <2 x float> poison, <16 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !28
  %720 = shufflevector <16 x float> %718, <16 x float> %719, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 16, i32 17>, !dbg !28
  %721 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %695, <4 x half> %675, <16 x float> %720, i32 0, i32 0, i32 0), !dbg !28
  %722 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %699, <4 x half> %674, <16 x float> %721, i32 0, i32 0, i32 0), !dbg !28
  %723 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %703, <4 x half> %673, <16 x float> %722, i32 0, i32 0, i32 0), !dbg !28
  %724 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %707, <4 x half> %672, <16 x float> %723, i32 0, i32 0, i32 0), !dbg !28
  %725 = shufflevector <16 x float> %724, <16 x float> poison, <2 x i32> <i32 0, i32 1>
  %726 = shufflevector <16 x float> %724, <16 x float> poison, <2 x i32> <i32 2, i32 3>
  %727 = shufflevector <16 x float> %724, <16 x float> poison, <2 x i32> <i32 4, i32 5>
  %728 = shufflevector <16 x float> %724, <16 x float> poison, <2 x i32> <i32 6, i32 7>
  %729 = shufflevector <16 x float> %724, <16 x float> poison, <2 x i32> <i32 8, i32 9>
  %730 = shufflevector <16 x float> %724, <16 x float> poison, <2 x i32> <i32 10, i32 11>
  %731 = shufflevector <16 x float> %724, <16 x float> poison, <2 x i32> <i32 12, i32 13>
  %732 = shufflevector <16 x float> %724, <16 x float> poison, <2 x i32> <i32 14, i32 15>
  br label %733, !dbg !28

733:                                              ; preds = %671, %629
  %734 = phi <2 x float> [ %725, %671 ], [ %543, %629 ]
  %735 = phi <2 x float> [ %726, %671 ], [ %544, %629 ]
  %736 = phi <2 x float> [ %727, %671 ], [ %545, %629 ]
  %737 = phi <2 x float> [ %728, %671 ], [ %546, %629 ]
  %738 = phi <2 x float> [ %729, %671 ], [ %547, %629 ]
  %739 = phi <2 x float> [ %730, %671 ], [ %548, %629 ]
  %740 = phi <2 x float> [ %731, %671 ], [ %549, %629 ]
  %741 = phi <2 x float> [ %732, %671 ], [ %550, %629 ]
  %742 = shl i32 %29, 6, !dbg !29
  %743 = sext i32 %742 to i64, !dbg !30
  %744 = getelementptr [4 x i8], ptr addrspace(1) %c_ptr, i64 %743, !dbg !30
  %745 = sext i32 %33 to i64, !dbg !30
  %746 = getelementptr [4 x i8], ptr addrspace(1) %744, i64 %745, !dbg !30
  %747 = sext i32 %34 to i64, !dbg !30
  %748 = getelementptr [4 x i8], ptr addrspace(1) %744, i64 %747, !dbg !30
  %749 = load <4 x float>, ptr addrspace(1) %746, align 16, !dbg !31
  %750 = load <4 x float>, ptr addrspace(1) %748, align 16, !dbg !31
  %751 = shl nuw nsw i32 %18, 5, !dbg !31
  %752 = shl nuw nsw i32 %15, 2, !dbg !31
  %753 = and i32 %752, 400, !dbg !31
  %754 = and i32 %7, 8, !dbg !31
  %755 = icmp eq i32 %754, 0, !dbg !31
  %756 = select i1 %755, i32 0, i32 1056, !dbg !31
  %757 = and i32 %7, 16, !dbg !31
  %758 = icmp eq i32 %757, 0, !dbg !31
  %759 = select i1 %758, i32 0, i32 2368, !dbg !31
  %760 = or disjoint i32 %753, %751, !dbg !31
  %761 = or disjoint i32 %756, %759, !dbg !31
  %762 = xor i32 %760, %761, !dbg !31
  %763 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %762, !dbg !31
  store <4 x float> %749, ptr addrspace(3) %763, align 16, !dbg !31
  %764 = getelementptr inbounds nuw i8, ptr addrspace(3) %763, i32 512, !dbg !31
  store <4 x float> %750, ptr addrspace(3) %764, align 16, !dbg !31
  fence syncscope("workgroup") release, !dbg !31, !mmra !27
  tail call void @llvm.amdgcn.s.barrier(), !dbg !31
  fence syncscope("workgroup") acquire, !dbg !31, !mmra !27
  %765 = icmp eq i32 %10, 0, !dbg !14
  br i1 %765, label %.critedge, label %.critedge4, !dbg !14

.critedge:                                        ; preds = %733
  %766 = and i32 %7, 2, !dbg !31
  %767 = icmp eq i32 %766, 0, !dbg !31
  %768 = select i1 %767, i32 0, i32 1056, !dbg !31
  %769 = shl nuw nsw i32 %7, 4, !dbg !31
  %770 = and i32 %769, 912, !dbg !31
  %771 = and i32 %7, 4, !dbg !31
  %772 = icmp eq i32 %771, 0, !dbg !31
  %773 = select i1 %772, i32 0, i32 2368, !dbg !31
  %774 = xor i32 %773, %770, !dbg !31
  %775 = or disjoint i32 %774, %768, !dbg !31
  %776 = xor i32 %775, 96, !dbg !31
  %777 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %776, !dbg !31
  %778 = load <4 x float>, ptr addrspace(3) %777, align 16, !dbg !31
  %779 = shufflevector <4 x float> %778, <4 x float> poison, <2 x i32> <i32 2, i32 3>, !dbg !31
  %780 = fadd <2 x float> %741, %779, !dbg !31
  %781 = shufflevector <4 x float> %778, <4 x float> poison, <2 x i32> <i32 0, i32 1>, !dbg !31
  %782 = fadd <2 x float> %740, %781, !dbg !31
  %783 = xor i32 %775, 64, !dbg !31
  %784 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %783, !dbg !31
  %785 = load <4 x float>, ptr addrspace(3) %784, align 16, !dbg !31
  %786 = shufflevector <4 x float> %785, <4 x float> poison, <2 x i32> <i32 2, i32 3>, !dbg !31
  %787 = fadd <2 x float> %739, %786, !dbg !31
  %788 = shufflevector <4 x float> %785, <4 x float> poison, <2 x i32> <i32 0, i32 1>, !dbg !31
  %789 = fadd <2 x float> %738, %788, !dbg !31
  %790 = shl i32 %30, 6, !dbg !29
  %791 = sext i32 %790 to i64, !dbg !30
  %792 = getelementptr [4 x i8], ptr addrspace(1) %c_ptr, i64 %791, !dbg !30
  %793 = sext i32 %39 to i64, !dbg !30
  %794 = getelementptr [4 x i8], ptr addrspace(1) %792, i64 %793, !dbg !30
  %795 = sext i32 %37 to i64, !dbg !30
  %796 = getelementptr [4 x i8], ptr addrspace(1) %792, i64 %795, !dbg !30
  %797 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %775, !dbg !31
  %798 = load <4 x float>, ptr addrspace(3) %797, align 16, !dbg !31
  %799 = shufflevector <4 x float> %798, <4 x float> poison, <2 x i32> <i32 0, i32 1>, !dbg !31
  %800 = fadd <2 x float> %734, %799, !dbg !31
  %801 = shufflevector <4 x float> %798, <4 x float> poison, <2 x i32> <i32 2, i32 3>, !dbg !31
  %802 = fadd <2 x float> %735, %801, !dbg !31
  %803 = shufflevector <2 x float> %800, <2 x float> %802, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !14
  %804 = xor i32 %775, 32, !dbg !31
  %805 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %804, !dbg !31
  %806 = load <4 x float>, ptr addrspace(3) %805, align 16, !dbg !31
  %807 = shufflevector <4 x float> %806, <4 x float> poison, <2 x i32> <i32 2, i32 3>, !dbg !31
  %808 = fadd <2 x float> %737, %807, !dbg !31
  %809 = shufflevector <4 x float> %806, <4 x float> poison, <2 x i32> <i32 0, i32 1>, !dbg !31
  %810 = fadd <2 x float> %736, %809, !dbg !31
  %811 = sext i32 %35 to i64, !dbg !30
  %812 = getelementptr [4 x i8], ptr addrspace(1) %792, i64 %811, !dbg !30
  %813 = getelementptr i8, ptr addrspace(1) %812, i64 32, !dbg !30
  store <4 x float> %803, ptr addrspace(1) %812, align 16, !dbg !14
  %814 = shufflevector <2 x float> %810, <2 x float> %808, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !14
  store <4 x float> %814, ptr addrspace(1) %813, align 16, !dbg !14
  %815 = shufflevector <2 x float> %789, <2 x float> %787, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !14
  store <4 x float> %815, ptr addrspace(1) %796, align 16, !dbg !14
  %816 = shufflevector <2 x float> %782, <2 x float> %780, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !14
  store <4 x float> %816, ptr addrspace(1) %794, align 16, !dbg !14
  br label %.critedge4, !dbg !14

.critedge4:                                       ; preds = %733, %.critedge
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
!22 = !DILocation(line: 14, column: 16, scope: !19, inlinedAt: !20)
!23 = !DILocation(line: 16, column: 13, scope: !19, inlinedAt: !20)
!24 = !DILocation(line: 41, column: 11, scope: !4)
!25 = !DILocation(line: 13, column: 5, scope: !19, inlinedAt: !20)
!26 = !DILocation(line: 15, column: 13, scope: !19, inlinedAt: !20)
!27 = !{!"amdgpu-synchronize-as", !"local"}
!28 = !DILocation(line: 17, column: 16, scope: !19, inlinedAt: !20)
!29 = !DILocation(line: 42, column: 17, scope: !4)
!30 = !DILocation(line: 42, column: 9, scope: !4)
!31 = !DILocation(line: 43, column: 17, scope: !4)
!32 = !DILocation(line: 38, column: 1, scope: !4)
