//! What orders and scopes are called: CUDA's, nvcc's and clang's builtins, HIP's, OpenCL's.

use crate::explore::{Order, Scope};

/// Prefixes of orders, with whether the names after them are in capitals.
const ORDER_PREFIXES: [(&str, bool); 3] = [
    ("memory_order_", false),
    ("__NV_ATOMIC_", true),
    ("__ATOMIC_", true),
];

const ORDERS: [(Order, &str); 5] = [
    (Order::RELAXED, "relaxed"),
    (Order::ACQUIRE, "acquire"),
    (Order::RELEASE, "release"),
    (Order::ACQUIRE_RELEASE, "acq_rel"),
    (Order::SEQ_CST, "seq_cst"),
];

/// Prefixes of scopes, with the names after them, narrowest first.
const SCOPES: [(&str, &[(Scope, &str)]); 5] = [
    (
        "thread_scope_",
        &[
            (Scope::Thread, "thread"),
            (Scope::Block, "block"),
            (Scope::Gpu, "device"),
            (Scope::System, "system"),
        ],
    ),
    (
        "__NV_THREAD_SCOPE_",
        &[
            (Scope::Thread, "THREAD"),
            (Scope::Block, "BLOCK"),
            (Scope::Cluster, "CLUSTER"),
            (Scope::Gpu, "DEVICE"),
            (Scope::System, "SYSTEM"),
        ],
    ),
    (
        "__HIP_MEMORY_SCOPE_",
        &[
            (Scope::Thread, "SINGLETHREAD"),
            (Scope::Warp, "WAVEFRONT"),
            (Scope::Block, "WORKGROUP"),
            (Scope::Gpu, "AGENT"),
            (Scope::System, "SYSTEM"),
        ],
    ),
    (
        "__MEMORY_SCOPE_",
        &[
            (Scope::Thread, "SINGLE"),
            (Scope::Warp, "WVFRNT"),
            (Scope::Block, "WRKGRP"),
            (Scope::Gpu, "DEVICE"),
            (Scope::System, "SYSTEM"),
        ],
    ),
    (
        "memory_scope_",
        &[
            (Scope::Thread, "work_item"),
            (Scope::Warp, "sub_group"),
            (Scope::Block, "work_group"),
            (Scope::Gpu, "device"),
            (Scope::System, "all_svm_devices"),
        ],
    ),
];

/// The order that a word means.
pub fn order(word: &str) -> Option<Order> {
    ORDER_PREFIXES.iter().find_map(|(prefix, capitals)| {
        let name = word.strip_prefix(prefix)?;
        let known = ORDERS.iter().find(|(_, known)| match capitals {
            true => known.to_uppercase() == name,
            false => *known == name,
        });
        known.map(|(order, _)| *order)
    })
}

/// The word for an order where `like` stands.
pub fn order_like(like: &str, order: Order) -> Option<String> {
    let (prefix, capitals) = ORDER_PREFIXES.iter().find(|(p, _)| like.starts_with(p))?;
    let (_, name) = ORDERS.iter().find(|(known, _)| *known == order)?;
    Some(match capitals {
        true => format!("{prefix}{}", name.to_uppercase()),
        false => format!("{prefix}{name}"),
    })
}

/// The scope that a word means.
pub fn scope(word: &str) -> Option<Scope> {
    SCOPES.iter().find_map(|(prefix, names)| {
        let name = word.strip_prefix(prefix)?;
        let known = names.iter().find(|(_, known)| *known == name);
        known.map(|(scope, _)| *scope)
    })
}

/// The word for the least scope from `scope` on, where `like` stands.
pub fn scope_like(like: &str, scope: Scope) -> Option<String> {
    let (prefix, names) = SCOPES.iter().find(|(prefix, _)| like.starts_with(prefix))?;
    let (_, name) = names.iter().find(|(known, _)| *known >= scope)?;
    Some(format!("{prefix}{name}"))
}

/// Functions of CUDA and HIP whose names end in their scope; `atomicAdd` and the like.
pub fn legacy_atomic(name: &str) -> Option<&str> {
    const STEMS: [&str; 11] = [
        "Add", "Sub", "Exch", "Min", "Max", "And", "Or", "Xor", "Inc", "Dec", "CAS",
    ];
    let name = name.strip_suffix("_block").unwrap_or(name);
    let name = name.strip_suffix("_system").unwrap_or(name);
    let stem = name.strip_prefix("atomic")?;
    STEMS.contains(&stem).then_some(name)
}

/// A function of CUDA's whose name ends in its scope, for another one.
pub fn legacy_like(name: &str, scope: Scope) -> Option<String> {
    let stem = match legacy_atomic(name) {
        Some(stem) => stem,
        None if name.starts_with("__threadfence") => "__threadfence",
        None => return None,
    };
    Some(match scope {
        Scope::Thread | Scope::Warp | Scope::Block => format!("{stem}_block"),
        Scope::Cluster | Scope::Gpu => stem.to_owned(),
        Scope::System => format!("{stem}_system"),
    })
}

/// The order that also releases or acquires.
pub fn stronger(order: Order, releases: bool, acquires: bool) -> Order {
    let (releases, acquires) = (releases || order.releases(), acquires || order.acquires());
    match (order, releases, acquires) {
        (Order::SEQ_CST, ..) => Order::SEQ_CST,
        (_, true, true) => Order::ACQUIRE_RELEASE,
        (_, true, false) => Order::RELEASE,
        (_, false, true) => Order::ACQUIRE,
        (_, false, false) => order,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_turned_into_others() {
        let wider = |word: &str, scope: Scope| scope_like(word, scope).unwrap_or_default();
        assert_eq!(
            wider("thread_scope_block", Scope::Gpu),
            "thread_scope_device"
        );
        assert_eq!(
            wider("__HIP_MEMORY_SCOPE_WORKGROUP", Scope::Gpu),
            "__HIP_MEMORY_SCOPE_AGENT"
        );
        assert_eq!(
            wider("memory_scope_device", Scope::System),
            "memory_scope_all_svm_devices"
        );
        // There is no word for warps.
        assert_eq!(
            wider("thread_scope_thread", Scope::Warp),
            "thread_scope_block"
        );
        assert_eq!(scope("__MEMORY_SCOPE_WRKGRP"), Some(Scope::Block));
        assert_eq!(order("__NV_ATOMIC_ACQ_REL"), Some(Order::ACQUIRE_RELEASE));
        let order = order_like("memory_order_relaxed", Order::RELEASE);
        assert_eq!(order.as_deref(), Some("memory_order_release"));
        assert_eq!(
            legacy_like("atomicMax_block", Scope::Gpu).as_deref(),
            Some("atomicMax")
        );
        assert_eq!(legacy_like("atomicFoo", Scope::Gpu), None);
    }

    #[test]
    fn orders_grow() {
        assert_eq!(stronger(Order::RELAXED, true, false), Order::RELEASE);
        assert_eq!(
            stronger(Order::ACQUIRE, true, false),
            Order::ACQUIRE_RELEASE
        );
        assert_eq!(stronger(Order::SEQ_CST, true, true), Order::SEQ_CST);
    }
}
