; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-p101:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@global_smem = external addrspace(3) global [0 x i8], align 16

; Function Attrs: nounwind
define ptx_kernel void @product(ptr addrspace(1) %a_ptr, ptr addrspace(1) %b_ptr, ptr addrspace(1) %c_ptr, ptr addrspace(1) nofree readnone captures(none) %global_scratch, ptr addrspace(1) nofree readnone captures(none) %profile_scratch) local_unnamed_addr #0 !dbg !4 {
5:
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !13
  %7 = shl i32 %6, 6, !dbg !13
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !14
  %9 = lshr i32 %8, 2, !dbg !14
  %10 = and i32 %9, 31, !dbg !14
  %11 = and i32 %8, 7, !dbg !14
  %12 = shl nuw nsw i32 %11, 3, !dbg !14
  %13 = or disjoint i32 %10, %7, !dbg !13
  %14 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !15
  %15 = shl nuw nsw i32 %14, 6, !dbg !15
  %16 = or disjoint i32 %12, %15, !dbg !15
  %17 = shl nuw nsw i32 %8, 3, !dbg !16
  %18 = and i32 %17, 24, !dbg !16
  %19 = and i32 %8, 120, !dbg !16
  %20 = lshr exact i32 %19, 3, !dbg !16
  %21 = or disjoint i32 %20, 16, !dbg !16
  %22 = shl i32 %13, 7, !dbg !19
  %23 = sext i32 %22 to i64, !dbg !20
  %24 = getelementptr [2 x i8], ptr addrspace(1) %a_ptr, i64 %23, !dbg !20
  %25 = getelementptr i8, ptr addrspace(1) %24, i64 8192, !dbg !20
  %26 = zext nneg i32 %18 to i64, !dbg !20
  %27 = getelementptr [2 x i8], ptr addrspace(1) %24, i64 %26, !dbg !20
  %28 = getelementptr [2 x i8], ptr addrspace(1) %25, i64 %26, !dbg !20
  %29 = shl nuw nsw i32 %8, 4, !dbg !21
  %30 = and i32 %29, 2032, !dbg !21
  %31 = shl nuw nsw i32 %8, 1, !dbg !21
  %32 = and i32 %31, 48, !dbg !21
  %33 = xor i32 %30, %32, !dbg !21
  %34 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %33, !dbg !21
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %34, ptr addrspace(1) %27, i32 16) #2, !dbg !21
  %35 = or disjoint i32 %33, 2048, !dbg !21
  %36 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %35, !dbg !21
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %36, ptr addrspace(1) %28, i32 16) #2, !dbg !21
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !21
  %37 = shl nuw nsw i32 %19, 5, !dbg !22
  %38 = shl nuw nsw i32 %21, 8, !dbg !22
  %39 = zext nneg i32 %37 to i64, !dbg !23
  %40 = getelementptr [2 x i8], ptr addrspace(1) %b_ptr, i64 %39, !dbg !23
  %41 = zext nneg i32 %38 to i64, !dbg !23
  %42 = getelementptr [2 x i8], ptr addrspace(1) %b_ptr, i64 %41, !dbg !23
  %43 = zext nneg i32 %16 to i64, !dbg !23
  %44 = getelementptr [2 x i8], ptr addrspace(1) %40, i64 %43, !dbg !23
  %45 = getelementptr [2 x i8], ptr addrspace(1) %42, i64 %43, !dbg !23
  %46 = and i32 %31, 112, !dbg !24
  %47 = xor i32 %30, %46, !dbg !24
  %48 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 12288), i32 %47, !dbg !24
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %48, ptr addrspace(1) %44, i32 16) #2, !dbg !24
  %49 = or disjoint i32 %47, 2048, !dbg !24
  %50 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 12288), i32 %49, !dbg !24
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %50, ptr addrspace(1) %45, i32 16) #2, !dbg !24
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !24
  %51 = or disjoint i32 %18, 32, !dbg !25
  %52 = zext nneg i32 %51 to i64, !dbg !20
  %53 = getelementptr [2 x i8], ptr addrspace(1) %24, i64 %52, !dbg !20
  %54 = getelementptr [2 x i8], ptr addrspace(1) %25, i64 %52, !dbg !20
  %55 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %33, !dbg !21
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %55, ptr addrspace(1) %53, i32 16) #2, !dbg !21
  %56 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 4096), i32 %35, !dbg !21
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %56, ptr addrspace(1) %54, i32 16) #2, !dbg !21
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !21
  %57 = getelementptr i8, ptr addrspace(1) %40, i64 16384, !dbg !23
  %58 = getelementptr i8, ptr addrspace(1) %40, i64 24576, !dbg !23
  %59 = getelementptr [2 x i8], ptr addrspace(1) %57, i64 %43, !dbg !23
  %60 = getelementptr [2 x i8], ptr addrspace(1) %58, i64 %43, !dbg !23
  %61 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %47, !dbg !24
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %61, ptr addrspace(1) %59, i32 16) #2, !dbg !24
  %62 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 16384), i32 %49, !dbg !24
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %62, ptr addrspace(1) %60, i32 16) #2, !dbg !24
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !24
  %invariant.gep = getelementptr [2 x i8], ptr addrspace(1) %b_ptr, i64 %43, !dbg !26
  %63 = zext nneg i32 %20 to i64, !dbg !26
  %64 = zext nneg i32 %21 to i64, !dbg !26
  br label %65, !dbg !26

