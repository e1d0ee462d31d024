; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.42-amd-amdhsa"

@global_smem = external local_unnamed_addr addrspace(3) global [0 x i8], align 16

; Function Attrs: mustprogress norecurse nounwind willreturn
define amdgpu_kernel void @layer_norm_racy(ptr addrspace(1) inreg nofree readonly captures(none) %x_ptr, ptr addrspace(1) inreg nofree writeonly captures(none) %y_ptr, ptr addrspace(1) inreg nofree readonly captures(none) %w_ptr, ptr addrspace(1) inreg nofree readonly captures(none) %b_ptr, ptr addrspace(1) inreg nofree writeonly captures(none) %mean_ptr, i32 inreg %stride, i32 inreg %n, float inreg %eps, ptr addrspace(1) inreg nofree readnone captures(none) %global_scratch, ptr addrspace(1) inreg nofree readnone captures(none) %profile_scratch) local_unnamed_addr #0 !dbg !4 {
10:
  %11 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !12
  %12 = tail call i32 @llvm.amdgcn.readfirstlane.i32(i32 %11), !dbg !12
  %13 = lshr i32 %12, 6, !dbg !12
  %14 = and i32 %13, 3, !dbg !12
  %15 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !13
  %16 = and i32 %11, 63, !dbg !14
  %17 = shl nuw nsw i32 %14, 6, !dbg !14
  %18 = or disjoint i32 %17, %16, !dbg !14
  %19 = shl nuw nsw i32 %18, 2, !dbg !14
  %20 = or disjoint i32 %19, 1, !dbg !14
  %21 = or disjoint i32 %19, 2, !dbg !14
  %22 = or disjoint i32 %19, 3, !dbg !14
  %23 = icmp slt i32 %19, %n, !dbg !15
  %24 = icmp slt i32 %20, %n, !dbg !15
  %25 = icmp slt i32 %21, %n, !dbg !15
  %26 = icmp slt i32 %22, %n, !dbg !15
  %27 = mul i32 %stride, %15, !dbg !16
  %28 = sext i32 %27 to i64, !dbg !17
  %29 = getelementptr [4 x i8], ptr addrspace(1) %x_ptr, i64 %28, !dbg !17
  %30 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %29, i16 0, i64 2147483646, i32 159744), !dbg !18
  %31 = shl nuw nsw i32 %18, 4, !dbg !18
  %32 = select i1 %23, i32 %31, i32 -2147483648, !dbg !18
  %33 = tail call float @llvm.amdgcn.raw.ptr.buffer.load.f32(ptr addrspace(8) %30, i32 %32, i32 0, i32 0), !dbg !18
  %34 = bitcast float %33 to <1 x float>, !dbg !18
  %35 = extractelement <1 x float> %34, i64 0, !dbg !18
  %36 = shl nuw nsw i32 %20, 2, !dbg !18
  %37 = select i1 %24, i32 %36, i32 -2147483648, !dbg !18
  %38 = tail call float @llvm.amdgcn.raw.ptr.buffer.load.f32(ptr addrspace(8) %30, i32 %37, i32 0, i32 0), !dbg !18
  %39 = bitcast float %38 to <1 x float>, !dbg !18
  %40 = extractelement <1 x float> %39, i64 0, !dbg !18
  %41 = shl nuw nsw i32 %21, 2, !dbg !18
  %42 = select i1 %25, i32 %41, i32 -2147483648, !dbg !18
  %43 = tail call float @llvm.amdgcn.raw.ptr.buffer.load.f32(ptr addrspace(8) %30, i32 %42, i32 0, i32 0), !dbg !18
  %44 = bitcast float %43 to <1 x float>, !dbg !18
  %45 = extractelement <1 x float> %44, i64 0, !dbg !18
  %46 = shl nuw nsw i32 %22, 2, !dbg !18
  %47 = select i1 %26, i32 %46, i32 -2147483648, !dbg !18
  %48 = tail call float @llvm.amdgcn.raw.ptr.buffer.load.f32(ptr addrspace(8) %30, i32 %47, i32 0, i32 0), !dbg !18
  %49 = bitcast float %48 to <1 x float>, !dbg !18
  %50 = extractelement <1 x float> %49, i64 0, !dbg !18
  %51 = fadd <1 x float> %34, %44, !dbg !19
  %52 = fadd <1 x float> %39, %49, !dbg !19
  %53 = extractelement <1 x float> %51, i64 0, !dbg !19
  %54 = extractelement <1 x float> %52, i64 0, !dbg !19
  %55 = fadd float %53, %54, !dbg !24
  %56 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %55, i32 280, i32 15, i32 15, i1 true), !dbg !19
  %57 = fadd float %56, %55, !dbg !24
  %58 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %57, i32 276, i32 15, i32 15, i1 true), !dbg !19
  %59 = fadd float %58, %57, !dbg !24
  %60 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %59, i32 274, i32 15, i32 15, i1 true), !dbg !19
  %61 = fadd float %60, %59, !dbg !24
  %62 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %61, i32 273, i32 15, i32 15, i1 true), !dbg !19
  %63 = fadd float %62, %61, !dbg !24
  %64 = tail call float @llvm.amdgcn.update.dpp.f32(float %63, float %63, i32 322, i32 10, i32 15, i1 true), !dbg !19
  %65 = fadd float %64, %63, !dbg !24
  %66 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %65, i32 323, i32 15, i32 15, i1 true), !dbg !19
  %67 = fadd float %66, %65, !dbg !24
  %68 = tail call float @llvm.amdgcn.readlane.f32(float %67, i32 63), !dbg !19
  %69 = shl nuw nsw i32 %14, 2, !dbg !19
  %70 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %69, !dbg !19
  %71 = insertelement <1 x float> poison, float %68, i64 0, !dbg !19
  store <1 x float> %71, ptr addrspace(3) %70, align 4, !dbg !19
  fence syncscope("workgroup") release, !dbg !19, !mmra !25
  tail call void @llvm.amdgcn.s.barrier(), !dbg !19
  fence syncscope("workgroup") acquire, !dbg !19, !mmra !25
  %72 = and i32 %11, 3, !dbg !19
  %73 = shl nuw nsw i32 %72, 2, !dbg !19
  %74 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %73, !dbg !19
  %75 = load <1 x float>, ptr addrspace(3) %74, align 4, !dbg !19
  %76 = extractelement <1 x float> %75, i64 0, !dbg !19
  %77 = bitcast float %76 to i32, !dbg !19
  %78 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %77, i32 78, i32 15, i32 15, i1 true), !dbg !19
  %79 = bitcast i32 %78 to float, !dbg !19
  %80 = fadd float %76, %79, !dbg !24
  %81 = bitcast float %80 to i32, !dbg !19
  %82 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %81, i32 177, i32 15, i32 15, i1 true), !dbg !19
  %83 = bitcast i32 %82 to float, !dbg !19
  %84 = fadd float %80, %83, !dbg !24
  %85 = sitofp i32 %n to float, !dbg !26
  %86 = fdiv float %84, %85, !dbg !26
  %87 = fsub float %35, %86, !dbg !27
  %88 = fsub float %40, %86, !dbg !27
  %89 = fsub float %45, %86, !dbg !27
  %90 = fsub float %50, %86, !dbg !27
  %91 = select i1 %23, float %87, float 0.000000e+00, !dbg !28
  %92 = select i1 %24, float %88, float 0.000000e+00, !dbg !28
  %93 = select i1 %25, float %89, float 0.000000e+00, !dbg !28
  %94 = select i1 %26, float %90, float 0.000000e+00, !dbg !28
  %95 = fmul float %91, %91, !dbg !29
  %96 = fmul float %92, %92, !dbg !29
  %97 = fmul float %93, %93, !dbg !29
  %98 = fmul float %94, %94, !dbg !29
  fence syncscope("workgroup") release, !dbg !30, !mmra !25
  tail call void @llvm.amdgcn.s.barrier(), !dbg !30
  fence syncscope("workgroup") acquire, !dbg !30, !mmra !25
  %99 = insertelement <2 x float> poison, float %95, i64 0, !dbg !30
  %100 = insertelement <2 x float> %99, float %96, i64 1, !dbg !30
  %101 = insertelement <2 x float> poison, float %97, i64 0, !dbg !30
  %102 = insertelement <2 x float> %101, float %98, i64 1, !dbg !30
  %103 = fadd <2 x float> %100, %102, !dbg !30
  %104 = extractelement <2 x float> %103, i64 0, !dbg !30
  %105 = extractelement <2 x float> %103, i64 1, !dbg !30
  %106 = fadd float %104, %105, !dbg !32
  %107 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %106, i32 280, i32 15, i32 15, i1 true), !dbg !30
  %108 = fadd float %107, %106, !dbg !32
  %109 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %108, i32 276, i32 15, i32 15, i1 true), !dbg !30
  %110 = fadd float %109, %108, !dbg !32
  %111 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %110, i32 274, i32 15, i32 15, i1 true), !dbg !30
  %112 = fadd float %111, %110, !dbg !32
  %113 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %112, i32 273, i32 15, i32 15, i1 true), !dbg !30
  %114 = fadd float %113, %112, !dbg !32
  %115 = tail call float @llvm.amdgcn.update.dpp.f32(float %114, float %114, i32 322, i32 10, i32 15, i1 true), !dbg !30
  %116 = fadd float %115, %114, !dbg !32
  %117 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %116, i32 323, i32 15, i32 15, i1 true), !dbg !30
  %118 = fadd float %117, %116, !dbg !32
  %119 = tail call float @llvm.amdgcn.readlane.f32(float %118, i32 63), !dbg !30
  %120 = insertelement <1 x float> poison, float %119, i64 0, !dbg !30
  store <1 x float> %120, ptr addrspace(3) %70, align 4, !dbg !30
  fence syncscope("workgroup") release, !dbg !30, !mmra !25
  tail call void @llvm.amdgcn.s.barrier(), !dbg !30
  fence syncscope("workgroup") acquire, !dbg !30, !mmra !25
  %121 = load <1 x float>, ptr addrspace(3) %74, align 4, !dbg !30
  %122 = extractelement <1 x float> %121, i64 0, !dbg !30
  %123 = bitcast float %122 to i32, !dbg !30
  %124 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %123, i32 78, i32 15, i32 15, i1 true), !dbg !30
  %125 = bitcast i32 %124 to float, !dbg !30
  %126 = fadd float %122, %125, !dbg !32
  %127 = bitcast float %126 to i32, !dbg !30
  %128 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %127, i32 177, i32 15, i32 15, i1 true), !dbg !30
  %129 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %w_ptr, i16 0, i64 2147483646, i32 159744), !dbg !33
  %130 = tail call float @llvm.amdgcn.raw.ptr.buffer.load.f32(ptr addrspace(8) %129, i32 %32, i32 0, i32 0), !dbg !33
  %131 = tail call float @llvm.amdgcn.raw.ptr.buffer.load.f32(ptr addrspace(8) %129, i32 %37, i32 0, i32 0), !dbg !33
  %132 = tail call float @llvm.amdgcn.raw.ptr.buffer.load.f32(ptr addrspace(8) %129, i32 %42, i32 0, i32 0), !dbg !33
  %133 = tail call float @llvm.amdgcn.raw.ptr.buffer.load.f32(ptr addrspace(8) %129, i32 %47, i32 0, i32 0), !dbg !33
  %134 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %b_ptr, i16 0, i64 2147483646, i32 159744), !dbg !34
  %135 = tail call float @llvm.amdgcn.raw.ptr.buffer.load.f32(ptr addrspace(8) %134, i32 %32, i32 0, i32 0), !dbg !34
  %136 = tail call float @llvm.amdgcn.raw.ptr.buffer.load.f32(ptr addrspace(8) %134, i32 %37, i32 0, i32 0), !dbg !34
  %137 = tail call float @llvm.amdgcn.raw.ptr.buffer.load.f32(ptr addrspace(8) %134, i32 %42, i32 0, i32 0), !dbg !34
  %138 = tail call float @llvm.amdgcn.raw.ptr.buffer.load.f32(ptr addrspace(8) %134, i32 %47, i32 0, i32 0), !dbg !34
  %139 = or i32 %14, %16, !dbg !35
  %140 = icmp eq i32 %139, 0, !dbg !35
  br i1 %140, label %141, label %143, !dbg !35

