; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.42-amd-amdhsa"

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define amdgpu_kernel void @scatter_racy(ptr addrspace(1) inreg nofree writeonly captures(none) %out_ptr, ptr addrspace(1) inreg nofree readonly captures(none) %in_ptr, ptr addrspace(1) inreg nofree readonly captures(none) %list_ptr, ptr addrspace(1) inreg nofree readnone captures(none) %global_scratch, ptr addrspace(1) inreg nofree readnone captures(none) %profile_scratch) local_unnamed_addr #0 !dbg !4 {
5:
  %6 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !13
  %7 = tail call i32 @llvm.amdgcn.readfirstlane.i32(i32 %6), !dbg !13
  %8 = and i32 %7, 128, !dbg !13
  %9 = icmp eq i32 %8, 0, !dbg !13
  br i1 %9, label %10, label %24, !dbg !13

10:                                               ; preds = %5
  %11 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !14
  %12 = shl i32 %11, 7, !dbg !14
  %13 = and i32 %6, 63, !dbg !15
  %.masked = and i32 %7, 64, !dbg !15
  %14 = or disjoint i32 %13, %.masked, !dbg !15
  %15 = or disjoint i32 %14, %12, !dbg !14
  %16 = sext i32 %15 to i64, !dbg !16
  %17 = getelementptr [4 x i8], ptr addrspace(1) %in_ptr, i64 %16, !dbg !16
  %18 = load <1 x float>, ptr addrspace(1) %17, align 4, !dbg !17
  %19 = getelementptr [4 x i8], ptr addrspace(1) %list_ptr, i64 %16, !dbg !18
  %20 = load <1 x i32>, ptr addrspace(1) %19, align 4, !dbg !19
  %21 = extractelement <1 x i32> %20, i64 0, !dbg !19
  %22 = sext i32 %21 to i64, !dbg !20
  %23 = getelementptr [4 x i8], ptr addrspace(1) %out_ptr, i64 %22, !dbg !20
  store <1 x float> %18, ptr addrspace(1) %23, align 4, !dbg !13
  br label %24, !dbg !13

24:                                               ; preds = %10, %5
  ret void, !dbg !21
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
!1 = !DIFile(filename: "tests/triton/lists.py", directory: "")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = distinct !DISubprogram(name: "scatter_racy", linkageName: "scatter_racy", scope: !1, file: !1, line: 54, type: !5, scopeLine: 54, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{null, !7, !7, !9, !11, !11}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !8, size: 64, dwarfAddressSpace: 1)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !10, size: 64, dwarfAddressSpace: 1)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !12, size: 64, dwarfAddressSpace: 1)
!12 = !DIBasicType(name: "unknown_type", encoding: DW_ATE_signed)
!13 = !DILocation(line: 56, column: 5, scope: !4)
!14 = !DILocation(line: 55, column: 10, scope: !4)
!15 = !DILocation(line: 55, column: 37, scope: !4)
!16 = !DILocation(line: 56, column: 56, scope: !4)
!17 = !DILocation(line: 56, column: 48, scope: !4)
!18 = !DILocation(line: 56, column: 32, scope: !4)
!19 = !DILocation(line: 56, column: 24, scope: !4)
!20 = !DILocation(line: 56, column: 14, scope: !4)
!21 = !DILocation(line: 54, column: 1, scope: !4)