65:                                               ; preds = %5, %65
  %indvars.iv = phi i64 [ 0, %5 ], [ %indvars.iv.next, %65 ]
  %66 = phi i32 [ -1, %5 ], [ %103, %65 ]
  %67 = phi i32 [ 1, %5 ], [ %224, %65 ]
  %68 = phi float [ 0.000000e+00, %5 ], [ %190, %65 ]
  %69 = phi float [ 0.000000e+00, %5 ], [ %191, %65 ]
  %70 = phi float [ 0.000000e+00, %5 ], [ %192, %65 ]
  %71 = phi float [ 0.000000e+00, %5 ], [ %193, %65 ]
  %72 = phi float [ 0.000000e+00, %5 ], [ %194, %65 ]
  %73 = phi float [ 0.000000e+00, %5 ], [ %195, %65 ]
  %74 = phi float [ 0.000000e+00, %5 ], [ %196, %65 ]
  %75 = phi float [ 0.000000e+00, %5 ], [ %197, %65 ]
  %76 = phi float [ 0.000000e+00, %5 ], [ %198, %65 ]
  %77 = phi float [ 0.000000e+00, %5 ], [ %199, %65 ]
  %78 = phi float [ 0.000000e+00, %5 ], [ %200, %65 ]
  %79 = phi float [ 0.000000e+00, %5 ], [ %201, %65 ]
  %80 = phi float [ 0.000000e+00, %5 ], [ %202, %65 ]
  %81 = phi float [ 0.000000e+00, %5 ], [ %203, %65 ]
  %82 = phi float [ 0.000000e+00, %5 ], [ %204, %65 ]
  %83 = phi float [ 0.000000e+00, %5 ], [ %205, %65 ]
  %84 = phi float [ 0.000000e+00, %5 ], [ %206, %65 ]
  %85 = phi float [ 0.000000e+00, %5 ], [ %207, %65 ]
  %86 = phi float [ 0.000000e+00, %5 ], [ %208, %65 ]
  %87 = phi float [ 0.000000e+00, %5 ], [ %209, %65 ]
  %88 = phi float [ 0.000000e+00, %5 ], [ %210, %65 ]
  %89 = phi float [ 0.000000e+00, %5 ], [ %211, %65 ]
  %90 = phi float [ 0.000000e+00, %5 ], [ %212, %65 ]
  %91 = phi float [ 0.000000e+00, %5 ], [ %213, %65 ]
  %92 = phi float [ 0.000000e+00, %5 ], [ %214, %65 ]
  %93 = phi float [ 0.000000e+00, %5 ], [ %215, %65 ]
  %94 = phi float [ 0.000000e+00, %5 ], [ %216, %65 ]
  %95 = phi float [ 0.000000e+00, %5 ], [ %217, %65 ]
  %96 = phi float [ 0.000000e+00, %5 ], [ %218, %65 ]
  %97 = phi float [ 0.000000e+00, %5 ], [ %219, %65 ]
  %98 = phi float [ 0.000000e+00, %5 ], [ %220, %65 ]
  %99 = phi float [ 0.000000e+00, %5 ], [ %221, %65 ]
  %100 = icmp samesign ult i64 %indvars.iv, 64, !dbg !26
  %101 = add i32 %66, 1, !dbg !26
  %102 = icmp sgt i32 %101, 2, !dbg !26
  %103 = select i1 %102, i32 0, i32 %101, !dbg !26
  tail call void @llvm.nvvm.cp.async.wait.group(i32 2), !dbg !21
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !21
  %104 = shl i32 %103, 11, !dbg !21
  %105 = getelementptr [2 x i8], ptr addrspace(3) @global_smem, i32 %104, !dbg !21
  %106 = getelementptr [2 x i8], ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 12288), i32 %104, !dbg !24
  tail call void @llvm.nvvm.fence.proxy.async.shared_cta(), !dbg !27
  %107 = ptrtoint ptr addrspace(3) %105 to i32, !dbg !27
  %108 = lshr exact i32 %107, 4, !dbg !27
  %109 = and i32 %108, 32767, !dbg !27
  %110 = ptrtoint ptr addrspace(3) %106 to i32, !dbg !27
  %111 = lshr exact i32 %110, 4, !dbg !27
  %112 = and i32 %111, 32767, !dbg !27
  tail call void @llvm.nvvm.wgmma.fence.sync.aligned(), !dbg !27
  %113 = insertelement <2 x i32> <i32 poison, i32 -2147483616>, i32 %109, i64 0, !dbg !27
  %114 = bitcast <2 x i32> %113 to i64, !dbg !27
  %115 = insertelement <2 x i32> <i32 poison, i32 1073741888>, i32 %112, i64 0, !dbg !27
  %116 = bitcast <2 x i32> %115 to i64, !dbg !27
  %117 = tail call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0,$1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,$18,$19,$20,$21,$22,$23,$24,$25,$26,$27,$28,$29,$30,$31}, $64, $65, $66, 1, 1, 0, 1;", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,l,l,b"(float %68, float %69, float %70, float %71, float %72, float %73, float %74, float %75, float %76, float %77, float %78, float %79, float %80, float %81, float %82, float %83, float %84, float %85, float %86, float %87, float %88, float %89, float %90, float %91, float %92, float %93, float %94, float %95, float %96, float %97, float %98, float %99, i64 %114, i64 %116, i1 true) #2, !dbg !27
  %118 = add nuw nsw i32 %109, 2, !dbg !27
  %119 = insertelement <2 x i32> <i32 poison, i32 -2147483616>, i32 %118, i64 0, !dbg !27
  %120 = bitcast <2 x i32> %119 to i64, !dbg !27
  %121 = add nuw nsw i32 %112, 128, !dbg !27
  %122 = insertelement <2 x i32> <i32 poison, i32 1073741888>, i32 %121, i64 0, !dbg !27
  %123 = bitcast <2 x i32> %122 to i64, !dbg !27
  %124 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %117, 0, !dbg !27
  %125 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %117, 1, !dbg !27
  %126 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %117, 2, !dbg !27
  %127 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %117, 3, !dbg !27
  %128 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %117, 4, !dbg !27
  %129 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %117, 5, !dbg !27
  %130 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %117, 6, !dbg !27
  %131 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %117, 7, !dbg !27
  %132 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %117, 8, !dbg !27
  %133 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %117, 9, !dbg !27
  %134 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %117, 10, !dbg !27
  %135 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %117, 11, !dbg !27
  %136 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %117, 12, !dbg !27
  %137 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %117, 13, !dbg !27
  %138 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %117, 14, !dbg !27
  %139 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %117, 15, !dbg !27
  %140 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %117, 16, !dbg !27
  %141 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %117, 17, !dbg !27
  %142 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %117, 18, !dbg !27
  %143 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %117, 19, !dbg !27
  %144 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %117, 20, !dbg !27
  %145 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %117, 21, !dbg !27
  %146 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %117, 22, !dbg !27
  %147 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %117, 23, !dbg !27
  %148 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %117, 24, !dbg !27
  %149 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %117, 25, !dbg !27
  %150 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %117, 26, !dbg !27
  %151 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %117, 27, !dbg !27
  %152 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %117, 28, !dbg !27
  %153 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %117, 29, !dbg !27
  %154 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %117, 30, !dbg !27
  %155 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %117, 31, !dbg !27
  %156 = tail call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {$0,$1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,$18,$19,$20,$21,$22,$23,$24,$25,$26,$27,$28,$29,$30,$31}, $64, $65, $66, 1, 1, 0, 1;", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,l,l,b"(float %124, float %125, float %126, float %127, float %128, float %129, float %130, float %131, float %132, float %133, float %134, float %135, float %136, float %137, float %138, float %139, float %140, float %141, float %142, float %143, float %144, float %145, float %146, float %147, float %148, float %149, float %150, float %151, float %152, float %153, float %154, float %155, i64 %120, i64 %123, i1 true) #2, !dbg !27
  %157 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %156, 0, !dbg !27
  %158 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %156, 1, !dbg !27
  %159 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %156, 2, !dbg !27
  %160 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %156, 3, !dbg !27
  %161 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %156, 4, !dbg !27
  %162 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %156, 5, !dbg !27
  %163 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %156, 6, !dbg !27
  %164 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %156, 7, !dbg !27
  %165 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %156, 8, !dbg !27
  %166 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %156, 9, !dbg !27
  %167 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %156, 10, !dbg !27
  %168 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %156, 11, !dbg !27
  %169 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %156, 12, !dbg !27
  %170 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %156, 13, !dbg !27
  %171 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %156, 14, !dbg !27
  %172 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %156, 15, !dbg !27
  %173 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %156, 16, !dbg !27
  %174 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %156, 17, !dbg !27
  %175 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %156, 18, !dbg !27
  %176 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %156, 19, !dbg !27
  %177 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %156, 20, !dbg !27
  %178 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %156, 21, !dbg !27
  %179 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %156, 22, !dbg !27
  %180 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %156, 23, !dbg !27
  %181 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %156, 24, !dbg !27
  %182 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %156, 25, !dbg !27
  %183 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %156, 26, !dbg !27
  %184 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %156, 27, !dbg !27
  %185 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %156, 28, !dbg !27
  %186 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %156, 29, !dbg !27
  %187 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %156, 30, !dbg !27
  %188 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %156, 31, !dbg !27
  tail call void @llvm.nvvm.wgmma.commit_group.sync.aligned(), !dbg !27
  %189 = tail call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } asm sideeffect "// wait for regs: $0,$1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,$18,$19,$20,$21,$22,$23,$24,$25,$26,$27,$28,$29,$30,$31,$32,$33,$34,$35,$36,$37\0A\09wgmma.wait_group.sync.aligned 1;", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=l,=r,=r,=l,=r,=r,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36,37"(float %157, float %158, float %159, float %160, float %161, float %162, float %163, float %164, float %165, float %166, float %167, float %168, float %169, float %170, float %171, float %172, float %173, float %174, float %175, float %176, float %177, float %178, float %179, float %180, float %181, float %182, float %183, float %184, float %185, float %186, float %187, float %188, ptr addrspace(3) %105, i32 0, i32 0, ptr addrspace(3) %106, i32 0, i32 0) #2, !dbg !27
  %190 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %189, 0, !dbg !27
  %191 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %189, 1, !dbg !27
  %192 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %189, 2, !dbg !27
  %193 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %189, 3, !dbg !27
  %194 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %189, 4, !dbg !27
  %195 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %189, 5, !dbg !27
  %196 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %189, 6, !dbg !27
  %197 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %189, 7, !dbg !27
  %198 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %189, 8, !dbg !27
  %199 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %189, 9, !dbg !27
  %200 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %189, 10, !dbg !27
  %201 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %189, 11, !dbg !27
  %202 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %189, 12, !dbg !27
  %203 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %189, 13, !dbg !27
  %204 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %189, 14, !dbg !27
  %205 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %189, 15, !dbg !27
  %206 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %189, 16, !dbg !27
  %207 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %189, 17, !dbg !27
  %208 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %189, 18, !dbg !27
  %209 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %189, 19, !dbg !27
  %210 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %189, 20, !dbg !27
  %211 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %189, 21, !dbg !27
  %212 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %189, 22, !dbg !27
  %213 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %189, 23, !dbg !27
  %214 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %189, 24, !dbg !27
  %215 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %189, 25, !dbg !27
  %216 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %189, 26, !dbg !27
  %217 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %189, 27, !dbg !27
  %218 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %189, 28, !dbg !27
  %219 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %189, 29, !dbg !27
  %220 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %189, 30, !dbg !27
  %221 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, ptr addrspace(3), i32, i32, ptr addrspace(3), i32, i32 } %189, 31, !dbg !27
  %222 = add i32 %67, 1, !dbg !26
  %223 = icmp sgt i32 %222, 2, !dbg !26
  %224 = select i1 %223, i32 0, i32 %222, !dbg !26
  %225 = add nuw nsw i64 %indvars.iv, 64, !dbg !26
  %226 = or disjoint i64 %225, %26, !dbg !25
  %227 = or disjoint i64 %225, %63, !dbg !25
  %228 = or disjoint i64 %225, %64, !dbg !25
  %229 = getelementptr [2 x i8], ptr addrspace(1) %24, i64 %226, !dbg !20
  %230 = getelementptr [2 x i8], ptr addrspace(1) %25, i64 %226, !dbg !20
  %231 = shl i32 %224, 11, !dbg !21
  %232 = getelementptr [2 x i8], ptr addrspace(3) @global_smem, i32 %231, !dbg !21
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !21
  %233 = getelementptr inbounds nuw i8, ptr addrspace(3) %232, i32 %33, !dbg !21
  %234 = select i1 %100, i32 16, i32 0, !dbg !21
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %233, ptr addrspace(1) %229, i32 %234) #2, !dbg !21
  %235 = getelementptr inbounds nuw i8, ptr addrspace(3) %232, i32 %35, !dbg !21
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %235, ptr addrspace(1) %230, i32 %234) #2, !dbg !21
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !21
  %gep.idx = shl nuw nsw i64 %227, 9, !dbg !23
  %gep = getelementptr i8, ptr addrspace(1) %invariant.gep, i64 %gep.idx, !dbg !23
  %gep96.idx = shl nuw nsw i64 %228, 9, !dbg !23
  %gep96 = getelementptr i8, ptr addrspace(1) %invariant.gep, i64 %gep96.idx, !dbg !23
  %236 = getelementptr [2 x i8], ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 12288), i32 %231, !dbg !24
  %237 = getelementptr inbounds nuw i8, ptr addrspace(3) %236, i32 %47, !dbg !24
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) %237, ptr addrspace(1) %gep, i32 %234) #2, !dbg !24
  %238 = getelementptr inbounds nuw i8, ptr addrspace(3) %236, i32 %49, !dbg !24
  tail call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10, $2;", "r,l,r"(ptr addrspace(3) nonnull %238, ptr addrspace(1) %gep96, i32 %234) #2, !dbg !24
  tail call void @llvm.nvvm.cp.async.commit.group(), !dbg !24
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 32, !dbg !26
  %239 = icmp samesign ult i64 %indvars.iv, 96, !dbg !26
  br i1 %239, label %65, label %240, !dbg !26

