extension ContractChange {
    /// A kind of difference between two contracts, by its name in reports and in the file of
    /// allowances.
    enum Kind: String, CaseIterable, Codable, Sendable {
        // A route: its path, its checks or its effect.
        case routeAdded = "route-added"
        case openRouteAdded = "open-route-added"
        case routeRemoved = "route-removed"
        case routeRedirected = "route-redirected"
        case redirectTargetChanged = "redirect-target-changed"
        case redirectReplaced = "redirect-replaced"
        case urlsTaken = "urls-taken"
        case navigatorChanged = "navigator-changed"
        case parentChanged = "parent-changed"
        case literalCaseChanged = "literal-case-changed"
        case pathParameterRenamed = "path-parameter-renamed"
        case constraintNarrowed = "constraint-narrowed"
        case constraintWidened = "constraint-widened"
        case segmentRequired = "segment-required"
        case segmentOptional = "segment-optional"
        case accessNarrowed = "access-narrowed"
        case accessWidened = "access-widened"
        case buildRemoved = "build-removed"
        case buildAdded = "build-added"
        case requirementAdded = "requirement-added"
        case requirementRemoved = "requirement-removed"
        case effectChanges = "effect-changes"
        case effectReads = "effect-reads"
        case screenBecameAction = "screen-became-action"
        case actionBecameScreen = "action-became-screen"
        case valuesOffered = "values-offered"
        case valuesWithdrawn = "values-withdrawn"
        case questionAdded = "question-added"
        case questionRemoved = "question-removed"

        // A parameter, or the value that a route returns.
        case requiredParameterAdded = "required-parameter-added"
        case optionalParameterAdded = "optional-parameter-added"
        case parameterRemoved = "parameter-removed"
        case parameterRenamed = "parameter-renamed"
        case parameterRequired = "parameter-required"
        case parameterOptional = "parameter-optional"
        case parameterWidened = "parameter-widened"
        case parameterNarrowed = "parameter-narrowed"
        case parameterTypeChanged = "parameter-type-changed"
        case caseAdded = "case-added"
        case caseRemoved = "case-removed"
        case payloadChanged = "payload-changed"
        case parameterPrivate = "parameter-private"
        case parameterPublic = "parameter-public"
        case valueAdded = "value-added"
        case valueRemoved = "value-removed"
        case valueTypeChanged = "value-type-changed"
        case propertyAdded = "property-added"
        case propertyRemoved = "property-removed"
        case propertyOptional = "property-optional"
        case propertyRequired = "property-required"
        case propertyTypeChanged = "property-type-changed"

        // The links of a feature, or the hosts and schemes of the app.
        case linkAdded = "link-added"
        case linkRemoved = "link-removed"
        case linkBroken = "link-broken"
        case hostAdded = "host-added"
        case hostRemoved = "host-removed"
        case schemeAdded = "scheme-added"
        case schemeRemoved = "scheme-removed"
    }
}

extension ContractChange.Kind {
    /// What a change of this kind means for those who rely on the contract.
    var verdict: ContractChange.Verdict {
        switch self {
        case .routeAdded, .routeRedirected, .navigatorChanged, .parentChanged, .literalCaseChanged,
            .constraintWidened, .segmentOptional, .effectReads, .valuesOffered, .questionAdded,
            .optionalParameterAdded, .parameterOptional, .parameterWidened, .caseAdded,
            .parameterPrivate, .valueAdded, .propertyAdded, .propertyRequired, .linkAdded,
            .linkRemoved:
            .compatible
        case .openRouteAdded, .accessWidened, .buildAdded, .requirementRemoved, .questionRemoved,
            .parameterPublic, .hostAdded, .schemeAdded:
            .review
        case .routeRemoved, .redirectTargetChanged, .redirectReplaced, .urlsTaken,
            .pathParameterRenamed, .constraintNarrowed, .segmentRequired, .accessNarrowed,
            .buildRemoved, .requirementAdded, .effectChanges, .screenBecameAction,
            .actionBecameScreen, .valuesWithdrawn, .requiredParameterAdded, .parameterRemoved,
            .parameterRenamed, .parameterRequired, .parameterNarrowed, .parameterTypeChanged,
            .caseRemoved, .payloadChanged, .valueRemoved, .valueTypeChanged, .propertyRemoved,
            .propertyOptional, .propertyTypeChanged, .linkBroken, .hostRemoved, .schemeRemoved:
            .breaking
        }
    }

    /// Those whom a change of this kind can affect, if the route has them.
    var scope: ContractScope {
        switch self {
        case .routeRemoved, .redirectTargetChanged, .redirectReplaced, .urlsTaken,
            .constraintNarrowed, .segmentRequired:
            [.links, .outside, .saved, .site]
        case .buildRemoved, .screenBecameAction, .actionBecameScreen, .requiredParameterAdded,
            .parameterRemoved, .parameterRenamed, .parameterRequired, .parameterNarrowed,
            .parameterTypeChanged, .caseRemoved:
            [.links, .outside, .saved]
        case .requirementAdded: [.links, .outside]
        case .accessNarrowed: [.outside, .site]
        case .openRouteAdded, .accessWidened: .site
        case .pathParameterRenamed, .effectChanges, .valuesWithdrawn, .payloadChanged,
            .valueRemoved, .valueTypeChanged, .propertyRemoved, .propertyOptional,
            .propertyTypeChanged:
            .links
        default: []
        }
    }
}
