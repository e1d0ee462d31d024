; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-p101:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@global_smem = external addrspace(3) global [0 x i8], align 16

; Function Attrs: nounwind
define ptx_kernel void @product_racy(ptr addrspace(1) %a_ptr, ptr addrspace(1) %b_ptr, ptr addrspace(1) %c_ptr, ptr addrspace(1) nofree readnone captures(none) %global_scratch, ptr addrspace(1) nofree readnone captures(none) %profile_scratch) local_unnamed_addr #0 !dbg !4 {
.peel.next:
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !13
  %6 = shl i32 %5, 5, !dbg !13
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !14
  %8 = and i32 %7, 124, !dbg !14
  %9 = lshr exact i32 %8, 2, !dbg !14
  %10 = and i32 %7, 3, !dbg !14
  %11 = shl nuw nsw i32 %10, 3, !dbg !14
  %12 = or disjoint i32 %9, %6, !dbg !13
  %13 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !15
  %14 = shl nuw nsw i32 %13, 4, !dbg !15
  %15 = add nuw nsw i32 %11, %14, !dbg !15
  %16 = shl i32 %12, 7, !dbg !16
  %17 = sext i32 %16 to i64, !dbg !19
  %18 = getelementptr [2 x i8], ptr addrspace(1) %a_ptr, i64 %17, !dbg !19
  %19 = zext nneg i32 %11 to i64, !dbg !19
  %20 = getelementptr [2 x i8], ptr addrspace(1) %18, i64 %19, !dbg !19
  %21 = shl nuw nsw i32 %7, 4, !dbg !20
  %22 = and i32 %21, 2032, !dbg !20
  %23 = and i32 %7, 24, !dbg !20
  %24 = shl nuw nsw i32 %23, 1, !dbg !20
  %25 = xor i32 %22, %24, !dbg !20
  %26 = getelementptr i8, ptr addrspace(3) @global_smem, i32 %25, !dbg !20
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %26, ptr addrspace(1) %20, i32 16) #2, !dbg !20
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !20
  %27 = shl nuw nsw i32 %8, 4, !dbg !21
  %28 = zext nneg i32 %27 to i64, !dbg !22
  %29 = getelementptr [2 x i8], ptr addrspace(1) %b_ptr, i64 %28, !dbg !22
  %30 = zext nneg i32 %15 to i64, !dbg !22
  %31 = getelementptr [2 x i8], ptr addrspace(1) %29, i64 %30, !dbg !22
  %32 = getelementptr i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 6144), i32 %25, !dbg !23
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %32, ptr addrspace(1) %31, i32 16) #2, !dbg !23
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !23
  %33 = getelementptr i8, ptr addrspace(1) %20, i64 64, !dbg !19
  %34 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %25, !dbg !20
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %34, ptr addrspace(1) %33, i32 16) #2, !dbg !20
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !20
  %35 = getelementptr i8, ptr addrspace(1) %29, i64 4096, !dbg !22
  %36 = getelementptr [2 x i8], ptr addrspace(1) %35, i64 %30, !dbg !22
  %37 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %25, !dbg !23
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %37, ptr addrspace(1) %36, i32 16) #2, !dbg !23
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !23
  %38 = getelementptr i8, ptr addrspace(1) %20, i64 128, !dbg !19
  %39 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %25, !dbg !20
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %39, ptr addrspace(1) %38, i32 16) #2, !dbg !20
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !20
  %40 = getelementptr i8, ptr addrspace(1) %29, i64 8192, !dbg !22
  %41 = getelementptr [2 x i8], ptr addrspace(1) %40, i64 %30, !dbg !22
  %42 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 10240), i32 %25, !dbg !23
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %42, ptr addrspace(1) %41, i32 16) #2, !dbg !23
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !23
  tail call void @llvm.nvvm.cp.async.wait.group(i32 4), !dbg !20
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !20
  %43 = and i32 %7, 15, !dbg !20
  %44 = shl nuw nsw i32 %43, 6, !dbg !20
  %45 = and i32 %7, 6, !dbg !20
  %46 = shl nuw nsw i32 %45, 3, !dbg !20
  %47 = and i32 %7, 16, !dbg !20
  %48 = and i32 %21, 1024, !dbg !20
  %49 = xor i32 %46, %47, !dbg !20
  %50 = or disjoint i32 %48, %49, !dbg !20
  %51 = or disjoint i32 %50, %44, !dbg !20
  %52 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %51, !dbg !20
  %53 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %52), !dbg !20
  %54 = extractvalue { i32, i32, i32, i32 } %53, 0, !dbg !20
  %55 = extractvalue { i32, i32, i32, i32 } %53, 1, !dbg !20
  %56 = extractvalue { i32, i32, i32, i32 } %53, 2, !dbg !20
  %57 = extractvalue { i32, i32, i32, i32 } %53, 3, !dbg !20
  %58 = shl nuw nsw i32 %47, 1, !dbg !23
  %59 = and i32 %7, 32, !dbg !23
  %60 = lshr exact i32 %59, 1, !dbg !23
  %61 = or disjoint i32 %44, %46, !dbg !23
  %62 = or disjoint i32 %58, %60, !dbg !23
  %63 = xor i32 %61, %62, !dbg !23
  %64 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 6144), i32 %63, !dbg !23
  %65 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) %64), !dbg !23
  %66 = extractvalue { i32, i32, i32, i32 } %65, 0, !dbg !23
  %67 = extractvalue { i32, i32, i32, i32 } %65, 1, !dbg !23
  %68 = extractvalue { i32, i32, i32, i32 } %65, 2, !dbg !23
  %69 = extractvalue { i32, i32, i32, i32 } %65, 3, !dbg !23
  %invariant.gep46 = getelementptr [2 x i8], ptr addrspace(1) %b_ptr, i64 %30, !dbg !24
  %70 = xor i32 %51, 32
  %71 = zext nneg i32 %9 to i64, !dbg !24
  tail call void @llvm.nvvm.cp.async.wait.group(i32 4), !dbg !20
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !20
  %72 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %70, !dbg !20
  %73 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %72), !dbg !20
  %74 = extractvalue { i32, i32, i32, i32 } %73, 0, !dbg !20
  %75 = extractvalue { i32, i32, i32, i32 } %73, 1, !dbg !20
  %76 = extractvalue { i32, i32, i32, i32 } %73, 2, !dbg !20
  %77 = extractvalue { i32, i32, i32, i32 } %73, 3, !dbg !20
  %78 = getelementptr inbounds nuw i8, ptr addrspace(3) %64, i32 1024, !dbg !23
  %79 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) nonnull %78), !dbg !23
  %80 = extractvalue { i32, i32, i32, i32 } %79, 0, !dbg !23
  %81 = extractvalue { i32, i32, i32, i32 } %79, 1, !dbg !23
  %82 = extractvalue { i32, i32, i32, i32 } %79, 2, !dbg !23
  %83 = extractvalue { i32, i32, i32, i32 } %79, 3, !dbg !23
  %84 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, i32 %54, i32 %55, i32 %56, i32 %57, i32 %66, i32 %67) #2, !dbg !25
  %85 = extractvalue { float, float, float, float } %84, 0, !dbg !25
  %86 = extractvalue { float, float, float, float } %84, 1, !dbg !25
  %87 = extractvalue { float, float, float, float } %84, 2, !dbg !25
  %88 = extractvalue { float, float, float, float } %84, 3, !dbg !25
  %89 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, i32 %54, i32 %55, i32 %56, i32 %57, i32 %68, i32 %69) #2, !dbg !25
  %90 = extractvalue { float, float, float, float } %89, 0, !dbg !25
  %91 = extractvalue { float, float, float, float } %89, 1, !dbg !25
  %92 = extractvalue { float, float, float, float } %89, 2, !dbg !25
  %93 = extractvalue { float, float, float, float } %89, 3, !dbg !25
  %94 = getelementptr [2 x i8], ptr addrspace(1) %18, i64 %19, !dbg !19
  %95 = getelementptr i8, ptr addrspace(1) %94, i64 192, !dbg !19
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !20
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %26, ptr addrspace(1) %95, i32 16) #2, !dbg !20
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !20
  %.idx = shl nuw nsw i64 %71, 7, !dbg !22
  %96 = getelementptr i8, ptr addrspace(1) %invariant.gep46, i64 %.idx, !dbg !22
  %gep47.peel = getelementptr i8, ptr addrspace(1) %96, i64 12288, !dbg !22
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %32, ptr addrspace(1) %gep47.peel, i32 16) #2, !dbg !23
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !23
  tail call void @llvm.nvvm.cp.async.wait.group(i32 4), !dbg !20
  tail call void @llvm.nvvm.cp.async.wait.group(i32 4), !dbg !20
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !20
  %97 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %51, !dbg !20
  %98 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %97), !dbg !20
  %99 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %63, !dbg !23
  %100 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) %99), !dbg !23
  %101 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %85, float %86, float %87, float %88, i32 %74, i32 %75, i32 %76, i32 %77, i32 %80, i32 %81) #2, !dbg !25
  %102 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %90, float %91, float %92, float %93, i32 %74, i32 %75, i32 %76, i32 %77, i32 %82, i32 %83) #2, !dbg !25
  %103 = extractvalue { float, float, float, float } %101, 0, !dbg !25
  %104 = extractvalue { float, float, float, float } %101, 1, !dbg !25
  %105 = extractvalue { float, float, float, float } %101, 2, !dbg !25
  %106 = extractvalue { float, float, float, float } %101, 3, !dbg !25
  %107 = extractvalue { float, float, float, float } %102, 0, !dbg !25
  %108 = extractvalue { float, float, float, float } %102, 1, !dbg !25
  %109 = extractvalue { float, float, float, float } %102, 2, !dbg !25
  %110 = extractvalue { float, float, float, float } %102, 3, !dbg !25
  %111 = extractvalue { i32, i32, i32, i32 } %100, 3, !dbg !23
  %112 = bitcast i32 %111 to <2 x half>, !dbg !23
  %113 = extractelement <2 x half> %112, i64 1, !dbg !23
  %114 = extractelement <2 x half> %112, i64 0, !dbg !23
  %115 = extractvalue { i32, i32, i32, i32 } %100, 2, !dbg !23
  %116 = bitcast i32 %115 to <2 x half>, !dbg !23
  %117 = extractelement <2 x half> %116, i64 1, !dbg !23
  %118 = extractelement <2 x half> %116, i64 0, !dbg !23
  %119 = extractvalue { i32, i32, i32, i32 } %100, 1, !dbg !23
  %120 = bitcast i32 %119 to <2 x half>, !dbg !23
  %121 = extractelement <2 x half> %120, i64 1, !dbg !23
  %122 = extractelement <2 x half> %120, i64 0, !dbg !23
  %123 = extractvalue { i32, i32, i32, i32 } %100, 0, !dbg !23
  %124 = bitcast i32 %123 to <2 x half>, !dbg !23
  %125 = extractelement <2 x half> %124, i64 1, !dbg !23
  %126 = extractelement <2 x half> %124, i64 0, !dbg !23
  %127 = extractvalue { i32, i32, i32, i32 } %98, 3, !dbg !20
  %128 = bitcast i32 %127 to <2 x half>, !dbg !20
  %129 = extractelement <2 x half> %128, i64 1, !dbg !20
  %130 = extractelement <2 x half> %128, i64 0, !dbg !20
  %131 = extractvalue { i32, i32, i32, i32 } %98, 2, !dbg !20
  %132 = bitcast i32 %131 to <2 x half>, !dbg !20
  %133 = extractelement <2 x half> %132, i64 1, !dbg !20
  %134 = extractelement <2 x half> %132, i64 0, !dbg !20
  %135 = extractvalue { i32, i32, i32, i32 } %98, 1, !dbg !20
  %136 = bitcast i32 %135 to <2 x half>, !dbg !20
  %137 = extractelement <2 x half> %136, i64 1, !dbg !20
  %138 = extractelement <2 x half> %136, i64 0, !dbg !20
  %139 = extractvalue { i32, i32, i32, i32 } %98, 0, !dbg !20
  %140 = bitcast i32 %139 to <2 x half>, !dbg !20
  %141 = extractelement <2 x half> %140, i64 1, !dbg !20
  %142 = extractelement <2 x half> %140, i64 0, !dbg !20
  %invariant.gep = getelementptr [2 x i8], ptr addrspace(1) %18, i64 %19, !dbg !24
  br label %143, !dbg !24

