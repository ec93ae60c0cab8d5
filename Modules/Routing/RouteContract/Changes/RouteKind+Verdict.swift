extension ContractChange.RouteKind {
    var verdict: ContractChange.Verdict {
        switch self {
        case .routeAdded, .routeRedirected, .navigatorChanged, .parentChanged, .literalCaseChanged,
            .constraintWidened, .segmentOptional, .effectReads, .valuesOffered, .questionAdded:
            .compatible
        case .openRouteAdded, .accessWidened, .buildAdded, .requirementRemoved, .questionRemoved:
            .review
        case .routeRemoved, .redirectTargetChanged, .redirectReplaced, .urlsTaken,
            .pathParameterRenamed, .constraintNarrowed, .segmentRequired, .accessNarrowed,
            .buildRemoved, .requirementAdded, .effectChanges, .screenBecameAction,
            .actionBecameScreen, .valuesWithdrawn:
            .breaking
        }
    }

    /// Who can be affected, if the route has them.
    var scope: ContractScope {
        switch self {
        case .routeAdded, .routeRedirected, .navigatorChanged, .parentChanged, .literalCaseChanged,
            .constraintWidened, .segmentOptional, .buildAdded, .requirementRemoved, .effectReads,
            .valuesOffered, .questionAdded, .questionRemoved:
            []
        case .openRouteAdded, .accessWidened:
            .site
        case .routeRemoved, .redirectTargetChanged, .redirectReplaced, .urlsTaken,
            .constraintNarrowed, .segmentRequired:
            [.links, .outside, .saved, .site]
        case .pathParameterRenamed, .effectChanges, .valuesWithdrawn:
            .links
        case .accessNarrowed:
            [.outside, .site]
        case .buildRemoved, .screenBecameAction, .actionBecameScreen:
            [.links, .outside, .saved]
        case .requirementAdded:
            [.links, .outside]
        }
    }
}
