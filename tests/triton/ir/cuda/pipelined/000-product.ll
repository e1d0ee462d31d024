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
  %27 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %26, !dbg !20
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %27, ptr addrspace(1) %21, i32 16) #2, !dbg !20
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !20
  %28 = shl nuw nsw i32 %9, 4, !dbg !21
  %29 = zext nneg i32 %28 to i64, !dbg !22
  %30 = getelementptr [2 x i8], ptr addrspace(1) %b_ptr, i64 %29, !dbg !22
  %31 = zext nneg i32 %16 to i64, !dbg !22
  %32 = getelementptr [2 x i8], ptr addrspace(1) %30, i64 %31, !dbg !22
  %33 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %26, !dbg !23
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %33, ptr addrspace(1) %32, i32 16) #2, !dbg !23
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !23
  tail call void @llvm.nvvm.cp.async.wait.group(i32 0), !dbg !20
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !20
  %34 = and i32 %8, 15, !dbg !20
  %35 = shl nuw nsw i32 %34, 6, !dbg !20
  %36 = and i32 %8, 6, !dbg !20
  %37 = shl nuw nsw i32 %36, 3, !dbg !20
  %38 = and i32 %8, 16, !dbg !20
  %39 = and i32 %22, 1024, !dbg !20
  %40 = xor i32 %37, %38, !dbg !20
  %41 = or disjoint i32 %39, %40, !dbg !20
  %42 = or disjoint i32 %41, %35, !dbg !20
  %43 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %42, !dbg !20
  %44 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %43), !dbg !20
  %45 = extractvalue { i32, i32, i32, i32 } %44, 0, !dbg !20
  %46 = extractvalue { i32, i32, i32, i32 } %44, 1, !dbg !20
  %47 = extractvalue { i32, i32, i32, i32 } %44, 2, !dbg !20
  %48 = extractvalue { i32, i32, i32, i32 } %44, 3, !dbg !20
  %49 = bitcast i32 %45 to <2 x half>, !dbg !20
  %50 = extractelement <2 x half> %49, i64 0, !dbg !20
  %51 = extractelement <2 x half> %49, i64 1, !dbg !20
  %52 = bitcast i32 %46 to <2 x half>, !dbg !20
  %53 = extractelement <2 x half> %52, i64 0, !dbg !20
  %54 = extractelement <2 x half> %52, i64 1, !dbg !20
  %55 = bitcast i32 %47 to <2 x half>, !dbg !20
  %56 = extractelement <2 x half> %55, i64 0, !dbg !20
  %57 = extractelement <2 x half> %55, i64 1, !dbg !20
  %58 = bitcast i32 %48 to <2 x half>, !dbg !20
  %59 = extractelement <2 x half> %58, i64 0, !dbg !20
  %60 = extractelement <2 x half> %58, i64 1, !dbg !20
  %61 = shl nuw nsw i32 %38, 1, !dbg !23
  %62 = and i32 %8, 32, !dbg !23
  %63 = lshr exact i32 %62, 1, !dbg !23
  %64 = or disjoint i32 %35, %37, !dbg !23
  %65 = or disjoint i32 %61, %63, !dbg !23
  %66 = xor i32 %64, %65, !dbg !23
  %67 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %66, !dbg !23
  %68 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) %67), !dbg !23
  %69 = extractvalue { i32, i32, i32, i32 } %68, 0, !dbg !23
  %70 = extractvalue { i32, i32, i32, i32 } %68, 1, !dbg !23
  %71 = extractvalue { i32, i32, i32, i32 } %68, 2, !dbg !23
  %72 = extractvalue { i32, i32, i32, i32 } %68, 3, !dbg !23
  %73 = bitcast i32 %69 to <2 x half>, !dbg !23
  %74 = extractelement <2 x half> %73, i64 0, !dbg !23
  %75 = extractelement <2 x half> %73, i64 1, !dbg !23
  %76 = bitcast i32 %70 to <2 x half>, !dbg !23
  %77 = extractelement <2 x half> %76, i64 0, !dbg !23
  %78 = extractelement <2 x half> %76, i64 1, !dbg !23
  %79 = bitcast i32 %71 to <2 x half>, !dbg !23
  %80 = extractelement <2 x half> %79, i64 0, !dbg !23
  %81 = extractelement <2 x half> %79, i64 1, !dbg !23
  %82 = bitcast i32 %72 to <2 x half>, !dbg !23
  %83 = extractelement <2 x half> %82, i64 0, !dbg !23
  %84 = extractelement <2 x half> %82, i64 1, !dbg !23
  %invariant.gep = getelementptr [2 x i8], ptr addrspace(1) %b_ptr, i64 %31, !dbg !24
  %85 = xor i32 %42, 32
  %86 = zext nneg i32 %10 to i64, !dbg !24
  %87 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %85
  %88 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %66
  %89 = getelementptr inbounds nuw i8, ptr addrspace(3) %88, i32 1024
  %invariant.gep76 = getelementptr [2 x i8], ptr addrspace(1) %19, i64 %20, !dbg !24
  %90 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %42
  %91 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %66
  br label %92, !dbg !24

