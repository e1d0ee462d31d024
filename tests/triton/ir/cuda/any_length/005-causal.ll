; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-p101:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@global_smem = external addrspace(3) global [0 x i8], align 16
@.str = private unnamed_addr constant [11 x i8] c"__CUDA_FTZ\00", align 1

; Function Attrs: nounwind
define ptx_kernel void @causal(ptr addrspace(1) %q_ptr, ptr addrspace(1) %k_ptr, ptr addrspace(1) %v_ptr, ptr addrspace(1) %weight_ptr, ptr addrspace(1) %out_ptr, i32 %before, float %scale, ptr addrspace(1) nofree readnone captures(none) %global_scratch, ptr addrspace(1) nofree readnone captures(none) %profile_scratch) local_unnamed_addr #0 !dbg !6 {
9:
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !16
  %11 = shl i32 %10, 5, !dbg !16
  %12 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !17
  %13 = and i32 %12, 60, !dbg !17
  %14 = lshr exact i32 %13, 2, !dbg !17
  %15 = or disjoint i32 %14, 16, !dbg !17
  %16 = lshr i32 %12, 2, !dbg !17
  %17 = and i32 %16, 7, !dbg !17
  %18 = and i32 %12, 32, !dbg !17
  %19 = lshr exact i32 %18, 1, !dbg !17
  %20 = or disjoint i32 %19, %17, !dbg !17
  %21 = and i32 %12, 3, !dbg !17
  %22 = shl nuw nsw i32 %21, 1, !dbg !17
  %23 = or disjoint i32 %22, 1, !dbg !17
  %24 = or disjoint i32 %22, 8, !dbg !17
  %25 = or disjoint i32 %22, 9, !dbg !17
  %26 = or disjoint i32 %22, 16, !dbg !17
  %27 = or disjoint i32 %22, 17, !dbg !17
  %28 = or disjoint i32 %22, 24, !dbg !17
  %29 = or disjoint i32 %22, 25, !dbg !17
  %30 = and i32 %12, 31, !dbg !17
  %31 = or disjoint i32 %14, %11, !dbg !16
  %32 = or disjoint i32 %15, %11, !dbg !16
  %33 = or disjoint i32 %20, %11, !dbg !16
  %34 = or disjoint i32 %33, 8, !dbg !16
  %35 = shl i32 %31, 5, !dbg !18
  %36 = shl i32 %32, 5, !dbg !18
  %37 = sext i32 %35 to i64, !dbg !21
  %38 = getelementptr [2 x i8], ptr addrspace(1) %q_ptr, i64 %37, !dbg !21
  %39 = sext i32 %36 to i64, !dbg !21
  %40 = getelementptr [2 x i8], ptr addrspace(1) %q_ptr, i64 %39, !dbg !21
  %41 = shl nuw nsw i32 %21, 3, !dbg !22
  %42 = and i32 %12, 7, !dbg !22
  %43 = zext nneg i32 %41 to i64, !dbg !21
  %44 = getelementptr [2 x i8], ptr addrspace(1) %38, i64 %43, !dbg !21
  %45 = getelementptr [2 x i8], ptr addrspace(1) %40, i64 %43, !dbg !21
  %46 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %44) #2, !dbg !23
  %47 = extractvalue { i32, i32, i32, i32 } %46, 0, !dbg !23
  %48 = extractvalue { i32, i32, i32, i32 } %46, 1, !dbg !23
  %49 = extractvalue { i32, i32, i32, i32 } %46, 2, !dbg !23
  %50 = extractvalue { i32, i32, i32, i32 } %46, 3, !dbg !23
  %51 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %45) #2, !dbg !23
  %52 = extractvalue { i32, i32, i32, i32 } %51, 0, !dbg !23
  %53 = extractvalue { i32, i32, i32, i32 } %51, 1, !dbg !23
  %54 = extractvalue { i32, i32, i32, i32 } %51, 2, !dbg !23
  %55 = extractvalue { i32, i32, i32, i32 } %51, 3, !dbg !23
  %56 = shl nuw nsw i32 %12, 4, !dbg !23
  %57 = and i32 %56, 1008, !dbg !23
  %58 = shl nuw nsw i32 %12, 1, !dbg !23
  %59 = and i32 %58, 48, !dbg !23
  %60 = xor i32 %57, %59, !dbg !23
  %61 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %60, !dbg !23
  %62 = insertelement <4 x i32> poison, i32 %47, i64 0, !dbg !23
  %63 = insertelement <4 x i32> %62, i32 %48, i64 1, !dbg !23
  %64 = insertelement <4 x i32> %63, i32 %49, i64 2, !dbg !23
  %65 = insertelement <4 x i32> %64, i32 %50, i64 3, !dbg !23
  store <4 x i32> %65, ptr addrspace(3) %61, align 16, !dbg !23
  %66 = or disjoint i32 %60, 1024, !dbg !23
  %67 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %66, !dbg !23
  %68 = insertelement <4 x i32> poison, i32 %52, i64 0, !dbg !23
  %69 = insertelement <4 x i32> %68, i32 %53, i64 1, !dbg !23
  %70 = insertelement <4 x i32> %69, i32 %54, i64 2, !dbg !23
  %71 = insertelement <4 x i32> %70, i32 %55, i64 3, !dbg !23
  store <4 x i32> %71, ptr addrspace(3) %67, align 16, !dbg !23
  %72 = icmp sgt i32 %before, 0, !dbg !24
  %73 = shl nuw nsw i32 %13, 3, !dbg !26
  %74 = shl nuw nsw i32 %15, 5, !dbg !26
  %75 = zext nneg i32 %73 to i64, !dbg !27
  %76 = getelementptr [2 x i8], ptr addrspace(1) %k_ptr, i64 %75, !dbg !27
  %77 = zext nneg i32 %74 to i64, !dbg !27
  %78 = getelementptr [2 x i8], ptr addrspace(1) %k_ptr, i64 %77, !dbg !27
  %79 = getelementptr [2 x i8], ptr addrspace(1) %76, i64 %43, !dbg !27
  %80 = getelementptr [2 x i8], ptr addrspace(1) %78, i64 %43, !dbg !27
  %81 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %60, !dbg !28
  %82 = select i1 %72, i32 16, i32 0, !dbg !28
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %81, ptr addrspace(1) %79, i32 %82) #2, !dbg !28
  %83 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %66, !dbg !28
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %83, ptr addrspace(1) %80, i32 %82) #2, !dbg !28
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !28
  %84 = getelementptr [2 x i8], ptr addrspace(1) %v_ptr, i64 %75, !dbg !29
  %85 = getelementptr [2 x i8], ptr addrspace(1) %v_ptr, i64 %77, !dbg !29
  %86 = getelementptr [2 x i8], ptr addrspace(1) %84, i64 %43, !dbg !29
  %87 = getelementptr [2 x i8], ptr addrspace(1) %85, i64 %43, !dbg !29
  %88 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %60, !dbg !30
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %88, ptr addrspace(1) %86, i32 %82) #2, !dbg !30
  %89 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %66, !dbg !30
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %89, ptr addrspace(1) %87, i32 %82) #2, !dbg !30
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !30
  %90 = icmp sgt i32 %before, 32, !dbg !24
  %91 = or disjoint i32 %73, 1024, !dbg !26
  %92 = or disjoint i32 %73, 1536, !dbg !26
  %93 = zext nneg i32 %91 to i64, !dbg !27
  %94 = getelementptr [2 x i8], ptr addrspace(1) %k_ptr, i64 %93, !dbg !27
  %95 = zext nneg i32 %92 to i64, !dbg !27
  %96 = getelementptr [2 x i8], ptr addrspace(1) %k_ptr, i64 %95, !dbg !27
  %97 = getelementptr [2 x i8], ptr addrspace(1) %94, i64 %43, !dbg !27
  %98 = getelementptr [2 x i8], ptr addrspace(1) %96, i64 %43, !dbg !27
  %99 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %60, !dbg !28
  %100 = select i1 %90, i32 16, i32 0, !dbg !28
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %99, ptr addrspace(1) %97, i32 %100) #2, !dbg !28
  %101 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %66, !dbg !28
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %101, ptr addrspace(1) %98, i32 %100) #2, !dbg !28
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !28
  %102 = getelementptr [2 x i8], ptr addrspace(1) %v_ptr, i64 %93, !dbg !29
  %103 = getelementptr [2 x i8], ptr addrspace(1) %v_ptr, i64 %95, !dbg !29
  %104 = getelementptr [2 x i8], ptr addrspace(1) %102, i64 %43, !dbg !29
  %105 = getelementptr [2 x i8], ptr addrspace(1) %103, i64 %43, !dbg !29
  %106 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 6144), i32 %60, !dbg !30
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %106, ptr addrspace(1) %104, i32 %100) #2, !dbg !30
  %107 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 6144), i32 %66, !dbg !30
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %107, ptr addrspace(1) %105, i32 %100) #2, !dbg !30
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !30
  %invariant.gep = getelementptr [2 x i8], ptr addrspace(1) %k_ptr, i64 %43, !dbg !24
  %invariant.gep91 = getelementptr [2 x i8], ptr addrspace(1) %v_ptr, i64 %43, !dbg !24
  br i1 %72, label %.lr.ph, label %._crit_edge, !dbg !24

.lr.ph:                                           ; preds = %9
  %108 = add nsw i32 %before, -64
  %109 = shl nuw nsw i32 %42, 6
  %110 = shl nuw nsw i32 %12, 3
  %111 = and i32 %110, 48
  %112 = or disjoint i32 %109, %111
  %113 = xor i32 %112, %59
  %invariant.gep97 = getelementptr i8, ptr addrspace(3) @global_smem, i32 %113, !dbg !24
  %114 = shl nuw nsw i32 %12, 6
  %115 = and i32 %114, 960
  %116 = and i32 %12, 16
  %117 = shl nuw nsw i32 %18, 5
  %118 = or disjoint i32 %115, %117
  %119 = xor i32 %111, %116
  %120 = or disjoint i32 %118, %119
  %121 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %120
  %122 = xor i32 %120, 32
  %123 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %122
  %124 = shl nuw nsw i32 %30, 6
  %125 = or disjoint i32 %124, %111
  %126 = xor i32 %125, 16
  %127 = xor i32 %125, 32
  %128 = xor i32 %125, 48
  br label %129, !dbg !24

