; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.42-amd-amdhsa"

@global_smem = external local_unnamed_addr addrspace(3) global [0 x i8], align 16

; Function Attrs: mustprogress norecurse nounwind willreturn
define amdgpu_kernel void @product(ptr addrspace(1) inreg nofree readonly captures(none) %a_ptr, ptr addrspace(1) inreg nofree readonly captures(none) %b_ptr, ptr addrspace(1) inreg nofree writeonly captures(none) %c_ptr, ptr addrspace(1) inreg nofree readnone captures(none) %global_scratch, ptr addrspace(1) inreg nofree readnone captures(none) %profile_scratch) local_unnamed_addr #0 !dbg !4 {
5:
  %6 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !13
  %7 = tail call i32 @llvm.amdgcn.readfirstlane.i32(i32 %6), !dbg !13
  %8 = lshr i32 %7, 6, !dbg !13
  %9 = and i32 %8, 3, !dbg !13
  %10 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !14
  %11 = shl i32 %10, 5, !dbg !14
  %12 = and i32 %6, 63, !dbg !15
  %13 = shl nuw nsw i32 %9, 6, !dbg !15
  %14 = or disjoint i32 %13, %12, !dbg !15
  %15 = and i32 %6, 31, !dbg !15
  %16 = lshr i32 %14, 3, !dbg !15
  %17 = and i32 %6, 32, !dbg !15
  %18 = shl nuw nsw i32 %6, 2, !dbg !15
  %19 = and i32 %18, 28, !dbg !15
  %20 = or disjoint i32 %16, %11, !dbg !14
  %21 = tail call i32 @llvm.amdgcn.workgroup.id.y(), !dbg !16
  %22 = shl i32 %21, 5, !dbg !16
  %23 = or disjoint i32 %19, %22, !dbg !16
  %24 = shl i32 %20, 6, !dbg !17
  %25 = sext i32 %24 to i64, !dbg !20
  %26 = getelementptr [2 x i8], ptr addrspace(1) %a_ptr, i64 %25, !dbg !20
  %27 = sext i32 %23 to i64
  %invariant.gep = getelementptr [2 x i8], ptr addrspace(1) %b_ptr, i64 %27, !dbg !21
  %28 = shl nuw nsw i32 %14, 3
  %29 = lshr i32 %14, 1
  %30 = and i32 %29, 56
  %31 = xor i32 %30, %28
  %32 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %31
  %33 = shl nuw nsw i32 %15, 6
  %34 = and i32 %18, 56
  %35 = lshr exact i32 %17, 2
  %36 = xor i32 %34, %35
  %37 = or disjoint i32 %36, %33
  %38 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %37
  %39 = xor i32 %37, 16
  %40 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %39
  %41 = xor i32 %37, 32
  %42 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %41
  %43 = xor i32 %37, 48
  %44 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %43
  %45 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %28
  %46 = shl nuw nsw i32 %15, 1
  %47 = shl nuw nsw i32 %17, 3
  %48 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %47
  %49 = getelementptr inbounds nuw i8, ptr addrspace(3) %48, i32 %46
  %50 = getelementptr inbounds nuw i8, ptr addrspace(3) %49, i32 64
  %51 = getelementptr inbounds nuw i8, ptr addrspace(3) %49, i32 128
  %52 = getelementptr inbounds nuw i8, ptr addrspace(3) %49, i32 192
  %53 = getelementptr inbounds nuw i8, ptr addrspace(3) %49, i32 512
  %54 = getelementptr inbounds nuw i8, ptr addrspace(3) %49, i32 576
  %55 = getelementptr inbounds nuw i8, ptr addrspace(3) %49, i32 640
  %56 = getelementptr inbounds nuw i8, ptr addrspace(3) %49, i32 704
  %57 = getelementptr inbounds nuw i8, ptr addrspace(3) %49, i32 1024
  %58 = getelementptr inbounds nuw i8, ptr addrspace(3) %49, i32 1088
  %59 = getelementptr inbounds nuw i8, ptr addrspace(3) %49, i32 1152
  %60 = getelementptr inbounds nuw i8, ptr addrspace(3) %49, i32 1216
  %61 = getelementptr inbounds nuw i8, ptr addrspace(3) %49, i32 1536
  %62 = getelementptr inbounds nuw i8, ptr addrspace(3) %49, i32 1600
  %63 = getelementptr inbounds nuw i8, ptr addrspace(3) %49, i32 1664
  %64 = getelementptr inbounds nuw i8, ptr addrspace(3) %49, i32 1728
  %65 = zext nneg i32 %19 to i64, !dbg !20
  %66 = getelementptr [2 x i8], ptr addrspace(1) %26, i64 %65, !dbg !20
  %67 = load <4 x half>, ptr addrspace(1) %66, align 8, !dbg !22
  %68 = shl nuw nsw i32 %16, 6, !dbg !23
  %69 = zext nneg i32 %68 to i64, !dbg !24
  %gep = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep, i64 %69, !dbg !24
  %70 = load <4 x half>, ptr addrspace(1) %gep, align 8, !dbg !25
  fence syncscope("workgroup") release, !dbg !22, !mmra !26
  tail call void @llvm.amdgcn.s.barrier(), !dbg !22
  fence syncscope("workgroup") acquire, !dbg !22, !mmra !26
  store <4 x half> %67, ptr addrspace(3) %32, align 8, !dbg !22
  fence syncscope("workgroup") release, !dbg !22, !mmra !26
  tail call void @llvm.amdgcn.s.barrier(), !dbg !22
  fence syncscope("workgroup") acquire, !dbg !22, !mmra !26
  %71 = load <4 x half>, ptr addrspace(3) %38, align 8, !dbg !22
  %72 = load <4 x half>, ptr addrspace(3) %40, align 8, !dbg !22
  %73 = load <4 x half>, ptr addrspace(3) %42, align 8, !dbg !22
  %74 = load <4 x half>, ptr addrspace(3) %44, align 8, !dbg !22
  fence syncscope("workgroup") release, !dbg !25, !mmra !26
  tail call void @llvm.amdgcn.s.barrier(), !dbg !25
  fence syncscope("workgroup") acquire, !dbg !25, !mmra !26
  store <4 x half> %70, ptr addrspace(3) %45, align 8, !dbg !25
  fence syncscope("workgroup") release, !dbg !25, !mmra !26
  tail call void @llvm.amdgcn.s.barrier(), !dbg !25
  fence syncscope("workgroup") acquire, !dbg !25, !mmra !26
  %75 = load <1 x half>, ptr addrspace(3) %49, align 2, !dbg !25
  %76 = load <1 x half>, ptr addrspace(3) %50, align 2, !dbg !25
  %77 = load <1 x half>, ptr addrspace(3) %51, align 2, !dbg !25
  %78 = shufflevector <1 x half> %77, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !25
  %79 = load <1 x half>, ptr addrspace(3) %52, align 2, !dbg !25
  %80 = shufflevector <1 x half> %79, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !25
  %81 = load <1 x half>, ptr addrspace(3) %53, align 2, !dbg !25
  %82 = load <1 x half>, ptr addrspace(3) %54, align 2, !dbg !25
  %83 = load <1 x half>, ptr addrspace(3) %55, align 2, !dbg !25
  %84 = shufflevector <1 x half> %83, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !25
  %85 = load <1 x half>, ptr addrspace(3) %56, align 2, !dbg !25
  %86 = shufflevector <1 x half> %85, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !25
  %87 = load <1 x half>, ptr addrspace(3) %57, align 2, !dbg !25
  %88 = load <1 x half>, ptr addrspace(3) %58, align 2, !dbg !25
  %89 = load <1 x half>, ptr addrspace(3) %59, align 2, !dbg !25
  %90 = shufflevector <1 x half> %89, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !25
  %91 = load <1 x half>, ptr addrspace(3) %60, align 2, !dbg !25
  %92 = shufflevector <1 x half> %91, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !25
  %93 = load <1 x half>, ptr addrspace(3) %61, align 2, !dbg !25
  %94 = load <1 x half>, ptr addrspace(3) %62, align 2, !dbg !25
  %95 = load <1 x half>, ptr addrspace(3) %63, align 2, !dbg !25
  %96 = shufflevector <1 x half> %95, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !25
  %97 = load <1 x half>, ptr addrspace(3) %64, align 2, !dbg !25
  %98 = shufflevector <1 x half> %97, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !25
  %99 = shufflevector <1 x half> %75, <1 x half> %76, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !27
  %100 = shufflevector <4 x half> %99, <4 x half> %78, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !27
  %101 = shufflevector <4 x half> %100, <4 x half> %80, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !27
  %102 = shufflevector <1 x half> %81, <1 x half> %82, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !27
  %103 = shufflevector <4 x half> %102, <4 x half> %84, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !27
  %104 = shufflevector <4 x half> %103, <4 x half> %86, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !27
  %105 = shufflevector <1 x half> %87, <1 x half> %88, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !27
  %106 = shufflevector <4 x half> %105, <4 x half> %90, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !27
  %107 = shufflevector <4 x half> %106, <4 x half> %92, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !27
  %108 = shufflevector <1 x half> %93, <1 x half> %94, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !27
  %109 = shufflevector <4 x half> %108, <4 x half> %96, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !27
  %110 = shufflevector <4 x half> %109, <4 x half> %98, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !27
  %111 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %101, <4 x half> %71, <16 x float> zeroinitializer, i32 0, i32 0, i32 0), !dbg !27
  %112 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %104, <4 x half> %72, <16 x float> %111, i32 0, i32 0, i32 0), !dbg !27
  %113 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %107, <4 x half> %73, <16 x float> %112, i32 0, i32 0, i32 0), !dbg !27
  %114 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %110, <4 x half> %74, <16 x float> %113, i32 0, i32 0, i32 0), !dbg !27
  %115 = zext nneg i32 %19 to i64, !dbg !20
  %116 = getelementptr [2 x i8], ptr addrspace(1) %26, i64 %115, !dbg !20
  %117 = getelementptr i8, ptr addrspace(1) %116, i64 64, !dbg !20
  %118 = load <4 x half>, ptr addrspace(1) %117, align 8, !dbg !22
  %119 = shl nuw nsw i32 %16, 6, !dbg !23
  %120 = zext nneg i32 %119 to i64, !dbg !24
  %121 = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep, i64 %120, !dbg !24
  %gep.1 = getelementptr i8, ptr addrspace(1) %121, i64 4096, !dbg !24
  %122 = load <4 x half>, ptr addrspace(1) %gep.1, align 8, !dbg !25
  fence syncscope("workgroup") release, !dbg !22, !mmra !26
  tail call void @llvm.amdgcn.s.barrier(), !dbg !22
  fence syncscope("workgroup") acquire, !dbg !22, !mmra !26
  store <4 x half> %118, ptr addrspace(3) %32, align 8, !dbg !22
  fence syncscope("workgroup") release, !dbg !22, !mmra !26
  tail call void @llvm.amdgcn.s.barrier(), !dbg !22
  fence syncscope("workgroup") acquire, !dbg !22, !mmra !26
  %123 = load <4 x half>, ptr addrspace(3) %38, align 8, !dbg !22
  %124 = load <4 x half>, ptr addrspace(3) %40, align 8, !dbg !22
  %125 = load <4 x half>, ptr addrspace(3) %42, align 8, !dbg !22
  %126 = load <4 x half>, ptr addrspace(3) %44, align 8, !dbg !22
  fence syncscope("workgroup") release, !dbg !25, !mmra !26
  tail call void @llvm.amdgcn.s.barrier(), !dbg !25
  fence syncscope("workgroup") acquire, !dbg !25, !mmra !26
  store <4 x half> %122, ptr addrspace(3) %45, align 8, !dbg !25
  fence syncscope("workgroup") release, !dbg !25, !mmra !26
  tail call void @llvm.amdgcn.s.barrier(), !dbg !25
  fence syncscope("workgroup") acquire, !dbg !25, !mmra !26
  %127 = load <1 x half>, ptr addrspace(3) %49, align 2, !dbg !25
  %128 = load <1 x half>, ptr addrspace(3) %50, align 2, !dbg !25
  %129 = load <1 x half>, ptr addrspace(3) %51, align 2, !dbg !25
  %130 = shufflevector <1 x half> %129, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !25
  %131 = load <1 x half>, ptr addrspace(3) %52, align 2, !dbg !25
  %132 = shufflevector <1 x half> %131, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !25
  %133 = load <1 x half>, ptr addrspace(3) %53, align 2, !dbg !25
  %134 = load <1 x half>, ptr addrspace(3) %54, align 2, !dbg !25
  %135 = load <1 x half>, ptr addrspace(3) %55, align 2, !dbg !25
  %136 = shufflevector <1 x half> %135, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !25
  %137 = load <1 x half>, ptr addrspace(3) %56, align 2, !dbg !25
  %138 = shufflevector <1 x half> %137, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !25
  %139 = load <1 x half>, ptr addrspace(3) %57, align 2, !dbg !25
  %140 = load <1 x half>, ptr addrspace(3) %58, align 2, !dbg !25
  %141 = load <1 x half>, ptr addrspace(3) %59, align 2, !dbg !25
  %142 = shufflevector <1 x half> %141, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !25
  %143 = load <1 x half>, ptr addrspace(3) %60, align 2, !dbg !25
  %144 = shufflevector <1 x half> %143, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !25
  %145 = load <1 x half>, ptr addrspace(3) %61, align 2, !dbg !25
  %146 = load <1 x half>, ptr addrspace(3) %62, align 2, !dbg !25
  %147 = load <1 x half>, ptr addrspace(3) %63, align 2, !dbg !25
  %148 = shufflevector <1 x half> %147, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !25
  %149 = load <1 x half>, ptr addrspace(3) %64, align 2, !dbg !25
  %150 = shufflevector <1 x half> %149, <1 x half> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>, !dbg !25
  %151 = shufflevector <1 x half> %127, <1 x half> %128, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !27
  %152 = shufflevector <4 x half> %151, <4 x half> %130, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !27
  %153 = shufflevector <4 x half> %152, <4 x half> %132, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !27
  %154 = shufflevector <1 x half> %133, <1 x half> %134, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !27
  %155 = shufflevector <4 x half> %154, <4 x half> %136, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !27
  %156 = shufflevector <4 x half> %155, <4 x half> %138, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !27
  %157 = shufflevector <1 x half> %139, <1 x half> %140, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !27
  %158 = shufflevector <4 x half> %157, <4 x half> %142, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !27
  %159 = shufflevector <4 x half> %158, <4 x half> %144, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !27
  %160 = shufflevector <1 x half> %145, <1 x half> %146, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>, !dbg !27
  %161 = shufflevector <4 x half> %160, <4 x half> %148, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>, !dbg !27
  %162 = shufflevector <4 x half> %161, <4 x half> %150, <4 x i32> <i32 0, i32 1, i32 2, i32 4>, !dbg !27
  %163 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %153, <4 x half> %123, <16 x float> %114, i32 0, i32 0, i32 0), !dbg !27
  %164 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %156, <4 x half> %124, <16 x float> %163, i32 0, i32 0, i32 0), !dbg !27
  %165 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %159, <4 x half> %125, <16 x float> %164, i32 0, i32 0, i32 0), !dbg !27
  %166 = tail call <16 x float> @llvm.amdgcn.mfma.f32.32x32x8f16(<4 x half> %162, <4 x half> %126, <16 x float> %165, i32 0, i32 0, i32 0), !dbg !27
  %167 = icmp eq i32 %9, 0, !dbg !13
  br i1 %167, label %.critedge, label %.critedge4, !dbg !13

