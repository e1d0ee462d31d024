; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-p101:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@global_smem = external addrspace(3) global [0 x i8], align 16

; Function Attrs: nounwind
define ptx_kernel void @product_racy(ptr addrspace(1) %a_ptr, ptr addrspace(1) %b_ptr, ptr addrspace(1) %c_ptr, i32 %K, ptr addrspace(1) nofree readnone captures(none) %global_scratch, ptr addrspace(1) nofree readnone captures(none) %profile_scratch) local_unnamed_addr #0 !dbg !4 {
6:
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %8 = shl i32 %7, 5, !dbg !14
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !15
  %10 = and i32 %9, 60, !dbg !15
  %11 = lshr exact i32 %10, 2, !dbg !15
  %12 = or disjoint i32 %11, 16, !dbg !15
  %13 = shl nuw nsw i32 %9, 3, !dbg !15
  %14 = and i32 %13, 24, !dbg !15
  %15 = or disjoint i32 %14, 4, !dbg !15
  %16 = or disjoint i32 %11, %8, !dbg !14
  %17 = or disjoint i32 %12, %8, !dbg !14
  %18 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !16
  %19 = shl nuw nsw i32 %18, 4, !dbg !16
  %20 = add nuw nsw i32 %14, %19, !dbg !16
  %21 = mul i32 %K, %16, !dbg !17
  %22 = mul i32 %K, %17, !dbg !17
  %23 = sext i32 %21 to i64, !dbg !20
  %24 = getelementptr [2 x i8], ptr addrspace(1) %a_ptr, i64 %23, !dbg !20
  %25 = sext i32 %22 to i64, !dbg !20
  %26 = getelementptr [2 x i8], ptr addrspace(1) %a_ptr, i64 %25, !dbg !20
  %27 = icmp sgt i32 %K, 0, !dbg !21
  %28 = icmp slt i32 %11, %K, !dbg !22
  %29 = icmp slt i32 %12, %K, !dbg !22
  %30 = shl nuw nsw i32 %10, 4, !dbg !23
  %31 = shl nuw nsw i32 %12, 6, !dbg !23
  %32 = zext nneg i32 %30 to i64, !dbg !24
  %33 = getelementptr [2 x i8], ptr addrspace(1) %b_ptr, i64 %32, !dbg !24
  %34 = zext nneg i32 %31 to i64, !dbg !24
  %35 = getelementptr [2 x i8], ptr addrspace(1) %b_ptr, i64 %34, !dbg !24
  %36 = zext nneg i32 %20 to i64, !dbg !24
  %37 = getelementptr [2 x i8], ptr addrspace(1) %33, i64 %36, !dbg !24
  %38 = getelementptr [2 x i8], ptr addrspace(1) %35, i64 %36, !dbg !24
  %39 = and i1 %27, %29, !dbg !21
  %40 = shl nuw nsw i32 %9, 4, !dbg !25
  %41 = and i32 %40, 1008, !dbg !25
  %42 = and i32 %9, 24, !dbg !25
  %43 = shl nuw nsw i32 %42, 1, !dbg !25
  %44 = xor i32 %41, %43, !dbg !25
  %45 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %44, !dbg !25
  %46 = select i1 %28, i32 16, i32 0, !dbg !25
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %45, ptr addrspace(1) %37, i32 %46) #2, !dbg !25
  %47 = or disjoint i32 %44, 1024, !dbg !25
  %48 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %47, !dbg !25
  %49 = select i1 %39, i32 16, i32 0, !dbg !25
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %48, ptr addrspace(1) %38, i32 %49) #2, !dbg !25
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !25
  %50 = icmp sgt i32 %K, 32, !dbg !21
  %51 = or disjoint i32 %11, 32, !dbg !22
  %52 = or disjoint i32 %11, 48, !dbg !22
  %53 = icmp slt i32 %51, %K, !dbg !22
  %54 = icmp slt i32 %52, %K, !dbg !22
  %55 = shl nuw nsw i32 %51, 6, !dbg !23
  %56 = shl nuw nsw i32 %52, 6, !dbg !23
  %57 = zext nneg i32 %55 to i64, !dbg !24
  %58 = getelementptr [2 x i8], ptr addrspace(1) %b_ptr, i64 %57, !dbg !24
  %59 = zext nneg i32 %56 to i64, !dbg !24
  %60 = getelementptr [2 x i8], ptr addrspace(1) %b_ptr, i64 %59, !dbg !24
  %61 = getelementptr [2 x i8], ptr addrspace(1) %58, i64 %36, !dbg !24
  %62 = getelementptr [2 x i8], ptr addrspace(1) %60, i64 %36, !dbg !24
  %63 = and i1 %50, %53, !dbg !21
  %64 = and i1 %50, %54, !dbg !21
  %65 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %44, !dbg !25
  %66 = select i1 %63, i32 16, i32 0, !dbg !25
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %65, ptr addrspace(1) %61, i32 %66) #2, !dbg !25
  %67 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %47, !dbg !25
  %68 = select i1 %64, i32 16, i32 0, !dbg !25
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %67, ptr addrspace(1) %62, i32 %68) #2, !dbg !25
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !25
  %invariant.gep = getelementptr [2 x i8], ptr addrspace(1) %b_ptr, i64 %36, !dbg !21
  br i1 %27, label %.lr.ph, label %._crit_edge, !dbg !21