129:                                              ; preds = %.lr.ph, %129
  %130 = phi i32 [ -1, %.lr.ph ], [ %156, %129 ]
  %131 = phi i32 [ 1, %.lr.ph ], [ %490, %129 ]
  %132 = phi float [ -inf, %.lr.ph ], [ %277, %129 ]
  %133 = phi float [ -inf, %.lr.ph ], [ %278, %129 ]
  %134 = phi float [ 0.000000e+00, %.lr.ph ], [ %390, %129 ]
  %135 = phi float [ 0.000000e+00, %.lr.ph ], [ %391, %129 ]
  %136 = phi float [ 0.000000e+00, %.lr.ph ], [ %469, %129 ]
  %137 = phi float [ 0.000000e+00, %.lr.ph ], [ %470, %129 ]
  %138 = phi float [ 0.000000e+00, %.lr.ph ], [ %471, %129 ]
  %139 = phi float [ 0.000000e+00, %.lr.ph ], [ %472, %129 ]
  %140 = phi float [ 0.000000e+00, %.lr.ph ], [ %474, %129 ]
  %141 = phi float [ 0.000000e+00, %.lr.ph ], [ %475, %129 ]
  %142 = phi float [ 0.000000e+00, %.lr.ph ], [ %476, %129 ]
  %143 = phi float [ 0.000000e+00, %.lr.ph ], [ %477, %129 ]
  %144 = phi float [ 0.000000e+00, %.lr.ph ], [ %479, %129 ]
  %145 = phi float [ 0.000000e+00, %.lr.ph ], [ %480, %129 ]
  %146 = phi float [ 0.000000e+00, %.lr.ph ], [ %481, %129 ]
  %147 = phi float [ 0.000000e+00, %.lr.ph ], [ %482, %129 ]
  %148 = phi float [ 0.000000e+00, %.lr.ph ], [ %484, %129 ]
  %149 = phi float [ 0.000000e+00, %.lr.ph ], [ %485, %129 ]
  %150 = phi float [ 0.000000e+00, %.lr.ph ], [ %486, %129 ]
  %151 = phi float [ 0.000000e+00, %.lr.ph ], [ %487, %129 ]
  %152 = phi i32 [ 0, %.lr.ph ], [ %506, %129 ]
  %153 = icmp slt i32 %152, %108, !dbg !24
  %154 = add i32 %130, 1, !dbg !24
  %155 = icmp sgt i32 %154, 1, !dbg !24
  %156 = select i1 %155, i32 0, i32 %154, !dbg !24
  tail call void @llvm.nvvm.cp.async.wait.group(i32 2), !dbg !28
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !28
  %157 = shl i32 %156, 10, !dbg !28
  %gep98 = getelementptr [2 x i8], ptr addrspace(3) %invariant.gep97, i32 %157, !dbg !31
  %158 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %gep98), !dbg !31
  %159 = extractvalue { i32, i32, i32, i32 } %158, 0, !dbg !31
  %160 = extractvalue { i32, i32, i32, i32 } %158, 1, !dbg !31
  %161 = extractvalue { i32, i32, i32, i32 } %158, 2, !dbg !31
  %162 = extractvalue { i32, i32, i32, i32 } %158, 3, !dbg !31
  %163 = getelementptr inbounds nuw i8, ptr addrspace(3) %gep98, i32 512, !dbg !31
  %164 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) nonnull %163), !dbg !31
  %165 = extractvalue { i32, i32, i32, i32 } %164, 0, !dbg !31
  %166 = extractvalue { i32, i32, i32, i32 } %164, 1, !dbg !31
  %167 = extractvalue { i32, i32, i32, i32 } %164, 2, !dbg !31
  %168 = extractvalue { i32, i32, i32, i32 } %164, 3, !dbg !31
  %169 = getelementptr inbounds nuw i8, ptr addrspace(3) %gep98, i32 1024, !dbg !31
  %170 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) nonnull %169), !dbg !31
  %171 = extractvalue { i32, i32, i32, i32 } %170, 0, !dbg !31
  %172 = extractvalue { i32, i32, i32, i32 } %170, 1, !dbg !31
  %173 = extractvalue { i32, i32, i32, i32 } %170, 2, !dbg !31
  %174 = extractvalue { i32, i32, i32, i32 } %170, 3, !dbg !31
  %175 = getelementptr inbounds nuw i8, ptr addrspace(3) %gep98, i32 1536, !dbg !31
  %176 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) nonnull %175), !dbg !31
  %177 = extractvalue { i32, i32, i32, i32 } %176, 0, !dbg !31
  %178 = extractvalue { i32, i32, i32, i32 } %176, 1, !dbg !31
  %179 = extractvalue { i32, i32, i32, i32 } %176, 2, !dbg !31
  %180 = extractvalue { i32, i32, i32, i32 } %176, 3, !dbg !31
  %181 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %121), !dbg !23
  %182 = extractvalue { i32, i32, i32, i32 } %181, 0, !dbg !23
  %183 = extractvalue { i32, i32, i32, i32 } %181, 1, !dbg !23
  %184 = extractvalue { i32, i32, i32, i32 } %181, 2, !dbg !23
  %185 = extractvalue { i32, i32, i32, i32 } %181, 3, !dbg !23
  %186 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %123), !dbg !23
  %187 = extractvalue { i32, i32, i32, i32 } %186, 0, !dbg !23
  %188 = extractvalue { i32, i32, i32, i32 } %186, 1, !dbg !23
  %189 = extractvalue { i32, i32, i32, i32 } %186, 2, !dbg !23
  %190 = extractvalue { i32, i32, i32, i32 } %186, 3, !dbg !23
  %191 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, i32 %182, i32 %183, i32 %184, i32 %185, i32 %159, i32 %160) #2, !dbg !31
  %192 = extractvalue { float, float, float, float } %191, 0, !dbg !31
  %193 = extractvalue { float, float, float, float } %191, 1, !dbg !31
  %194 = extractvalue { float, float, float, float } %191, 2, !dbg !31
  %195 = extractvalue { float, float, float, float } %191, 3, !dbg !31
  %196 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, i32 %182, i32 %183, i32 %184, i32 %185, i32 %165, i32 %166) #2, !dbg !31
  %197 = extractvalue { float, float, float, float } %196, 0, !dbg !31
  %198 = extractvalue { float, float, float, float } %196, 1, !dbg !31
  %199 = extractvalue { float, float, float, float } %196, 2, !dbg !31
  %200 = extractvalue { float, float, float, float } %196, 3, !dbg !31
  %201 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, i32 %182, i32 %183, i32 %184, i32 %185, i32 %171, i32 %172) #2, !dbg !31
  %202 = extractvalue { float, float, float, float } %201, 0, !dbg !31
  %203 = extractvalue { float, float, float, float } %201, 1, !dbg !31
  %204 = extractvalue { float, float, float, float } %201, 2, !dbg !31
  %205 = extractvalue { float, float, float, float } %201, 3, !dbg !31
  %206 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, i32 %182, i32 %183, i32 %184, i32 %185, i32 %177, i32 %178) #2, !dbg !31
  %207 = extractvalue { float, float, float, float } %206, 0, !dbg !31
  %208 = extractvalue { float, float, float, float } %206, 1, !dbg !31
  %209 = extractvalue { float, float, float, float } %206, 2, !dbg !31
  %210 = extractvalue { float, float, float, float } %206, 3, !dbg !31
  %211 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %192, float %193, float %194, float %195, i32 %187, i32 %188, i32 %189, i32 %190, i32 %161, i32 %162) #2, !dbg !31
  %212 = extractvalue { float, float, float, float } %211, 0, !dbg !31
  %213 = extractvalue { float, float, float, float } %211, 1, !dbg !31
  %214 = extractvalue { float, float, float, float } %211, 2, !dbg !31
  %215 = extractvalue { float, float, float, float } %211, 3, !dbg !31
  %216 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %197, float %198, float %199, float %200, i32 %187, i32 %188, i32 %189, i32 %190, i32 %167, i32 %168) #2, !dbg !31
  %217 = extractvalue { float, float, float, float } %216, 0, !dbg !31
  %218 = extractvalue { float, float, float, float } %216, 1, !dbg !31
  %219 = extractvalue { float, float, float, float } %216, 2, !dbg !31
  %220 = extractvalue { float, float, float, float } %216, 3, !dbg !31
  %221 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %202, float %203, float %204, float %205, i32 %187, i32 %188, i32 %189, i32 %190, i32 %173, i32 %174) #2, !dbg !31
  %222 = extractvalue { float, float, float, float } %221, 0, !dbg !31
  %223 = extractvalue { float, float, float, float } %221, 1, !dbg !31
  %224 = extractvalue { float, float, float, float } %221, 2, !dbg !31
  %225 = extractvalue { float, float, float, float } %221, 3, !dbg !31
  %226 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %207, float %208, float %209, float %210, i32 %187, i32 %188, i32 %189, i32 %190, i32 %179, i32 %180) #2, !dbg !31
  %227 = extractvalue { float, float, float, float } %226, 0, !dbg !31
  %228 = extractvalue { float, float, float, float } %226, 1, !dbg !31
  %229 = extractvalue { float, float, float, float } %226, 2, !dbg !31
  %230 = extractvalue { float, float, float, float } %226, 3, !dbg !31
  %231 = fmul float %scale, %212, !dbg !31
  %232 = fmul float %scale, %213, !dbg !31
  %233 = fmul float %scale, %214, !dbg !31
  %234 = fmul float %scale, %215, !dbg !31
  %235 = fmul float %scale, %217, !dbg !31
  %236 = fmul float %scale, %218, !dbg !31
  %237 = fmul float %scale, %219, !dbg !31
  %238 = fmul float %scale, %220, !dbg !31
  %239 = fmul float %scale, %222, !dbg !31
  %240 = fmul float %scale, %223, !dbg !31
  %241 = fmul float %scale, %224, !dbg !31
  %242 = fmul float %scale, %225, !dbg !31
  %243 = fmul float %scale, %227, !dbg !31
  %244 = fmul float %scale, %228, !dbg !31
  %245 = fmul float %scale, %229, !dbg !31
  %246 = fmul float %scale, %230, !dbg !31
  %247 = tail call float @llvm.maxnum.f32(float %231, float %232), !dbg !32
  %248 = tail call float @llvm.maxnum.f32(float %235, float %236), !dbg !32
  %249 = tail call float @llvm.maxnum.f32(float %239, float %240), !dbg !32
  %250 = tail call float @llvm.maxnum.f32(float %243, float %244), !dbg !32
  %251 = tail call float @llvm.maxnum.f32(float %247, float %248), !dbg !32
  %252 = tail call float @llvm.maxnum.f32(float %249, float %250), !dbg !32
  %253 = tail call float @llvm.maxnum.f32(float %251, float %252), !dbg !32
  %254 = tail call float @llvm.maxnum.f32(float %233, float %234), !dbg !32
  %255 = tail call float @llvm.maxnum.f32(float %237, float %238), !dbg !32
  %256 = tail call float @llvm.maxnum.f32(float %241, float %242), !dbg !32
  %257 = tail call float @llvm.maxnum.f32(float %245, float %246), !dbg !32
  %258 = tail call float @llvm.maxnum.f32(float %254, float %255), !dbg !32
  %259 = tail call float @llvm.maxnum.f32(float %256, float %257), !dbg !32
  %260 = tail call float @llvm.maxnum.f32(float %258, float %259), !dbg !32
  %261 = bitcast float %253 to i32, !dbg !35
  %262 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %261, i32 2, i32 31), !dbg !35
  %263 = bitcast i32 %262 to float, !dbg !35
  %264 = tail call float @llvm.maxnum.f32(float %253, float %263), !dbg !32
  %265 = bitcast float %264 to i32, !dbg !35
  %266 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %265, i32 1, i32 31), !dbg !35
  %267 = bitcast i32 %266 to float, !dbg !35
  %268 = tail call float @llvm.maxnum.f32(float %264, float %267), !dbg !32
  %269 = bitcast float %260 to i32, !dbg !35
  %270 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %269, i32 2, i32 31), !dbg !35
  %271 = bitcast i32 %270 to float, !dbg !35
  %272 = tail call float @llvm.maxnum.f32(float %260, float %271), !dbg !32
  %273 = bitcast float %272 to i32, !dbg !35
  %274 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %273, i32 1, i32 31), !dbg !35
  %275 = bitcast i32 %274 to float, !dbg !35
  %276 = tail call float @llvm.maxnum.f32(float %272, float %275), !dbg !32
  %277 = tail call float @llvm.maxnum.f32(float %132, float %268), !dbg !37
  %278 = tail call float @llvm.maxnum.f32(float %133, float %276), !dbg !37
  %279 = fsub float %231, %277, !dbg !38
  %280 = fsub float %232, %277, !dbg !38
  %281 = fsub float %233, %278, !dbg !38
  %282 = fsub float %234, %278, !dbg !38
  %283 = fsub float %235, %277, !dbg !38
  %284 = fsub float %236, %277, !dbg !38
  %285 = fsub float %237, %278, !dbg !38
  %286 = fsub float %238, %278, !dbg !38
  %287 = fsub float %239, %277, !dbg !38
  %288 = fsub float %240, %277, !dbg !38
  %289 = fsub float %241, %278, !dbg !38
  %290 = fsub float %242, %278, !dbg !38
  %291 = fsub float %243, %277, !dbg !38
  %292 = fsub float %244, %277, !dbg !38
  %293 = fsub float %245, %278, !dbg !38
  %294 = fsub float %246, %278, !dbg !38
  %295 = fmul float %279, f0x3FB8AA3B, !dbg !39
  %296 = tail call float @llvm.nvvm.ex2.approx.f32(float %295), !dbg !39
  %297 = fmul float %280, f0x3FB8AA3B, !dbg !39
  %298 = tail call float @llvm.nvvm.ex2.approx.f32(float %297), !dbg !39
  %299 = fmul float %281, f0x3FB8AA3B, !dbg !39
  %300 = tail call float @llvm.nvvm.ex2.approx.f32(float %299), !dbg !39
  %301 = fmul float %282, f0x3FB8AA3B, !dbg !39
  %302 = tail call float @llvm.nvvm.ex2.approx.f32(float %301), !dbg !39
  %303 = fmul float %283, f0x3FB8AA3B, !dbg !39
  %304 = tail call float @llvm.nvvm.ex2.approx.f32(float %303), !dbg !39
  %305 = fmul float %284, f0x3FB8AA3B, !dbg !39
  %306 = tail call float @llvm.nvvm.ex2.approx.f32(float %305), !dbg !39
  %307 = fmul float %285, f0x3FB8AA3B, !dbg !39
  %308 = tail call float @llvm.nvvm.ex2.approx.f32(float %307), !dbg !39
  %309 = fmul float %286, f0x3FB8AA3B, !dbg !39
  %310 = tail call float @llvm.nvvm.ex2.approx.f32(float %309), !dbg !39
  %311 = fmul float %287, f0x3FB8AA3B, !dbg !39
  %312 = tail call float @llvm.nvvm.ex2.approx.f32(float %311), !dbg !39
  %313 = fmul float %288, f0x3FB8AA3B, !dbg !39
  %314 = tail call float @llvm.nvvm.ex2.approx.f32(float %313), !dbg !39
  %315 = fmul float %289, f0x3FB8AA3B, !dbg !39
  %316 = tail call float @llvm.nvvm.ex2.approx.f32(float %315), !dbg !39
  %317 = fmul float %290, f0x3FB8AA3B, !dbg !39
  %318 = tail call float @llvm.nvvm.ex2.approx.f32(float %317), !dbg !39
  %319 = fmul float %291, f0x3FB8AA3B, !dbg !39
  %320 = tail call float @llvm.nvvm.ex2.approx.f32(float %319), !dbg !39
  %321 = fmul float %292, f0x3FB8AA3B, !dbg !39
  %322 = tail call float @llvm.nvvm.ex2.approx.f32(float %321), !dbg !39
  %323 = fmul float %293, f0x3FB8AA3B, !dbg !39
  %324 = tail call float @llvm.nvvm.ex2.approx.f32(float %323), !dbg !39
  %325 = fmul float %294, f0x3FB8AA3B, !dbg !39
  %326 = tail call float @llvm.nvvm.ex2.approx.f32(float %325), !dbg !39
  %327 = fsub float %132, %277, !dbg !40
  %328 = fsub float %133, %278, !dbg !40
  %329 = fmul float %327, f0x3FB8AA3B, !dbg !41
  %330 = tail call float @llvm.nvvm.ex2.approx.f32(float %329), !dbg !41
  %331 = fmul float %328, f0x3FB8AA3B, !dbg !41
  %332 = tail call float @llvm.nvvm.ex2.approx.f32(float %331), !dbg !41
  %333 = getelementptr [2 x i8], ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %157, !dbg !30
  %334 = getelementptr inbounds nuw i8, ptr addrspace(3) %333, i32 %125, !dbg !30
  %335 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) %334), !dbg !30
  %336 = extractvalue { i32, i32, i32, i32 } %335, 0, !dbg !30
  %337 = extractvalue { i32, i32, i32, i32 } %335, 1, !dbg !30
  %338 = extractvalue { i32, i32, i32, i32 } %335, 2, !dbg !30
  %339 = extractvalue { i32, i32, i32, i32 } %335, 3, !dbg !30
  %340 = getelementptr inbounds nuw i8, ptr addrspace(3) %333, i32 %126, !dbg !30
  %341 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) %340), !dbg !30
  %342 = extractvalue { i32, i32, i32, i32 } %341, 0, !dbg !30
  %343 = extractvalue { i32, i32, i32, i32 } %341, 1, !dbg !30
  %344 = extractvalue { i32, i32, i32, i32 } %341, 2, !dbg !30
  %345 = extractvalue { i32, i32, i32, i32 } %341, 3, !dbg !30
  %346 = getelementptr inbounds nuw i8, ptr addrspace(3) %333, i32 %127, !dbg !30
  %347 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) %346), !dbg !30
  %348 = extractvalue { i32, i32, i32, i32 } %347, 0, !dbg !30
  %349 = extractvalue { i32, i32, i32, i32 } %347, 1, !dbg !30
  %350 = extractvalue { i32, i32, i32, i32 } %347, 2, !dbg !30
  %351 = extractvalue { i32, i32, i32, i32 } %347, 3, !dbg !30
  %352 = getelementptr inbounds nuw i8, ptr addrspace(3) %333, i32 %128, !dbg !30
  %353 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) %352), !dbg !30
  %354 = extractvalue { i32, i32, i32, i32 } %353, 0, !dbg !30
  %355 = extractvalue { i32, i32, i32, i32 } %353, 1, !dbg !30
  %356 = extractvalue { i32, i32, i32, i32 } %353, 2, !dbg !30
  %357 = extractvalue { i32, i32, i32, i32 } %353, 3, !dbg !30
  %358 = fmul float %134, %330, !dbg !42
  %359 = fmul float %135, %332, !dbg !42
  %360 = fadd float %296, %298, !dbg !43
  %361 = fadd float %304, %306, !dbg !43
  %362 = fadd float %312, %314, !dbg !43
  %363 = fadd float %320, %322, !dbg !43
  %364 = fadd float %360, %361, !dbg !43
  %365 = fadd float %362, %363, !dbg !43
  %366 = fadd float %364, %365, !dbg !43
  %367 = fadd float %300, %302, !dbg !43
  %368 = fadd float %308, %310, !dbg !43
  %369 = fadd float %316, %318, !dbg !43
  %370 = fadd float %324, %326, !dbg !43
  %371 = fadd float %367, %368, !dbg !43
  %372 = fadd float %369, %370, !dbg !43
  %373 = fadd float %371, %372, !dbg !43
  %374 = bitcast float %366 to i32, !dbg !44
  %375 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %374, i32 2, i32 31), !dbg !44
  %376 = bitcast i32 %375 to float, !dbg !44
  %377 = fadd float %366, %376, !dbg !43
  %378 = bitcast float %377 to i32, !dbg !44
  %379 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %378, i32 1, i32 31), !dbg !44
  %380 = bitcast i32 %379 to float, !dbg !44
  %381 = fadd float %377, %380, !dbg !43
  %382 = bitcast float %373 to i32, !dbg !44
  %383 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %382, i32 2, i32 31), !dbg !44
  %384 = bitcast i32 %383 to float, !dbg !44
  %385 = fadd float %373, %384, !dbg !43
  %386 = bitcast float %385 to i32, !dbg !44
  %387 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %386, i32 1, i32 31), !dbg !44
  %388 = bitcast i32 %387 to float, !dbg !44
  %389 = fadd float %385, %388, !dbg !43
  %390 = fadd float %358, %381, !dbg !42
  %391 = fadd float %359, %389, !dbg !42
  %392 = fptrunc float %296 to half, !dbg !46
  %393 = fptrunc float %298 to half, !dbg !46
  %394 = fptrunc float %300 to half, !dbg !46
  %395 = fptrunc float %302 to half, !dbg !46
  %396 = fptrunc float %304 to half, !dbg !46
  %397 = fptrunc float %306 to half, !dbg !46
  %398 = fptrunc float %308 to half, !dbg !46
  %399 = fptrunc float %310 to half, !dbg !46
  %400 = fptrunc float %312 to half, !dbg !46
  %401 = fptrunc float %314 to half, !dbg !46
  %402 = fptrunc float %316 to half, !dbg !46
  %403 = fptrunc float %318 to half, !dbg !46
  %404 = fptrunc float %320 to half, !dbg !46
  %405 = fptrunc float %322 to half, !dbg !46
  %406 = fptrunc float %324 to half, !dbg !46
  %407 = fptrunc float %326 to half, !dbg !46
  %408 = fmul float %136, %330, !dbg !47
  %409 = fmul float %137, %330, !dbg !47
  %410 = fmul float %138, %332, !dbg !47
  %411 = fmul float %139, %332, !dbg !47
  %412 = fmul float %140, %330, !dbg !47
  %413 = fmul float %141, %330, !dbg !47
  %414 = fmul float %142, %332, !dbg !47
  %415 = fmul float %143, %332, !dbg !47
  %416 = fmul float %144, %330, !dbg !47
  %417 = fmul float %145, %330, !dbg !47
  %418 = fmul float %146, %332, !dbg !47
  %419 = fmul float %147, %332, !dbg !47
  %420 = fmul float %148, %330, !dbg !47
  %421 = fmul float %149, %330, !dbg !47
  %422 = fmul float %150, %332, !dbg !47
  %423 = fmul float %151, %332, !dbg !47
  %424 = insertelement <2 x half> poison, half %392, i64 0, !dbg !48
  %425 = insertelement <2 x half> %424, half %393, i64 1, !dbg !48
  %426 = bitcast <2 x half> %425 to i32, !dbg !48
  %427 = insertelement <2 x half> poison, half %394, i64 0, !dbg !48
  %428 = insertelement <2 x half> %427, half %395, i64 1, !dbg !48
  %429 = bitcast <2 x half> %428 to i32, !dbg !48
  %430 = insertelement <2 x half> poison, half %396, i64 0, !dbg !48
  %431 = insertelement <2 x half> %430, half %397, i64 1, !dbg !48
  %432 = bitcast <2 x half> %431 to i32, !dbg !48
  %433 = insertelement <2 x half> poison, half %398, i64 0, !dbg !48
  %434 = insertelement <2 x half> %433, half %399, i64 1, !dbg !48
  %435 = bitcast <2 x half> %434 to i32, !dbg !48
  %436 = insertelement <2 x half> poison, half %400, i64 0, !dbg !48
  %437 = insertelement <2 x half> %436, half %401, i64 1, !dbg !48
  %438 = bitcast <2 x half> %437 to i32, !dbg !48
  %439 = insertelement <2 x half> poison, half %402, i64 0, !dbg !48
  %440 = insertelement <2 x half> %439, half %403, i64 1, !dbg !48
  %441 = bitcast <2 x half> %440 to i32, !dbg !48
  %442 = insertelement <2 x half> poison, half %404, i64 0, !dbg !48
  %443 = insertelement <2 x half> %442, half %405, i64 1, !dbg !48
  %444 = bitcast <2 x half> %443 to i32, !dbg !48
  %445 = insertelement <2 x half> poison, half %406, i64 0, !dbg !48
  %446 = insertelement <2 x half> %445, half %407, i64 1, !dbg !48
  %447 = bitcast <2 x half> %446 to i32, !dbg !48
  %448 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %408, float %409, float %410, float %411, i32 %426, i32 %429, i32 %432, i32 %435, i32 %336, i32 %337) #2, !dbg !48
  %449 = extractvalue { float, float, float, float } %448, 0, !dbg !48
  %450 = extractvalue { float, float, float, float } %448, 1, !dbg !48
  %451 = extractvalue { float, float, float, float } %448, 2, !dbg !48
  %452 = extractvalue { float, float, float, float } %448, 3, !dbg !48
  %453 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %412, float %413, float %414, float %415, i32 %426, i32 %429, i32 %432, i32 %435, i32 %342, i32 %343) #2, !dbg !48
  %454 = extractvalue { float, float, float, float } %453, 0, !dbg !48
  %455 = extractvalue { float, float, float, float } %453, 1, !dbg !48
  %456 = extractvalue { float, float, float, float } %453, 2, !dbg !48
  %457 = extractvalue { float, float, float, float } %453, 3, !dbg !48
  %458 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %416, float %417, float %418, float %419, i32 %426, i32 %429, i32 %432, i32 %435, i32 %348, i32 %349) #2, !dbg !48
  %459 = extractvalue { float, float, float, float } %458, 0, !dbg !48
  %460 = extractvalue { float, float, float, float } %458, 1, !dbg !48
  %461 = extractvalue { float, float, float, float } %458, 2, !dbg !48
  %462 = extractvalue { float, float, float, float } %458, 3, !dbg !48
  %463 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %420, float %421, float %422, float %423, i32 %426, i32 %429, i32 %432, i32 %435, i32 %354, i32 %355) #2, !dbg !48
  %464 = extractvalue { float, float, float, float } %463, 0, !dbg !48
  %465 = extractvalue { float, float, float, float } %463, 1, !dbg !48
  %466 = extractvalue { float, float, float, float } %463, 2, !dbg !48
  %467 = extractvalue { float, float, float, float } %463, 3, !dbg !48
  %468 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %449, float %450, float %451, float %452, i32 %438, i32 %441, i32 %444, i32 %447, i32 %338, i32 %339) #2, !dbg !48
  %469 = extractvalue { float, float, float, float } %468, 0, !dbg !48
  %470 = extractvalue { float, float, float, float } %468, 1, !dbg !48
  %471 = extractvalue { float, float, float, float } %468, 2, !dbg !48
  %472 = extractvalue { float, float, float, float } %468, 3, !dbg !48
  %473 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %454, float %455, float %456, float %457, i32 %438, i32 %441, i32 %444, i32 %447, i32 %344, i32 %345) #2, !dbg !48
  %474 = extractvalue { float, float, float, float } %473, 0, !dbg !48
  %475 = extractvalue { float, float, float, float } %473, 1, !dbg !48
  %476 = extractvalue { float, float, float, float } %473, 2, !dbg !48
  %477 = extractvalue { float, float, float, float } %473, 3, !dbg !48
  %478 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %459, float %460, float %461, float %462, i32 %438, i32 %441, i32 %444, i32 %447, i32 %350, i32 %351) #2, !dbg !48
  %479 = extractvalue { float, float, float, float } %478, 0, !dbg !48
  %480 = extractvalue { float, float, float, float } %478, 1, !dbg !48
  %481 = extractvalue { float, float, float, float } %478, 2, !dbg !48
  %482 = extractvalue { float, float, float, float } %478, 3, !dbg !48
  %483 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %464, float %465, float %466, float %467, i32 %438, i32 %441, i32 %444, i32 %447, i32 %356, i32 %357) #2, !dbg !48
  %484 = extractvalue { float, float, float, float } %483, 0, !dbg !48
  %485 = extractvalue { float, float, float, float } %483, 1, !dbg !48
  %486 = extractvalue { float, float, float, float } %483, 2, !dbg !48
  %487 = extractvalue { float, float, float, float } %483, 3, !dbg !48
  %488 = add i32 %131, 1, !dbg !24
  %489 = icmp sgt i32 %488, 1, !dbg !24
  %490 = select i1 %489, i32 0, i32 %488, !dbg !24
  %491 = add i32 %152, 64, !dbg !24
  %492 = or disjoint i32 %491, %14, !dbg !49
  %493 = or disjoint i32 %491, %15, !dbg !49
  %494 = shl i32 %492, 5, !dbg !26
  %495 = shl i32 %493, 5, !dbg !26
  %496 = sext i32 %494 to i64, !dbg !27
  %497 = sext i32 %495 to i64, !dbg !27
  %gep = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep, i64 %496, !dbg !27
  %gep90 = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep, i64 %497, !dbg !27
  %498 = shl i32 %490, 10, !dbg !28
  %499 = getelementptr [2 x i8], ptr addrspace(3) @global_smem, i32 %498, !dbg !28
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !28
  %500 = getelementptr inbounds nuw i8, ptr addrspace(3) %499, i32 %60, !dbg !28
  %501 = select i1 %153, i32 16, i32 0, !dbg !28
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %500, ptr addrspace(1) %gep, i32 %501) #2, !dbg !28
  %502 = getelementptr inbounds nuw i8, ptr addrspace(3) %499, i32 %66, !dbg !28
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %502, ptr addrspace(1) %gep90, i32 %501) #2, !dbg !28
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !28
  %gep92 = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep91, i64 %496, !dbg !29
  %gep94 = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep91, i64 %497, !dbg !29
  %503 = getelementptr [2 x i8], ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %498, !dbg !30
  %504 = getelementptr inbounds nuw i8, ptr addrspace(3) %503, i32 %60, !dbg !30
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %504, ptr addrspace(1) %gep92, i32 %501) #2, !dbg !30
  %505 = getelementptr inbounds nuw i8, ptr addrspace(3) %503, i32 %66, !dbg !30
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %505, ptr addrspace(1) %gep94, i32 %501) #2, !dbg !30
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !30
  %506 = add i32 %152, 32, !dbg !24
  %507 = icmp slt i32 %506, %before, !dbg !24
  br i1 %507, label %129, label %._crit_edge, !dbg !24

