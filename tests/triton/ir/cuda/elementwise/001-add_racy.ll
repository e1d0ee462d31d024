; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-p101:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; Function Attrs: nounwind
define ptx_kernel void @add_racy(ptr addrspace(1) %x_ptr, ptr addrspace(1) %y_ptr, ptr addrspace(1) %out_ptr, i32 %n, ptr addrspace(1) nofree readnone captures(none) %global_scratch, ptr addrspace(1) nofree readnone captures(none) %profile_scratch) local_unnamed_addr #0 !dbg !4 {
6:
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !12
  %8 = mul i32 %7, 1008, !dbg !12
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !13
  %10 = shl nuw nsw i32 %9, 2, !dbg !13
  %11 = and i32 %10, 508, !dbg !13
  %12 = or disjoint i32 %11, 512, !dbg !13
  %13 = add i32 %11, %8, !dbg !12
  %14 = or disjoint i32 %8, 1, !dbg !13
  %15 = add i32 %14, %11, !dbg !12
  %16 = or disjoint i32 %8, 2, !dbg !13
  %17 = add i32 %16, %11, !dbg !12
  %18 = or disjoint i32 %8, 3, !dbg !13
  %19 = add i32 %18, %11, !dbg !12
  %20 = add i32 %12, %8, !dbg !12
  %21 = add i32 %8, 513, !dbg !13
  %22 = add i32 %21, %11, !dbg !12
  %23 = add i32 %8, 514, !dbg !13
  %24 = add i32 %23, %11, !dbg !12
  %25 = add i32 %8, 515, !dbg !13
  %26 = add i32 %25, %11, !dbg !12
  %27 = icmp slt i32 %13, %n, !dbg !14
  %28 = icmp slt i32 %15, %n, !dbg !14
  %29 = icmp slt i32 %17, %n, !dbg !14
  %30 = icmp slt i32 %19, %n, !dbg !14
  %31 = icmp slt i32 %20, %n, !dbg !14
  %32 = icmp slt i32 %22, %n, !dbg !14
  %33 = icmp slt i32 %24, %n, !dbg !14
  %34 = icmp slt i32 %26, %n, !dbg !14
  %35 = sext i32 %13 to i64, !dbg !15
  %36 = getelementptr [4 x i8], ptr addrspace(1) %x_ptr, i64 %35, !dbg !15
  %37 = sext i32 %20 to i64, !dbg !15
  %38 = getelementptr [4 x i8], ptr addrspace(1) %x_ptr, i64 %37, !dbg !15
  %39 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l,b"(ptr addrspace(1) %36, i1 %27) #2, !dbg !16
  %40 = bitcast i32 %39 to float, !dbg !16
  %41 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 4 ];", "=r,l,b"(ptr addrspace(1) %36, i1 %28) #2, !dbg !16
  %42 = bitcast i32 %41 to float, !dbg !16
  %43 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 8 ];", "=r,l,b"(ptr addrspace(1) %36, i1 %29) #2, !dbg !16
  %44 = bitcast i32 %43 to float, !dbg !16
  %45 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 12 ];", "=r,l,b"(ptr addrspace(1) %36, i1 %30) #2, !dbg !16
  %46 = bitcast i32 %45 to float, !dbg !16
  %47 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l,b"(ptr addrspace(1) %38, i1 %31) #2, !dbg !16
  %48 = bitcast i32 %47 to float, !dbg !16
  %49 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 4 ];", "=r,l,b"(ptr addrspace(1) %38, i1 %32) #2, !dbg !16
  %50 = bitcast i32 %49 to float, !dbg !16
  %51 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 8 ];", "=r,l,b"(ptr addrspace(1) %38, i1 %33) #2, !dbg !16
  %52 = bitcast i32 %51 to float, !dbg !16
  %53 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 12 ];", "=r,l,b"(ptr addrspace(1) %38, i1 %34) #2, !dbg !16
  %54 = bitcast i32 %53 to float, !dbg !16
  %55 = getelementptr [4 x i8], ptr addrspace(1) %y_ptr, i64 %35, !dbg !17
  %56 = getelementptr [4 x i8], ptr addrspace(1) %y_ptr, i64 %37, !dbg !17
  %57 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l,b"(ptr addrspace(1) %55, i1 %27) #2, !dbg !18
  %58 = bitcast i32 %57 to float, !dbg !18
  %59 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 4 ];", "=r,l,b"(ptr addrspace(1) %55, i1 %28) #2, !dbg !18
  %60 = bitcast i32 %59 to float, !dbg !18
  %61 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 8 ];", "=r,l,b"(ptr addrspace(1) %55, i1 %29) #2, !dbg !18
  %62 = bitcast i32 %61 to float, !dbg !18
  %63 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 12 ];", "=r,l,b"(ptr addrspace(1) %55, i1 %30) #2, !dbg !18
  %64 = bitcast i32 %63 to float, !dbg !18
  %65 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l,b"(ptr addrspace(1) %56, i1 %31) #2, !dbg !18
  %66 = bitcast i32 %65 to float, !dbg !18
  %67 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 4 ];", "=r,l,b"(ptr addrspace(1) %56, i1 %32) #2, !dbg !18
  %68 = bitcast i32 %67 to float, !dbg !18
  %69 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 8 ];", "=r,l,b"(ptr addrspace(1) %56, i1 %33) #2, !dbg !18
  %70 = bitcast i32 %69 to float, !dbg !18
  %71 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 12 ];", "=r,l,b"(ptr addrspace(1) %56, i1 %34) #2, !dbg !18
  %72 = bitcast i32 %71 to float, !dbg !18
  %73 = fadd float %40, %58, !dbg !16
  %74 = fadd float %42, %60, !dbg !16
  %75 = fadd float %44, %62, !dbg !16
  %76 = fadd float %46, %64, !dbg !16
  %77 = fadd float %48, %66, !dbg !16
  %78 = fadd float %50, %68, !dbg !16
  %79 = fadd float %52, %70, !dbg !16
  %80 = fadd float %54, %72, !dbg !16
  %81 = getelementptr [4 x i8], ptr addrspace(1) %out_ptr, i64 %35, !dbg !19
  %82 = getelementptr [4 x i8], ptr addrspace(1) %out_ptr, i64 %37, !dbg !19
  %83 = bitcast float %73 to i32, !dbg !20
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %83, ptr addrspace(1) %81, i1 %27) #2, !dbg !20
  %84 = bitcast float %74 to i32, !dbg !20
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 4 ], { $0 };", "r,l,b"(i32 %84, ptr addrspace(1) %81, i1 %28) #2, !dbg !20
  %85 = bitcast float %75 to i32, !dbg !20
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 8 ], { $0 };", "r,l,b"(i32 %85, ptr addrspace(1) %81, i1 %29) #2, !dbg !20
  %86 = bitcast float %76 to i32, !dbg !20
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 12 ], { $0 };", "r,l,b"(i32 %86, ptr addrspace(1) %81, i1 %30) #2, !dbg !20
  %87 = bitcast float %77 to i32, !dbg !20
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %87, ptr addrspace(1) %82, i1 %31) #2, !dbg !20
  %88 = bitcast float %78 to i32, !dbg !20
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 4 ], { $0 };", "r,l,b"(i32 %88, ptr addrspace(1) %82, i1 %32) #2, !dbg !20
  %89 = bitcast float %79 to i32, !dbg !20
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 8 ], { $0 };", "r,l,b"(i32 %89, ptr addrspace(1) %82, i1 %33) #2, !dbg !20
  %90 = bitcast float %80 to i32, !dbg !20
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 12 ], { $0 };", "r,l,b"(i32 %90, ptr addrspace(1) %82, i1 %34) #2, !dbg !20
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
!4 = distinct !DISubprogram(name: "add_racy", linkageName: "add_racy", scope: !1, file: !1, line: 22, type: !5, scopeLine: 22, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{null, !7, !7, !7, !9, !10, !10}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !8, size: 64, dwarfAddressSpace: 1)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !11, size: 64, dwarfAddressSpace: 1)
!11 = !DIBasicType(name: "unknown_type", encoding: DW_ATE_signed)
!12 = !DILocation(line: 23, column: 10, scope: !4)
!13 = !DILocation(line: 23, column: 44, scope: !4)
!14 = !DILocation(line: 24, column: 14, scope: !4)
!15 = !DILocation(line: 25, column: 19, scope: !4)
!16 = !DILocation(line: 25, column: 11, scope: !4)
!17 = !DILocation(line: 25, column: 54, scope: !4)
!18 = !DILocation(line: 25, column: 46, scope: !4)
!19 = !DILocation(line: 26, column: 14, scope: !4)
!20 = !DILocation(line: 26, column: 5, scope: !4)
!21 = !DILocation(line: 22, column: 1, scope: !4)
