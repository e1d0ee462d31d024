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
  %19 = mul i32 %K, %15, !dbg !17
  %20 = mul i32 %K, %16, !dbg !17
  %21 = sext i32 %19 to i64, !dbg !20
  %22 = getelementptr [2 x i8], ptr addrspace(1) %a_ptr, i64 %21, !dbg !20
  %23 = sext i32 %20 to i64, !dbg !20
  %24 = getelementptr [2 x i8], ptr addrspace(1) %a_ptr, i64 %23, !dbg !20
  %25 = icmp sgt i32 %K, 0, !dbg !21
  br i1 %25, label %.lr.ph, label %.._crit_edge_crit_edge, !dbg !21

.._crit_edge_crit_edge:                           ; preds = %6
  %.pre = shl nuw nsw i32 %9, 4, !dbg !22
  br label %._crit_edge, !dbg !21

.lr.ph:                                           ; preds = %6
  %26 = or disjoint i32 %14, %18, !dbg !16
  %27 = shl nuw nsw i32 %9, 4
  %28 = and i32 %27, 1008
  %29 = shl nuw nsw i32 %9, 1
  %30 = and i32 %29, 48
  %31 = xor i32 %28, %30
  %32 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %31
  %33 = or disjoint i32 %31, 1024
  %34 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %33
  %35 = zext nneg i32 %26 to i64
  %invariant.gep = getelementptr [2 x i8], ptr addrspace(1) %b_ptr, i64 %35, !dbg !21
  %36 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %31
  %37 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %33
  %38 = shl nuw nsw i32 %9, 6
  %39 = and i32 %38, 960
  %40 = and i32 %13, 48
  %41 = and i32 %9, 16
  %42 = or disjoint i32 %39, %40
  %43 = xor i32 %42, %41
  %44 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %43
  %45 = getelementptr inbounds nuw i8, ptr addrspace(3) %44, i32 1024
  %46 = xor i32 %43, 32
  %47 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %46
  %48 = getelementptr inbounds nuw i8, ptr addrspace(3) %47, i32 1024
  %49 = and i32 %38, 1984
  %50 = lshr i32 %9, 1
  %51 = and i32 %50, 16
  %52 = xor i32 %40, %51
  %53 = or disjoint i32 %52, %49
  %54 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %53
  %55 = xor i32 %53, 32
  %56 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %55
  br label %57, !dbg !21

