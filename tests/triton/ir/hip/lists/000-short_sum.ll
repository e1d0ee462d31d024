; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.42-amd-amdhsa"

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define amdgpu_kernel void @short_sum(ptr addrspace(1) inreg nofree writeonly captures(none) %sums_ptr, ptr addrspace(1) inreg nofree readonly captures(none) %x_ptr, ptr addrspace(1) inreg nofree readnone captures(none) %global_scratch, ptr addrspace(1) inreg nofree readnone captures(none) %profile_scratch) local_unnamed_addr #0 !dbg !4 {
4:
  %5 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !11
  %6 = tail call i32 @llvm.amdgcn.readfirstlane.i32(i32 %5), !dbg !11
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !12
  %8 = shl i32 %7, 6, !dbg !12
  %9 = sext i32 %8 to i64, !dbg !13
  %10 = getelementptr [4 x i8], ptr addrspace(1) %x_ptr, i64 %9, !dbg !13
  %11 = and i32 %5, 63, !dbg !14
  %12 = tail call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %10, i16 0, i64 2147483646, i32 159744), !dbg !15
  %13 = shl nuw nsw i32 %11, 2, !dbg !15
  %14 = tail call float @llvm.amdgcn.raw.ptr.buffer.load.f32(ptr addrspace(8) %12, i32 %13, i32 0, i32 0), !dbg !15
  %15 = bitcast float %14 to <1 x float>, !dbg !15
  %16 = extractelement <1 x float> %15, i64 0, !dbg !15
  %17 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %16, i32 280, i32 15, i32 15, i1 true), !dbg !16
  %18 = fadd float %17, %16, !dbg !21
  %19 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %18, i32 276, i32 15, i32 15, i1 true), !dbg !16
  %20 = fadd float %19, %18, !dbg !21
  %21 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %20, i32 274, i32 15, i32 15, i1 true), !dbg !16
  %22 = fadd float %21, %20, !dbg !21
  %23 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %22, i32 273, i32 15, i32 15, i1 true), !dbg !16
  %24 = fadd float %23, %22, !dbg !21
  %25 = tail call float @llvm.amdgcn.update.dpp.f32(float %24, float %24, i32 322, i32 10, i32 15, i1 true), !dbg !16
  %26 = fadd float %25, %24, !dbg !21
  %27 = tail call float @llvm.amdgcn.update.dpp.f32(float poison, float %26, i32 323, i32 15, i32 15, i1 true), !dbg !16
  %28 = fadd float %27, %26, !dbg !21
  %29 = tail call float @llvm.amdgcn.readlane.f32(float %28, i32 63), !dbg !16
  %30 = and i32 %6, 192, !dbg !11
  %31 = or disjoint i32 %30, %11, !dbg !11
  %32 = icmp eq i32 %31, 0, !dbg !11
  br i1 %32, label %33, label %37, !dbg !11

33:                                               ; preds = %4
  %34 = sext i32 %7 to i64
  %35 = getelementptr [4 x i8], ptr addrspace(1) %sums_ptr, i64 %34
  %36 = insertelement <1 x float> poison, float %29, i64 0
  store <1 x float> %36, ptr addrspace(1) %35, align 4, !dbg !11
  br label %37, !dbg !11

37:                                               ; preds = %33, %4
  ret void, !dbg !22
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

; Function Attrs: convergent nocallback nofree nounwind willreturn memory(none)
declare float @llvm.amdgcn.readlane.f32(float, i32) #6

attributes #0 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-cluster-dims"="1,1,1" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "amdgpu-no-wwm" "denormal-fp-math-f32"="ieee" "uniform-work-group-size" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nocallback nocreateundeforpoison nofree nounwind willreturn memory(none) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #5 = { convergent mustprogress nocallback nofree nounwind willreturn memory(none) }
attributes #6 = { convergent nocallback nofree nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "tests/triton/lists.py", directory: "")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = distinct !DISubprogram(name: "short_sum", linkageName: "short_sum", scope: !1, file: !1, line: 11, type: !5, scopeLine: 11, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{null, !7, !7, !9, !9}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !8, size: 64, dwarfAddressSpace: 1)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !10, size: 64, dwarfAddressSpace: 1)
!10 = !DIBasicType(name: "unknown_type", encoding: DW_ATE_signed)
!11 = !DILocation(line: 13, column: 5, scope: !4)
!12 = !DILocation(line: 12, column: 25, scope: !4)
!13 = !DILocation(line: 12, column: 17, scope: !4)
!14 = !DILocation(line: 12, column: 52, scope: !4)
!15 = !DILocation(line: 12, column: 9, scope: !4)
!16 = !DILocation(line: 314, column: 12, scope: !17, inlinedAt: !19)
!17 = distinct !DILexicalBlockFile(scope: !4, file: !18, discriminator: 0)
!18 = !DIFile(filename: "triton/language/standard.py", directory: "")
!19 = !DILocation(line: 13, column: 43, scope: !20)
!20 = distinct !DILexicalBlockFile(scope: !4, file: !1, discriminator: 0)
!21 = !DILocation(line: 287, column: 12, scope: !17, inlinedAt: !16)
!22 = !DILocation(line: 11, column: 1, scope: !4)