._crit_edge:                                      ; preds = %129, %9
  %508 = phi float [ 0.000000e+00, %9 ], [ %469, %129 ]
  %509 = phi float [ 0.000000e+00, %9 ], [ %470, %129 ]
  %510 = phi float [ 0.000000e+00, %9 ], [ %471, %129 ]
  %511 = phi float [ 0.000000e+00, %9 ], [ %472, %129 ]
  %512 = phi float [ 0.000000e+00, %9 ], [ %474, %129 ]
  %513 = phi float [ 0.000000e+00, %9 ], [ %475, %129 ]
  %514 = phi float [ 0.000000e+00, %9 ], [ %476, %129 ]
  %515 = phi float [ 0.000000e+00, %9 ], [ %477, %129 ]
  %516 = phi float [ 0.000000e+00, %9 ], [ %479, %129 ]
  %517 = phi float [ 0.000000e+00, %9 ], [ %480, %129 ]
  %518 = phi float [ 0.000000e+00, %9 ], [ %481, %129 ]
  %519 = phi float [ 0.000000e+00, %9 ], [ %482, %129 ]
  %520 = phi float [ 0.000000e+00, %9 ], [ %484, %129 ]
  %521 = phi float [ 0.000000e+00, %9 ], [ %485, %129 ]
  %522 = phi float [ 0.000000e+00, %9 ], [ %486, %129 ]
  %523 = phi float [ 0.000000e+00, %9 ], [ %487, %129 ]
  %524 = phi float [ 0.000000e+00, %9 ], [ %390, %129 ], !dbg !50
  %525 = phi float [ 0.000000e+00, %9 ], [ %391, %129 ], !dbg !50
  %526 = phi float [ -inf, %9 ], [ %277, %129 ], !dbg !50
  %527 = phi float [ -inf, %9 ], [ %278, %129 ], !dbg !50
  tail call void @llvm.nvvm.cp.async.wait.group(i32 0), !dbg !24
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !24
  %528 = add i32 %before, 32, !dbg !51
  %529 = icmp slt i32 %before, 2147483616, !dbg !52
  %530 = add i32 %before, %14, !dbg !54
  %531 = add i32 %before, %15, !dbg !54
  %532 = shl i32 %530, 5, !dbg !55
  %533 = shl i32 %531, 5, !dbg !55
  %534 = sext i32 %532 to i64, !dbg !56
  %535 = getelementptr [2 x i8], ptr addrspace(1) %k_ptr, i64 %534, !dbg !56
  %536 = sext i32 %533 to i64, !dbg !56
  %537 = getelementptr [2 x i8], ptr addrspace(1) %k_ptr, i64 %536, !dbg !56
  %538 = getelementptr [2 x i8], ptr addrspace(1) %535, i64 %43, !dbg !56
  %539 = getelementptr [2 x i8], ptr addrspace(1) %537, i64 %43, !dbg !56
  %540 = select i1 %529, i32 16, i32 0, !dbg !57
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %81, ptr addrspace(1) %538, i32 %540) #2, !dbg !57
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %83, ptr addrspace(1) %539, i32 %540) #2, !dbg !57
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !57
  %541 = getelementptr [2 x i8], ptr addrspace(1) %v_ptr, i64 %534, !dbg !58
  %542 = getelementptr [2 x i8], ptr addrspace(1) %v_ptr, i64 %536, !dbg !58
  %543 = getelementptr [2 x i8], ptr addrspace(1) %541, i64 %43, !dbg !58
  %544 = getelementptr [2 x i8], ptr addrspace(1) %542, i64 %43, !dbg !58
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %88, ptr addrspace(1) %543, i32 %540) #2, !dbg !59
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %89, ptr addrspace(1) %544, i32 %540) #2, !dbg !59
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !59
  %545 = add i32 %528, %14, !dbg !54
  %546 = add i32 %528, %15, !dbg !54
  %547 = shl i32 %545, 5, !dbg !55
  %548 = shl i32 %546, 5, !dbg !55
  %549 = sext i32 %547 to i64, !dbg !56
  %550 = getelementptr [2 x i8], ptr addrspace(1) %k_ptr, i64 %549, !dbg !56
  %551 = sext i32 %548 to i64, !dbg !56
  %552 = getelementptr [2 x i8], ptr addrspace(1) %k_ptr, i64 %551, !dbg !56
  %553 = getelementptr [2 x i8], ptr addrspace(1) %550, i64 %43, !dbg !56
  %554 = getelementptr [2 x i8], ptr addrspace(1) %552, i64 %43, !dbg !56
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %99, ptr addrspace(1) %553, i32 0) #2, !dbg !57
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %101, ptr addrspace(1) %554, i32 0) #2, !dbg !57
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !57
  %555 = getelementptr [2 x i8], ptr addrspace(1) %v_ptr, i64 %549, !dbg !58
  %556 = getelementptr [2 x i8], ptr addrspace(1) %v_ptr, i64 %551, !dbg !58
  %557 = getelementptr [2 x i8], ptr addrspace(1) %555, i64 %43, !dbg !58
  %558 = getelementptr [2 x i8], ptr addrspace(1) %556, i64 %43, !dbg !58
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %106, ptr addrspace(1) %557, i32 0) #2, !dbg !59
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %107, ptr addrspace(1) %558, i32 0) #2, !dbg !59
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !59
  br i1 %529, label %.lr.ph108, label %._crit_edge109, !dbg !52

