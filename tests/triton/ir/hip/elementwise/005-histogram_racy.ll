; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.42-amd-amdhsa"

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define amdgpu_kernel void @histogram_racy(ptr addrspace(1) inreg nofree readonly captures(none) %x_ptr, ptr addrspace(1) inreg nofree captures(none) %bins_ptr, i32 inreg %n, ptr addrspace(1) inreg nofree readnone captures(none) %global_scratch, ptr addrspace(1) inreg nofree readnone captures(none) %profile_scratch) local_unnamed_addr #0 !dbg !4 {
5:
  %6 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !11
  %7 = tail call i32 @llvm.amdgcn.readfirstlane.i32(i32 %6), !dbg !11
  %8 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !12
  %9 = shl i32 %8, 7, !dbg !12
  %10 = and i32 %6, 63, !dbg !13
  %.masked = and i32 %7, 64, !dbg !13
  %11 = or disjoint i32 %10, %.masked, !dbg !13
  %12 = or disjoint i32 %11, %9, !dbg !12
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
  br i1 %13, label %23, label %25, !dbg !17

23:                                               ; preds = %18
  %24 = load <1 x i32>, ptr addrspace(1) %22, align 4, !dbg !17
  br label %25, !dbg !17

25:                                               ; preds = %23, %18
  %26 = phi <1 x i32> [ %24, %23 ], [ zeroinitializer, %18 ], !dbg !17
  %27 = and i32 %7, 128, !dbg !11
  %28 = icmp eq i32 %27, 0, !dbg !11
  %29 = and i1 %28, %13, !dbg !11
  br i1 %29, label %30, label %34, !dbg !11

30:                                               ; preds = %25
  %31 = extractelement <1 x i32> %26, i64 0
  %32 = add i32 %31, 1
  %33 = insertelement <1 x i32> poison, i32 %32, i64 0
  store <1 x i32> %33, ptr addrspace(1) %22, align 4, !dbg !11
  br label %34, !dbg !11

34:                                               ; preds = %30, %25
  ret void, !dbg !18
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

attributes #0 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-cluster-dims"="1,1,1" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-no-wwm" "denormal-fp-math-f32"="ieee" "uniform-work-group-size" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "tests/triton/elementwise.py", directory: "")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = distinct !DISubprogram(name: "histogram_racy", linkageName: "histogram_racy", scope: !1, file: !1, line: 82, type: !5, scopeLine: 82, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{null, !7, !7, !8, !9, !9}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !8, size: 64, dwarfAddressSpace: 1)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !10, size: 64, dwarfAddressSpace: 1)
!10 = !DIBasicType(name: "unknown_type", encoding: DW_ATE_signed)
!11 = !DILocation(line: 87, column: 5, scope: !4)
!12 = !DILocation(line: 83, column: 10, scope: !4)
!13 = !DILocation(line: 83, column: 37, scope: !4)
!14 = !DILocation(line: 84, column: 14, scope: !4)
!15 = !DILocation(line: 85, column: 11, scope: !4)
!16 = !DILocation(line: 86, column: 21, scope: !4)
!17 = !DILocation(line: 86, column: 13, scope: !4)
!18 = !DILocation(line: 82, column: 1, scope: !4)
