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
  br i1 %27, label %.lr.ph, label %.._crit_edge_crit_edge, !dbg !21

.._crit_edge_crit_edge:                           ; preds = %6
  %.pre = zext nneg i32 %20 to i64, !dbg !22
  %.pre41 = shl nuw nsw i32 %9, 4, !dbg !23
  br label %._crit_edge, !dbg !21

.lr.ph:                                           ; preds = %6
  %28 = shl nuw nsw i32 %9, 4
  %29 = and i32 %28, 1008
  %30 = shl nuw nsw i32 %9, 1
  %31 = and i32 %30, 48
  %32 = xor i32 %29, %31
  %33 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %32
  %34 = or disjoint i32 %32, 1024
  %35 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %34
  %36 = zext nneg i32 %20 to i64
  %invariant.gep = getelementptr [2 x i8], ptr addrspace(1) %b_ptr, i64 %36, !dbg !21
  %37 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %32
  %38 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %34
  %39 = shl nuw nsw i32 %9, 6
  %40 = and i32 %39, 960
  %41 = and i32 %13, 48
  %42 = and i32 %9, 16
  %43 = or disjoint i32 %40, %41
  %44 = xor i32 %43, %42
  %45 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %44
  %46 = getelementptr inbounds nuw i8, ptr addrspace(3) %45, i32 1024
  %47 = xor i32 %44, 32
  %48 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %47
  %49 = getelementptr inbounds nuw i8, ptr addrspace(3) %48, i32 1024
  %50 = and i32 %39, 1984
  %51 = lshr i32 %9, 1
  %52 = and i32 %51, 16
  %53 = xor i32 %41, %52
  %54 = or disjoint i32 %53, %50
  %55 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %54
  %56 = xor i32 %54, 32
  %57 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %56
  br label %58, !dbg !21

