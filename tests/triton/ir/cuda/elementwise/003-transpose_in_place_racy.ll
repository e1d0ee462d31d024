; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-p101:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@global_smem = external local_unnamed_addr addrspace(3) global [0 x i8], align 16

; Function Attrs: nounwind
define ptx_kernel void @transpose_in_place_racy(ptr addrspace(1) %x_ptr, ptr addrspace(1) nofree readnone captures(none) %global_scratch, ptr addrspace(1) nofree readnone captures(none) %profile_scratch) local_unnamed_addr #0 !dbg !4 {
3:
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !11
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !12
  %6 = shl i32 %4, 5, !dbg !13
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !14
  %8 = lshr i32 %7, 3, !dbg !14
  %9 = and i32 %8, 15, !dbg !14
  %10 = or disjoint i32 %9, 16, !dbg !14
  %11 = shl nuw nsw i32 %7, 2, !dbg !14
  %12 = and i32 %11, 28, !dbg !14
  %13 = or disjoint i32 %9, %6, !dbg !13
  %14 = or disjoint i32 %10, %6, !dbg !13
  %15 = or disjoint i32 %12, %6, !dbg !13
  %16 = shl nuw nsw i32 %5, 5, !dbg !15
  %17 = or disjoint i32 %9, %16, !dbg !15
  %18 = or disjoint i32 %10, %16, !dbg !15
  %19 = or disjoint i32 %12, %16, !dbg !15
  %20 = shl i32 %13, 8, !dbg !16
  %21 = shl i32 %14, 8, !dbg !16
  %22 = sext i32 %20 to i64, !dbg !17
  %23 = getelementptr [4 x i8], ptr addrspace(1) %x_ptr, i64 %22, !dbg !17
  %24 = sext i32 %21 to i64, !dbg !17
  %25 = getelementptr [4 x i8], ptr addrspace(1) %x_ptr, i64 %24, !dbg !17
  %26 = zext nneg i32 %19 to i64, !dbg !17
  %27 = getelementptr [4 x i8], ptr addrspace(1) %23, i64 %26, !dbg !17
  %28 = getelementptr [4 x i8], ptr addrspace(1) %25, i64 %26, !dbg !17
  %29 = shl nuw nsw i32 %17, 8, !dbg !18
  %30 = shl nuw nsw i32 %18, 8, !dbg !18
  %31 = zext nneg i32 %29 to i64, !dbg !19
  %32 = getelementptr [4 x i8], ptr addrspace(1) %x_ptr, i64 %31, !dbg !19
  %33 = zext nneg i32 %30 to i64, !dbg !19
  %34 = getelementptr [4 x i8], ptr addrspace(1) %x_ptr, i64 %33, !dbg !19
  %35 = sext i32 %15 to i64, !dbg !19
  %36 = getelementptr [4 x i8], ptr addrspace(1) %32, i64 %35, !dbg !19
  %37 = getelementptr [4 x i8], ptr addrspace(1) %34, i64 %35, !dbg !19
  %38 = icmp slt i32 %13, 256, !dbg !20
  %39 = icmp samesign ult i32 %5, 8, !dbg !21
  %40 = icmp slt i32 %15, 256, !dbg !22
  %41 = and i1 %39, %40, !dbg !23
  %42 = icmp samesign ule i32 %4, %5, !dbg !24
  %43 = and i1 %42, %38, !dbg !25
  %44 = and i1 %39, %43, !dbg !25
  %45 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09@$5 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l,b"(ptr addrspace(1) %27, i1 %44) #3, !dbg !26
  %46 = extractvalue { i32, i32, i32, i32 } %45, 0, !dbg !26
  %47 = extractvalue { i32, i32, i32, i32 } %45, 1, !dbg !26
  %48 = extractvalue { i32, i32, i32, i32 } %45, 2, !dbg !26
  %49 = extractvalue { i32, i32, i32, i32 } %45, 3, !dbg !26
  %50 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09@$5 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l,b"(ptr addrspace(1) %28, i1 %44) #3, !dbg !26
  %51 = extractvalue { i32, i32, i32, i32 } %50, 0, !dbg !26
  %52 = extractvalue { i32, i32, i32, i32 } %50, 1, !dbg !26
  %53 = extractvalue { i32, i32, i32, i32 } %50, 2, !dbg !26
  %54 = extractvalue { i32, i32, i32, i32 } %50, 3, !dbg !26
  %55 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09@$5 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l,b"(ptr addrspace(1) %36, i1 %41) #3, !dbg !27
  %56 = extractvalue { i32, i32, i32, i32 } %55, 0, !dbg !27
  %57 = extractvalue { i32, i32, i32, i32 } %55, 1, !dbg !27
  %58 = extractvalue { i32, i32, i32, i32 } %55, 2, !dbg !27
  %59 = extractvalue { i32, i32, i32, i32 } %55, 3, !dbg !27
  %60 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09@$5 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l,b"(ptr addrspace(1) %37, i1 %41) #3, !dbg !27
  %61 = extractvalue { i32, i32, i32, i32 } %60, 0, !dbg !27
  %62 = extractvalue { i32, i32, i32, i32 } %60, 1, !dbg !27
  %63 = extractvalue { i32, i32, i32, i32 } %60, 2, !dbg !27
  %64 = extractvalue { i32, i32, i32, i32 } %60, 3, !dbg !27
  %65 = shl nuw nsw i32 %7, 7, !dbg !28
  %66 = and i32 %65, 1536, !dbg !28
  %67 = shl nuw nsw i32 %7, 3, !dbg !28
  %68 = and i32 %67, 120, !dbg !28
  %69 = and i32 %7, 96, !dbg !28
  %70 = and i32 %7, 16, !dbg !28
  %71 = icmp eq i32 %70, 0, !dbg !28
  %72 = select i1 %71, i32 0, i32 2052, !dbg !28
  %73 = or disjoint i32 %66, %68, !dbg !28
  %74 = xor i32 %73, %69, !dbg !28
  %75 = or disjoint i32 %74, %72, !dbg !28
  %76 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %75, !dbg !28
  %77 = insertelement <1 x i32> poison, i32 %56, i64 0, !dbg !28
  store <1 x i32> %77, ptr addrspace(3) %76, align 4, !dbg !28
  %78 = xor i32 %75, 136, !dbg !28
  %79 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %78, !dbg !28
  %80 = insertelement <1 x i32> poison, i32 %57, i64 0, !dbg !28
  store <1 x i32> %80, ptr addrspace(3) %79, align 4, !dbg !28
  %81 = xor i32 %75, 272, !dbg !28
  %82 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %81, !dbg !28
  %83 = insertelement <1 x i32> poison, i32 %58, i64 0, !dbg !28
  store <1 x i32> %83, ptr addrspace(3) %82, align 4, !dbg !28
  %84 = xor i32 %75, 408, !dbg !28
  %85 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %84, !dbg !28
  %86 = insertelement <1 x i32> poison, i32 %59, i64 0, !dbg !28
  store <1 x i32> %86, ptr addrspace(3) %85, align 4, !dbg !28
  %87 = xor i32 %75, 4, !dbg !28
  %88 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %87, !dbg !28
  %89 = insertelement <1 x i32> poison, i32 %61, i64 0, !dbg !28
  store <1 x i32> %89, ptr addrspace(3) %88, align 4, !dbg !28
  %90 = xor i32 %75, 140, !dbg !28
  %91 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %90, !dbg !28
  %92 = insertelement <1 x i32> poison, i32 %62, i64 0, !dbg !28
  store <1 x i32> %92, ptr addrspace(3) %91, align 4, !dbg !28
  %93 = xor i32 %75, 276, !dbg !28
  %94 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %93, !dbg !28
  %95 = insertelement <1 x i32> poison, i32 %63, i64 0, !dbg !28
  store <1 x i32> %95, ptr addrspace(3) %94, align 4, !dbg !28
  %96 = xor i32 %75, 412, !dbg !28
  %97 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %96, !dbg !28
  %98 = insertelement <1 x i32> poison, i32 %64, i64 0, !dbg !28
  store <1 x i32> %98, ptr addrspace(3) %97, align 4, !dbg !28
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !28
  %99 = shl nuw nsw i32 %7, 5, !dbg !28
  %100 = and i32 %99, 96, !dbg !28
  %101 = shl nuw nsw i32 %7, 4, !dbg !28
  %102 = and i32 %101, 384, !dbg !28
  %103 = and i32 %7, 28, !dbg !28
  %104 = lshr exact i32 %69, 2, !dbg !28
  %105 = or disjoint i32 %100, %102, !dbg !28
  %106 = xor i32 %104, %103, !dbg !28
  %107 = or disjoint i32 %105, %106, !dbg !28
  %108 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %107, !dbg !28
  %109 = load i32, ptr addrspace(3) %108, align 4, !dbg !28
  %110 = xor i32 %107, 1088, !dbg !28
  %111 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %110, !dbg !28
  %112 = load i32, ptr addrspace(3) %111, align 4, !dbg !28
  %113 = xor i32 %107, 2052, !dbg !28
  %114 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %113, !dbg !28
  %115 = load i32, ptr addrspace(3) %114, align 4, !dbg !28
  %116 = xor i32 %107, 3140, !dbg !28
  %117 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %116, !dbg !28
  %118 = load i32, ptr addrspace(3) %117, align 4, !dbg !28
  %119 = xor i32 %107, 544, !dbg !28
  %120 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %119, !dbg !28
  %121 = load i32, ptr addrspace(3) %120, align 4, !dbg !28
  %122 = xor i32 %107, 1632, !dbg !28
  %123 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %122, !dbg !28
  %124 = load i32, ptr addrspace(3) %123, align 4, !dbg !28
  %125 = xor i32 %107, 2596, !dbg !28
  %126 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %125, !dbg !28
  %127 = load i32, ptr addrspace(3) %126, align 4, !dbg !28
  %128 = xor i32 %107, 3684, !dbg !28
  %129 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %128, !dbg !28
  %130 = load i32, ptr addrspace(3) %129, align 4, !dbg !28
  tail call void asm sideeffect "@$5 st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l,b"(i32 %109, i32 %112, i32 %115, i32 %118, ptr addrspace(1) %27, i1 %44) #3, !dbg !28
  tail call void asm sideeffect "@$5 st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l,b"(i32 %121, i32 %124, i32 %127, i32 %130, ptr addrspace(1) %28, i1 %44) #3, !dbg !28
  %131 = icmp samesign ult i32 %4, %5, !dbg !29
  %132 = and i1 %131, %41, !dbg !30
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !31
  %133 = insertelement <1 x i32> poison, i32 %46, i64 0, !dbg !31
  store <1 x i32> %133, ptr addrspace(3) %76, align 4, !dbg !31
  %134 = insertelement <1 x i32> poison, i32 %47, i64 0, !dbg !31
  store <1 x i32> %134, ptr addrspace(3) %79, align 4, !dbg !31
  %135 = insertelement <1 x i32> poison, i32 %48, i64 0, !dbg !31
  store <1 x i32> %135, ptr addrspace(3) %82, align 4, !dbg !31
  %136 = insertelement <1 x i32> poison, i32 %49, i64 0, !dbg !31
  store <1 x i32> %136, ptr addrspace(3) %85, align 4, !dbg !31
  %137 = insertelement <1 x i32> poison, i32 %51, i64 0, !dbg !31
  store <1 x i32> %137, ptr addrspace(3) %88, align 4, !dbg !31
  %138 = insertelement <1 x i32> poison, i32 %52, i64 0, !dbg !31
  store <1 x i32> %138, ptr addrspace(3) %91, align 4, !dbg !31
  %139 = insertelement <1 x i32> poison, i32 %53, i64 0, !dbg !31
  store <1 x i32> %139, ptr addrspace(3) %94, align 4, !dbg !31
  %140 = insertelement <1 x i32> poison, i32 %54, i64 0, !dbg !31
  store <1 x i32> %140, ptr addrspace(3) %97, align 4, !dbg !31
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !31
  %141 = load i32, ptr addrspace(3) %108, align 4, !dbg !31
  %142 = load i32, ptr addrspace(3) %111, align 4, !dbg !31
  %143 = load i32, ptr addrspace(3) %114, align 4, !dbg !31
  %144 = load i32, ptr addrspace(3) %117, align 4, !dbg !31
  %145 = load i32, ptr addrspace(3) %120, align 4, !dbg !31
  %146 = load i32, ptr addrspace(3) %123, align 4, !dbg !31
  %147 = load i32, ptr addrspace(3) %126, align 4, !dbg !31
  %148 = load i32, ptr addrspace(3) %129, align 4, !dbg !31
  tail call void asm sideeffect "@$5 st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l,b"(i32 %141, i32 %142, i32 %143, i32 %144, ptr addrspace(1) %36, i1 %132) #3, !dbg !31
  tail call void asm sideeffect "@$5 st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l,b"(i32 %145, i32 %146, i32 %147, i32 %148, ptr addrspace(1) %37, i1 %132) #3, !dbg !31
  ret void, !dbg !32
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