240:                                              ; preds = %65
  %241 = shl nuw nsw i32 %8, 2, !dbg !14
  %242 = and i32 %241, 60, !dbg !14
  %243 = or disjoint i32 %242, %15, !dbg !15
  %244 = lshr i32 %8, 4, !dbg !14
  %245 = or disjoint i32 %244, %7, !dbg !13
  %246 = and i32 %244, 7, !dbg !14
  %247 = or disjoint i32 %246, %7, !dbg !13
  %248 = tail call { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } asm sideeffect "// wait for regs: $0,$1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,$18,$19,$20,$21,$22,$23,$24,$25,$26,$27,$28,$29,$30,$31\0A\09wgmma.wait_group.sync.aligned 0;", "=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,=f,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31"(float %190, float %191, float %192, float %193, float %194, float %195, float %196, float %197, float %198, float %199, float %200, float %201, float %202, float %203, float %204, float %205, float %206, float %207, float %208, float %209, float %210, float %211, float %212, float %213, float %214, float %215, float %216, float %217, float %218, float %219, float %220, float %221) #2, !dbg !26
  tail call void @llvm.nvvm.cp.async.wait.group(i32 0), !dbg !26
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !26
  %249 = shl i32 %247, 8, !dbg !28
  %250 = shl i32 %245, 8, !dbg !28
  %251 = or i32 %250, 14336, !dbg !28
  %252 = sext i32 %249 to i64, !dbg !29
  %253 = getelementptr [4 x i8], ptr addrspace(1) %c_ptr, i64 %252, !dbg !29
  %254 = getelementptr i8, ptr addrspace(1) %253, i64 8192, !dbg !29
  %255 = getelementptr i8, ptr addrspace(1) %253, i64 16384, !dbg !29
  %256 = getelementptr i8, ptr addrspace(1) %253, i64 24576, !dbg !29
  %257 = getelementptr i8, ptr addrspace(1) %253, i64 32768, !dbg !29
  %258 = getelementptr i8, ptr addrspace(1) %253, i64 40960, !dbg !29
  %259 = getelementptr i8, ptr addrspace(1) %253, i64 49152, !dbg !29
  %260 = sext i32 %251 to i64, !dbg !29
  %261 = getelementptr [4 x i8], ptr addrspace(1) %c_ptr, i64 %260, !dbg !29
  %262 = zext nneg i32 %243 to i64, !dbg !29
  %263 = getelementptr [4 x i8], ptr addrspace(1) %253, i64 %262, !dbg !29
  %264 = getelementptr [4 x i8], ptr addrspace(1) %254, i64 %262, !dbg !29
  %265 = getelementptr [4 x i8], ptr addrspace(1) %255, i64 %262, !dbg !29
  %266 = getelementptr [4 x i8], ptr addrspace(1) %256, i64 %262, !dbg !29
  %267 = getelementptr [4 x i8], ptr addrspace(1) %257, i64 %262, !dbg !29
  %268 = getelementptr [4 x i8], ptr addrspace(1) %258, i64 %262, !dbg !29
  %269 = getelementptr [4 x i8], ptr addrspace(1) %259, i64 %262, !dbg !29
  %270 = getelementptr [4 x i8], ptr addrspace(1) %261, i64 %262, !dbg !29
  %271 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %263) #2, !dbg !30
  %272 = extractvalue { i32, i32, i32, i32 } %271, 0, !dbg !30
  %273 = extractvalue { i32, i32, i32, i32 } %271, 1, !dbg !30
  %274 = extractvalue { i32, i32, i32, i32 } %271, 2, !dbg !30
  %275 = extractvalue { i32, i32, i32, i32 } %271, 3, !dbg !30
  %276 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %264) #2, !dbg !30
  %277 = extractvalue { i32, i32, i32, i32 } %276, 0, !dbg !30
  %278 = extractvalue { i32, i32, i32, i32 } %276, 1, !dbg !30
  %279 = extractvalue { i32, i32, i32, i32 } %276, 2, !dbg !30
  %280 = extractvalue { i32, i32, i32, i32 } %276, 3, !dbg !30
  %281 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %265) #2, !dbg !30
  %282 = extractvalue { i32, i32, i32, i32 } %281, 0, !dbg !30
  %283 = extractvalue { i32, i32, i32, i32 } %281, 1, !dbg !30
  %284 = extractvalue { i32, i32, i32, i32 } %281, 2, !dbg !30
  %285 = extractvalue { i32, i32, i32, i32 } %281, 3, !dbg !30
  %286 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %266) #2, !dbg !30
  %287 = extractvalue { i32, i32, i32, i32 } %286, 0, !dbg !30
  %288 = extractvalue { i32, i32, i32, i32 } %286, 1, !dbg !30
  %289 = extractvalue { i32, i32, i32, i32 } %286, 2, !dbg !30
  %290 = extractvalue { i32, i32, i32, i32 } %286, 3, !dbg !30
  %291 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %267) #2, !dbg !30
  %292 = extractvalue { i32, i32, i32, i32 } %291, 0, !dbg !30
  %293 = extractvalue { i32, i32, i32, i32 } %291, 1, !dbg !30
  %294 = extractvalue { i32, i32, i32, i32 } %291, 2, !dbg !30
  %295 = extractvalue { i32, i32, i32, i32 } %291, 3, !dbg !30
  %296 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %268) #2, !dbg !30
  %297 = extractvalue { i32, i32, i32, i32 } %296, 0, !dbg !30
  %298 = extractvalue { i32, i32, i32, i32 } %296, 1, !dbg !30
  %299 = extractvalue { i32, i32, i32, i32 } %296, 2, !dbg !30
  %300 = extractvalue { i32, i32, i32, i32 } %296, 3, !dbg !30
  %301 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %269) #2, !dbg !30
  %302 = extractvalue { i32, i32, i32, i32 } %301, 0, !dbg !30
  %303 = extractvalue { i32, i32, i32, i32 } %301, 1, !dbg !30
  %304 = extractvalue { i32, i32, i32, i32 } %301, 2, !dbg !30
  %305 = extractvalue { i32, i32, i32, i32 } %301, 3, !dbg !30
  %306 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %270) #2, !dbg !30
  %307 = extractvalue { i32, i32, i32, i32 } %306, 0, !dbg !30
  %308 = extractvalue { i32, i32, i32, i32 } %306, 1, !dbg !30
  %309 = extractvalue { i32, i32, i32, i32 } %306, 2, !dbg !30
  %310 = extractvalue { i32, i32, i32, i32 } %306, 3, !dbg !30
  %311 = shl nuw nsw i32 %11, 4, !dbg !30
  %312 = and i32 %241, 384, !dbg !30
  %313 = shl nuw nsw i32 %8, 8, !dbg !30
  %314 = and i32 %313, 2048, !dbg !30
  %315 = and i32 %8, 16, !dbg !30
  %316 = icmp eq i32 %315, 0, !dbg !30
  %317 = select i1 %316, i32 0, i32 4128, !dbg !30
  %318 = or disjoint i32 %311, %312, !dbg !30
  %319 = xor i32 %318, %317, !dbg !30
  %320 = or disjoint i32 %319, %314, !dbg !30
  %321 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %320, !dbg !30
  %322 = insertelement <4 x i32> poison, i32 %272, i64 0, !dbg !30
  %323 = insertelement <4 x i32> %322, i32 %273, i64 1, !dbg !30
  %324 = insertelement <4 x i32> %323, i32 %277, i64 2, !dbg !30
  %325 = insertelement <4 x i32> %324, i32 %278, i64 3, !dbg !30
  store <4 x i32> %325, ptr addrspace(3) %321, align 16, !dbg !30
  %326 = getelementptr inbounds nuw i8, ptr addrspace(3) %321, i32 512, !dbg !30
  %327 = insertelement <4 x i32> poison, i32 %282, i64 0, !dbg !30
  %328 = insertelement <4 x i32> %327, i32 %283, i64 1, !dbg !30
  %329 = insertelement <4 x i32> %328, i32 %287, i64 2, !dbg !30
  %330 = insertelement <4 x i32> %329, i32 %288, i64 3, !dbg !30
  store <4 x i32> %330, ptr addrspace(3) %326, align 16, !dbg !30
  %331 = getelementptr inbounds nuw i8, ptr addrspace(3) %321, i32 1024, !dbg !30
  %332 = insertelement <4 x i32> poison, i32 %292, i64 0, !dbg !30
  %333 = insertelement <4 x i32> %332, i32 %293, i64 1, !dbg !30
  %334 = insertelement <4 x i32> %333, i32 %297, i64 2, !dbg !30
  %335 = insertelement <4 x i32> %334, i32 %298, i64 3, !dbg !30
  store <4 x i32> %335, ptr addrspace(3) %331, align 16, !dbg !30
  %336 = getelementptr inbounds nuw i8, ptr addrspace(3) %321, i32 1536, !dbg !30
  %337 = insertelement <4 x i32> poison, i32 %302, i64 0, !dbg !30
  %338 = insertelement <4 x i32> %337, i32 %303, i64 1, !dbg !30
  %339 = insertelement <4 x i32> %338, i32 %307, i64 2, !dbg !30
  %340 = insertelement <4 x i32> %339, i32 %308, i64 3, !dbg !30
  store <4 x i32> %340, ptr addrspace(3) %336, align 16, !dbg !30
  %341 = xor i32 %320, 8256, !dbg !30
  %342 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %341, !dbg !30
  %343 = insertelement <4 x i32> poison, i32 %274, i64 0, !dbg !30
  %344 = insertelement <4 x i32> %343, i32 %275, i64 1, !dbg !30
  %345 = insertelement <4 x i32> %344, i32 %279, i64 2, !dbg !30
  %346 = insertelement <4 x i32> %345, i32 %280, i64 3, !dbg !30
  store <4 x i32> %346, ptr addrspace(3) %342, align 16, !dbg !30
  %347 = getelementptr inbounds nuw i8, ptr addrspace(3) %342, i32 512, !dbg !30
  %348 = insertelement <4 x i32> poison, i32 %284, i64 0, !dbg !30
  %349 = insertelement <4 x i32> %348, i32 %285, i64 1, !dbg !30
  %350 = insertelement <4 x i32> %349, i32 %289, i64 2, !dbg !30
  %351 = insertelement <4 x i32> %350, i32 %290, i64 3, !dbg !30
  store <4 x i32> %351, ptr addrspace(3) %347, align 16, !dbg !30
  %352 = getelementptr inbounds nuw i8, ptr addrspace(3) %342, i32 1024, !dbg !30
  %353 = insertelement <4 x i32> poison, i32 %294, i64 0, !dbg !30
  %354 = insertelement <4 x i32> %353, i32 %295, i64 1, !dbg !30
  %355 = insertelement <4 x i32> %354, i32 %299, i64 2, !dbg !30
  %356 = insertelement <4 x i32> %355, i32 %300, i64 3, !dbg !30
  store <4 x i32> %356, ptr addrspace(3) %352, align 16, !dbg !30
  %357 = getelementptr inbounds nuw i8, ptr addrspace(3) %342, i32 1536, !dbg !30
  %358 = insertelement <4 x i32> poison, i32 %304, i64 0, !dbg !30
  %359 = insertelement <4 x i32> %358, i32 %305, i64 1, !dbg !30
  %360 = insertelement <4 x i32> %359, i32 %309, i64 2, !dbg !30
  %361 = insertelement <4 x i32> %360, i32 %310, i64 3, !dbg !30
  store <4 x i32> %361, ptr addrspace(3) %357, align 16, !dbg !30
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !30
  %362 = shl nuw nsw i32 %19, 4, !dbg !30
  %363 = and i32 %8, 1, !dbg !30
  %364 = icmp eq i32 %363, 0, !dbg !30
  %365 = select i1 %364, i32 0, i32 8256, !dbg !30
  %366 = and i32 %17, 16, !dbg !30
  %367 = and i32 %8, 4, !dbg !30
  %368 = icmp eq i32 %367, 0, !dbg !30
  %369 = select i1 %368, i32 0, i32 4128, !dbg !30
  %370 = or disjoint i32 %365, %362, !dbg !30
  %371 = or disjoint i32 %366, %369, !dbg !30
  %372 = or disjoint i32 %370, %371, !dbg !30
  %373 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %372, !dbg !30
  %374 = getelementptr inbounds nuw i8, ptr addrspace(3) %373, i32 2048, !dbg !30
  %375 = xor i32 %372, 32, !dbg !30
  %376 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %375, !dbg !30
  %377 = getelementptr inbounds nuw i8, ptr addrspace(3) %376, i32 2048, !dbg !30
  %378 = xor i32 %372, 64, !dbg !30
  %379 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %378, !dbg !30
  %380 = getelementptr inbounds nuw i8, ptr addrspace(3) %379, i32 2048, !dbg !30
  %381 = xor i32 %372, 96, !dbg !30
  %382 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %381, !dbg !30
  %383 = getelementptr inbounds nuw i8, ptr addrspace(3) %382, i32 2048, !dbg !30
  %384 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %248, 0, !dbg !30
  %385 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %248, 1, !dbg !30
  %386 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %248, 2, !dbg !30
  %387 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %248, 3, !dbg !30
  %388 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %248, 4, !dbg !30
  %389 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %248, 5, !dbg !30
  %390 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %248, 6, !dbg !30
  %391 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %248, 7, !dbg !30
  %392 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %248, 8, !dbg !30
  %393 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %248, 9, !dbg !30
  %394 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %248, 10, !dbg !30
  %395 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %248, 11, !dbg !30
  %396 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %248, 12, !dbg !30
  %397 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %248, 13, !dbg !30
  %398 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %248, 14, !dbg !30
  %399 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %248, 15, !dbg !30
  %400 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %248, 16, !dbg !30
  %401 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %248, 17, !dbg !30
  %402 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %248, 18, !dbg !30
  %403 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %248, 19, !dbg !30
  %404 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %248, 20, !dbg !30
  %405 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %248, 21, !dbg !30
  %406 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %248, 22, !dbg !30
  %407 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %248, 23, !dbg !30
  %408 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %248, 24, !dbg !30
  %409 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %248, 25, !dbg !30
  %410 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %248, 26, !dbg !30
  %411 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %248, 27, !dbg !30
  %412 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %248, 28, !dbg !30
  %413 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %248, 29, !dbg !30
  %414 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %248, 30, !dbg !30
  %415 = extractvalue { float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float, float } %248, 31, !dbg !30
  %416 = load <4 x float>, ptr addrspace(3) %373, align 16, !dbg !30
  %417 = insertelement <4 x float> poison, float %384, i64 0, !dbg !30
  %418 = insertelement <4 x float> %417, float %385, i64 1, !dbg !30
  %419 = insertelement <4 x float> %418, float %386, i64 2, !dbg !30
  %420 = insertelement <4 x float> %419, float %387, i64 3, !dbg !30
  %421 = fadd <4 x float> %420, %416, !dbg !30
  %422 = load <4 x float>, ptr addrspace(3) %376, align 16, !dbg !30
  %423 = insertelement <4 x float> poison, float %388, i64 0, !dbg !30
  %424 = insertelement <4 x float> %423, float %389, i64 1, !dbg !30
  %425 = insertelement <4 x float> %424, float %390, i64 2, !dbg !30
  %426 = insertelement <4 x float> %425, float %391, i64 3, !dbg !30
  %427 = fadd <4 x float> %426, %422, !dbg !30
  %428 = load <4 x float>, ptr addrspace(3) %379, align 16, !dbg !30
  %429 = insertelement <4 x float> poison, float %392, i64 0, !dbg !30
  %430 = insertelement <4 x float> %429, float %393, i64 1, !dbg !30
  %431 = insertelement <4 x float> %430, float %394, i64 2, !dbg !30
  %432 = insertelement <4 x float> %431, float %395, i64 3, !dbg !30
  %433 = fadd <4 x float> %432, %428, !dbg !30
  %434 = load <4 x float>, ptr addrspace(3) %382, align 16, !dbg !30
  %435 = insertelement <4 x float> poison, float %396, i64 0, !dbg !30
  %436 = insertelement <4 x float> %435, float %397, i64 1, !dbg !30
  %437 = insertelement <4 x float> %436, float %398, i64 2, !dbg !30
  %438 = insertelement <4 x float> %437, float %399, i64 3, !dbg !30
  %439 = fadd <4 x float> %438, %434, !dbg !30
  %440 = load <4 x float>, ptr addrspace(3) %374, align 16, !dbg !30
  %441 = insertelement <4 x float> poison, float %400, i64 0, !dbg !30
  %442 = insertelement <4 x float> %441, float %401, i64 1, !dbg !30
  %443 = insertelement <4 x float> %442, float %402, i64 2, !dbg !30
  %444 = insertelement <4 x float> %443, float %403, i64 3, !dbg !30
  %445 = fadd <4 x float> %444, %440, !dbg !30
  %446 = load <4 x float>, ptr addrspace(3) %377, align 16, !dbg !30
  %447 = insertelement <4 x float> poison, float %404, i64 0, !dbg !30
  %448 = insertelement <4 x float> %447, float %405, i64 1, !dbg !30
  %449 = insertelement <4 x float> %448, float %406, i64 2, !dbg !30
  %450 = insertelement <4 x float> %449, float %407, i64 3, !dbg !30
  %451 = fadd <4 x float> %450, %446, !dbg !30
  %452 = load <4 x float>, ptr addrspace(3) %380, align 16, !dbg !30
  %453 = insertelement <4 x float> poison, float %408, i64 0, !dbg !30
  %454 = insertelement <4 x float> %453, float %409, i64 1, !dbg !30
  %455 = insertelement <4 x float> %454, float %410, i64 2, !dbg !30
  %456 = insertelement <4 x float> %455, float %411, i64 3, !dbg !30
  %457 = fadd <4 x float> %456, %452, !dbg !30
  %458 = load <4 x float>, ptr addrspace(3) %383, align 16, !dbg !30
  %459 = insertelement <4 x float> poison, float %412, i64 0, !dbg !30
  %460 = insertelement <4 x float> %459, float %413, i64 1, !dbg !30
  %461 = insertelement <4 x float> %460, float %414, i64 2, !dbg !30
  %462 = insertelement <4 x float> %461, float %415, i64 3, !dbg !30
  %463 = fadd <4 x float> %462, %458, !dbg !30
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !30
  store <4 x float> %421, ptr addrspace(3) %373, align 16, !dbg !30
  store <4 x float> %445, ptr addrspace(3) %374, align 16, !dbg !30
  store <4 x float> %427, ptr addrspace(3) %376, align 16, !dbg !30
  store <4 x float> %451, ptr addrspace(3) %377, align 16, !dbg !30
  store <4 x float> %433, ptr addrspace(3) %379, align 16, !dbg !30
  store <4 x float> %457, ptr addrspace(3) %380, align 16, !dbg !30
  store <4 x float> %439, ptr addrspace(3) %382, align 16, !dbg !30
  store <4 x float> %463, ptr addrspace(3) %383, align 16, !dbg !30
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !30
  %464 = load <4 x i32>, ptr addrspace(3) %321, align 16, !dbg !30
  %465 = load <4 x i32>, ptr addrspace(3) %326, align 16, !dbg !30
  %466 = load <4 x i32>, ptr addrspace(3) %331, align 16, !dbg !30
  %467 = load <4 x i32>, ptr addrspace(3) %336, align 16, !dbg !30
  %468 = load <4 x i32>, ptr addrspace(3) %342, align 16, !dbg !30
  %469 = load <4 x i32>, ptr addrspace(3) %347, align 16, !dbg !30
  %470 = load <4 x i32>, ptr addrspace(3) %352, align 16, !dbg !30
  %471 = load <4 x i32>, ptr addrspace(3) %357, align 16, !dbg !30
  %.extract = extractelement <4 x i32> %464, i64 0, !dbg !31
  %.extract64 = extractelement <4 x i32> %464, i64 1, !dbg !31
  %.extract65 = extractelement <4 x i32> %468, i64 0, !dbg !31
  %.extract66 = extractelement <4 x i32> %468, i64 1, !dbg !31
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %.extract, i32 %.extract64, i32 %.extract65, i32 %.extract66, ptr addrspace(1) %263) #2, !dbg !31
  %.extract67 = extractelement <4 x i32> %464, i64 2, !dbg !31
  %.extract68 = extractelement <4 x i32> %464, i64 3, !dbg !31
  %.extract69 = extractelement <4 x i32> %468, i64 2, !dbg !31
  %.extract70 = extractelement <4 x i32> %468, i64 3, !dbg !31
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %.extract67, i32 %.extract68, i32 %.extract69, i32 %.extract70, ptr addrspace(1) %264) #2, !dbg !31
  %.extract71 = extractelement <4 x i32> %465, i64 0, !dbg !31
  %.extract72 = extractelement <4 x i32> %465, i64 1, !dbg !31
  %.extract73 = extractelement <4 x i32> %469, i64 0, !dbg !31
  %.extract74 = extractelement <4 x i32> %469, i64 1, !dbg !31
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %.extract71, i32 %.extract72, i32 %.extract73, i32 %.extract74, ptr addrspace(1) %265) #2, !dbg !31
  %.extract75 = extractelement <4 x i32> %465, i64 2, !dbg !31
  %.extract76 = extractelement <4 x i32> %465, i64 3, !dbg !31
  %.extract77 = extractelement <4 x i32> %469, i64 2, !dbg !31
  %.extract78 = extractelement <4 x i32> %469, i64 3, !dbg !31
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %.extract75, i32 %.extract76, i32 %.extract77, i32 %.extract78, ptr addrspace(1) %266) #2, !dbg !31
  %.extract79 = extractelement <4 x i32> %466, i64 0, !dbg !31
  %.extract80 = extractelement <4 x i32> %466, i64 1, !dbg !31
  %.extract81 = extractelement <4 x i32> %470, i64 0, !dbg !31
  %.extract82 = extractelement <4 x i32> %470, i64 1, !dbg !31
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %.extract79, i32 %.extract80, i32 %.extract81, i32 %.extract82, ptr addrspace(1) %267) #2, !dbg !31
  %.extract83 = extractelement <4 x i32> %466, i64 2, !dbg !31
  %.extract84 = extractelement <4 x i32> %466, i64 3, !dbg !31
  %.extract85 = extractelement <4 x i32> %470, i64 2, !dbg !31
  %.extract86 = extractelement <4 x i32> %470, i64 3, !dbg !31
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %.extract83, i32 %.extract84, i32 %.extract85, i32 %.extract86, ptr addrspace(1) %268) #2, !dbg !31
  %.extract87 = extractelement <4 x i32> %467, i64 0, !dbg !31
  %.extract88 = extractelement <4 x i32> %467, i64 1, !dbg !31
  %.extract89 = extractelement <4 x i32> %471, i64 0, !dbg !31
  %.extract90 = extractelement <4 x i32> %471, i64 1, !dbg !31
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %.extract87, i32 %.extract88, i32 %.extract89, i32 %.extract90, ptr addrspace(1) %269) #2, !dbg !31
  %.extract91 = extractelement <4 x i32> %467, i64 2, !dbg !31
  %.extract92 = extractelement <4 x i32> %467, i64 3, !dbg !31
  %.extract93 = extractelement <4 x i32> %471, i64 2, !dbg !31
  %.extract94 = extractelement <4 x i32> %471, i64 3, !dbg !31
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %.extract91, i32 %.extract92, i32 %.extract93, i32 %.extract94, ptr addrspace(1) %270) #2, !dbg !31
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

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.fence.proxy.async.shared_cta() #4