57:                                               ; preds = %.lr.ph, %57
  %58 = phi float [ 0.000000e+00, %.lr.ph ], [ %219, %57 ]
  %59 = phi float [ 0.000000e+00, %.lr.ph ], [ %220, %57 ]
  %60 = phi float [ 0.000000e+00, %.lr.ph ], [ %221, %57 ]
  %61 = phi float [ 0.000000e+00, %.lr.ph ], [ %222, %57 ]
  %62 = phi float [ 0.000000e+00, %.lr.ph ], [ %224, %57 ]
  %63 = phi float [ 0.000000e+00, %.lr.ph ], [ %225, %57 ]
  %64 = phi float [ 0.000000e+00, %.lr.ph ], [ %226, %57 ]
  %65 = phi float [ 0.000000e+00, %.lr.ph ], [ %227, %57 ]
  %66 = phi float [ 0.000000e+00, %.lr.ph ], [ %229, %57 ]
  %67 = phi float [ 0.000000e+00, %.lr.ph ], [ %230, %57 ]
  %68 = phi float [ 0.000000e+00, %.lr.ph ], [ %231, %57 ]
  %69 = phi float [ 0.000000e+00, %.lr.ph ], [ %232, %57 ]
  %70 = phi float [ 0.000000e+00, %.lr.ph ], [ %234, %57 ]
  %71 = phi float [ 0.000000e+00, %.lr.ph ], [ %235, %57 ]
  %72 = phi float [ 0.000000e+00, %.lr.ph ], [ %236, %57 ]
  %73 = phi float [ 0.000000e+00, %.lr.ph ], [ %237, %57 ]
  %74 = phi i32 [ 0, %.lr.ph ], [ %238, %57 ]
  %75 = or disjoint i32 %74, %14, !dbg !23
  %76 = or disjoint i32 %75, 1, !dbg !23
  %77 = or disjoint i32 %75, 2, !dbg !23
  %78 = or disjoint i32 %75, 3, !dbg !23
  %79 = or disjoint i32 %75, 4, !dbg !23
  %80 = or disjoint i32 %75, 5, !dbg !23
  %81 = or disjoint i32 %75, 6, !dbg !23
  %82 = or disjoint i32 %75, 7, !dbg !23
  %83 = or disjoint i32 %74, %11, !dbg !23
  %84 = or disjoint i32 %74, %12, !dbg !23
  %85 = icmp slt i32 %75, %K, !dbg !23
  %86 = icmp slt i32 %76, %K, !dbg !23
  %87 = icmp slt i32 %77, %K, !dbg !23
  %88 = icmp slt i32 %78, %K, !dbg !23
  %89 = icmp slt i32 %79, %K, !dbg !23
  %90 = icmp slt i32 %80, %K, !dbg !23
  %91 = icmp slt i32 %81, %K, !dbg !23
  %92 = icmp slt i32 %82, %K, !dbg !23
  %93 = icmp slt i32 %83, %K, !dbg !23
  %94 = icmp slt i32 %84, %K, !dbg !23
  %95 = sext i32 %75 to i64, !dbg !20
  %96 = getelementptr [2 x i8], ptr addrspace(1) %22, i64 %95, !dbg !20
  %97 = getelementptr [2 x i8], ptr addrspace(1) %24, i64 %95, !dbg !20
  %98 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %96, i1 %85) #4, !dbg !24
  %99 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 2 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %96, i1 %86) #4, !dbg !24
  %100 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 4 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %96, i1 %87) #4, !dbg !24
  %101 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 6 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %96, i1 %88) #4, !dbg !24
  %102 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 8 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %96, i1 %89) #4, !dbg !24
  %103 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 10 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %96, i1 %90) #4, !dbg !24
  %104 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 12 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %96, i1 %91) #4, !dbg !24
  %105 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 14 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %96, i1 %92) #4, !dbg !24
  %106 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 0 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %97, i1 %85) #4, !dbg !24
  %107 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 2 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %97, i1 %86) #4, !dbg !24
  %108 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 4 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %97, i1 %87) #4, !dbg !24
  %109 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 6 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %97, i1 %88) #4, !dbg !24
  %110 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 8 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %97, i1 %89) #4, !dbg !24
  %111 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 10 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %97, i1 %90) #4, !dbg !24
  %112 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 12 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %97, i1 %91) #4, !dbg !24
  %113 = tail call i16 asm sideeffect "mov.u16 $0, $1;\0A\09@$3 ld.global.b16 { $0 }, [ $2 + 14 ];", "=c,c,l,b"(i16 0, ptr addrspace(1) %97, i1 %92) #4, !dbg !24
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !24
  %114 = insertelement <2 x i16> poison, i16 %98, i64 0, !dbg !24
  %115 = insertelement <2 x i16> %114, i16 %99, i64 1, !dbg !24
  %116 = bitcast <2 x i16> %115 to i32, !dbg !24
  %117 = insertelement <2 x i16> poison, i16 %100, i64 0, !dbg !24
  %118 = insertelement <2 x i16> %117, i16 %101, i64 1, !dbg !24
  %119 = bitcast <2 x i16> %118 to i32, !dbg !24
  %120 = insertelement <2 x i16> poison, i16 %102, i64 0, !dbg !24
  %121 = insertelement <2 x i16> %120, i16 %103, i64 1, !dbg !24
  %122 = bitcast <2 x i16> %121 to i32, !dbg !24
  %123 = insertelement <2 x i16> poison, i16 %104, i64 0, !dbg !24
  %124 = insertelement <2 x i16> %123, i16 %105, i64 1, !dbg !24
  %125 = bitcast <2 x i16> %124 to i32, !dbg !24
  %126 = insertelement <4 x i32> poison, i32 %116, i64 0, !dbg !24
  %127 = insertelement <4 x i32> %126, i32 %119, i64 1, !dbg !24
  %128 = insertelement <4 x i32> %127, i32 %122, i64 2, !dbg !24
  %129 = insertelement <4 x i32> %128, i32 %125, i64 3, !dbg !24
  store <4 x i32> %129, ptr addrspace(3) %32, align 16, !dbg !24
  %130 = insertelement <2 x i16> poison, i16 %106, i64 0, !dbg !24
  %131 = insertelement <2 x i16> %130, i16 %107, i64 1, !dbg !24
  %132 = bitcast <2 x i16> %131 to i32, !dbg !24
  %133 = insertelement <2 x i16> poison, i16 %108, i64 0, !dbg !24
  %134 = insertelement <2 x i16> %133, i16 %109, i64 1, !dbg !24
  %135 = bitcast <2 x i16> %134 to i32, !dbg !24
  %136 = insertelement <2 x i16> poison, i16 %110, i64 0, !dbg !24
  %137 = insertelement <2 x i16> %136, i16 %111, i64 1, !dbg !24
  %138 = bitcast <2 x i16> %137 to i32, !dbg !24
  %139 = insertelement <2 x i16> poison, i16 %112, i64 0, !dbg !24
  %140 = insertelement <2 x i16> %139, i16 %113, i64 1, !dbg !24
  %141 = bitcast <2 x i16> %140 to i32, !dbg !24
  %142 = insertelement <4 x i32> poison, i32 %132, i64 0, !dbg !24
  %143 = insertelement <4 x i32> %142, i32 %135, i64 1, !dbg !24
  %144 = insertelement <4 x i32> %143, i32 %138, i64 2, !dbg !24
  %145 = insertelement <4 x i32> %144, i32 %141, i64 3, !dbg !24
  store <4 x i32> %145, ptr addrspace(3) %34, align 16, !dbg !24
  %146 = shl i32 %83, 6, !dbg !25
  %147 = shl i32 %84, 6, !dbg !25
  %148 = sext i32 %146 to i64, !dbg !26
  %149 = sext i32 %147 to i64, !dbg !26
  %gep = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep, i64 %148, !dbg !26
  %gep39 = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep, i64 %149, !dbg !26
  %150 = tail call { i32, i32, i32, i32 } asm sideeffect "@$9 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $8 + 0 ];", "=r,=r,=r,=r,0,1,2,3,l,b"(i32 0, i32 0, i32 0, i32 0, ptr addrspace(1) %gep, i1 %93) #4, !dbg !27
  %151 = extractvalue { i32, i32, i32, i32 } %150, 0, !dbg !27
  %152 = extractvalue { i32, i32, i32, i32 } %150, 1, !dbg !27
  %153 = extractvalue { i32, i32, i32, i32 } %150, 2, !dbg !27
  %154 = extractvalue { i32, i32, i32, i32 } %150, 3, !dbg !27
  %155 = tail call { i32, i32, i32, i32 } asm sideeffect "@$9 ld.global.v4.b32 { $0, $1, $2, $3 }, [ $8 + 0 ];", "=r,=r,=r,=r,0,1,2,3,l,b"(i32 0, i32 0, i32 0, i32 0, ptr addrspace(1) %gep39, i1 %94) #4, !dbg !27
  %156 = extractvalue { i32, i32, i32, i32 } %155, 0, !dbg !27
  %157 = extractvalue { i32, i32, i32, i32 } %155, 1, !dbg !27
  %158 = extractvalue { i32, i32, i32, i32 } %155, 2, !dbg !27
  %159 = extractvalue { i32, i32, i32, i32 } %155, 3, !dbg !27
  %160 = insertelement <4 x i32> poison, i32 %151, i64 0, !dbg !27
  %161 = insertelement <4 x i32> %160, i32 %152, i64 1, !dbg !27
  %162 = insertelement <4 x i32> %161, i32 %153, i64 2, !dbg !27
  %163 = insertelement <4 x i32> %162, i32 %154, i64 3, !dbg !27
  store <4 x i32> %163, ptr addrspace(3) %36, align 16, !dbg !27
  %164 = insertelement <4 x i32> poison, i32 %156, i64 0, !dbg !27
  %165 = insertelement <4 x i32> %164, i32 %157, i64 1, !dbg !27
  %166 = insertelement <4 x i32> %165, i32 %158, i64 2, !dbg !27
  %167 = insertelement <4 x i32> %166, i32 %159, i64 3, !dbg !27
  store <4 x i32> %167, ptr addrspace(3) %37, align 16, !dbg !27
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !24
  %168 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %44), !dbg !24
  %169 = extractvalue { i32, i32, i32, i32 } %168, 0, !dbg !24
  %170 = extractvalue { i32, i32, i32, i32 } %168, 1, !dbg !24
  %171 = extractvalue { i32, i32, i32, i32 } %168, 2, !dbg !24
  %172 = extractvalue { i32, i32, i32, i32 } %168, 3, !dbg !24
  %173 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) nonnull %45), !dbg !24
  %174 = extractvalue { i32, i32, i32, i32 } %173, 0, !dbg !24
  %175 = extractvalue { i32, i32, i32, i32 } %173, 1, !dbg !24
  %176 = extractvalue { i32, i32, i32, i32 } %173, 2, !dbg !24
  %177 = extractvalue { i32, i32, i32, i32 } %173, 3, !dbg !24
  %178 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %47), !dbg !24
  %179 = extractvalue { i32, i32, i32, i32 } %178, 0, !dbg !24
  %180 = extractvalue { i32, i32, i32, i32 } %178, 1, !dbg !24
  %181 = extractvalue { i32, i32, i32, i32 } %178, 2, !dbg !24
  %182 = extractvalue { i32, i32, i32, i32 } %178, 3, !dbg !24
  %183 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) nonnull %48), !dbg !24
  %184 = extractvalue { i32, i32, i32, i32 } %183, 0, !dbg !24
  %185 = extractvalue { i32, i32, i32, i32 } %183, 1, !dbg !24
  %186 = extractvalue { i32, i32, i32, i32 } %183, 2, !dbg !24
  %187 = extractvalue { i32, i32, i32, i32 } %183, 3, !dbg !24
  %188 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) %54), !dbg !27
  %189 = extractvalue { i32, i32, i32, i32 } %188, 0, !dbg !27
  %190 = extractvalue { i32, i32, i32, i32 } %188, 1, !dbg !27
  %191 = extractvalue { i32, i32, i32, i32 } %188, 2, !dbg !27
  %192 = extractvalue { i32, i32, i32, i32 } %188, 3, !dbg !27
  %193 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) %56), !dbg !27
  %194 = extractvalue { i32, i32, i32, i32 } %193, 0, !dbg !27
  %195 = extractvalue { i32, i32, i32, i32 } %193, 1, !dbg !27
  %196 = extractvalue { i32, i32, i32, i32 } %193, 2, !dbg !27
  %197 = extractvalue { i32, i32, i32, i32 } %193, 3, !dbg !27
  %198 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %58, float %59, float %60, float %61, i32 %169, i32 %170, i32 %171, i32 %172, i32 %189, i32 %190) #4, !dbg !28
  %199 = extractvalue { float, float, float, float } %198, 0, !dbg !28
  %200 = extractvalue { float, float, float, float } %198, 1, !dbg !28
  %201 = extractvalue { float, float, float, float } %198, 2, !dbg !28
  %202 = extractvalue { float, float, float, float } %198, 3, !dbg !28
  %203 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %62, float %63, float %64, float %65, i32 %169, i32 %170, i32 %171, i32 %172, i32 %194, i32 %195) #4, !dbg !28
  %204 = extractvalue { float, float, float, float } %203, 0, !dbg !28
  %205 = extractvalue { float, float, float, float } %203, 1, !dbg !28
  %206 = extractvalue { float, float, float, float } %203, 2, !dbg !28
  %207 = extractvalue { float, float, float, float } %203, 3, !dbg !28
  %208 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %66, float %67, float %68, float %69, i32 %174, i32 %175, i32 %176, i32 %177, i32 %189, i32 %190) #4, !dbg !28
  %209 = extractvalue { float, float, float, float } %208, 0, !dbg !28
  %210 = extractvalue { float, float, float, float } %208, 1, !dbg !28
  %211 = extractvalue { float, float, float, float } %208, 2, !dbg !28
  %212 = extractvalue { float, float, float, float } %208, 3, !dbg !28
  %213 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %70, float %71, float %72, float %73, i32 %174, i32 %175, i32 %176, i32 %177, i32 %194, i32 %195) #4, !dbg !28
  %214 = extractvalue { float, float, float, float } %213, 0, !dbg !28
  %215 = extractvalue { float, float, float, float } %213, 1, !dbg !28
  %216 = extractvalue { float, float, float, float } %213, 2, !dbg !28
  %217 = extractvalue { float, float, float, float } %213, 3, !dbg !28
  %218 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %199, float %200, float %201, float %202, i32 %179, i32 %180, i32 %181, i32 %182, i32 %191, i32 %192) #4, !dbg !28
  %219 = extractvalue { float, float, float, float } %218, 0, !dbg !28
  %220 = extractvalue { float, float, float, float } %218, 1, !dbg !28
  %221 = extractvalue { float, float, float, float } %218, 2, !dbg !28
  %222 = extractvalue { float, float, float, float } %218, 3, !dbg !28
  %223 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %204, float %205, float %206, float %207, i32 %179, i32 %180, i32 %181, i32 %182, i32 %196, i32 %197) #4, !dbg !28
  %224 = extractvalue { float, float, float, float } %223, 0, !dbg !28
  %225 = extractvalue { float, float, float, float } %223, 1, !dbg !28
  %226 = extractvalue { float, float, float, float } %223, 2, !dbg !28
  %227 = extractvalue { float, float, float, float } %223, 3, !dbg !28
  %228 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %209, float %210, float %211, float %212, i32 %184, i32 %185, i32 %186, i32 %187, i32 %191, i32 %192) #4, !dbg !28
  %229 = extractvalue { float, float, float, float } %228, 0, !dbg !28
  %230 = extractvalue { float, float, float, float } %228, 1, !dbg !28
  %231 = extractvalue { float, float, float, float } %228, 2, !dbg !28
  %232 = extractvalue { float, float, float, float } %228, 3, !dbg !28
  %233 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %214, float %215, float %216, float %217, i32 %184, i32 %185, i32 %186, i32 %187, i32 %196, i32 %197) #4, !dbg !28
  %234 = extractvalue { float, float, float, float } %233, 0, !dbg !28
  %235 = extractvalue { float, float, float, float } %233, 1, !dbg !28
  %236 = extractvalue { float, float, float, float } %233, 2, !dbg !28
  %237 = extractvalue { float, float, float, float } %233, 3, !dbg !28
  %238 = add i32 %74, 32, !dbg !21
  %239 = icmp slt i32 %238, %K, !dbg !21
  br i1 %239, label %57, label %._crit_edge, !dbg !21