.lr.ph108:                                        ; preds = %._crit_edge
  %559 = add i32 %before, -32
  %560 = shl nuw nsw i32 %42, 6
  %561 = shl nuw nsw i32 %12, 3
  %562 = and i32 %561, 48
  %563 = or disjoint i32 %560, %562
  %564 = xor i32 %563, %59
  %invariant.gep113 = getelementptr i8, ptr addrspace(3) @global_smem, i32 %564, !dbg !52
  %565 = shl nuw nsw i32 %12, 6
  %566 = and i32 %565, 960
  %567 = and i32 %12, 16
  %568 = shl nuw nsw i32 %18, 5
  %569 = or disjoint i32 %566, %568
  %570 = xor i32 %562, %567
  %571 = or disjoint i32 %569, %570
  %572 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %571
  %573 = xor i32 %571, 32
  %574 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 8192), i32 %573
  %575 = shl nuw nsw i32 %30, 6
  %576 = or disjoint i32 %575, %562
  %577 = xor i32 %576, 16
  %578 = xor i32 %576, 32
  %579 = xor i32 %576, 48
  br label %580, !dbg !52

580:                                              ; preds = %.lr.ph108, %580
  %581 = phi i32 [ -1, %.lr.ph108 ], [ %607, %580 ]
  %582 = phi i32 [ 1, %.lr.ph108 ], [ %965, %580 ]
  %583 = phi float [ %526, %.lr.ph108 ], [ %752, %580 ]
  %584 = phi float [ %527, %.lr.ph108 ], [ %753, %580 ]
  %585 = phi float [ %524, %.lr.ph108 ], [ %865, %580 ]
  %586 = phi float [ %525, %.lr.ph108 ], [ %866, %580 ]
  %587 = phi float [ %508, %.lr.ph108 ], [ %944, %580 ]
  %588 = phi float [ %509, %.lr.ph108 ], [ %945, %580 ]
  %589 = phi float [ %510, %.lr.ph108 ], [ %946, %580 ]
  %590 = phi float [ %511, %.lr.ph108 ], [ %947, %580 ]
  %591 = phi float [ %512, %.lr.ph108 ], [ %949, %580 ]
  %592 = phi float [ %513, %.lr.ph108 ], [ %950, %580 ]
  %593 = phi float [ %514, %.lr.ph108 ], [ %951, %580 ]
  %594 = phi float [ %515, %.lr.ph108 ], [ %952, %580 ]
  %595 = phi float [ %516, %.lr.ph108 ], [ %954, %580 ]
  %596 = phi float [ %517, %.lr.ph108 ], [ %955, %580 ]
  %597 = phi float [ %518, %.lr.ph108 ], [ %956, %580 ]
  %598 = phi float [ %519, %.lr.ph108 ], [ %957, %580 ]
  %599 = phi float [ %520, %.lr.ph108 ], [ %959, %580 ]
  %600 = phi float [ %521, %.lr.ph108 ], [ %960, %580 ]
  %601 = phi float [ %522, %.lr.ph108 ], [ %961, %580 ]
  %602 = phi float [ %523, %.lr.ph108 ], [ %962, %580 ]
  %603 = phi i32 [ %before, %.lr.ph108 ], [ %981, %580 ]
  %604 = icmp slt i32 %603, %559, !dbg !52
  %605 = add i32 %581, 1, !dbg !52
  %606 = icmp sgt i32 %605, 1, !dbg !52
  %607 = select i1 %606, i32 0, i32 %605, !dbg !52
  %608 = add i32 %603, %22, !dbg !54
  %609 = add i32 %603, %23, !dbg !54
  %610 = add i32 %603, %24, !dbg !54
  %611 = add i32 %603, %25, !dbg !54
  %612 = add i32 %603, %26, !dbg !54
  %613 = add i32 %603, %27, !dbg !54
  %614 = add i32 %603, %28, !dbg !54
  %615 = add i32 %603, %29, !dbg !54
  tail call void @llvm.nvvm.cp.async.wait.group(i32 2), !dbg !57
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !57
  %616 = shl i32 %607, 10, !dbg !57
  %gep114 = getelementptr [2 x i8], ptr addrspace(3) %invariant.gep113, i32 %616, !dbg !60
  %617 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %gep114), !dbg !60
  %618 = extractvalue { i32, i32, i32, i32 } %617, 0, !dbg !60
  %619 = extractvalue { i32, i32, i32, i32 } %617, 1, !dbg !60
  %620 = extractvalue { i32, i32, i32, i32 } %617, 2, !dbg !60
  %621 = extractvalue { i32, i32, i32, i32 } %617, 3, !dbg !60
  %622 = getelementptr inbounds nuw i8, ptr addrspace(3) %gep114, i32 512, !dbg !60
  %623 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) nonnull %622), !dbg !60
  %624 = extractvalue { i32, i32, i32, i32 } %623, 0, !dbg !60
  %625 = extractvalue { i32, i32, i32, i32 } %623, 1, !dbg !60
  %626 = extractvalue { i32, i32, i32, i32 } %623, 2, !dbg !60
  %627 = extractvalue { i32, i32, i32, i32 } %623, 3, !dbg !60
  %628 = getelementptr inbounds nuw i8, ptr addrspace(3) %gep114, i32 1024, !dbg !60
  %629 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) nonnull %628), !dbg !60
  %630 = extractvalue { i32, i32, i32, i32 } %629, 0, !dbg !60
  %631 = extractvalue { i32, i32, i32, i32 } %629, 1, !dbg !60
  %632 = extractvalue { i32, i32, i32, i32 } %629, 2, !dbg !60
  %633 = extractvalue { i32, i32, i32, i32 } %629, 3, !dbg !60
  %634 = getelementptr inbounds nuw i8, ptr addrspace(3) %gep114, i32 1536, !dbg !60
  %635 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) nonnull %634), !dbg !60
  %636 = extractvalue { i32, i32, i32, i32 } %635, 0, !dbg !60
  %637 = extractvalue { i32, i32, i32, i32 } %635, 1, !dbg !60
  %638 = extractvalue { i32, i32, i32, i32 } %635, 2, !dbg !60
  %639 = extractvalue { i32, i32, i32, i32 } %635, 3, !dbg !60
  %640 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %572), !dbg !23
  %641 = extractvalue { i32, i32, i32, i32 } %640, 0, !dbg !23
  %642 = extractvalue { i32, i32, i32, i32 } %640, 1, !dbg !23
  %643 = extractvalue { i32, i32, i32, i32 } %640, 2, !dbg !23
  %644 = extractvalue { i32, i32, i32, i32 } %640, 3, !dbg !23
  %645 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %574), !dbg !23
  %646 = extractvalue { i32, i32, i32, i32 } %645, 0, !dbg !23
  %647 = extractvalue { i32, i32, i32, i32 } %645, 1, !dbg !23
  %648 = extractvalue { i32, i32, i32, i32 } %645, 2, !dbg !23
  %649 = extractvalue { i32, i32, i32, i32 } %645, 3, !dbg !23
  %650 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, i32 %641, i32 %642, i32 %643, i32 %644, i32 %618, i32 %619) #2, !dbg !60
  %651 = extractvalue { float, float, float, float } %650, 0, !dbg !60
  %652 = extractvalue { float, float, float, float } %650, 1, !dbg !60
  %653 = extractvalue { float, float, float, float } %650, 2, !dbg !60
  %654 = extractvalue { float, float, float, float } %650, 3, !dbg !60
  %655 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, i32 %641, i32 %642, i32 %643, i32 %644, i32 %624, i32 %625) #2, !dbg !60
  %656 = extractvalue { float, float, float, float } %655, 0, !dbg !60
  %657 = extractvalue { float, float, float, float } %655, 1, !dbg !60
  %658 = extractvalue { float, float, float, float } %655, 2, !dbg !60
  %659 = extractvalue { float, float, float, float } %655, 3, !dbg !60
  %660 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, i32 %641, i32 %642, i32 %643, i32 %644, i32 %630, i32 %631) #2, !dbg !60
  %661 = extractvalue { float, float, float, float } %660, 0, !dbg !60
  %662 = extractvalue { float, float, float, float } %660, 1, !dbg !60
  %663 = extractvalue { float, float, float, float } %660, 2, !dbg !60
  %664 = extractvalue { float, float, float, float } %660, 3, !dbg !60
  %665 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, i32 %641, i32 %642, i32 %643, i32 %644, i32 %636, i32 %637) #2, !dbg !60
  %666 = extractvalue { float, float, float, float } %665, 0, !dbg !60
  %667 = extractvalue { float, float, float, float } %665, 1, !dbg !60
  %668 = extractvalue { float, float, float, float } %665, 2, !dbg !60
  %669 = extractvalue { float, float, float, float } %665, 3, !dbg !60
  %670 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %651, float %652, float %653, float %654, i32 %646, i32 %647, i32 %648, i32 %649, i32 %620, i32 %621) #2, !dbg !60
  %671 = extractvalue { float, float, float, float } %670, 0, !dbg !60
  %672 = extractvalue { float, float, float, float } %670, 1, !dbg !60
  %673 = extractvalue { float, float, float, float } %670, 2, !dbg !60
  %674 = extractvalue { float, float, float, float } %670, 3, !dbg !60
  %675 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %656, float %657, float %658, float %659, i32 %646, i32 %647, i32 %648, i32 %649, i32 %626, i32 %627) #2, !dbg !60
  %676 = extractvalue { float, float, float, float } %675, 0, !dbg !60
  %677 = extractvalue { float, float, float, float } %675, 1, !dbg !60
  %678 = extractvalue { float, float, float, float } %675, 2, !dbg !60
  %679 = extractvalue { float, float, float, float } %675, 3, !dbg !60
  %680 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %661, float %662, float %663, float %664, i32 %646, i32 %647, i32 %648, i32 %649, i32 %632, i32 %633) #2, !dbg !60
  %681 = extractvalue { float, float, float, float } %680, 0, !dbg !60
  %682 = extractvalue { float, float, float, float } %680, 1, !dbg !60
  %683 = extractvalue { float, float, float, float } %680, 2, !dbg !60
  %684 = extractvalue { float, float, float, float } %680, 3, !dbg !60
  %685 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %666, float %667, float %668, float %669, i32 %646, i32 %647, i32 %648, i32 %649, i32 %638, i32 %639) #2, !dbg !60
  %686 = extractvalue { float, float, float, float } %685, 0, !dbg !60
  %687 = extractvalue { float, float, float, float } %685, 1, !dbg !60
  %688 = extractvalue { float, float, float, float } %685, 2, !dbg !60
  %689 = extractvalue { float, float, float, float } %685, 3, !dbg !60
  %690 = fmul float %scale, %671, !dbg !60
  %691 = fmul float %scale, %672, !dbg !60
  %692 = fmul float %scale, %673, !dbg !60
  %693 = fmul float %scale, %674, !dbg !60
  %694 = fmul float %scale, %676, !dbg !60
  %695 = fmul float %scale, %677, !dbg !60
  %696 = fmul float %scale, %678, !dbg !60
  %697 = fmul float %scale, %679, !dbg !60
  %698 = fmul float %scale, %681, !dbg !60
  %699 = fmul float %scale, %682, !dbg !60
  %700 = fmul float %scale, %683, !dbg !60
  %701 = fmul float %scale, %684, !dbg !60
  %702 = fmul float %scale, %686, !dbg !60
  %703 = fmul float %scale, %687, !dbg !60
  %704 = fmul float %scale, %688, !dbg !60
  %705 = fmul float %scale, %689, !dbg !60
  %.not = icmp slt i32 %33, %608, !dbg !61
  %.not39 = icmp slt i32 %33, %609, !dbg !61
  %.not40 = icmp slt i32 %34, %608, !dbg !61
  %.not41 = icmp slt i32 %34, %609, !dbg !61
  %.not42 = icmp slt i32 %33, %610, !dbg !61
  %.not43 = icmp slt i32 %33, %611, !dbg !61
  %.not44 = icmp slt i32 %34, %610, !dbg !61
  %.not45 = icmp slt i32 %34, %611, !dbg !61
  %.not46 = icmp slt i32 %33, %612, !dbg !61
  %.not47 = icmp slt i32 %33, %613, !dbg !61
  %.not48 = icmp slt i32 %34, %612, !dbg !61
  %.not49 = icmp slt i32 %34, %613, !dbg !61
  %.not50 = icmp slt i32 %33, %614, !dbg !61
  %.not51 = icmp slt i32 %33, %615, !dbg !61
  %.not52 = icmp slt i32 %34, %614, !dbg !61
  %.not53 = icmp slt i32 %34, %615, !dbg !61
  %706 = select i1 %.not, float -1.000000e+06, float %690, !dbg !62
  %707 = select i1 %.not39, float -1.000000e+06, float %691, !dbg !62
  %708 = select i1 %.not40, float -1.000000e+06, float %692, !dbg !62
  %709 = select i1 %.not41, float -1.000000e+06, float %693, !dbg !62
  %710 = select i1 %.not42, float -1.000000e+06, float %694, !dbg !62
  %711 = select i1 %.not43, float -1.000000e+06, float %695, !dbg !62
  %712 = select i1 %.not44, float -1.000000e+06, float %696, !dbg !62
  %713 = select i1 %.not45, float -1.000000e+06, float %697, !dbg !62
  %714 = select i1 %.not46, float -1.000000e+06, float %698, !dbg !62
  %715 = select i1 %.not47, float -1.000000e+06, float %699, !dbg !62
  %716 = select i1 %.not48, float -1.000000e+06, float %700, !dbg !62
  %717 = select i1 %.not49, float -1.000000e+06, float %701, !dbg !62
  %718 = select i1 %.not50, float -1.000000e+06, float %702, !dbg !62
  %719 = select i1 %.not51, float -1.000000e+06, float %703, !dbg !62
  %720 = select i1 %.not52, float -1.000000e+06, float %704, !dbg !62
  %721 = select i1 %.not53, float -1.000000e+06, float %705, !dbg !62
  %722 = tail call float @llvm.maxnum.f32(float %706, float %707), !dbg !63
  %723 = tail call float @llvm.maxnum.f32(float %710, float %711), !dbg !63
  %724 = tail call float @llvm.maxnum.f32(float %714, float %715), !dbg !63
  %725 = tail call float @llvm.maxnum.f32(float %718, float %719), !dbg !63
  %726 = tail call float @llvm.maxnum.f32(float %722, float %723), !dbg !63
  %727 = tail call float @llvm.maxnum.f32(float %724, float %725), !dbg !63
  %728 = tail call float @llvm.maxnum.f32(float %726, float %727), !dbg !63
  %729 = tail call float @llvm.maxnum.f32(float %708, float %709), !dbg !63
  %730 = tail call float @llvm.maxnum.f32(float %712, float %713), !dbg !63
  %731 = tail call float @llvm.maxnum.f32(float %716, float %717), !dbg !63
  %732 = tail call float @llvm.maxnum.f32(float %720, float %721), !dbg !63
  %733 = tail call float @llvm.maxnum.f32(float %729, float %730), !dbg !63
  %734 = tail call float @llvm.maxnum.f32(float %731, float %732), !dbg !63
  %735 = tail call float @llvm.maxnum.f32(float %733, float %734), !dbg !63
  %736 = bitcast float %728 to i32, !dbg !64
  %737 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %736, i32 2, i32 31), !dbg !64
  %738 = bitcast i32 %737 to float, !dbg !64
  %739 = tail call float @llvm.maxnum.f32(float %728, float %738), !dbg !63
  %740 = bitcast float %739 to i32, !dbg !64
  %741 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %740, i32 1, i32 31), !dbg !64
  %742 = bitcast i32 %741 to float, !dbg !64
  %743 = tail call float @llvm.maxnum.f32(float %739, float %742), !dbg !63
  %744 = bitcast float %735 to i32, !dbg !64
  %745 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %744, i32 2, i32 31), !dbg !64
  %746 = bitcast i32 %745 to float, !dbg !64
  %747 = tail call float @llvm.maxnum.f32(float %735, float %746), !dbg !63
  %748 = bitcast float %747 to i32, !dbg !64
  %749 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %748, i32 1, i32 31), !dbg !64
  %750 = bitcast i32 %749 to float, !dbg !64
  %751 = tail call float @llvm.maxnum.f32(float %747, float %750), !dbg !63
  %752 = tail call float @llvm.maxnum.f32(float %583, float %743), !dbg !66
  %753 = tail call float @llvm.maxnum.f32(float %584, float %751), !dbg !66
  %754 = fsub float %706, %752, !dbg !67
  %755 = fsub float %707, %752, !dbg !67
  %756 = fsub float %708, %753, !dbg !67
  %757 = fsub float %709, %753, !dbg !67
  %758 = fsub float %710, %752, !dbg !67
  %759 = fsub float %711, %752, !dbg !67
  %760 = fsub float %712, %753, !dbg !67
  %761 = fsub float %713, %753, !dbg !67
  %762 = fsub float %714, %752, !dbg !67
  %763 = fsub float %715, %752, !dbg !67
  %764 = fsub float %716, %753, !dbg !67
  %765 = fsub float %717, %753, !dbg !67
  %766 = fsub float %718, %752, !dbg !67
  %767 = fsub float %719, %752, !dbg !67
  %768 = fsub float %720, %753, !dbg !67
  %769 = fsub float %721, %753, !dbg !67
  %770 = fmul float %754, f0x3FB8AA3B, !dbg !68
  %771 = tail call float @llvm.nvvm.ex2.approx.f32(float %770), !dbg !68
  %772 = fmul float %755, f0x3FB8AA3B, !dbg !68
  %773 = tail call float @llvm.nvvm.ex2.approx.f32(float %772), !dbg !68
  %774 = fmul float %756, f0x3FB8AA3B, !dbg !68
  %775 = tail call float @llvm.nvvm.ex2.approx.f32(float %774), !dbg !68
  %776 = fmul float %757, f0x3FB8AA3B, !dbg !68
  %777 = tail call float @llvm.nvvm.ex2.approx.f32(float %776), !dbg !68
  %778 = fmul float %758, f0x3FB8AA3B, !dbg !68
  %779 = tail call float @llvm.nvvm.ex2.approx.f32(float %778), !dbg !68
  %780 = fmul float %759, f0x3FB8AA3B, !dbg !68
  %781 = tail call float @llvm.nvvm.ex2.approx.f32(float %780), !dbg !68
  %782 = fmul float %760, f0x3FB8AA3B, !dbg !68
  %783 = tail call float @llvm.nvvm.ex2.approx.f32(float %782), !dbg !68
  %784 = fmul float %761, f0x3FB8AA3B, !dbg !68
  %785 = tail call float @llvm.nvvm.ex2.approx.f32(float %784), !dbg !68
  %786 = fmul float %762, f0x3FB8AA3B, !dbg !68
  %787 = tail call float @llvm.nvvm.ex2.approx.f32(float %786), !dbg !68
  %788 = fmul float %763, f0x3FB8AA3B, !dbg !68
  %789 = tail call float @llvm.nvvm.ex2.approx.f32(float %788), !dbg !68
  %790 = fmul float %764, f0x3FB8AA3B, !dbg !68
  %791 = tail call float @llvm.nvvm.ex2.approx.f32(float %790), !dbg !68
  %792 = fmul float %765, f0x3FB8AA3B, !dbg !68
  %793 = tail call float @llvm.nvvm.ex2.approx.f32(float %792), !dbg !68
  %794 = fmul float %766, f0x3FB8AA3B, !dbg !68
  %795 = tail call float @llvm.nvvm.ex2.approx.f32(float %794), !dbg !68
  %796 = fmul float %767, f0x3FB8AA3B, !dbg !68
  %797 = tail call float @llvm.nvvm.ex2.approx.f32(float %796), !dbg !68
  %798 = fmul float %768, f0x3FB8AA3B, !dbg !68
  %799 = tail call float @llvm.nvvm.ex2.approx.f32(float %798), !dbg !68
  %800 = fmul float %769, f0x3FB8AA3B, !dbg !68
  %801 = tail call float @llvm.nvvm.ex2.approx.f32(float %800), !dbg !68
  %802 = fsub float %583, %752, !dbg !69
  %803 = fsub float %584, %753, !dbg !69
  %804 = fmul float %802, f0x3FB8AA3B, !dbg !70
  %805 = tail call float @llvm.nvvm.ex2.approx.f32(float %804), !dbg !70
  %806 = fmul float %803, f0x3FB8AA3B, !dbg !70
  %807 = tail call float @llvm.nvvm.ex2.approx.f32(float %806), !dbg !70
  %808 = getelementptr [2 x i8], ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %616, !dbg !59
  %809 = getelementptr inbounds nuw i8, ptr addrspace(3) %808, i32 %576, !dbg !59
  %810 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) %809), !dbg !59
  %811 = extractvalue { i32, i32, i32, i32 } %810, 0, !dbg !59
  %812 = extractvalue { i32, i32, i32, i32 } %810, 1, !dbg !59
  %813 = extractvalue { i32, i32, i32, i32 } %810, 2, !dbg !59
  %814 = extractvalue { i32, i32, i32, i32 } %810, 3, !dbg !59
  %815 = getelementptr inbounds nuw i8, ptr addrspace(3) %808, i32 %577, !dbg !59
  %816 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) %815), !dbg !59
  %817 = extractvalue { i32, i32, i32, i32 } %816, 0, !dbg !59
  %818 = extractvalue { i32, i32, i32, i32 } %816, 1, !dbg !59
  %819 = extractvalue { i32, i32, i32, i32 } %816, 2, !dbg !59
  %820 = extractvalue { i32, i32, i32, i32 } %816, 3, !dbg !59
  %821 = getelementptr inbounds nuw i8, ptr addrspace(3) %808, i32 %578, !dbg !59
  %822 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) %821), !dbg !59
  %823 = extractvalue { i32, i32, i32, i32 } %822, 0, !dbg !59
  %824 = extractvalue { i32, i32, i32, i32 } %822, 1, !dbg !59
  %825 = extractvalue { i32, i32, i32, i32 } %822, 2, !dbg !59
  %826 = extractvalue { i32, i32, i32, i32 } %822, 3, !dbg !59
  %827 = getelementptr inbounds nuw i8, ptr addrspace(3) %808, i32 %579, !dbg !59
  %828 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) %827), !dbg !59
  %829 = extractvalue { i32, i32, i32, i32 } %828, 0, !dbg !59
  %830 = extractvalue { i32, i32, i32, i32 } %828, 1, !dbg !59
  %831 = extractvalue { i32, i32, i32, i32 } %828, 2, !dbg !59
  %832 = extractvalue { i32, i32, i32, i32 } %828, 3, !dbg !59
  %833 = fmul float %585, %805, !dbg !71
  %834 = fmul float %586, %807, !dbg !71
  %835 = fadd float %771, %773, !dbg !72
  %836 = fadd float %779, %781, !dbg !72
  %837 = fadd float %787, %789, !dbg !72
  %838 = fadd float %795, %797, !dbg !72
  %839 = fadd float %835, %836, !dbg !72
  %840 = fadd float %837, %838, !dbg !72
  %841 = fadd float %839, %840, !dbg !72
  %842 = fadd float %775, %777, !dbg !72
  %843 = fadd float %783, %785, !dbg !72
  %844 = fadd float %791, %793, !dbg !72
  %845 = fadd float %799, %801, !dbg !72
  %846 = fadd float %842, %843, !dbg !72
  %847 = fadd float %844, %845, !dbg !72
  %848 = fadd float %846, %847, !dbg !72
  %849 = bitcast float %841 to i32, !dbg !73
  %850 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %849, i32 2, i32 31), !dbg !73
  %851 = bitcast i32 %850 to float, !dbg !73
  %852 = fadd float %841, %851, !dbg !72
  %853 = bitcast float %852 to i32, !dbg !73
  %854 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %853, i32 1, i32 31), !dbg !73
  %855 = bitcast i32 %854 to float, !dbg !73
  %856 = fadd float %852, %855, !dbg !72
  %857 = bitcast float %848 to i32, !dbg !73
  %858 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %857, i32 2, i32 31), !dbg !73
  %859 = bitcast i32 %858 to float, !dbg !73
  %860 = fadd float %848, %859, !dbg !72
  %861 = bitcast float %860 to i32, !dbg !73
  %862 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %861, i32 1, i32 31), !dbg !73
  %863 = bitcast i32 %862 to float, !dbg !73
  %864 = fadd float %860, %863, !dbg !72
  %865 = fadd float %833, %856, !dbg !71
  %866 = fadd float %834, %864, !dbg !71
  %867 = fptrunc float %771 to half, !dbg !75
  %868 = fptrunc float %773 to half, !dbg !75
  %869 = fptrunc float %775 to half, !dbg !75
  %870 = fptrunc float %777 to half, !dbg !75
  %871 = fptrunc float %779 to half, !dbg !75
  %872 = fptrunc float %781 to half, !dbg !75
  %873 = fptrunc float %783 to half, !dbg !75
  %874 = fptrunc float %785 to half, !dbg !75
  %875 = fptrunc float %787 to half, !dbg !75
  %876 = fptrunc float %789 to half, !dbg !75
  %877 = fptrunc float %791 to half, !dbg !75
  %878 = fptrunc float %793 to half, !dbg !75
  %879 = fptrunc float %795 to half, !dbg !75
  %880 = fptrunc float %797 to half, !dbg !75
  %881 = fptrunc float %799 to half, !dbg !75
  %882 = fptrunc float %801 to half, !dbg !75
  %883 = fmul float %587, %805, !dbg !76
  %884 = fmul float %588, %805, !dbg !76
  %885 = fmul float %589, %807, !dbg !76
  %886 = fmul float %590, %807, !dbg !76
  %887 = fmul float %591, %805, !dbg !76
  %888 = fmul float %592, %805, !dbg !76
  %889 = fmul float %593, %807, !dbg !76
  %890 = fmul float %594, %807, !dbg !76
  %891 = fmul float %595, %805, !dbg !76
  %892 = fmul float %596, %805, !dbg !76
  %893 = fmul float %597, %807, !dbg !76
  %894 = fmul float %598, %807, !dbg !76
  %895 = fmul float %599, %805, !dbg !76
  %896 = fmul float %600, %805, !dbg !76
  %897 = fmul float %601, %807, !dbg !76
  %898 = fmul float %602, %807, !dbg !76
  %899 = insertelement <2 x half> poison, half %867, i64 0, !dbg !77
  %900 = insertelement <2 x half> %899, half %868, i64 1, !dbg !77
  %901 = bitcast <2 x half> %900 to i32, !dbg !77
  %902 = insertelement <2 x half> poison, half %869, i64 0, !dbg !77
  %903 = insertelement <2 x half> %902, half %870, i64 1, !dbg !77
  %904 = bitcast <2 x half> %903 to i32, !dbg !77
  %905 = insertelement <2 x half> poison, half %871, i64 0, !dbg !77
  %906 = insertelement <2 x half> %905, half %872, i64 1, !dbg !77
  %907 = bitcast <2 x half> %906 to i32, !dbg !77
  %908 = insertelement <2 x half> poison, half %873, i64 0, !dbg !77
  %909 = insertelement <2 x half> %908, half %874, i64 1, !dbg !77
  %910 = bitcast <2 x half> %909 to i32, !dbg !77
  %911 = insertelement <2 x half> poison, half %875, i64 0, !dbg !77
  %912 = insertelement <2 x half> %911, half %876, i64 1, !dbg !77
  %913 = bitcast <2 x half> %912 to i32, !dbg !77
  %914 = insertelement <2 x half> poison, half %877, i64 0, !dbg !77
  %915 = insertelement <2 x half> %914, half %878, i64 1, !dbg !77
  %916 = bitcast <2 x half> %915 to i32, !dbg !77
  %917 = insertelement <2 x half> poison, half %879, i64 0, !dbg !77
  %918 = insertelement <2 x half> %917, half %880, i64 1, !dbg !77
  %919 = bitcast <2 x half> %918 to i32, !dbg !77
  %920 = insertelement <2 x half> poison, half %881, i64 0, !dbg !77
  %921 = insertelement <2 x half> %920, half %882, i64 1, !dbg !77
  %922 = bitcast <2 x half> %921 to i32, !dbg !77
  %923 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %883, float %884, float %885, float %886, i32 %901, i32 %904, i32 %907, i32 %910, i32 %811, i32 %812) #2, !dbg !77
  %924 = extractvalue { float, float, float, float } %923, 0, !dbg !77
  %925 = extractvalue { float, float, float, float } %923, 1, !dbg !77
  %926 = extractvalue { float, float, float, float } %923, 2, !dbg !77
  %927 = extractvalue { float, float, float, float } %923, 3, !dbg !77
  %928 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %887, float %888, float %889, float %890, i32 %901, i32 %904, i32 %907, i32 %910, i32 %817, i32 %818) #2, !dbg !77
  %929 = extractvalue { float, float, float, float } %928, 0, !dbg !77
  %930 = extractvalue { float, float, float, float } %928, 1, !dbg !77
  %931 = extractvalue { float, float, float, float } %928, 2, !dbg !77
  %932 = extractvalue { float, float, float, float } %928, 3, !dbg !77
  %933 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %891, float %892, float %893, float %894, i32 %901, i32 %904, i32 %907, i32 %910, i32 %823, i32 %824) #2, !dbg !77
  %934 = extractvalue { float, float, float, float } %933, 0, !dbg !77
  %935 = extractvalue { float, float, float, float } %933, 1, !dbg !77
  %936 = extractvalue { float, float, float, float } %933, 2, !dbg !77
  %937 = extractvalue { float, float, float, float } %933, 3, !dbg !77
  %938 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %895, float %896, float %897, float %898, i32 %901, i32 %904, i32 %907, i32 %910, i32 %829, i32 %830) #2, !dbg !77
  %939 = extractvalue { float, float, float, float } %938, 0, !dbg !77
  %940 = extractvalue { float, float, float, float } %938, 1, !dbg !77
  %941 = extractvalue { float, float, float, float } %938, 2, !dbg !77
  %942 = extractvalue { float, float, float, float } %938, 3, !dbg !77
  %943 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %924, float %925, float %926, float %927, i32 %913, i32 %916, i32 %919, i32 %922, i32 %813, i32 %814) #2, !dbg !77
  %944 = extractvalue { float, float, float, float } %943, 0, !dbg !77
  %945 = extractvalue { float, float, float, float } %943, 1, !dbg !77
  %946 = extractvalue { float, float, float, float } %943, 2, !dbg !77
  %947 = extractvalue { float, float, float, float } %943, 3, !dbg !77
  %948 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %929, float %930, float %931, float %932, i32 %913, i32 %916, i32 %919, i32 %922, i32 %819, i32 %820) #2, !dbg !77
  %949 = extractvalue { float, float, float, float } %948, 0, !dbg !77
  %950 = extractvalue { float, float, float, float } %948, 1, !dbg !77
  %951 = extractvalue { float, float, float, float } %948, 2, !dbg !77
  %952 = extractvalue { float, float, float, float } %948, 3, !dbg !77
  %953 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %934, float %935, float %936, float %937, i32 %913, i32 %916, i32 %919, i32 %922, i32 %825, i32 %826) #2, !dbg !77
  %954 = extractvalue { float, float, float, float } %953, 0, !dbg !77
  %955 = extractvalue { float, float, float, float } %953, 1, !dbg !77
  %956 = extractvalue { float, float, float, float } %953, 2, !dbg !77
  %957 = extractvalue { float, float, float, float } %953, 3, !dbg !77
  %958 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %939, float %940, float %941, float %942, i32 %913, i32 %916, i32 %919, i32 %922, i32 %831, i32 %832) #2, !dbg !77
  %959 = extractvalue { float, float, float, float } %958, 0, !dbg !77
  %960 = extractvalue { float, float, float, float } %958, 1, !dbg !77
  %961 = extractvalue { float, float, float, float } %958, 2, !dbg !77
  %962 = extractvalue { float, float, float, float } %958, 3, !dbg !77
  %963 = add i32 %582, 1, !dbg !52
  %964 = icmp sgt i32 %963, 1, !dbg !52
  %965 = select i1 %964, i32 0, i32 %963, !dbg !52
  %966 = add i32 %603, 64, !dbg !52
  %967 = add i32 %966, %14, !dbg !54
  %968 = add i32 %966, %15, !dbg !54
  %969 = shl i32 %967, 5, !dbg !55
  %970 = shl i32 %968, 5, !dbg !55
  %971 = sext i32 %969 to i64, !dbg !56
  %972 = sext i32 %970 to i64, !dbg !56
  %gep100 = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep, i64 %971, !dbg !56
  %gep102 = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep, i64 %972, !dbg !56
  %973 = shl i32 %965, 10, !dbg !57
  %974 = getelementptr [2 x i8], ptr addrspace(3) @global_smem, i32 %973, !dbg !57
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !57
  %975 = getelementptr inbounds nuw i8, ptr addrspace(3) %974, i32 %60, !dbg !57
  %976 = select i1 %604, i32 16, i32 0, !dbg !57
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %975, ptr addrspace(1) %gep100, i32 %976) #2, !dbg !57
  %977 = getelementptr inbounds nuw i8, ptr addrspace(3) %974, i32 %66, !dbg !57
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %977, ptr addrspace(1) %gep102, i32 %976) #2, !dbg !57
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !57
  %gep104 = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep91, i64 %971, !dbg !58
  %gep106 = getelementptr [2 x i8], ptr addrspace(1) %invariant.gep91, i64 %972, !dbg !58
  %978 = getelementptr [2 x i8], ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %973, !dbg !59
  %979 = getelementptr inbounds nuw i8, ptr addrspace(3) %978, i32 %60, !dbg !59
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %979, ptr addrspace(1) %gep104, i32 %976) #2, !dbg !59
  %980 = getelementptr inbounds nuw i8, ptr addrspace(3) %978, i32 %66, !dbg !59
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %980, ptr addrspace(1) %gep106, i32 %976) #2, !dbg !59
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !59
  %981 = add i32 %603, 32, !dbg !52
  %982 = icmp slt i32 %981, %528, !dbg !52
  br i1 %982, label %580, label %._crit_edge109, !dbg !52

