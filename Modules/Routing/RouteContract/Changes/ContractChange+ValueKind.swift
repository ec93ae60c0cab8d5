extension ContractChange {
    /// A kind of change of a parameter, or of the value that a route returns.
    enum ValueKind: String, CaseIterable, Sendable {
        /// The route takes another parameter and requires it.
        case requiredParameterAdded = "required-parameter-added"
        /// The route takes another parameter.
        case optionalParameterAdded = "optional-parameter-added"
        /// The route doesn't take a parameter any more.
        case parameterRemoved = "parameter-removed"
        /// A parameter has another name.
        case parameterRenamed = "parameter-renamed"
        /// A parameter may not be missing any more.
        case parameterRequired = "parameter-required"
        /// A parameter may be missing.
        case parameterOptional = "parameter-optional"
        /// A parameter takes more values.
        case parameterWidened = "parameter-widened"
        /// A parameter takes fewer values.
        case parameterNarrowed = "parameter-narrowed"
        /// A parameter takes other values.
        case parameterTypeChanged = "parameter-type-changed"
        /// A parameter takes another text of an enumeration.
        case caseAdded = "case-added"
        /// A parameter doesn't take a text of an enumeration any more.
        case caseRemoved = "case-removed"
        /// A parameter moves into or out of the payload, or its structure takes less.
        case payloadChanged = "payload-changed"
        /// Only the Navigator sees the value of a parameter.
        case parameterPrivate = "parameter-private"
        /// Logs show the value of a parameter that was private.
        case parameterPublic = "parameter-public"
        /// The route returns a value.
        case valueAdded = "value-added"
        /// The route returns no value any more.
        case valueRemoved = "value-removed"
        /// The route returns a value of another type.
        case valueTypeChanged = "value-type-changed"
        /// The value has another property.
        case propertyAdded = "property-added"
        /// The value lacks a property.
        case propertyRemoved = "property-removed"
        /// The value may lack a property.
        case propertyOptional = "property-optional"
        /// The value always has a property.
        case propertyRequired = "property-required"
        /// A property of the value has another type.
        case propertyTypeChanged = "property-type-changed"
    }
}