58:                                               ; preds = %.lr.ph, %58
  %59 = phi float [ 0.000000e+00, %.lr.ph ], [ %220, %58 ]
  %60 = phi float [ 0.000000e+00, %.lr.ph ], [ %221, %58 ]
  %61 = phi float [ 0.000000e+00, %.lr.ph ], [ %222, %58 ]
  %62 = phi float [ 0.000000e+00, %.lr.ph ], [ %223, %58 ]
  %63 = phi float [ 0.000000e+00, %.lr.ph ], [ %225, %58 ]
  %64 = phi float [ 0.000000e+00, %.lr.ph ], [ %226, %58 ]
  %65 = phi float [ 0.000000e+00, %.lr.ph ], [ %227, %58 ]
  %66 = phi float [ 0.000000e+00, %.lr.ph ], [ %228, %58 ]
  %67 = phi float [ 0.000000e+00, %.lr.ph ], [ %230, %58 ]
  %68 = phi float [ 0.000000e+00, %.lr.ph ], [ %231, %58 ]
  %69 = phi float [ 0.000000e+00, %.lr.ph ], [ %232, %58 ]
  %70 = phi float [ 0.000000e+00, %.lr.ph ], [ %233, %58 ]
  %71 = phi float [ 0.000000e+00, %.lr.ph ], [ %235, %58 ]
  %72 = phi float [ 0.000000e+00, %.lr.ph ], [ %236, %58 ]
  %73 = phi float [ 0.000000e+00, %.lr.ph ], [ %237, %58 ]
  %74 = phi float [ 0.000000e+00, %.lr.ph ], [ %238, %58 ]
  %75 = phi i32 [ 0, %.lr.ph ], [ %239, %58 ]
  %76 = or disjoint i32 %75, %14, !dbg !24
  %77 = or disjoint i32 %76, 1, !dbg !24
  %78 = or disjoint i32 %76, 2, !dbg !24
  %79 = or disjoint i32 %76, 3, !dbg !24
  %80 = or disjoint i32 %75, %15, !dbg !24
  %81 = or disjoint i32 %76, 5, !dbg !24
  %82 = or disjoint i32 %76, 6, !dbg !24
  %83 = or disjoint i32 %76, 7, !dbg !24
  %84 = or disjoint i32 %75, %11, !dbg !24
  %85 = or disjoint i32 %75, %12, !dbg !24
  %86 = icmp slt i32 %76, %K, !dbg !24
  %87 = icmp slt i32 %77, %K, !dbg !24
  %88 = icmp slt i32 %78, %K, !dbg !24
  %89 = icmp slt i32 %79, %K, !dbg !24
  %90 = icmp slt i32 %80, %K, !dbg !24
  %91 = icmp slt i32 %81, %K, !dbg !24
  %92 = icmp slt i32 %82, %K, !dbg !24
  %93 = icmp slt i32 %83, %K, !dbg !24
  %94 = icmp slt i32 %84, %K, !dbg !24
  %95 = icmp slt i32 %85, %K, !dbg !24
  %96 = sext i32 %76 to i64, !dbg !20
  %97 = getelementptr [2 x i8], ptr addrspace(1) %24, i64 %96, !dbg !20
  %98 = getelementptr [2 x i8], ptr addrspace(1) %26, i64 %96, !dbg !20
  %99 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %97, i1 %86) #4, !dbg !25
  %100 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 2 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %97, i1 %87) #4, !dbg !25
  %101 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 4 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %97, i1 %88) #4, !dbg !25
  %102 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 6 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %97, i1 %89) #4, !dbg !25
  %103 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 8 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %97, i1 %90) #4, !dbg !25
  %104 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 10 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %97, i1 %91) #4, !dbg !25
  %105 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 12 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %97, i1 %92) #4, !dbg !25
  %106 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 14 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %97, i1 %93) #4, !dbg !25
  %107 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %98, i1 %86) #4, !dbg !25
  %108 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 2 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %98, i1 %87) #4, !dbg !25
  %109 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 4 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %98, i1 %88) #4, !dbg !25
  %110 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 6 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %98, i1 %89) #4, !dbg !25
  %111 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 8 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %98, i1 %90) #4, !dbg !25
  %112 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 10 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %98, i1 %91) #4, !dbg !25
  %113 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 12 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %98, i1 %92) #4, !dbg !25
  %114 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 14 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %98, i1 %93) #4, !dbg !25
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !25
  %115 = insertelement <2 x i16> poison, i16 %99, i64 0, !dbg !25
  %116 = insertelement <2 x i16> %115, i16 %100, i64 1, !dbg !25
  %117 = bitcast <2 x i16> %116 to i32, !dbg !25
  %118 = insertelement <2 x i16> poison, i16 %101, i64 0, !dbg !25
  %119 = insertelement <2 x i16> %118, i16 %102, i64 1, !dbg !25
  %120 = bitcast <2 x i16> %119 to i32, !dbg !25
  %121 = insertelement <2 x i16> poison, i16 %103, i64 0, !dbg !25
  %122 = insertelement <2 x i16> %121, i16 %104, i64 1, !dbg !25
  %123 = bitcast <2 x i16> %122 to i32, !dbg !25
  %124 = insertelement <2 x i16> poison, i16 %105, i64 0, !dbg !25
  %125 = insertelement <2 x i16> %124, i16 %106, i64 1, !dbg !25
  %126 = bitcast <2 x i16> %125 to i32, !dbg !25
  %127 = insertelement <4 x i32> poison, i32 %117, i64 0, !dbg !25
  %128 = insertelement <4 x i32> %127, i32 %120, i64 1, !dbg !25
  %129 = insertelement <4 x i32> %128, i32 %123, i64 2, !dbg !25
  %130 = insertelement <4 x i32> %129, i32 %126, i64 3, !dbg !25
  store <4 x i32> %130, ptr addrspace(3) %33, align 16, !dbg !25
  %131 = insertelement <2 x i16> poison, i16 %107, i64 0, !dbg !25
  %132 = insertelement <2 x i16> %131, i16 %108, i64 1, !dbg !25
  %133 = bitcast <2 x i16> %132 to i32, !dbg !25
  %134 = insertelement <2 x i16> poison, i16 %109, i64 0, !dbg !25
  %135 = insertelement <2 x i16> %134, i16 %110, i64 1, !dbg !25
  %136 = bitcast <2 x i16> %135 to i32, !dbg !25
  %137 = insertelement <2 x i16> poison, i16 %111, i64 0, !dbg !25
  %138 = insertelement <2 x i16> %137, i16 %112, i64 1, !dbg !25
  %139 = bitcast <2 x i16> %138 to i32, !dbg !25
  %140 = insertelement <2 x i16> poison, i16 %113, i64 0, !dbg !25
  %141 = insertelement <2 x i16> %140, i16 %114, i64 1, !dbg !25
  %142 = bitcast <2 x i16> %141 to i32, !dbg !25
  %143 = insertelement <4 x i32> poison, i32 %133, i64 0, !dbg !25
  %144 = insertelement <4 x i32> %143, i32 %136, i64 1, !dbg !25
  %145 = insertelement <4 x i32> %144, i32 %139, i64 2, !dbg !25
  %146 = insertelement <4 x i32> %145, i32 %142, i64 3, !dbg !25
  store <4 x i32> %146, ptr addrspace(3) %35, align 16, !dbg !25
  %147 = shl i32 %84, 6, !dbg !26
  %148 = shl i32 %85, 6, !dbg !26
  %149 = sext i32 %147 to i64, !dbg !27
  %150 = sext i32 %148 to i64, !dbg !27
  %gep = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep, i64 %149, !dbg !27
  %gep39 = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep, i64 %150, !dbg !27
  %151 = tail call { i32, i32, i32, i32 } asm sideeffect "@$9 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $8 + 0 ];", "=r,=r,=r,=r,0,1,2,3,l,b"(i32 0, i32 0, i32 0, i32 0, ptr addrspace(1) %gep, i1 %94) #4, !dbg !28
  %152 = extractvalue { i32, i32, i32, i32 } %151, 0, !dbg !28
  %153 = extractvalue { i32, i32, i32, i32 } %151, 1, !dbg !28
  %154 = extractvalue { i32, i32, i32, i32 } %151, 2, !dbg !28
  %155 = extractvalue { i32, i32, i32, i32 } %151, 3, !dbg !28
  %156 = tail call { i32, i32, i32, i32 } asm sideeffect "@$9 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $8 + 0 ];", "=r,=r,=r,=r,0,1,2,3,l,b"(i32 0, i32 0, i32 0, i32 0, ptr addrspace(1) %gep39, i1 %95) #4, !dbg !28
  %157 = extractvalue { i32, i32, i32, i32 } %156, 0, !dbg !28
  %158 = extractvalue { i32, i32, i32, i32 } %156, 1, !dbg !28
  %159 = extractvalue { i32, i32, i32, i32 } %156, 2, !dbg !28
  %160 = extractvalue { i32, i32, i32, i32 } %156, 3, !dbg !28
  %161 = insertelement <4 x i32> poison, i32 %152, i64 0, !dbg !28
  %162 = insertelement <4 x i32> %161, i32 %153, i64 1, !dbg !28
  %163 = insertelement <4 x i32> %162, i32 %154, i64 2, !dbg !28
  %164 = insertelement <4 x i32> %163, i32 %155, i64 3, !dbg !28
  store <4 x i32> %164, ptr addrspace(3) %37, align 16, !dbg !28
  %165 = insertelement <4 x i32> poison, i32 %157, i64 0, !dbg !28
  %166 = insertelement <4 x i32> %165, i32 %158, i64 1, !dbg !28
  %167 = insertelement <4 x i32> %166, i32 %159, i64 2, !dbg !28
  %168 = insertelement <4 x i32> %167, i32 %160, i64 3, !dbg !28
  store <4 x i32> %168, ptr addrspace(3) %38, align 16, !dbg !28
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !25
  %169 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %45), !dbg !25
  %170 = extractvalue { i32, i32, i32, i32 } %169, 0, !dbg !25
  %171 = extractvalue { i32, i32, i32, i32 } %169, 1, !dbg !25
  %172 = extractvalue { i32, i32, i32, i32 } %169, 2, !dbg !25
  %173 = extractvalue { i32, i32, i32, i32 } %169, 3, !dbg !25
  %174 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) nonnull %46), !dbg !25
  %175 = extractvalue { i32, i32, i32, i32 } %174, 0, !dbg !25
  %176 = extractvalue { i32, i32, i32, i32 } %174, 1, !dbg !25
  %177 = extractvalue { i32, i32, i32, i32 } %174, 2, !dbg !25
  %178 = extractvalue { i32, i32, i32, i32 } %174, 3, !dbg !25
  %179 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %48), !dbg !25
  %180 = extractvalue { i32, i32, i32, i32 } %179, 0, !dbg !25
  %181 = extractvalue { i32, i32, i32, i32 } %179, 1, !dbg !25
  %182 = extractvalue { i32, i32, i32, i32 } %179, 2, !dbg !25
  %183 = extractvalue { i32, i32, i32, i32 } %179, 3, !dbg !25
  %184 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) nonnull %49), !dbg !25
  %185 = extractvalue { i32, i32, i32, i32 } %184, 0, !dbg !25
  %186 = extractvalue { i32, i32, i32, i32 } %184, 1, !dbg !25
  %187 = extractvalue { i32, i32, i32, i32 } %184, 2, !dbg !25
  %188 = extractvalue { i32, i32, i32, i32 } %184, 3, !dbg !25
  %189 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) %55), !dbg !28
  %190 = extractvalue { i32, i32, i32, i32 } %189, 0, !dbg !28
  %191 = extractvalue { i32, i32, i32, i32 } %189, 1, !dbg !28
  %192 = extractvalue { i32, i32, i32, i32 } %189, 2, !dbg !28
  %193 = extractvalue { i32, i32, i32, i32 } %189, 3, !dbg !28
  %194 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) %57), !dbg !28
  %195 = extractvalue { i32, i32, i32, i32 } %194, 0, !dbg !28
  %196 = extractvalue { i32, i32, i32, i32 } %194, 1, !dbg !28
  %197 = extractvalue { i32, i32, i32, i32 } %194, 2, !dbg !28
  %198 = extractvalue { i32, i32, i32, i32 } %194, 3, !dbg !28
  %199 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %59, float %60, float %61, float %62, i32 %170, i32 %171, i32 %172, i32 %173, i32 %190, i32 %191) #4, !dbg !29
  %200 = extractvalue { float, float, float, float } %199, 0, !dbg !29
  %201 = extractvalue { float, float, float, float } %199, 1, !dbg !29
  %202 = extractvalue { float, float, float, float } %199, 2, !dbg !29
  %203 = extractvalue { float, float, float, float } %199, 3, !dbg !29
  %204 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %63, float %64, float %65, float %66, i32 %170, i32 %171, i32 %172, i32 %173, i32 %195, i32 %196) #4, !dbg !29
  %205 = extractvalue { float, float, float, float } %204, 0, !dbg !29
  %206 = extractvalue { float, float, float, float } %204, 1, !dbg !29
  %207 = extractvalue { float, float, float, float } %204, 2, !dbg !29
  %208 = extractvalue { float, float, float, float } %204, 3, !dbg !29
  %209 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %67, float %68, float %69, float %70, i32 %175, i32 %176, i32 %177, i32 %178, i32 %190, i32 %191) #4, !dbg !29
  %210 = extractvalue { float, float, float, float } %209, 0, !dbg !29
  %211 = extractvalue { float, float, float, float } %209, 1, !dbg !29
  %212 = extractvalue { float, float, float, float } %209, 2, !dbg !29
  %213 = extractvalue { float, float, float, float } %209, 3, !dbg !29
  %214 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %71, float %72, float %73, float %74, i32 %175, i32 %176, i32 %177, i32 %178, i32 %195, i32 %196) #4, !dbg !29
  %215 = extractvalue { float, float, float, float } %214, 0, !dbg !29
  %216 = extractvalue { float, float, float, float } %214, 1, !dbg !29
  %217 = extractvalue { float, float, float, float } %214, 2, !dbg !29
  %218 = extractvalue { float, float, float, float } %214, 3, !dbg !29
  %219 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %200, float %201, float %202, float %203, i32 %180, i32 %181, i32 %182, i32 %183, i32 %192, i32 %193) #4, !dbg !29
  %220 = extractvalue { float, float, float, float } %219, 0, !dbg !29
  %221 = extractvalue { float, float, float, float } %219, 1, !dbg !29
  %222 = extractvalue { float, float, float, float } %219, 2, !dbg !29
  %223 = extractvalue { float, float, float, float } %219, 3, !dbg !29
  %224 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %205, float %206, float %207, float %208, i32 %180, i32 %181, i32 %182, i32 %183, i32 %197, i32 %198) #4, !dbg !29
  %225 = extractvalue { float, float, float, float } %224, 0, !dbg !29
  %226 = extractvalue { float, float, float, float } %224, 1, !dbg !29
  %227 = extractvalue { float, float, float, float } %224, 2, !dbg !29
  %228 = extractvalue { float, float, float, float } %224, 3, !dbg !29
  %229 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %210, float %211, float %212, float %213, i32 %185, i32 %186, i32 %187, i32 %188, i32 %192, i32 %193) #4, !dbg !29
  %230 = extractvalue { float, float, float, float } %229, 0, !dbg !29
  %231 = extractvalue { float, float, float, float } %229, 1, !dbg !29
  %232 = extractvalue { float, float, float, float } %229, 2, !dbg !29
  %233 = extractvalue { float, float, float, float } %229, 3, !dbg !29
  %234 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %215, float %216, float %217, float %218, i32 %185, i32 %186, i32 %187, i32 %188, i32 %197, i32 %198) #4, !dbg !29
  %235 = extractvalue { float, float, float, float } %234, 0, !dbg !29
  %236 = extractvalue { float, float, float, float } %234, 1, !dbg !29
  %237 = extractvalue { float, float, float, float } %234, 2, !dbg !29
  %238 = extractvalue { float, float, float, float } %234, 3, !dbg !29
  %239 = add i32 %75, 32, !dbg !21
  %240 = icmp slt i32 %239, %K, !dbg !21
  br i1 %240, label %58, label %._crit_edge, !dbg !21

