; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.42-amd-amdhsa"

; Function Attrs: norecurse nounwind
define amdgpu_kernel void @histogram(ptr addrspace(1) inreg nofree readonly captures(none) %x_ptr, ptr addrspace(1) inreg %bins_ptr, i32 inreg %n, ptr addrspace(1) inreg nofree readnone captures(none) %global_scratch, ptr addrspace(1) inreg nofree readnone captures(none) %profile_scratch) local_unnamed_addr #0 !dbg !4 {
5:
  %6 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !11
  %7 = tail call i32 @llvm.amdgcn.readfirstlane.i32(i32 %6), !dbg !11
  %8 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !12
  %9 = shl i32 %8, 7, !dbg !12
  %10 = and i32 %6, 63, !dbg !13
  %.masked = and i32 %7, 64, !dbg !13
  %11 = or disjoint i32 %.masked, %9, !dbg !12
  %12 = or disjoint i32 %11, %10, !dbg !12
  %13 = icmp slt i32 %12, %n, !dbg !14
  br i1 %13, label %14, label %18, !dbg !15

14:                                               ; preds = %5
  %15 = sext i32 %12 to i64
  %16 = getelementptr [4 x i8], ptr addrspace(1) %x_ptr, i64 %15
  %17 = load <1 x i32>, ptr addrspace(1) %16, align 4, !dbg !15
  br label %18, !dbg !15

18:                                               ; preds = %14, %5
  %19 = phi <1 x i32> [ %17, %14 ], [ zeroinitializer, %5 ], !dbg !15
  %20 = extractelement <1 x i32> %19, i64 0, !dbg !15
  %21 = sext i32 %20 to i64, !dbg !16
  %22 = getelementptr [4 x i8], ptr addrspace(1) %bins_ptr, i64 %21, !dbg !16
  fence syncscope("workgroup") release, !dbg !11, !mmra !17
  tail call void @llvm.amdgcn.s.barrier(), !dbg !11
  fence syncscope("workgroup") acquire, !dbg !11, !mmra !17
  %23 = and i32 %7, 128, !dbg !11
  %24 = icmp eq i32 %23, 0, !dbg !11
  %25 = and i1 %24, %13, !dbg !11
  %26 = zext i1 %25 to i32, !dbg !11
  %27 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %26, i32 273, i32 15, i32 15, i1 false), !dbg !11
  %28 = add i32 %27, %26, !dbg !11
  %29 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %26, i32 274, i32 15, i32 15, i1 false), !dbg !11
  %30 = add i32 %28, %29, !dbg !11
  %31 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %26, i32 275, i32 15, i32 15, i1 false), !dbg !11
  %32 = add i32 %30, %31, !dbg !11
  %33 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %32, i32 276, i32 15, i32 14, i1 true), !dbg !11
  %34 = add i32 %32, %33, !dbg !11
  %35 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %34, i32 280, i32 15, i32 12, i1 true), !dbg !11
  %36 = add i32 %34, %35, !dbg !11
  %37 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %36, i32 322, i32 10, i32 15, i1 true), !dbg !11
  %38 = add i32 %36, %37, !dbg !11
  %39 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %38, i32 323, i32 12, i32 15, i1 true), !dbg !11
  %40 = add i32 %38, %39, !dbg !11
  %41 = select i1 %25, i32 %40, i32 0, !dbg !11
  %42 = icmp eq i32 %41, 0, !dbg !11
  %43 = shl i32 %41, 2, !dbg !11
  %44 = add i32 %43, -4, !dbg !11
  %45 = select i1 %42, i32 252, i32 %44, !dbg !11
  %46 = tail call i32 @llvm.amdgcn.ds.permute(i32 %45, i32 1), !dbg !11
  %47 = ptrtoint ptr addrspace(1) %22 to i64, !dbg !11
  %48 = bitcast i64 %47 to <2 x i32>, !dbg !11
  %49 = extractelement <2 x i32> %48, i64 0, !dbg !11
  %50 = tail call i32 @llvm.amdgcn.ds.permute(i32 %45, i32 %49), !dbg !11
  %51 = insertelement <2 x i32> poison, i32 %50, i64 0, !dbg !11
  %52 = extractelement <2 x i32> %48, i64 1, !dbg !11
  %53 = tail call i32 @llvm.amdgcn.ds.permute(i32 %45, i32 %52), !dbg !11
  %54 = insertelement <2 x i32> %51, i32 %53, i64 1, !dbg !11
  %55 = bitcast <2 x i32> %54 to i64, !dbg !11
  %56 = tail call i64 @llvm.amdgcn.ballot.i64(i1 %25), !dbg !11
  %57 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %56), !dbg !11
  %58 = trunc nuw nsw i64 %57 to i32, !dbg !11
  %59 = icmp samesign ult i32 %10, %58, !dbg !11
  br i1 %59, label %60, label %156, !dbg !11

