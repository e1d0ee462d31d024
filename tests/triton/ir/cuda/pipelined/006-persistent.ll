; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-p101:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@global_smem = external addrspace(3) global [0 x i8], align 16

; Function Attrs: nounwind
define ptx_kernel void @persistent(ptr addrspace(1) %a_ptr, ptr addrspace(1) %b_ptr, ptr addrspace(1) %c_ptr, ptr addrspace(1) nofree readnone captures(none) %global_scratch, ptr addrspace(1) nofree readnone captures(none) %profile_scratch) local_unnamed_addr #0 !dbg !4 {
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
  %16 = shl nuw nsw i32 %8, 2, !dbg !15
  %17 = and i32 %16, 28, !dbg !15
  %18 = icmp samesign ult i32 %6, 4, !dbg !16
  br i1 %18, label %.lr.ph, label %._crit_edge, !dbg !16

.lr.ph:                                           ; preds = %5
  %19 = zext nneg i32 %15 to i64
  %20 = shl nuw nsw i32 %8, 4
  %21 = and i32 %20, 2032
  %22 = and i32 %8, 24
  %23 = shl nuw nsw i32 %22, 1
  %24 = xor i32 %21, %23
  %25 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %24
  %26 = shl nuw nsw i32 %9, 4
  %27 = zext nneg i32 %26 to i64
  %28 = getelementptr [2 x i8], ptr addrspace(1) %b_ptr, i64 %27
  %29 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %24
  %30 = and i32 %8, 15
  %31 = shl nuw nsw i32 %30, 6
  %32 = and i32 %8, 6
  %33 = shl nuw nsw i32 %32, 3
  %34 = and i32 %8, 16
  %35 = and i32 %20, 1024
  %36 = xor i32 %33, %34
  %37 = or disjoint i32 %35, %36
  %38 = or disjoint i32 %37, %31
  %39 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %38
  %40 = shl nuw nsw i32 %34, 1
  %41 = and i32 %8, 32
  %42 = lshr exact i32 %41, 1
  %43 = or disjoint i32 %31, %33
  %44 = or disjoint i32 %40, %42
  %45 = xor i32 %43, %44
  %46 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %45
  %47 = xor i32 %38, 32
  %48 = shl nuw nsw i32 %22, 6
  %49 = shl nuw nsw i32 %14, 5
  %50 = shl nuw nsw i32 %9, 2
  %51 = or disjoint i32 %48, %49
  %52 = xor i32 %51, %50
  %53 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %52
  %54 = shl nuw nsw i32 %32, 8
  %55 = shl nuw nsw i32 %30, 4
  %56 = and i32 %8, 80
  %57 = shl nuw nsw i32 %56, 2
  %58 = or disjoint i32 %57, %41
  %59 = xor i32 %58, %55
  %60 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %54
  %61 = getelementptr inbounds nuw i8, ptr addrspace(3) %60, i32 %59
  %62 = shl nuw nsw i32 %56, 3
  %63 = and i32 %8, 1
  %64 = icmp eq i32 %63, 0
  %65 = select i1 %64, i32 0, i32 2056
  %66 = and i32 %20, 32
  %67 = and i32 %16, 16
  %68 = and i32 %8, 8
  %69 = icmp eq i32 %68, 0
  %70 = select i1 %69, i32 0, i32 1088
  %71 = shl nuw nsw i32 %41, 1
  %72 = or disjoint i32 %70, %62
  %73 = xor i32 %72, %71
  %74 = or disjoint i32 %67, %66
  %75 = or disjoint i32 %74, %65
  %76 = or disjoint i32 %75, %73
  %77 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %76
  %78 = getelementptr inbounds nuw i8, ptr addrspace(3) %77, i32 256
  %79 = xor i32 %76, 8
  %80 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %79
  %81 = getelementptr inbounds nuw i8, ptr addrspace(3) %80, i32 256
  %82 = and i32 %16, 384
  %83 = shl nuw nsw i32 %8, 1
  %84 = and i32 %83, 24
  %85 = icmp eq i32 %34, 0
  %86 = select i1 %85, i32 0, i32 1088
  %87 = or disjoint i32 %49, %82
  %88 = or disjoint i32 %86, %84
  %89 = xor i32 %88, %87
  %90 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %89
  %91 = getelementptr inbounds nuw i8, ptr addrspace(3) %90, i32 512
  %92 = xor i32 %89, 2056
  %93 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %92
  %94 = getelementptr inbounds nuw i8, ptr addrspace(3) %93, i32 512
  %95 = zext nneg i32 %10 to i64, !dbg !16
  %96 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %47
  %97 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %45
  %98 = getelementptr inbounds nuw i8, ptr addrspace(3) %97, i32 1024
  %99 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %38
  %100 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %45
  %101 = getelementptr inbounds nuw i8, ptr addrspace(3) %90, i32 4
  %102 = getelementptr inbounds nuw i8, ptr addrspace(3) %93, i32 4
  br label %103, !dbg !16

