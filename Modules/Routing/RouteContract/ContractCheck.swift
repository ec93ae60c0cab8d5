public import RouteMatching

/// A breaking change that an app makes on purpose.
///
///     { "change": "route", "subject": "/sale", "major": 1, "because": "the sale is over" }
///
/// It ends with the next major version, so that no list of old reasons grows.
public struct ContractAllowance: Hashable, Decodable, Sendable {
    /// The fact that changes.
    let change: ContractChange.Fact
    /// What changes, as a report names it.
    let subject: String
    /// The major version in which it may change.
    let major: Int
    /// Why it has to change.
    let because: String

    init(_ change: ContractChange.Fact, of subject: String, major: Int, because: String) {
        (self.change, self.subject, self.major, self.because) = (change, subject, major, because)
    }

    private enum CodingKeys: CodingKey {
        case change, subject, major, because
    }

    /// Reads an allowance.
    /// - Throws: `DecodingError` for a fact that doesn't exist, and without a reason.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let name = try container.decode(String.self, forKey: .change)
        guard let change = ContractChange.Fact(rawValue: name) else {
            let names = ContractChange.Fact.allCases.map(\.rawValue)
            let hint = Spelling.nearest(to: name, among: names).map { "; did you mean '\($0)'?" }
            throw DecodingError.dataCorruptedError(
                forKey: .change, in: container,
                debugDescription: "'\(name)' is no fact of a contract\(hint ?? "")")
        }
        self.init(
            change, of: try container.decode(String.self, forKey: .subject),
            major: try container.decode(Int.self, forKey: .major),
            because: try container.decode(String.self, forKey: .because))
        guard because.contains(where: { !$0.isWhitespace }) else {
            throw DecodingError.dataCorruptedError(
                forKey: .because, in: container,
                debugDescription: "'because' must say why \(name) of \(subject) is allowed")
        }
    }

    func allows(_ change: ContractChange, in version: ContractVersion) -> Bool {
        change.verdict == .breaking && change.fact == self.change && change.subject == subject
            && major == version.major
    }
}

/// Compares the contract of an app with an earlier one, and says what the app may release.
///
///     let check = ContractCheck(app.contract, against: released, allowances: allowances)
///     check.isPassed            // false
///     check.smallestVersion     // 2.0.0
public struct ContractCheck: Sendable {
    /// The changes, breaking ones first, each with the reason of its allowance.
    let findings: [(change: ContractChange, because: String?)]
    /// The allowances that match no change, or are for another major version.
    let staleAllowances: [ContractAllowance]
    /// The smallest version number that the changes allow.
    let smallestVersion: ContractVersion
    private let version: ContractVersion

    /// Whether no change is breaking, except for allowed ones. A higher version alone allows
    /// nothing: links in the world know no version.
    public var isPassed: Bool { !findings.contains(where: Self.isFailure) }

    /// Compares two contracts.
    /// - Parameters:
    ///   - new: The contract of the app.
    ///   - old: The contract that others rely on.
    ///   - allowances: The breaking changes that the app makes on purpose.
    public init(
        _ new: RouteContract, against old: RouteContract, allowances: [ContractAllowance] = []
    ) {
        let changes = new.changes(from: old)
        findings = changes.map { change in
            (change, allowances.first { $0.allows(change, in: new.version) }?.because)
        }
        staleAllowances = allowances.filter { allowance in
            !changes.contains { allowance.allows($0, in: new.version) }
        }
        version = new.version
        smallestVersion =
            findings.contains(where: Self.isFailure)
            ? ContractVersion(old.version.major + 1, 0, 0)
            : changes.isEmpty
                ? old.version : ContractVersion(old.version.major, old.version.minor + 1, 0)
    }

    private static func isFailure(_ change: ContractChange, _ because: String?) -> Bool {
        change.verdict == .breaking && because == nil
    }
}

extension ContractCheck {
    /// The report for a reader in a terminal.
    /// - Parameters:
    ///   - places: The places of the routes that the app has, by the text of their paths.
    ///   - modulePlaces: The files that register the routes of a module, for routes that are gone.
    public func text(places: [String: CallSite], modulePlaces: [String: CallSite]) -> [String] {
        let lines = findings.flatMap { change, because in
            let place = places[change.subject] ?? change.module.flatMap { modulePlaces[$0] }
            let verdict =
                because.map { "allowed, because \($0)" }
                ?? (change.verdict == .review ? "for review" : change.verdict.rawValue)
            return ["\(verdict): \(change)" + (place.map { " (\($0))" } ?? "")]
                + (change.affected.isEmpty
                    ? [] : ["  affected: \(change.affected.joined(separator: ", "))"])
        }
        return lines + staleAllowances.map(\.warning) + [versionSentence]
    }

    /// The report as annotations of a GitHub workflow; see ``text(places:modulePlaces:)``.
    public func gitHub(places: [String: CallSite], modulePlaces: [String: CallSite]) -> [String] {
        let lines = findings.map { change, because in
            let place = places[change.subject] ?? change.module.flatMap { modulePlaces[$0] }
            let command =
                Self.isFailure(change, because)
                ? "error" : change.verdict == .compatible ? "notice" : "warning"
            let properties =
                [
                    place.map { "file=\($0.file.gitHubProperty)" },
                    place?.line.map { "line=\($0)" }, "title=\(change.fact.rawValue)",
                ].compactMap(\.self).joined(separator: ",")
            let parts =
                ["\(change)"]
                + (change.affected.isEmpty
                    ? [] : ["affected: \(change.affected.joined(separator: ", "))"])
                + (because.map { ["allowed, because \($0)"] } ?? [])
            return "::\(command) \(properties)::" + parts.joined(separator: "; ").gitHubText
        }
        return lines + staleAllowances.map { "::warning title=allowance::" + $0.warning.gitHubText }
            + ["::notice title=version::" + versionSentence.gitHubText]
    }

    private var versionSentence: String {
        "smallest version: \(smallestVersion) (the app has \(version))"
    }
}

extension ContractAllowance {
    fileprivate var warning: String {
        "stale allowance: no \(change.rawValue) of \(subject) breaks in version \(major); "
            + "remove it"
    }
}

extension String {
    /// The text of a workflow command, with the characters escaped that would end it.
    fileprivate var gitHubText: String {
        replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    }

    /// The same for a property of a workflow command.
    fileprivate var gitHubProperty: String {
        gitHubText.replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
}
