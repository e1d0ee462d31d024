; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-p101:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@global_smem = external addrspace(3) global [0 x i8], align 16

; Function Attrs: nounwind
define ptx_kernel void @product(ptr addrspace(1) %a_ptr, ptr addrspace(1) %b_ptr, ptr addrspace(1) %c_ptr, i32 %K, ptr addrspace(1) nofree readnone captures(none) %global_scratch, ptr addrspace(1) nofree readnone captures(none) %profile_scratch) local_unnamed_addr #0 !dbg !4 {
6:
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %8 = shl i32 %7, 5, !dbg !14
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !15
  %10 = lshr i32 %9, 2, !dbg !15
  %11 = and i32 %10, 15, !dbg !15
  %12 = or disjoint i32 %11, 16, !dbg !15
  %13 = shl nuw nsw i32 %9, 3, !dbg !15
  %14 = and i32 %13, 24, !dbg !15
  %15 = or disjoint i32 %11, %8, !dbg !14
  %16 = or disjoint i32 %12, %8, !dbg !14
  %17 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !16
  %18 = shl nuw nsw i32 %17, 5, !dbg !16
  %19 = or disjoint i32 %14, %18, !dbg !16
  %20 = mul i32 %K, %15, !dbg !17
  %21 = mul i32 %K, %16, !dbg !17
  %22 = sext i32 %20 to i64, !dbg !20
  %23 = getelementptr [2 x i8], ptr addrspace(1) %a_ptr, i64 %22, !dbg !20
  %24 = sext i32 %21 to i64, !dbg !20
  %25 = getelementptr [2 x i8], ptr addrspace(1) %a_ptr, i64 %24, !dbg !20
  %26 = icmp sgt i32 %K, 0, !dbg !21
  %27 = icmp slt i32 %11, %K, !dbg !22
  %28 = icmp slt i32 %12, %K, !dbg !22
  %29 = shl nuw nsw i32 %11, 6, !dbg !23
  %30 = shl nuw nsw i32 %12, 6, !dbg !23
  %31 = zext nneg i32 %29 to i64, !dbg !24
  %32 = getelementptr [2 x i8], ptr addrspace(1) %b_ptr, i64 %31, !dbg !24
  %33 = zext nneg i32 %30 to i64, !dbg !24
  %34 = getelementptr [2 x i8], ptr addrspace(1) %b_ptr, i64 %33, !dbg !24
  %35 = zext nneg i32 %19 to i64, !dbg !24
  %36 = getelementptr [2 x i8], ptr addrspace(1) %32, i64 %35, !dbg !24
  %37 = getelementptr [2 x i8], ptr addrspace(1) %34, i64 %35, !dbg !24
  %38 = and i1 %26, %28, !dbg !21
  %39 = shl nuw nsw i32 %9, 4, !dbg !25
  %40 = and i32 %39, 1008, !dbg !25
  %41 = and i32 %9, 24, !dbg !25
  %42 = shl nuw nsw i32 %41, 1, !dbg !25
  %43 = xor i32 %40, %42, !dbg !25
  %44 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %43, !dbg !25
  %45 = select i1 %27, i32 16, i32 0, !dbg !25
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %44, ptr addrspace(1) %36, i32 %45) #2, !dbg !25
  %46 = or disjoint i32 %43, 1024, !dbg !25
  %47 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %46, !dbg !25
  %48 = select i1 %38, i32 16, i32 0, !dbg !25
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %47, ptr addrspace(1) %37, i32 %48) #2, !dbg !25
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !25
  %49 = icmp sgt i32 %K, 32, !dbg !21
  %50 = or disjoint i32 %11, 32, !dbg !22
  %51 = or disjoint i32 %11, 48, !dbg !22
  %52 = icmp slt i32 %50, %K, !dbg !22
  %53 = icmp slt i32 %51, %K, !dbg !22
  %54 = shl nuw nsw i32 %50, 6, !dbg !23
  %55 = shl nuw nsw i32 %51, 6, !dbg !23
  %56 = zext nneg i32 %54 to i64, !dbg !24
  %57 = getelementptr [2 x i8], ptr addrspace(1) %b_ptr, i64 %56, !dbg !24
  %58 = zext nneg i32 %55 to i64, !dbg !24
  %59 = getelementptr [2 x i8], ptr addrspace(1) %b_ptr, i64 %58, !dbg !24
  %60 = getelementptr [2 x i8], ptr addrspace(1) %57, i64 %35, !dbg !24
  %61 = getelementptr [2 x i8], ptr addrspace(1) %59, i64 %35, !dbg !24
  %62 = and i1 %49, %52, !dbg !21
  %63 = and i1 %49, %53, !dbg !21
  %64 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %43, !dbg !25
  %65 = select i1 %62, i32 16, i32 0, !dbg !25
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %64, ptr addrspace(1) %60, i32 %65) #2, !dbg !25
  %66 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %46, !dbg !25
  %67 = select i1 %63, i32 16, i32 0, !dbg !25
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %66, ptr addrspace(1) %61, i32 %67) #2, !dbg !25
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !25
  %invariant.gep = getelementptr [2 x i8], ptr addrspace(1) %b_ptr, i64 %35, !dbg !21
  br i1 %26, label %.lr.ph, label %._crit_edge, !dbg !21