141:                                              ; preds = %10
  %142 = insertelement <1 x float> poison, float %86, i64 0
  store <1 x float> %142, ptr addrspace(1) %mean_ptr, align 4, !dbg !35
  br label %143, !dbg !35

143:                                              ; preds = %141, %10
  %144 = bitcast float %138 to <1 x float>, !dbg !34
  %145 = extractelement <1 x float> %144, i64 0, !dbg !34
  %146 = bitcast float %137 to <1 x float>, !dbg !34
  %147 = extractelement <1 x float> %146, i64 0, !dbg !34
  %148 = bitcast float %136 to <1 x float>, !dbg !34
  %149 = extractelement <1 x float> %148, i64 0, !dbg !34
  %150 = bitcast float %135 to <1 x float>, !dbg !34
  %151 = extractelement <1 x float> %150, i64 0, !dbg !34
  %152 = bitcast float %133 to <1 x float>, !dbg !33
  %153 = extractelement <1 x float> %152, i64 0, !dbg !33
  %154 = bitcast float %132 to <1 x float>, !dbg !33
  %155 = extractelement <1 x float> %154, i64 0, !dbg !33
  %156 = bitcast float %131 to <1 x float>, !dbg !33
  %157 = extractelement <1 x float> %156, i64 0, !dbg !33
  %158 = bitcast float %130 to <1 x float>, !dbg !33
  %159 = extractelement <1 x float> %158, i64 0, !dbg !33
  %160 = bitcast i32 %128 to float, !dbg !30
  %161 = fadd float %126, %160, !dbg !32
  %162 = fdiv float %161, %85, !dbg !36
  %163 = fadd float %eps, %162, !dbg !36
  %164 = tail call float @llvm.amdgcn.sqrt.f32(float %163), !dbg !37
  %165 = fdiv float 1.000000e+00, %164, !dbg !38
  %166 = or disjoint i32 %18, 768, !dbg !14
  %167 = icmp slt i32 %166, %n, !dbg !15
  %168 = or disjoint i32 %18, 512, !dbg !14
  %169 = icmp slt i32 %168, %n, !dbg !15
  %170 = or disjoint i32 %18, 256, !dbg !14
  %171 = icmp slt i32 %170, %n, !dbg !15
  %172 = icmp slt i32 %18, %n, !dbg !15
  %173 = getelementptr [4 x i8], ptr addrspace(1) %y_ptr, i64 %28, !dbg !39
  %174 = fmul float %91, %165, !dbg !40
  %175 = fmul float %92, %165, !dbg !40
  %176 = fmul float %93, %165, !dbg !40
  %177 = fmul float %94, %165, !dbg !40
  %178 = fmul float %159, %174, !dbg !40
  %179 = fmul float %157, %175, !dbg !40
  %180 = fmul float %155, %176, !dbg !40
  %181 = fmul float %153, %177, !dbg !40
  %182 = fadd float %151, %178, !dbg !40
  %183 = fadd float %179, %149, !dbg !40
  %184 = fadd float %180, %147, !dbg !40
  %185 = fadd float %181, %145, !dbg !40
  fence syncscope("workgroup") release, !dbg !12, !mmra !25
  tail call void @llvm.amdgcn.s.barrier(), !dbg !12
  fence syncscope("workgroup") acquire, !dbg !12, !mmra !25
  %186 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %19, !dbg !12
  %187 = insertelement <1 x float> poison, float %182, i64 0, !dbg !12
  store <1 x float> %187, ptr addrspace(3) %186, align 4, !dbg !12
  %188 = xor i32 %19, 1056, !dbg !12
  %189 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %188, !dbg !12
  %190 = insertelement <1 x float> poison, float %183, i64 0, !dbg !12
  store <1 x float> %190, ptr addrspace(3) %189, align 4, !dbg !12
  %191 = xor i32 %19, 2112, !dbg !12
  %192 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %191, !dbg !12
  %193 = insertelement <1 x float> poison, float %184, i64 0, !dbg !12
  store <1 x float> %193, ptr addrspace(3) %192, align 4, !dbg !12
  %194 = xor i32 %19, 3168, !dbg !12
  %195 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %194, !dbg !12
  %196 = insertelement <1 x float> poison, float %185, i64 0, !dbg !12
  store <1 x float> %196, ptr addrspace(3) %195, align 4, !dbg !12
  fence syncscope("workgroup") release, !dbg !12, !mmra !25
  tail call void @llvm.amdgcn.s.barrier(), !dbg !12
  fence syncscope("workgroup") acquire, !dbg !12, !mmra !25
  %197 = shl nuw nsw i32 %72, 10, !dbg !12
  %198 = shl nuw nsw i32 %72, 5, !dbg !12
  %199 = and i32 %18, 252, !dbg !12
  %200 = xor i32 %199, %198, !dbg !12
  %201 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %197, !dbg !12
  %202 = getelementptr inbounds nuw i8, ptr addrspace(3) %201, i32 %200, !dbg !12
  %203 = load float, ptr addrspace(3) %202, align 4, !dbg !12
  %204 = getelementptr inbounds nuw i8, ptr addrspace(3) %202, i32 256, !dbg !12
  %205 = load float, ptr addrspace(3) %204, align 4, !dbg !12
  %206 = getelementptr inbounds nuw i8, ptr addrspace(3) %202, i32 512, !dbg !12
  %207 = load float, ptr addrspace(3) %206, align 4, !dbg !12
  %208 = getelementptr inbounds nuw i8, ptr addrspace(3) %202, i32 768, !dbg !12
  %209 = load float, ptr addrspace(3) %208, align 4, !dbg !12
  %210 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %173, i16 0, i64 2147483646, i32 159744), !dbg !12
  %211 = select i1 %172, i32 %19, i32 -2147483648, !dbg !12
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.f32(float %203, ptr addrspace(8) %210, i32 %211, i32 0, i32 0), !dbg !12
  %212 = shl nuw nsw i32 %170, 2, !dbg !12
  %213 = select i1 %171, i32 %212, i32 -2147483648, !dbg !12
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.f32(float %205, ptr addrspace(8) %210, i32 %213, i32 0, i32 0), !dbg !12
  %214 = shl nuw nsw i32 %168, 2, !dbg !12
  %215 = select i1 %169, i32 %214, i32 -2147483648, !dbg !12
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.f32(float %207, ptr addrspace(8) %210, i32 %215, i32 0, i32 0), !dbg !12
  %216 = shl nuw nsw i32 %166, 2, !dbg !12
  %217 = select i1 %167, i32 %216, i32 -2147483648, !dbg !12
  tail call void @llvm.amdgcn.raw.ptr.buffer.store.f32(float %209, ptr addrspace(8) %210, i32 %217, i32 0, i32 0), !dbg !12
  ret void, !dbg !41
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) readnone, i16, i64, i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare float @llvm.amdgcn.raw.ptr.buffer.load.f32(ptr addrspace(8) readonly captures(none), i32, i32, i32 immarg) #4

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare float @llvm.amdgcn.update.dpp.f32(float, float, i32 immarg, i32 immarg, i32 immarg, i1 immarg) #5

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #6

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.update.dpp.i32(i32, i32, i32 immarg, i32 immarg, i32 immarg, i1 immarg) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.amdgcn.sqrt.f32(float) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write)
declare void @llvm.amdgcn.raw.ptr.buffer.store.f32(float, ptr addrspace(8) writeonly captures(none), i32, i32, i32 immarg) #7

