; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-p101:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@global_smem = external addrspace(3) global [0 x i8], align 16

; Function Attrs: nounwind
define ptx_kernel void @product(ptr addrspace(1) %a_ptr, ptr addrspace(1) %b_ptr, ptr addrspace(1) %c_ptr, ptr addrspace(1) nofree readnone captures(none) %global_scratch, ptr addrspace(1) nofree readnone captures(none) %profile_scratch) local_unnamed_addr #0 !dbg !4 {
5:
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !13
  %7 = shl i32 %6, 5, !dbg !13
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !14
  %9 = and i32 %8, 124, !dbg !14
  %10 = lshr exact i32 %9, 2, !dbg !14
  %11 = and i32 %8, 3, !dbg !14
  %12 = shl nuw nsw i32 %11, 3, !dbg !14
  %13 = or disjoint i32 %10, %7, !dbg !13
  %14 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !15
  %15 = shl nuw nsw i32 %14, 5, !dbg !15
  %16 = or disjoint i32 %12, %15, !dbg !15
  %17 = shl i32 %13, 7, !dbg !16
  %18 = sext i32 %17 to i64, !dbg !19
  %19 = getelementptr [2 x i8], ptr addrspace(1) %a_ptr, i64 %18, !dbg !19
  %20 = zext nneg i32 %12 to i64, !dbg !19
  %21 = getelementptr [2 x i8], ptr addrspace(1) %19, i64 %20, !dbg !19
  %22 = shl nuw nsw i32 %8, 4, !dbg !20
  %23 = and i32 %22, 2032, !dbg !20
  %24 = and i32 %8, 24, !dbg !20
  %25 = shl nuw nsw i32 %24, 1, !dbg !20
  %26 = xor i32 %23, %25, !dbg !20
  %27 = getelementptr i8, ptr addrspace(3) @global_smem, i32 %26, !dbg !20
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %27, ptr addrspace(1) %21, i32 16) #2, !dbg !20
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !20
  %28 = shl nuw nsw i32 %9, 4, !dbg !21
  %29 = zext nneg i32 %28 to i64, !dbg !22
  %30 = getelementptr [2 x i8], ptr addrspace(1) %b_ptr, i64 %29, !dbg !22
  %31 = zext nneg i32 %16 to i64, !dbg !22
  %32 = getelementptr [2 x i8], ptr addrspace(1) %30, i64 %31, !dbg !22
  %33 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %26, !dbg !23
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %33, ptr addrspace(1) %32, i32 16) #2, !dbg !23
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !23
  %34 = getelementptr i8, ptr addrspace(1) %21, i64 64, !dbg !19
  %35 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %26, !dbg !20
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %35, ptr addrspace(1) %34, i32 16) #2, !dbg !20
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !20
  %36 = getelementptr i8, ptr addrspace(1) %30, i64 4096, !dbg !22
  %37 = getelementptr [2 x i8], ptr addrspace(1) %36, i64 %31, !dbg !22
  %38 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 6144), i32 %26, !dbg !23
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %38, ptr addrspace(1) %37, i32 16) #2, !dbg !23
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !23
  tail call void @llvm.nvvm.cp.async.wait.group(i32 2), !dbg !20
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !20
  %39 = and i32 %8, 15, !dbg !20
  %40 = shl nuw nsw i32 %39, 6, !dbg !20
  %41 = and i32 %8, 6, !dbg !20
  %42 = shl nuw nsw i32 %41, 3, !dbg !20
  %43 = and i32 %8, 16, !dbg !20
  %44 = and i32 %22, 1024, !dbg !20
  %45 = xor i32 %42, %43, !dbg !20
  %46 = or disjoint i32 %44, %45, !dbg !20
  %47 = or disjoint i32 %46, %40, !dbg !20
  %48 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %47, !dbg !20
  %49 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %48), !dbg !20
  %50 = extractvalue { i32, i32, i32, i32 } %49, 0, !dbg !20
  %51 = extractvalue { i32, i32, i32, i32 } %49, 1, !dbg !20
  %52 = extractvalue { i32, i32, i32, i32 } %49, 2, !dbg !20
  %53 = extractvalue { i32, i32, i32, i32 } %49, 3, !dbg !20
  %54 = bitcast i32 %50 to <2 x half>, !dbg !20
  %55 = extractelement <2 x half> %54, i64 0, !dbg !20
  %56 = extractelement <2 x half> %54, i64 1, !dbg !20
  %57 = bitcast i32 %51 to <2 x half>, !dbg !20
  %58 = extractelement <2 x half> %57, i64 0, !dbg !20
  %59 = extractelement <2 x half> %57, i64 1, !dbg !20
  %60 = bitcast i32 %52 to <2 x half>, !dbg !20
  %61 = extractelement <2 x half> %60, i64 0, !dbg !20
  %62 = extractelement <2 x half> %60, i64 1, !dbg !20
  %63 = bitcast i32 %53 to <2 x half>, !dbg !20
  %64 = extractelement <2 x half> %63, i64 0, !dbg !20
  %65 = extractelement <2 x half> %63, i64 1, !dbg !20
  %66 = shl nuw nsw i32 %43, 1, !dbg !23
  %67 = and i32 %8, 32, !dbg !23
  %68 = lshr exact i32 %67, 1, !dbg !23
  %69 = or disjoint i32 %40, %42, !dbg !23
  %70 = or disjoint i32 %66, %68, !dbg !23
  %71 = xor i32 %69, %70, !dbg !23
  %72 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %71, !dbg !23
  %73 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) %72), !dbg !23
  %74 = extractvalue { i32, i32, i32, i32 } %73, 0, !dbg !23
  %75 = extractvalue { i32, i32, i32, i32 } %73, 1, !dbg !23
  %76 = extractvalue { i32, i32, i32, i32 } %73, 2, !dbg !23
  %77 = extractvalue { i32, i32, i32, i32 } %73, 3, !dbg !23
  %78 = bitcast i32 %74 to <2 x half>, !dbg !23
  %79 = extractelement <2 x half> %78, i64 0, !dbg !23
  %80 = extractelement <2 x half> %78, i64 1, !dbg !23
  %81 = bitcast i32 %75 to <2 x half>, !dbg !23
  %82 = extractelement <2 x half> %81, i64 0, !dbg !23
  %83 = extractelement <2 x half> %81, i64 1, !dbg !23
  %84 = bitcast i32 %76 to <2 x half>, !dbg !23
  %85 = extractelement <2 x half> %84, i64 0, !dbg !23
  %86 = extractelement <2 x half> %84, i64 1, !dbg !23
  %87 = bitcast i32 %77 to <2 x half>, !dbg !23
  %88 = extractelement <2 x half> %87, i64 0, !dbg !23
  %89 = extractelement <2 x half> %87, i64 1, !dbg !23
  %invariant.gep46 = getelementptr [2 x i8], ptr addrspace(1) %b_ptr, i64 %31, !dbg !24
  %90 = xor i32 %47, 32
  %91 = zext nneg i32 %10 to i64, !dbg !24
  %invariant.gep = getelementptr [2 x i8], ptr addrspace(1) %19, i64 %20, !dbg !24
  br label %92, !dbg !24

