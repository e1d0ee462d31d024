; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-p101:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@global_smem = external addrspace(3) global [0 x i8], align 16

; Function Attrs: nounwind
define ptx_kernel void @persistent_racy(ptr addrspace(1) %a_ptr, ptr addrspace(1) %b_ptr, ptr addrspace(1) %c_ptr, ptr addrspace(1) nofree readnone captures(none) %global_scratch, ptr addrspace(1) nofree readnone captures(none) %profile_scratch) local_unnamed_addr #0 !dbg !4 {
5:
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !13
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !14
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !15
  %9 = and i32 %8, 124, !dbg !15
  %10 = lshr exact i32 %9, 2, !dbg !15
  %11 = lshr i32 %8, 3, !dbg !15
  %12 = and i32 %11, 15, !dbg !15
  %13 = or disjoint i32 %12, 16, !dbg !15
  %14 = and i32 %8, 3, !dbg !15
  %15 = shl nuw nsw i32 %14, 3, !dbg !15
  %16 = or disjoint i32 %15, 4, !dbg !15
  %17 = shl nuw nsw i32 %8, 2, !dbg !15
  %18 = and i32 %17, 28, !dbg !15
  %19 = icmp samesign ult i32 %6, 4, !dbg !16
  br i1 %19, label %.lr.ph, label %._crit_edge, !dbg !16

.lr.ph:                                           ; preds = %5
  %20 = zext nneg i32 %15 to i64
  %21 = shl nuw nsw i32 %8, 4
  %22 = and i32 %21, 2032
  %23 = and i32 %8, 24
  %24 = shl nuw nsw i32 %23, 1
  %25 = xor i32 %22, %24
  %26 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %25
  %27 = shl nuw nsw i32 %9, 4
  %28 = zext nneg i32 %27 to i64
  %29 = getelementptr [2 x i8], ptr addrspace(1) %b_ptr, i64 %28
  %30 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %25
  %31 = and i32 %8, 15
  %32 = shl nuw nsw i32 %31, 6
  %33 = and i32 %8, 6
  %34 = shl nuw nsw i32 %33, 3
  %35 = and i32 %8, 16
  %36 = and i32 %21, 1024
  %37 = xor i32 %34, %35
  %38 = or disjoint i32 %36, %37
  %39 = or disjoint i32 %38, %32
  %40 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %39
  %41 = shl nuw nsw i32 %35, 1
  %42 = and i32 %8, 32
  %43 = lshr exact i32 %42, 1
  %44 = or disjoint i32 %32, %34
  %45 = or disjoint i32 %41, %43
  %46 = xor i32 %44, %45
  %47 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %46
  %48 = xor i32 %39, 32
  %49 = shl nuw nsw i32 %23, 6
  %50 = shl nuw nsw i32 %14, 5
  %51 = shl nuw nsw i32 %9, 2
  %52 = or disjoint i32 %49, %50
  %53 = xor i32 %52, %51
  %54 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %53
  %55 = shl nuw nsw i32 %33, 8
  %56 = shl nuw nsw i32 %31, 4
  %57 = and i32 %8, 80
  %58 = shl nuw nsw i32 %57, 2
  %59 = or disjoint i32 %58, %42
  %60 = xor i32 %59, %56
  %61 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %55
  %62 = getelementptr inbounds nuw i8, ptr addrspace(3) %61, i32 %60
  %63 = shl nuw nsw i32 %57, 3
  %64 = and i32 %8, 1
  %65 = icmp eq i32 %64, 0
  %66 = select i1 %65, i32 0, i32 2056
  %67 = and i32 %21, 32
  %68 = and i32 %17, 16
  %69 = and i32 %8, 8
  %70 = icmp eq i32 %69, 0
  %71 = select i1 %70, i32 0, i32 1088
  %72 = shl nuw nsw i32 %42, 1
  %73 = or disjoint i32 %71, %63
  %74 = xor i32 %73, %72
  %75 = or disjoint i32 %68, %67
  %76 = or disjoint i32 %75, %66
  %77 = or disjoint i32 %76, %74
  %78 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %77
  %79 = getelementptr inbounds nuw i8, ptr addrspace(3) %78, i32 256
  %80 = xor i32 %77, 8
  %81 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %80
  %82 = getelementptr inbounds nuw i8, ptr addrspace(3) %81, i32 256
  %83 = and i32 %17, 384
  %84 = shl nuw nsw i32 %8, 1
  %85 = and i32 %84, 24
  %86 = icmp eq i32 %35, 0
  %87 = select i1 %86, i32 0, i32 1088
  %88 = or disjoint i32 %50, %83
  %89 = or disjoint i32 %87, %85
  %90 = xor i32 %89, %88
  %91 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %90
  %92 = getelementptr inbounds nuw i8, ptr addrspace(3) %91, i32 512
  %93 = xor i32 %90, 2056
  %94 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %93
  %95 = getelementptr inbounds nuw i8, ptr addrspace(3) %94, i32 512
  %96 = zext nneg i32 %10 to i64, !dbg !16
  %97 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %48
  %98 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %46
  %99 = getelementptr inbounds nuw i8, ptr addrspace(3) %98, i32 1024
  %100 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %39
  %101 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %46
  %102 = getelementptr inbounds nuw i8, ptr addrspace(3) %91, i32 4
  %103 = getelementptr inbounds nuw i8, ptr addrspace(3) %94, i32 4
  br label %104, !dbg !16