; Function Attrs: convergent nocallback nofree nounwind willreturn memory(none)
declare float @llvm.amdgcn.readlane.f32(float, i32) #8

attributes #0 = { mustprogress norecurse nounwind willreturn "amdgpu-agpr-alloc"="0" "amdgpu-cluster-dims"="1,1,1" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-no-wwm" "denormal-fp-math-f32"="ieee" "uniform-work-group-size" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #5 = { convergent mustprogress nocallback nofree nounwind willreturn memory(none) }
attributes #6 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #7 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: write) }
attributes #8 = { convergent nocallback nofree nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "tests/triton/rows.py", directory: "")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = distinct !DISubprogram(name: "layer_norm_racy", linkageName: "layer_norm_racy", scope: !1, file: !1, line: 55, type: !5, scopeLine: 55, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{null, !7, !7, !7, !7, !7, !9, !9, !8, !10, !10}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !8, size: 64, dwarfAddressSpace: 1)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !11, size: 64, dwarfAddressSpace: 1)
!11 = !DIBasicType(name: "unknown_type", encoding: DW_ATE_signed)
!12 = !DILocation(line: 66, column: 5, scope: !4)
!13 = !DILocation(line: 56, column: 11, scope: !4)
!14 = !DILocation(line: 57, column: 10, scope: !4)
!15 = !DILocation(line: 58, column: 14, scope: !4)
!16 = !DILocation(line: 59, column: 25, scope: !4)
!17 = !DILocation(line: 59, column: 17, scope: !4)
!18 = !DILocation(line: 59, column: 9, scope: !4)
!19 = !DILocation(line: 314, column: 12, scope: !20, inlinedAt: !22)
!20 = distinct !DILexicalBlockFile(scope: !4, file: !21, discriminator: 0)
!21 = !DIFile(filename: "triton/language/standard.py", directory: "")
!22 = !DILocation(line: 60, column: 12, scope: !23)
!23 = distinct !DILexicalBlockFile(scope: !4, file: !1, discriminator: 0)
!24 = !DILocation(line: 287, column: 12, scope: !20, inlinedAt: !19)
!25 = !{!"amdgpu-synchronize-as", !"local"}
!26 = !DILocation(line: 60, column: 12, scope: !4)
!27 = !DILocation(line: 61, column: 32, scope: !4)
!28 = !DILocation(line: 61, column: 15, scope: !4)
!29 = !DILocation(line: 62, column: 32, scope: !4)
!30 = !DILocation(line: 314, column: 12, scope: !20, inlinedAt: !31)
!31 = !DILocation(line: 62, column: 25, scope: !23)
!32 = !DILocation(line: 287, column: 12, scope: !20, inlinedAt: !30)
!33 = !DILocation(line: 63, column: 9, scope: !4)
!34 = !DILocation(line: 64, column: 9, scope: !4)
!35 = !DILocation(line: 65, column: 5, scope: !4)
!36 = !DILocation(line: 62, column: 25, scope: !4)
!37 = !DILocation(line: 62, column: 17, scope: !4)
!38 = !DILocation(line: 62, column: 13, scope: !4)
!39 = !DILocation(line: 66, column: 14, scope: !4)
!40 = !DILocation(line: 66, column: 41, scope: !4)
!41 = !DILocation(line: 55, column: 1, scope: !4)