92:                                               ; preds = %5, %92
  %indvars.iv = phi i64 [ 0, %5 ], [ %indvars.iv.next, %92 ]
  %.pn1765 = phi half [ %89, %5 ], [ %204, %92 ]
  %.pn1964 = phi half [ %88, %5 ], [ %203, %92 ]
  %.pn2163 = phi half [ %86, %5 ], [ %201, %92 ]
  %.pn2362 = phi half [ %85, %5 ], [ %200, %92 ]
  %.pn2561 = phi half [ %83, %5 ], [ %198, %92 ]
  %.pn2760 = phi half [ %82, %5 ], [ %197, %92 ]
  %.pn2959 = phi half [ %80, %5 ], [ %195, %92 ]
  %.pn3158 = phi half [ %79, %5 ], [ %194, %92 ]
  %.pn157 = phi half [ %65, %5 ], [ %186, %92 ]
  %.pn356 = phi half [ %64, %5 ], [ %185, %92 ]
  %.pn555 = phi half [ %62, %5 ], [ %183, %92 ]
  %.pn754 = phi half [ %61, %5 ], [ %182, %92 ]
  %.pn953 = phi half [ %59, %5 ], [ %180, %92 ]
  %.pn1152 = phi half [ %58, %5 ], [ %179, %92 ]
  %.pn1351 = phi half [ %56, %5 ], [ %177, %92 ]
  %.pn1550 = phi half [ %55, %5 ], [ %176, %92 ]
  %93 = phi ptr addrspace(3) [ getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), %5 ], [ %168, %92 ]
  %94 = phi ptr addrspace(3) [ @global_smem, %5 ], [ %167, %92 ]
  %95 = phi i32 [ -1, %5 ], [ %108, %92 ]
  %96 = phi i32 [ 1, %5 ], [ %158, %92 ]
  %97 = phi float [ 0.000000e+00, %5 ], [ %206, %92 ]
  %98 = phi float [ 0.000000e+00, %5 ], [ %207, %92 ]
  %99 = phi float [ 0.000000e+00, %5 ], [ %208, %92 ]
  %100 = phi float [ 0.000000e+00, %5 ], [ %209, %92 ]
  %101 = phi float [ 0.000000e+00, %5 ], [ %211, %92 ]
  %102 = phi float [ 0.000000e+00, %5 ], [ %212, %92 ]
  %103 = phi float [ 0.000000e+00, %5 ], [ %213, %92 ]
  %104 = phi float [ 0.000000e+00, %5 ], [ %214, %92 ]
  %105 = icmp samesign ult i64 %indvars.iv, 64, !dbg !24
  %106 = add i32 %95, 1, !dbg !24
  %107 = icmp sgt i32 %106, 1, !dbg !24
  %108 = select i1 %107, i32 0, i32 %106, !dbg !24
  tail call void @llvm.nvvm.cp.async.wait.group(i32 2), !dbg !20
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !20
  %109 = getelementptr inbounds nuw i8, ptr addrspace(3) %94, i32 %90, !dbg !20
  %110 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %109), !dbg !20
  %111 = extractvalue { i32, i32, i32, i32 } %110, 0, !dbg !20
  %112 = extractvalue { i32, i32, i32, i32 } %110, 1, !dbg !20
  %113 = extractvalue { i32, i32, i32, i32 } %110, 2, !dbg !20
  %114 = extractvalue { i32, i32, i32, i32 } %110, 3, !dbg !20
  %115 = getelementptr inbounds nuw i8, ptr addrspace(3) %93, i32 %71, !dbg !23
  %116 = getelementptr inbounds nuw i8, ptr addrspace(3) %115, i32 1024, !dbg !23
  %117 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) nonnull %116), !dbg !23
  %118 = extractvalue { i32, i32, i32, i32 } %117, 0, !dbg !23
  %119 = extractvalue { i32, i32, i32, i32 } %117, 1, !dbg !23
  %120 = extractvalue { i32, i32, i32, i32 } %117, 2, !dbg !23
  %121 = extractvalue { i32, i32, i32, i32 } %117, 3, !dbg !23
  %122 = insertelement <2 x half> poison, half %.pn1550, i64 0, !dbg !25
  %123 = insertelement <2 x half> %122, half %.pn1351, i64 1, !dbg !25
  %124 = bitcast <2 x half> %123 to i32, !dbg !25
  %125 = insertelement <2 x half> poison, half %.pn1152, i64 0, !dbg !25
  %126 = insertelement <2 x half> %125, half %.pn953, i64 1, !dbg !25
  %127 = bitcast <2 x half> %126 to i32, !dbg !25
  %128 = insertelement <2 x half> poison, half %.pn754, i64 0, !dbg !25
  %129 = insertelement <2 x half> %128, half %.pn555, i64 1, !dbg !25
  %130 = bitcast <2 x half> %129 to i32, !dbg !25
  %131 = insertelement <2 x half> poison, half %.pn356, i64 0, !dbg !25
  %132 = insertelement <2 x half> %131, half %.pn157, i64 1, !dbg !25
  %133 = bitcast <2 x half> %132 to i32, !dbg !25
  %134 = insertelement <2 x half> poison, half %.pn3158, i64 0, !dbg !25
  %135 = insertelement <2 x half> %134, half %.pn2959, i64 1, !dbg !25
  %136 = bitcast <2 x half> %135 to i32, !dbg !25
  %137 = insertelement <2 x half> poison, half %.pn2760, i64 0, !dbg !25
  %138 = insertelement <2 x half> %137, half %.pn2561, i64 1, !dbg !25
  %139 = bitcast <2 x half> %138 to i32, !dbg !25
  %140 = insertelement <2 x half> poison, half %.pn2362, i64 0, !dbg !25
  %141 = insertelement <2 x half> %140, half %.pn2163, i64 1, !dbg !25
  %142 = bitcast <2 x half> %141 to i32, !dbg !25
  %143 = insertelement <2 x half> poison, half %.pn1964, i64 0, !dbg !25
  %144 = insertelement <2 x half> %143, half %.pn1765, i64 1, !dbg !25
  %145 = bitcast <2 x half> %144 to i32, !dbg !25
  %146 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %97, float %98, float %99, float %100, i32 %124, i32 %127, i32 %130, i32 %133, i32 %136, i32 %139) #2, !dbg !25
  %147 = extractvalue { float, float, float, float } %146, 0, !dbg !25
  %148 = extractvalue { float, float, float, float } %146, 1, !dbg !25
  %149 = extractvalue { float, float, float, float } %146, 2, !dbg !25
  %150 = extractvalue { float, float, float, float } %146, 3, !dbg !25
  %151 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %101, float %102, float %103, float %104, i32 %124, i32 %127, i32 %130, i32 %133, i32 %142, i32 %145) #2, !dbg !25
  %152 = extractvalue { float, float, float, float } %151, 0, !dbg !25
  %153 = extractvalue { float, float, float, float } %151, 1, !dbg !25
  %154 = extractvalue { float, float, float, float } %151, 2, !dbg !25
  %155 = extractvalue { float, float, float, float } %151, 3, !dbg !25
  %156 = add i32 %96, 1, !dbg !24
  %157 = icmp sgt i32 %156, 1, !dbg !24
  %158 = select i1 %157, i32 0, i32 %156, !dbg !24
  %159 = add nuw nsw i64 %indvars.iv, 64, !dbg !24
  %160 = or disjoint i64 %159, %91, !dbg !26
  %gep80 = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep, i64 %159, !dbg !19
  %161 = shl i32 %158, 10, !dbg !20
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !20
  %gep = getelementptr [2 x i8], ptr addrspace(3) %27, i32 %161, !dbg !20
  %162 = select i1 %105, i32 16, i32 0, !dbg !20
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %gep, ptr addrspace(1) %gep80, i32 %162) #2, !dbg !20
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !20
  %gep47.idx = shl nuw nsw i64 %160, 7, !dbg !22
  %gep47 = getelementptr i8, ptr addrspace(1) %invariant.gep46, i64 %gep47.idx, !dbg !22
  %gep49 = getelementptr [2 x i8], ptr addrspace(3) %33, i32 %161, !dbg !23
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %gep49, ptr addrspace(1) %gep47, i32 %162) #2, !dbg !23
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !23
  %163 = add i32 %108, 1, !dbg !24
  %164 = icmp sgt i32 %163, 1, !dbg !24
  %165 = shl i32 %163, 10, !dbg !20
  %166 = select i1 %164, i32 0, i32 %165, !dbg !24
  %167 = getelementptr [2 x i8], ptr addrspace(3) @global_smem, i32 %166, !dbg !20
  %168 = getelementptr [2 x i8], ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %166, !dbg !23
  tail call void @llvm.nvvm.cp.async.wait.group(i32 2), !dbg !20
  tail call void @llvm.nvvm.cp.async.wait.group(i32 2), !dbg !20
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !20
  %169 = getelementptr inbounds nuw i8, ptr addrspace(3) %167, i32 %47, !dbg !20
  %170 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %169), !dbg !20
  %171 = extractvalue { i32, i32, i32, i32 } %170, 0, !dbg !20
  %172 = extractvalue { i32, i32, i32, i32 } %170, 1, !dbg !20
  %173 = extractvalue { i32, i32, i32, i32 } %170, 2, !dbg !20
  %174 = extractvalue { i32, i32, i32, i32 } %170, 3, !dbg !20
  %175 = bitcast i32 %171 to <2 x half>, !dbg !20
  %176 = extractelement <2 x half> %175, i64 0, !dbg !20
  %177 = extractelement <2 x half> %175, i64 1, !dbg !20
  %178 = bitcast i32 %172 to <2 x half>, !dbg !20
  %179 = extractelement <2 x half> %178, i64 0, !dbg !20
  %180 = extractelement <2 x half> %178, i64 1, !dbg !20
  %181 = bitcast i32 %173 to <2 x half>, !dbg !20
  %182 = extractelement <2 x half> %181, i64 0, !dbg !20
  %183 = extractelement <2 x half> %181, i64 1, !dbg !20
  %184 = bitcast i32 %174 to <2 x half>, !dbg !20
  %185 = extractelement <2 x half> %184, i64 0, !dbg !20
  %186 = extractelement <2 x half> %184, i64 1, !dbg !20
  %187 = getelementptr inbounds nuw i8, ptr addrspace(3) %168, i32 %71, !dbg !23
  %188 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) %187), !dbg !23
  %189 = extractvalue { i32, i32, i32, i32 } %188, 0, !dbg !23
  %190 = extractvalue { i32, i32, i32, i32 } %188, 1, !dbg !23
  %191 = extractvalue { i32, i32, i32, i32 } %188, 2, !dbg !23
  %192 = extractvalue { i32, i32, i32, i32 } %188, 3, !dbg !23
  %193 = bitcast i32 %189 to <2 x half>, !dbg !23
  %194 = extractelement <2 x half> %193, i64 0, !dbg !23
  %195 = extractelement <2 x half> %193, i64 1, !dbg !23
  %196 = bitcast i32 %190 to <2 x half>, !dbg !23
  %197 = extractelement <2 x half> %196, i64 0, !dbg !23
  %198 = extractelement <2 x half> %196, i64 1, !dbg !23
  %199 = bitcast i32 %191 to <2 x half>, !dbg !23
  %200 = extractelement <2 x half> %199, i64 0, !dbg !23
  %201 = extractelement <2 x half> %199, i64 1, !dbg !23
  %202 = bitcast i32 %192 to <2 x half>, !dbg !23
  %203 = extractelement <2 x half> %202, i64 0, !dbg !23
  %204 = extractelement <2 x half> %202, i64 1, !dbg !23
  %205 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %147, float %148, float %149, float %150, i32 %111, i32 %112, i32 %113, i32 %114, i32 %118, i32 %119) #2, !dbg !25
  %206 = extractvalue { float, float, float, float } %205, 0, !dbg !25
  %207 = extractvalue { float, float, float, float } %205, 1, !dbg !25
  %208 = extractvalue { float, float, float, float } %205, 2, !dbg !25
  %209 = extractvalue { float, float, float, float } %205, 3, !dbg !25
  %210 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %152, float %153, float %154, float %155, i32 %111, i32 %112, i32 %113, i32 %114, i32 %120, i32 %121) #2, !dbg !25
  %211 = extractvalue { float, float, float, float } %210, 0, !dbg !25
  %212 = extractvalue { float, float, float, float } %210, 1, !dbg !25
  %213 = extractvalue { float, float, float, float } %210, 2, !dbg !25
  %214 = extractvalue { float, float, float, float } %210, 3, !dbg !25
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 32, !dbg !24
  %215 = icmp samesign ult i64 %indvars.iv, 96, !dbg !24
  br i1 %215, label %92, label %216, !dbg !24