104:                                              ; preds = %.lr.ph, %252
  %105 = phi i32 [ %6, %.lr.ph ], [ %326, %252 ]
  %.frozen = freeze i32 %105, !dbg !17
  %106 = sdiv i32 %.frozen, 2, !dbg !17
  %107 = shl i32 %106, 5, !dbg !17
  %108 = or disjoint i32 %107, %10, !dbg !17
  %109 = mul i32 %106, 2, !dbg !18
  %.decomposed = sub i32 %.frozen, %109, !dbg !18
  %110 = shl nsw i32 %.decomposed, 4, !dbg !18
  %111 = add nsw i32 %110, %15, !dbg !18
  %112 = shl i32 %108, 7, !dbg !19
  %113 = sext i32 %112 to i64, !dbg !22
  %114 = getelementptr [2 x i8], ptr addrspace(1) %a_ptr, i64 %113, !dbg !22
  %115 = getelementptr [2 x i8], ptr addrspace(1) %114, i64 %20, !dbg !22
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !23
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %26, ptr addrspace(1) %115, i32 16) #3, !dbg !23
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !23
  %116 = sext i32 %111 to i64, !dbg !24
  %117 = getelementptr [2 x i8], ptr addrspace(1) %29, i64 %116, !dbg !24
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %30, ptr addrspace(1) %117, i32 16) #3, !dbg !25
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !25
  tail call void @llvm.nvvm.cp.async.wait.group(i32 0), !dbg !23
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !23
  %118 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %40), !dbg !23
  %119 = extractvalue { i32, i32, i32, i32 } %118, 0, !dbg !23
  %120 = extractvalue { i32, i32, i32, i32 } %118, 1, !dbg !23
  %121 = extractvalue { i32, i32, i32, i32 } %118, 2, !dbg !23
  %122 = extractvalue { i32, i32, i32, i32 } %118, 3, !dbg !23
  %123 = bitcast i32 %119 to <2 x half>, !dbg !23
  %124 = extractelement <2 x half> %123, i64 0, !dbg !23
  %125 = extractelement <2 x half> %123, i64 1, !dbg !23
  %126 = bitcast i32 %120 to <2 x half>, !dbg !23
  %127 = extractelement <2 x half> %126, i64 0, !dbg !23
  %128 = extractelement <2 x half> %126, i64 1, !dbg !23
  %129 = bitcast i32 %121 to <2 x half>, !dbg !23
  %130 = extractelement <2 x half> %129, i64 0, !dbg !23
  %131 = extractelement <2 x half> %129, i64 1, !dbg !23
  %132 = bitcast i32 %122 to <2 x half>, !dbg !23
  %133 = extractelement <2 x half> %132, i64 0, !dbg !23
  %134 = extractelement <2 x half> %132, i64 1, !dbg !23
  %135 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) %47), !dbg !25
  %136 = extractvalue { i32, i32, i32, i32 } %135, 0, !dbg !25
  %137 = extractvalue { i32, i32, i32, i32 } %135, 1, !dbg !25
  %138 = extractvalue { i32, i32, i32, i32 } %135, 2, !dbg !25
  %139 = extractvalue { i32, i32, i32, i32 } %135, 3, !dbg !25
  %140 = bitcast i32 %136 to <2 x half>, !dbg !25
  %141 = extractelement <2 x half> %140, i64 0, !dbg !25
  %142 = extractelement <2 x half> %140, i64 1, !dbg !25
  %143 = bitcast i32 %137 to <2 x half>, !dbg !25
  %144 = extractelement <2 x half> %143, i64 0, !dbg !25
  %145 = extractelement <2 x half> %143, i64 1, !dbg !25
  %146 = bitcast i32 %138 to <2 x half>, !dbg !25
  %147 = extractelement <2 x half> %146, i64 0, !dbg !25
  %148 = extractelement <2 x half> %146, i64 1, !dbg !25
  %149 = bitcast i32 %139 to <2 x half>, !dbg !25
  %150 = extractelement <2 x half> %149, i64 0, !dbg !25
  %151 = extractelement <2 x half> %149, i64 1, !dbg !25
  %invariant.gep = getelementptr [2 x i8], ptr addrspace(1) %b_ptr, i64 %116, !dbg !26
  %invariant.gep78 = getelementptr [2 x i8], ptr addrspace(1) %114, i64 %20, !dbg !26
  br label %152, !dbg !26