103:                                              ; preds = %.lr.ph, %251
  %104 = phi i32 [ %6, %.lr.ph ], [ %323, %251 ]
  %.frozen = freeze i32 %104, !dbg !17
  %105 = sdiv i32 %.frozen, 2, !dbg !17
  %106 = shl i32 %105, 5, !dbg !17
  %107 = or disjoint i32 %106, %10, !dbg !17
  %108 = mul i32 %105, 2, !dbg !18
  %.decomposed = sub i32 %.frozen, %108, !dbg !18
  %109 = shl nsw i32 %.decomposed, 5, !dbg !18
  %110 = or disjoint i32 %109, %15, !dbg !18
  %111 = shl i32 %107, 7, !dbg !19
  %112 = sext i32 %111 to i64, !dbg !22
  %113 = getelementptr [2 x i8], ptr addrspace(1) %a_ptr, i64 %112, !dbg !22
  %114 = getelementptr [2 x i8], ptr addrspace(1) %113, i64 %19, !dbg !22
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !23
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %25, ptr addrspace(1) %114, i32 16) #3, !dbg !23
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !23
  %115 = sext i32 %110 to i64, !dbg !24
  %116 = getelementptr [2 x i8], ptr addrspace(1) %28, i64 %115, !dbg !24
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %29, ptr addrspace(1) %116, i32 16) #3, !dbg !25
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !25
  tail call void @llvm.nvvm.cp.async.wait.group(i32 0), !dbg !23
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !23
  %117 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %39), !dbg !23
  %118 = extractvalue { i32, i32, i32, i32 } %117, 0, !dbg !23
  %119 = extractvalue { i32, i32, i32, i32 } %117, 1, !dbg !23
  %120 = extractvalue { i32, i32, i32, i32 } %117, 2, !dbg !23
  %121 = extractvalue { i32, i32, i32, i32 } %117, 3, !dbg !23
  %122 = bitcast i32 %118 to <2 x half>, !dbg !23
  %123 = extractelement <2 x half> %122, i64 0, !dbg !23
  %124 = extractelement <2 x half> %122, i64 1, !dbg !23
  %125 = bitcast i32 %119 to <2 x half>, !dbg !23
  %126 = extractelement <2 x half> %125, i64 0, !dbg !23
  %127 = extractelement <2 x half> %125, i64 1, !dbg !23
  %128 = bitcast i32 %120 to <2 x half>, !dbg !23
  %129 = extractelement <2 x half> %128, i64 0, !dbg !23
  %130 = extractelement <2 x half> %128, i64 1, !dbg !23
  %131 = bitcast i32 %121 to <2 x half>, !dbg !23
  %132 = extractelement <2 x half> %131, i64 0, !dbg !23
  %133 = extractelement <2 x half> %131, i64 1, !dbg !23
  %134 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) %46), !dbg !25
  %135 = extractvalue { i32, i32, i32, i32 } %134, 0, !dbg !25
  %136 = extractvalue { i32, i32, i32, i32 } %134, 1, !dbg !25
  %137 = extractvalue { i32, i32, i32, i32 } %134, 2, !dbg !25
  %138 = extractvalue { i32, i32, i32, i32 } %134, 3, !dbg !25
  %139 = bitcast i32 %135 to <2 x half>, !dbg !25
  %140 = extractelement <2 x half> %139, i64 0, !dbg !25
  %141 = extractelement <2 x half> %139, i64 1, !dbg !25
  %142 = bitcast i32 %136 to <2 x half>, !dbg !25
  %143 = extractelement <2 x half> %142, i64 0, !dbg !25
  %144 = extractelement <2 x half> %142, i64 1, !dbg !25
  %145 = bitcast i32 %137 to <2 x half>, !dbg !25
  %146 = extractelement <2 x half> %145, i64 0, !dbg !25
  %147 = extractelement <2 x half> %145, i64 1, !dbg !25
  %148 = bitcast i32 %138 to <2 x half>, !dbg !25
  %149 = extractelement <2 x half> %148, i64 0, !dbg !25
  %150 = extractelement <2 x half> %148, i64 1, !dbg !25
  %invariant.gep = getelementptr [2 x i8], ptr addrspace(1) %b_ptr, i64 %115, !dbg !26
  %invariant.gep78 = getelementptr [2 x i8], ptr addrspace(1) %113, i64 %19, !dbg !26
  br label %151, !dbg !26