.lr.ph:                                           ; preds = %6
  %68 = add nsw i32 %K, -64
  %69 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %43
  %70 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %46
  %71 = shl nuw nsw i32 %9, 6
  %72 = and i32 %71, 960
  %73 = and i32 %13, 48
  %74 = and i32 %9, 16
  %75 = or disjoint i32 %72, %73
  %76 = xor i32 %75, %74
  %77 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %76
  %78 = getelementptr inbounds nuw i8, ptr addrspace(3) %77, i32 1024
  %79 = xor i32 %76, 32
  %80 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %79
  %81 = getelementptr inbounds nuw i8, ptr addrspace(3) %80, i32 1024
  %82 = and i32 %71, 1984
  %83 = lshr i32 %9, 1
  %84 = and i32 %83, 16
  %85 = xor i32 %73, %84
  %86 = or disjoint i32 %85, %82
  %87 = xor i32 %86, 32
  br label %88, !dbg !21

88:                                               ; preds = %.lr.ph, %88
  %89 = phi i32 [ -1, %.lr.ph ], [ %111, %88 ]
  %90 = phi i32 [ 1, %.lr.ph ], [ %254, %88 ]
  %91 = phi float [ 0.000000e+00, %.lr.ph ], [ %233, %88 ]
  %92 = phi float [ 0.000000e+00, %.lr.ph ], [ %234, %88 ]
  %93 = phi float [ 0.000000e+00, %.lr.ph ], [ %235, %88 ]
  %94 = phi float [ 0.000000e+00, %.lr.ph ], [ %236, %88 ]
  %95 = phi float [ 0.000000e+00, %.lr.ph ], [ %238, %88 ]
  %96 = phi float [ 0.000000e+00, %.lr.ph ], [ %239, %88 ]
  %97 = phi float [ 0.000000e+00, %.lr.ph ], [ %240, %88 ]
  %98 = phi float [ 0.000000e+00, %.lr.ph ], [ %241, %88 ]
  %99 = phi float [ 0.000000e+00, %.lr.ph ], [ %243, %88 ]
  %100 = phi float [ 0.000000e+00, %.lr.ph ], [ %244, %88 ]
  %101 = phi float [ 0.000000e+00, %.lr.ph ], [ %245, %88 ]
  %102 = phi float [ 0.000000e+00, %.lr.ph ], [ %246, %88 ]
  %103 = phi float [ 0.000000e+00, %.lr.ph ], [ %248, %88 ]
  %104 = phi float [ 0.000000e+00, %.lr.ph ], [ %249, %88 ]
  %105 = phi float [ 0.000000e+00, %.lr.ph ], [ %250, %88 ]
  %106 = phi float [ 0.000000e+00, %.lr.ph ], [ %251, %88 ]
  %107 = phi i32 [ 0, %.lr.ph ], [ %271, %88 ]
  %108 = icmp slt i32 %107, %68, !dbg !21
  %109 = add i32 %89, 1, !dbg !21
  %110 = icmp sgt i32 %109, 1, !dbg !21
  %111 = select i1 %110, i32 0, i32 %109, !dbg !21
  %112 = or disjoint i32 %107, %14, !dbg !22
  %113 = or disjoint i32 %112, 1, !dbg !22
  %114 = or disjoint i32 %112, 2, !dbg !22
  %115 = or disjoint i32 %112, 3, !dbg !22
  %116 = or disjoint i32 %112, 4, !dbg !22
  %117 = or disjoint i32 %112, 5, !dbg !22
  %118 = or disjoint i32 %112, 6, !dbg !22
  %119 = or disjoint i32 %112, 7, !dbg !22
  %120 = icmp slt i32 %112, %K, !dbg !22
  %121 = icmp slt i32 %113, %K, !dbg !22
  %122 = icmp slt i32 %114, %K, !dbg !22
  %123 = icmp slt i32 %115, %K, !dbg !22
  %124 = icmp slt i32 %116, %K, !dbg !22
  %125 = icmp slt i32 %117, %K, !dbg !22
  %126 = icmp slt i32 %118, %K, !dbg !22
  %127 = icmp slt i32 %119, %K, !dbg !22
  %128 = sext i32 %112 to i64, !dbg !20
  %129 = getelementptr [2 x i8], ptr addrspace(1) %23, i64 %128, !dbg !20
  %130 = getelementptr [2 x i8], ptr addrspace(1) %25, i64 %128, !dbg !20
  %131 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %129, i1 %120) #2, !dbg !26
  %132 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 2 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %129, i1 %121) #2, !dbg !26
  %133 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 4 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %129, i1 %122) #2, !dbg !26
  %134 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 6 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %129, i1 %123) #2, !dbg !26
  %135 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 8 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %129, i1 %124) #2, !dbg !26
  %136 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 10 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %129, i1 %125) #2, !dbg !26
  %137 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 12 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %129, i1 %126) #2, !dbg !26
  %138 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 14 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %129, i1 %127) #2, !dbg !26
  %139 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %130, i1 %120) #2, !dbg !26
  %140 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 2 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %130, i1 %121) #2, !dbg !26
  %141 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 4 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %130, i1 %122) #2, !dbg !26
  %142 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 6 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %130, i1 %123) #2, !dbg !26
  %143 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 8 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %130, i1 %124) #2, !dbg !26
  %144 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 10 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %130, i1 %125) #2, !dbg !26
  %145 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 12 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %130, i1 %126) #2, !dbg !26
  %146 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 14 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %130, i1 %127) #2, !dbg !26
  %147 = insertelement <2 x i16> poison, i16 %131, i64 0, !dbg !26
  %148 = insertelement <2 x i16> %147, i16 %132, i64 1, !dbg !26
  %149 = bitcast <2 x i16> %148 to i32, !dbg !26
  %150 = insertelement <2 x i16> poison, i16 %133, i64 0, !dbg !26
  %151 = insertelement <2 x i16> %150, i16 %134, i64 1, !dbg !26
  %152 = bitcast <2 x i16> %151 to i32, !dbg !26
  %153 = insertelement <2 x i16> poison, i16 %135, i64 0, !dbg !26
  %154 = insertelement <2 x i16> %153, i16 %136, i64 1, !dbg !26
  %155 = bitcast <2 x i16> %154 to i32, !dbg !26
  %156 = insertelement <2 x i16> poison, i16 %137, i64 0, !dbg !26
  %157 = insertelement <2 x i16> %156, i16 %138, i64 1, !dbg !26
  %158 = bitcast <2 x i16> %157 to i32, !dbg !26
  %159 = insertelement <4 x i32> poison, i32 %149, i64 0, !dbg !26
  %160 = insertelement <4 x i32> %159, i32 %152, i64 1, !dbg !26
  %161 = insertelement <4 x i32> %160, i32 %155, i64 2, !dbg !26
  %162 = insertelement <4 x i32> %161, i32 %158, i64 3, !dbg !26
  store <4 x i32> %162, ptr addrspace(3) %69, align 16, !dbg !26
  %163 = insertelement <2 x i16> poison, i16 %139, i64 0, !dbg !26
  %164 = insertelement <2 x i16> %163, i16 %140, i64 1, !dbg !26
  %165 = bitcast <2 x i16> %164 to i32, !dbg !26
  %166 = insertelement <2 x i16> poison, i16 %141, i64 0, !dbg !26
  %167 = insertelement <2 x i16> %166, i16 %142, i64 1, !dbg !26
  %168 = bitcast <2 x i16> %167 to i32, !dbg !26
  %169 = insertelement <2 x i16> poison, i16 %143, i64 0, !dbg !26
  %170 = insertelement <2 x i16> %169, i16 %144, i64 1, !dbg !26
  %171 = bitcast <2 x i16> %170 to i32, !dbg !26
  %172 = insertelement <2 x i16> poison, i16 %145, i64 0, !dbg !26
  %173 = insertelement <2 x i16> %172, i16 %146, i64 1, !dbg !26
  %174 = bitcast <2 x i16> %173 to i32, !dbg !26
  %175 = insertelement <4 x i32> poison, i32 %165, i64 0, !dbg !26
  %176 = insertelement <4 x i32> %175, i32 %168, i64 1, !dbg !26
  %177 = insertelement <4 x i32> %176, i32 %171, i64 2, !dbg !26
  %178 = insertelement <4 x i32> %177, i32 %174, i64 3, !dbg !26
  store <4 x i32> %178, ptr addrspace(3) %70, align 16, !dbg !26
  tail call void @llvm.nvvm.cp.async.wait.group(i32 1), !dbg !25
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !25
  %.idx = shl i32 %111, 11, !dbg !25
  %179 = getelementptr i8, ptr addrspace(3) @global_smem, i32 %.idx, !dbg !25
  %180 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %77), !dbg !26
  %181 = extractvalue { i32, i32, i32, i32 } %180, 0, !dbg !26
  %182 = extractvalue { i32, i32, i32, i32 } %180, 1, !dbg !26
  %183 = extractvalue { i32, i32, i32, i32 } %180, 2, !dbg !26
  %184 = extractvalue { i32, i32, i32, i32 } %180, 3, !dbg !26
  %185 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) nonnull %78), !dbg !26
  %186 = extractvalue { i32, i32, i32, i32 } %185, 0, !dbg !26
  %187 = extractvalue { i32, i32, i32, i32 } %185, 1, !dbg !26
  %188 = extractvalue { i32, i32, i32, i32 } %185, 2, !dbg !26
  %189 = extractvalue { i32, i32, i32, i32 } %185, 3, !dbg !26
  %190 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %80), !dbg !26
  %191 = extractvalue { i32, i32, i32, i32 } %190, 0, !dbg !26
  %192 = extractvalue { i32, i32, i32, i32 } %190, 1, !dbg !26
  %193 = extractvalue { i32, i32, i32, i32 } %190, 2, !dbg !26
  %194 = extractvalue { i32, i32, i32, i32 } %190, 3, !dbg !26
  %195 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) nonnull %81), !dbg !26
  %196 = extractvalue { i32, i32, i32, i32 } %195, 0, !dbg !26
  %197 = extractvalue { i32, i32, i32, i32 } %195, 1, !dbg !26
  %198 = extractvalue { i32, i32, i32, i32 } %195, 2, !dbg !26
  %199 = extractvalue { i32, i32, i32, i32 } %195, 3, !dbg !26
  %200 = getelementptr inbounds nuw i8, ptr addrspace(3) %179, i32 %86, !dbg !25
  %201 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) %200), !dbg !25
  %202 = extractvalue { i32, i32, i32, i32 } %201, 0, !dbg !25
  %203 = extractvalue { i32, i32, i32, i32 } %201, 1, !dbg !25
  %204 = extractvalue { i32, i32, i32, i32 } %201, 2, !dbg !25
  %205 = extractvalue { i32, i32, i32, i32 } %201, 3, !dbg !25
  %206 = getelementptr inbounds nuw i8, ptr addrspace(3) %179, i32 %87, !dbg !25
  %207 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) %206), !dbg !25
  %208 = extractvalue { i32, i32, i32, i32 } %207, 0, !dbg !25
  %209 = extractvalue { i32, i32, i32, i32 } %207, 1, !dbg !25
  %210 = extractvalue { i32, i32, i32, i32 } %207, 2, !dbg !25
  %211 = extractvalue { i32, i32, i32, i32 } %207, 3, !dbg !25
  %212 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %91, float %92, float %93, float %94, i32 %181, i32 %182, i32 %183, i32 %184, i32 %202, i32 %203) #2, !dbg !27
  %213 = extractvalue { float, float, float, float } %212, 0, !dbg !27
  %214 = extractvalue { float, float, float, float } %212, 1, !dbg !27
  %215 = extractvalue { float, float, float, float } %212, 2, !dbg !27
  %216 = extractvalue { float, float, float, float } %212, 3, !dbg !27
  %217 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %95, float %96, float %97, float %98, i32 %181, i32 %182, i32 %183, i32 %184, i32 %208, i32 %209) #2, !dbg !27
  %218 = extractvalue { float, float, float, float } %217, 0, !dbg !27
  %219 = extractvalue { float, float, float, float } %217, 1, !dbg !27
  %220 = extractvalue { float, float, float, float } %217, 2, !dbg !27
  %221 = extractvalue { float, float, float, float } %217, 3, !dbg !27
  %222 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %99, float %100, float %101, float %102, i32 %186, i32 %187, i32 %188, i32 %189, i32 %202, i32 %203) #2, !dbg !27
  %223 = extractvalue { float, float, float, float } %222, 0, !dbg !27
  %224 = extractvalue { float, float, float, float } %222, 1, !dbg !27
  %225 = extractvalue { float, float, float, float } %222, 2, !dbg !27
  %226 = extractvalue { float, float, float, float } %222, 3, !dbg !27
  %227 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %103, float %104, float %105, float %106, i32 %186, i32 %187, i32 %188, i32 %189, i32 %208, i32 %209) #2, !dbg !27
  %228 = extractvalue { float, float, float, float } %227, 0, !dbg !27
  %229 = extractvalue { float, float, float, float } %227, 1, !dbg !27
  %230 = extractvalue { float, float, float, float } %227, 2, !dbg !27
  %231 = extractvalue { float, float, float, float } %227, 3, !dbg !27
  %232 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %213, float %214, float %215, float %216, i32 %191, i32 %192, i32 %193, i32 %194, i32 %204, i32 %205) #2, !dbg !27
  %233 = extractvalue { float, float, float, float } %232, 0, !dbg !27
  %234 = extractvalue { float, float, float, float } %232, 1, !dbg !27
  %235 = extractvalue { float, float, float, float } %232, 2, !dbg !27
  %236 = extractvalue { float, float, float, float } %232, 3, !dbg !27
  %237 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %218, float %219, float %220, float %221, i32 %191, i32 %192, i32 %193, i32 %194, i32 %210, i32 %211) #2, !dbg !27
  %238 = extractvalue { float, float, float, float } %237, 0, !dbg !27
  %239 = extractvalue { float, float, float, float } %237, 1, !dbg !27
  %240 = extractvalue { float, float, float, float } %237, 2, !dbg !27
  %241 = extractvalue { float, float, float, float } %237, 3, !dbg !27
  %242 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %223, float %224, float %225, float %226, i32 %196, i32 %197, i32 %198, i32 %199, i32 %204, i32 %205) #2, !dbg !27
  %243 = extractvalue { float, float, float, float } %242, 0, !dbg !27
  %244 = extractvalue { float, float, float, float } %242, 1, !dbg !27
  %245 = extractvalue { float, float, float, float } %242, 2, !dbg !27
  %246 = extractvalue { float, float, float, float } %242, 3, !dbg !27
  %247 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %228, float %229, float %230, float %231, i32 %196, i32 %197, i32 %198, i32 %199, i32 %210, i32 %211) #2, !dbg !27
  %248 = extractvalue { float, float, float, float } %247, 0, !dbg !27
  %249 = extractvalue { float, float, float, float } %247, 1, !dbg !27
  %250 = extractvalue { float, float, float, float } %247, 2, !dbg !27
  %251 = extractvalue { float, float, float, float } %247, 3, !dbg !27
  %252 = add i32 %90, 1, !dbg !21
  %253 = icmp sgt i32 %252, 1, !dbg !21
  %254 = select i1 %253, i32 0, i32 %252, !dbg !21
  %255 = add i32 %107, 64, !dbg !21
  %256 = or disjoint i32 %255, %11, !dbg !22
  %257 = or disjoint i32 %255, %12, !dbg !22
  %258 = icmp slt i32 %256, %K, !dbg !22
  %259 = icmp slt i32 %257, %K, !dbg !22
  %260 = shl i32 %256, 6, !dbg !23
  %261 = shl i32 %257, 6, !dbg !23
  %262 = sext i32 %260 to i64, !dbg !24
  %263 = sext i32 %261 to i64, !dbg !24
  %gep = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep, i64 %262, !dbg !24
  %gep34 = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep, i64 %263, !dbg !24
  %.idx32 = shl i32 %254, 11, !dbg !25
  %264 = getelementptr i8, ptr addrspace(3) @global_smem, i32 %.idx32, !dbg !25
  %265 = and i1 %108, %258, !dbg !21
  %266 = and i1 %108, %259, !dbg !21
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !25
  %267 = getelementptr inbounds nuw i8, ptr addrspace(3) %264, i32 %43, !dbg !25
  %268 = select i1 %265, i32 16, i32 0, !dbg !25
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %267, ptr addrspace(1) %gep, i32 %268) #2, !dbg !25
  %269 = getelementptr inbounds nuw i8, ptr addrspace(3) %264, i32 %46, !dbg !25
  %270 = select i1 %266, i32 16, i32 0, !dbg !25
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %269, ptr addrspace(1) %gep34, i32 %270) #2, !dbg !25
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !25
  %271 = add i32 %107, 32, !dbg !21
  %272 = icmp slt i32 %271, %K, !dbg !21
  br i1 %272, label %88, label %._crit_edge, !dbg !21