152:                                              ; preds = %104, %152
  %indvars.iv = phi i64 [ 0, %104 ], [ %indvars.iv.next, %152 ]
  %.pn1862 = phi half [ %151, %104 ], [ %241, %152 ]
  %.pn2061 = phi half [ %150, %104 ], [ %240, %152 ]
  %.pn2260 = phi half [ %148, %104 ], [ %238, %152 ]
  %.pn2459 = phi half [ %147, %104 ], [ %237, %152 ]
  %.pn2658 = phi half [ %145, %104 ], [ %235, %152 ]
  %.pn2857 = phi half [ %144, %104 ], [ %234, %152 ]
  %.pn3056 = phi half [ %142, %104 ], [ %232, %152 ]
  %.pn3255 = phi half [ %141, %104 ], [ %231, %152 ]
  %.pn254 = phi half [ %134, %104 ], [ %224, %152 ]
  %.pn453 = phi half [ %133, %104 ], [ %223, %152 ]
  %.pn652 = phi half [ %131, %104 ], [ %221, %152 ]
  %.pn851 = phi half [ %130, %104 ], [ %220, %152 ]
  %.pn1050 = phi half [ %128, %104 ], [ %218, %152 ]
  %.pn1249 = phi half [ %127, %104 ], [ %217, %152 ]
  %.pn1448 = phi half [ %125, %104 ], [ %215, %152 ]
  %.pn1647 = phi half [ %124, %104 ], [ %214, %152 ]
  %153 = phi float [ 0.000000e+00, %104 ], [ %243, %152 ]
  %154 = phi float [ 0.000000e+00, %104 ], [ %244, %152 ]
  %155 = phi float [ 0.000000e+00, %104 ], [ %245, %152 ]
  %156 = phi float [ 0.000000e+00, %104 ], [ %246, %152 ]
  %157 = phi float [ 0.000000e+00, %104 ], [ %248, %152 ]
  %158 = phi float [ 0.000000e+00, %104 ], [ %249, %152 ]
  %159 = phi float [ 0.000000e+00, %104 ], [ %250, %152 ]
  %160 = phi float [ 0.000000e+00, %104 ], [ %251, %152 ]
  %161 = icmp samesign ult i64 %indvars.iv, 96, !dbg !26
  tail call void @llvm.nvvm.cp.async.wait.group(i32 0), !dbg !23
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !23
  %162 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %97), !dbg !23
  %163 = extractvalue { i32, i32, i32, i32 } %162, 0, !dbg !23
  %164 = extractvalue { i32, i32, i32, i32 } %162, 1, !dbg !23
  %165 = extractvalue { i32, i32, i32, i32 } %162, 2, !dbg !23
  %166 = extractvalue { i32, i32, i32, i32 } %162, 3, !dbg !23
  %167 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) nonnull %99), !dbg !25
  %168 = extractvalue { i32, i32, i32, i32 } %167, 0, !dbg !25
  %169 = extractvalue { i32, i32, i32, i32 } %167, 1, !dbg !25
  %170 = extractvalue { i32, i32, i32, i32 } %167, 2, !dbg !25
  %171 = extractvalue { i32, i32, i32, i32 } %167, 3, !dbg !25
  %172 = insertelement <2 x half> poison, half %.pn1647, i64 0, !dbg !27
  %173 = insertelement <2 x half> %172, half %.pn1448, i64 1, !dbg !27
  %174 = bitcast <2 x half> %173 to i32, !dbg !27
  %175 = insertelement <2 x half> poison, half %.pn1249, i64 0, !dbg !27
  %176 = insertelement <2 x half> %175, half %.pn1050, i64 1, !dbg !27
  %177 = bitcast <2 x half> %176 to i32, !dbg !27
  %178 = insertelement <2 x half> poison, half %.pn851, i64 0, !dbg !27
  %179 = insertelement <2 x half> %178, half %.pn652, i64 1, !dbg !27
  %180 = bitcast <2 x half> %179 to i32, !dbg !27
  %181 = insertelement <2 x half> poison, half %.pn453, i64 0, !dbg !27
  %182 = insertelement <2 x half> %181, half %.pn254, i64 1, !dbg !27
  %183 = bitcast <2 x half> %182 to i32, !dbg !27
  %184 = insertelement <2 x half> poison, half %.pn3255, i64 0, !dbg !27
  %185 = insertelement <2 x half> %184, half %.pn3056, i64 1, !dbg !27
  %186 = bitcast <2 x half> %185 to i32, !dbg !27
  %187 = insertelement <2 x half> poison, half %.pn2857, i64 0, !dbg !27
  %188 = insertelement <2 x half> %187, half %.pn2658, i64 1, !dbg !27
  %189 = bitcast <2 x half> %188 to i32, !dbg !27
  %190 = insertelement <2 x half> poison, half %.pn2459, i64 0, !dbg !27
  %191 = insertelement <2 x half> %190, half %.pn2260, i64 1, !dbg !27
  %192 = bitcast <2 x half> %191 to i32, !dbg !27
  %193 = insertelement <2 x half> poison, half %.pn2061, i64 0, !dbg !27
  %194 = insertelement <2 x half> %193, half %.pn1862, i64 1, !dbg !27
  %195 = bitcast <2 x half> %194 to i32, !dbg !27
  %196 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %153, float %154, float %155, float %156, i32 %174, i32 %177, i32 %180, i32 %183, i32 %186, i32 %189) #3, !dbg !27
  %197 = extractvalue { float, float, float, float } %196, 0, !dbg !27
  %198 = extractvalue { float, float, float, float } %196, 1, !dbg !27
  %199 = extractvalue { float, float, float, float } %196, 2, !dbg !27
  %200 = extractvalue { float, float, float, float } %196, 3, !dbg !27
  %201 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %157, float %158, float %159, float %160, i32 %174, i32 %177, i32 %180, i32 %183, i32 %192, i32 %195) #3, !dbg !27
  %202 = extractvalue { float, float, float, float } %201, 0, !dbg !27
  %203 = extractvalue { float, float, float, float } %201, 1, !dbg !27
  %204 = extractvalue { float, float, float, float } %201, 2, !dbg !27
  %205 = extractvalue { float, float, float, float } %201, 3, !dbg !27
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 32, !dbg !26
  %206 = or disjoint i64 %indvars.iv.next, %96, !dbg !28
  %gep79 = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep78, i64 %indvars.iv.next, !dbg !22
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !23
  %207 = select i1 %161, i32 16, i32 0, !dbg !23
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %26, ptr addrspace(1) %gep79, i32 %207) #3, !dbg !23
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !23
  %gep.idx = shl i64 %206, 7, !dbg !24
  %gep = getelementptr i8, ptr addrspace(1) %invariant.gep, i64 %gep.idx, !dbg !24
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %30, ptr addrspace(1) %gep, i32 %207) #3, !dbg !25
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !25
  tail call void @llvm.nvvm.cp.async.wait.group(i32 0), !dbg !23
  tail call void @llvm.nvvm.cp.async.wait.group(i32 0), !dbg !23
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !23
  %208 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %100), !dbg !23
  %209 = extractvalue { i32, i32, i32, i32 } %208, 0, !dbg !23
  %210 = extractvalue { i32, i32, i32, i32 } %208, 1, !dbg !23
  %211 = extractvalue { i32, i32, i32, i32 } %208, 2, !dbg !23
  %212 = extractvalue { i32, i32, i32, i32 } %208, 3, !dbg !23
  %213 = bitcast i32 %209 to <2 x half>, !dbg !23
  %214 = extractelement <2 x half> %213, i64 0, !dbg !23
  %215 = extractelement <2 x half> %213, i64 1, !dbg !23
  %216 = bitcast i32 %210 to <2 x half>, !dbg !23
  %217 = extractelement <2 x half> %216, i64 0, !dbg !23
  %218 = extractelement <2 x half> %216, i64 1, !dbg !23
  %219 = bitcast i32 %211 to <2 x half>, !dbg !23
  %220 = extractelement <2 x half> %219, i64 0, !dbg !23
  %221 = extractelement <2 x half> %219, i64 1, !dbg !23
  %222 = bitcast i32 %212 to <2 x half>, !dbg !23
  %223 = extractelement <2 x half> %222, i64 0, !dbg !23
  %224 = extractelement <2 x half> %222, i64 1, !dbg !23
  %225 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) %101), !dbg !25
  %226 = extractvalue { i32, i32, i32, i32 } %225, 0, !dbg !25
  %227 = extractvalue { i32, i32, i32, i32 } %225, 1, !dbg !25
  %228 = extractvalue { i32, i32, i32, i32 } %225, 2, !dbg !25
  %229 = extractvalue { i32, i32, i32, i32 } %225, 3, !dbg !25
  %230 = bitcast i32 %226 to <2 x half>, !dbg !25
  %231 = extractelement <2 x half> %230, i64 0, !dbg !25
  %232 = extractelement <2 x half> %230, i64 1, !dbg !25
  %233 = bitcast i32 %227 to <2 x half>, !dbg !25
  %234 = extractelement <2 x half> %233, i64 0, !dbg !25
  %235 = extractelement <2 x half> %233, i64 1, !dbg !25
  %236 = bitcast i32 %228 to <2 x half>, !dbg !25
  %237 = extractelement <2 x half> %236, i64 0, !dbg !25
  %238 = extractelement <2 x half> %236, i64 1, !dbg !25
  %239 = bitcast i32 %229 to <2 x half>, !dbg !25
  %240 = extractelement <2 x half> %239, i64 0, !dbg !25
  %241 = extractelement <2 x half> %239, i64 1, !dbg !25
  %242 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %197, float %198, float %199, float %200, i32 %163, i32 %164, i32 %165, i32 %166, i32 %168, i32 %169) #3, !dbg !27
  %243 = extractvalue { float, float, float, float } %242, 0, !dbg !27
  %244 = extractvalue { float, float, float, float } %242, 1, !dbg !27
  %245 = extractvalue { float, float, float, float } %242, 2, !dbg !27
  %246 = extractvalue { float, float, float, float } %242, 3, !dbg !27
  %247 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %202, float %203, float %204, float %205, i32 %163, i32 %164, i32 %165, i32 %166, i32 %170, i32 %171) #3, !dbg !27
  %248 = extractvalue { float, float, float, float } %247, 0, !dbg !27
  %249 = extractvalue { float, float, float, float } %247, 1, !dbg !27
  %250 = extractvalue { float, float, float, float } %247, 2, !dbg !27
  %251 = extractvalue { float, float, float, float } %247, 3, !dbg !27
  br i1 %161, label %152, label %252, !dbg !26

