import RoutingKit

@testable import RouteContract

extension ChangeRow {
    /// Changes of access, builds, requirements and effects.
    static let checks: [ChangeRow] = [
        ChangeRow(
            .accessNarrowed, "an external route is closed to universal links",
            [.universalLinks, .siteAssociation]
        ) { $0.access = [.customSchemes, .pushes] },
        ChangeRow(.accessNarrowed, "a route for pushes is closed", [.pushes]) {
            $0.access = .pushes
        } after: {
            $0.access = .closed
        },
        ChangeRow(
            .accessWidened, "a closed route opens to links from outside", [.siteAssociation]
        ) {
            $0.access = .closed
        } after: {
            $0.access = .external
        },
        ChangeRow(.buildRemoved, "production builds lose the route", .opening) {
            $0.builds = [.debug, .internal]
        },
        ChangeRow(.buildAdded, "a route for testers is added to production builds") {
            $0.builds = [.debug, .internal]
        } after: {
            $0.builds = .all
        },
        ChangeRow(.requirementAdded, "the route requires `login`", .links + .outside) {
            $0.requirements = ["login"]
        },
        ChangeRow(.requirementRemoved, "the route doesn't require `login` any more") {
            $0.requirements = ["login"]
        } after: {
            $0.requirements = []
        },
        ChangeRow(
            .effectChanges, "opening the route changes data; before, it only read", .links
        ) {
            $0.effect = .changes
        },
        ChangeRow(.effectReads, "opening the route changes no data any more") {
            $0.effect = .changes
        } after: {
            $0.effect = .reads
        },
        ChangeRow(.screenBecameAction, "a screen becomes an action", .opening) {
            $0.isAction = true
        },
        ChangeRow(.actionBecameScreen, "an action becomes a screen", .links + .outside) {
            $0.isAction = true
        } after: {
            $0.isAction = false
        },
        ChangeRow(.valuesOffered, "the value of an action can be followed") {
            $0.isAction = true
        } after: {
            $0.isAction = true
            $0.offersValues = true
        },
        ChangeRow(
            .valuesWithdrawn, "the value of an action can't be followed any more", .links
        ) {
            $0.isAction = true
            $0.offersValues = true
        } after: {
            $0.isAction = true
            $0.offersValues = false
        },
        ChangeRow(.questionAdded, "the route asks the user first") { $0.asksFirst = true },
        ChangeRow(.questionRemoved, "the route doesn't ask the user any more") {
            $0.asksFirst = true
        } after: {
            $0.asksFirst = false
        },
    ]

    /// Changes of parameters.
    static let parameters: [ChangeRow] = [
        ChangeRow(.requiredParameterAdded, "a required parameter is added", .opening) {
            $0.parameters.append(ContractParameter("size", "Int"))
        },
        ChangeRow(.optionalParameterAdded, "an optional parameter is added") {
            $0.parameters.append(ContractParameter("size", "Int", isRequired: false))
        },
        query(
            .parameterRemoved, "a parameter is removed", .opening, from: .init("size"),
            to: nil),
        query(
            .parameterRenamed, "`size` is called `format`", .opening, from: .init("size"),
            to: .init("format")),
        query(
            .parameterRequired, "an optional parameter is required", .opening,
            from: .init("size", isRequired: false), to: .init("size")),
        query(
            .parameterOptional, "a required parameter is optional", from: .init("size"),
            to: .init("size", isRequired: false)),
        query(
            .parameterWidened, "`Int` becomes `String`", from: .init("size", "Int"),
            to: .init("size", "String")),
        query(
            .parameterWidened, "`Int` becomes `[Int]`", from: .init("size", "Int"),
            to: .init("size", .array("Int"))),
        query(
            .parameterNarrowed, "`String` becomes `Int`", .opening,
            from: .init("size", "String"), to: .init("size", "Int")),
        query(
            .parameterTypeChanged, "`Int` becomes `UUID`", .opening,
            from: .init("size", "Int"),
            to: .init("size", "UUID")),
        query(
            .caseAdded, "`small|large` becomes `small|medium|large`",
            from: .init("size", "small|large"), to: .init("size", "small|medium|large")),
        query(
            .caseRemoved, "`small|large` becomes `small|wide`", .opening,
            alongside: [.caseAdded],
            from: .init("size", "small|large"), to: .init("size", "small|wide")),
        query(
            .payloadChanged, "a payload needs another property", .links,
            from: .init("item", .object(["id": .init("Int")]), isPayload: true),
            to: .init(
                "item", .object(["id": .init("Int"), "count": .init("Int")]), isPayload: true)),
        query(
            .parameterWidened, "a payload takes another property",
            from: .init("item", .object(["id": .init("Int")]), isPayload: true),
            to: .init(
                "item", .object(["id": .init("Int"), "count": .init("Int", isOptional: true)]),
                isPayload: true)),
        query(
            .parameterPrivate, "a parameter becomes private", from: .init("size"),
            to: .init("size", isPrivate: true)),
        query(
            .parameterPublic, "a parameter isn't private any more",
            from: .init("size", isPrivate: true), to: .init("size")),
    ]

    /// Changes of the values of actions, and of the results of screens.
    static let values: [ChangeRow] = [
        value(.valueAdded, "a value is returned", from: nil, to: "Int"),
        value(.valueRemoved, "no value is returned any more", .links, from: "Int", to: nil),
        value(
            .valueTypeChanged, "the value `Int` becomes `String`", .links, from: "Int",
            to: "String"),
        value(
            .propertyAdded, "the result has another property",
            from: .object(["id": .init("Int")]),
            to: .object(["id": .init("Int"), "title": .init("String")])),
        value(
            .propertyRemoved, "the result loses a property", .links,
            from: .object(["id": .init("Int"), "title": .init("String")]),
            to: .object(["id": .init("Int")])),
        value(
            .propertyOptional, "the result may lack a property", .links,
            from: .object(["id": .init("Int")]),
            to: .object(["id": .init("Int", isOptional: true)])),
        value(
            .propertyRequired, "the result always has a property",
            from: .object(["id": .init("Int", isOptional: true)]),
            to: .object(["id": .init("Int")])),
        value(
            .propertyTypeChanged, "a property changes its type", .links,
            from: .array(.object(["id": .init("Int")])),
            to: .array(.object(["id": .init("String")]))),
    ]

    private static func query(
        _ kind: ContractChange.Kind, _ example: String, _ affected: [AffectedParty] = [],
        alongside: Set<ContractChange.Kind> = [], from old: ContractParameter,
        to new: ContractParameter?
    ) -> ChangeRow {
        ChangeRow(kind, example, affected, alongside: alongside) {
            $0.parameters.append(old)
        } after: {
            $0.parameters[1...] = new.map { [$0] } ?? []
        }
    }

    private static func value(
        _ kind: ContractChange.Kind, _ example: String, _ affected: [AffectedParty] = [],
        from old: ValueShape?, to new: ValueShape?
    ) -> ChangeRow {
        ChangeRow(kind, example, affected) {
            $0.value = old
        } after: {
            $0.value = new
        }
    }
}