143:                                              ; preds = %.peel.next, %143
  %indvars.iv = phi i64 [ 32, %.peel.next ], [ %indvars.iv.next, %143 ]
  %.pn1765 = phi half [ %113, %.peel.next ], [ %245, %143 ]
  %.pn1964 = phi half [ %114, %.peel.next ], [ %244, %143 ]
  %.pn2163 = phi half [ %117, %.peel.next ], [ %242, %143 ]
  %.pn2362 = phi half [ %118, %.peel.next ], [ %241, %143 ]
  %.pn2561 = phi half [ %121, %.peel.next ], [ %239, %143 ]
  %.pn2760 = phi half [ %122, %.peel.next ], [ %238, %143 ]
  %.pn2959 = phi half [ %125, %.peel.next ], [ %236, %143 ]
  %.pn3158 = phi half [ %126, %.peel.next ], [ %235, %143 ]
  %.pn157 = phi half [ %129, %.peel.next ], [ %227, %143 ]
  %.pn356 = phi half [ %130, %.peel.next ], [ %226, %143 ]
  %.pn555 = phi half [ %133, %.peel.next ], [ %224, %143 ]
  %.pn754 = phi half [ %134, %.peel.next ], [ %223, %143 ]
  %.pn953 = phi half [ %137, %.peel.next ], [ %221, %143 ]
  %.pn1152 = phi half [ %138, %.peel.next ], [ %220, %143 ]
  %.pn1351 = phi half [ %141, %.peel.next ], [ %218, %143 ]
  %.pn1550 = phi half [ %142, %.peel.next ], [ %217, %143 ]
  %144 = phi ptr addrspace(3) [ getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), %.peel.next ], [ %209, %143 ]
  %145 = phi ptr addrspace(3) [ getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), %.peel.next ], [ %208, %143 ]
  %146 = phi i32 [ 0, %.peel.next ], [ %150, %143 ]
  %147 = phi i32 [ 0, %.peel.next ], [ %200, %143 ]
  %.pn88 = phi float [ %103, %.peel.next ], [ %247, %143 ]
  %.pn86 = phi float [ %104, %.peel.next ], [ %248, %143 ]
  %.pn84 = phi float [ %105, %.peel.next ], [ %249, %143 ]
  %.pn82 = phi float [ %106, %.peel.next ], [ %250, %143 ]
  %.pn80 = phi float [ %107, %.peel.next ], [ %252, %143 ]
  %.pn78 = phi float [ %108, %.peel.next ], [ %253, %143 ]
  %.pn76 = phi float [ %109, %.peel.next ], [ %254, %143 ]
  %.pn74 = phi float [ %110, %.peel.next ], [ %255, %143 ]
  %148 = add i32 %146, 1, !dbg !24
  %149 = icmp sgt i32 %148, 2, !dbg !24
  %150 = select i1 %149, i32 0, i32 %148, !dbg !24
  tail call void @llvm.nvvm.cp.async.wait.group(i32 4), !dbg !20
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !20
  %151 = getelementptr inbounds nuw i8, ptr addrspace(3) %145, i32 %70, !dbg !20
  %152 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %151), !dbg !20
  %153 = extractvalue { i32, i32, i32, i32 } %152, 0, !dbg !20
  %154 = extractvalue { i32, i32, i32, i32 } %152, 1, !dbg !20
  %155 = extractvalue { i32, i32, i32, i32 } %152, 2, !dbg !20
  %156 = extractvalue { i32, i32, i32, i32 } %152, 3, !dbg !20
  %157 = getelementptr inbounds nuw i8, ptr addrspace(3) %144, i32 %63, !dbg !23
  %158 = getelementptr inbounds nuw i8, ptr addrspace(3) %157, i32 1024, !dbg !23
  %159 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) nonnull %158), !dbg !23
  %160 = extractvalue { i32, i32, i32, i32 } %159, 0, !dbg !23
  %161 = extractvalue { i32, i32, i32, i32 } %159, 1, !dbg !23
  %162 = extractvalue { i32, i32, i32, i32 } %159, 2, !dbg !23
  %163 = extractvalue { i32, i32, i32, i32 } %159, 3, !dbg !23
  %164 = insertelement <2 x half> poison, half %.pn1550, i64 0, !dbg !25
  %165 = insertelement <2 x half> %164, half %.pn1351, i64 1, !dbg !25
  %166 = bitcast <2 x half> %165 to i32, !dbg !25
  %167 = insertelement <2 x half> poison, half %.pn1152, i64 0, !dbg !25
  %168 = insertelement <2 x half> %167, half %.pn953, i64 1, !dbg !25
  %169 = bitcast <2 x half> %168 to i32, !dbg !25
  %170 = insertelement <2 x half> poison, half %.pn754, i64 0, !dbg !25
  %171 = insertelement <2 x half> %170, half %.pn555, i64 1, !dbg !25
  %172 = bitcast <2 x half> %171 to i32, !dbg !25
  %173 = insertelement <2 x half> poison, half %.pn356, i64 0, !dbg !25
  %174 = insertelement <2 x half> %173, half %.pn157, i64 1, !dbg !25
  %175 = bitcast <2 x half> %174 to i32, !dbg !25
  %176 = insertelement <2 x half> poison, half %.pn3158, i64 0, !dbg !25
  %177 = insertelement <2 x half> %176, half %.pn2959, i64 1, !dbg !25
  %178 = bitcast <2 x half> %177 to i32, !dbg !25
  %179 = insertelement <2 x half> poison, half %.pn2760, i64 0, !dbg !25
  %180 = insertelement <2 x half> %179, half %.pn2561, i64 1, !dbg !25
  %181 = bitcast <2 x half> %180 to i32, !dbg !25
  %182 = insertelement <2 x half> poison, half %.pn2362, i64 0, !dbg !25
  %183 = insertelement <2 x half> %182, half %.pn2163, i64 1, !dbg !25
  %184 = bitcast <2 x half> %183 to i32, !dbg !25
  %185 = insertelement <2 x half> poison, half %.pn1964, i64 0, !dbg !25
  %186 = insertelement <2 x half> %185, half %.pn1765, i64 1, !dbg !25
  %187 = bitcast <2 x half> %186 to i32, !dbg !25
  %188 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %.pn88, float %.pn86, float %.pn84, float %.pn82, i32 %166, i32 %169, i32 %172, i32 %175, i32 %178, i32 %181) #2, !dbg !25
  %189 = extractvalue { float, float, float, float } %188, 0, !dbg !25
  %190 = extractvalue { float, float, float, float } %188, 1, !dbg !25
  %191 = extractvalue { float, float, float, float } %188, 2, !dbg !25
  %192 = extractvalue { float, float, float, float } %188, 3, !dbg !25
  %193 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %.pn80, float %.pn78, float %.pn76, float %.pn74, i32 %166, i32 %169, i32 %172, i32 %175, i32 %184, i32 %187) #2, !dbg !25
  %194 = extractvalue { float, float, float, float } %193, 0, !dbg !25
  %195 = extractvalue { float, float, float, float } %193, 1, !dbg !25
  %196 = extractvalue { float, float, float, float } %193, 2, !dbg !25
  %197 = extractvalue { float, float, float, float } %193, 3, !dbg !25
  %198 = add i32 %147, 1, !dbg !24
  %199 = icmp sgt i32 %198, 2, !dbg !24
  %200 = select i1 %199, i32 0, i32 %198, !dbg !24
  %201 = add nuw nsw i64 %indvars.iv, 96, !dbg !24
  %202 = or disjoint i64 %201, %71, !dbg !26
  %gep96 = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep, i64 %201, !dbg !19
  %203 = shl i32 %200, 10, !dbg !20
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !20
  %gep = getelementptr [2 x i8], ptr addrspace(3) %26, i32 %203, !dbg !20
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %gep, ptr addrspace(1) %gep96, i32 0) #2, !dbg !20
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !20
  %gep47.idx = shl nuw nsw i64 %202, 7, !dbg !22
  %gep47 = getelementptr i8, ptr addrspace(1) %invariant.gep46, i64 %gep47.idx, !dbg !22
  %gep49 = getelementptr [2 x i8], ptr addrspace(3) %32, i32 %203, !dbg !23
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %gep49, ptr addrspace(1) %gep47, i32 0) #2, !dbg !23
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !23
  %204 = add i32 %150, 1, !dbg !24
  %205 = icmp sgt i32 %204, 2, !dbg !24
  %206 = shl i32 %204, 10, !dbg !20
  %207 = select i1 %205, i32 0, i32 %206, !dbg !24
  %208 = getelementptr [2 x i8], ptr addrspace(3) @global_smem, i32 %207, !dbg !20
  %209 = getelementptr [2 x i8], ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 6144), i32 %207, !dbg !23
  tail call void @llvm.nvvm.cp.async.wait.group(i32 4), !dbg !20
  tail call void @llvm.nvvm.cp.async.wait.group(i32 4), !dbg !20
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !20
  %210 = getelementptr inbounds nuw i8, ptr addrspace(3) %208, i32 %51, !dbg !20
  %211 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %210), !dbg !20
  %212 = extractvalue { i32, i32, i32, i32 } %211, 0, !dbg !20
  %213 = extractvalue { i32, i32, i32, i32 } %211, 1, !dbg !20
  %214 = extractvalue { i32, i32, i32, i32 } %211, 2, !dbg !20
  %215 = extractvalue { i32, i32, i32, i32 } %211, 3, !dbg !20
  %216 = bitcast i32 %212 to <2 x half>, !dbg !20
  %217 = extractelement <2 x half> %216, i64 0, !dbg !20
  %218 = extractelement <2 x half> %216, i64 1, !dbg !20
  %219 = bitcast i32 %213 to <2 x half>, !dbg !20
  %220 = extractelement <2 x half> %219, i64 0, !dbg !20
  %221 = extractelement <2 x half> %219, i64 1, !dbg !20
  %222 = bitcast i32 %214 to <2 x half>, !dbg !20
  %223 = extractelement <2 x half> %222, i64 0, !dbg !20
  %224 = extractelement <2 x half> %222, i64 1, !dbg !20
  %225 = bitcast i32 %215 to <2 x half>, !dbg !20
  %226 = extractelement <2 x half> %225, i64 0, !dbg !20
  %227 = extractelement <2 x half> %225, i64 1, !dbg !20
  %228 = getelementptr inbounds nuw i8, ptr addrspace(3) %209, i32 %63, !dbg !23
  %229 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) %228), !dbg !23
  %230 = extractvalue { i32, i32, i32, i32 } %229, 0, !dbg !23
  %231 = extractvalue { i32, i32, i32, i32 } %229, 1, !dbg !23
  %232 = extractvalue { i32, i32, i32, i32 } %229, 2, !dbg !23
  %233 = extractvalue { i32, i32, i32, i32 } %229, 3, !dbg !23
  %234 = bitcast i32 %230 to <2 x half>, !dbg !23
  %235 = extractelement <2 x half> %234, i64 0, !dbg !23
  %236 = extractelement <2 x half> %234, i64 1, !dbg !23
  %237 = bitcast i32 %231 to <2 x half>, !dbg !23
  %238 = extractelement <2 x half> %237, i64 0, !dbg !23
  %239 = extractelement <2 x half> %237, i64 1, !dbg !23
  %240 = bitcast i32 %232 to <2 x half>, !dbg !23
  %241 = extractelement <2 x half> %240, i64 0, !dbg !23
  %242 = extractelement <2 x half> %240, i64 1, !dbg !23
  %243 = bitcast i32 %233 to <2 x half>, !dbg !23
  %244 = extractelement <2 x half> %243, i64 0, !dbg !23
  %245 = extractelement <2 x half> %243, i64 1, !dbg !23
  %246 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %189, float %190, float %191, float %192, i32 %153, i32 %154, i32 %155, i32 %156, i32 %160, i32 %161) #2, !dbg !25
  %247 = extractvalue { float, float, float, float } %246, 0, !dbg !25
  %248 = extractvalue { float, float, float, float } %246, 1, !dbg !25
  %249 = extractvalue { float, float, float, float } %246, 2, !dbg !25
  %250 = extractvalue { float, float, float, float } %246, 3, !dbg !25
  %251 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %194, float %195, float %196, float %197, i32 %153, i32 %154, i32 %155, i32 %156, i32 %162, i32 %163) #2, !dbg !25
  %252 = extractvalue { float, float, float, float } %251, 0, !dbg !25
  %253 = extractvalue { float, float, float, float } %251, 1, !dbg !25
  %254 = extractvalue { float, float, float, float } %251, 2, !dbg !25
  %255 = extractvalue { float, float, float, float } %251, 3, !dbg !25
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 32, !dbg !24
  %256 = icmp samesign ult i64 %indvars.iv, 96, !dbg !24
  br i1 %256, label %143, label %.loopexit, !dbg !24, !llvm.loop !27

