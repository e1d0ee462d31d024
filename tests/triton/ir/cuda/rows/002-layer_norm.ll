; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-p101:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@global_smem = external addrspace(3) global [0 x i8], align 16
@.str = private unnamed_addr constant [11 x i8] c"__CUDA_FTZ\00", align 1
@.str.2 = private unnamed_addr constant [17 x i8] c"__CUDA_PREC_SQRT\00", align 1

; Function Attrs: nounwind
define ptx_kernel void @layer_norm(ptr addrspace(1) %x_ptr, ptr addrspace(1) %y_ptr, ptr addrspace(1) %w_ptr, ptr addrspace(1) %b_ptr, ptr addrspace(1) %mean_ptr, i32 %stride, i32 %n, float %eps, ptr addrspace(1) nofree readnone captures(none) %global_scratch, ptr addrspace(1) nofree readnone captures(none) %profile_scratch) local_unnamed_addr #0 !dbg !6 {
10:
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !14
  %12 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !15
  %13 = and i32 %12, 127, !dbg !15
  %14 = shl nuw nsw i32 %13, 2, !dbg !15
  %15 = or disjoint i32 %14, 1, !dbg !15
  %16 = or disjoint i32 %14, 2, !dbg !15
  %17 = or disjoint i32 %14, 3, !dbg !15
  %18 = or disjoint i32 %14, 512, !dbg !15
  %19 = or disjoint i32 %14, 513, !dbg !15
  %20 = or disjoint i32 %14, 514, !dbg !15
  %21 = or disjoint i32 %14, 515, !dbg !15
  %22 = icmp slt i32 %14, %n, !dbg !16
  %23 = icmp slt i32 %15, %n, !dbg !16
  %24 = icmp slt i32 %16, %n, !dbg !16
  %25 = icmp slt i32 %17, %n, !dbg !16
  %26 = icmp slt i32 %18, %n, !dbg !16
  %27 = icmp slt i32 %19, %n, !dbg !16
  %28 = icmp slt i32 %20, %n, !dbg !16
  %29 = icmp slt i32 %21, %n, !dbg !16
  %30 = mul i32 %stride, %11, !dbg !17
  %31 = sext i32 %30 to i64, !dbg !18
  %32 = getelementptr [4 x i8], ptr addrspace(1) %x_ptr, i64 %31, !dbg !18
  %33 = zext nneg i32 %14 to i64, !dbg !18
  %34 = getelementptr [4 x i8], ptr addrspace(1) %32, i64 %33, !dbg !18
  %35 = zext nneg i32 %18 to i64, !dbg !18
  %36 = getelementptr [4 x i8], ptr addrspace(1) %32, i64 %35, !dbg !18
  %37 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %34, i1 %22) #7, !dbg !19
  %38 = bitcast i32 %37 to float, !dbg !19
  %39 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 4 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %34, i1 %23) #7, !dbg !19
  %40 = bitcast i32 %39 to float, !dbg !19
  %41 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 8 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %34, i1 %24) #7, !dbg !19
  %42 = bitcast i32 %41 to float, !dbg !19
  %43 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 12 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %34, i1 %25) #7, !dbg !19
  %44 = bitcast i32 %43 to float, !dbg !19
  %45 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 0 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %36, i1 %26) #7, !dbg !19
  %46 = bitcast i32 %45 to float, !dbg !19
  %47 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 4 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %36, i1 %27) #7, !dbg !19
  %48 = bitcast i32 %47 to float, !dbg !19
  %49 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 8 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %36, i1 %28) #7, !dbg !19
  %50 = bitcast i32 %49 to float, !dbg !19
  %51 = tail call i32 asm sideeffect "mov.u32 $0, $1;\0A\09@$3 ld.global.b32 { $0 }, [ $2 + 12 ];", "=r,r,l,b"(i32 0, ptr addrspace(1) %36, i1 %29) #7, !dbg !19
  %52 = bitcast i32 %51 to float, !dbg !19
  %53 = fadd float %38, %40, !dbg !20
  %54 = fadd float %42, %44, !dbg !20
  %55 = fadd float %46, %48, !dbg !20
  %56 = fadd float %50, %52, !dbg !20
  %57 = fadd float %53, %54, !dbg !20
  %58 = fadd float %55, %56, !dbg !20
  %59 = fadd float %57, %58, !dbg !20
  %60 = bitcast float %59 to i32, !dbg !23
  %61 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %60, i32 16, i32 31), !dbg !23
  %62 = bitcast i32 %61 to float, !dbg !23
  %63 = fadd float %59, %62, !dbg !20
  %64 = bitcast float %63 to i32, !dbg !23
  %65 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %64, i32 8, i32 31), !dbg !23
  %66 = bitcast i32 %65 to float, !dbg !23
  %67 = fadd float %63, %66, !dbg !20
  %68 = bitcast float %67 to i32, !dbg !23
  %69 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %68, i32 4, i32 31), !dbg !23
  %70 = bitcast i32 %69 to float, !dbg !23
  %71 = fadd float %67, %70, !dbg !20
  %72 = bitcast float %71 to i32, !dbg !23
  %73 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %72, i32 2, i32 31), !dbg !23
  %74 = bitcast i32 %73 to float, !dbg !23
  %75 = fadd float %71, %74, !dbg !20
  %76 = bitcast float %75 to i32, !dbg !23
  %77 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %76, i32 1, i32 31), !dbg !23
  %78 = bitcast i32 %77 to float, !dbg !23
  %79 = fadd float %75, %78, !dbg !20
  %80 = and i32 %12, 96, !dbg !23
  %81 = lshr exact i32 %80, 3, !dbg !23
  %82 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %81, !dbg !23
  store float %79, ptr addrspace(3) %82, align 4, !dbg !23
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !23
  %83 = shl nuw nsw i32 %12, 2, !dbg !23
  %84 = and i32 %83, 12, !dbg !23
  %85 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %84, !dbg !23
  %86 = load i32, ptr addrspace(3) %85, align 4, !dbg !23
  %87 = bitcast i32 %86 to float, !dbg !23
  %88 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %86, i32 2, i32 31), !dbg !23
  %89 = bitcast i32 %88 to float, !dbg !23
  %90 = fadd float %87, %89, !dbg !20
  %91 = bitcast float %90 to i32, !dbg !23
  %92 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %91, i32 1, i32 31), !dbg !23
  %93 = bitcast i32 %92 to float, !dbg !23
  %94 = fadd float %90, %93, !dbg !20
  %95 = sitofp i32 %n to float, !dbg !26
  %96 = tail call float @llvm.nvvm.div.full(float %94, float %95), !dbg !26
  %97 = fsub float %38, %96, !dbg !27
  %98 = fsub float %40, %96, !dbg !27
  %99 = fsub float %42, %96, !dbg !27
  %100 = fsub float %44, %96, !dbg !27
  %101 = fsub float %46, %96, !dbg !27
  %102 = fsub float %48, %96, !dbg !27
  %103 = fsub float %50, %96, !dbg !27
  %104 = fsub float %52, %96, !dbg !27
  %105 = select i1 %22, float %97, float 0.000000e+00, !dbg !28
  %106 = select i1 %23, float %98, float 0.000000e+00, !dbg !28
  %107 = select i1 %24, float %99, float 0.000000e+00, !dbg !28
  %108 = select i1 %25, float %100, float 0.000000e+00, !dbg !28
  %109 = select i1 %26, float %101, float 0.000000e+00, !dbg !28
  %110 = select i1 %27, float %102, float 0.000000e+00, !dbg !28
  %111 = select i1 %28, float %103, float 0.000000e+00, !dbg !28
  %112 = select i1 %29, float %104, float 0.000000e+00, !dbg !28
  %113 = fmul float %105, %105, !dbg !29
  %114 = fmul float %106, %106, !dbg !29
  %115 = fmul float %107, %107, !dbg !29
  %116 = fmul float %108, %108, !dbg !29
  %117 = fmul float %109, %109, !dbg !29
  %118 = fmul float %110, %110, !dbg !29
  %119 = fmul float %111, %111, !dbg !29
  %120 = fmul float %112, %112, !dbg !29
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !30
  %121 = fadd float %113, %114, !dbg !32
  %122 = fadd float %115, %116, !dbg !32
  %123 = fadd float %117, %118, !dbg !32
  %124 = fadd float %119, %120, !dbg !32
  %125 = fadd float %121, %122, !dbg !32
  %126 = fadd float %123, %124, !dbg !32
  %127 = fadd float %125, %126, !dbg !32
  %128 = bitcast float %127 to i32, !dbg !30
  %129 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %128, i32 16, i32 31), !dbg !30
  %130 = bitcast i32 %129 to float, !dbg !30
  %131 = fadd float %127, %130, !dbg !32
  %132 = bitcast float %131 to i32, !dbg !30
  %133 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %132, i32 8, i32 31), !dbg !30
  %134 = bitcast i32 %133 to float, !dbg !30
  %135 = fadd float %131, %134, !dbg !32
  %136 = bitcast float %135 to i32, !dbg !30
  %137 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %136, i32 4, i32 31), !dbg !30
  %138 = bitcast i32 %137 to float, !dbg !30
  %139 = fadd float %135, %138, !dbg !32
  %140 = bitcast float %139 to i32, !dbg !30
  %141 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %140, i32 2, i32 31), !dbg !30
  %142 = bitcast i32 %141 to float, !dbg !30
  %143 = fadd float %139, %142, !dbg !32
  %144 = bitcast float %143 to i32, !dbg !30
  %145 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %144, i32 1, i32 31), !dbg !30
  %146 = bitcast i32 %145 to float, !dbg !30
  %147 = fadd float %143, %146, !dbg !32
  store float %147, ptr addrspace(3) %82, align 4, !dbg !30
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !30
  %148 = load i32, ptr addrspace(3) %85, align 4, !dbg !30
  %149 = bitcast i32 %148 to float, !dbg !30
  %150 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %148, i32 2, i32 31), !dbg !30
  %151 = bitcast i32 %150 to float, !dbg !30
  %152 = fadd float %149, %151, !dbg !32
  %153 = bitcast float %152 to i32, !dbg !30
  %154 = tail call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %153, i32 1, i32 31), !dbg !30
  %155 = bitcast i32 %154 to float, !dbg !30
  %156 = fadd float %152, %155, !dbg !32
  %157 = tail call float @llvm.nvvm.div.full(float %156, float %95), !dbg !33
  %158 = fadd float %eps, %157, !dbg !33
  %159 = tail call i32 @__nvvm_reflect(ptr nonnull @.str) #7, !dbg !34
  %.not.i = icmp eq i32 %159, 0, !dbg !34
  %160 = tail call i32 @__nvvm_reflect(ptr nonnull @.str.2) #7, !dbg !34
  %.not1.i = icmp eq i32 %160, 0, !dbg !34
  br i1 %.not.i, label %166, label %161, !dbg !34