attributes #0 = { nounwind "nvvm.reqntid"="128" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "tests/triton/elementwise.py", directory: "")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
!4 = distinct !DISubprogram(name: "transpose_in_place_racy", linkageName: "transpose_in_place_racy", scope: !1, file: !1, line: 53, type: !5, scopeLine: 53, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{null, !7, !9, !9}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !8, size: 64, dwarfAddressSpace: 1)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !10, size: 64, dwarfAddressSpace: 1)
!10 = !DIBasicType(name: "unknown_type", encoding: DW_ATE_signed)
!11 = !DILocation(line: 54, column: 19, scope: !4)
!12 = !DILocation(line: 54, column: 37, scope: !4)
!13 = !DILocation(line: 55, column: 12, scope: !4)
!14 = !DILocation(line: 55, column: 22, scope: !4)
!15 = !DILocation(line: 56, column: 14, scope: !4)
!16 = !DILocation(line: 57, column: 21, scope: !4)
!17 = !DILocation(line: 57, column: 13, scope: !4)
!18 = !DILocation(line: 58, column: 21, scope: !4)
!19 = !DILocation(line: 58, column: 13, scope: !4)
!20 = !DILocation(line: 59, column: 17, scope: !4)
!21 = !DILocation(line: 59, column: 39, scope: !4)
!22 = !DILocation(line: 60, column: 41, scope: !4)
!23 = !DILocation(line: 60, column: 16, scope: !4)
!24 = !DILocation(line: 61, column: 41, scope: !4)
!25 = !DILocation(line: 61, column: 29, scope: !4)
!26 = !DILocation(line: 61, column: 9, scope: !4)
!27 = !DILocation(line: 62, column: 9, scope: !4)
!28 = !DILocation(line: 63, column: 5, scope: !4)
!29 = !DILocation(line: 64, column: 51, scope: !4)
!30 = !DILocation(line: 64, column: 39, scope: !4)
!31 = !DILocation(line: 64, column: 5, scope: !4)
!32 = !DILocation(line: 53, column: 1, scope: !4)
