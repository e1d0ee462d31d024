; A message from one block to another by LLVM's own atomics and fences. What a kernel's name
; ends in says what is found, as in scopes.cu.
target triple = "amdgcn-amd-amdhsa"
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"

declare i32 @llvm.amdgcn.workgroup.id.x()

define amdgpu_kernel void @access_ok(ptr addrspace(1) %data, ptr addrspace(1) %flag, ptr addrspace(1) %out) {
  %block = call i32 @llvm.amdgcn.workgroup.id.x()
  %first = icmp eq i32 %block, 0
  br i1 %first, label %send, label %receive
send:
  store i32 42, ptr addrspace(1) %data, align 4
  store atomic i32 1, ptr addrspace(1) %flag syncscope("agent") release, align 4
  ret void
receive:
  %seen = load atomic i32, ptr addrspace(1) %flag syncscope("agent") acquire, align 4
  %sent = icmp ne i32 %seen, 0
  br i1 %sent, label %read, label %done
read:
  %value = load i32, ptr addrspace(1) %data, align 4
  store i32 %value, ptr addrspace(1) %out, align 4
  br label %done
done:
  ret void
}

define amdgpu_kernel void @access_wide(ptr addrspace(1) %data, ptr addrspace(1) %flag, ptr addrspace(1) %out) {
  %block = call i32 @llvm.amdgcn.workgroup.id.x()
  %first = icmp eq i32 %block, 0
  br i1 %first, label %send, label %receive
send:
  store i32 42, ptr addrspace(1) %data, align 4
  store atomic i32 1, ptr addrspace(1) %flag release, align 4
  ret void
receive:
  %seen = load atomic i32, ptr addrspace(1) %flag acquire, align 4
  %sent = icmp ne i32 %seen, 0
  br i1 %sent, label %read, label %done
read:
  %value = load i32, ptr addrspace(1) %data, align 4
  store i32 %value, ptr addrspace(1) %out, align 4
  br label %done
done:
  ret void
}

define amdgpu_kernel void @access_one_as_ok(ptr addrspace(1) %data, ptr addrspace(1) %flag, ptr addrspace(1) %out) {
  %block = call i32 @llvm.amdgcn.workgroup.id.x()
  %first = icmp eq i32 %block, 0
  br i1 %first, label %send, label %receive
send:
  store i32 42, ptr addrspace(1) %data, align 4
  store atomic i32 1, ptr addrspace(1) %flag syncscope("agent-one-as") release, align 4
  ret void
receive:
  %seen = load atomic i32, ptr addrspace(1) %flag syncscope("agent-one-as") acquire, align 4
  %sent = icmp ne i32 %seen, 0
  br i1 %sent, label %read, label %done
read:
  %value = load i32, ptr addrspace(1) %data, align 4
  store i32 %value, ptr addrspace(1) %out, align 4
  br label %done
done:
  ret void
}

define amdgpu_kernel void @access_narrow(ptr addrspace(1) %data, ptr addrspace(1) %flag, ptr addrspace(1) %out) {
  %block = call i32 @llvm.amdgcn.workgroup.id.x()
  %first = icmp eq i32 %block, 0
  br i1 %first, label %send, label %receive
send:
  store i32 42, ptr addrspace(1) %data, align 4
  store atomic i32 1, ptr addrspace(1) %flag syncscope("workgroup") release, align 4
  ret void
receive:
  %seen = load atomic i32, ptr addrspace(1) %flag syncscope("workgroup") acquire, align 4
  %sent = icmp ne i32 %seen, 0
  br i1 %sent, label %read, label %done
read:
  %value = load i32, ptr addrspace(1) %data, align 4
  store i32 %value, ptr addrspace(1) %out, align 4
  br label %done
done:
  ret void
}

define amdgpu_kernel void @access_relaxed_store(ptr addrspace(1) %data, ptr addrspace(1) %flag, ptr addrspace(1) %out) {
  %block = call i32 @llvm.amdgcn.workgroup.id.x()
  %first = icmp eq i32 %block, 0
  br i1 %first, label %send, label %receive
send:
  store i32 42, ptr addrspace(1) %data, align 4
  store atomic i32 1, ptr addrspace(1) %flag syncscope("agent") monotonic, align 4
  ret void
receive:
  %seen = load atomic i32, ptr addrspace(1) %flag syncscope("agent") acquire, align 4
  %sent = icmp ne i32 %seen, 0
  br i1 %sent, label %read, label %done
read:
  %value = load i32, ptr addrspace(1) %data, align 4
  store i32 %value, ptr addrspace(1) %out, align 4
  br label %done
done:
  ret void
}