252:                                              ; preds = %152
  %253 = or disjoint i32 %107, %12, !dbg !17
  %254 = or disjoint i32 %107, %13, !dbg !17
  %255 = add nsw i32 %16, %110, !dbg !18
  %256 = add nsw i32 %110, %18, !dbg !18
  tail call void @llvm.nvvm.cp.async.wait.group(i32 0), !dbg !26
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !26
  %257 = shl i32 %108, 6, !dbg !29
  %258 = shl i32 %253, 6, !dbg !29
  %259 = shl i32 %254, 6, !dbg !29
  %260 = sext i32 %257 to i64, !dbg !30
  %261 = getelementptr [4 x i8], ptr addrspace(1) %c_ptr, i64 %260, !dbg !30
  %262 = sext i32 %258 to i64, !dbg !30
  %263 = getelementptr [4 x i8], ptr addrspace(1) %c_ptr, i64 %262, !dbg !30
  %264 = sext i32 %259 to i64, !dbg !30
  %265 = getelementptr [4 x i8], ptr addrspace(1) %c_ptr, i64 %264, !dbg !30
  %266 = getelementptr [4 x i8], ptr addrspace(1) %261, i64 %116, !dbg !30
  %267 = sext i32 %255 to i64, !dbg !30
  %268 = getelementptr [4 x i8], ptr addrspace(1) %261, i64 %267, !dbg !30
  %269 = sext i32 %256 to i64, !dbg !30
  %270 = getelementptr [4 x i8], ptr addrspace(1) %263, i64 %269, !dbg !30
  %271 = getelementptr [4 x i8], ptr addrspace(1) %265, i64 %269, !dbg !30
  %272 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %266) #3, !dbg !31
  %273 = extractvalue { i32, i32, i32, i32 } %272, 0, !dbg !31
  %274 = extractvalue { i32, i32, i32, i32 } %272, 1, !dbg !31
  %275 = extractvalue { i32, i32, i32, i32 } %272, 2, !dbg !31
  %276 = extractvalue { i32, i32, i32, i32 } %272, 3, !dbg !31
  %277 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %268) #3, !dbg !31
  %278 = extractvalue { i32, i32, i32, i32 } %277, 0, !dbg !31
  %279 = extractvalue { i32, i32, i32, i32 } %277, 1, !dbg !31
  %280 = extractvalue { i32, i32, i32, i32 } %277, 2, !dbg !31
  %281 = extractvalue { i32, i32, i32, i32 } %277, 3, !dbg !31
  %282 = insertelement <4 x i32> poison, i32 %273, i64 0, !dbg !31
  %283 = insertelement <4 x i32> %282, i32 %275, i64 1, !dbg !31
  %284 = insertelement <4 x i32> %283, i32 %278, i64 2, !dbg !31
  %285 = insertelement <4 x i32> %284, i32 %280, i64 3, !dbg !31
  store <4 x i32> %285, ptr addrspace(3) %54, align 16, !dbg !31
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !31
  %286 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %62), !dbg !31
  %287 = extractvalue { i32, i32, i32, i32 } %286, 0, !dbg !31
  %288 = extractvalue { i32, i32, i32, i32 } %286, 1, !dbg !31
  %289 = extractvalue { i32, i32, i32, i32 } %286, 2, !dbg !31
  %290 = extractvalue { i32, i32, i32, i32 } %286, 3, !dbg !31
  %291 = bitcast i32 %287 to float, !dbg !31
  %292 = bitcast i32 %288 to float, !dbg !31
  %293 = bitcast i32 %289 to float, !dbg !31
  %294 = bitcast i32 %290 to float, !dbg !31
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !31
  %295 = insertelement <4 x i32> poison, i32 %274, i64 0, !dbg !31
  %296 = insertelement <4 x i32> %295, i32 %276, i64 1, !dbg !31
  %297 = insertelement <4 x i32> %296, i32 %279, i64 2, !dbg !31
  %298 = insertelement <4 x i32> %297, i32 %281, i64 3, !dbg !31
  store <4 x i32> %298, ptr addrspace(3) %54, align 16, !dbg !31
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !31
  %299 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %62), !dbg !31
  %300 = extractvalue { i32, i32, i32, i32 } %299, 0, !dbg !31
  %301 = extractvalue { i32, i32, i32, i32 } %299, 1, !dbg !31
  %302 = extractvalue { i32, i32, i32, i32 } %299, 2, !dbg !31
  %303 = extractvalue { i32, i32, i32, i32 } %299, 3, !dbg !31
  %304 = bitcast i32 %300 to float, !dbg !31
  %305 = bitcast i32 %301 to float, !dbg !31
  %306 = bitcast i32 %302 to float, !dbg !31
  %307 = bitcast i32 %303 to float, !dbg !31
  %308 = fadd float %243, %291, !dbg !31
  %309 = fadd float %244, %304, !dbg !31
  %310 = fadd float %245, %292, !dbg !31
  %311 = fadd float %246, %305, !dbg !31
  %312 = fadd float %248, %293, !dbg !31
  %313 = fadd float %249, %306, !dbg !31
  %314 = fadd float %250, %294, !dbg !31
  %315 = fadd float %251, %307, !dbg !31
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !32
  %316 = insertelement <2 x float> poison, float %308, i64 0, !dbg !32
  %317 = insertelement <2 x float> %316, float %309, i64 1, !dbg !32
  store <2 x float> %317, ptr addrspace(3) %78, align 8, !dbg !32
  %318 = insertelement <2 x float> poison, float %310, i64 0, !dbg !32
  %319 = insertelement <2 x float> %318, float %311, i64 1, !dbg !32
  store <2 x float> %319, ptr addrspace(3) %79, align 8, !dbg !32
  %320 = insertelement <2 x float> poison, float %312, i64 0, !dbg !32
  %321 = insertelement <2 x float> %320, float %313, i64 1, !dbg !32
  store <2 x float> %321, ptr addrspace(3) %81, align 8, !dbg !32
  %322 = insertelement <2 x float> poison, float %314, i64 0, !dbg !32
  %323 = insertelement <2 x float> %322, float %315, i64 1, !dbg !32
  store <2 x float> %323, ptr addrspace(3) %82, align 8, !dbg !32
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !32
  %324 = load <2 x i32>, ptr addrspace(3) %92, align 8, !dbg !32
  %325 = load <2 x i32>, ptr addrspace(3) %95, align 8, !dbg !32
  %.extract = load i32, ptr addrspace(3) %91, align 8, !dbg !32
  %.extract40 = load i32, ptr addrspace(3) %102, align 4, !dbg !32
  %.extract41 = load i32, ptr addrspace(3) %94, align 8, !dbg !32
  %.extract42 = load i32, ptr addrspace(3) %103, align 4, !dbg !32
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %.extract, i32 %.extract40, i32 %.extract41, i32 %.extract42, ptr addrspace(1) %270) #3, !dbg !32
  %.extract43 = extractelement <2 x i32> %324, i64 0, !dbg !32
  %.extract44 = extractelement <2 x i32> %324, i64 1, !dbg !32
  %.extract45 = extractelement <2 x i32> %325, i64 0, !dbg !32
  %.extract46 = extractelement <2 x i32> %325, i64 1, !dbg !32
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %.extract43, i32 %.extract44, i32 %.extract45, i32 %.extract46, ptr addrspace(1) %271) #3, !dbg !32
  %326 = add i32 %105, %7, !dbg !16
  %327 = icmp slt i32 %326, 4, !dbg !16
  br i1 %327, label %104, label %._crit_edge, !dbg !16