151:                                              ; preds = %103, %151
  %indvars.iv = phi i64 [ 0, %103 ], [ %indvars.iv.next, %151 ]
  %.pn1862 = phi half [ %150, %103 ], [ %240, %151 ]
  %.pn2061 = phi half [ %149, %103 ], [ %239, %151 ]
  %.pn2260 = phi half [ %147, %103 ], [ %237, %151 ]
  %.pn2459 = phi half [ %146, %103 ], [ %236, %151 ]
  %.pn2658 = phi half [ %144, %103 ], [ %234, %151 ]
  %.pn2857 = phi half [ %143, %103 ], [ %233, %151 ]
  %.pn3056 = phi half [ %141, %103 ], [ %231, %151 ]
  %.pn3255 = phi half [ %140, %103 ], [ %230, %151 ]
  %.pn254 = phi half [ %133, %103 ], [ %223, %151 ]
  %.pn453 = phi half [ %132, %103 ], [ %222, %151 ]
  %.pn652 = phi half [ %130, %103 ], [ %220, %151 ]
  %.pn851 = phi half [ %129, %103 ], [ %219, %151 ]
  %.pn1050 = phi half [ %127, %103 ], [ %217, %151 ]
  %.pn1249 = phi half [ %126, %103 ], [ %216, %151 ]
  %.pn1448 = phi half [ %124, %103 ], [ %214, %151 ]
  %.pn1647 = phi half [ %123, %103 ], [ %213, %151 ]
  %152 = phi float [ 0.000000e+00, %103 ], [ %242, %151 ]
  %153 = phi float [ 0.000000e+00, %103 ], [ %243, %151 ]
  %154 = phi float [ 0.000000e+00, %103 ], [ %244, %151 ]
  %155 = phi float [ 0.000000e+00, %103 ], [ %245, %151 ]
  %156 = phi float [ 0.000000e+00, %103 ], [ %247, %151 ]
  %157 = phi float [ 0.000000e+00, %103 ], [ %248, %151 ]
  %158 = phi float [ 0.000000e+00, %103 ], [ %249, %151 ]
  %159 = phi float [ 0.000000e+00, %103 ], [ %250, %151 ]
  %160 = icmp samesign ult i64 %indvars.iv, 96, !dbg !26
  tail call void @llvm.nvvm.cp.async.wait.group(i32 0), !dbg !23
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !23
  %161 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %96), !dbg !23
  %162 = extractvalue { i32, i32, i32, i32 } %161, 0, !dbg !23
  %163 = extractvalue { i32, i32, i32, i32 } %161, 1, !dbg !23
  %164 = extractvalue { i32, i32, i32, i32 } %161, 2, !dbg !23
  %165 = extractvalue { i32, i32, i32, i32 } %161, 3, !dbg !23
  %166 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) nonnull %98), !dbg !25
  %167 = extractvalue { i32, i32, i32, i32 } %166, 0, !dbg !25
  %168 = extractvalue { i32, i32, i32, i32 } %166, 1, !dbg !25
  %169 = extractvalue { i32, i32, i32, i32 } %166, 2, !dbg !25
  %170 = extractvalue { i32, i32, i32, i32 } %166, 3, !dbg !25
  %171 = insertelement <2 x half> poison, half %.pn1647, i64 0, !dbg !27
  %172 = insertelement <2 x half> %171, half %.pn1448, i64 1, !dbg !27
  %173 = bitcast <2 x half> %172 to i32, !dbg !27
  %174 = insertelement <2 x half> poison, half %.pn1249, i64 0, !dbg !27
  %175 = insertelement <2 x half> %174, half %.pn1050, i64 1, !dbg !27
  %176 = bitcast <2 x half> %175 to i32, !dbg !27
  %177 = insertelement <2 x half> poison, half %.pn851, i64 0, !dbg !27
  %178 = insertelement <2 x half> %177, half %.pn652, i64 1, !dbg !27
  %179 = bitcast <2 x half> %178 to i32, !dbg !27
  %180 = insertelement <2 x half> poison, half %.pn453, i64 0, !dbg !27
  %181 = insertelement <2 x half> %180, half %.pn254, i64 1, !dbg !27
  %182 = bitcast <2 x half> %181 to i32, !dbg !27
  %183 = insertelement <2 x half> poison, half %.pn3255, i64 0, !dbg !27
  %184 = insertelement <2 x half> %183, half %.pn3056, i64 1, !dbg !27
  %185 = bitcast <2 x half> %184 to i32, !dbg !27
  %186 = insertelement <2 x half> poison, half %.pn2857, i64 0, !dbg !27
  %187 = insertelement <2 x half> %186, half %.pn2658, i64 1, !dbg !27
  %188 = bitcast <2 x half> %187 to i32, !dbg !27
  %189 = insertelement <2 x half> poison, half %.pn2459, i64 0, !dbg !27
  %190 = insertelement <2 x half> %189, half %.pn2260, i64 1, !dbg !27
  %191 = bitcast <2 x half> %190 to i32, !dbg !27
  %192 = insertelement <2 x half> poison, half %.pn2061, i64 0, !dbg !27
  %193 = insertelement <2 x half> %192, half %.pn1862, i64 1, !dbg !27
  %194 = bitcast <2 x half> %193 to i32, !dbg !27
  %195 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %152, float %153, float %154, float %155, i32 %173, i32 %176, i32 %179, i32 %182, i32 %185, i32 %188) #3, !dbg !27
  %196 = extractvalue { float, float, float, float } %195, 0, !dbg !27
  %197 = extractvalue { float, float, float, float } %195, 1, !dbg !27
  %198 = extractvalue { float, float, float, float } %195, 2, !dbg !27
  %199 = extractvalue { float, float, float, float } %195, 3, !dbg !27
  %200 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %156, float %157, float %158, float %159, i32 %173, i32 %176, i32 %179, i32 %182, i32 %191, i32 %194) #3, !dbg !27
  %201 = extractvalue { float, float, float, float } %200, 0, !dbg !27
  %202 = extractvalue { float, float, float, float } %200, 1, !dbg !27
  %203 = extractvalue { float, float, float, float } %200, 2, !dbg !27
  %204 = extractvalue { float, float, float, float } %200, 3, !dbg !27
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 32, !dbg !26
  %205 = or disjoint i64 %indvars.iv.next, %95, !dbg !28
  %gep79 = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep78, i64 %indvars.iv.next, !dbg !22
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !23
  %206 = select i1 %160, i32 16, i32 0, !dbg !23
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %25, ptr addrspace(1) %gep79, i32 %206) #3, !dbg !23
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !23
  %gep.idx = shl i64 %205, 7, !dbg !24
  %gep = getelementptr i8, ptr addrspace(1) %invariant.gep, i64 %gep.idx, !dbg !24
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %29, ptr addrspace(1) %gep, i32 %206) #3, !dbg !25
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !25
  tail call void @llvm.nvvm.cp.async.wait.group(i32 0), !dbg !23
  tail call void @llvm.nvvm.cp.async.wait.group(i32 0), !dbg !23
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !23
  %207 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %99), !dbg !23
  %208 = extractvalue { i32, i32, i32, i32 } %207, 0, !dbg !23
  %209 = extractvalue { i32, i32, i32, i32 } %207, 1, !dbg !23
  %210 = extractvalue { i32, i32, i32, i32 } %207, 2, !dbg !23
  %211 = extractvalue { i32, i32, i32, i32 } %207, 3, !dbg !23
  %212 = bitcast i32 %208 to <2 x half>, !dbg !23
  %213 = extractelement <2 x half> %212, i64 0, !dbg !23
  %214 = extractelement <2 x half> %212, i64 1, !dbg !23
  %215 = bitcast i32 %209 to <2 x half>, !dbg !23
  %216 = extractelement <2 x half> %215, i64 0, !dbg !23
  %217 = extractelement <2 x half> %215, i64 1, !dbg !23
  %218 = bitcast i32 %210 to <2 x half>, !dbg !23
  %219 = extractelement <2 x half> %218, i64 0, !dbg !23
  %220 = extractelement <2 x half> %218, i64 1, !dbg !23
  %221 = bitcast i32 %211 to <2 x half>, !dbg !23
  %222 = extractelement <2 x half> %221, i64 0, !dbg !23
  %223 = extractelement <2 x half> %221, i64 1, !dbg !23
  %224 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) %100), !dbg !25
  %225 = extractvalue { i32, i32, i32, i32 } %224, 0, !dbg !25
  %226 = extractvalue { i32, i32, i32, i32 } %224, 1, !dbg !25
  %227 = extractvalue { i32, i32, i32, i32 } %224, 2, !dbg !25
  %228 = extractvalue { i32, i32, i32, i32 } %224, 3, !dbg !25
  %229 = bitcast i32 %225 to <2 x half>, !dbg !25
  %230 = extractelement <2 x half> %229, i64 0, !dbg !25
  %231 = extractelement <2 x half> %229, i64 1, !dbg !25
  %232 = bitcast i32 %226 to <2 x half>, !dbg !25
  %233 = extractelement <2 x half> %232, i64 0, !dbg !25
  %234 = extractelement <2 x half> %232, i64 1, !dbg !25
  %235 = bitcast i32 %227 to <2 x half>, !dbg !25
  %236 = extractelement <2 x half> %235, i64 0, !dbg !25
  %237 = extractelement <2 x half> %235, i64 1, !dbg !25
  %238 = bitcast i32 %228 to <2 x half>, !dbg !25
  %239 = extractelement <2 x half> %238, i64 0, !dbg !25
  %240 = extractelement <2 x half> %238, i64 1, !dbg !25
  %241 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %196, float %197, float %198, float %199, i32 %162, i32 %163, i32 %164, i32 %165, i32 %167, i32 %168) #3, !dbg !27
  %242 = extractvalue { float, float, float, float } %241, 0, !dbg !27
  %243 = extractvalue { float, float, float, float } %241, 1, !dbg !27
  %244 = extractvalue { float, float, float, float } %241, 2, !dbg !27
  %245 = extractvalue { float, float, float, float } %241, 3, !dbg !27
  %246 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %201, float %202, float %203, float %204, i32 %162, i32 %163, i32 %164, i32 %165, i32 %169, i32 %170) #3, !dbg !27
  %247 = extractvalue { float, float, float, float } %246, 0, !dbg !27
  %248 = extractvalue { float, float, float, float } %246, 1, !dbg !27
  %249 = extractvalue { float, float, float, float } %246, 2, !dbg !27
  %250 = extractvalue { float, float, float, float } %246, 3, !dbg !27
  br i1 %160, label %151, label %251, !dbg !26

