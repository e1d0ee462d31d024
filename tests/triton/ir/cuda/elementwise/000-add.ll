; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-p101:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; Function Attrs: nounwind
define ptx_kernel void @add(ptr addrspace(1) %x_ptr, ptr addrspace(1) %y_ptr, ptr addrspace(1) %out_ptr, i32 %n, ptr addrspace(1) nofree readnone captures(none) %global_scratch, ptr addrspace(1) nofree readnone captures(none) %profile_scratch) local_unnamed_addr #0 !dbg !4 {
6:
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !12
  %8 = shl i32 %7, 10, !dbg !12
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !13
  %10 = shl nuw nsw i32 %9, 2, !dbg !13
  %11 = and i32 %10, 508, !dbg !13
  %12 = or disjoint i32 %11, %8, !dbg !12
  %13 = or disjoint i32 %12, 1, !dbg !12
  %14 = or disjoint i32 %12, 2, !dbg !12
  %15 = or disjoint i32 %12, 3, !dbg !12
  %16 = or disjoint i32 %12, 512, !dbg !12
  %17 = or disjoint i32 %12, 513, !dbg !12
  %18 = or disjoint i32 %12, 514, !dbg !12
  %19 = or disjoint i32 %12, 515, !dbg !12
  %20 = icmp slt i32 %12, %n, !dbg !14
  %21 = icmp slt i32 %13, %n, !dbg !14
  %22 = icmp slt i32 %14, %n, !dbg !14
  %23 = icmp slt i32 %15, %n, !dbg !14
  %24 = icmp slt i32 %16, %n, !dbg !14
  %25 = icmp slt i32 %17, %n, !dbg !14
  %26 = icmp slt i32 %18, %n, !dbg !14
  %27 = icmp slt i32 %19, %n, !dbg !14
  %28 = sext i32 %12 to i64, !dbg !15
  %29 = getelementptr [4 x i8], ptr addrspace(1) %x_ptr, i64 %28, !dbg !15
  %30 = sext i32 %16 to i64, !dbg !15
  %31 = getelementptr [4 x i8], ptr addrspace(1) %x_ptr, i64 %30, !dbg !15
  %32 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l,b"(ptr addrspace(1) %29, i1 %20) #2, !dbg !16
  %33 = bitcast i32 %32 to float, !dbg !16
  %34 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 4 ];", "=r,l,b"(ptr addrspace(1) %29, i1 %21) #2, !dbg !16
  %35 = bitcast i32 %34 to float, !dbg !16
  %36 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 8 ];", "=r,l,b"(ptr addrspace(1) %29, i1 %22) #2, !dbg !16
  %37 = bitcast i32 %36 to float, !dbg !16
  %38 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 12 ];", "=r,l,b"(ptr addrspace(1) %29, i1 %23) #2, !dbg !16
  %39 = bitcast i32 %38 to float, !dbg !16
  %40 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l,b"(ptr addrspace(1) %31, i1 %24) #2, !dbg !16
  %41 = bitcast i32 %40 to float, !dbg !16
  %42 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 4 ];", "=r,l,b"(ptr addrspace(1) %31, i1 %25) #2, !dbg !16
  %43 = bitcast i32 %42 to float, !dbg !16
  %44 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 8 ];", "=r,l,b"(ptr addrspace(1) %31, i1 %26) #2, !dbg !16
  %45 = bitcast i32 %44 to float, !dbg !16
  %46 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 12 ];", "=r,l,b"(ptr addrspace(1) %31, i1 %27) #2, !dbg !16
  %47 = bitcast i32 %46 to float, !dbg !16
  %48 = getelementptr [4 x i8], ptr addrspace(1) %y_ptr, i64 %28, !dbg !17
  %49 = getelementptr [4 x i8], ptr addrspace(1) %y_ptr, i64 %30, !dbg !17
  %50 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l,b"(ptr addrspace(1) %48, i1 %20) #2, !dbg !18
  %51 = bitcast i32 %50 to float, !dbg !18
  %52 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 4 ];", "=r,l,b"(ptr addrspace(1) %48, i1 %21) #2, !dbg !18
  %53 = bitcast i32 %52 to float, !dbg !18
  %54 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 8 ];", "=r,l,b"(ptr addrspace(1) %48, i1 %22) #2, !dbg !18
  %55 = bitcast i32 %54 to float, !dbg !18
  %56 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 12 ];", "=r,l,b"(ptr addrspace(1) %48, i1 %23) #2, !dbg !18
  %57 = bitcast i32 %56 to float, !dbg !18
  %58 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l,b"(ptr addrspace(1) %49, i1 %24) #2, !dbg !18
  %59 = bitcast i32 %58 to float, !dbg !18
  %60 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 4 ];", "=r,l,b"(ptr addrspace(1) %49, i1 %25) #2, !dbg !18
  %61 = bitcast i32 %60 to float, !dbg !18
  %62 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 8 ];", "=r,l,b"(ptr addrspace(1) %49, i1 %26) #2, !dbg !18
  %63 = bitcast i32 %62 to float, !dbg !18
  %64 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 12 ];", "=r,l,b"(ptr addrspace(1) %49, i1 %27) #2, !dbg !18
  %65 = bitcast i32 %64 to float, !dbg !18
  %66 = fadd float %33, %51, !dbg !16
  %67 = fadd float %35, %53, !dbg !16
  %68 = fadd float %37, %55, !dbg !16
  %69 = fadd float %39, %57, !dbg !16
  %70 = fadd float %41, %59, !dbg !16
  %71 = fadd float %43, %61, !dbg !16
  %72 = fadd float %45, %63, !dbg !16
  %73 = fadd float %47, %65, !dbg !16
  %74 = getelementptr [4 x i8], ptr addrspace(1) %out_ptr, i64 %28, !dbg !19
  %75 = getelementptr [4 x i8], ptr addrspace(1) %out_ptr, i64 %30, !dbg !19
  %76 = bitcast float %66 to i32, !dbg !20
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %76, ptr addrspace(1) %74, i1 %20) #2, !dbg !20
  %77 = bitcast float %67 to i32, !dbg !20
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 4 ], { $0 };", "r,l,b"(i32 %77, ptr addrspace(1) %74, i1 %21) #2, !dbg !20
  %78 = bitcast float %68 to i32, !dbg !20
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 8 ], { $0 };", "r,l,b"(i32 %78, ptr addrspace(1) %74, i1 %22) #2, !dbg !20
  %79 = bitcast float %69 to i32, !dbg !20
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 12 ], { $0 };", "r,l,b"(i32 %79, ptr addrspace(1) %74, i1 %23) #2, !dbg !20
  %80 = bitcast float %70 to i32, !dbg !20
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %80, ptr addrspace(1) %75, i1 %24) #2, !dbg !20
  %81 = bitcast float %71 to i32, !dbg !20
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 4 ], { $0 };", "r,l,b"(i32 %81, ptr addrspace(1) %75, i1 %25) #2, !dbg !20
  %82 = bitcast float %72 to i32, !dbg !20
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 8 ], { $0 };", "r,l,b"(i32 %82, ptr addrspace(1) %75, i1 %26) #2, !dbg !20
  %83 = bitcast float %73 to i32, !dbg !20
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 12 ], { $0 };", "r,l,b"(i32 %83, ptr addrspace(1) %75, i1 %27) #2, !dbg !20
  ret void, !dbg !21
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { nounwind "nvvm.reqntid"="128" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "tests/triton/elementwise.py", directory: "")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
!4 = distinct !DISubprogram(name: "add", linkageName: "add", scope: !1, file: !1, line: 11, type: !5, scopeLine: 11, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{null, !7, !7, !7, !9, !10, !10}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !8, size: 64, dwarfAddressSpace: 1)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !11, size: 64, dwarfAddressSpace: 1)
!11 = !DIBasicType(name: "unknown_type", encoding: DW_ATE_signed)
!12 = !DILocation(line: 12, column: 10, scope: !4)
!13 = !DILocation(line: 12, column: 37, scope: !4)
!14 = !DILocation(line: 13, column: 14, scope: !4)
!15 = !DILocation(line: 14, column: 19, scope: !4)
!16 = !DILocation(line: 14, column: 11, scope: !4)
!17 = !DILocation(line: 14, column: 54, scope: !4)
!18 = !DILocation(line: 14, column: 46, scope: !4)
!19 = !DILocation(line: 15, column: 14, scope: !4)
!20 = !DILocation(line: 15, column: 5, scope: !4)
!21 = !DILocation(line: 11, column: 1, scope: !4)