._crit_edge:                                      ; preds = %252, %5
  ret void, !dbg !33
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nounwind
declare void @llvm.nvvm.cp.async.commit.group() #3

; Function Attrs: nounwind
declare void @llvm.nvvm.cp.async.wait.group(i32 immarg) #3

; Function Attrs: convergent nocallback nofree nounwind memory(argmem: read)
declare { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) readonly captures(none)) #4

; Function Attrs: convergent nocallback nofree nounwind memory(argmem: read)
declare { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) readonly captures(none)) #4

attributes #0 = { nounwind "nvvm.reqntid"="128" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nounwind }
attributes #4 = { convergent nocallback nofree nounwind memory(argmem: read) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "tests/triton/pipelined.py", directory: "")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
!4 = distinct !DISubprogram(name: "persistent_racy", linkageName: "persistent_racy", scope: !1, file: !1, line: 66, type: !5, scopeLine: 66, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{null, !7, !7, !9, !11, !11}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !8, size: 64, dwarfAddressSpace: 1)
!8 = !DIBasicType(name: "half", size: 16, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !10, size: 64, dwarfAddressSpace: 1)
!10 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !12, size: 64, dwarfAddressSpace: 1)
!12 = !DIBasicType(name: "unknown_type", encoding: DW_ATE_signed)
!13 = !DILocation(line: 67, column: 25, scope: !4)
!14 = !DILocation(line: 67, column: 64, scope: !4)
!15 = !DILocation(line: 68, column: 41, scope: !4)
!16 = !DILocation(line: 67, column: 5, scope: !4)
!17 = !DILocation(line: 68, column: 16, scope: !4)
!18 = !DILocation(line: 69, column: 18, scope: !4)
!19 = !DILocation(line: 12, column: 29, scope: !20, inlinedAt: !21)
!20 = distinct !DILexicalBlockFile(scope: !4, file: !1, discriminator: 0)
!21 = !DILocation(line: 70, column: 15, scope: !20)
!22 = !DILocation(line: 12, column: 21, scope: !20, inlinedAt: !21)
!23 = !DILocation(line: 12, column: 13, scope: !20, inlinedAt: !21)
!24 = !DILocation(line: 13, column: 21, scope: !20, inlinedAt: !21)
!25 = !DILocation(line: 13, column: 13, scope: !20, inlinedAt: !21)
!26 = !DILocation(line: 11, column: 5, scope: !20, inlinedAt: !21)
!27 = !DILocation(line: 14, column: 16, scope: !20, inlinedAt: !21)
!28 = !DILocation(line: 12, column: 57, scope: !20, inlinedAt: !21)
!29 = !DILocation(line: 71, column: 21, scope: !4)
!30 = !DILocation(line: 71, column: 13, scope: !4)
!31 = !DILocation(line: 72, column: 21, scope: !4)
!32 = !DILocation(line: 72, column: 9, scope: !4)
!33 = !DILocation(line: 66, column: 1, scope: !4)