251:                                              ; preds = %151
  %252 = or disjoint i32 %106, %12, !dbg !17
  %253 = or disjoint i32 %106, %13, !dbg !17
  %254 = or disjoint i32 %109, %17, !dbg !18
  tail call void @llvm.nvvm.cp.async.wait.group(i32 0), !dbg !26
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !26
  %255 = shl i32 %107, 6, !dbg !29
  %256 = shl i32 %252, 6, !dbg !29
  %257 = shl i32 %253, 6, !dbg !29
  %258 = sext i32 %255 to i64, !dbg !30
  %259 = getelementptr [4 x i8], ptr addrspace(1) %c_ptr, i64 %258, !dbg !30
  %260 = sext i32 %256 to i64, !dbg !30
  %261 = getelementptr [4 x i8], ptr addrspace(1) %c_ptr, i64 %260, !dbg !30
  %262 = sext i32 %257 to i64, !dbg !30
  %263 = getelementptr [4 x i8], ptr addrspace(1) %c_ptr, i64 %262, !dbg !30
  %264 = getelementptr [4 x i8], ptr addrspace(1) %259, i64 %115, !dbg !30
  %265 = getelementptr i8, ptr addrspace(1) %264, i64 16, !dbg !30
  %266 = sext i32 %254 to i64, !dbg !30
  %267 = getelementptr [4 x i8], ptr addrspace(1) %261, i64 %266, !dbg !30
  %268 = getelementptr [4 x i8], ptr addrspace(1) %263, i64 %266, !dbg !30
  %269 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %264) #3, !dbg !31
  %270 = extractvalue { i32, i32, i32, i32 } %269, 0, !dbg !31
  %271 = extractvalue { i32, i32, i32, i32 } %269, 1, !dbg !31
  %272 = extractvalue { i32, i32, i32, i32 } %269, 2, !dbg !31
  %273 = extractvalue { i32, i32, i32, i32 } %269, 3, !dbg !31
  %274 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %265) #3, !dbg !31
  %275 = extractvalue { i32, i32, i32, i32 } %274, 0, !dbg !31
  %276 = extractvalue { i32, i32, i32, i32 } %274, 1, !dbg !31
  %277 = extractvalue { i32, i32, i32, i32 } %274, 2, !dbg !31
  %278 = extractvalue { i32, i32, i32, i32 } %274, 3, !dbg !31
  %279 = insertelement <4 x i32> poison, i32 %270, i64 0, !dbg !31
  %280 = insertelement <4 x i32> %279, i32 %272, i64 1, !dbg !31
  %281 = insertelement <4 x i32> %280, i32 %275, i64 2, !dbg !31
  %282 = insertelement <4 x i32> %281, i32 %277, i64 3, !dbg !31
  store <4 x i32> %282, ptr addrspace(3) %53, align 16, !dbg !31
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !31
  %283 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %61), !dbg !31
  %284 = extractvalue { i32, i32, i32, i32 } %283, 0, !dbg !31
  %285 = extractvalue { i32, i32, i32, i32 } %283, 1, !dbg !31
  %286 = extractvalue { i32, i32, i32, i32 } %283, 2, !dbg !31
  %287 = extractvalue { i32, i32, i32, i32 } %283, 3, !dbg !31
  %288 = bitcast i32 %284 to float, !dbg !31
  %289 = bitcast i32 %285 to float, !dbg !31
  %290 = bitcast i32 %286 to float, !dbg !31
  %291 = bitcast i32 %287 to float, !dbg !31
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !31
  %292 = insertelement <4 x i32> poison, i32 %271, i64 0, !dbg !31
  %293 = insertelement <4 x i32> %292, i32 %273, i64 1, !dbg !31
  %294 = insertelement <4 x i32> %293, i32 %276, i64 2, !dbg !31
  %295 = insertelement <4 x i32> %294, i32 %278, i64 3, !dbg !31
  store <4 x i32> %295, ptr addrspace(3) %53, align 16, !dbg !31
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !31
  %296 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %61), !dbg !31
  %297 = extractvalue { i32, i32, i32, i32 } %296, 0, !dbg !31
  %298 = extractvalue { i32, i32, i32, i32 } %296, 1, !dbg !31
  %299 = extractvalue { i32, i32, i32, i32 } %296, 2, !dbg !31
  %300 = extractvalue { i32, i32, i32, i32 } %296, 3, !dbg !31
  %301 = bitcast i32 %297 to float, !dbg !31
  %302 = bitcast i32 %298 to float, !dbg !31
  %303 = bitcast i32 %299 to float, !dbg !31
  %304 = bitcast i32 %300 to float, !dbg !31
  %305 = fadd float %242, %288, !dbg !31
  %306 = fadd float %243, %301, !dbg !31
  %307 = fadd float %244, %289, !dbg !31
  %308 = fadd float %245, %302, !dbg !31
  %309 = fadd float %247, %290, !dbg !31
  %310 = fadd float %248, %303, !dbg !31
  %311 = fadd float %249, %291, !dbg !31
  %312 = fadd float %250, %304, !dbg !31
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !32
  %313 = insertelement <2 x float> poison, float %305, i64 0, !dbg !32
  %314 = insertelement <2 x float> %313, float %306, i64 1, !dbg !32
  store <2 x float> %314, ptr addrspace(3) %77, align 8, !dbg !32
  %315 = insertelement <2 x float> poison, float %307, i64 0, !dbg !32
  %316 = insertelement <2 x float> %315, float %308, i64 1, !dbg !32
  store <2 x float> %316, ptr addrspace(3) %78, align 8, !dbg !32
  %317 = insertelement <2 x float> poison, float %309, i64 0, !dbg !32
  %318 = insertelement <2 x float> %317, float %310, i64 1, !dbg !32
  store <2 x float> %318, ptr addrspace(3) %80, align 8, !dbg !32
  %319 = insertelement <2 x float> poison, float %311, i64 0, !dbg !32
  %320 = insertelement <2 x float> %319, float %312, i64 1, !dbg !32
  store <2 x float> %320, ptr addrspace(3) %81, align 8, !dbg !32
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !32
  %321 = load <2 x i32>, ptr addrspace(3) %91, align 8, !dbg !32
  %322 = load <2 x i32>, ptr addrspace(3) %94, align 8, !dbg !32
  %.extract = load i32, ptr addrspace(3) %90, align 8, !dbg !32
  %.extract40 = load i32, ptr addrspace(3) %101, align 4, !dbg !32
  %.extract41 = load i32, ptr addrspace(3) %93, align 8, !dbg !32
  %.extract42 = load i32, ptr addrspace(3) %102, align 4, !dbg !32
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %.extract, i32 %.extract40, i32 %.extract41, i32 %.extract42, ptr addrspace(1) %267) #3, !dbg !32
  %.extract43 = extractelement <2 x i32> %321, i64 0, !dbg !32
  %.extract44 = extractelement <2 x i32> %321, i64 1, !dbg !32
  %.extract45 = extractelement <2 x i32> %322, i64 0, !dbg !32
  %.extract46 = extractelement <2 x i32> %322, i64 1, !dbg !32
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %.extract43, i32 %.extract44, i32 %.extract45, i32 %.extract46, ptr addrspace(1) %268) #3, !dbg !32
  %323 = add i32 %104, %7, !dbg !16
  %324 = icmp slt i32 %323, 4, !dbg !16
  br i1 %324, label %103, label %._crit_edge, !dbg !16

