import BoundaryKit
import CommandLineKit
import Foundation

extension BoundaryReport {
    /// Every finding, also those that are accepted.
    var all: [BoundaryIssue] { failures + warnings + frozen + excepted }

    /// The report as text: each finding in the form of a compiler error or warning, and a summary.
    func text(of graph: ModuleGraph, baseline file: String) -> String {
        let end = notes + [summary(of: graph, baseline: file)]
        let parts = (warnings + failures).map(\.description) + [end.joined(separator: "\n")]
        return parts.joined(separator: "\n\n")
    }

    /// The report as Xcode and SwiftPM read it from a build step: each finding in one line that begins
    /// with the absolute path of its file.
    func lines(in folder: URL, notes: [String], baseline file: String) -> String {
        let root = folder.path(percentEncoded: false)
        let errors = (warnings + failures).map { issue in
            let place = issue.place.map { "\(root)\(root.hasSuffix("/") ? "" : "/")\($0): " } ?? ""
            let message = issue.lines.joined(separator: "; ")
            return "\(place)\(issue.severity.rawValue): \(message)".mappingScalars {
                $0 == "\n" || $0 == "\r" ? " " : nil
            }
        }
        return (errors + notes.map { "note: \($0)" } + [counts(baseline: file)])
            .joined(separator: "\n")
    }

    /// The report as workflow commands of GitHub, which displays them at their lines.
    /// - Parameter folder: The path of the package in its repository.
    func annotations(in folder: String, baseline file: String) -> String {
        let errors = (warnings + failures).map { issue in
            let place =
                issue.place.map {
                    "file=\(Self.property(folder + $0.file)),line=\($0.line),col=\($0.column),"
                } ?? ""
            return
                "::\(issue.severity.rawValue) \(place)title=\(Self.property(issue.rule))::"
                + Self.escaped(issue.message)
        }
        return (errors + [counts(baseline: file)]).joined(separator: "\n")
    }

    func summary(of graph: ModuleGraph, baseline file: String) -> String {
        let modules = graph.modules.count { $0.kind != .external }
        let kinds = Evidence.Kind.allCases.filter(graph.kinds.contains).map(\.rawValue)
        let scope = "\(modules) modules; evidence: \(kinds.joined(separator: ", "))"
        return "\(counts(baseline: file)); \(scope)"
    }

    /// The limits of the report: what couldn't be checked.
    var notes: [String] {
        let refused = Set(uncheckedIssues.map(\.rule))
        let rules = unchecked.filter { !refused.contains($0.rule) }.map { rule in
            "not checked: [\(rule.rule)] needs \(rule.missing.names) evidence"
        }
        return rules + limits.notes
    }

    func counts(baseline file: String) -> String {
        let broken = Set(issues.flatMap(\.rules)).count
        let checked =
            checkedCount == 0
            ? "no rule is checked"
            : issues.isEmpty
                ? "\(checkedCount) rules hold" : "\(broken) of \(checkedCount) rules violated"
        let rules = checked + (unchecked.isEmpty ? "" : "; not checked: \(unchecked.count)")
        let entries = Set(frozen.map(\.key)).count + stale.count
        let obsolete = stale.isEmpty ? "" : ", of which no longer exist: \(stale.count)"
        let violations = Set(issues.flatMap(\.keys)).count
        let places = issues.count > violations ? ", at \(issues.count) places" : ""
        let warned =
            warnings.isEmpty ? "" : ", of which warnings: \(Set(warnings.map(\.key)).count)"
        let allowed = excepted.isEmpty ? "" : "; allowed in the source: \(excepted.count)"
        let inapplicable =
            exceptionIssues.isEmpty
            ? "" : "; exceptions that don't apply: \(exceptionIssues.count)"
        return "\(rules); violations: \(violations)\(places)\(warned); "
            + "frozen in \(file): \(entries)\(obsolete)\(allowed)\(inapplicable)"
    }

    private static func escaped(_ text: String) -> String {
        text.mappingScalars { ["%": "%25", "\r": "%0D", "\n": "%0A"][$0] }
    }

    private static func property(_ text: String) -> String {
        escaped(text).mappingScalars { [":": "%3A", ",": "%2C"][$0] }
    }
}