.critedge:                                        ; preds = %5
  %168 = lshr exact i32 %17, 3, !dbg !15
  %169 = or disjoint i32 %168, %22, !dbg !16
  %170 = or disjoint i32 %11, %15, !dbg !14
  %171 = shufflevector <16 x float> %166, <16 x float> poison, <4 x i32> <i32 12, i32 13, i32 14, i32 15>
  %172 = shufflevector <16 x float> %166, <16 x float> poison, <4 x i32> <i32 8, i32 9, i32 10, i32 11>
  %173 = shufflevector <16 x float> %166, <16 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %174 = shl i32 %170, 6, !dbg !28
  %175 = sext i32 %174 to i64, !dbg !29
  %176 = getelementptr [4 x i8], ptr addrspace(1) %c_ptr, i64 %175, !dbg !29
  %177 = sext i32 %169 to i64
  %178 = getelementptr [4 x i8], ptr addrspace(1) %176, i64 %177
  %179 = getelementptr i8, ptr addrspace(1) %178, i64 32
  %180 = shufflevector <16 x float> %166, <16 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %181 = getelementptr i8, ptr addrspace(1) %178, i64 96, !dbg !29
  %182 = getelementptr i8, ptr addrspace(1) %178, i64 64, !dbg !29
  store <4 x float> %180, ptr addrspace(1) %178, align 16, !dbg !13
  store <4 x float> %173, ptr addrspace(1) %179, align 16, !dbg !13
  store <4 x float> %172, ptr addrspace(1) %182, align 16, !dbg !13
  store <4 x float> %171, ptr addrspace(1) %181, align 16, !dbg !13
  br label %.critedge4, !dbg !13

