public import RouteMatching
import RoutingEngine

/// Compares the contract of an app with an earlier one, and says what the app may release.
///
///     let check = ContractCheck(RouteContract(of: router, version: version), against: released)
public struct ContractCheck: Sendable {
    /// A higher version alone allows no breaking change: links in the world know no version.
    public let isPassed: Bool
    /// The smallest version number that the changes allow.
    let smallestVersion: AppVersion
    private var lines: [Line] = []

    private struct Line {
        let level: String
        let verdict: String
        let text: String
        var place: CallSite?
        /// Those who are affected, in one text; empty if nobody is known.
        var affected: [String] = []
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
        let breaking = changes.filter { $0.verdict == .breaking }
        let names = Set(breaking.map(\.name))
        let valid = allowances.filter { $0.major == new.version.major && names.contains($0.name) }
        let reasons = Dictionary(valid.map { ($0.name, $0.because) }) { first, _ in first }
        isPassed = names.isSubset(of: reasons.keys)
        smallestVersion = changes.isEmpty ? old.version : old.version.next(isBreaking: !isPassed)
        // A route that is gone was registered in the file of its module.
        let files = Dictionary(grouping: new.routes, by: \.module)
            .compactMapValues { $0.lazy.compactMap { places[$0.path]?.file }.first }
        lines = (breaking + changes.filter { $0.verdict != .breaking }).map { change in
            let because = change.verdict == .breaking ? reasons[change.name] : nil
            let file = change.module.flatMap { files[$0] }.map { CallSite(file: $0, line: nil) }
            return Line(
                level: because == nil ? change.verdict.level : "warning",
                verdict: because.map { "allowed, because \($0)" } ?? change.verdict.rawValue,
                text: "\(change)", place: places[change.subject] ?? file,
                affected: change.affected.isEmpty
                    ? [] : ["affected: \(change.affected.joined(separator: ", "))"])
        }
        for allowance in allowances where !valid.contains(allowance) {
            let text = "no \(allowance.name) breaks in version \(allowance.major); remove it"
            lines.append(Line(level: "warning", verdict: "stale allowance", text: text))
        }
        let text = "\(smallestVersion) (the app has \(new.version))"
        lines.append(Line(level: "notice", verdict: "smallest version", text: text))
    }

    /// The lines for a terminal: breaking changes first, then whom they affect, and the smallest
    /// version.
    public var text: [String] {
        lines.flatMap { line in
            ["\(line.verdict): \(line.text)" + (line.place.map { " (\($0))" } ?? "")]
                + line.affected.map { "  \($0)" }
        }
    }

    /// The lines for a GitHub workflow.
    public var gitHub: [String] {
        lines.map { line in
            let properties = [
                line.place.map { "file=\($0.file.gitHubProperty)" },
                line.place?.line.map { "line=\($0)" }, "title=\(line.verdict.gitHubProperty)",
            ].compactMap(\.self)
            let text = ([line.text] + line.affected).joined(separator: "; ").gitHubText
            return "::\(line.level) \(properties.joined(separator: ","))::\(text)"
        }
    }
}

extension String {
    /// Escapes the characters that would end a workflow command.
    fileprivate var gitHubText: String {
        replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    }

    /// The text with escapes for a property of a workflow command.
    fileprivate var gitHubProperty: String {
        gitHubText.replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
}
