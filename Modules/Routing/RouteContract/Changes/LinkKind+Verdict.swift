extension ContractChange.LinkKind {
    var verdict: ContractChange.Verdict {
        switch self {
        case .linkAdded, .linkRemoved:
            .compatible
        case .linkBroken, .hostRemoved, .schemeRemoved:
            .breaking
        case .hostAdded, .schemeAdded:
            .review
        }
    }

    /// Who can be affected, if the route has them.
    var scope: ContractScope {
        switch self {
        case .linkAdded, .linkRemoved, .linkBroken, .hostAdded, .hostRemoved, .schemeAdded,
            .schemeRemoved:
            []
        }
    }
}