._crit_edge109:                                   ; preds = %580, %._crit_edge
  %983 = phi float [ %508, %._crit_edge ], [ %944, %580 ], !dbg !50
  %984 = phi float [ %509, %._crit_edge ], [ %945, %580 ], !dbg !50
  %985 = phi float [ %510, %._crit_edge ], [ %946, %580 ], !dbg !50
  %986 = phi float [ %511, %._crit_edge ], [ %947, %580 ], !dbg !50
  %987 = phi float [ %512, %._crit_edge ], [ %949, %580 ], !dbg !50
  %988 = phi float [ %513, %._crit_edge ], [ %950, %580 ], !dbg !50
  %989 = phi float [ %514, %._crit_edge ], [ %951, %580 ], !dbg !50
  %990 = phi float [ %515, %._crit_edge ], [ %952, %580 ], !dbg !50
  %991 = phi float [ %516, %._crit_edge ], [ %954, %580 ], !dbg !50
  %992 = phi float [ %517, %._crit_edge ], [ %955, %580 ], !dbg !50
  %993 = phi float [ %518, %._crit_edge ], [ %956, %580 ], !dbg !50
  %994 = phi float [ %519, %._crit_edge ], [ %957, %580 ], !dbg !50
  %995 = phi float [ %520, %._crit_edge ], [ %959, %580 ], !dbg !50
  %996 = phi float [ %521, %._crit_edge ], [ %960, %580 ], !dbg !50
  %997 = phi float [ %522, %._crit_edge ], [ %961, %580 ], !dbg !50
  %998 = phi float [ %523, %._crit_edge ], [ %962, %580 ], !dbg !50
  %999 = phi float [ %524, %._crit_edge ], [ %865, %580 ], !dbg !50
  %1000 = phi float [ %525, %._crit_edge ], [ %866, %580 ], !dbg !50
  %1001 = phi float [ %526, %._crit_edge ], [ %752, %580 ], !dbg !50
  %1002 = phi float [ %527, %._crit_edge ], [ %753, %580 ], !dbg !50
  tail call void @llvm.nvvm.cp.async.wait.group(i32 0), !dbg !52
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !52
  %1003 = fcmp olt float %999, f0x00800000, !dbg !78
  %1004 = fmul float %999, f0x4B000000, !dbg !78
  %.02.i = select i1 %1003, float %1004, float %999, !dbg !78
  %i.i.0.i = select i1 %1003, float -2.300000e+01, float 0.000000e+00, !dbg !78
  %1005 = bitcast float %.02.i to i32, !dbg !78
  %1006 = add i32 %1005, -1060439283, !dbg !78
  %1007 = and i32 %1006, -8388608, !dbg !78
  %1008 = sub i32 %1005, %1007, !dbg !78
  %1009 = bitcast i32 %1008 to float, !dbg !78
  %1010 = sitofp i32 %1007 to float, !dbg !78
  %1011 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !78
  %.not.i = icmp eq i32 %1011, 0, !dbg !78
  %1012 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %1010, float f0x34000000, float %i.i.0.i) #2, !dbg !78
  %1013 = tail call float @llvm.nvvm.fma.rn.f(float %1010, float f0x34000000, float %i.i.0.i) #2, !dbg !78
  %.08.i = select i1 %.not.i, float %1013, float %1012, !dbg !78
  %1014 = fadd float %1009, -1.000000e+00, !dbg !78
  %1015 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !78
  %.not1.i = icmp eq i32 %1015, 0, !dbg !78
  %1016 = tail call float @llvm.nvvm.fma.rn.ftz.f(float f0x3DC6B27F, float %1014, float f0xBE2C7F30) #2, !dbg !78
  %1017 = tail call float @llvm.nvvm.fma.rn.f(float f0x3DC6B27F, float %1014, float f0xBE2C7F30) #2, !dbg !78
  %.010.i = select i1 %.not1.i, float %1017, float %1016, !dbg !78
  %1018 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !78
  %.not2.i = icmp eq i32 %1018, 0, !dbg !78
  %1019 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.010.i, float %1014, float f0x3E2FCF2A) #2, !dbg !78
  %1020 = tail call float @llvm.nvvm.fma.rn.f(float %.010.i, float %1014, float f0x3E2FCF2A) #2, !dbg !78
  %.011.i = select i1 %.not2.i, float %1020, float %1019, !dbg !78
  %1021 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !78
  %.not3.i = icmp eq i32 %1021, 0, !dbg !78
  %1022 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.011.i, float %1014, float f0xBE374E43) #2, !dbg !78
  %1023 = tail call float @llvm.nvvm.fma.rn.f(float %.011.i, float %1014, float f0xBE374E43) #2, !dbg !78
  %.012.i = select i1 %.not3.i, float %1023, float %1022, !dbg !78
  %1024 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !78
  %.not4.i = icmp eq i32 %1024, 0, !dbg !78
  %1025 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.012.i, float %1014, float f0x3E520BF4) #2, !dbg !78
  %1026 = tail call float @llvm.nvvm.fma.rn.f(float %.012.i, float %1014, float f0x3E520BF4) #2, !dbg !78
  %.09.i = select i1 %.not4.i, float %1026, float %1025, !dbg !78
  %1027 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !78
  %.not5.i = icmp eq i32 %1027, 0, !dbg !78
  %1028 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.09.i, float %1014, float f0xBE763C8B) #2, !dbg !78
  %1029 = tail call float @llvm.nvvm.fma.rn.f(float %.09.i, float %1014, float f0xBE763C8B) #2, !dbg !78
  %.05.i = select i1 %.not5.i, float %1029, float %1028, !dbg !78
  %1030 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !78
  %.not6.i = icmp eq i32 %1030, 0, !dbg !78
  %1031 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.05.i, float %1014, float f0x3E93BF99) #2, !dbg !78
  %1032 = tail call float @llvm.nvvm.fma.rn.f(float %.05.i, float %1014, float f0x3E93BF99) #2, !dbg !78
  %.01.i = select i1 %.not6.i, float %1032, float %1031, !dbg !78
  %1033 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !78
  %.not7.i = icmp eq i32 %1033, 0, !dbg !78
  %1034 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.01.i, float %1014, float f0xBEB8AA49) #2, !dbg !78
  %1035 = tail call float @llvm.nvvm.fma.rn.f(float %.01.i, float %1014, float f0xBEB8AA49) #2, !dbg !78
  %.0.i = select i1 %.not7.i, float %1035, float %1034, !dbg !78
  %1036 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !78
  %.not8.i = icmp eq i32 %1036, 0, !dbg !78
  %1037 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.0.i, float %1014, float f0x3EF6384A) #2, !dbg !78
  %1038 = tail call float @llvm.nvvm.fma.rn.f(float %.0.i, float %1014, float f0x3EF6384A) #2, !dbg !78
  %.07.i = select i1 %.not8.i, float %1038, float %1037, !dbg !78
  %1039 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !78
  %.not9.i = icmp eq i32 %1039, 0, !dbg !78
  %1040 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.07.i, float %1014, float f0xBF38AA3B) #2, !dbg !78
  %1041 = tail call float @llvm.nvvm.fma.rn.f(float %.07.i, float %1014, float f0xBF38AA3B) #2, !dbg !78
  %.06.i = select i1 %.not9.i, float %1041, float %1040, !dbg !78
  %1042 = fmul float %1014, %.06.i, !dbg !78
  %1043 = fmul float %1014, %1042, !dbg !78
  %1044 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !78
  %.not10.i = icmp eq i32 %1044, 0, !dbg !78
  %1045 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %1014, float f0x3FB8AA3B, float %1043) #2, !dbg !78
  %1046 = tail call float @llvm.nvvm.fma.rn.f(float %1014, float f0x3FB8AA3B, float %1043) #2, !dbg !78
  %.04.i = select i1 %.not10.i, float %1046, float %1045, !dbg !78
  %1047 = fadd float %.08.i, %.04.i, !dbg !78
  %1048 = icmp ugt i32 %1005, 2139095039, !dbg !78
  br i1 %1048, label %__nv_fmaf_rn.exit.i.i, label %__nv_log2f.exit, !dbg !78