.loopexit:                                        ; preds = %143
  %257 = shl nuw nsw i32 %7, 2, !dbg !14
  %258 = and i32 %257, 28, !dbg !14
  %259 = add nuw nsw i32 %258, %14, !dbg !15
  %260 = or disjoint i32 %14, 4, !dbg !14
  %261 = add nuw nsw i32 %260, %11, !dbg !15
  %262 = lshr i32 %7, 3, !dbg !14
  %263 = and i32 %262, 15, !dbg !14
  %264 = or disjoint i32 %263, %6, !dbg !13
  tail call void @llvm.nvvm.cp.async.wait.group(i32 0), !dbg !24
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !24
  %265 = shl i32 %12, 6, !dbg !29
  %266 = shl i32 %264, 6, !dbg !29
  %267 = sext i32 %265 to i64, !dbg !30
  %268 = getelementptr [4 x i8], ptr addrspace(1) %c_ptr, i64 %267, !dbg !30
  %269 = sext i32 %266 to i64, !dbg !30
  %270 = getelementptr [4 x i8], ptr addrspace(1) %c_ptr, i64 %269, !dbg !30
  %271 = getelementptr i8, ptr addrspace(1) %270, i64 4096, !dbg !30
  %272 = getelementptr [4 x i8], ptr addrspace(1) %268, i64 %30, !dbg !30
  %273 = zext nneg i32 %261 to i64, !dbg !30
  %274 = getelementptr [4 x i8], ptr addrspace(1) %268, i64 %273, !dbg !30
  %275 = zext nneg i32 %259 to i64, !dbg !30
  %276 = getelementptr [4 x i8], ptr addrspace(1) %270, i64 %275, !dbg !30
  %277 = getelementptr [4 x i8], ptr addrspace(1) %271, i64 %275, !dbg !30
  %278 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %272) #2, !dbg !31
  %279 = extractvalue { i32, i32, i32, i32 } %278, 0, !dbg !31
  %280 = extractvalue { i32, i32, i32, i32 } %278, 1, !dbg !31
  %281 = extractvalue { i32, i32, i32, i32 } %278, 2, !dbg !31
  %282 = extractvalue { i32, i32, i32, i32 } %278, 3, !dbg !31
  %283 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %274) #2, !dbg !31
  %284 = extractvalue { i32, i32, i32, i32 } %283, 0, !dbg !31
  %285 = extractvalue { i32, i32, i32, i32 } %283, 1, !dbg !31
  %286 = extractvalue { i32, i32, i32, i32 } %283, 2, !dbg !31
  %287 = extractvalue { i32, i32, i32, i32 } %283, 3, !dbg !31
  %288 = shl nuw nsw i32 %23, 6, !dbg !31
  %289 = shl nuw nsw i32 %10, 5, !dbg !31
  %290 = shl nuw nsw i32 %8, 2, !dbg !31
  %291 = or disjoint i32 %288, %289, !dbg !31
  %292 = xor i32 %291, %290, !dbg !31
  %293 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %292, !dbg !31
  %294 = insertelement <4 x i32> poison, i32 %279, i64 0, !dbg !31
  %295 = insertelement <4 x i32> %294, i32 %281, i64 1, !dbg !31
  %296 = insertelement <4 x i32> %295, i32 %284, i64 2, !dbg !31
  %297 = insertelement <4 x i32> %296, i32 %286, i64 3, !dbg !31
  store <4 x i32> %297, ptr addrspace(3) %293, align 16, !dbg !31
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !31
  %298 = shl nuw nsw i32 %45, 8, !dbg !31
  %299 = shl nuw nsw i32 %43, 4, !dbg !31
  %300 = and i32 %7, 80, !dbg !31
  %301 = shl nuw nsw i32 %300, 2, !dbg !31
  %302 = or disjoint i32 %301, %59, !dbg !31
  %303 = xor i32 %302, %299, !dbg !31
  %304 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %298, !dbg !31
  %305 = getelementptr inbounds nuw i8, ptr addrspace(3) %304, i32 %303, !dbg !31
  %306 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %305), !dbg !31
  %307 = extractvalue { i32, i32, i32, i32 } %306, 0, !dbg !31
  %308 = extractvalue { i32, i32, i32, i32 } %306, 1, !dbg !31
  %309 = extractvalue { i32, i32, i32, i32 } %306, 2, !dbg !31
  %310 = extractvalue { i32, i32, i32, i32 } %306, 3, !dbg !31
  %311 = bitcast i32 %307 to float, !dbg !31
  %312 = bitcast i32 %308 to float, !dbg !31
  %313 = bitcast i32 %309 to float, !dbg !31
  %314 = bitcast i32 %310 to float, !dbg !31
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !31
  %315 = insertelement <4 x i32> poison, i32 %280, i64 0, !dbg !31
  %316 = insertelement <4 x i32> %315, i32 %282, i64 1, !dbg !31
  %317 = insertelement <4 x i32> %316, i32 %285, i64 2, !dbg !31
  %318 = insertelement <4 x i32> %317, i32 %287, i64 3, !dbg !31
  store <4 x i32> %318, ptr addrspace(3) %293, align 16, !dbg !31
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !31
  %319 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %305), !dbg !31
  %320 = extractvalue { i32, i32, i32, i32 } %319, 0, !dbg !31
  %321 = extractvalue { i32, i32, i32, i32 } %319, 1, !dbg !31
  %322 = extractvalue { i32, i32, i32, i32 } %319, 2, !dbg !31
  %323 = extractvalue { i32, i32, i32, i32 } %319, 3, !dbg !31
  %324 = bitcast i32 %320 to float, !dbg !31
  %325 = bitcast i32 %321 to float, !dbg !31
  %326 = bitcast i32 %322 to float, !dbg !31
  %327 = bitcast i32 %323 to float, !dbg !31
  %328 = fadd float %247, %311, !dbg !31
  %329 = fadd float %248, %324, !dbg !31
  %330 = fadd float %249, %312, !dbg !31
  %331 = fadd float %250, %325, !dbg !31
  %332 = fadd float %252, %313, !dbg !31
  %333 = fadd float %253, %326, !dbg !31
  %334 = fadd float %254, %314, !dbg !31
  %335 = fadd float %255, %327, !dbg !31
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !32
  %336 = shl nuw nsw i32 %300, 3, !dbg !32
  %337 = and i32 %7, 1, !dbg !32
  %338 = icmp eq i32 %337, 0, !dbg !32
  %339 = select i1 %338, i32 0, i32 2056, !dbg !32
  %340 = and i32 %21, 32, !dbg !32
  %341 = and i32 %257, 16, !dbg !32
  %342 = and i32 %7, 8, !dbg !32
  %343 = icmp eq i32 %342, 0, !dbg !32
  %344 = select i1 %343, i32 0, i32 1088, !dbg !32
  %345 = shl nuw nsw i32 %59, 1, !dbg !32
  %346 = or disjoint i32 %344, %336, !dbg !32
  %347 = xor i32 %346, %345, !dbg !32
  %348 = or disjoint i32 %341, %340, !dbg !32
  %349 = or disjoint i32 %348, %339, !dbg !32
  %350 = or disjoint i32 %349, %347, !dbg !32
  %351 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %350, !dbg !32
  %352 = insertelement <2 x float> poison, float %328, i64 0, !dbg !32
  %353 = insertelement <2 x float> %352, float %329, i64 1, !dbg !32
  store <2 x float> %353, ptr addrspace(3) %351, align 8, !dbg !32
  %354 = getelementptr inbounds nuw i8, ptr addrspace(3) %351, i32 256, !dbg !32
  %355 = insertelement <2 x float> poison, float %330, i64 0, !dbg !32
  %356 = insertelement <2 x float> %355, float %331, i64 1, !dbg !32
  store <2 x float> %356, ptr addrspace(3) %354, align 8, !dbg !32
  %357 = xor i32 %350, 8, !dbg !32
  %358 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %357, !dbg !32
  %359 = insertelement <2 x float> poison, float %332, i64 0, !dbg !32
  %360 = insertelement <2 x float> %359, float %333, i64 1, !dbg !32
  store <2 x float> %360, ptr addrspace(3) %358, align 8, !dbg !32
  %361 = getelementptr inbounds nuw i8, ptr addrspace(3) %358, i32 256, !dbg !32
  %362 = insertelement <2 x float> poison, float %334, i64 0, !dbg !32
  %363 = insertelement <2 x float> %362, float %335, i64 1, !dbg !32
  store <2 x float> %363, ptr addrspace(3) %361, align 8, !dbg !32
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !32
  %364 = and i32 %257, 384, !dbg !32
  %365 = shl nuw nsw i32 %7, 1, !dbg !32
  %366 = and i32 %365, 24, !dbg !32
  %367 = icmp eq i32 %47, 0, !dbg !32
  %368 = select i1 %367, i32 0, i32 1088, !dbg !32
  %369 = or disjoint i32 %289, %364, !dbg !32
  %370 = or disjoint i32 %368, %366, !dbg !32
  %371 = xor i32 %370, %369, !dbg !32
  %372 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %371, !dbg !32
  %373 = getelementptr inbounds nuw i8, ptr addrspace(3) %372, i32 512, !dbg !32
  %374 = load <2 x i32>, ptr addrspace(3) %373, align 8, !dbg !32
  %375 = xor i32 %371, 2056, !dbg !32
  %376 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %375, !dbg !32
  %377 = getelementptr inbounds nuw i8, ptr addrspace(3) %376, i32 512, !dbg !32
  %378 = load <2 x i32>, ptr addrspace(3) %377, align 8, !dbg !32
  %.extract = load i32, ptr addrspace(3) %372, align 8, !dbg !32
  %379 = getelementptr inbounds nuw i8, ptr addrspace(3) %372, i32 4, !dbg !32
  %.extract39 = load i32, ptr addrspace(3) %379, align 4, !dbg !32
  %.extract40 = load i32, ptr addrspace(3) %376, align 8, !dbg !32
  %380 = getelementptr inbounds nuw i8, ptr addrspace(3) %376, i32 4, !dbg !32
  %.extract41 = load i32, ptr addrspace(3) %380, align 4, !dbg !32
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %.extract, i32 %.extract39, i32 %.extract40, i32 %.extract41, ptr addrspace(1) %276) #2, !dbg !32
  %.extract42 = extractelement <2 x i32> %374, i64 0, !dbg !32
  %.extract43 = extractelement <2 x i32> %374, i64 1, !dbg !32
  %.extract44 = extractelement <2 x i32> %378, i64 0, !dbg !32
  %.extract45 = extractelement <2 x i32> %378, i64 1, !dbg !32
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %.extract42, i32 %.extract43, i32 %.extract44, i32 %.extract45, ptr addrspace(1) %277) #2, !dbg !32
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
!4 = distinct !DISubprogram(name: "product_racy", linkageName: "product_racy", scope: !1, file: !1, line: 39, type: !5, scopeLine: 39, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{null, !7, !7, !9, !11, !11}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !8, size: 64, dwarfAddressSpace: 1)
!8 = !DIBasicType(name: "half", size: 16, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !10, size: 64, dwarfAddressSpace: 1)
!10 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !12, size: 64, dwarfAddressSpace: 1)
!12 = !DIBasicType(name: "unknown_type", encoding: DW_ATE_signed)
!13 = !DILocation(line: 40, column: 12, scope: !4)
!14 = !DILocation(line: 40, column: 35, scope: !4)
!15 = !DILocation(line: 41, column: 14, scope: !4)
!16 = !DILocation(line: 12, column: 29, scope: !17, inlinedAt: !18)
!17 = distinct !DILexicalBlockFile(scope: !4, file: !1, discriminator: 0)
!18 = !DILocation(line: 42, column: 11, scope: !17)
!19 = !DILocation(line: 12, column: 21, scope: !17, inlinedAt: !18)
!20 = !DILocation(line: 12, column: 13, scope: !17, inlinedAt: !18)
!21 = !DILocation(line: 13, column: 29, scope: !17, inlinedAt: !18)
!22 = !DILocation(line: 13, column: 21, scope: !17, inlinedAt: !18)
!23 = !DILocation(line: 13, column: 13, scope: !17, inlinedAt: !18)
!24 = !DILocation(line: 11, column: 5, scope: !17, inlinedAt: !18)
!25 = !DILocation(line: 14, column: 16, scope: !17, inlinedAt: !18)
!26 = !DILocation(line: 12, column: 57, scope: !17, inlinedAt: !18)
!27 = distinct !{!27, !28}
!28 = !{!"llvm.loop.peeled.count", i32 1}
!29 = !DILocation(line: 43, column: 17, scope: !4)
!30 = !DILocation(line: 43, column: 9, scope: !4)
!31 = !DILocation(line: 44, column: 17, scope: !4)
!32 = !DILocation(line: 44, column: 5, scope: !4)
!33 = !DILocation(line: 39, column: 1, scope: !4)