.lr.ph:                                           ; preds = %6
  %69 = add nsw i32 %K, -64
  %70 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %44
  %71 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %47
  %72 = shl nuw nsw i32 %9, 6
  %73 = and i32 %72, 960
  %74 = and i32 %13, 48
  %75 = and i32 %9, 16
  %76 = or disjoint i32 %73, %74
  %77 = xor i32 %76, %75
  %78 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %77
  %79 = getelementptr inbounds nuw i8, ptr addrspace(3) %78, i32 1024
  %80 = xor i32 %77, 32
  %81 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %80
  %82 = getelementptr inbounds nuw i8, ptr addrspace(3) %81, i32 1024
  %83 = and i32 %72, 1984
  %84 = lshr i32 %9, 1
  %85 = and i32 %84, 16
  %86 = xor i32 %74, %85
  %87 = or disjoint i32 %86, %83
  %88 = xor i32 %87, 32
  br label %89, !dbg !21

89:                                               ; preds = %.lr.ph, %89
  %90 = phi i32 [ -1, %.lr.ph ], [ %112, %89 ]
  %91 = phi i32 [ 1, %.lr.ph ], [ %255, %89 ]
  %92 = phi float [ 0.000000e+00, %.lr.ph ], [ %234, %89 ]
  %93 = phi float [ 0.000000e+00, %.lr.ph ], [ %235, %89 ]
  %94 = phi float [ 0.000000e+00, %.lr.ph ], [ %236, %89 ]
  %95 = phi float [ 0.000000e+00, %.lr.ph ], [ %237, %89 ]
  %96 = phi float [ 0.000000e+00, %.lr.ph ], [ %239, %89 ]
  %97 = phi float [ 0.000000e+00, %.lr.ph ], [ %240, %89 ]
  %98 = phi float [ 0.000000e+00, %.lr.ph ], [ %241, %89 ]
  %99 = phi float [ 0.000000e+00, %.lr.ph ], [ %242, %89 ]
  %100 = phi float [ 0.000000e+00, %.lr.ph ], [ %244, %89 ]
  %101 = phi float [ 0.000000e+00, %.lr.ph ], [ %245, %89 ]
  %102 = phi float [ 0.000000e+00, %.lr.ph ], [ %246, %89 ]
  %103 = phi float [ 0.000000e+00, %.lr.ph ], [ %247, %89 ]
  %104 = phi float [ 0.000000e+00, %.lr.ph ], [ %249, %89 ]
  %105 = phi float [ 0.000000e+00, %.lr.ph ], [ %250, %89 ]
  %106 = phi float [ 0.000000e+00, %.lr.ph ], [ %251, %89 ]
  %107 = phi float [ 0.000000e+00, %.lr.ph ], [ %252, %89 ]
  %108 = phi i32 [ 0, %.lr.ph ], [ %272, %89 ]
  %109 = icmp slt i32 %108, %69, !dbg !21
  %110 = add i32 %90, 1, !dbg !21
  %111 = icmp sgt i32 %110, 1, !dbg !21
  %112 = select i1 %111, i32 0, i32 %110, !dbg !21
  %113 = or disjoint i32 %108, %14, !dbg !22
  %114 = or disjoint i32 %113, 1, !dbg !22
  %115 = or disjoint i32 %113, 2, !dbg !22
  %116 = or disjoint i32 %113, 3, !dbg !22
  %117 = or disjoint i32 %108, %15, !dbg !22
  %118 = or disjoint i32 %113, 5, !dbg !22
  %119 = or disjoint i32 %113, 6, !dbg !22
  %120 = or disjoint i32 %113, 7, !dbg !22
  %121 = icmp slt i32 %113, %K, !dbg !22
  %122 = icmp slt i32 %114, %K, !dbg !22
  %123 = icmp slt i32 %115, %K, !dbg !22
  %124 = icmp slt i32 %116, %K, !dbg !22
  %125 = icmp slt i32 %117, %K, !dbg !22
  %126 = icmp slt i32 %118, %K, !dbg !22
  %127 = icmp slt i32 %119, %K, !dbg !22
  %128 = icmp slt i32 %120, %K, !dbg !22
  %129 = sext i32 %113 to i64, !dbg !20
  %130 = getelementptr [2 x i8], ptr addrspace(1) %24, i64 %129, !dbg !20
  %131 = getelementptr [2 x i8], ptr addrspace(1) %26, i64 %129, !dbg !20
  %132 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %130, i1 %121) #2, !dbg !26
  %133 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 2 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %130, i1 %122) #2, !dbg !26
  %134 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 4 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %130, i1 %123) #2, !dbg !26
  %135 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 6 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %130, i1 %124) #2, !dbg !26
  %136 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 8 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %130, i1 %125) #2, !dbg !26
  %137 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 10 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %130, i1 %126) #2, !dbg !26
  %138 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 12 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %130, i1 %127) #2, !dbg !26
  %139 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 14 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %130, i1 %128) #2, !dbg !26
  %140 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %131, i1 %121) #2, !dbg !26
  %141 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 2 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %131, i1 %122) #2, !dbg !26
  %142 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 4 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %131, i1 %123) #2, !dbg !26
  %143 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 6 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %131, i1 %124) #2, !dbg !26
  %144 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 8 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %131, i1 %125) #2, !dbg !26
  %145 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 10 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %131, i1 %126) #2, !dbg !26
  %146 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 12 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %131, i1 %127) #2, !dbg !26
  %147 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 14 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %131, i1 %128) #2, !dbg !26
  %148 = insertelement <2 x i16> poison, i16 %132, i64 0, !dbg !26
  %149 = insertelement <2 x i16> %148, i16 %133, i64 1, !dbg !26
  %150 = bitcast <2 x i16> %149 to i32, !dbg !26
  %151 = insertelement <2 x i16> poison, i16 %134, i64 0, !dbg !26
  %152 = insertelement <2 x i16> %151, i16 %135, i64 1, !dbg !26
  %153 = bitcast <2 x i16> %152 to i32, !dbg !26
  %154 = insertelement <2 x i16> poison, i16 %136, i64 0, !dbg !26
  %155 = insertelement <2 x i16> %154, i16 %137, i64 1, !dbg !26
  %156 = bitcast <2 x i16> %155 to i32, !dbg !26
  %157 = insertelement <2 x i16> poison, i16 %138, i64 0, !dbg !26
  %158 = insertelement <2 x i16> %157, i16 %139, i64 1, !dbg !26
  %159 = bitcast <2 x i16> %158 to i32, !dbg !26
  %160 = insertelement <4 x i32> poison, i32 %150, i64 0, !dbg !26
  %161 = insertelement <4 x i32> %160, i32 %153, i64 1, !dbg !26
  %162 = insertelement <4 x i32> %161, i32 %156, i64 2, !dbg !26
  %163 = insertelement <4 x i32> %162, i32 %159, i64 3, !dbg !26
  store <4 x i32> %163, ptr addrspace(3) %70, align 16, !dbg !26
  %164 = insertelement <2 x i16> poison, i16 %140, i64 0, !dbg !26
  %165 = insertelement <2 x i16> %164, i16 %141, i64 1, !dbg !26
  %166 = bitcast <2 x i16> %165 to i32, !dbg !26
  %167 = insertelement <2 x i16> poison, i16 %142, i64 0, !dbg !26
  %168 = insertelement <2 x i16> %167, i16 %143, i64 1, !dbg !26
  %169 = bitcast <2 x i16> %168 to i32, !dbg !26
  %170 = insertelement <2 x i16> poison, i16 %144, i64 0, !dbg !26
  %171 = insertelement <2 x i16> %170, i16 %145, i64 1, !dbg !26
  %172 = bitcast <2 x i16> %171 to i32, !dbg !26
  %173 = insertelement <2 x i16> poison, i16 %146, i64 0, !dbg !26
  %174 = insertelement <2 x i16> %173, i16 %147, i64 1, !dbg !26
  %175 = bitcast <2 x i16> %174 to i32, !dbg !26
  %176 = insertelement <4 x i32> poison, i32 %166, i64 0, !dbg !26
  %177 = insertelement <4 x i32> %176, i32 %169, i64 1, !dbg !26
  %178 = insertelement <4 x i32> %177, i32 %172, i64 2, !dbg !26
  %179 = insertelement <4 x i32> %178, i32 %175, i64 3, !dbg !26
  store <4 x i32> %179, ptr addrspace(3) %71, align 16, !dbg !26
  tail call void @llvm.nvvm.cp.async.wait.group(i32 1), !dbg !25
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !25
  %.idx = shl i32 %112, 11, !dbg !25
  %180 = getelementptr i8, ptr addrspace(3) @global_smem, i32 %.idx, !dbg !25
  %181 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %78), !dbg !26
  %182 = extractvalue { i32, i32, i32, i32 } %181, 0, !dbg !26
  %183 = extractvalue { i32, i32, i32, i32 } %181, 1, !dbg !26
  %184 = extractvalue { i32, i32, i32, i32 } %181, 2, !dbg !26
  %185 = extractvalue { i32, i32, i32, i32 } %181, 3, !dbg !26
  %186 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) nonnull %79), !dbg !26
  %187 = extractvalue { i32, i32, i32, i32 } %186, 0, !dbg !26
  %188 = extractvalue { i32, i32, i32, i32 } %186, 1, !dbg !26
  %189 = extractvalue { i32, i32, i32, i32 } %186, 2, !dbg !26
  %190 = extractvalue { i32, i32, i32, i32 } %186, 3, !dbg !26
  %191 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %81), !dbg !26
  %192 = extractvalue { i32, i32, i32, i32 } %191, 0, !dbg !26
  %193 = extractvalue { i32, i32, i32, i32 } %191, 1, !dbg !26
  %194 = extractvalue { i32, i32, i32, i32 } %191, 2, !dbg !26
  %195 = extractvalue { i32, i32, i32, i32 } %191, 3, !dbg !26
  %196 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) nonnull %82), !dbg !26
  %197 = extractvalue { i32, i32, i32, i32 } %196, 0, !dbg !26
  %198 = extractvalue { i32, i32, i32, i32 } %196, 1, !dbg !26
  %199 = extractvalue { i32, i32, i32, i32 } %196, 2, !dbg !26
  %200 = extractvalue { i32, i32, i32, i32 } %196, 3, !dbg !26
  %201 = getelementptr inbounds nuw i8, ptr addrspace(3) %180, i32 %87, !dbg !25
  %202 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) %201), !dbg !25
  %203 = extractvalue { i32, i32, i32, i32 } %202, 0, !dbg !25
  %204 = extractvalue { i32, i32, i32, i32 } %202, 1, !dbg !25
  %205 = extractvalue { i32, i32, i32, i32 } %202, 2, !dbg !25
  %206 = extractvalue { i32, i32, i32, i32 } %202, 3, !dbg !25
  %207 = getelementptr inbounds nuw i8, ptr addrspace(3) %180, i32 %88, !dbg !25
  %208 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) %207), !dbg !25
  %209 = extractvalue { i32, i32, i32, i32 } %208, 0, !dbg !25
  %210 = extractvalue { i32, i32, i32, i32 } %208, 1, !dbg !25
  %211 = extractvalue { i32, i32, i32, i32 } %208, 2, !dbg !25
  %212 = extractvalue { i32, i32, i32, i32 } %208, 3, !dbg !25
  %213 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %92, float %93, float %94, float %95, i32 %182, i32 %183, i32 %184, i32 %185, i32 %203, i32 %204) #2, !dbg !27
  %214 = extractvalue { float, float, float, float } %213, 0, !dbg !27
  %215 = extractvalue { float, float, float, float } %213, 1, !dbg !27
  %216 = extractvalue { float, float, float, float } %213, 2, !dbg !27
  %217 = extractvalue { float, float, float, float } %213, 3, !dbg !27
  %218 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %96, float %97, float %98, float %99, i32 %182, i32 %183, i32 %184, i32 %185, i32 %209, i32 %210) #2, !dbg !27
  %219 = extractvalue { float, float, float, float } %218, 0, !dbg !27
  %220 = extractvalue { float, float, float, float } %218, 1, !dbg !27
  %221 = extractvalue { float, float, float, float } %218, 2, !dbg !27
  %222 = extractvalue { float, float, float, float } %218, 3, !dbg !27
  %223 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %100, float %101, float %102, float %103, i32 %187, i32 %188, i32 %189, i32 %190, i32 %203, i32 %204) #2, !dbg !27
  %224 = extractvalue { float, float, float, float } %223, 0, !dbg !27
  %225 = extractvalue { float, float, float, float } %223, 1, !dbg !27
  %226 = extractvalue { float, float, float, float } %223, 2, !dbg !27
  %227 = extractvalue { float, float, float, float } %223, 3, !dbg !27
  %228 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %104, float %105, float %106, float %107, i32 %187, i32 %188, i32 %189, i32 %190, i32 %209, i32 %210) #2, !dbg !27
  %229 = extractvalue { float, float, float, float } %228, 0, !dbg !27
  %230 = extractvalue { float, float, float, float } %228, 1, !dbg !27
  %231 = extractvalue { float, float, float, float } %228, 2, !dbg !27
  %232 = extractvalue { float, float, float, float } %228, 3, !dbg !27
  %233 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %214, float %215, float %216, float %217, i32 %192, i32 %193, i32 %194, i32 %195, i32 %205, i32 %206) #2, !dbg !27
  %234 = extractvalue { float, float, float, float } %233, 0, !dbg !27
  %235 = extractvalue { float, float, float, float } %233, 1, !dbg !27
  %236 = extractvalue { float, float, float, float } %233, 2, !dbg !27
  %237 = extractvalue { float, float, float, float } %233, 3, !dbg !27
  %238 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %219, float %220, float %221, float %222, i32 %192, i32 %193, i32 %194, i32 %195, i32 %211, i32 %212) #2, !dbg !27
  %239 = extractvalue { float, float, float, float } %238, 0, !dbg !27
  %240 = extractvalue { float, float, float, float } %238, 1, !dbg !27
  %241 = extractvalue { float, float, float, float } %238, 2, !dbg !27
  %242 = extractvalue { float, float, float, float } %238, 3, !dbg !27
  %243 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %224, float %225, float %226, float %227, i32 %197, i32 %198, i32 %199, i32 %200, i32 %205, i32 %206) #2, !dbg !27
  %244 = extractvalue { float, float, float, float } %243, 0, !dbg !27
  %245 = extractvalue { float, float, float, float } %243, 1, !dbg !27
  %246 = extractvalue { float, float, float, float } %243, 2, !dbg !27
  %247 = extractvalue { float, float, float, float } %243, 3, !dbg !27
  %248 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %229, float %230, float %231, float %232, i32 %197, i32 %198, i32 %199, i32 %200, i32 %211, i32 %212) #2, !dbg !27
  %249 = extractvalue { float, float, float, float } %248, 0, !dbg !27
  %250 = extractvalue { float, float, float, float } %248, 1, !dbg !27
  %251 = extractvalue { float, float, float, float } %248, 2, !dbg !27
  %252 = extractvalue { float, float, float, float } %248, 3, !dbg !27
  %253 = add i32 %91, 1, !dbg !21
  %254 = icmp sgt i32 %253, 1, !dbg !21
  %255 = select i1 %254, i32 0, i32 %253, !dbg !21
  %256 = add i32 %108, 64, !dbg !21
  %257 = or disjoint i32 %256, %11, !dbg !22
  %258 = or disjoint i32 %256, %12, !dbg !22
  %259 = icmp slt i32 %257, %K, !dbg !22
  %260 = icmp slt i32 %258, %K, !dbg !22
  %261 = shl i32 %257, 6, !dbg !23
  %262 = shl i32 %258, 6, !dbg !23
  %263 = sext i32 %261 to i64, !dbg !24
  %264 = sext i32 %262 to i64, !dbg !24
  %gep = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep, i64 %263, !dbg !24
  %gep34 = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep, i64 %264, !dbg !24
  %.idx32 = shl i32 %255, 11, !dbg !25
  %265 = getelementptr i8, ptr addrspace(3) @global_smem, i32 %.idx32, !dbg !25
  %266 = and i1 %109, %259, !dbg !21
  %267 = and i1 %109, %260, !dbg !21
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !25
  %268 = getelementptr inbounds nuw i8, ptr addrspace(3) %265, i32 %44, !dbg !25
  %269 = select i1 %266, i32 16, i32 0, !dbg !25
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %268, ptr addrspace(1) %gep, i32 %269) #2, !dbg !25
  %270 = getelementptr inbounds nuw i8, ptr addrspace(3) %265, i32 %47, !dbg !25
  %271 = select i1 %267, i32 16, i32 0, !dbg !25
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %270, ptr addrspace(1) %gep34, i32 %271) #2, !dbg !25
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !25
  %272 = add i32 %108, 32, !dbg !21
  %273 = icmp slt i32 %272, %K, !dbg !21
  br i1 %273, label %89, label %._crit_edge, !dbg !21

