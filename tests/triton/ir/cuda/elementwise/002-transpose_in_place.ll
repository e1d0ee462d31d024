; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-p101:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@global_smem = external local_unnamed_addr addrspace(3) global [0 x i8], align 16

; Function Attrs: nounwind
define ptx_kernel void @transpose_in_place(ptr addrspace(1) %x_ptr, ptr addrspace(1) nofree readnone captures(none) %global_scratch, ptr addrspace(1) nofree readnone captures(none) %profile_scratch) local_unnamed_addr #0 !dbg !4 {
3:
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !11
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !12
  %6 = icmp samesign ugt i32 %4, %5, !dbg !13
  br i1 %6, label %common.ret, label %7, !dbg !13

common.ret:                                       ; preds = %3, %7
  ret void, !dbg !14

7:                                                ; preds = %3
  %8 = shl nuw nsw i32 %4, 5, !dbg !15
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !16
  %10 = lshr i32 %9, 3, !dbg !16
  %11 = and i32 %10, 15, !dbg !16
  %12 = or disjoint i32 %11, 16, !dbg !16
  %13 = shl nuw nsw i32 %9, 2, !dbg !16
  %14 = and i32 %13, 28, !dbg !16
  %15 = or disjoint i32 %11, %8, !dbg !15
  %16 = or disjoint i32 %12, %8, !dbg !15
  %17 = or disjoint i32 %14, %8, !dbg !15
  %18 = shl nuw nsw i32 %5, 5, !dbg !17
  %19 = or disjoint i32 %11, %18, !dbg !17
  %20 = or disjoint i32 %12, %18, !dbg !17
  %21 = or disjoint i32 %14, %18, !dbg !17
  %22 = shl nuw nsw i32 %15, 8, !dbg !18
  %23 = shl nuw nsw i32 %16, 8, !dbg !18
  %24 = zext nneg i32 %22 to i64, !dbg !19
  %25 = getelementptr [4 x i8], ptr addrspace(1) %x_ptr, i64 %24, !dbg !19
  %26 = zext nneg i32 %23 to i64, !dbg !19
  %27 = getelementptr [4 x i8], ptr addrspace(1) %x_ptr, i64 %26, !dbg !19
  %28 = zext nneg i32 %21 to i64, !dbg !19
  %29 = getelementptr [4 x i8], ptr addrspace(1) %25, i64 %28, !dbg !19
  %30 = getelementptr [4 x i8], ptr addrspace(1) %27, i64 %28, !dbg !19
  %31 = shl nuw nsw i32 %19, 8, !dbg !20
  %32 = shl nuw nsw i32 %20, 8, !dbg !20
  %33 = zext nneg i32 %31 to i64, !dbg !21
  %34 = getelementptr [4 x i8], ptr addrspace(1) %x_ptr, i64 %33, !dbg !21
  %35 = zext nneg i32 %32 to i64, !dbg !21
  %36 = getelementptr [4 x i8], ptr addrspace(1) %x_ptr, i64 %35, !dbg !21
  %37 = zext nneg i32 %17 to i64, !dbg !21
  %38 = getelementptr [4 x i8], ptr addrspace(1) %34, i64 %37, !dbg !21
  %39 = getelementptr [4 x i8], ptr addrspace(1) %36, i64 %37, !dbg !21
  %40 = or i32 %4, %5, !dbg !22
  %41 = icmp samesign ult i32 %40, 8, !dbg !22
  %42 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09@$5 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l,b"(ptr addrspace(1) %29, i1 %41) #3, !dbg !23
  %43 = extractvalue { i32, i32, i32, i32 } %42, 0, !dbg !23
  %44 = extractvalue { i32, i32, i32, i32 } %42, 1, !dbg !23
  %45 = extractvalue { i32, i32, i32, i32 } %42, 2, !dbg !23
  %46 = extractvalue { i32, i32, i32, i32 } %42, 3, !dbg !23
  %47 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09@$5 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l,b"(ptr addrspace(1) %30, i1 %41) #3, !dbg !23
  %48 = extractvalue { i32, i32, i32, i32 } %47, 0, !dbg !23
  %49 = extractvalue { i32, i32, i32, i32 } %47, 1, !dbg !23
  %50 = extractvalue { i32, i32, i32, i32 } %47, 2, !dbg !23
  %51 = extractvalue { i32, i32, i32, i32 } %47, 3, !dbg !23
  %52 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09@$5 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l,b"(ptr addrspace(1) %38, i1 %41) #3, !dbg !24
  %53 = extractvalue { i32, i32, i32, i32 } %52, 0, !dbg !24
  %54 = extractvalue { i32, i32, i32, i32 } %52, 1, !dbg !24
  %55 = extractvalue { i32, i32, i32, i32 } %52, 2, !dbg !24
  %56 = extractvalue { i32, i32, i32, i32 } %52, 3, !dbg !24
  %57 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09@$5 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l,b"(ptr addrspace(1) %39, i1 %41) #3, !dbg !24
  %58 = extractvalue { i32, i32, i32, i32 } %57, 0, !dbg !24
  %59 = extractvalue { i32, i32, i32, i32 } %57, 1, !dbg !24
  %60 = extractvalue { i32, i32, i32, i32 } %57, 2, !dbg !24
  %61 = extractvalue { i32, i32, i32, i32 } %57, 3, !dbg !24
  %62 = shl nuw nsw i32 %9, 7, !dbg !25
  %63 = and i32 %62, 1536, !dbg !25
  %64 = shl nuw nsw i32 %9, 3, !dbg !25
  %65 = and i32 %64, 120, !dbg !25
  %66 = and i32 %9, 96, !dbg !25
  %67 = and i32 %9, 16, !dbg !25
  %68 = icmp eq i32 %67, 0, !dbg !25
  %69 = select i1 %68, i32 0, i32 2052, !dbg !25
  %70 = or disjoint i32 %63, %65, !dbg !25
  %71 = xor i32 %70, %66, !dbg !25
  %72 = or disjoint i32 %71, %69, !dbg !25
  %73 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %72, !dbg !25
  %74 = insertelement <1 x i32> poison, i32 %53, i64 0, !dbg !25
  store <1 x i32> %74, ptr addrspace(3) %73, align 4, !dbg !25
  %75 = xor i32 %72, 136, !dbg !25
  %76 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %75, !dbg !25
  %77 = insertelement <1 x i32> poison, i32 %54, i64 0, !dbg !25
  store <1 x i32> %77, ptr addrspace(3) %76, align 4, !dbg !25
  %78 = xor i32 %72, 272, !dbg !25
  %79 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %78, !dbg !25
  %80 = insertelement <1 x i32> poison, i32 %55, i64 0, !dbg !25
  store <1 x i32> %80, ptr addrspace(3) %79, align 4, !dbg !25
  %81 = xor i32 %72, 408, !dbg !25
  %82 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %81, !dbg !25
  %83 = insertelement <1 x i32> poison, i32 %56, i64 0, !dbg !25
  store <1 x i32> %83, ptr addrspace(3) %82, align 4, !dbg !25
  %84 = xor i32 %72, 4, !dbg !25
  %85 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %84, !dbg !25
  %86 = insertelement <1 x i32> poison, i32 %58, i64 0, !dbg !25
  store <1 x i32> %86, ptr addrspace(3) %85, align 4, !dbg !25
  %87 = xor i32 %72, 140, !dbg !25
  %88 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %87, !dbg !25
  %89 = insertelement <1 x i32> poison, i32 %59, i64 0, !dbg !25
  store <1 x i32> %89, ptr addrspace(3) %88, align 4, !dbg !25
  %90 = xor i32 %72, 276, !dbg !25
  %91 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %90, !dbg !25
  %92 = insertelement <1 x i32> poison, i32 %60, i64 0, !dbg !25
  store <1 x i32> %92, ptr addrspace(3) %91, align 4, !dbg !25
  %93 = xor i32 %72, 412, !dbg !25
  %94 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %93, !dbg !25
  %95 = insertelement <1 x i32> poison, i32 %61, i64 0, !dbg !25
  store <1 x i32> %95, ptr addrspace(3) %94, align 4, !dbg !25
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !25
  %96 = shl nuw nsw i32 %9, 5, !dbg !25
  %97 = and i32 %96, 96, !dbg !25
  %98 = shl nuw nsw i32 %9, 4, !dbg !25
  %99 = and i32 %98, 384, !dbg !25
  %100 = and i32 %9, 28, !dbg !25
  %101 = lshr exact i32 %66, 2, !dbg !25
  %102 = or disjoint i32 %97, %99, !dbg !25
  %103 = xor i32 %101, %100, !dbg !25
  %104 = or disjoint i32 %102, %103, !dbg !25
  %105 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %104, !dbg !25
  %106 = load i32, ptr addrspace(3) %105, align 4, !dbg !25
  %107 = xor i32 %104, 1088, !dbg !25
  %108 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %107, !dbg !25
  %109 = load i32, ptr addrspace(3) %108, align 4, !dbg !25
  %110 = xor i32 %104, 2052, !dbg !25
  %111 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %110, !dbg !25
  %112 = load i32, ptr addrspace(3) %111, align 4, !dbg !25
  %113 = xor i32 %104, 3140, !dbg !25
  %114 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %113, !dbg !25
  %115 = load i32, ptr addrspace(3) %114, align 4, !dbg !25
  %116 = xor i32 %104, 544, !dbg !25
  %117 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %116, !dbg !25
  %118 = load i32, ptr addrspace(3) %117, align 4, !dbg !25
  %119 = xor i32 %104, 1632, !dbg !25
  %120 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %119, !dbg !25
  %121 = load i32, ptr addrspace(3) %120, align 4, !dbg !25
  %122 = xor i32 %104, 2596, !dbg !25
  %123 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %122, !dbg !25
  %124 = load i32, ptr addrspace(3) %123, align 4, !dbg !25
  %125 = xor i32 %104, 3684, !dbg !25
  %126 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %125, !dbg !25
  %127 = load i32, ptr addrspace(3) %126, align 4, !dbg !25
  tail call void asm sideeffect "@$5 st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l,b"(i32 %106, i32 %109, i32 %112, i32 %115, ptr addrspace(1) %29, i1 %41) #3, !dbg !25
  tail call void asm sideeffect "@$5 st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l,b"(i32 %118, i32 %121, i32 %124, i32 %127, ptr addrspace(1) %30, i1 %41) #3, !dbg !25
  %128 = icmp samesign ult i32 %4, %5, !dbg !26
  %129 = and i1 %128, %41, !dbg !27
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !28
  %130 = insertelement <1 x i32> poison, i32 %43, i64 0, !dbg !28
  store <1 x i32> %130, ptr addrspace(3) %73, align 4, !dbg !28
  %131 = insertelement <1 x i32> poison, i32 %44, i64 0, !dbg !28
  store <1 x i32> %131, ptr addrspace(3) %76, align 4, !dbg !28
  %132 = insertelement <1 x i32> poison, i32 %45, i64 0, !dbg !28
  store <1 x i32> %132, ptr addrspace(3) %79, align 4, !dbg !28
  %133 = insertelement <1 x i32> poison, i32 %46, i64 0, !dbg !28
  store <1 x i32> %133, ptr addrspace(3) %82, align 4, !dbg !28
  %134 = insertelement <1 x i32> poison, i32 %48, i64 0, !dbg !28
  store <1 x i32> %134, ptr addrspace(3) %85, align 4, !dbg !28
  %135 = insertelement <1 x i32> poison, i32 %49, i64 0, !dbg !28
  store <1 x i32> %135, ptr addrspace(3) %88, align 4, !dbg !28
  %136 = insertelement <1 x i32> poison, i32 %50, i64 0, !dbg !28
  store <1 x i32> %136, ptr addrspace(3) %91, align 4, !dbg !28
  %137 = insertelement <1 x i32> poison, i32 %51, i64 0, !dbg !28
  store <1 x i32> %137, ptr addrspace(3) %94, align 4, !dbg !28
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !28
  %138 = load i32, ptr addrspace(3) %105, align 4, !dbg !28
  %139 = load i32, ptr addrspace(3) %108, align 4, !dbg !28
  %140 = load i32, ptr addrspace(3) %111, align 4, !dbg !28
  %141 = load i32, ptr addrspace(3) %114, align 4, !dbg !28
  %142 = load i32, ptr addrspace(3) %117, align 4, !dbg !28
  %143 = load i32, ptr addrspace(3) %120, align 4, !dbg !28
  %144 = load i32, ptr addrspace(3) %123, align 4, !dbg !28
  %145 = load i32, ptr addrspace(3) %126, align 4, !dbg !28
  tail call void asm sideeffect "@$5 st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l,b"(i32 %138, i32 %139, i32 %140, i32 %141, ptr addrspace(1) %38, i1 %129) #3, !dbg !28
  tail call void asm sideeffect "@$5 st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l,b"(i32 %142, i32 %143, i32 %144, i32 %145, ptr addrspace(1) %39, i1 %129) #3, !dbg !28
  br label %common.ret, !dbg !29
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
!4 = distinct !DISubprogram(name: "transpose_in_place", linkageName: "transpose_in_place", scope: !1, file: !1, line: 33, type: !5, scopeLine: 33, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{null, !7, !9, !9}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !8, size: 64, dwarfAddressSpace: 1)
!8 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !10, size: 64, dwarfAddressSpace: 1)
!10 = !DIBasicType(name: "unknown_type", encoding: DW_ATE_signed)
!11 = !DILocation(line: 34, column: 19, scope: !4)
!12 = !DILocation(line: 34, column: 37, scope: !4)
!13 = !DILocation(line: 35, column: 8, scope: !4)
!14 = !DILocation(line: 0, scope: !4)
!15 = !DILocation(line: 37, column: 12, scope: !4)
!16 = !DILocation(line: 37, column: 22, scope: !4)
!17 = !DILocation(line: 38, column: 14, scope: !4)
!18 = !DILocation(line: 39, column: 21, scope: !4)
!19 = !DILocation(line: 39, column: 13, scope: !4)
!20 = !DILocation(line: 40, column: 21, scope: !4)
!21 = !DILocation(line: 40, column: 13, scope: !4)
!22 = !DILocation(line: 41, column: 16, scope: !4)
!23 = !DILocation(line: 43, column: 9, scope: !4)
!24 = !DILocation(line: 44, column: 9, scope: !4)
!25 = !DILocation(line: 45, column: 5, scope: !4)
!26 = !DILocation(line: 46, column: 51, scope: !4)
!27 = !DILocation(line: 46, column: 39, scope: !4)
!28 = !DILocation(line: 46, column: 5, scope: !4)
!29 = !DILocation(line: 33, column: 1, scope: !4)
