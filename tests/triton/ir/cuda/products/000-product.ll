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
  %9 = lshr i32 %8, 2, !dbg !14
  %10 = and i32 %9, 31, !dbg !14
  %11 = and i32 %8, 3, !dbg !14
  %12 = shl nuw nsw i32 %11, 3, !dbg !14
  %13 = or disjoint i32 %10, %7, !dbg !13
  %14 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !15
  %15 = shl nuw nsw i32 %14, 5, !dbg !15
  %16 = or disjoint i32 %12, %15, !dbg !15
  %17 = shl i32 %13, 6, !dbg !16
  %18 = sext i32 %17 to i64, !dbg !19
  %19 = getelementptr [2 x i8], ptr addrspace(1) %a_ptr, i64 %18, !dbg !19
  %20 = shl nuw nsw i32 %8, 4
  %21 = and i32 %20, 2032
  %22 = shl nuw nsw i32 %8, 1
  %23 = and i32 %22, 48
  %24 = xor i32 %21, %23
  %25 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %24
  %26 = zext nneg i32 %16 to i64
  %invariant.gep = getelementptr [2 x i8], ptr addrspace(1) %b_ptr, i64 %26, !dbg !20
  %27 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %24
  %28 = shl nuw nsw i32 %8, 6
  %29 = and i32 %28, 960
  %30 = shl nuw nsw i32 %8, 3
  %31 = and i32 %30, 48
  %32 = and i32 %8, 16
  %33 = and i32 %20, 1024
  %34 = or disjoint i32 %29, %33
  %35 = xor i32 %31, %32
  %36 = or disjoint i32 %34, %35
  %37 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %36
  %38 = xor i32 %36, 32
  %39 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %38
  %40 = and i32 %28, 1984
  %41 = lshr i32 %8, 1
  %42 = and i32 %41, 16
  %43 = xor i32 %31, %42
  %44 = or disjoint i32 %43, %40
  %45 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %44
  %46 = xor i32 %44, 32
  %47 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %46
  %48 = zext nneg i32 %12 to i64, !dbg !20
  %49 = zext nneg i32 %10 to i64, !dbg !20
  %50 = getelementptr [2 x i8], ptr addrspace(1) %19, i64 %48, !dbg !19
  %51 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %50) #4, !dbg !21
  %52 = extractvalue { i32, i32, i32, i32 } %51, 0, !dbg !21
  %53 = extractvalue { i32, i32, i32, i32 } %51, 1, !dbg !21
  %54 = extractvalue { i32, i32, i32, i32 } %51, 2, !dbg !21
  %55 = extractvalue { i32, i32, i32, i32 } %51, 3, !dbg !21
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !21
  %56 = insertelement <4 x i32> poison, i32 %52, i64 0, !dbg !21
  %57 = insertelement <4 x i32> %56, i32 %53, i64 1, !dbg !21
  %58 = insertelement <4 x i32> %57, i32 %54, i64 2, !dbg !21
  %59 = insertelement <4 x i32> %58, i32 %55, i64 3, !dbg !21
  store <4 x i32> %59, ptr addrspace(3) %25, align 16, !dbg !21
  %gep.idx = shl nuw nsw i64 %49, 7, !dbg !22
  %gep = getelementptr i8, ptr addrspace(1) %invariant.gep, i64 %gep.idx, !dbg !22
  %60 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %gep) #4, !dbg !23
  %61 = extractvalue { i32, i32, i32, i32 } %60, 0, !dbg !23
  %62 = extractvalue { i32, i32, i32, i32 } %60, 1, !dbg !23
  %63 = extractvalue { i32, i32, i32, i32 } %60, 2, !dbg !23
  %64 = extractvalue { i32, i32, i32, i32 } %60, 3, !dbg !23
  %65 = insertelement <4 x i32> poison, i32 %61, i64 0, !dbg !23
  %66 = insertelement <4 x i32> %65, i32 %62, i64 1, !dbg !23
  %67 = insertelement <4 x i32> %66, i32 %63, i64 2, !dbg !23
  %68 = insertelement <4 x i32> %67, i32 %64, i64 3, !dbg !23
  store <4 x i32> %68, ptr addrspace(3) %27, align 16, !dbg !23
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !21
  %69 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %37), !dbg !21
  %70 = extractvalue { i32, i32, i32, i32 } %69, 0, !dbg !21
  %71 = extractvalue { i32, i32, i32, i32 } %69, 1, !dbg !21
  %72 = extractvalue { i32, i32, i32, i32 } %69, 2, !dbg !21
  %73 = extractvalue { i32, i32, i32, i32 } %69, 3, !dbg !21
  %74 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %39), !dbg !21
  %75 = extractvalue { i32, i32, i32, i32 } %74, 0, !dbg !21
  %76 = extractvalue { i32, i32, i32, i32 } %74, 1, !dbg !21
  %77 = extractvalue { i32, i32, i32, i32 } %74, 2, !dbg !21
  %78 = extractvalue { i32, i32, i32, i32 } %74, 3, !dbg !21
  %79 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) %45), !dbg !23
  %80 = extractvalue { i32, i32, i32, i32 } %79, 0, !dbg !23
  %81 = extractvalue { i32, i32, i32, i32 } %79, 1, !dbg !23
  %82 = extractvalue { i32, i32, i32, i32 } %79, 2, !dbg !23
  %83 = extractvalue { i32, i32, i32, i32 } %79, 3, !dbg !23
  %84 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) %47), !dbg !23
  %85 = extractvalue { i32, i32, i32, i32 } %84, 0, !dbg !23
  %86 = extractvalue { i32, i32, i32, i32 } %84, 1, !dbg !23
  %87 = extractvalue { i32, i32, i32, i32 } %84, 2, !dbg !23
  %88 = extractvalue { i32, i32, i32, i32 } %84, 3, !dbg !23
  %89 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, i32 %70, i32 %71, i32 %72, i32 %73, i32 %80, i32 %81) #4, !dbg !24
  %90 = extractvalue { float, float, float, float } %89, 0, !dbg !24
  %91 = extractvalue { float, float, float, float } %89, 1, !dbg !24
  %92 = extractvalue { float, float, float, float } %89, 2, !dbg !24
  %93 = extractvalue { float, float, float, float } %89, 3, !dbg !24
  %94 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, i32 %70, i32 %71, i32 %72, i32 %73, i32 %85, i32 %86) #4, !dbg !24
  %95 = extractvalue { float, float, float, float } %94, 0, !dbg !24
  %96 = extractvalue { float, float, float, float } %94, 1, !dbg !24
  %97 = extractvalue { float, float, float, float } %94, 2, !dbg !24
  %98 = extractvalue { float, float, float, float } %94, 3, !dbg !24
  %99 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %90, float %91, float %92, float %93, i32 %75, i32 %76, i32 %77, i32 %78, i32 %82, i32 %83) #4, !dbg !24
  %100 = extractvalue { float, float, float, float } %99, 0, !dbg !24
  %101 = extractvalue { float, float, float, float } %99, 1, !dbg !24
  %102 = extractvalue { float, float, float, float } %99, 2, !dbg !24
  %103 = extractvalue { float, float, float, float } %99, 3, !dbg !24
  %104 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %95, float %96, float %97, float %98, i32 %75, i32 %76, i32 %77, i32 %78, i32 %87, i32 %88) #4, !dbg !24
  %105 = extractvalue { float, float, float, float } %104, 0, !dbg !24
  %106 = extractvalue { float, float, float, float } %104, 1, !dbg !24
  %107 = extractvalue { float, float, float, float } %104, 2, !dbg !24
  %108 = extractvalue { float, float, float, float } %104, 3, !dbg !24
  %109 = getelementptr [2 x i8], ptr addrspace(1) %19, i64 %48, !dbg !19
  %110 = getelementptr i8, ptr addrspace(1) %109, i64 64, !dbg !19
  %111 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %110) #4, !dbg !21
  %112 = extractvalue { i32, i32, i32, i32 } %111, 0, !dbg !21
  %113 = extractvalue { i32, i32, i32, i32 } %111, 1, !dbg !21
  %114 = extractvalue { i32, i32, i32, i32 } %111, 2, !dbg !21
  %115 = extractvalue { i32, i32, i32, i32 } %111, 3, !dbg !21
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !21
  %116 = insertelement <4 x i32> poison, i32 %112, i64 0, !dbg !21
  %117 = insertelement <4 x i32> %116, i32 %113, i64 1, !dbg !21
  %118 = insertelement <4 x i32> %117, i32 %114, i64 2, !dbg !21
  %119 = insertelement <4 x i32> %118, i32 %115, i64 3, !dbg !21
  store <4 x i32> %119, ptr addrspace(3) %25, align 16, !dbg !21
  %.idx = shl nuw nsw i64 %49, 7, !dbg !22
  %120 = getelementptr i8, ptr addrspace(1) %invariant.gep, i64 %.idx, !dbg !22
  %gep.1 = getelementptr i8, ptr addrspace(1) %120, i64 4096, !dbg !22
  %121 = tail call { i32, i32, i32, i32 } asm sideeffect "mov.u32 $0, 0x0;\0A\09mov.u32 $1, 0x0;\0A\09mov.u32 $2, 0x0;\0A\09mov.u32 $3, 0x0;\0A\09ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %gep.1) #4, !dbg !23
  %122 = extractvalue { i32, i32, i32, i32 } %121, 0, !dbg !23
  %123 = extractvalue { i32, i32, i32, i32 } %121, 1, !dbg !23
  %124 = extractvalue { i32, i32, i32, i32 } %121, 2, !dbg !23
  %125 = extractvalue { i32, i32, i32, i32 } %121, 3, !dbg !23
  %126 = insertelement <4 x i32> poison, i32 %122, i64 0, !dbg !23
  %127 = insertelement <4 x i32> %126, i32 %123, i64 1, !dbg !23
  %128 = insertelement <4 x i32> %127, i32 %124, i64 2, !dbg !23
  %129 = insertelement <4 x i32> %128, i32 %125, i64 3, !dbg !23
  store <4 x i32> %129, ptr addrspace(3) %27, align 16, !dbg !23
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !21
  %130 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %37), !dbg !21
  %131 = extractvalue { i32, i32, i32, i32 } %130, 0, !dbg !21
  %132 = extractvalue { i32, i32, i32, i32 } %130, 1, !dbg !21
  %133 = extractvalue { i32, i32, i32, i32 } %130, 2, !dbg !21
  %134 = extractvalue { i32, i32, i32, i32 } %130, 3, !dbg !21
  %135 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %39), !dbg !21
  %136 = extractvalue { i32, i32, i32, i32 } %135, 0, !dbg !21
  %137 = extractvalue { i32, i32, i32, i32 } %135, 1, !dbg !21
  %138 = extractvalue { i32, i32, i32, i32 } %135, 2, !dbg !21
  %139 = extractvalue { i32, i32, i32, i32 } %135, 3, !dbg !21
  %140 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) %45), !dbg !23
  %141 = extractvalue { i32, i32, i32, i32 } %140, 0, !dbg !23
  %142 = extractvalue { i32, i32, i32, i32 } %140, 1, !dbg !23
  %143 = extractvalue { i32, i32, i32, i32 } %140, 2, !dbg !23
  %144 = extractvalue { i32, i32, i32, i32 } %140, 3, !dbg !23
  %145 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) %47), !dbg !23
  %146 = extractvalue { i32, i32, i32, i32 } %145, 0, !dbg !23
  %147 = extractvalue { i32, i32, i32, i32 } %145, 1, !dbg !23
  %148 = extractvalue { i32, i32, i32, i32 } %145, 2, !dbg !23
  %149 = extractvalue { i32, i32, i32, i32 } %145, 3, !dbg !23
  %150 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %100, float %101, float %102, float %103, i32 %131, i32 %132, i32 %133, i32 %134, i32 %141, i32 %142) #4, !dbg !24
  %151 = extractvalue { float, float, float, float } %150, 0, !dbg !24
  %152 = extractvalue { float, float, float, float } %150, 1, !dbg !24
  %153 = extractvalue { float, float, float, float } %150, 2, !dbg !24
  %154 = extractvalue { float, float, float, float } %150, 3, !dbg !24
  %155 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %105, float %106, float %107, float %108, i32 %131, i32 %132, i32 %133, i32 %134, i32 %146, i32 %147) #4, !dbg !24
  %156 = extractvalue { float, float, float, float } %155, 0, !dbg !24
  %157 = extractvalue { float, float, float, float } %155, 1, !dbg !24
  %158 = extractvalue { float, float, float, float } %155, 2, !dbg !24
  %159 = extractvalue { float, float, float, float } %155, 3, !dbg !24
  %160 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %151, float %152, float %153, float %154, i32 %136, i32 %137, i32 %138, i32 %139, i32 %143, i32 %144) #4, !dbg !24
  %161 = extractvalue { float, float, float, float } %160, 0, !dbg !24
  %162 = extractvalue { float, float, float, float } %160, 1, !dbg !24
  %163 = extractvalue { float, float, float, float } %160, 2, !dbg !24
  %164 = extractvalue { float, float, float, float } %160, 3, !dbg !24
  %165 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %156, float %157, float %158, float %159, i32 %136, i32 %137, i32 %138, i32 %139, i32 %148, i32 %149) #4, !dbg !24
  %166 = extractvalue { float, float, float, float } %165, 0, !dbg !24
  %167 = extractvalue { float, float, float, float } %165, 1, !dbg !24
  %168 = extractvalue { float, float, float, float } %165, 2, !dbg !24
  %169 = extractvalue { float, float, float, float } %165, 3, !dbg !24
  %170 = shl nuw nsw i32 %8, 2, !dbg !14
  %171 = and i32 %170, 28, !dbg !14
  %172 = or disjoint i32 %171, %15, !dbg !15
  %173 = lshr i32 %8, 3, !dbg !14
  %174 = and i32 %173, 15, !dbg !14
  %175 = or disjoint i32 %174, %7, !dbg !13
  %176 = shl i32 %175, 6, !dbg !25
  %177 = sext i32 %176 to i64, !dbg !26
  %178 = getelementptr [4 x i8], ptr addrspace(1) %c_ptr, i64 %177, !dbg !26
  %179 = getelementptr i8, ptr addrspace(1) %178, i64 4096, !dbg !26
  %180 = zext nneg i32 %172 to i64, !dbg !26
  %181 = getelementptr [4 x i8], ptr addrspace(1) %178, i64 %180, !dbg !26
  %182 = getelementptr [4 x i8], ptr addrspace(1) %179, i64 %180, !dbg !26
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !27
  %183 = and i32 %30, 640, !dbg !27
  %184 = and i32 %8, 1, !dbg !27
  %185 = icmp eq i32 %184, 0, !dbg !27
  %186 = select i1 %185, i32 0, i32 2056, !dbg !27
  %187 = and i32 %20, 32, !dbg !27
  %188 = and i32 %170, 16, !dbg !27
  %189 = and i32 %8, 8, !dbg !27
  %190 = icmp eq i32 %189, 0, !dbg !27
  %191 = select i1 %190, i32 0, i32 1088, !dbg !27
  %192 = and i32 %22, 64, !dbg !27
  %193 = or disjoint i32 %191, %183, !dbg !27
  %194 = xor i32 %193, %192, !dbg !27
  %195 = or disjoint i32 %188, %187, !dbg !27
  %196 = or disjoint i32 %195, %186, !dbg !27
  %197 = or disjoint i32 %196, %194, !dbg !27
  %198 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %197, !dbg !27
  %199 = insertelement <2 x float> poison, float %161, i64 0, !dbg !27
  %200 = insertelement <2 x float> %199, float %162, i64 1, !dbg !27
  store <2 x float> %200, ptr addrspace(3) %198, align 8, !dbg !27
  %201 = getelementptr inbounds nuw i8, ptr addrspace(3) %198, i32 256, !dbg !27
  %202 = insertelement <2 x float> poison, float %163, i64 0, !dbg !27
  %203 = insertelement <2 x float> %202, float %164, i64 1, !dbg !27
  store <2 x float> %203, ptr addrspace(3) %201, align 8, !dbg !27
  %204 = xor i32 %197, 8, !dbg !27
  %205 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %204, !dbg !27
  %206 = insertelement <2 x float> poison, float %166, i64 0, !dbg !27
  %207 = insertelement <2 x float> %206, float %167, i64 1, !dbg !27
  store <2 x float> %207, ptr addrspace(3) %205, align 8, !dbg !27
  %208 = getelementptr inbounds nuw i8, ptr addrspace(3) %205, i32 256, !dbg !27
  %209 = insertelement <2 x float> poison, float %168, i64 0, !dbg !27
  %210 = insertelement <2 x float> %209, float %169, i64 1, !dbg !27
  store <2 x float> %210, ptr addrspace(3) %208, align 8, !dbg !27
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !27
  %211 = shl nuw nsw i32 %11, 5, !dbg !27
  %212 = and i32 %170, 384, !dbg !27
  %213 = and i32 %22, 24, !dbg !27
  %214 = icmp eq i32 %32, 0, !dbg !27
  %215 = select i1 %214, i32 0, i32 1088, !dbg !27
  %216 = or disjoint i32 %211, %212, !dbg !27
  %217 = or disjoint i32 %215, %213, !dbg !27
  %218 = xor i32 %217, %216, !dbg !27
  %219 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %218, !dbg !27
  %220 = getelementptr inbounds nuw i8, ptr addrspace(3) %219, i32 512, !dbg !27
  %221 = load <2 x i32>, ptr addrspace(3) %220, align 8, !dbg !27
  %222 = xor i32 %218, 2056, !dbg !27
  %223 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %222, !dbg !27
  %224 = getelementptr inbounds nuw i8, ptr addrspace(3) %223, i32 512, !dbg !27
  %225 = load <2 x i32>, ptr addrspace(3) %224, align 8, !dbg !27
  %.extract = load i32, ptr addrspace(3) %219, align 8, !dbg !27
  %226 = getelementptr inbounds nuw i8, ptr addrspace(3) %219, i32 4, !dbg !27
  %.extract8 = load i32, ptr addrspace(3) %226, align 4, !dbg !27
  %.extract9 = load i32, ptr addrspace(3) %223, align 8, !dbg !27
  %227 = getelementptr inbounds nuw i8, ptr addrspace(3) %223, i32 4, !dbg !27
  %.extract10 = load i32, ptr addrspace(3) %227, align 4, !dbg !27
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %.extract, i32 %.extract8, i32 %.extract9, i32 %.extract10, ptr addrspace(1) %181) #4, !dbg !27
  %.extract11 = extractelement <2 x i32> %221, i64 0, !dbg !27
  %.extract12 = extractelement <2 x i32> %221, i64 1, !dbg !27
  %.extract13 = extractelement <2 x i32> %225, i64 0, !dbg !27
  %.extract14 = extractelement <2 x i32> %225, i64 1, !dbg !27
  tail call void asm sideeffect "st.global.v4.b32 [ $4 + 0 ], { $0, $1, $2, $3 };", "r,r,r,r,l"(i32 %.extract11, i32 %.extract12, i32 %.extract13, i32 %.extract14, ptr addrspace(1) %182) #4, !dbg !27
  ret void, !dbg !28
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

