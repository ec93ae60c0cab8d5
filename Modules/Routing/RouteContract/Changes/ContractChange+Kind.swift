extension ContractChange {
    /// A kind of difference between two contracts.
    enum Kind: Hashable, Sendable {
        /// A change of a route: of its path, its checks or its effect.
        case route(RouteKind)
        /// A change of a parameter, or of the value that a route returns.
        case value(ValueKind)
        /// A change of a feature's links, or of the app's hosts and schemes.
        case link(LinkKind)
    }
}

extension ContractChange.Kind {
    /// What a change of this kind means for those who rely on the contract.
    var verdict: ContractChange.Verdict {
        switch self {
        case .route(let kind): kind.verdict
        case .value(let kind): kind.verdict
        case .link(let kind): kind.verdict
        }
    }

    /// Who can be affected by a change of this kind, if the route has them.
    var scope: ContractScope {
        switch self {
        case .route(let kind): kind.scope
        case .value(let kind): kind.scope
        case .link(let kind): kind.scope
        }
    }
}

extension ContractChange.Kind: RawRepresentable, CaseIterable, Codable {
    /// Every kind.
    static let allCases: [ContractChange.Kind] =
        ContractChange.RouteKind.allCases.map(Self.route)
        + ContractChange.ValueKind.allCases.map(Self.value)
        + ContractChange.LinkKind.allCases.map(Self.link)

    /// The name in reports and in the file of allowances, such as `route-removed`.
    var rawValue: String {
        switch self {
        case .route(let kind): kind.rawValue
        case .value(let kind): kind.rawValue
        case .link(let kind): kind.rawValue
        }
    }

    /// The kind of a name; `nil` for any other text.
    init?(rawValue: String) {
        guard let kind = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
        self = kind
    }
}