__nv_fmaf_rn.exit.i.i:                            ; preds = %._crit_edge109
  %1049 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !78
  %.not11.i = icmp eq i32 %1049, 0, !dbg !78
  %1050 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.02.i, float +inf, float +inf) #2, !dbg !78
  %1051 = tail call float @llvm.nvvm.fma.rn.f(float %.02.i, float +inf, float +inf) #2, !dbg !78
  %.03.i = select i1 %.not11.i, float %1051, float %1050, !dbg !78
  br label %__nv_log2f.exit, !dbg !78

__nv_log2f.exit:                                  ; preds = %._crit_edge109, %__nv_fmaf_rn.exit.i.i
  %r.i.0.i = phi float [ %.03.i, %__nv_fmaf_rn.exit.i.i ], [ %1047, %._crit_edge109 ], !dbg !78
  %1052 = fcmp olt float %1000, f0x00800000, !dbg !78
  %1053 = fmul float %1000, f0x4B000000, !dbg !78
  %.02.i54 = select i1 %1052, float %1053, float %1000, !dbg !78
  %i.i.0.i55 = select i1 %1052, float -2.300000e+01, float 0.000000e+00, !dbg !78
  %1054 = bitcast float %.02.i54 to i32, !dbg !78
  %1055 = add i32 %1054, -1060439283, !dbg !78
  %1056 = and i32 %1055, -8388608, !dbg !78
  %1057 = sub i32 %1054, %1056, !dbg !78
  %1058 = bitcast i32 %1057 to float, !dbg !78
  %1059 = sitofp i32 %1056 to float, !dbg !78
  %1060 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !78
  %.not.i56 = icmp eq i32 %1060, 0, !dbg !78
  %1061 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %1059, float f0x34000000, float %i.i.0.i55) #2, !dbg !78
  %1062 = tail call float @llvm.nvvm.fma.rn.f(float %1059, float f0x34000000, float %i.i.0.i55) #2, !dbg !78
  %.08.i57 = select i1 %.not.i56, float %1062, float %1061, !dbg !78
  %1063 = fadd float %1058, -1.000000e+00, !dbg !78
  %1064 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !78
  %.not1.i58 = icmp eq i32 %1064, 0, !dbg !78
  %1065 = tail call float @llvm.nvvm.fma.rn.ftz.f(float f0x3DC6B27F, float %1063, float f0xBE2C7F30) #2, !dbg !78
  %1066 = tail call float @llvm.nvvm.fma.rn.f(float f0x3DC6B27F, float %1063, float f0xBE2C7F30) #2, !dbg !78
  %.010.i59 = select i1 %.not1.i58, float %1066, float %1065, !dbg !78
  %1067 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !78
  %.not2.i60 = icmp eq i32 %1067, 0, !dbg !78
  %1068 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.010.i59, float %1063, float f0x3E2FCF2A) #2, !dbg !78
  %1069 = tail call float @llvm.nvvm.fma.rn.f(float %.010.i59, float %1063, float f0x3E2FCF2A) #2, !dbg !78
  %.011.i61 = select i1 %.not2.i60, float %1069, float %1068, !dbg !78
  %1070 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !78
  %.not3.i62 = icmp eq i32 %1070, 0, !dbg !78
  %1071 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.011.i61, float %1063, float f0xBE374E43) #2, !dbg !78
  %1072 = tail call float @llvm.nvvm.fma.rn.f(float %.011.i61, float %1063, float f0xBE374E43) #2, !dbg !78
  %.012.i63 = select i1 %.not3.i62, float %1072, float %1071, !dbg !78
  %1073 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !78
  %.not4.i64 = icmp eq i32 %1073, 0, !dbg !78
  %1074 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.012.i63, float %1063, float f0x3E520BF4) #2, !dbg !78
  %1075 = tail call float @llvm.nvvm.fma.rn.f(float %.012.i63, float %1063, float f0x3E520BF4) #2, !dbg !78
  %.09.i65 = select i1 %.not4.i64, float %1075, float %1074, !dbg !78
  %1076 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !78
  %.not5.i66 = icmp eq i32 %1076, 0, !dbg !78
  %1077 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.09.i65, float %1063, float f0xBE763C8B) #2, !dbg !78
  %1078 = tail call float @llvm.nvvm.fma.rn.f(float %.09.i65, float %1063, float f0xBE763C8B) #2, !dbg !78
  %.05.i67 = select i1 %.not5.i66, float %1078, float %1077, !dbg !78
  %1079 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !78
  %.not6.i68 = icmp eq i32 %1079, 0, !dbg !78
  %1080 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.05.i67, float %1063, float f0x3E93BF99) #2, !dbg !78
  %1081 = tail call float @llvm.nvvm.fma.rn.f(float %.05.i67, float %1063, float f0x3E93BF99) #2, !dbg !78
  %.01.i69 = select i1 %.not6.i68, float %1081, float %1080, !dbg !78
  %1082 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !78
  %.not7.i70 = icmp eq i32 %1082, 0, !dbg !78
  %1083 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.01.i69, float %1063, float f0xBEB8AA49) #2, !dbg !78
  %1084 = tail call float @llvm.nvvm.fma.rn.f(float %.01.i69, float %1063, float f0xBEB8AA49) #2, !dbg !78
  %.0.i71 = select i1 %.not7.i70, float %1084, float %1083, !dbg !78
  %1085 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !78
  %.not8.i72 = icmp eq i32 %1085, 0, !dbg !78
  %1086 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.0.i71, float %1063, float f0x3EF6384A) #2, !dbg !78
  %1087 = tail call float @llvm.nvvm.fma.rn.f(float %.0.i71, float %1063, float f0x3EF6384A) #2, !dbg !78
  %.07.i73 = select i1 %.not8.i72, float %1087, float %1086, !dbg !78
  %1088 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !78
  %.not9.i74 = icmp eq i32 %1088, 0, !dbg !78
  %1089 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.07.i73, float %1063, float f0xBF38AA3B) #2, !dbg !78
  %1090 = tail call float @llvm.nvvm.fma.rn.f(float %.07.i73, float %1063, float f0xBF38AA3B) #2, !dbg !78
  %.06.i75 = select i1 %.not9.i74, float %1090, float %1089, !dbg !78
  %1091 = fmul float %1063, %.06.i75, !dbg !78
  %1092 = fmul float %1063, %1091, !dbg !78
  %1093 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !78
  %.not10.i76 = icmp eq i32 %1093, 0, !dbg !78
  %1094 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %1063, float f0x3FB8AA3B, float %1092) #2, !dbg !78
  %1095 = tail call float @llvm.nvvm.fma.rn.f(float %1063, float f0x3FB8AA3B, float %1092) #2, !dbg !78
  %.04.i77 = select i1 %.not10.i76, float %1095, float %1094, !dbg !78
  %1096 = fadd float %.08.i57, %.04.i77, !dbg !78
  %1097 = icmp ugt i32 %1054, 2139095039, !dbg !78
  br i1 %1097, label %__nv_fmaf_rn.exit.i.i80, label %__nv_log2f.exit83, !dbg !78