attributes #0 = { nounwind "nvvm.reqntid"="128" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { convergent nocallback nofree nounwind memory(argmem: read) }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "tests/triton/products.py", directory: "")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
!4 = distinct !DISubprogram(name: "product", linkageName: "product", scope: !1, file: !1, line: 23, type: !5, scopeLine: 23, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{null, !7, !7, !9, !11, !11}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !8, size: 64, dwarfAddressSpace: 1)
!8 = !DIBasicType(name: "half", size: 16, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !10, size: 64, dwarfAddressSpace: 1)
!10 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !12, size: 64, dwarfAddressSpace: 1)
!12 = !DIBasicType(name: "unknown_type", encoding: DW_ATE_signed)
!13 = !DILocation(line: 24, column: 12, scope: !4)
!14 = !DILocation(line: 24, column: 35, scope: !4)
!15 = !DILocation(line: 25, column: 14, scope: !4)
!16 = !DILocation(line: 12, column: 29, scope: !17, inlinedAt: !18)
!17 = distinct !DILexicalBlockFile(scope: !4, file: !1, discriminator: 0)
!18 = !DILocation(line: 26, column: 11, scope: !17)
!19 = !DILocation(line: 12, column: 21, scope: !17, inlinedAt: !18)
!20 = !DILocation(line: 11, column: 5, scope: !17, inlinedAt: !18)
!21 = !DILocation(line: 12, column: 13, scope: !17, inlinedAt: !18)
!22 = !DILocation(line: 13, column: 21, scope: !17, inlinedAt: !18)
!23 = !DILocation(line: 13, column: 13, scope: !17, inlinedAt: !18)
!24 = !DILocation(line: 14, column: 16, scope: !17, inlinedAt: !18)
!25 = !DILocation(line: 27, column: 22, scope: !4)
!26 = !DILocation(line: 27, column: 14, scope: !4)
!27 = !DILocation(line: 27, column: 5, scope: !4)
!28 = !DILocation(line: 23, column: 1, scope: !4)