60:                                               ; preds = %18
  %61 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %50, i32 304, i32 15, i32 15, i1 false), !dbg !11
  %62 = insertelement <2 x i32> poison, i32 %61, i64 0, !dbg !11
  %63 = tail call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %53, i32 304, i32 15, i32 15, i1 false), !dbg !11
  %64 = insertelement <2 x i32> %62, i32 %63, i64 1, !dbg !11
  %65 = bitcast <2 x i32> %64 to i64, !dbg !11
  %66 = add i64 %55, 4, !dbg !11
  %67 = icmp eq i64 %66, %65, !dbg !11
  %68 = tail call i64 @llvm.amdgcn.ballot.i64(i1 %67), !dbg !11
  %69 = lshr i64 %68, 1, !dbg !11
  %70 = and i64 %69, 6148914691236517205, !dbg !11
  %71 = sub i64 %68, %70, !dbg !11
  %72 = and i64 %71, 3689348814741910323, !dbg !11
  %73 = lshr i64 %71, 2, !dbg !11
  %74 = and i64 %73, 3689348814741910323, !dbg !11
  %75 = add nuw nsw i64 %74, %72, !dbg !11
  %76 = lshr i64 %75, 4, !dbg !11
  %77 = add nuw nsw i64 %76, %75, !dbg !11
  %78 = and i64 %77, 1085102592571150095, !dbg !11
  %79 = mul i64 %78, 72340172838076673, !dbg !11
  %80 = icmp ult i64 %79, 2305843009213693952, !dbg !11
  br i1 %80, label %.preheader, label %151, !dbg !11

.preheader:                                       ; preds = %60, %.preheader
  %81 = phi i32 [ %91, %.preheader ], [ 0, %60 ], !dbg !11
  %82 = tail call i32 @llvm.amdgcn.readfirstlane.i32(i32 %50), !dbg !11
  %83 = insertelement <2 x i32> poison, i32 %82, i64 0, !dbg !11
  %84 = tail call i32 @llvm.amdgcn.readfirstlane.i32(i32 %53), !dbg !11
  %85 = insertelement <2 x i32> %83, i32 %84, i64 1, !dbg !11
  %86 = bitcast <2 x i32> %85 to i64, !dbg !11
  %87 = icmp eq i64 %86, %55, !dbg !11
  %88 = tail call i64 @llvm.amdgcn.ballot.i64(i1 %87), !dbg !11
  %89 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %88), !dbg !11
  %90 = trunc nuw nsw i64 %89 to i32, !dbg !11
  %91 = add i32 %81, %90, !dbg !11
  br i1 %87, label %92, label %.preheader, !dbg !11

92:                                               ; preds = %.preheader
  %93 = lshr i64 %88, 32, !dbg !11
  %94 = trunc nuw i64 %93 to i32, !dbg !11
  %95 = trunc i64 %88 to i32, !dbg !11
  %96 = tail call range(i32 0, 33) i32 @llvm.amdgcn.mbcnt.lo(i32 %95, i32 0), !dbg !11
  %97 = tail call range(i32 0, 65) i32 @llvm.amdgcn.mbcnt.hi(i32 %94, i32 %96), !dbg !11
  %98 = add i32 %97, %81, !dbg !11
  %99 = sub nsw i32 %90, %97, !dbg !11
  %100 = icmp eq i32 %97, 0, !dbg !11
  %101 = shl i32 %98, 2, !dbg !11
  %102 = tail call i32 @llvm.amdgcn.ds.permute(i32 %101, i32 %50), !dbg !11
  %103 = insertelement <2 x i32> poison, i32 %102, i64 0, !dbg !11
  %104 = tail call i32 @llvm.amdgcn.ds.permute(i32 %101, i32 %53), !dbg !11
  %105 = insertelement <2 x i32> %103, i32 %104, i64 1, !dbg !11
  %106 = bitcast <2 x i32> %105 to i64, !dbg !11
  %107 = tail call i32 @llvm.amdgcn.ds.permute(i32 %101, i32 %46), !dbg !11
  %108 = zext i1 %100 to i32, !dbg !11
  %109 = shl nsw i32 %99, 8, !dbg !11
  %110 = or disjoint i32 %109, %108, !dbg !11
  %111 = or i32 %110, %101, !dbg !11
  %112 = tail call i32 @llvm.amdgcn.ds.permute(i32 %101, i32 %111), !dbg !11
  %113 = lshr i32 %112, 8, !dbg !11
  %114 = and i32 %113, 255, !dbg !11
  %115 = and i32 %112, 1, !dbg !11
  %.not = icmp eq i32 %115, 0, !dbg !11
  %116 = icmp ne i32 %114, 1, !dbg !11
  %117 = tail call i64 @llvm.amdgcn.ballot.i64(i1 %116), !dbg !11
  %.not1 = icmp eq i64 %117, 0, !dbg !11
  br i1 %.not1, label %149, label %118, !dbg !11