__nv_fmaf_rn.exit.i.i80:                          ; preds = %__nv_log2f.exit
  %1098 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #2, !dbg !78
  %.not11.i81 = icmp eq i32 %1098, 0, !dbg !78
  %1099 = tail call float @llvm.nvvm.fma.rn.ftz.f(float %.02.i54, float +inf, float +inf) #2, !dbg !78
  %1100 = tail call float @llvm.nvvm.fma.rn.f(float %.02.i54, float +inf, float +inf) #2, !dbg !78
  %.03.i82 = select i1 %.not11.i81, float %1100, float %1099, !dbg !78
  br label %__nv_log2f.exit83, !dbg !78

__nv_log2f.exit83:                                ; preds = %__nv_log2f.exit, %__nv_fmaf_rn.exit.i.i80
  %r.i.0.i78 = phi float [ %.03.i82, %__nv_fmaf_rn.exit.i.i80 ], [ %1096, %__nv_log2f.exit ], !dbg !78
  %1101 = fcmp oeq float %.02.i, 0.000000e+00, !dbg !78
  %r.i.1.i = select i1 %1101, float -inf, float %r.i.0.i, !dbg !78
  %1102 = or disjoint i32 %11, %30, !dbg !16
  %1103 = sext i32 %1102 to i64, !dbg !79
  %1104 = getelementptr [4 x i8], ptr addrspace(1) %weight_ptr, i64 %1103, !dbg !79
  %1105 = and i32 %12, 56, !dbg !17
  %1106 = lshr exact i32 %1105, 3, !dbg !17
  %1107 = or disjoint i32 %1106, %11, !dbg !16
  %1108 = shl i32 %1107, 5, !dbg !18
  %1109 = shl nuw nsw i32 %42, 2, !dbg !22
  %1110 = fcmp oeq float %.02.i54, 0.000000e+00, !dbg !78
  %r.i.1.i79 = select i1 %1110, float -inf, float %r.i.0.i78, !dbg !78
  %1111 = fadd float %1001, %r.i.1.i, !dbg !80
  %1112 = fadd float %1002, %r.i.1.i79, !dbg !80
  %1113 = shl nuw nsw i32 %13, 1, !dbg !81
  %1114 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %1113, !dbg !81
  %1115 = insertelement <2 x float> poison, float %1111, i64 0, !dbg !81
  %1116 = insertelement <2 x float> %1115, float %1112, i64 1, !dbg !81
  store <2 x float> %1116, ptr addrspace(3) %1114, align 8, !dbg !81
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !81
  %1117 = shl nuw nsw i32 %42, 3, !dbg !81
  %1118 = and i32 %12, 8, !dbg !81
  %1119 = lshr exact i32 %1118, 1, !dbg !81
  %1120 = shl nuw nsw i32 %12, 2, !dbg !81
  %1121 = and i32 %1120, 64, !dbg !81
  %1122 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %1117, !dbg !81
  %1123 = getelementptr inbounds nuw i8, ptr addrspace(3) %1122, i32 %1119, !dbg !81
  %1124 = getelementptr inbounds nuw i8, ptr addrspace(3) %1123, i32 %1121, !dbg !81
  %1125 = load i32, ptr addrspace(3) %1124, align 4, !dbg !81
  %1126 = icmp eq i32 %18, 0, !dbg !81
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %1125, ptr addrspace(1) %1104, i1 %1126) #2, !dbg !81
  %1127 = sext i32 %1108 to i64, !dbg !82
  %1128 = getelementptr [4 x i8], ptr addrspace(1) %out_ptr, i64 %1127, !dbg !82
  %1129 = getelementptr i8, ptr addrspace(1) %1128, i64 1024, !dbg !82
  %1130 = getelementptr i8, ptr addrspace(1) %1128, i64 2048, !dbg !82
  %1131 = getelementptr i8, ptr addrspace(1) %1128, i64 3072, !dbg !82
  %1132 = zext nneg i32 %1109 to i64, !dbg !82
  %1133 = getelementptr [4 x i8], ptr addrspace(1) %1128, i64 %1132, !dbg !82
  %1134 = getelementptr [4 x i8], ptr addrspace(1) %1129, i64 %1132, !dbg !82
  %1135 = getelementptr [4 x i8], ptr addrspace(1) %1130, i64 %1132, !dbg !82
  %1136 = getelementptr [4 x i8], ptr addrspace(1) %1131, i64 %1132, !dbg !82
  %1137 = tail call float @llvm.nvvm.div.full(float %983, float %999), !dbg !83
  %1138 = tail call float @llvm.nvvm.div.full(float %984, float %999), !dbg !83
  %1139 = tail call float @llvm.nvvm.div.full(float %985, float %1000), !dbg !83
  %1140 = tail call float @llvm.nvvm.div.full(float %986, float %1000), !dbg !83
  %1141 = tail call float @llvm.nvvm.div.full(float %987, float %999), !dbg !83
  %1142 = tail call float @llvm.nvvm.div.full(float %988, float %999), !dbg !83
  %1143 = tail call float @llvm.nvvm.div.full(float %989, float %1000), !dbg !83
  %1144 = tail call float @llvm.nvvm.div.full(float %990, float %1000), !dbg !83
  %1145 = tail call float @llvm.nvvm.div.full(float %991, float %999), !dbg !83
  %1146 = tail call float @llvm.nvvm.div.full(float %992, float %999), !dbg !83
  %1147 = tail call float @llvm.nvvm.div.full(float %993, float %1000), !dbg !83
  %1148 = tail call float @llvm.nvvm.div.full(float %994, float %1000), !dbg !83
  %1149 = tail call float @llvm.nvvm.div.full(float %995, float %999), !dbg !83
  %1150 = tail call float @llvm.nvvm.div.full(float %996, float %999), !dbg !83
  %1151 = tail call float @llvm.nvvm.div.full(float %997, float %1000), !dbg !83
  %1152 = tail call float @llvm.nvvm.div.full(float %998, float %1000), !dbg !83
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !84
  %1153 = shl nuw nsw i32 %1105, 4, !dbg !84
  %1154 = and i32 %12, 1, !dbg !84
  %1155 = icmp eq i32 %1154, 0, !dbg !84
  %1156 = select i1 %1155, i32 0, i32 2112, !dbg !84
  %1157 = shl nuw nsw i32 %12, 3, !dbg !84
  %1158 = and i32 %1157, 16, !dbg !84
  %1159 = and i32 %12, 4, !dbg !84
  %1160 = icmp eq i32 %1159, 0, !dbg !84
  %1161 = select i1 %1160, i32 0, i32 1056, !dbg !84
  %1162 = or disjoint i32 %1156, %1153, !dbg !84
  %1163 = or disjoint i32 %1158, %1161, !dbg !84
  %1164 = or disjoint i32 %1162, %1163, !dbg !84
  %1165 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %1164, !dbg !84
  %1166 = insertelement <4 x float> poison, float %1137, i64 0, !dbg !84
  %1167 = insertelement <4 x float> %1166, float %1138, i64 1, !dbg !84
  %1168 = insertelement <4 x float> %1167, float %1139, i64 2, !dbg !84
  %1169 = insertelement <4 x float> %1168, float %1140, i64 3, !dbg !84
  store <4 x float> %1169, ptr addrspace(3) %1165, align 16, !dbg !84
  %1170 = xor i32 %1164, 32, !dbg !84
  %1171 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %1170, !dbg !84
  %1172 = insertelement <4 x float> poison, float %1141, i64 0, !dbg !84
  %1173 = insertelement <4 x float> %1172, float %1142, i64 1, !dbg !84
  %1174 = insertelement <4 x float> %1173, float %1143, i64 2, !dbg !84
  %1175 = insertelement <4 x float> %1174, float %1144, i64 3, !dbg !84
  store <4 x float> %1175, ptr addrspace(3) %1171, align 16, !dbg !84
  %1176 = xor i32 %1164, 64, !dbg !84
  %1177 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %1176, !dbg !84
  %1178 = insertelement <4 x float> poison, float %1145, i64 0, !dbg !84
  %1179 = insertelement <4 x float> %1178, float %1146, i64 1, !dbg !84
  %1180 = insertelement <4 x float> %1179, float %1147, i64 2, !dbg !84
  %1181 = insertelement <4 x float> %1180, float %1148, i64 3, !dbg !84
  store <4 x float> %1181, ptr addrspace(3) %1177, align 16, !dbg !84
  %1182 = xor i32 %1164, 96, !dbg !84
  %1183 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %1182, !dbg !84
  %1184 = insertelement <4 x float> poison, float %1149, i64 0, !dbg !84
  %1185 = insertelement <4 x float> %1184, float %1150, i64 1, !dbg !84
  %1186 = insertelement <4 x float> %1185, float %1151, i64 2, !dbg !84
  %1187 = insertelement <4 x float> %1186, float %1152, i64 3, !dbg !84
  store <4 x float> %1187, ptr addrspace(3) %1183, align 16, !dbg !84
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !84
  %1188 = shl nuw nsw i32 %42, 4, !dbg !84
  %1189 = and i32 %1157, 384, !dbg !84
  %1190 = icmp eq i32 %1118, 0, !dbg !84
  %1191 = select i1 %1190, i32 0, i32 1056, !dbg !84
  %1192 = or disjoint i32 %1188, %1189, !dbg !84
  %1193 = xor i32 %1192, %1191, !dbg !84
  %1194 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %1193, !dbg !84
  %1195 = load <4 x i32>, ptr addrspace(3) %1194, align 16, !dbg !84
  %1196 = getelementptr inbounds nuw i8, ptr addrspace(3) %1194, i32 512, !dbg !84
  %1197 = load <4 x i32>, ptr addrspace(3) %1196, align 16, !dbg !84
  %1198 = xor i32 %1193, 2112, !dbg !84
  %1199 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %1198, !dbg !84
  %1200 = load <4 x i32>, ptr addrspace(3) %1199, align 16, !dbg !84
  %1201 = getelementptr inbounds nuw i8, ptr addrspace(3) %1199, i32 512, !dbg !84
  %1202 = load <4 x i32>, ptr addrspace(3) %1201, align 16, !dbg !84
  %.extract = extractelement <4 x i32> %1195, i64 0, !dbg !84
  %.extract24 = extractelement <4 x i32> %1195, i64 1, !dbg !84
  %.extract25 = extractelement <4 x i32> %1200, i64 0, !dbg !84
  %.extract26 = extractelement <4 x i32> %1200, i64 1, !dbg !84
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %.extract, i32 %.extract24, i32 %.extract25, i32 %.extract26, ptr addrspace(1) %1133) #2, !dbg !84
  %.extract27 = extractelement <4 x i32> %1195, i64 2, !dbg !84
  %.extract28 = extractelement <4 x i32> %1195, i64 3, !dbg !84
  %.extract29 = extractelement <4 x i32> %1200, i64 2, !dbg !84
  %.extract30 = extractelement <4 x i32> %1200, i64 3, !dbg !84
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %.extract27, i32 %.extract28, i32 %.extract29, i32 %.extract30, ptr addrspace(1) %1134) #2, !dbg !84
  %.extract31 = extractelement <4 x i32> %1197, i64 0, !dbg !84
  %.extract32 = extractelement <4 x i32> %1197, i64 1, !dbg !84
  %.extract33 = extractelement <4 x i32> %1202, i64 0, !dbg !84
  %.extract34 = extractelement <4 x i32> %1202, i64 1, !dbg !84
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %.extract31, i32 %.extract32, i32 %.extract33, i32 %.extract34, ptr addrspace(1) %1135) #2, !dbg !84
  %.extract35 = extractelement <4 x i32> %1197, i64 2, !dbg !84
  %.extract36 = extractelement <4 x i32> %1197, i64 3, !dbg !84
  %.extract37 = extractelement <4 x i32> %1202, i64 2, !dbg !84
  %.extract38 = extractelement <4 x i32> %1202, i64 3, !dbg !84
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %.extract35, i32 %.extract36, i32 %.extract37, i32 %.extract38, ptr addrspace(1) %1136) #2, !dbg !84
  ret void, !dbg !85
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nounwind
declare void @llvm.nvvm.cp.async.commit.group() #2