92:                                               ; preds = %5, %92
  %indvars.iv = phi i64 [ 0, %5 ], [ %indvars.iv.next, %92 ]
  %.pn1761 = phi half [ %84, %5 ], [ %181, %92 ]
  %.pn1960 = phi half [ %83, %5 ], [ %180, %92 ]
  %.pn2159 = phi half [ %81, %5 ], [ %178, %92 ]
  %.pn2358 = phi half [ %80, %5 ], [ %177, %92 ]
  %.pn2557 = phi half [ %78, %5 ], [ %175, %92 ]
  %.pn2756 = phi half [ %77, %5 ], [ %174, %92 ]
  %.pn2955 = phi half [ %75, %5 ], [ %172, %92 ]
  %.pn3154 = phi half [ %74, %5 ], [ %171, %92 ]
  %.pn153 = phi half [ %60, %5 ], [ %164, %92 ]
  %.pn352 = phi half [ %59, %5 ], [ %163, %92 ]
  %.pn551 = phi half [ %57, %5 ], [ %161, %92 ]
  %.pn750 = phi half [ %56, %5 ], [ %160, %92 ]
  %.pn949 = phi half [ %54, %5 ], [ %158, %92 ]
  %.pn1148 = phi half [ %53, %5 ], [ %157, %92 ]
  %.pn1347 = phi half [ %51, %5 ], [ %155, %92 ]
  %.pn1546 = phi half [ %50, %5 ], [ %154, %92 ]
  %93 = phi float [ 0.000000e+00, %5 ], [ %183, %92 ]
  %94 = phi float [ 0.000000e+00, %5 ], [ %184, %92 ]
  %95 = phi float [ 0.000000e+00, %5 ], [ %185, %92 ]
  %96 = phi float [ 0.000000e+00, %5 ], [ %186, %92 ]
  %97 = phi float [ 0.000000e+00, %5 ], [ %188, %92 ]
  %98 = phi float [ 0.000000e+00, %5 ], [ %189, %92 ]
  %99 = phi float [ 0.000000e+00, %5 ], [ %190, %92 ]
  %100 = phi float [ 0.000000e+00, %5 ], [ %191, %92 ]
  %101 = icmp samesign ult i64 %indvars.iv, 96, !dbg !24
  tail call void @llvm.nvvm.cp.async.wait.group(i32 0), !dbg !20
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !20
  %102 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %87), !dbg !20
  %103 = extractvalue { i32, i32, i32, i32 } %102, 0, !dbg !20
  %104 = extractvalue { i32, i32, i32, i32 } %102, 1, !dbg !20
  %105 = extractvalue { i32, i32, i32, i32 } %102, 2, !dbg !20
  %106 = extractvalue { i32, i32, i32, i32 } %102, 3, !dbg !20
  %107 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) nonnull %89), !dbg !23
  %108 = extractvalue { i32, i32, i32, i32 } %107, 0, !dbg !23
  %109 = extractvalue { i32, i32, i32, i32 } %107, 1, !dbg !23
  %110 = extractvalue { i32, i32, i32, i32 } %107, 2, !dbg !23
  %111 = extractvalue { i32, i32, i32, i32 } %107, 3, !dbg !23
  %112 = insertelement <2 x half> poison, half %.pn1546, i64 0, !dbg !25
  %113 = insertelement <2 x half> %112, half %.pn1347, i64 1, !dbg !25
  %114 = bitcast <2 x half> %113 to i32, !dbg !25
  %115 = insertelement <2 x half> poison, half %.pn1148, i64 0, !dbg !25
  %116 = insertelement <2 x half> %115, half %.pn949, i64 1, !dbg !25
  %117 = bitcast <2 x half> %116 to i32, !dbg !25
  %118 = insertelement <2 x half> poison, half %.pn750, i64 0, !dbg !25
  %119 = insertelement <2 x half> %118, half %.pn551, i64 1, !dbg !25
  %120 = bitcast <2 x half> %119 to i32, !dbg !25
  %121 = insertelement <2 x half> poison, half %.pn352, i64 0, !dbg !25
  %122 = insertelement <2 x half> %121, half %.pn153, i64 1, !dbg !25
  %123 = bitcast <2 x half> %122 to i32, !dbg !25
  %124 = insertelement <2 x half> poison, half %.pn3154, i64 0, !dbg !25
  %125 = insertelement <2 x half> %124, half %.pn2955, i64 1, !dbg !25
  %126 = bitcast <2 x half> %125 to i32, !dbg !25
  %127 = insertelement <2 x half> poison, half %.pn2756, i64 0, !dbg !25
  %128 = insertelement <2 x half> %127, half %.pn2557, i64 1, !dbg !25
  %129 = bitcast <2 x half> %128 to i32, !dbg !25
  %130 = insertelement <2 x half> poison, half %.pn2358, i64 0, !dbg !25
  %131 = insertelement <2 x half> %130, half %.pn2159, i64 1, !dbg !25
  %132 = bitcast <2 x half> %131 to i32, !dbg !25
  %133 = insertelement <2 x half> poison, half %.pn1960, i64 0, !dbg !25
  %134 = insertelement <2 x half> %133, half %.pn1761, i64 1, !dbg !25
  %135 = bitcast <2 x half> %134 to i32, !dbg !25
  %136 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %93, float %94, float %95, float %96, i32 %114, i32 %117, i32 %120, i32 %123, i32 %126, i32 %129) #2, !dbg !25
  %137 = extractvalue { float, float, float, float } %136, 0, !dbg !25
  %138 = extractvalue { float, float, float, float } %136, 1, !dbg !25
  %139 = extractvalue { float, float, float, float } %136, 2, !dbg !25
  %140 = extractvalue { float, float, float, float } %136, 3, !dbg !25
  %141 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %97, float %98, float %99, float %100, i32 %114, i32 %117, i32 %120, i32 %123, i32 %132, i32 %135) #2, !dbg !25
  %142 = extractvalue { float, float, float, float } %141, 0, !dbg !25
  %143 = extractvalue { float, float, float, float } %141, 1, !dbg !25
  %144 = extractvalue { float, float, float, float } %141, 2, !dbg !25
  %145 = extractvalue { float, float, float, float } %141, 3, !dbg !25
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 32, !dbg !24
  %146 = or disjoint i64 %indvars.iv.next, %86, !dbg !26
  %gep77 = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep76, i64 %indvars.iv.next, !dbg !19
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !20
  %147 = select i1 %101, i32 16, i32 0, !dbg !20
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %27, ptr addrspace(1) %gep77, i32 %147) #2, !dbg !20
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !20
  %gep.idx = shl nuw nsw i64 %146, 7, !dbg !22
  %gep = getelementptr i8, ptr addrspace(1) %invariant.gep, i64 %gep.idx, !dbg !22
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %33, ptr addrspace(1) %gep, i32 %147) #2, !dbg !23
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !23
  tail call void @llvm.nvvm.cp.async.wait.group(i32 0), !dbg !20
  tail call void @llvm.nvvm.cp.async.wait.group(i32 0), !dbg !20
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !20
  %148 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %90), !dbg !20
  %149 = extractvalue { i32, i32, i32, i32 } %148, 0, !dbg !20
  %150 = extractvalue { i32, i32, i32, i32 } %148, 1, !dbg !20
  %151 = extractvalue { i32, i32, i32, i32 } %148, 2, !dbg !20
  %152 = extractvalue { i32, i32, i32, i32 } %148, 3, !dbg !20
  %153 = bitcast i32 %149 to <2 x half>, !dbg !20
  %154 = extractelement <2 x half> %153, i64 0, !dbg !20
  %155 = extractelement <2 x half> %153, i64 1, !dbg !20
  %156 = bitcast i32 %150 to <2 x half>, !dbg !20
  %157 = extractelement <2 x half> %156, i64 0, !dbg !20
  %158 = extractelement <2 x half> %156, i64 1, !dbg !20
  %159 = bitcast i32 %151 to <2 x half>, !dbg !20
  %160 = extractelement <2 x half> %159, i64 0, !dbg !20
  %161 = extractelement <2 x half> %159, i64 1, !dbg !20
  %162 = bitcast i32 %152 to <2 x half>, !dbg !20
  %163 = extractelement <2 x half> %162, i64 0, !dbg !20
  %164 = extractelement <2 x half> %162, i64 1, !dbg !20
  %165 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) %91), !dbg !23
  %166 = extractvalue { i32, i32, i32, i32 } %165, 0, !dbg !23
  %167 = extractvalue { i32, i32, i32, i32 } %165, 1, !dbg !23
  %168 = extractvalue { i32, i32, i32, i32 } %165, 2, !dbg !23
  %169 = extractvalue { i32, i32, i32, i32 } %165, 3, !dbg !23
  %170 = bitcast i32 %166 to <2 x half>, !dbg !23
  %171 = extractelement <2 x half> %170, i64 0, !dbg !23
  %172 = extractelement <2 x half> %170, i64 1, !dbg !23
  %173 = bitcast i32 %167 to <2 x half>, !dbg !23
  %174 = extractelement <2 x half> %173, i64 0, !dbg !23
  %175 = extractelement <2 x half> %173, i64 1, !dbg !23
  %176 = bitcast i32 %168 to <2 x half>, !dbg !23
  %177 = extractelement <2 x half> %176, i64 0, !dbg !23
  %178 = extractelement <2 x half> %176, i64 1, !dbg !23
  %179 = bitcast i32 %169 to <2 x half>, !dbg !23
  %180 = extractelement <2 x half> %179, i64 0, !dbg !23
  %181 = extractelement <2 x half> %179, i64 1, !dbg !23
  %182 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %137, float %138, float %139, float %140, i32 %103, i32 %104, i32 %105, i32 %106, i32 %108, i32 %109) #2, !dbg !25
  %183 = extractvalue { float, float, float, float } %182, 0, !dbg !25
  %184 = extractvalue { float, float, float, float } %182, 1, !dbg !25
  %185 = extractvalue { float, float, float, float } %182, 2, !dbg !25
  %186 = extractvalue { float, float, float, float } %182, 3, !dbg !25
  %187 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %142, float %143, float %144, float %145, i32 %103, i32 %104, i32 %105, i32 %106, i32 %110, i32 %111) #2, !dbg !25
  %188 = extractvalue { float, float, float, float } %187, 0, !dbg !25
  %189 = extractvalue { float, float, float, float } %187, 1, !dbg !25
  %190 = extractvalue { float, float, float, float } %187, 2, !dbg !25
  %191 = extractvalue { float, float, float, float } %187, 3, !dbg !25
  br i1 %101, label %92, label %192, !dbg !24

