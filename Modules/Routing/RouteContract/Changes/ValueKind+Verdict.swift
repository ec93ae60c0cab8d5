extension ContractChange.ValueKind {
    var verdict: ContractChange.Verdict {
        switch self {
        case .requiredParameterAdded, .parameterRemoved, .parameterRenamed, .parameterRequired,
            .parameterNarrowed, .parameterTypeChanged, .caseRemoved, .payloadChanged, .valueRemoved,
            .valueTypeChanged, .propertyRemoved, .propertyOptional, .propertyTypeChanged:
            .breaking
        case .optionalParameterAdded, .parameterOptional, .parameterWidened, .caseAdded,
            .parameterPrivate, .valueAdded, .propertyAdded, .propertyRequired:
            .compatible
        case .parameterPublic:
            .review
        }
    }

    /// Who can be affected, if the route has them.
    var scope: ContractScope {
        switch self {
        case .requiredParameterAdded, .parameterRemoved, .parameterRenamed, .parameterRequired,
            .parameterNarrowed, .parameterTypeChanged, .caseRemoved:
            [.links, .outside, .saved]
        case .optionalParameterAdded, .parameterOptional, .parameterWidened, .caseAdded,
            .parameterPrivate, .parameterPublic, .valueAdded, .propertyAdded, .propertyRequired:
            []
        case .payloadChanged, .valueRemoved, .valueTypeChanged, .propertyRemoved, .propertyOptional,
            .propertyTypeChanged:
            .links
        }
    }
}
