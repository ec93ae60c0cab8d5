import CommandLineKit

extension BoundaryRule: Codable {
    /// Every kind of rule that JSON can name.
    static let requirements: [any Requirement.Type] = [
        Independent.self, MayDependOnlyOn.self, Layers.self, Forbidden.self, Protected.self,
        Acyclic.self, NoUndeclared.self, NoUnused.self, NoReexport.self,
        TestableOnlyFromOwnTests.self, ExposesOnly.self, Absent.self, RequiresSettings.self,
        Exhaustive.self, EveryModuleHasOwner.self, ImportsOnlyIn.self, NoUse.self, UsedOnlyBy.self,
        Types.self,
    ]

    private enum CodingKeys: String, CodingKey, CaseIterable {
        case rule, because, id, fix, severity, exceptions
    }

    /// Reads a rule. An unknown key is an error, because its meaning would be lost.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let name = try container.decode(String.self, forKey: .rule)
        guard let type = Self.requirements.first(where: { $0.name == name }) else {
            let names = Self.requirements.map { $0.name }.sorted()
            throw DecodingError.dataCorruptedError(
                forKey: .rule, in: container,
                debugDescription: "unknown rule '\(name)'; \(names.advice(for: name))")
        }
        let requirement = try type.init(from: decoder)
        let reason = try container.decode(String.self, forKey: .because)
        guard reason.contains(where: { !$0.isWhitespace }) else {
            throw DecodingError.dataCorruptedError(
                forKey: .because, in: container,
                debugDescription: "the reason is empty; say why the rule exists")
        }
        try Self.refuseOtherKeys(than: requirement, in: decoder)
        self.init(
            requirement, because: reason,
            id: try container.decodeIfPresent(String.self, forKey: .id),
            fix: try container.decodeIfPresent(String.self, forKey: .fix),
            severity: try Self.severity(in: container))
        exceptions = try container.decodeIfPresent([RuleException].self, forKey: .exceptions) ?? []
    }

    /// Writes a rule, with its name and fix only if they aren't the default ones.
    public func encode(to encoder: any Encoder) throws {
        let type = type(of: requirement)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(type.name, forKey: .rule)
        try requirement.encode(to: encoder)
        try container.encode(because, forKey: .because)
        try container.encodeIfPresent(id == requirement.slug ? nil : id, forKey: .id)
        try container.encodeIfPresent(fix == type.fix ? nil : fix, forKey: .fix)
        try container.encodeIfPresent(severity == .error ? nil : severity, forKey: .severity)
        try container.encodeIfPresent(
            exceptions.isEmpty ? nil : exceptions, forKey: .exceptions)
    }

    private static func severity(
        in container: KeyedDecodingContainer<CodingKeys>
    ) throws -> Severity {
        guard let name = try container.decodeIfPresent(String.self, forKey: .severity) else {
            return .error
        }
        guard let severity = Severity(rawValue: name) else {
            throw DecodingError.dataCorruptedError(
                forKey: .severity, in: container,
                debugDescription: "unknown severity '\(name)'; it is one of error, warning")
        }
        return severity
    }

    private static func refuseOtherKeys(
        than requirement: any Requirement, in decoder: any Decoder
    ) throws {
        // The storage of a property wrapper has an underscore before its name.
        let own = Mirror(reflecting: requirement).children.compactMap(\.label)
            .map { String($0.drop { $0 == "_" }) }
        let known = Set(own).union(CodingKeys.allCases.map(\.rawValue))
        let container = try decoder.container(keyedBy: DynamicKey.self)
        for key in container.allKeys where !known.contains(key.stringValue) {
            throw DecodingError.dataCorruptedError(
                forKey: key, in: container,
                debugDescription: "'\(type(of: requirement).name)' has no '\(key.stringValue)'; "
                    + known.sorted().advice(for: key.stringValue))
        }
    }
}

extension [String] {
    /// The name that was probably meant by a word, or all names.
    fileprivate func advice(for word: String) -> String {
        nearest(to: word).map { "did you mean '\($0)'?" }
            ?? "it is one of \(joined(separator: ", "))"
    }
}