._crit_edge:                                      ; preds = %88, %6
  %273 = phi float [ 0.000000e+00, %6 ], [ %233, %88 ], !dbg !28
  %274 = phi float [ 0.000000e+00, %6 ], [ %234, %88 ], !dbg !28
  %275 = phi float [ 0.000000e+00, %6 ], [ %235, %88 ], !dbg !28
  %276 = phi float [ 0.000000e+00, %6 ], [ %236, %88 ], !dbg !28
  %277 = phi float [ 0.000000e+00, %6 ], [ %238, %88 ], !dbg !28
  %278 = phi float [ 0.000000e+00, %6 ], [ %239, %88 ], !dbg !28
  %279 = phi float [ 0.000000e+00, %6 ], [ %240, %88 ], !dbg !28
  %280 = phi float [ 0.000000e+00, %6 ], [ %241, %88 ], !dbg !28
  %281 = phi float [ 0.000000e+00, %6 ], [ %243, %88 ], !dbg !28
  %282 = phi float [ 0.000000e+00, %6 ], [ %244, %88 ], !dbg !28
  %283 = phi float [ 0.000000e+00, %6 ], [ %245, %88 ], !dbg !28
  %284 = phi float [ 0.000000e+00, %6 ], [ %246, %88 ], !dbg !28
  %285 = phi float [ 0.000000e+00, %6 ], [ %248, %88 ], !dbg !28
  %286 = phi float [ 0.000000e+00, %6 ], [ %249, %88 ], !dbg !28
  %287 = phi float [ 0.000000e+00, %6 ], [ %250, %88 ], !dbg !28
  %288 = phi float [ 0.000000e+00, %6 ], [ %251, %88 ], !dbg !28
  %289 = and i32 %9, 7, !dbg !15
  %290 = shl nuw nsw i32 %289, 2, !dbg !15
  %291 = or disjoint i32 %290, %18, !dbg !16
  %292 = lshr i32 %9, 3, !dbg !15
  %293 = and i32 %292, 7, !dbg !15
  %294 = or disjoint i32 %293, %8, !dbg !14
  tail call void @llvm.nvvm.cp.async.wait.group(i32 0), !dbg !21
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !21
  %295 = shl i32 %294, 6, !dbg !29
  %296 = sext i32 %295 to i64, !dbg !30
  %297 = getelementptr [4 x i8], ptr addrspace(1) %c_ptr, i64 %296, !dbg !30
  %298 = getelementptr i8, ptr addrspace(1) %297, i64 2048, !dbg !30
  %299 = getelementptr i8, ptr addrspace(1) %297, i64 4096, !dbg !30
  %300 = getelementptr i8, ptr addrspace(1) %297, i64 6144, !dbg !30
  %301 = zext nneg i32 %291 to i64, !dbg !30
  %302 = getelementptr [4 x i8], ptr addrspace(1) %297, i64 %301, !dbg !30
  %303 = getelementptr [4 x i8], ptr addrspace(1) %298, i64 %301, !dbg !30
  %304 = getelementptr [4 x i8], ptr addrspace(1) %299, i64 %301, !dbg !30
  %305 = getelementptr [4 x i8], ptr addrspace(1) %300, i64 %301, !dbg !30
  %306 = shl nuw nsw i32 %41, 4, !dbg !31
  %307 = and i32 %9, 1, !dbg !31
  %308 = icmp eq i32 %307, 0, !dbg !31
  %309 = select i1 %308, i32 0, i32 1088, !dbg !31
  %310 = and i32 %13, 16, !dbg !31
  %311 = and i32 %9, 4, !dbg !31
  %312 = icmp eq i32 %311, 0, !dbg !31
  %313 = select i1 %312, i32 0, i32 544, !dbg !31
  %314 = and i32 %9, 32, !dbg !31
  %315 = or disjoint i32 %309, %310, !dbg !31
  %316 = or disjoint i32 %313, %306, !dbg !31
  %317 = xor i32 %316, %314, !dbg !31
  %318 = or disjoint i32 %315, %317, !dbg !31
  %319 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %318, !dbg !31
  %320 = insertelement <4 x float> poison, float %273, i64 0, !dbg !31
  %321 = insertelement <4 x float> %320, float %274, i64 1, !dbg !31
  %322 = insertelement <4 x float> %321, float %275, i64 2, !dbg !31
  %323 = insertelement <4 x float> %322, float %276, i64 3, !dbg !31
  store <4 x float> %323, ptr addrspace(3) %319, align 16, !dbg !31
  %324 = xor i32 %318, 64, !dbg !31
  %325 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %324, !dbg !31
  %326 = insertelement <4 x float> poison, float %277, i64 0, !dbg !31
  %327 = insertelement <4 x float> %326, float %278, i64 1, !dbg !31
  %328 = insertelement <4 x float> %327, float %279, i64 2, !dbg !31
  %329 = insertelement <4 x float> %328, float %280, i64 3, !dbg !31
  store <4 x float> %329, ptr addrspace(3) %325, align 16, !dbg !31
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !31
  %330 = shl nuw nsw i32 %289, 4, !dbg !31
  %331 = and i32 %13, 384, !dbg !31
  %332 = and i32 %9, 8, !dbg !31
  %333 = icmp eq i32 %332, 0, !dbg !31
  %334 = select i1 %333, i32 0, i32 544, !dbg !31
  %335 = or disjoint i32 %330, %331, !dbg !31
  %336 = xor i32 %335, %334, !dbg !31
  %337 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %336, !dbg !31
  %338 = load <4 x i32>, ptr addrspace(3) %337, align 16, !dbg !31
  %339 = xor i32 %336, 1088, !dbg !31
  %340 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %339, !dbg !31
  %341 = load <4 x i32>, ptr addrspace(3) %340, align 16, !dbg !31
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !31
  %342 = insertelement <4 x float> poison, float %281, i64 0, !dbg !31
  %343 = insertelement <4 x float> %342, float %282, i64 1, !dbg !31
  %344 = insertelement <4 x float> %343, float %283, i64 2, !dbg !31
  %345 = insertelement <4 x float> %344, float %284, i64 3, !dbg !31
  store <4 x float> %345, ptr addrspace(3) %319, align 16, !dbg !31
  %346 = insertelement <4 x float> poison, float %285, i64 0, !dbg !31
  %347 = insertelement <4 x float> %346, float %286, i64 1, !dbg !31
  %348 = insertelement <4 x float> %347, float %287, i64 2, !dbg !31
  %349 = insertelement <4 x float> %348, float %288, i64 3, !dbg !31
  store <4 x float> %349, ptr addrspace(3) %325, align 16, !dbg !31
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !31
  %350 = load <4 x i32>, ptr addrspace(3) %337, align 16, !dbg !31
  %351 = load <4 x i32>, ptr addrspace(3) %340, align 16, !dbg !31
  %.extract = extractelement <4 x i32> %338, i64 0, !dbg !31
  %.extract17 = extractelement <4 x i32> %338, i64 1, !dbg !31
  %.extract18 = extractelement <4 x i32> %341, i64 0, !dbg !31
  %.extract19 = extractelement <4 x i32> %341, i64 1, !dbg !31
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %.extract, i32 %.extract17, i32 %.extract18, i32 %.extract19, ptr addrspace(1) %302) #2, !dbg !31
  %.extract20 = extractelement <4 x i32> %338, i64 2, !dbg !31
  %.extract21 = extractelement <4 x i32> %338, i64 3, !dbg !31
  %.extract22 = extractelement <4 x i32> %341, i64 2, !dbg !31
  %.extract23 = extractelement <4 x i32> %341, i64 3, !dbg !31
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %.extract20, i32 %.extract21, i32 %.extract22, i32 %.extract23, ptr addrspace(1) %303) #2, !dbg !31
  %.extract24 = extractelement <4 x i32> %350, i64 0, !dbg !31
  %.extract25 = extractelement <4 x i32> %350, i64 1, !dbg !31
  %.extract26 = extractelement <4 x i32> %351, i64 0, !dbg !31
  %.extract27 = extractelement <4 x i32> %351, i64 1, !dbg !31
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %.extract24, i32 %.extract25, i32 %.extract26, i32 %.extract27, ptr addrspace(1) %304) #2, !dbg !31
  %.extract28 = extractelement <4 x i32> %350, i64 2, !dbg !31
  %.extract29 = extractelement <4 x i32> %350, i64 3, !dbg !31
  %.extract30 = extractelement <4 x i32> %351, i64 2, !dbg !31
  %.extract31 = extractelement <4 x i32> %351, i64 3, !dbg !31
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %.extract28, i32 %.extract29, i32 %.extract30, i32 %.extract31, ptr addrspace(1) %305) #2, !dbg !31
  ret void, !dbg !32
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
!4 = distinct !DISubprogram(name: "product", linkageName: "product", scope: !1, file: !1, line: 26, type: !5, scopeLine: 26, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{null, !7, !7, !9, !11, !12, !12}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !8, size: 64, dwarfAddressSpace: 1)
!8 = !DIBasicType(name: "half", size: 16, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !10, size: 64, dwarfAddressSpace: 1)
!10 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!11 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !13, size: 64, dwarfAddressSpace: 1)
!13 = !DIBasicType(name: "unknown_type", encoding: DW_ATE_signed)
!14 = !DILocation(line: 27, column: 12, scope: !4)
!15 = !DILocation(line: 27, column: 35, scope: !4)
!16 = !DILocation(line: 28, column: 14, scope: !4)
!17 = !DILocation(line: 15, column: 29, scope: !18, inlinedAt: !19)
!18 = distinct !DILexicalBlockFile(scope: !4, file: !1, discriminator: 0)
!19 = !DILocation(line: 29, column: 11, scope: !18)
!20 = !DILocation(line: 15, column: 21, scope: !18, inlinedAt: !19)
!21 = !DILocation(line: 13, column: 5, scope: !18, inlinedAt: !19)
!22 = !DILocation(line: 14, column: 16, scope: !18, inlinedAt: !19)
!23 = !DILocation(line: 16, column: 29, scope: !18, inlinedAt: !19)
!24 = !DILocation(line: 16, column: 21, scope: !18, inlinedAt: !19)
!25 = !DILocation(line: 16, column: 13, scope: !18, inlinedAt: !19)
!26 = !DILocation(line: 15, column: 13, scope: !18, inlinedAt: !19)
!27 = !DILocation(line: 17, column: 16, scope: !18, inlinedAt: !19)
!28 = !DILocation(line: 29, column: 11, scope: !4)
!29 = !DILocation(line: 30, column: 22, scope: !4)
!30 = !DILocation(line: 30, column: 14, scope: !4)
!31 = !DILocation(line: 30, column: 5, scope: !4)
!32 = !DILocation(line: 26, column: 1, scope: !4)
