; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgpu9.42-amd-amdhsa"

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define amdgpu_kernel void @add(ptr addrspace(1) inreg nofree readonly captures(none) %x_ptr, ptr addrspace(1) inreg nofree readonly captures(none) %y_ptr, ptr addrspace(1) inreg nofree writeonly captures(none) %out_ptr, i32 inreg %n, ptr addrspace(1) inreg nofree readnone captures(none) %global_scratch, ptr addrspace(1) inreg nofree readnone captures(none) %profile_scratch) local_unnamed_addr #0 !dbg !4 {
6:
  %7 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !12
  %8 = tail call i32 @llvm.amdgcn.readfirstlane.i32(i32 %7), !dbg !13
  %9 = and i32 %8, 192, !dbg !12
  %10 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !14
  %11 = shl i32 %10, 10, !dbg !14
  %12 = and i32 %7, 63, !dbg !13
  %13 = or disjoint i32 %9, %12, !dbg !13
  %14 = shl nuw nsw i32 %13, 2, !dbg !13
  %15 = or disjoint i32 %14, %11, !dbg !14
  %16 = or disjoint i32 %15, 1, !dbg !14
  %17 = or disjoint i32 %15, 2, !dbg !14
  %18 = or disjoint i32 %15, 3, !dbg !14
  %19 = icmp slt i32 %15, %n, !dbg !15
  %20 = icmp slt i32 %16, %n, !dbg !15
  %21 = icmp slt i32 %17, %n, !dbg !15
  %22 = icmp slt i32 %18, %n, !dbg !15
  %23 = sext i32 %16 to i64, !dbg !16
  %24 = getelementptr [4 x i8], ptr addrspace(1) %x_ptr, i64 %23, !dbg !16
  %25 = sext i32 %17 to i64, !dbg !16
  %26 = getelementptr [4 x i8], ptr addrspace(1) %x_ptr, i64 %25, !dbg !16
  %27 = sext i32 %18 to i64, !dbg !16
  %28 = getelementptr [4 x i8], ptr addrspace(1) %x_ptr, i64 %27, !dbg !16
  br i1 %19, label %29, label %33, !dbg !17

29:                                               ; preds = %6
  %30 = sext i32 %15 to i64
  %31 = getelementptr [4 x i8], ptr addrspace(1) %x_ptr, i64 %30
  %32 = load <1 x float>, ptr addrspace(1) %31, align 4, !dbg !17
  br label %33, !dbg !17

33:                                               ; preds = %29, %6
  %34 = phi <1 x float> [ %32, %29 ], [ zeroinitializer, %6 ], !dbg !17
  %35 = extractelement <1 x float> %34, i64 0, !dbg !17
  br i1 %20, label %36, label %38, !dbg !17

36:                                               ; preds = %33
  %37 = load <1 x float>, ptr addrspace(1) %24, align 4, !dbg !17
  br label %38, !dbg !17

38:                                               ; preds = %36, %33
  %39 = phi <1 x float> [ %37, %36 ], [ zeroinitializer, %33 ], !dbg !17
  %40 = extractelement <1 x float> %39, i64 0, !dbg !17
  br i1 %21, label %41, label %43, !dbg !17

41:                                               ; preds = %38
  %42 = load <1 x float>, ptr addrspace(1) %26, align 4, !dbg !17
  br label %43, !dbg !17

43:                                               ; preds = %41, %38
  %44 = phi <1 x float> [ %42, %41 ], [ zeroinitializer, %38 ], !dbg !17
  %45 = extractelement <1 x float> %44, i64 0, !dbg !17
  br i1 %22, label %46, label %48, !dbg !17

46:                                               ; preds = %43
  %47 = load <1 x float>, ptr addrspace(1) %28, align 4, !dbg !17
  br label %48, !dbg !17

48:                                               ; preds = %46, %43
  %49 = phi <1 x float> [ %47, %46 ], [ zeroinitializer, %43 ], !dbg !17
  %50 = extractelement <1 x float> %49, i64 0, !dbg !17
  %51 = getelementptr [4 x i8], ptr addrspace(1) %y_ptr, i64 %23, !dbg !18
  %52 = getelementptr [4 x i8], ptr addrspace(1) %y_ptr, i64 %25, !dbg !18
  %53 = getelementptr [4 x i8], ptr addrspace(1) %y_ptr, i64 %27, !dbg !18
  br i1 %19, label %54, label %58, !dbg !19

54:                                               ; preds = %48
  %55 = sext i32 %15 to i64
  %56 = getelementptr [4 x i8], ptr addrspace(1) %y_ptr, i64 %55
  %57 = load <1 x float>, ptr addrspace(1) %56, align 4, !dbg !19
  br label %58, !dbg !19