161:                                              ; preds = %10
  br i1 %.not1.i, label %164, label %162, !dbg !34

162:                                              ; preds = %161
  %163 = tail call float @llvm.nvvm.sqrt.rn.ftz.f(float %158) #7, !dbg !34
  br label %__nv_sqrtf.exit, !dbg !34

164:                                              ; preds = %161
  %165 = tail call float @llvm.nvvm.sqrt.approx.ftz.f(float %158) #7, !dbg !34
  br label %__nv_sqrtf.exit, !dbg !34

166:                                              ; preds = %10
  br i1 %.not1.i, label %169, label %167, !dbg !34

167:                                              ; preds = %166
  %168 = tail call float @llvm.nvvm.sqrt.rn.f(float %158) #7, !dbg !34
  br label %__nv_sqrtf.exit, !dbg !34

169:                                              ; preds = %166
  %170 = tail call float @llvm.nvvm.sqrt.approx.f(float %158) #7, !dbg !34
  br label %__nv_sqrtf.exit, !dbg !34

__nv_sqrtf.exit:                                  ; preds = %162, %164, %167, %169
  %.0.i = phi float [ %163, %162 ], [ %165, %164 ], [ %168, %167 ], [ %170, %169 ], !dbg !34
  %171 = or i32 %12, 896, !dbg !15
  %172 = icmp slt i32 %171, %n, !dbg !16
  %173 = or disjoint i32 %13, 768, !dbg !15
  %174 = icmp slt i32 %173, %n, !dbg !16
  %175 = or disjoint i32 %13, 640, !dbg !15
  %176 = icmp slt i32 %175, %n, !dbg !16
  %177 = or disjoint i32 %13, 512, !dbg !15
  %178 = icmp slt i32 %177, %n, !dbg !16
  %179 = or disjoint i32 %13, 384, !dbg !15
  %180 = icmp slt i32 %179, %n, !dbg !16
  %181 = or disjoint i32 %13, 256, !dbg !15
  %182 = icmp slt i32 %181, %n, !dbg !16
  %183 = or disjoint i32 %13, 128, !dbg !15
  %184 = icmp slt i32 %183, %n, !dbg !16
  %185 = icmp slt i32 %13, %n, !dbg !16
  %186 = tail call float @llvm.nvvm.div.full(float 1.000000e+00, float %.0.i), !dbg !35
  %187 = getelementptr [4 x i8], ptr addrspace(1) %w_ptr, i64 %33, !dbg !36
  %188 = getelementptr [4 x i8], ptr addrspace(1) %w_ptr, i64 %35, !dbg !36
  %189 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l,b"(ptr addrspace(1) %187, i1 %22) #7, !dbg !37
  %190 = bitcast i32 %189 to float, !dbg !37
  %191 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 4 ];", "=r,l,b"(ptr addrspace(1) %187, i1 %23) #7, !dbg !37
  %192 = bitcast i32 %191 to float, !dbg !37
  %193 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 8 ];", "=r,l,b"(ptr addrspace(1) %187, i1 %24) #7, !dbg !37
  %194 = bitcast i32 %193 to float, !dbg !37
  %195 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 12 ];", "=r,l,b"(ptr addrspace(1) %187, i1 %25) #7, !dbg !37
  %196 = bitcast i32 %195 to float, !dbg !37
  %197 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l,b"(ptr addrspace(1) %188, i1 %26) #7, !dbg !37
  %198 = bitcast i32 %197 to float, !dbg !37
  %199 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 4 ];", "=r,l,b"(ptr addrspace(1) %188, i1 %27) #7, !dbg !37
  %200 = bitcast i32 %199 to float, !dbg !37
  %201 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 8 ];", "=r,l,b"(ptr addrspace(1) %188, i1 %28) #7, !dbg !37
  %202 = bitcast i32 %201 to float, !dbg !37
  %203 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 12 ];", "=r,l,b"(ptr addrspace(1) %188, i1 %29) #7, !dbg !37
  %204 = bitcast i32 %203 to float, !dbg !37
  %205 = getelementptr [4 x i8], ptr addrspace(1) %b_ptr, i64 %33, !dbg !38
  %206 = getelementptr [4 x i8], ptr addrspace(1) %b_ptr, i64 %35, !dbg !38
  %207 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l,b"(ptr addrspace(1) %205, i1 %22) #7, !dbg !39
  %208 = bitcast i32 %207 to float, !dbg !39
  %209 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 4 ];", "=r,l,b"(ptr addrspace(1) %205, i1 %23) #7, !dbg !39
  %210 = bitcast i32 %209 to float, !dbg !39
  %211 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 8 ];", "=r,l,b"(ptr addrspace(1) %205, i1 %24) #7, !dbg !39
  %212 = bitcast i32 %211 to float, !dbg !39
  %213 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 12 ];", "=r,l,b"(ptr addrspace(1) %205, i1 %25) #7, !dbg !39
  %214 = bitcast i32 %213 to float, !dbg !39
  %215 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l,b"(ptr addrspace(1) %206, i1 %26) #7, !dbg !39
  %216 = bitcast i32 %215 to float, !dbg !39
  %217 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 4 ];", "=r,l,b"(ptr addrspace(1) %206, i1 %27) #7, !dbg !39
  %218 = bitcast i32 %217 to float, !dbg !39
  %219 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 8 ];", "=r,l,b"(ptr addrspace(1) %206, i1 %28) #7, !dbg !39
  %220 = bitcast i32 %219 to float, !dbg !39
  %221 = tail call i32 asm sideeffect "mov.u32 $0, 0x0;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 12 ];", "=r,l,b"(ptr addrspace(1) %206, i1 %29) #7, !dbg !39
  %222 = bitcast i32 %221 to float, !dbg !39
  %223 = zext nneg i32 %11 to i64, !dbg !40
  %224 = getelementptr [4 x i8], ptr addrspace(1) %mean_ptr, i64 %223, !dbg !40
  %225 = icmp eq i32 %12, 0, !dbg !41
  %226 = bitcast float %96 to i32, !dbg !41
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %226, ptr addrspace(1) %224, i1 %225) #7, !dbg !41
  %227 = getelementptr [4 x i8], ptr addrspace(1) %y_ptr, i64 %31, !dbg !42
  %228 = zext nneg i32 %13 to i64, !dbg !42
  %229 = getelementptr [4 x i8], ptr addrspace(1) %227, i64 %228, !dbg !42
  %230 = zext nneg i32 %183 to i64, !dbg !42
  %231 = getelementptr [4 x i8], ptr addrspace(1) %227, i64 %230, !dbg !42
  %232 = zext nneg i32 %181 to i64, !dbg !42
  %233 = getelementptr [4 x i8], ptr addrspace(1) %227, i64 %232, !dbg !42
  %234 = zext nneg i32 %179 to i64, !dbg !42
  %235 = getelementptr [4 x i8], ptr addrspace(1) %227, i64 %234, !dbg !42
  %236 = zext nneg i32 %177 to i64, !dbg !42
  %237 = getelementptr [4 x i8], ptr addrspace(1) %227, i64 %236, !dbg !42
  %238 = zext nneg i32 %175 to i64, !dbg !42
  %239 = getelementptr [4 x i8], ptr addrspace(1) %227, i64 %238, !dbg !42
  %240 = zext nneg i32 %173 to i64, !dbg !42
  %241 = getelementptr [4 x i8], ptr addrspace(1) %227, i64 %240, !dbg !42
  %242 = zext nneg i32 %171 to i64, !dbg !42
  %243 = getelementptr [4 x i8], ptr addrspace(1) %227, i64 %242, !dbg !42
  %244 = fmul float %105, %186, !dbg !43
  %245 = fmul float %106, %186, !dbg !43
  %246 = fmul float %107, %186, !dbg !43
  %247 = fmul float %108, %186, !dbg !43
  %248 = fmul float %109, %186, !dbg !43
  %249 = fmul float %110, %186, !dbg !43
  %250 = fmul float %111, %186, !dbg !43
  %251 = fmul float %112, %186, !dbg !43
  %252 = fmul float %244, %190, !dbg !43
  %253 = fmul float %245, %192, !dbg !43
  %254 = fmul float %246, %194, !dbg !43
  %255 = fmul float %247, %196, !dbg !43
  %256 = fmul float %248, %198, !dbg !43
  %257 = fmul float %249, %200, !dbg !43
  %258 = fmul float %250, %202, !dbg !43
  %259 = fmul float %251, %204, !dbg !43
  %260 = fadd float %252, %208, !dbg !43
  %261 = fadd float %253, %210, !dbg !43
  %262 = fadd float %254, %212, !dbg !43
  %263 = fadd float %255, %214, !dbg !43
  %264 = fadd float %256, %216, !dbg !43
  %265 = fadd float %257, %218, !dbg !43
  %266 = fadd float %258, %220, !dbg !43
  %267 = fadd float %259, %222, !dbg !43
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !44
  %268 = shl nuw nsw i32 %13, 4, !dbg !44
  %269 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %268, !dbg !44
  %270 = insertelement <4 x float> poison, float %260, i64 0, !dbg !44
  %271 = insertelement <4 x float> %270, float %261, i64 1, !dbg !44
  %272 = insertelement <4 x float> %271, float %262, i64 2, !dbg !44
  %273 = insertelement <4 x float> %272, float %263, i64 3, !dbg !44
  store <4 x float> %273, ptr addrspace(3) %269, align 16, !dbg !44
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !44
  %274 = shl nuw nsw i32 %12, 6, !dbg !44
  %275 = and i32 %274, 1536, !dbg !44
  %276 = shl nuw nsw i32 %12, 4, !dbg !44
  %277 = and i32 %276, 112, !dbg !44
  %278 = shl nuw nsw i32 %80, 2, !dbg !44
  %279 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %275, !dbg !44
  %280 = getelementptr inbounds nuw i8, ptr addrspace(3) %279, i32 %277, !dbg !44
  %281 = getelementptr inbounds nuw i8, ptr addrspace(3) %280, i32 %278, !dbg !44
  %282 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %281), !dbg !44
  %283 = extractvalue { i32, i32, i32, i32 } %282, 0, !dbg !44
  %284 = extractvalue { i32, i32, i32, i32 } %282, 1, !dbg !44
  %285 = extractvalue { i32, i32, i32, i32 } %282, 2, !dbg !44
  %286 = extractvalue { i32, i32, i32, i32 } %282, 3, !dbg !44
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !44
  %287 = insertelement <4 x float> poison, float %264, i64 0, !dbg !44
  %288 = insertelement <4 x float> %287, float %265, i64 1, !dbg !44
  %289 = insertelement <4 x float> %288, float %266, i64 2, !dbg !44
  %290 = insertelement <4 x float> %289, float %267, i64 3, !dbg !44
  store <4 x float> %290, ptr addrspace(3) %269, align 16, !dbg !44
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !44
  %291 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %281), !dbg !44
  %292 = extractvalue { i32, i32, i32, i32 } %291, 0, !dbg !44
  %293 = extractvalue { i32, i32, i32, i32 } %291, 1, !dbg !44
  %294 = extractvalue { i32, i32, i32, i32 } %291, 2, !dbg !44
  %295 = extractvalue { i32, i32, i32, i32 } %291, 3, !dbg !44
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %283, ptr addrspace(1) %229, i1 %185) #7, !dbg !44
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %284, ptr addrspace(1) %231, i1 %184) #7, !dbg !44
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %285, ptr addrspace(1) %233, i1 %182) #7, !dbg !44
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %286, ptr addrspace(1) %235, i1 %180) #7, !dbg !44
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %292, ptr addrspace(1) %237, i1 %178) #7, !dbg !44
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %293, ptr addrspace(1) %239, i1 %176) #7, !dbg !44
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %294, ptr addrspace(1) %241, i1 %174) #7, !dbg !44
  tail call void asm sideeffect "@$2 st.global.b32 [ $1 + 0 ], { $0 };", "r,l,b"(i32 %295, ptr addrspace(1) %243, i1 %172) #7, !dbg !44
  ret void, !dbg !45
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.div.full(float, float) #4