define amdgpu_kernel void @access_relaxed_load(ptr addrspace(1) %data, ptr addrspace(1) %flag, ptr addrspace(1) %out) {
  %block = call i32 @llvm.amdgcn.workgroup.id.x()
  %first = icmp eq i32 %block, 0
  br i1 %first, label %send, label %receive
send:
  store i32 42, ptr addrspace(1) %data, align 4
  store atomic i32 1, ptr addrspace(1) %flag syncscope("agent") release, align 4
  ret void
receive:
  %seen = load atomic i32, ptr addrspace(1) %flag syncscope("agent") monotonic, align 4
  %sent = icmp ne i32 %seen, 0
  br i1 %sent, label %read, label %done
read:
  %value = load i32, ptr addrspace(1) %data, align 4
  store i32 %value, ptr addrspace(1) %out, align 4
  br label %done
done:
  ret void
}

define amdgpu_kernel void @rmw_ok(ptr addrspace(1) %data, ptr addrspace(1) %flag, ptr addrspace(1) %out) {
  %block = call i32 @llvm.amdgcn.workgroup.id.x()
  %first = icmp eq i32 %block, 0
  br i1 %first, label %send, label %receive
send:
  store i32 42, ptr addrspace(1) %data, align 4
  %old = atomicrmw xchg ptr addrspace(1) %flag, i32 1 syncscope("agent") release, align 4
  ret void
receive:
  %pair = cmpxchg ptr addrspace(1) %flag, i32 0, i32 0 syncscope("agent") acquire acquire, align 4
  %seen = extractvalue { i32, i1 } %pair, 0
  %sent = icmp ne i32 %seen, 0
  br i1 %sent, label %read, label %done
read:
  %value = load i32, ptr addrspace(1) %data, align 4
  store i32 %value, ptr addrspace(1) %out, align 4
  br label %done
done:
  ret void
}

define amdgpu_kernel void @rmw_narrow(ptr addrspace(1) %data, ptr addrspace(1) %flag, ptr addrspace(1) %out) {
  %block = call i32 @llvm.amdgcn.workgroup.id.x()
  %first = icmp eq i32 %block, 0
  br i1 %first, label %send, label %receive
send:
  store i32 42, ptr addrspace(1) %data, align 4
  %old = atomicrmw xchg ptr addrspace(1) %flag, i32 1 syncscope("workgroup") release, align 4
  ret void
receive:
  %pair = cmpxchg ptr addrspace(1) %flag, i32 0, i32 0 syncscope("workgroup") acquire acquire, align 4
  %seen = extractvalue { i32, i1 } %pair, 0
  %sent = icmp ne i32 %seen, 0
  br i1 %sent, label %read, label %done
read:
  %value = load i32, ptr addrspace(1) %data, align 4
  store i32 %value, ptr addrspace(1) %out, align 4
  br label %done
done:
  ret void
}

define amdgpu_kernel void @fence_ok(ptr addrspace(1) %data, ptr addrspace(1) %flag, ptr addrspace(1) %out) {
  %block = call i32 @llvm.amdgcn.workgroup.id.x()
  %first = icmp eq i32 %block, 0
  br i1 %first, label %send, label %receive
send:
  store i32 42, ptr addrspace(1) %data, align 4
  fence syncscope("agent") release
  store atomic i32 1, ptr addrspace(1) %flag syncscope("agent") monotonic, align 4
  ret void
receive:
  %seen = load atomic i32, ptr addrspace(1) %flag syncscope("agent") monotonic, align 4
  fence syncscope("agent") acquire
  %sent = icmp ne i32 %seen, 0
  br i1 %sent, label %read, label %done
read:
  %value = load i32, ptr addrspace(1) %data, align 4
  store i32 %value, ptr addrspace(1) %out, align 4
  br label %done
done:
  ret void
}

define amdgpu_kernel void @fence_unfenced(ptr addrspace(1) %data, ptr addrspace(1) %flag, ptr addrspace(1) %out) {
  %block = call i32 @llvm.amdgcn.workgroup.id.x()
  %first = icmp eq i32 %block, 0
  br i1 %first, label %send, label %receive
send:
  store i32 42, ptr addrspace(1) %data, align 4
  fence syncscope("workgroup") release
  store atomic i32 1, ptr addrspace(1) %flag syncscope("agent") monotonic, align 4
  ret void
receive:
  %seen = load atomic i32, ptr addrspace(1) %flag syncscope("agent") monotonic, align 4
  fence syncscope("workgroup") acquire
  %sent = icmp ne i32 %seen, 0
  br i1 %sent, label %read, label %done
read:
  %value = load i32, ptr addrspace(1) %data, align 4
  store i32 %value, ptr addrspace(1) %out, align 4
  br label %done
done:
  ret void
}