58:                                               ; preds = %54, %48
  %59 = phi <1 x float> [ %57, %54 ], [ zeroinitializer, %48 ], !dbg !19
  %60 = extractelement <1 x float> %59, i64 0, !dbg !19
  br i1 %20, label %61, label %63, !dbg !19

61:                                               ; preds = %58
  %62 = load <1 x float>, ptr addrspace(1) %51, align 4, !dbg !19
  br label %63, !dbg !19

63:                                               ; preds = %61, %58
  %64 = phi <1 x float> [ %62, %61 ], [ zeroinitializer, %58 ], !dbg !19
  %65 = extractelement <1 x float> %64, i64 0, !dbg !19
  br i1 %21, label %66, label %68, !dbg !19

66:                                               ; preds = %63
  %67 = load <1 x float>, ptr addrspace(1) %52, align 4, !dbg !19
  br label %68, !dbg !19

68:                                               ; preds = %66, %63
  %69 = phi <1 x float> [ %67, %66 ], [ zeroinitializer, %63 ], !dbg !19
  %70 = extractelement <1 x float> %69, i64 0, !dbg !19
  br i1 %22, label %71, label %73, !dbg !19

71:                                               ; preds = %68
  %72 = load <1 x float>, ptr addrspace(1) %53, align 4, !dbg !19
  br label %73, !dbg !19

73:                                               ; preds = %71, %68
  %74 = phi <1 x float> [ %72, %71 ], [ zeroinitializer, %68 ], !dbg !19
  %75 = extractelement <1 x float> %74, i64 0, !dbg !19
  %76 = fadd float %40, %65, !dbg !17
  %77 = fadd float %45, %70, !dbg !17
  %78 = fadd float %50, %75, !dbg !17
  %79 = getelementptr [4 x i8], ptr addrspace(1) %out_ptr, i64 %23, !dbg !20
  %80 = getelementptr [4 x i8], ptr addrspace(1) %out_ptr, i64 %25, !dbg !20
  %81 = getelementptr [4 x i8], ptr addrspace(1) %out_ptr, i64 %27, !dbg !20
  br i1 %19, label %82, label %87, !dbg !12

82:                                               ; preds = %73
  %83 = sext i32 %15 to i64
  %84 = getelementptr [4 x i8], ptr addrspace(1) %out_ptr, i64 %83
  %85 = fadd float %35, %60
  %86 = insertelement <1 x float> poison, float %85, i64 0
  store <1 x float> %86, ptr addrspace(1) %84, align 4, !dbg !12
  br label %87, !dbg !12

87:                                               ; preds = %82, %73
  br i1 %20, label %88, label %90, !dbg !12

88:                                               ; preds = %87
  %89 = insertelement <1 x float> poison, float %76, i64 0
  store <1 x float> %89, ptr addrspace(1) %79, align 4, !dbg !12
  br label %90, !dbg !12

90:                                               ; preds = %88, %87
  br i1 %21, label %91, label %93, !dbg !12

91:                                               ; preds = %90
  %92 = insertelement <1 x float> poison, float %77, i64 0
  store <1 x float> %92, ptr addrspace(1) %80, align 4, !dbg !12
  br label %93, !dbg !12

93:                                               ; preds = %91, %90
  br i1 %22, label %94, label %96, !dbg !12

94:                                               ; preds = %93
  %95 = insertelement <1 x float> poison, float %78, i64 0
  store <1 x float> %95, ptr addrspace(1) %81, align 4, !dbg !12
  br label %96, !dbg !12

96:                                               ; preds = %94, %93
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
!1 = !DIFile(filename: "tests/triton/elementwise.py", directory: "")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"amdhsa_code_object_version", i32 500}
!4 = distinct !DISubprogram(name: "add", linkageName: "add", scope: !1, file: !1, line: 11, type: !5, scopeLine: 11, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{null, !7, !7, !7, !9, !10, !10}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !8, size: 64, dwarfAddressSpace: 1)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !11, size: 64, dwarfAddressSpace: 1)
!11 = !DIBasicType(name: "unknown_type", encoding: DW_ATE_signed)
!12 = !DILocation(line: 15, column: 5, scope: !4)
!13 = !DILocation(line: 12, column: 37, scope: !4)
!14 = !DILocation(line: 12, column: 10, scope: !4)
!15 = !DILocation(line: 13, column: 14, scope: !4)
!16 = !DILocation(line: 14, column: 19, scope: !4)
!17 = !DILocation(line: 14, column: 11, scope: !4)
!18 = !DILocation(line: 14, column: 54, scope: !4)
!19 = !DILocation(line: 14, column: 46, scope: !4)
!20 = !DILocation(line: 15, column: 14, scope: !4)
!21 = !DILocation(line: 11, column: 1, scope: !4)
