extension ContractChange {
    /// A kind of change of a feature's links, or of the app's hosts and schemes.
    enum LinkKind: String, CaseIterable, Sendable {
        /// A feature has another link.
        case linkAdded = "link-added"
        /// A feature doesn't have a link any more.
        case linkRemoved = "link-removed"
        /// No route answers a link of a feature.
        case linkBroken = "link-broken"
        /// The app answers links of another host.
        case hostAdded = "host-added"
        /// The app gives up a host.
        case hostRemoved = "host-removed"
        /// The app answers links of another scheme.
        case schemeAdded = "scheme-added"
        /// The app gives up a scheme.
        case schemeRemoved = "scheme-removed"
    }
}