.critedge4:                                       ; preds = %5, %.critedge
  ret void, !dbg !30
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

attributes #0 = { mustprogress norecurse nounwind willreturn "amdgpu-agpr-alloc"="0" "amdgpu-cluster-dims"="1,1,1" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-no-wwm" "denormal-fp-math-f32"="ieee" "uniform-work-group-size" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }
attributes #3 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #4 = { convergent mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "tests/triton/products.py", directory: "")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = distinct !DISubprogram(name: "product", linkageName: "product", scope: !1, file: !1, line: 23, type: !5, scopeLine: 23, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{null, !7, !7, !9, !11, !11}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !8, size: 64, dwarfAddressSpace: 1)
!8 = !DIBasicType(name: "half", size: 16, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !10, size: 64, dwarfAddressSpace: 1)
!10 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !12, size: 64, dwarfAddressSpace: 1)
!12 = !DIBasicType(name: "unknown_type", encoding: DW_ATE_signed)
!13 = !DILocation(line: 27, column: 5, scope: !4)
!14 = !DILocation(line: 24, column: 12, scope: !4)
!15 = !DILocation(line: 24, column: 35, scope: !4)
!16 = !DILocation(line: 25, column: 14, scope: !4)
!17 = !DILocation(line: 12, column: 29, scope: !18, inlinedAt: !19)
!18 = distinct !DILexicalBlockFile(scope: !4, file: !1, discriminator: 0)
!19 = !DILocation(line: 26, column: 11, scope: !18)
!20 = !DILocation(line: 12, column: 21, scope: !18, inlinedAt: !19)
!21 = !DILocation(line: 11, column: 5, scope: !18, inlinedAt: !19)
!22 = !DILocation(line: 12, column: 13, scope: !18, inlinedAt: !19)
!23 = !DILocation(line: 13, column: 29, scope: !18, inlinedAt: !19)
!24 = !DILocation(line: 13, column: 21, scope: !18, inlinedAt: !19)
!25 = !DILocation(line: 13, column: 13, scope: !18, inlinedAt: !19)
!26 = !{!"amdgpu-synchronize-as", !"local"}
!27 = !DILocation(line: 14, column: 16, scope: !18, inlinedAt: !19)
!28 = !DILocation(line: 27, column: 22, scope: !4)
!29 = !DILocation(line: 27, column: 14, scope: !4)
!30 = !DILocation(line: 23, column: 1, scope: !4)