192:                                              ; preds = %92
  %193 = shl nuw nsw i32 %8, 2, !dbg !14
  %194 = and i32 %193, 28, !dbg !14
  %195 = or disjoint i32 %194, %15, !dbg !15
  %196 = lshr i32 %8, 3, !dbg !14
  %197 = and i32 %196, 15, !dbg !14
  %198 = or disjoint i32 %197, %7, !dbg !13
  tail call void @llvm.nvvm.cp.async.wait.group(i32 0), !dbg !24
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !24
  %199 = shl i32 %13, 6, !dbg !27
  %200 = shl i32 %198, 6, !dbg !27
  %201 = sext i32 %199 to i64, !dbg !28
  %202 = getelementptr [4 x i8], ptr addrspace(1) %c_ptr, i64 %201, !dbg !28
  %203 = sext i32 %200 to i64, !dbg !28
  %204 = getelementptr [4 x i8], ptr addrspace(1) %c_ptr, i64 %203, !dbg !28
  %205 = getelementptr i8, ptr addrspace(1) %204, i64 4096, !dbg !28
  %206 = getelementptr [4 x i8], ptr addrspace(1) %202, i64 %31, !dbg !28
  %207 = getelementptr i8, ptr addrspace(1) %206, i64 16, !dbg !28
  %208 = zext nneg i32 %195 to i64, !dbg !28
  %209 = getelementptr [4 x i8], ptr addrspace(1) %204, i64 %208, !dbg !28
  %210 = getelementptr [4 x i8], ptr addrspace(1) %205, i64 %208, !dbg !28
  %211 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %206) #2, !dbg !29
  %212 = extractvalue { i32, i32, i32, i32 } %211, 0, !dbg !29
  %213 = extractvalue { i32, i32, i32, i32 } %211, 1, !dbg !29
  %214 = extractvalue { i32, i32, i32, i32 } %211, 2, !dbg !29
  %215 = extractvalue { i32, i32, i32, i32 } %211, 3, !dbg !29
  %216 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %207) #2, !dbg !29
  %217 = extractvalue { i32, i32, i32, i32 } %216, 0, !dbg !29
  %218 = extractvalue { i32, i32, i32, i32 } %216, 1, !dbg !29
  %219 = extractvalue { i32, i32, i32, i32 } %216, 2, !dbg !29
  %220 = extractvalue { i32, i32, i32, i32 } %216, 3, !dbg !29
  %221 = shl nuw nsw i32 %24, 6, !dbg !29
  %222 = shl nuw nsw i32 %11, 5, !dbg !29
  %223 = shl nuw nsw i32 %9, 2, !dbg !29
  %224 = or disjoint i32 %221, %222, !dbg !29
  %225 = xor i32 %224, %223, !dbg !29
  %226 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %225, !dbg !29
  %227 = insertelement <4 x i32> poison, i32 %212, i64 0, !dbg !29
  %228 = insertelement <4 x i32> %227, i32 %214, i64 1, !dbg !29
  %229 = insertelement <4 x i32> %228, i32 %217, i64 2, !dbg !29
  %230 = insertelement <4 x i32> %229, i32 %219, i64 3, !dbg !29
  store <4 x i32> %230, ptr addrspace(3) %226, align 16, !dbg !29
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !29
  %231 = shl nuw nsw i32 %36, 8, !dbg !29
  %232 = shl nuw nsw i32 %34, 4, !dbg !29
  %233 = and i32 %8, 80, !dbg !29
  %234 = shl nuw nsw i32 %233, 2, !dbg !29
  %235 = or disjoint i32 %234, %62, !dbg !29
  %236 = xor i32 %235, %232, !dbg !29
  %237 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %231, !dbg !29
  %238 = getelementptr inbounds nuw i8, ptr addrspace(3) %237, i32 %236, !dbg !29
  %239 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %238), !dbg !29
  %240 = extractvalue { i32, i32, i32, i32 } %239, 0, !dbg !29
  %241 = extractvalue { i32, i32, i32, i32 } %239, 1, !dbg !29
  %242 = extractvalue { i32, i32, i32, i32 } %239, 2, !dbg !29
  %243 = extractvalue { i32, i32, i32, i32 } %239, 3, !dbg !29
  %244 = bitcast i32 %240 to float, !dbg !29
  %245 = bitcast i32 %241 to float, !dbg !29
  %246 = bitcast i32 %242 to float, !dbg !29
  %247 = bitcast i32 %243 to float, !dbg !29
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !29
  %248 = insertelement <4 x i32> poison, i32 %213, i64 0, !dbg !29
  %249 = insertelement <4 x i32> %248, i32 %215, i64 1, !dbg !29
  %250 = insertelement <4 x i32> %249, i32 %218, i64 2, !dbg !29
  %251 = insertelement <4 x i32> %250, i32 %220, i64 3, !dbg !29
  store <4 x i32> %251, ptr addrspace(3) %226, align 16, !dbg !29
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !29
  %252 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %238), !dbg !29
  %253 = extractvalue { i32, i32, i32, i32 } %252, 0, !dbg !29
  %254 = extractvalue { i32, i32, i32, i32 } %252, 1, !dbg !29
  %255 = extractvalue { i32, i32, i32, i32 } %252, 2, !dbg !29
  %256 = extractvalue { i32, i32, i32, i32 } %252, 3, !dbg !29
  %257 = bitcast i32 %253 to float, !dbg !29
  %258 = bitcast i32 %254 to float, !dbg !29
  %259 = bitcast i32 %255 to float, !dbg !29
  %260 = bitcast i32 %256 to float, !dbg !29
  %261 = fadd float %183, %244, !dbg !29
  %262 = fadd float %184, %257, !dbg !29
  %263 = fadd float %185, %245, !dbg !29
  %264 = fadd float %186, %258, !dbg !29
  %265 = fadd float %188, %246, !dbg !29
  %266 = fadd float %189, %259, !dbg !29
  %267 = fadd float %190, %247, !dbg !29
  %268 = fadd float %191, %260, !dbg !29
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !30
  %269 = shl nuw nsw i32 %233, 3, !dbg !30
  %270 = and i32 %8, 1, !dbg !30
  %271 = icmp eq i32 %270, 0, !dbg !30
  %272 = select i1 %271, i32 0, i32 2056, !dbg !30
  %273 = and i32 %22, 32, !dbg !30
  %274 = and i32 %193, 16, !dbg !30
  %275 = and i32 %8, 8, !dbg !30
  %276 = icmp eq i32 %275, 0, !dbg !30
  %277 = select i1 %276, i32 0, i32 1088, !dbg !30
  %278 = shl nuw nsw i32 %62, 1, !dbg !30
  %279 = or disjoint i32 %277, %269, !dbg !30
  %280 = xor i32 %279, %278, !dbg !30
  %281 = or disjoint i32 %274, %273, !dbg !30
  %282 = or disjoint i32 %281, %272, !dbg !30
  %283 = or disjoint i32 %282, %280, !dbg !30
  %284 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %283, !dbg !30
  %285 = insertelement <2 x float> poison, float %261, i64 0, !dbg !30
  %286 = insertelement <2 x float> %285, float %262, i64 1, !dbg !30
  store <2 x float> %286, ptr addrspace(3) %284, align 8, !dbg !30
  %287 = getelementptr inbounds nuw i8, ptr addrspace(3) %284, i32 256, !dbg !30
  %288 = insertelement <2 x float> poison, float %263, i64 0, !dbg !30
  %289 = insertelement <2 x float> %288, float %264, i64 1, !dbg !30
  store <2 x float> %289, ptr addrspace(3) %287, align 8, !dbg !30
  %290 = xor i32 %283, 8, !dbg !30
  %291 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %290, !dbg !30
  %292 = insertelement <2 x float> poison, float %265, i64 0, !dbg !30
  %293 = insertelement <2 x float> %292, float %266, i64 1, !dbg !30
  store <2 x float> %293, ptr addrspace(3) %291, align 8, !dbg !30
  %294 = getelementptr inbounds nuw i8, ptr addrspace(3) %291, i32 256, !dbg !30
  %295 = insertelement <2 x float> poison, float %267, i64 0, !dbg !30
  %296 = insertelement <2 x float> %295, float %268, i64 1, !dbg !30
  store <2 x float> %296, ptr addrspace(3) %294, align 8, !dbg !30
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !30
  %297 = and i32 %193, 384, !dbg !30
  %298 = shl nuw nsw i32 %8, 1, !dbg !30
  %299 = and i32 %298, 24, !dbg !30
  %300 = icmp eq i32 %38, 0, !dbg !30
  %301 = select i1 %300, i32 0, i32 1088, !dbg !30
  %302 = or disjoint i32 %222, %297, !dbg !30
  %303 = or disjoint i32 %301, %299, !dbg !30
  %304 = xor i32 %303, %302, !dbg !30
  %305 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %304, !dbg !30
  %306 = getelementptr inbounds nuw i8, ptr addrspace(3) %305, i32 512, !dbg !30
  %307 = load <2 x i32>, ptr addrspace(3) %306, align 8, !dbg !30
  %308 = xor i32 %304, 2056, !dbg !30
  %309 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %308, !dbg !30
  %310 = getelementptr inbounds nuw i8, ptr addrspace(3) %309, i32 512, !dbg !30
  %311 = load <2 x i32>, ptr addrspace(3) %310, align 8, !dbg !30
  %.extract = load i32, ptr addrspace(3) %305, align 8, !dbg !30
  %312 = getelementptr inbounds nuw i8, ptr addrspace(3) %305, i32 4, !dbg !30
  %.extract39 = load i32, ptr addrspace(3) %312, align 4, !dbg !30
  %.extract40 = load i32, ptr addrspace(3) %309, align 8, !dbg !30
  %313 = getelementptr inbounds nuw i8, ptr addrspace(3) %309, i32 4, !dbg !30
  %.extract41 = load i32, ptr addrspace(3) %313, align 4, !dbg !30
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %.extract, i32 %.extract39, i32 %.extract40, i32 %.extract41, ptr addrspace(1) %209) #2, !dbg !30
  %.extract42 = extractelement <2 x i32> %307, i64 0, !dbg !30
  %.extract43 = extractelement <2 x i32> %307, i64 1, !dbg !30
  %.extract44 = extractelement <2 x i32> %311, i64 0, !dbg !30
  %.extract45 = extractelement <2 x i32> %311, i64 1, !dbg !30
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %.extract42, i32 %.extract43, i32 %.extract44, i32 %.extract45, ptr addrspace(1) %210) #2, !dbg !30
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