._crit_edge:                                      ; preds = %57, %.._crit_edge_crit_edge
  %.pre-phi = phi i32 [ %.pre, %.._crit_edge_crit_edge ], [ %27, %57 ], !dbg !22
  %240 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %219, %57 ], !dbg !29
  %241 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %220, %57 ], !dbg !29
  %242 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %221, %57 ], !dbg !29
  %243 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %222, %57 ], !dbg !29
  %244 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %224, %57 ], !dbg !29
  %245 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %225, %57 ], !dbg !29
  %246 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %226, %57 ], !dbg !29
  %247 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %227, %57 ], !dbg !29
  %248 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %229, %57 ], !dbg !29
  %249 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %230, %57 ], !dbg !29
  %250 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %231, %57 ], !dbg !29
  %251 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %232, %57 ], !dbg !29
  %252 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %234, %57 ], !dbg !29
  %253 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %235, %57 ], !dbg !29
  %254 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %236, %57 ], !dbg !29
  %255 = phi float [ 0.000000e+00, %.._crit_edge_crit_edge ], [ %237, %57 ], !dbg !29
  %256 = and i32 %9, 7, !dbg !15
  %257 = shl nuw nsw i32 %256, 2, !dbg !15
  %258 = or disjoint i32 %257, %18, !dbg !16
  %259 = lshr i32 %9, 3, !dbg !15
  %260 = and i32 %259, 7, !dbg !15
  %261 = or disjoint i32 %260, %8, !dbg !14
  %262 = shl i32 %261, 6, !dbg !30
  %263 = sext i32 %262 to i64, !dbg !31
  %264 = getelementptr [4 x i8], ptr addrspace(1) %c_ptr, i64 %263, !dbg !31
  %265 = getelementptr i8, ptr addrspace(1) %264, i64 2048, !dbg !31
  %266 = getelementptr i8, ptr addrspace(1) %264, i64 4096, !dbg !31
  %267 = getelementptr i8, ptr addrspace(1) %264, i64 6144, !dbg !31
  %268 = zext nneg i32 %258 to i64, !dbg !31
  %269 = getelementptr [4 x i8], ptr addrspace(1) %264, i64 %268, !dbg !31
  %270 = getelementptr [4 x i8], ptr addrspace(1) %265, i64 %268, !dbg !31
  %271 = getelementptr [4 x i8], ptr addrspace(1) %266, i64 %268, !dbg !31
  %272 = getelementptr [4 x i8], ptr addrspace(1) %267, i64 %268, !dbg !31
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !22
  %273 = and i32 %.pre-phi, 384, !dbg !22
  %274 = and i32 %9, 1, !dbg !22
  %275 = icmp eq i32 %274, 0, !dbg !22
  %276 = select i1 %275, i32 0, i32 1088, !dbg !22
  %277 = and i32 %13, 16, !dbg !22
  %278 = and i32 %9, 4, !dbg !22
  %279 = icmp eq i32 %278, 0, !dbg !22
  %280 = select i1 %279, i32 0, i32 544, !dbg !22
  %281 = and i32 %9, 32, !dbg !22
  %282 = or disjoint i32 %276, %277, !dbg !22
  %283 = or disjoint i32 %280, %273, !dbg !22
  %284 = xor i32 %283, %281, !dbg !22
  %285 = or disjoint i32 %282, %284, !dbg !22
  %286 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %285, !dbg !22
  %287 = insertelement <4 x float> poison, float %240, i64 0, !dbg !22
  %288 = insertelement <4 x float> %287, float %241, i64 1, !dbg !22
  %289 = insertelement <4 x float> %288, float %242, i64 2, !dbg !22
  %290 = insertelement <4 x float> %289, float %243, i64 3, !dbg !22
  store <4 x float> %290, ptr addrspace(3) %286, align 16, !dbg !22
  %291 = xor i32 %285, 64, !dbg !22
  %292 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %291, !dbg !22
  %293 = insertelement <4 x float> poison, float %244, i64 0, !dbg !22
  %294 = insertelement <4 x float> %293, float %245, i64 1, !dbg !22
  %295 = insertelement <4 x float> %294, float %246, i64 2, !dbg !22
  %296 = insertelement <4 x float> %295, float %247, i64 3, !dbg !22
  store <4 x float> %296, ptr addrspace(3) %292, align 16, !dbg !22
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !22
  %297 = shl nuw nsw i32 %256, 4, !dbg !22
  %298 = and i32 %13, 384, !dbg !22
  %299 = and i32 %9, 8, !dbg !22
  %300 = icmp eq i32 %299, 0, !dbg !22
  %301 = select i1 %300, i32 0, i32 544, !dbg !22
  %302 = or disjoint i32 %297, %298, !dbg !22
  %303 = xor i32 %302, %301, !dbg !22
  %304 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %303, !dbg !22
  %305 = load <4 x i32>, ptr addrspace(3) %304, align 16, !dbg !22
  %306 = xor i32 %303, 1088, !dbg !22
  %307 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %306, !dbg !22
  %308 = load <4 x i32>, ptr addrspace(3) %307, align 16, !dbg !22
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !22
  %309 = insertelement <4 x float> poison, float %248, i64 0, !dbg !22
  %310 = insertelement <4 x float> %309, float %249, i64 1, !dbg !22
  %311 = insertelement <4 x float> %310, float %250, i64 2, !dbg !22
  %312 = insertelement <4 x float> %311, float %251, i64 3, !dbg !22
  store <4 x float> %312, ptr addrspace(3) %286, align 16, !dbg !22
  %313 = insertelement <4 x float> poison, float %252, i64 0, !dbg !22
  %314 = insertelement <4 x float> %313, float %253, i64 1, !dbg !22
  %315 = insertelement <4 x float> %314, float %254, i64 2, !dbg !22
  %316 = insertelement <4 x float> %315, float %255, i64 3, !dbg !22
  store <4 x float> %316, ptr addrspace(3) %292, align 16, !dbg !22
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !22
  %317 = load <4 x i32>, ptr addrspace(3) %304, align 16, !dbg !22
  %318 = load <4 x i32>, ptr addrspace(3) %307, align 16, !dbg !22
  %.extract = extractelement <4 x i32> %305, i64 0, !dbg !22
  %.extract17 = extractelement <4 x i32> %305, i64 1, !dbg !22
  %.extract18 = extractelement <4 x i32> %308, i64 0, !dbg !22
  %.extract19 = extractelement <4 x i32> %308, i64 1, !dbg !22
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %.extract, i32 %.extract17, i32 %.extract18, i32 %.extract19, ptr addrspace(1) %269) #4, !dbg !22
  %.extract20 = extractelement <4 x i32> %305, i64 2, !dbg !22
  %.extract21 = extractelement <4 x i32> %305, i64 3, !dbg !22
  %.extract22 = extractelement <4 x i32> %308, i64 2, !dbg !22
  %.extract23 = extractelement <4 x i32> %308, i64 3, !dbg !22
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %.extract20, i32 %.extract21, i32 %.extract22, i32 %.extract23, ptr addrspace(1) %270) #4, !dbg !22
  %.extract24 = extractelement <4 x i32> %317, i64 0, !dbg !22
  %.extract25 = extractelement <4 x i32> %317, i64 1, !dbg !22
  %.extract26 = extractelement <4 x i32> %318, i64 0, !dbg !22
  %.extract27 = extractelement <4 x i32> %318, i64 1, !dbg !22
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %.extract24, i32 %.extract25, i32 %.extract26, i32 %.extract27, ptr addrspace(1) %271) #4, !dbg !22
  %.extract28 = extractelement <4 x i32> %317, i64 2, !dbg !22
  %.extract29 = extractelement <4 x i32> %317, i64 3, !dbg !22
  %.extract30 = extractelement <4 x i32> %318, i64 2, !dbg !22
  %.extract31 = extractelement <4 x i32> %318, i64 3, !dbg !22
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %.extract28, i32 %.extract29, i32 %.extract30, i32 %.extract31, ptr addrspace(1) %272) #4, !dbg !22
  ret void, !dbg !32
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
!22 = !DILocation(line: 30, column: 5, scope: !4)
!23 = !DILocation(line: 14, column: 16, scope: !18, inlinedAt: !19)
!24 = !DILocation(line: 15, column: 13, scope: !18, inlinedAt: !19)
!25 = !DILocation(line: 16, column: 29, scope: !18, inlinedAt: !19)
!26 = !DILocation(line: 16, column: 21, scope: !18, inlinedAt: !19)
!27 = !DILocation(line: 16, column: 13, scope: !18, inlinedAt: !19)
!28 = !DILocation(line: 17, column: 16, scope: !18, inlinedAt: !19)
!29 = !DILocation(line: 29, column: 11, scope: !4)
!30 = !DILocation(line: 30, column: 22, scope: !4)
!31 = !DILocation(line: 30, column: 14, scope: !4)
!32 = !DILocation(line: 26, column: 1, scope: !4)