216:                                              ; preds = %92
  %217 = shl nuw nsw i32 %8, 2, !dbg !14
  %218 = and i32 %217, 28, !dbg !14
  %219 = or disjoint i32 %218, %15, !dbg !15
  %220 = lshr i32 %8, 3, !dbg !14
  %221 = and i32 %220, 15, !dbg !14
  %222 = or disjoint i32 %221, %7, !dbg !13
  tail call void @llvm.nvvm.cp.async.wait.group(i32 0), !dbg !24
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !24
  %223 = shl i32 %13, 6, !dbg !27
  %224 = shl i32 %222, 6, !dbg !27
  %225 = sext i32 %223 to i64, !dbg !28
  %226 = getelementptr [4 x i8], ptr addrspace(1) %c_ptr, i64 %225, !dbg !28
  %227 = sext i32 %224 to i64, !dbg !28
  %228 = getelementptr [4 x i8], ptr addrspace(1) %c_ptr, i64 %227, !dbg !28
  %229 = getelementptr i8, ptr addrspace(1) %228, i64 4096, !dbg !28
  %230 = getelementptr [4 x i8], ptr addrspace(1) %226, i64 %31, !dbg !28
  %231 = getelementptr i8, ptr addrspace(1) %230, i64 16, !dbg !28
  %232 = zext nneg i32 %219 to i64, !dbg !28
  %233 = getelementptr [4 x i8], ptr addrspace(1) %228, i64 %232, !dbg !28
  %234 = getelementptr [4 x i8], ptr addrspace(1) %229, i64 %232, !dbg !28
  %235 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %230) #2, !dbg !29
  %236 = extractvalue { i32, i32, i32, i32 } %235, 0, !dbg !29
  %237 = extractvalue { i32, i32, i32, i32 } %235, 1, !dbg !29
  %238 = extractvalue { i32, i32, i32, i32 } %235, 2, !dbg !29
  %239 = extractvalue { i32, i32, i32, i32 } %235, 3, !dbg !29
  %240 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %231) #2, !dbg !29
  %241 = extractvalue { i32, i32, i32, i32 } %240, 0, !dbg !29
  %242 = extractvalue { i32, i32, i32, i32 } %240, 1, !dbg !29
  %243 = extractvalue { i32, i32, i32, i32 } %240, 2, !dbg !29
  %244 = extractvalue { i32, i32, i32, i32 } %240, 3, !dbg !29
  %245 = shl nuw nsw i32 %24, 6, !dbg !29
  %246 = shl nuw nsw i32 %11, 5, !dbg !29
  %247 = shl nuw nsw i32 %9, 2, !dbg !29
  %248 = or disjoint i32 %245, %246, !dbg !29
  %249 = xor i32 %248, %247, !dbg !29
  %250 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %249, !dbg !29
  %251 = insertelement <4 x i32> poison, i32 %236, i64 0, !dbg !29
  %252 = insertelement <4 x i32> %251, i32 %238, i64 1, !dbg !29
  %253 = insertelement <4 x i32> %252, i32 %241, i64 2, !dbg !29
  %254 = insertelement <4 x i32> %253, i32 %243, i64 3, !dbg !29
  store <4 x i32> %254, ptr addrspace(3) %250, align 16, !dbg !29
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !29
  %255 = shl nuw nsw i32 %41, 8, !dbg !29
  %256 = shl nuw nsw i32 %39, 4, !dbg !29
  %257 = and i32 %8, 80, !dbg !29
  %258 = shl nuw nsw i32 %257, 2, !dbg !29
  %259 = or disjoint i32 %258, %67, !dbg !29
  %260 = xor i32 %259, %256, !dbg !29
  %261 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %255, !dbg !29
  %262 = getelementptr inbounds nuw i8, ptr addrspace(3) %261, i32 %260, !dbg !29
  %263 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %262), !dbg !29
  %264 = extractvalue { i32, i32, i32, i32 } %263, 0, !dbg !29
  %265 = extractvalue { i32, i32, i32, i32 } %263, 1, !dbg !29
  %266 = extractvalue { i32, i32, i32, i32 } %263, 2, !dbg !29
  %267 = extractvalue { i32, i32, i32, i32 } %263, 3, !dbg !29
  %268 = bitcast i32 %264 to float, !dbg !29
  %269 = bitcast i32 %265 to float, !dbg !29
  %270 = bitcast i32 %266 to float, !dbg !29
  %271 = bitcast i32 %267 to float, !dbg !29
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !29
  %272 = insertelement <4 x i32> poison, i32 %237, i64 0, !dbg !29
  %273 = insertelement <4 x i32> %272, i32 %239, i64 1, !dbg !29
  %274 = insertelement <4 x i32> %273, i32 %242, i64 2, !dbg !29
  %275 = insertelement <4 x i32> %274, i32 %244, i64 3, !dbg !29
  store <4 x i32> %275, ptr addrspace(3) %250, align 16, !dbg !29
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !29
  %276 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %262), !dbg !29
  %277 = extractvalue { i32, i32, i32, i32 } %276, 0, !dbg !29
  %278 = extractvalue { i32, i32, i32, i32 } %276, 1, !dbg !29
  %279 = extractvalue { i32, i32, i32, i32 } %276, 2, !dbg !29
  %280 = extractvalue { i32, i32, i32, i32 } %276, 3, !dbg !29
  %281 = bitcast i32 %277 to float, !dbg !29
  %282 = bitcast i32 %278 to float, !dbg !29
  %283 = bitcast i32 %279 to float, !dbg !29
  %284 = bitcast i32 %280 to float, !dbg !29
  %285 = fadd float %206, %268, !dbg !29
  %286 = fadd float %207, %281, !dbg !29
  %287 = fadd float %208, %269, !dbg !29
  %288 = fadd float %209, %282, !dbg !29
  %289 = fadd float %211, %270, !dbg !29
  %290 = fadd float %212, %283, !dbg !29
  %291 = fadd float %213, %271, !dbg !29
  %292 = fadd float %214, %284, !dbg !29
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !30
  %293 = shl nuw nsw i32 %257, 3, !dbg !30
  %294 = and i32 %8, 1, !dbg !30
  %295 = icmp eq i32 %294, 0, !dbg !30
  %296 = select i1 %295, i32 0, i32 2056, !dbg !30
  %297 = and i32 %22, 32, !dbg !30
  %298 = and i32 %217, 16, !dbg !30
  %299 = and i32 %8, 8, !dbg !30
  %300 = icmp eq i32 %299, 0, !dbg !30
  %301 = select i1 %300, i32 0, i32 1088, !dbg !30
  %302 = shl nuw nsw i32 %67, 1, !dbg !30
  %303 = or disjoint i32 %301, %293, !dbg !30
  %304 = xor i32 %303, %302, !dbg !30
  %305 = or disjoint i32 %298, %297, !dbg !30
  %306 = or disjoint i32 %305, %296, !dbg !30
  %307 = or disjoint i32 %306, %304, !dbg !30
  %308 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %307, !dbg !30
  %309 = insertelement <2 x float> poison, float %285, i64 0, !dbg !30
  %310 = insertelement <2 x float> %309, float %286, i64 1, !dbg !30
  store <2 x float> %310, ptr addrspace(3) %308, align 8, !dbg !30
  %311 = getelementptr inbounds nuw i8, ptr addrspace(3) %308, i32 256, !dbg !30
  %312 = insertelement <2 x float> poison, float %287, i64 0, !dbg !30
  %313 = insertelement <2 x float> %312, float %288, i64 1, !dbg !30
  store <2 x float> %313, ptr addrspace(3) %311, align 8, !dbg !30
  %314 = xor i32 %307, 8, !dbg !30
  %315 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %314, !dbg !30
  %316 = insertelement <2 x float> poison, float %289, i64 0, !dbg !30
  %317 = insertelement <2 x float> %316, float %290, i64 1, !dbg !30
  store <2 x float> %317, ptr addrspace(3) %315, align 8, !dbg !30
  %318 = getelementptr inbounds nuw i8, ptr addrspace(3) %315, i32 256, !dbg !30
  %319 = insertelement <2 x float> poison, float %291, i64 0, !dbg !30
  %320 = insertelement <2 x float> %319, float %292, i64 1, !dbg !30
  store <2 x float> %320, ptr addrspace(3) %318, align 8, !dbg !30
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !30
  %321 = and i32 %217, 384, !dbg !30
  %322 = shl nuw nsw i32 %8, 1, !dbg !30
  %323 = and i32 %322, 24, !dbg !30
  %324 = icmp eq i32 %43, 0, !dbg !30
  %325 = select i1 %324, i32 0, i32 1088, !dbg !30
  %326 = or disjoint i32 %246, %321, !dbg !30
  %327 = or disjoint i32 %325, %323, !dbg !30
  %328 = xor i32 %327, %326, !dbg !30
  %329 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %328, !dbg !30
  %330 = getelementptr inbounds nuw i8, ptr addrspace(3) %329, i32 512, !dbg !30
  %331 = load <2 x i32>, ptr addrspace(3) %330, align 8, !dbg !30
  %332 = xor i32 %328, 2056, !dbg !30
  %333 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %332, !dbg !30
  %334 = getelementptr inbounds nuw i8, ptr addrspace(3) %333, i32 512, !dbg !30
  %335 = load <2 x i32>, ptr addrspace(3) %334, align 8, !dbg !30
  %.extract = load i32, ptr addrspace(3) %329, align 8, !dbg !30
  %336 = getelementptr inbounds nuw i8, ptr addrspace(3) %329, i32 4, !dbg !30
  %.extract39 = load i32, ptr addrspace(3) %336, align 4, !dbg !30
  %.extract40 = load i32, ptr addrspace(3) %333, align 8, !dbg !30
  %337 = getelementptr inbounds nuw i8, ptr addrspace(3) %333, i32 4, !dbg !30
  %.extract41 = load i32, ptr addrspace(3) %337, align 4, !dbg !30
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %.extract, i32 %.extract39, i32 %.extract40, i32 %.extract41, ptr addrspace(1) %233) #2, !dbg !30
  %.extract42 = extractelement <2 x i32> %331, i64 0, !dbg !30
  %.extract43 = extractelement <2 x i32> %331, i64 1, !dbg !30
  %.extract44 = extractelement <2 x i32> %335, i64 0, !dbg !30
  %.extract45 = extractelement <2 x i32> %335, i64 1, !dbg !30
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %.extract42, i32 %.extract43, i32 %.extract44, i32 %.extract45, ptr addrspace(1) %234) #2, !dbg !30
  ret void, !dbg !31
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