; Function Attrs: convergent nounwind
declare void @llvm.nvvm.wgmma.fence.sync.aligned() #5

; Function Attrs: convergent nounwind
declare void @llvm.nvvm.wgmma.commit_group.sync.aligned() #5

attributes #0 = { nounwind "nvvm.reqntid"="128" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { nocallback nounwind }
attributes #5 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "tests/triton/warp_groups.py", directory: "")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
!4 = distinct !DISubprogram(name: "product", linkageName: "product", scope: !1, file: !1, line: 31, type: !5, scopeLine: 31, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{null, !7, !7, !9, !11, !11}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !8, size: 64, dwarfAddressSpace: 1)
!8 = !DIBasicType(name: "half", size: 16, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !10, size: 64, dwarfAddressSpace: 1)
!10 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !12, size: 64, dwarfAddressSpace: 1)
!12 = !DIBasicType(name: "unknown_type", encoding: DW_ATE_signed)
!13 = !DILocation(line: 32, column: 12, scope: !4)
!14 = !DILocation(line: 32, column: 35, scope: !4)
!15 = !DILocation(line: 33, column: 14, scope: !4)
!16 = !DILocation(line: 9, column: 9, scope: !17, inlinedAt: !18)
!17 = distinct !DILexicalBlockFile(scope: !4, file: !1, discriminator: 0)
!18 = !DILocation(line: 34, column: 11, scope: !17)
!19 = !DILocation(line: 12, column: 29, scope: !17, inlinedAt: !18)
!20 = !DILocation(line: 12, column: 21, scope: !17, inlinedAt: !18)
!21 = !DILocation(line: 12, column: 13, scope: !17, inlinedAt: !18)
!22 = !DILocation(line: 13, column: 29, scope: !17, inlinedAt: !18)
!23 = !DILocation(line: 13, column: 21, scope: !17, inlinedAt: !18)
!24 = !DILocation(line: 13, column: 13, scope: !17, inlinedAt: !18)
!25 = !DILocation(line: 12, column: 57, scope: !17, inlinedAt: !18)
!26 = !DILocation(line: 11, column: 5, scope: !17, inlinedAt: !18)
!27 = !DILocation(line: 14, column: 16, scope: !17, inlinedAt: !18)
!28 = !DILocation(line: 35, column: 17, scope: !4)
!29 = !DILocation(line: 35, column: 9, scope: !4)
!30 = !DILocation(line: 36, column: 17, scope: !4)
!31 = !DILocation(line: 36, column: 5, scope: !4)
!32 = !DILocation(line: 31, column: 1, scope: !4)