._crit_edge:                                      ; preds = %251, %5
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
!4 = distinct !DISubprogram(name: "persistent", linkageName: "persistent", scope: !1, file: !1, line: 52, type: !5, scopeLine: 52, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{null, !7, !7, !9, !11, !11}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !8, size: 64, dwarfAddressSpace: 1)
!8 = !DIBasicType(name: "half", size: 16, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !10, size: 64, dwarfAddressSpace: 1)
!10 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !12, size: 64, dwarfAddressSpace: 1)
!12 = !DIBasicType(name: "unknown_type", encoding: DW_ATE_signed)
!13 = !DILocation(line: 53, column: 25, scope: !4)
!14 = !DILocation(line: 53, column: 64, scope: !4)
!15 = !DILocation(line: 54, column: 41, scope: !4)
!16 = !DILocation(line: 53, column: 5, scope: !4)
!17 = !DILocation(line: 54, column: 16, scope: !4)
!18 = !DILocation(line: 55, column: 18, scope: !4)
!19 = !DILocation(line: 12, column: 29, scope: !20, inlinedAt: !21)
!20 = distinct !DILexicalBlockFile(scope: !4, file: !1, discriminator: 0)
!21 = !DILocation(line: 56, column: 15, scope: !20)
!22 = !DILocation(line: 12, column: 21, scope: !20, inlinedAt: !21)
!23 = !DILocation(line: 12, column: 13, scope: !20, inlinedAt: !21)
!24 = !DILocation(line: 13, column: 21, scope: !20, inlinedAt: !21)
!25 = !DILocation(line: 13, column: 13, scope: !20, inlinedAt: !21)
!26 = !DILocation(line: 11, column: 5, scope: !20, inlinedAt: !21)
!27 = !DILocation(line: 14, column: 16, scope: !20, inlinedAt: !21)
!28 = !DILocation(line: 12, column: 57, scope: !20, inlinedAt: !21)
!29 = !DILocation(line: 57, column: 21, scope: !4)
!30 = !DILocation(line: 57, column: 13, scope: !4)
!31 = !DILocation(line: 58, column: 21, scope: !4)
!32 = !DILocation(line: 58, column: 9, scope: !4)
!33 = !DILocation(line: 52, column: 1, scope: !4)