attributes #0 = { nounwind "nvvm.reqntid"="128" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { convergent nocallback nofree nounwind memory(argmem: read) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "tests/triton/pipelined.py", directory: "")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
!4 = distinct !DISubprogram(name: "product", linkageName: "product", scope: !1, file: !1, line: 26, type: !5, scopeLine: 26, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{null, !7, !7, !9, !11, !11}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !8, size: 64, dwarfAddressSpace: 1)
!8 = !DIBasicType(name: "half", size: 16, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !10, size: 64, dwarfAddressSpace: 1)
!10 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !12, size: 64, dwarfAddressSpace: 1)
!12 = !DIBasicType(name: "unknown_type", encoding: DW_ATE_signed)
!13 = !DILocation(line: 27, column: 12, scope: !4)
!14 = !DILocation(line: 27, column: 35, scope: !4)
!15 = !DILocation(line: 28, column: 14, scope: !4)
!16 = !DILocation(line: 12, column: 29, scope: !17, inlinedAt: !18)
!17 = distinct !DILexicalBlockFile(scope: !4, file: !1, discriminator: 0)
!18 = !DILocation(line: 29, column: 11, scope: !17)
!19 = !DILocation(line: 12, column: 21, scope: !17, inlinedAt: !18)
!20 = !DILocation(line: 12, column: 13, scope: !17, inlinedAt: !18)
!21 = !DILocation(line: 13, column: 29, scope: !17, inlinedAt: !18)
!22 = !DILocation(line: 13, column: 21, scope: !17, inlinedAt: !18)
!23 = !DILocation(line: 13, column: 13, scope: !17, inlinedAt: !18)
!24 = !DILocation(line: 11, column: 5, scope: !17, inlinedAt: !18)
!25 = !DILocation(line: 14, column: 16, scope: !17, inlinedAt: !18)
!26 = !DILocation(line: 12, column: 57, scope: !17, inlinedAt: !18)
!27 = !DILocation(line: 30, column: 17, scope: !4)
!28 = !DILocation(line: 30, column: 9, scope: !4)
!29 = !DILocation(line: 31, column: 17, scope: !4)
!30 = !DILocation(line: 31, column: 5, scope: !4)
!31 = !DILocation(line: 26, column: 1, scope: !4)