._crit_edge:                                      ; preds = %58, %.._crit_edge_crit_edge
  %.pre-phi42 = phi i32 [ %.pre41, %.._crit_edge_crit_edge ], [ %28, %58 ], !dbg !23
  %.pre-phi = phi i64 [ %.pre, %.._crit_edge_crit_edge ], [ %36, %58 ], !dbg !22
  %241 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %220, %58 ], !dbg !30
  %242 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %221, %58 ], !dbg !30
  %243 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %222, %58 ], !dbg !30
  %244 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %223, %58 ], !dbg !30
  %245 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %225, %58 ], !dbg !30
  %246 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %226, %58 ], !dbg !30
  %247 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %227, %58 ], !dbg !30
  %248 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %228, %58 ], !dbg !30
  %249 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %230, %58 ], !dbg !30
  %250 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %231, %58 ], !dbg !30
  %251 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %232, %58 ], !dbg !30
  %252 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %233, %58 ], !dbg !30
  %253 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %235, %58 ], !dbg !30
  %254 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %236, %58 ], !dbg !30
  %255 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %237, %58 ], !dbg !30
  %256 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %238, %58 ], !dbg !30
  %257 = and i32 %9, 7, !dbg !15
  %258 = shl nuw nsw i32 %257, 2, !dbg !15
  %259 = add nuw nsw i32 %258, %19, !dbg !16
  %260 = add nuw nsw i32 %15, %19, !dbg !16
  %261 = lshr i32 %9, 3, !dbg !15
  %262 = and i32 %261, 7, !dbg !15
  %263 = or disjoint i32 %262, %8, !dbg !14
  %264 = shl i32 %16, 6, !dbg !31
  %265 = shl i32 %17, 6, !dbg !31
  %266 = shl i32 %263, 6, !dbg !31
  %267 = sext i32 %264 to i64, !dbg !22
  %268 = getelementptr [4 x i8], ptr addrspace(1) %c_ptr, i64 %267, !dbg !22
  %269 = sext i32 %265 to i64, !dbg !22
  %270 = getelementptr [4 x i8], ptr addrspace(1) %c_ptr, i64 %269, !dbg !22
  %271 = sext i32 %266 to i64, !dbg !22
  %272 = getelementptr [4 x i8], ptr addrspace(1) %c_ptr, i64 %271, !dbg !22
  %273 = getelementptr i8, ptr addrspace(1) %272, i64 2048, !dbg !22
  %274 = getelementptr i8, ptr addrspace(1) %272, i64 4096, !dbg !22
  %275 = getelementptr i8, ptr addrspace(1) %272, i64 6144, !dbg !22
  %276 = getelementptr [4 x i8], ptr addrspace(1) %268, i64 %.pre-phi, !dbg !22
  %277 = zext nneg i32 %260 to i64, !dbg !22
  %278 = getelementptr [4 x i8], ptr addrspace(1) %268, i64 %277, !dbg !22
  %279 = getelementptr [4 x i8], ptr addrspace(1) %270, i64 %.pre-phi, !dbg !22
  %280 = getelementptr [4 x i8], ptr addrspace(1) %270, i64 %277, !dbg !22
  %281 = zext nneg i32 %259 to i64, !dbg !22
  %282 = getelementptr [4 x i8], ptr addrspace(1) %272, i64 %281, !dbg !22
  %283 = getelementptr [4 x i8], ptr addrspace(1) %273, i64 %281, !dbg !22
  %284 = getelementptr [4 x i8], ptr addrspace(1) %274, i64 %281, !dbg !22
  %285 = getelementptr [4 x i8], ptr addrspace(1) %275, i64 %281, !dbg !22
  %286 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %276) #4, !dbg !23
  %287 = extractvalue { i32, i32, i32, i32 } %286, 0, !dbg !23
  %288 = extractvalue { i32, i32, i32, i32 } %286, 1, !dbg !23
  %289 = extractvalue { i32, i32, i32, i32 } %286, 2, !dbg !23
  %290 = extractvalue { i32, i32, i32, i32 } %286, 3, !dbg !23
  %291 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %278) #4, !dbg !23
  %292 = extractvalue { i32, i32, i32, i32 } %291, 0, !dbg !23
  %293 = extractvalue { i32, i32, i32, i32 } %291, 1, !dbg !23
  %294 = extractvalue { i32, i32, i32, i32 } %291, 2, !dbg !23
  %295 = extractvalue { i32, i32, i32, i32 } %291, 3, !dbg !23
  %296 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %279) #4, !dbg !23
  %297 = extractvalue { i32, i32, i32, i32 } %296, 0, !dbg !23
  %298 = extractvalue { i32, i32, i32, i32 } %296, 1, !dbg !23
  %299 = extractvalue { i32, i32, i32, i32 } %296, 2, !dbg !23
  %300 = extractvalue { i32, i32, i32, i32 } %296, 3, !dbg !23
  %301 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %280) #4, !dbg !23
  %302 = extractvalue { i32, i32, i32, i32 } %301, 0, !dbg !23
  %303 = extractvalue { i32, i32, i32, i32 } %301, 1, !dbg !23
  %304 = extractvalue { i32, i32, i32, i32 } %301, 2, !dbg !23
  %305 = extractvalue { i32, i32, i32, i32 } %301, 3, !dbg !23
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !23
  %306 = shl nuw nsw i32 %9, 5, !dbg !23
  %307 = and i32 %306, 864, !dbg !23
  %308 = shl nuw nsw i32 %10, 2, !dbg !23
  %309 = xor i32 %307, %308, !dbg !23
  %310 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %309, !dbg !23
  %311 = insertelement <4 x i32> poison, i32 %287, i64 0, !dbg !23
  %312 = insertelement <4 x i32> %311, i32 %289, i64 1, !dbg !23
  %313 = insertelement <4 x i32> %312, i32 %292, i64 2, !dbg !23
  %314 = insertelement <4 x i32> %313, i32 %294, i64 3, !dbg !23
  store <4 x i32> %314, ptr addrspace(3) %310, align 16, !dbg !23
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !23
  %315 = shl nuw nsw i32 %9, 7, !dbg !23
  %316 = and i32 %315, 768, !dbg !23
  %317 = and i32 %.pre-phi42, 240, !dbg !23
  %318 = shl nuw nsw i32 %9, 2, !dbg !23
  %319 = and i32 %318, 64, !dbg !23
  %320 = and i32 %9, 32, !dbg !23
  %321 = or disjoint i32 %319, %320, !dbg !23
  %322 = xor i32 %321, %317, !dbg !23
  %323 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %316, !dbg !23
  %324 = getelementptr inbounds nuw i8, ptr addrspace(3) %323, i32 %322, !dbg !23
  %325 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %324), !dbg !23
  %326 = extractvalue { i32, i32, i32, i32 } %325, 0, !dbg !23
  %327 = extractvalue { i32, i32, i32, i32 } %325, 1, !dbg !23
  %328 = extractvalue { i32, i32, i32, i32 } %325, 2, !dbg !23
  %329 = extractvalue { i32, i32, i32, i32 } %325, 3, !dbg !23
  %330 = bitcast i32 %326 to float, !dbg !23
  %331 = bitcast i32 %327 to float, !dbg !23
  %332 = bitcast i32 %328 to float, !dbg !23
  %333 = bitcast i32 %329 to float, !dbg !23
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !23
  %334 = insertelement <4 x i32> poison, i32 %297, i64 0, !dbg !23
  %335 = insertelement <4 x i32> %334, i32 %299, i64 1, !dbg !23
  %336 = insertelement <4 x i32> %335, i32 %302, i64 2, !dbg !23
  %337 = insertelement <4 x i32> %336, i32 %304, i64 3, !dbg !23
  store <4 x i32> %337, ptr addrspace(3) %310, align 16, !dbg !23
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !23
  %338 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %324), !dbg !23
  %339 = extractvalue { i32, i32, i32, i32 } %338, 0, !dbg !23
  %340 = extractvalue { i32, i32, i32, i32 } %338, 1, !dbg !23
  %341 = extractvalue { i32, i32, i32, i32 } %338, 2, !dbg !23
  %342 = extractvalue { i32, i32, i32, i32 } %338, 3, !dbg !23
  %343 = bitcast i32 %339 to float, !dbg !23
  %344 = bitcast i32 %340 to float, !dbg !23
  %345 = bitcast i32 %341 to float, !dbg !23
  %346 = bitcast i32 %342 to float, !dbg !23
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !23
  %347 = insertelement <4 x i32> poison, i32 %288, i64 0, !dbg !23
  %348 = insertelement <4 x i32> %347, i32 %290, i64 1, !dbg !23
  %349 = insertelement <4 x i32> %348, i32 %293, i64 2, !dbg !23
  %350 = insertelement <4 x i32> %349, i32 %295, i64 3, !dbg !23
  store <4 x i32> %350, ptr addrspace(3) %310, align 16, !dbg !23
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !23
  %351 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %324), !dbg !23
  %352 = extractvalue { i32, i32, i32, i32 } %351, 0, !dbg !23
  %353 = extractvalue { i32, i32, i32, i32 } %351, 1, !dbg !23
  %354 = extractvalue { i32, i32, i32, i32 } %351, 2, !dbg !23
  %355 = extractvalue { i32, i32, i32, i32 } %351, 3, !dbg !23
  %356 = bitcast i32 %352 to float, !dbg !23
  %357 = bitcast i32 %353 to float, !dbg !23
  %358 = bitcast i32 %354 to float, !dbg !23
  %359 = bitcast i32 %355 to float, !dbg !23
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !23
  %360 = insertelement <4 x i32> poison, i32 %298, i64 0, !dbg !23
  %361 = insertelement <4 x i32> %360, i32 %300, i64 1, !dbg !23
  %362 = insertelement <4 x i32> %361, i32 %303, i64 2, !dbg !23
  %363 = insertelement <4 x i32> %362, i32 %305, i64 3, !dbg !23
  store <4 x i32> %363, ptr addrspace(3) %310, align 16, !dbg !23
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !23
  %364 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %324), !dbg !23
  %365 = extractvalue { i32, i32, i32, i32 } %364, 0, !dbg !23
  %366 = extractvalue { i32, i32, i32, i32 } %364, 1, !dbg !23
  %367 = extractvalue { i32, i32, i32, i32 } %364, 2, !dbg !23
  %368 = extractvalue { i32, i32, i32, i32 } %364, 3, !dbg !23
  %369 = bitcast i32 %365 to float, !dbg !23
  %370 = bitcast i32 %366 to float, !dbg !23
  %371 = bitcast i32 %367 to float, !dbg !23
  %372 = bitcast i32 %368 to float, !dbg !23
  %373 = fadd float %241, %330, !dbg !23
  %374 = fadd float %242, %356, !dbg !23
  %375 = fadd float %243, %331, !dbg !23
  %376 = fadd float %244, %357, !dbg !23
  %377 = fadd float %245, %332, !dbg !23
  %378 = fadd float %246, %358, !dbg !23
  %379 = fadd float %247, %333, !dbg !23
  %380 = fadd float %248, %359, !dbg !23
  %381 = fadd float %249, %343, !dbg !23
  %382 = fadd float %250, %369, !dbg !23
  %383 = fadd float %251, %344, !dbg !23
  %384 = fadd float %252, %370, !dbg !23
  %385 = fadd float %253, %345, !dbg !23
  %386 = fadd float %254, %371, !dbg !23
  %387 = fadd float %255, %346, !dbg !23
  %388 = fadd float %256, %372, !dbg !23
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !32
  %389 = and i32 %.pre-phi42, 384, !dbg !32
  %390 = and i32 %9, 1, !dbg !32
  %391 = icmp eq i32 %390, 0, !dbg !32
  %392 = select i1 %391, i32 0, i32 1088, !dbg !32
  %393 = and i32 %13, 16, !dbg !32
  %394 = and i32 %9, 4, !dbg !32
  %395 = icmp eq i32 %394, 0, !dbg !32
  %396 = select i1 %395, i32 0, i32 544, !dbg !32
  %397 = or disjoint i32 %392, %393, !dbg !32
  %398 = or disjoint i32 %396, %389, !dbg !32
  %399 = xor i32 %398, %320, !dbg !32
  %400 = or disjoint i32 %397, %399, !dbg !32
  %401 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %400, !dbg !32
  %402 = insertelement <4 x float> poison, float %373, i64 0, !dbg !32
  %403 = insertelement <4 x float> %402, float %374, i64 1, !dbg !32
  %404 = insertelement <4 x float> %403, float %375, i64 2, !dbg !32
  %405 = insertelement <4 x float> %404, float %376, i64 3, !dbg !32
  store <4 x float> %405, ptr addrspace(3) %401, align 16, !dbg !32
  %406 = xor i32 %400, 64, !dbg !32
  %407 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %406, !dbg !32
  %408 = insertelement <4 x float> poison, float %377, i64 0, !dbg !32
  %409 = insertelement <4 x float> %408, float %378, i64 1, !dbg !32
  %410 = insertelement <4 x float> %409, float %379, i64 2, !dbg !32
  %411 = insertelement <4 x float> %410, float %380, i64 3, !dbg !32
  store <4 x float> %411, ptr addrspace(3) %407, align 16, !dbg !32
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !32
  %412 = shl nuw nsw i32 %257, 4, !dbg !32
  %413 = and i32 %13, 384, !dbg !32
  %414 = and i32 %9, 8, !dbg !32
  %415 = icmp eq i32 %414, 0, !dbg !32
  %416 = select i1 %415, i32 0, i32 544, !dbg !32
  %417 = or disjoint i32 %412, %413, !dbg !32
  %418 = xor i32 %417, %416, !dbg !32
  %419 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %418, !dbg !32
  %420 = load <4 x i32>, ptr addrspace(3) %419, align 16, !dbg !32
  %421 = xor i32 %418, 1088, !dbg !32
  %422 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %421, !dbg !32
  %423 = load <4 x i32>, ptr addrspace(3) %422, align 16, !dbg !32
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !32
  %424 = insertelement <4 x float> poison, float %381, i64 0, !dbg !32
  %425 = insertelement <4 x float> %424, float %382, i64 1, !dbg !32
  %426 = insertelement <4 x float> %425, float %383, i64 2, !dbg !32
  %427 = insertelement <4 x float> %426, float %384, i64 3, !dbg !32
  store <4 x float> %427, ptr addrspace(3) %401, align 16, !dbg !32
  %428 = insertelement <4 x float> poison, float %385, i64 0, !dbg !32
  %429 = insertelement <4 x float> %428, float %386, i64 1, !dbg !32
  %430 = insertelement <4 x float> %429, float %387, i64 2, !dbg !32
  %431 = insertelement <4 x float> %430, float %388, i64 3, !dbg !32
  store <4 x float> %431, ptr addrspace(3) %407, align 16, !dbg !32
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !32
  %432 = load <4 x i32>, ptr addrspace(3) %419, align 16, !dbg !32
  %433 = load <4 x i32>, ptr addrspace(3) %422, align 16, !dbg !32
  %.extract = extractelement <4 x i32> %420, i64 0, !dbg !32
  %.extract17 = extractelement <4 x i32> %420, i64 1, !dbg !32
  %.extract18 = extractelement <4 x i32> %423, i64 0, !dbg !32
  %.extract19 = extractelement <4 x i32> %423, i64 1, !dbg !32
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %.extract, i32 %.extract17, i32 %.extract18, i32 %.extract19, ptr addrspace(1) %282) #4, !dbg !32
  %.extract20 = extractelement <4 x i32> %420, i64 2, !dbg !32
  %.extract21 = extractelement <4 x i32> %420, i64 3, !dbg !32
  %.extract22 = extractelement <4 x i32> %423, i64 2, !dbg !32
  %.extract23 = extractelement <4 x i32> %423, i64 3, !dbg !32
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %.extract20, i32 %.extract21, i32 %.extract22, i32 %.extract23, ptr addrspace(1) %283) #4, !dbg !32
  %.extract24 = extractelement <4 x i32> %432, i64 0, !dbg !32
  %.extract25 = extractelement <4 x i32> %432, i64 1, !dbg !32
  %.extract26 = extractelement <4 x i32> %433, i64 0, !dbg !32
  %.extract27 = extractelement <4 x i32> %433, i64 1, !dbg !32
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %.extract24, i32 %.extract25, i32 %.extract26, i32 %.extract27, ptr addrspace(1) %284) #4, !dbg !32
  %.extract28 = extractelement <4 x i32> %432, i64 2, !dbg !32
  %.extract29 = extractelement <4 x i32> %432, i64 3, !dbg !32
  %.extract30 = extractelement <4 x i32> %433, i64 2, !dbg !32
  %.extract31 = extractelement <4 x i32> %433, i64 3, !dbg !32
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %.extract28, i32 %.extract29, i32 %.extract30, i32 %.extract31, ptr addrspace(1) %285) #4, !dbg !32
  ret void, !dbg !33
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: convergent nocallback nofree nounwind memory(argmem: read)
declare { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) readonly captures(none)) #3

; Function Attrs: convergent nocallback nofree nounwind memory(argmem: read)
declare { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) readonly captures(none)) #3

attributes #0 = { nounwind "nvvm.reqntid"="64" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { convergent nocallback nofree nounwind memory(argmem: read) }
attributes #4 = { nounwind }

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
!22 = !DILocation(line: 42, column: 9, scope: !4)
!23 = !DILocation(line: 43, column: 17, scope: !4)
!24 = !DILocation(line: 14, column: 16, scope: !18, inlinedAt: !19)
!25 = !DILocation(line: 15, column: 13, scope: !18, inlinedAt: !19)
!26 = !DILocation(line: 16, column: 29, scope: !18, inlinedAt: !19)
!27 = !DILocation(line: 16, column: 21, scope: !18, inlinedAt: !19)
!28 = !DILocation(line: 16, column: 13, scope: !18, inlinedAt: !19)
!29 = !DILocation(line: 17, column: 16, scope: !18, inlinedAt: !19)
!30 = !DILocation(line: 41, column: 11, scope: !4)
!31 = !DILocation(line: 42, column: 17, scope: !4)
!32 = !DILocation(line: 43, column: 5, scope: !4)
!33 = !DILocation(line: 38, column: 1, scope: !4)