; Function Attrs: nounwind
declare void @llvm.nvvm.cp.async.wait.group(i32 immarg) #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.div.full(float, float) #4

; Function Attrs: convergent nocallback nofree nounwind memory(argmem: read)
declare { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) readonly captures(none)) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #6

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.ex2.approx.f32(float) #8

; Function Attrs: convergent nocallback nofree nounwind memory(argmem: read)
declare { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) readonly captures(none)) #5

declare i32 @__nvvm_reflect(ptr) local_unnamed_addr #9

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fma.rn.ftz.f(float, float, float) #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fma.rn.f(float, float, float) #6

attributes #0 = { nounwind "nvvm.reqntid"="64" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }
attributes #5 = { convergent nocallback nofree nounwind memory(argmem: read) }
attributes #6 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #8 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #9 = { "disable-tail-calls"="false" "frame-pointer"="all" "less-precise-fpmad"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "stack-protector-buffer-size"="8" "unsafe-fp-math"="false" "use-soft-float"="false" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!llvm.ident = !{!4}
!nvvmir.version = !{!5}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "tests/triton/any_length.py", directory: "")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
!4 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!5 = !{i32 2, i32 0}
!6 = distinct !DISubprogram(name: "causal", linkageName: "causal", scope: !1, file: !1, line: 80, type: !7, scopeLine: 80, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!7 = !DISubroutineType(cc: DW_CC_normal, types: !8)
!8 = !{null, !9, !9, !9, !11, !11, !13, !12, !14, !14}
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !10, size: 64, dwarfAddressSpace: 1)
!10 = !DIBasicType(name: "half", size: 16, encoding: DW_ATE_float)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !12, size: 64, dwarfAddressSpace: 1)
!12 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !15, size: 64, dwarfAddressSpace: 1)
!15 = !DIBasicType(name: "unknown_type", encoding: DW_ATE_signed)
!16 = !DILocation(line: 81, column: 12, scope: !6)
!17 = !DILocation(line: 81, column: 35, scope: !6)
!18 = !DILocation(line: 67, column: 25, scope: !19, inlinedAt: !20)
!19 = distinct !DILexicalBlockFile(scope: !6, file: !1, discriminator: 0)
!20 = !DILocation(line: 82, column: 28, scope: !19)
!21 = !DILocation(line: 67, column: 17, scope: !19, inlinedAt: !20)
!22 = !DILocation(line: 67, column: 45, scope: !19, inlinedAt: !20)
!23 = !DILocation(line: 67, column: 9, scope: !19, inlinedAt: !20)
!24 = !DILocation(line: 50, column: 5, scope: !19, inlinedAt: !25)
!25 = !DILocation(line: 71, column: 28, scope: !19, inlinedAt: !20)
!26 = !DILocation(line: 51, column: 29, scope: !19, inlinedAt: !25)
!27 = !DILocation(line: 51, column: 21, scope: !19, inlinedAt: !25)
!28 = !DILocation(line: 51, column: 13, scope: !19, inlinedAt: !25)
!29 = !DILocation(line: 58, column: 21, scope: !19, inlinedAt: !25)
!30 = !DILocation(line: 58, column: 13, scope: !19, inlinedAt: !25)
!31 = !DILocation(line: 52, column: 18, scope: !19, inlinedAt: !25)
!32 = !DILocation(line: 196, column: 12, scope: !33, inlinedAt: !35)
!33 = distinct !DILexicalBlockFile(scope: !6, file: !34, discriminator: 0)
!34 = !DIFile(filename: "triton/language/standard.py", directory: "")
!35 = !DILocation(line: 216, column: 16, scope: !33, inlinedAt: !36)
!36 = !DILocation(line: 55, column: 38, scope: !19, inlinedAt: !25)
!37 = !DILocation(line: 55, column: 18, scope: !19, inlinedAt: !25)
!38 = !DILocation(line: 56, column: 20, scope: !19, inlinedAt: !25)
!39 = !DILocation(line: 56, column: 13, scope: !19, inlinedAt: !25)
!40 = !DILocation(line: 57, column: 23, scope: !19, inlinedAt: !25)
!41 = !DILocation(line: 57, column: 16, scope: !19, inlinedAt: !25)
!42 = !DILocation(line: 59, column: 18, scope: !19, inlinedAt: !25)
!43 = !DILocation(line: 287, column: 12, scope: !33, inlinedAt: !44)
!44 = !DILocation(line: 314, column: 12, scope: !33, inlinedAt: !45)
!45 = !DILocation(line: 59, column: 34, scope: !19, inlinedAt: !25)
!46 = !DILocation(line: 60, column: 22, scope: !19, inlinedAt: !25)
!47 = !DILocation(line: 60, column: 43, scope: !19, inlinedAt: !25)
!48 = !DILocation(line: 60, column: 15, scope: !19, inlinedAt: !25)
!49 = !DILocation(line: 51, column: 30, scope: !19, inlinedAt: !25)
!50 = !DILocation(line: 82, column: 28, scope: !6)
!51 = !DILocation(line: 72, column: 65, scope: !19, inlinedAt: !20)
!52 = !DILocation(line: 50, column: 5, scope: !19, inlinedAt: !53)
!53 = !DILocation(line: 72, column: 12, scope: !19, inlinedAt: !20)
!54 = !DILocation(line: 51, column: 30, scope: !19, inlinedAt: !53)
!55 = !DILocation(line: 51, column: 29, scope: !19, inlinedAt: !53)
!56 = !DILocation(line: 51, column: 21, scope: !19, inlinedAt: !53)
!57 = !DILocation(line: 51, column: 13, scope: !19, inlinedAt: !53)
!58 = !DILocation(line: 58, column: 21, scope: !19, inlinedAt: !53)
!59 = !DILocation(line: 58, column: 13, scope: !19, inlinedAt: !53)
!60 = !DILocation(line: 52, column: 18, scope: !19, inlinedAt: !53)
!61 = !DILocation(line: 54, column: 31, scope: !19, inlinedAt: !53)
!62 = !DILocation(line: 54, column: 22, scope: !19, inlinedAt: !53)
!63 = !DILocation(line: 196, column: 12, scope: !33, inlinedAt: !64)
!64 = !DILocation(line: 216, column: 16, scope: !33, inlinedAt: !65)
!65 = !DILocation(line: 55, column: 38, scope: !19, inlinedAt: !53)
!66 = !DILocation(line: 55, column: 18, scope: !19, inlinedAt: !53)
!67 = !DILocation(line: 56, column: 20, scope: !19, inlinedAt: !53)
!68 = !DILocation(line: 56, column: 13, scope: !19, inlinedAt: !53)
!69 = !DILocation(line: 57, column: 23, scope: !19, inlinedAt: !53)
!70 = !DILocation(line: 57, column: 16, scope: !19, inlinedAt: !53)
!71 = !DILocation(line: 59, column: 18, scope: !19, inlinedAt: !53)
!72 = !DILocation(line: 287, column: 12, scope: !33, inlinedAt: !73)
!73 = !DILocation(line: 314, column: 12, scope: !33, inlinedAt: !74)
!74 = !DILocation(line: 59, column: 34, scope: !19, inlinedAt: !53)
!75 = !DILocation(line: 60, column: 22, scope: !19, inlinedAt: !53)
!76 = !DILocation(line: 60, column: 43, scope: !19, inlinedAt: !53)
!77 = !DILocation(line: 60, column: 15, scope: !19, inlinedAt: !53)
!78 = !DILocation(line: 83, column: 43, scope: !6)
!79 = !DILocation(line: 83, column: 14, scope: !6)
!80 = !DILocation(line: 83, column: 33, scope: !6)
!81 = !DILocation(line: 83, column: 5, scope: !6)
!82 = !DILocation(line: 84, column: 14, scope: !6)
!83 = !DILocation(line: 84, column: 70, scope: !6)
!84 = !DILocation(line: 84, column: 5, scope: !6)
!85 = !DILocation(line: 80, column: 1, scope: !6)