._crit_edge:                                      ; preds = %89, %6
  %274 = phi float [ 0.000000e+00, %6 ], [ %234, %89 ], !dbg !28
  %275 = phi float [ 0.000000e+00, %6 ], [ %235, %89 ], !dbg !28
  %276 = phi float [ 0.000000e+00, %6 ], [ %236, %89 ], !dbg !28
  %277 = phi float [ 0.000000e+00, %6 ], [ %237, %89 ], !dbg !28
  %278 = phi float [ 0.000000e+00, %6 ], [ %239, %89 ], !dbg !28
  %279 = phi float [ 0.000000e+00, %6 ], [ %240, %89 ], !dbg !28
  %280 = phi float [ 0.000000e+00, %6 ], [ %241, %89 ], !dbg !28
  %281 = phi float [ 0.000000e+00, %6 ], [ %242, %89 ], !dbg !28
  %282 = phi float [ 0.000000e+00, %6 ], [ %244, %89 ], !dbg !28
  %283 = phi float [ 0.000000e+00, %6 ], [ %245, %89 ], !dbg !28
  %284 = phi float [ 0.000000e+00, %6 ], [ %246, %89 ], !dbg !28
  %285 = phi float [ 0.000000e+00, %6 ], [ %247, %89 ], !dbg !28
  %286 = phi float [ 0.000000e+00, %6 ], [ %249, %89 ], !dbg !28
  %287 = phi float [ 0.000000e+00, %6 ], [ %250, %89 ], !dbg !28
  %288 = phi float [ 0.000000e+00, %6 ], [ %251, %89 ], !dbg !28
  %289 = phi float [ 0.000000e+00, %6 ], [ %252, %89 ], !dbg !28
  %290 = and i32 %9, 7, !dbg !15
  %291 = shl nuw nsw i32 %290, 2, !dbg !15
  %292 = add nuw nsw i32 %291, %19, !dbg !16
  %293 = add nuw nsw i32 %15, %19, !dbg !16
  %294 = lshr i32 %9, 3, !dbg !15
  %295 = and i32 %294, 7, !dbg !15
  %296 = or disjoint i32 %295, %8, !dbg !14
  tail call void @llvm.nvvm.cp.async.wait.group(i32 0), !dbg !21
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !21
  %297 = shl i32 %16, 6, !dbg !29
  %298 = shl i32 %17, 6, !dbg !29
  %299 = shl i32 %296, 6, !dbg !29
  %300 = sext i32 %297 to i64, !dbg !30
  %301 = getelementptr [4 x i8], ptr addrspace(1) %c_ptr, i64 %300, !dbg !30
  %302 = sext i32 %298 to i64, !dbg !30
  %303 = getelementptr [4 x i8], ptr addrspace(1) %c_ptr, i64 %302, !dbg !30
  %304 = sext i32 %299 to i64, !dbg !30
  %305 = getelementptr [4 x i8], ptr addrspace(1) %c_ptr, i64 %304, !dbg !30
  %306 = getelementptr i8, ptr addrspace(1) %305, i64 2048, !dbg !30
  %307 = getelementptr i8, ptr addrspace(1) %305, i64 4096, !dbg !30
  %308 = getelementptr i8, ptr addrspace(1) %305, i64 6144, !dbg !30
  %309 = getelementptr [4 x i8], ptr addrspace(1) %301, i64 %36, !dbg !30
  %310 = zext nneg i32 %293 to i64, !dbg !30
  %311 = getelementptr [4 x i8], ptr addrspace(1) %301, i64 %310, !dbg !30
  %312 = getelementptr [4 x i8], ptr addrspace(1) %303, i64 %36, !dbg !30
  %313 = getelementptr [4 x i8], ptr addrspace(1) %303, i64 %310, !dbg !30
  %314 = zext nneg i32 %292 to i64, !dbg !30
  %315 = getelementptr [4 x i8], ptr addrspace(1) %305, i64 %314, !dbg !30
  %316 = getelementptr [4 x i8], ptr addrspace(1) %306, i64 %314, !dbg !30
  %317 = getelementptr [4 x i8], ptr addrspace(1) %307, i64 %314, !dbg !30
  %318 = getelementptr [4 x i8], ptr addrspace(1) %308, i64 %314, !dbg !30
  %319 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %309) #2, !dbg !31
  %320 = extractvalue { i32, i32, i32, i32 } %319, 0, !dbg !31
  %321 = extractvalue { i32, i32, i32, i32 } %319, 1, !dbg !31
  %322 = extractvalue { i32, i32, i32, i32 } %319, 2, !dbg !31
  %323 = extractvalue { i32, i32, i32, i32 } %319, 3, !dbg !31
  %324 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %311) #2, !dbg !31
  %325 = extractvalue { i32, i32, i32, i32 } %324, 0, !dbg !31
  %326 = extractvalue { i32, i32, i32, i32 } %324, 1, !dbg !31
  %327 = extractvalue { i32, i32, i32, i32 } %324, 2, !dbg !31
  %328 = extractvalue { i32, i32, i32, i32 } %324, 3, !dbg !31
  %329 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %312) #2, !dbg !31
  %330 = extractvalue { i32, i32, i32, i32 } %329, 0, !dbg !31
  %331 = extractvalue { i32, i32, i32, i32 } %329, 1, !dbg !31
  %332 = extractvalue { i32, i32, i32, i32 } %329, 2, !dbg !31
  %333 = extractvalue { i32, i32, i32, i32 } %329, 3, !dbg !31
  %334 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %313) #2, !dbg !31
  %335 = extractvalue { i32, i32, i32, i32 } %334, 0, !dbg !31
  %336 = extractvalue { i32, i32, i32, i32 } %334, 1, !dbg !31
  %337 = extractvalue { i32, i32, i32, i32 } %334, 2, !dbg !31
  %338 = extractvalue { i32, i32, i32, i32 } %334, 3, !dbg !31
  %339 = shl nuw nsw i32 %9, 5, !dbg !31
  %340 = and i32 %339, 864, !dbg !31
  %341 = shl nuw nsw i32 %10, 2, !dbg !31
  %342 = xor i32 %340, %341, !dbg !31
  %343 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %342, !dbg !31
  %344 = insertelement <4 x i32> poison, i32 %320, i64 0, !dbg !31
  %345 = insertelement <4 x i32> %344, i32 %322, i64 1, !dbg !31
  %346 = insertelement <4 x i32> %345, i32 %325, i64 2, !dbg !31
  %347 = insertelement <4 x i32> %346, i32 %327, i64 3, !dbg !31
  store <4 x i32> %347, ptr addrspace(3) %343, align 16, !dbg !31
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !31
  %348 = shl nuw nsw i32 %9, 7, !dbg !31
  %349 = and i32 %348, 768, !dbg !31
  %350 = and i32 %40, 240, !dbg !31
  %351 = shl nuw nsw i32 %9, 2, !dbg !31
  %352 = and i32 %351, 64, !dbg !31
  %353 = and i32 %9, 32, !dbg !31
  %354 = or disjoint i32 %352, %353, !dbg !31
  %355 = xor i32 %354, %350, !dbg !31
  %356 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %349, !dbg !31
  %357 = getelementptr inbounds nuw i8, ptr addrspace(3) %356, i32 %355, !dbg !31
  %358 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %357), !dbg !31
  %359 = extractvalue { i32, i32, i32, i32 } %358, 0, !dbg !31
  %360 = extractvalue { i32, i32, i32, i32 } %358, 1, !dbg !31
  %361 = extractvalue { i32, i32, i32, i32 } %358, 2, !dbg !31
  %362 = extractvalue { i32, i32, i32, i32 } %358, 3, !dbg !31
  %363 = bitcast i32 %359 to float, !dbg !31
  %364 = bitcast i32 %360 to float, !dbg !31
  %365 = bitcast i32 %361 to float, !dbg !31
  %366 = bitcast i32 %362 to float, !dbg !31
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !31
  %367 = insertelement <4 x i32> poison, i32 %330, i64 0, !dbg !31
  %368 = insertelement <4 x i32> %367, i32 %332, i64 1, !dbg !31
  %369 = insertelement <4 x i32> %368, i32 %335, i64 2, !dbg !31
  %370 = insertelement <4 x i32> %369, i32 %337, i64 3, !dbg !31
  store <4 x i32> %370, ptr addrspace(3) %343, align 16, !dbg !31
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !31
  %371 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %357), !dbg !31
  %372 = extractvalue { i32, i32, i32, i32 } %371, 0, !dbg !31
  %373 = extractvalue { i32, i32, i32, i32 } %371, 1, !dbg !31
  %374 = extractvalue { i32, i32, i32, i32 } %371, 2, !dbg !31
  %375 = extractvalue { i32, i32, i32, i32 } %371, 3, !dbg !31
  %376 = bitcast i32 %372 to float, !dbg !31
  %377 = bitcast i32 %373 to float, !dbg !31
  %378 = bitcast i32 %374 to float, !dbg !31
  %379 = bitcast i32 %375 to float, !dbg !31
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !31
  %380 = insertelement <4 x i32> poison, i32 %321, i64 0, !dbg !31
  %381 = insertelement <4 x i32> %380, i32 %323, i64 1, !dbg !31
  %382 = insertelement <4 x i32> %381, i32 %326, i64 2, !dbg !31
  %383 = insertelement <4 x i32> %382, i32 %328, i64 3, !dbg !31
  store <4 x i32> %383, ptr addrspace(3) %343, align 16, !dbg !31
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !31
  %384 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %357), !dbg !31
  %385 = extractvalue { i32, i32, i32, i32 } %384, 0, !dbg !31
  %386 = extractvalue { i32, i32, i32, i32 } %384, 1, !dbg !31
  %387 = extractvalue { i32, i32, i32, i32 } %384, 2, !dbg !31
  %388 = extractvalue { i32, i32, i32, i32 } %384, 3, !dbg !31
  %389 = bitcast i32 %385 to float, !dbg !31
  %390 = bitcast i32 %386 to float, !dbg !31
  %391 = bitcast i32 %387 to float, !dbg !31
  %392 = bitcast i32 %388 to float, !dbg !31
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !31
  %393 = insertelement <4 x i32> poison, i32 %331, i64 0, !dbg !31
  %394 = insertelement <4 x i32> %393, i32 %333, i64 1, !dbg !31
  %395 = insertelement <4 x i32> %394, i32 %336, i64 2, !dbg !31
  %396 = insertelement <4 x i32> %395, i32 %338, i64 3, !dbg !31
  store <4 x i32> %396, ptr addrspace(3) %343, align 16, !dbg !31
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !31
  %397 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %357), !dbg !31
  %398 = extractvalue { i32, i32, i32, i32 } %397, 0, !dbg !31
  %399 = extractvalue { i32, i32, i32, i32 } %397, 1, !dbg !31
  %400 = extractvalue { i32, i32, i32, i32 } %397, 2, !dbg !31
  %401 = extractvalue { i32, i32, i32, i32 } %397, 3, !dbg !31
  %402 = bitcast i32 %398 to float, !dbg !31
  %403 = bitcast i32 %399 to float, !dbg !31
  %404 = bitcast i32 %400 to float, !dbg !31
  %405 = bitcast i32 %401 to float, !dbg !31
  %406 = fadd float %274, %363, !dbg !31
  %407 = fadd float %275, %389, !dbg !31
  %408 = fadd float %276, %364, !dbg !31
  %409 = fadd float %277, %390, !dbg !31
  %410 = fadd float %278, %365, !dbg !31
  %411 = fadd float %279, %391, !dbg !31
  %412 = fadd float %280, %366, !dbg !31
  %413 = fadd float %281, %392, !dbg !31
  %414 = fadd float %282, %376, !dbg !31
  %415 = fadd float %283, %402, !dbg !31
  %416 = fadd float %284, %377, !dbg !31
  %417 = fadd float %285, %403, !dbg !31
  %418 = fadd float %286, %378, !dbg !31
  %419 = fadd float %287, %404, !dbg !31
  %420 = fadd float %288, %379, !dbg !31
  %421 = fadd float %289, %405, !dbg !31
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !32
  %422 = shl nuw nsw i32 %42, 4, !dbg !32
  %423 = and i32 %9, 1, !dbg !32
  %424 = icmp eq i32 %423, 0, !dbg !32
  %425 = select i1 %424, i32 0, i32 1088, !dbg !32
  %426 = and i32 %13, 16, !dbg !32
  %427 = and i32 %9, 4, !dbg !32
  %428 = icmp eq i32 %427, 0, !dbg !32
  %429 = select i1 %428, i32 0, i32 544, !dbg !32
  %430 = or disjoint i32 %425, %426, !dbg !32
  %431 = or disjoint i32 %429, %422, !dbg !32
  %432 = xor i32 %431, %353, !dbg !32
  %433 = or disjoint i32 %430, %432, !dbg !32
  %434 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %433, !dbg !32
  %435 = insertelement <4 x float> poison, float %406, i64 0, !dbg !32
  %436 = insertelement <4 x float> %435, float %407, i64 1, !dbg !32
  %437 = insertelement <4 x float> %436, float %408, i64 2, !dbg !32
  %438 = insertelement <4 x float> %437, float %409, i64 3, !dbg !32
  store <4 x float> %438, ptr addrspace(3) %434, align 16, !dbg !32
  %439 = xor i32 %433, 64, !dbg !32
  %440 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %439, !dbg !32
  %441 = insertelement <4 x float> poison, float %410, i64 0, !dbg !32
  %442 = insertelement <4 x float> %441, float %411, i64 1, !dbg !32
  %443 = insertelement <4 x float> %442, float %412, i64 2, !dbg !32
  %444 = insertelement <4 x float> %443, float %413, i64 3, !dbg !32
  store <4 x float> %444, ptr addrspace(3) %440, align 16, !dbg !32
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !32
  %445 = shl nuw nsw i32 %290, 4, !dbg !32
  %446 = and i32 %13, 384, !dbg !32
  %447 = and i32 %9, 8, !dbg !32
  %448 = icmp eq i32 %447, 0, !dbg !32
  %449 = select i1 %448, i32 0, i32 544, !dbg !32
  %450 = or disjoint i32 %445, %446, !dbg !32
  %451 = xor i32 %450, %449, !dbg !32
  %452 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %451, !dbg !32
  %453 = load <4 x i32>, ptr addrspace(3) %452, align 16, !dbg !32
  %454 = xor i32 %451, 1088, !dbg !32
  %455 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %454, !dbg !32
  %456 = load <4 x i32>, ptr addrspace(3) %455, align 16, !dbg !32
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !32
  %457 = insertelement <4 x float> poison, float %414, i64 0, !dbg !32
  %458 = insertelement <4 x float> %457, float %415, i64 1, !dbg !32
  %459 = insertelement <4 x float> %458, float %416, i64 2, !dbg !32
  %460 = insertelement <4 x float> %459, float %417, i64 3, !dbg !32
  store <4 x float> %460, ptr addrspace(3) %434, align 16, !dbg !32
  %461 = insertelement <4 x float> poison, float %418, i64 0, !dbg !32
  %462 = insertelement <4 x float> %461, float %419, i64 1, !dbg !32
  %463 = insertelement <4 x float> %462, float %420, i64 2, !dbg !32
  %464 = insertelement <4 x float> %463, float %421, i64 3, !dbg !32
  store <4 x float> %464, ptr addrspace(3) %440, align 16, !dbg !32
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !32
  %465 = load <4 x i32>, ptr addrspace(3) %452, align 16, !dbg !32
  %466 = load <4 x i32>, ptr addrspace(3) %455, align 16, !dbg !32
  %.extract = extractelement <4 x i32> %453, i64 0, !dbg !32
  %.extract17 = extractelement <4 x i32> %453, i64 1, !dbg !32
  %.extract18 = extractelement <4 x i32> %456, i64 0, !dbg !32
  %.extract19 = extractelement <4 x i32> %456, i64 1, !dbg !32
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %.extract, i32 %.extract17, i32 %.extract18, i32 %.extract19, ptr addrspace(1) %315) #2, !dbg !32
  %.extract20 = extractelement <4 x i32> %453, i64 2, !dbg !32
  %.extract21 = extractelement <4 x i32> %453, i64 3, !dbg !32
  %.extract22 = extractelement <4 x i32> %456, i64 2, !dbg !32
  %.extract23 = extractelement <4 x i32> %456, i64 3, !dbg !32
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %.extract20, i32 %.extract21, i32 %.extract22, i32 %.extract23, ptr addrspace(1) %316) #2, !dbg !32
  %.extract24 = extractelement <4 x i32> %465, i64 0, !dbg !32
  %.extract25 = extractelement <4 x i32> %465, i64 1, !dbg !32
  %.extract26 = extractelement <4 x i32> %466, i64 0, !dbg !32
  %.extract27 = extractelement <4 x i32> %466, i64 1, !dbg !32
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %.extract24, i32 %.extract25, i32 %.extract26, i32 %.extract27, ptr addrspace(1) %317) #2, !dbg !32
  %.extract28 = extractelement <4 x i32> %465, i64 2, !dbg !32
  %.extract29 = extractelement <4 x i32> %465, i64 3, !dbg !32
  %.extract30 = extractelement <4 x i32> %466, i64 2, !dbg !32
  %.extract31 = extractelement <4 x i32> %466, i64 3, !dbg !32
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %.extract28, i32 %.extract29, i32 %.extract30, i32 %.extract31, ptr addrspace(1) %318) #2, !dbg !32
  ret void, !dbg !33
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: nounwind
declare void @llvm.nvvm.cp.async.commit.group() #2

