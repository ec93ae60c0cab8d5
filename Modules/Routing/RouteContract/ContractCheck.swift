public import RouteMatching
import RoutingEngine

/// A breaking change that an app makes on purpose.
///
///     { "change": "route", "subject": "/sale", "major": 1, "because": "the sale is over" }
///
/// It ends with the next major version, so that no list of old reasons grows.
public struct ContractAllowance: Hashable, Decodable, Sendable {
    let change: ContractChange.Fact
    /// As a report names it.
    let subject: String
    let major: UInt
    let because: String

    fileprivate var key: ContractChange.Key { .init(fact: change, subject: subject) }
}

extension ContractChange {
    /// What an allowance names of a change.
    fileprivate struct Key: Hashable {
        let fact: Fact, subject: String
    }

    fileprivate var key: Key { Key(fact: fact, subject: subject) }
}

extension ContractChange.Fact: Decodable {
    init(from decoder: any Decoder) throws {
        let name = try decoder.singleValueContainer().decode(String.self)
        guard let fact = Self(rawValue: name) else {
            let names = Self.allCases.map(\.rawValue)
            let hint = name.nearestSpelling(among: names).map { "; did you mean '\($0)'?" }
            throw DecodingError.dataCorrupted(
                .init(
                    codingPath: decoder.codingPath,
                    debugDescription: "'\(name)' is no fact of a contract\(hint ?? "")"))
        }
        self = fact
    }
}

/// Compares the contract of an app with an earlier one, and says what the app may release.
///
///     let check = ContractCheck(app.contract, against: released, allowances: allowances)
public struct ContractCheck: Sendable {
    /// A higher version alone allows no breaking change: links in the world know no version.
    public let isPassed: Bool
    /// The smallest version number that the changes allow.
    let smallestVersion: AppVersion
    private let lines: [Line]

    private struct Line {
        let level: String
        let verdict: String
        let text: String
        var place: CallSite?
        var notes: [String] = []
    }

    /// - Parameters:
    ///   - new: The contract of the app.
    ///   - old: The contract that others rely on.
    ///   - allowances: The breaking changes that the app makes on purpose.
    ///   - places: The registrations of the app's routes, by the text of their paths.
    public init(
        _ new: RouteContract, against old: RouteContract, allowances: [ContractAllowance] = [],
        places: [String: CallSite] = [:]
    ) {
        let changes = ContractComparison(old: old, new: new).changes
        let reasons = Dictionary(
            allowances.filter { $0.major == new.version.major }.map { ($0.key, $0.because) },
            uniquingKeysWith: { first, _ in first })
        func reason(_ change: ContractChange) -> String? {
            change.verdict == .breaking ? reasons[change.key] : nil
        }
        // A route that is gone was registered in the file of its module.
        let files = Dictionary(
            new.routes.compactMap { route in places[route.path].map { (route.module, $0.file) } },
            uniquingKeysWith: { first, _ in first })
        isPassed = changes.allSatisfy { $0.verdict != .breaking || reason($0) != nil }
        smallestVersion =
            !isPassed
            ? old.version.nextMajor
            : changes.isEmpty ? old.version : old.version.nextMinor
        let breaking = changes.filter { $0.verdict == .breaking }
        var lines = (breaking + changes.filter { $0.verdict != .breaking }).map { change in
            let file = change.module.flatMap { files[$0] }.map { CallSite(file: $0, line: nil) }
            let because = reason(change)
            let level = because == nil ? change.verdict.level : "warning"
            return Line(
                level: level,
                verdict: because.map { "allowed, because \($0)" } ?? change.verdict.rawValue,
                text: "\(change)", place: places[change.subject] ?? file,
                notes: change.affected.isEmpty
                    ? [] : ["affected: \(change.affected.joined(separator: ", "))"])
        }
        let broken = Set(breaking.map(\.key))
        for allowance in allowances
        where allowance.major != new.version.major || !broken.contains(allowance.key) {
            let (name, major) = (allowance.change.rawValue, allowance.major)
            let text = "no \(name) of \(allowance.subject) breaks in version \(major); remove it"
            lines.append(Line(level: "warning", verdict: "stale allowance", text: text))
        }
        let text = "\(smallestVersion) (the app has \(new.version))"
        self.lines = lines + [Line(level: "notice", verdict: "smallest version", text: text)]
    }

    /// For a terminal: breaking changes first, then whom they affect, and the smallest version.
    public var text: [String] {
        lines.flatMap { line in
            ["\(line.verdict): \(line.text)" + (line.place.map { " (\($0))" } ?? "")]
                + line.notes.map { "  \($0)" }
        }
    }

    /// For a GitHub workflow.
    public var gitHub: [String] {
        lines.map { line in
            let properties = [
                line.place.map { "file=\($0.file.gitHubProperty)" },
                line.place?.line.map { "line=\($0)" }, "title=\(line.verdict.gitHubProperty)",
            ].compactMap(\.self)
            let text = ([line.text] + line.notes).joined(separator: "; ").gitHubText
            return "::\(line.level) \(properties.joined(separator: ","))::\(text)"
        }
    }
}

extension String {
    /// Escapes the characters that would end a workflow command.
    fileprivate var gitHubText: String {
        replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    }

    /// The same for a property of a workflow command.
    fileprivate var gitHubProperty: String {
        gitHubText.replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
}
