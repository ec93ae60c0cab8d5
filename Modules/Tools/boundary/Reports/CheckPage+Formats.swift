import BoundaryKit
import CommandLineKit
import Foundation

extension CheckPage {
    /// Every finding, including those that are accepted.
    var all: [BoundaryIssue] { report.failures + report.warnings + report.frozen + report.excepted }

    /// Every finding that isn't accepted, those that fail the check last.
    private var open: [BoundaryIssue] { report.warnings + report.failures }

    /// Each finding in the form of a compiler error or warning, and a summary.
    var list: String {
        let end = (notes + [summary]).joined(separator: "\n")
        return (open.map(\.description) + [end]).joined(separator: "\n\n")
    }

    /// The report as Xcode and SwiftPM read it from a build step: each finding in one line that
    /// begins with the absolute path of its file.
    func lines(in folder: URL) -> String {
        let root = folder.path(percentEncoded: false)
        let errors = open.map { issue in
            let place = issue.place.map { "\(root)\(root.hasSuffix("/") ? "" : "/")\($0): " } ?? ""
            let message = issue.lines.joined(separator: "; ")
            return "\(place)\(issue.severity.rawValue): \(message)".mappingScalars {
                $0 == "\n" || $0 == "\r" ? " " : nil
            }
        }
        let notes = notes.map { "note: \($0)" }
        return (errors + notes + [report.summary(baseline: baseline)]).joined(separator: "\n")
    }

    /// The report as workflow commands of GitHub, which displays them at their lines.
    /// - Parameter folder: The path of the package in its repository.
    func annotations(in folder: String) -> String {
        let errors = open.map { issue in
            let place =
                issue.place.map {
                    "file=\(Self.property(folder + $0.file)),line=\($0.line),col=\($0.column),"
                } ?? ""
            return "::\(issue.severity.rawValue) \(place)title=\(Self.property(issue.rule))::"
                + Self.escaped(issue.message)
        }
        return (errors + [report.summary(baseline: baseline)]).joined(separator: "\n")
    }

    private static func escaped(_ text: String) -> String {
        text.mappingScalars { ["%": "%25", "\r": "%0D", "\n": "%0A"][$0] }
    }

    private static func property(_ text: String) -> String {
        escaped(text).mappingScalars { [":": "%3A", ",": "%2C"][$0] }
    }
}