118:                                              ; preds = %92
  %119 = add i32 %112, 128, !dbg !11
  %120 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %119, i32 %107), !dbg !11
  %121 = icmp samesign ugt i32 %114, 32, !dbg !11
  %122 = select i1 %121, i32 %120, i32 0, !dbg !11
  %123 = add i32 %122, %107, !dbg !11
  %124 = add i32 %112, 64, !dbg !11
  %125 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %124, i32 %123), !dbg !11
  %126 = icmp samesign ugt i32 %114, 16, !dbg !11
  %127 = select i1 %126, i32 %125, i32 0, !dbg !11
  %128 = add i32 %123, %127, !dbg !11
  %129 = add i32 %112, 32, !dbg !11
  %130 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %129, i32 %128), !dbg !11
  %131 = icmp samesign ugt i32 %114, 8, !dbg !11
  %132 = select i1 %131, i32 %130, i32 0, !dbg !11
  %133 = add i32 %128, %132, !dbg !11
  %134 = add i32 %112, 16, !dbg !11
  %135 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %134, i32 %133), !dbg !11
  %136 = icmp samesign ugt i32 %114, 4, !dbg !11
  %137 = select i1 %136, i32 %135, i32 0, !dbg !11
  %138 = add i32 %133, %137, !dbg !11
  %139 = add i32 %112, 8, !dbg !11
  %140 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %139, i32 %138), !dbg !11
  %141 = icmp samesign ugt i32 %114, 2, !dbg !11
  %142 = select i1 %141, i32 %140, i32 0, !dbg !11
  %143 = add i32 %138, %142, !dbg !11
  %144 = add i32 %112, 4, !dbg !11
  %145 = tail call i32 @llvm.amdgcn.ds.bpermute(i32 %144, i32 %143), !dbg !11
  %146 = icmp samesign ugt i32 %114, 1, !dbg !11
  %147 = select i1 %146, i32 %145, i32 0, !dbg !11
  %148 = add i32 %143, %147, !dbg !11
  br label %149, !dbg !11

149:                                              ; preds = %118, %92
  %150 = phi i32 [ %148, %118 ], [ %107, %92 ], !dbg !11
  br i1 %.not, label %156, label %151, !dbg !11

151:                                              ; preds = %149, %60
  %152 = phi i64 [ %106, %149 ], [ %55, %60 ], !dbg !11
  %153 = phi i32 [ %150, %149 ], [ %46, %60 ], !dbg !11
  %154 = inttoptr i64 %152 to ptr addrspace(1), !dbg !11
  %155 = atomicrmw add ptr addrspace(1) %154, i32 %153 syncscope("agent") acq_rel, align 4, !dbg !11
  br label %156, !dbg !11

156:                                              ; preds = %149, %151, %18
  fence syncscope("workgroup") release, !dbg !11, !mmra !17
  tail call void @llvm.amdgcn.s.barrier(), !dbg !11
  fence syncscope("workgroup") acquire, !dbg !11, !mmra !17
  ret void, !dbg !18
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #3

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.update.dpp.i32(i32, i32, i32 immarg, i32 immarg, i32 immarg, i1 immarg) #4

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.ds.permute(i32, i32) #4

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare i64 @llvm.amdgcn.ballot.i64(i1) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.mbcnt.hi(i32, i32) #5

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #6

attributes #0 = { norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-cluster-dims"="1,1,1" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-no-wwm" "denormal-fp-math-f32"="ieee" "uniform-work-group-size" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }
attributes #3 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #4 = { convergent mustprogress nocallback nofree nounwind willreturn memory(none) }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "tests/triton/elementwise.py", directory: "")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = distinct !DISubprogram(name: "histogram", linkageName: "histogram", scope: !1, file: !1, line: 71, type: !5, scopeLine: 71, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{null, !7, !7, !8, !9, !9}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !8, size: 64, dwarfAddressSpace: 1)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !10, size: 64, dwarfAddressSpace: 1)
!10 = !DIBasicType(name: "unknown_type", encoding: DW_ATE_signed)
!11 = !DILocation(line: 75, column: 5, scope: !4)
!12 = !DILocation(line: 72, column: 10, scope: !4)
!13 = !DILocation(line: 72, column: 37, scope: !4)
!14 = !DILocation(line: 73, column: 14, scope: !4)
!15 = !DILocation(line: 74, column: 11, scope: !4)
!16 = !DILocation(line: 75, column: 19, scope: !4)
!17 = !{!"amdgpu-synchronize-as", !"local"}
!18 = !DILocation(line: 71, column: 1, scope: !4)