; Function Attrs: convergent nocallback nofree nounwind memory(argmem: read)
declare { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) readonly captures(none)) #5

declare i32 @__nvvm_reflect(ptr) local_unnamed_addr #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.rn.ftz.f(float) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.approx.ftz.f(float) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.rn.f(float) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.approx.f(float) #4

attributes #0 = { nounwind "nvvm.reqntid"="128" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind willreturn memory(none) }
attributes #5 = { convergent nocallback nofree nounwind memory(argmem: read) }
attributes #6 = { "disable-tail-calls"="false" "frame-pointer"="all" "less-precise-fpmad"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "stack-protector-buffer-size"="8" "unsafe-fp-math"="false" "use-soft-float"="false" }
attributes #7 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!llvm.ident = !{!4}
!nvvmir.version = !{!5}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "tests/triton/rows.py", directory: "")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
!4 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!5 = !{i32 2, i32 0}
!6 = distinct !DISubprogram(name: "layer_norm", linkageName: "layer_norm", scope: !1, file: !1, line: 37, type: !7, scopeLine: 37, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!7 = !DISubroutineType(cc: DW_CC_normal, types: !8)
!8 = !{null, !9, !9, !9, !9, !9, !11, !11, !10, !12, !12}
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !10, size: 64, dwarfAddressSpace: 1)
!10 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!11 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !13, size: 64, dwarfAddressSpace: 1)
!13 = !DIBasicType(name: "unknown_type", encoding: DW_ATE_signed)
!14 = !DILocation(line: 38, column: 11, scope: !6)
!15 = !DILocation(line: 39, column: 10, scope: !6)
!16 = !DILocation(line: 40, column: 14, scope: !6)
!17 = !DILocation(line: 41, column: 25, scope: !6)
!18 = !DILocation(line: 41, column: 17, scope: !6)
!19 = !DILocation(line: 41, column: 9, scope: !6)
!20 = !DILocation(line: 287, column: 12, scope: !21, inlinedAt: !23)
!21 = distinct !DILexicalBlockFile(scope: !6, file: !22, discriminator: 0)
!22 = !DIFile(filename: "triton/language/standard.py", directory: "")
!23 = !DILocation(line: 314, column: 12, scope: !21, inlinedAt: !24)
!24 = !DILocation(line: 42, column: 12, scope: !25)
!25 = distinct !DILexicalBlockFile(scope: !6, file: !1, discriminator: 0)
!26 = !DILocation(line: 42, column: 12, scope: !6)
!27 = !DILocation(line: 43, column: 32, scope: !6)
!28 = !DILocation(line: 43, column: 15, scope: !6)
!29 = !DILocation(line: 44, column: 32, scope: !6)
!30 = !DILocation(line: 314, column: 12, scope: !21, inlinedAt: !31)
!31 = !DILocation(line: 44, column: 25, scope: !25)
!32 = !DILocation(line: 287, column: 12, scope: !21, inlinedAt: !30)
!33 = !DILocation(line: 44, column: 25, scope: !6)
!34 = !DILocation(line: 44, column: 17, scope: !6)
!35 = !DILocation(line: 44, column: 13, scope: !6)
!36 = !DILocation(line: 45, column: 17, scope: !6)
!37 = !DILocation(line: 45, column: 9, scope: !6)
!38 = !DILocation(line: 46, column: 17, scope: !6)
!39 = !DILocation(line: 46, column: 9, scope: !6)
!40 = !DILocation(line: 47, column: 14, scope: !6)
!41 = !DILocation(line: 47, column: 5, scope: !6)
!42 = !DILocation(line: 48, column: 14, scope: !6)
!43 = !DILocation(line: 48, column: 41, scope: !6)
!44 = !DILocation(line: 48, column: 5, scope: !6)
!45 = !DILocation(line: 37, column: 1, scope: !6)