; Function Attrs: nounwind
declare void @llvm.nvvm.cp.async.wait.group(i32 immarg) #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: convergent nocallback nofree nounwind memory(argmem: read)
declare { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) readonly captures(none)) #4

; Function Attrs: convergent nocallback nofree nounwind memory(argmem: read)
declare { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) readonly captures(none)) #4

attributes #0 = { nounwind "nvvm.reqntid"="64" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { convergent nocallback nofree nounwind memory(argmem: read) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "tests/triton/any_length.py", directory: "")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
!4 = distinct !DISubprogram(name: "product_racy", linkageName: "product_racy", scope: !1, file: !1, line: 38, type: !5, scopeLine: 38, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{null, !7, !7, !9, !11, !12, !12}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !8, size: 64, dwarfAddressSpace: 1)
!8 = !DIBasicType(name: "half", size: 16, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !10, size: 64, dwarfAddressSpace: 1)
!10 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!11 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !13, size: 64, dwarfAddressSpace: 1)
!13 = !DIBasicType(name: "unknown_type", encoding: DW_ATE_signed)
!14 = !DILocation(line: 39, column: 12, scope: !4)
!15 = !DILocation(line: 39, column: 35, scope: !4)
!16 = !DILocation(line: 40, column: 14, scope: !4)
!17 = !DILocation(line: 15, column: 29, scope: !18, inlinedAt: !19)
!18 = distinct !DILexicalBlockFile(scope: !4, file: !1, discriminator: 0)
!19 = !DILocation(line: 41, column: 11, scope: !18)
!20 = !DILocation(line: 15, column: 21, scope: !18, inlinedAt: !19)
!21 = !DILocation(line: 13, column: 5, scope: !18, inlinedAt: !19)
!22 = !DILocation(line: 14, column: 16, scope: !18, inlinedAt: !19)
!23 = !DILocation(line: 16, column: 29, scope: !18, inlinedAt: !19)
!24 = !DILocation(line: 16, column: 21, scope: !18, inlinedAt: !19)
!25 = !DILocation(line: 16, column: 13, scope: !18, inlinedAt: !19)
!26 = !DILocation(line: 15, column: 13, scope: !18, inlinedAt: !19)
!27 = !DILocation(line: 17, column: 16, scope: !18, inlinedAt: !19)
!28 = !DILocation(line: 41, column: 11, scope: !4)
!29 = !DILocation(line: 42, column: 17, scope: !4)
!30 = !DILocation(line: 42, column: 9, scope: !4)
!31 = !DILocation(line: 43, column: 17, scope: !4)
!32 = !DILocation(line: 43, column: 5, scope: !4)
!33 = !DILocation(line: 38, column: 1, scope: !4)
