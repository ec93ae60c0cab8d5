import BoundaryKit
import CommandLineKit
import Foundation

/// A report in the Static Analysis Results Interchange Format (OASIS SARIF 2.1.0), which GitHub,
/// Azure DevOps and editors read.
struct SARIFLog {
    private let report: BoundaryReport
    private let rules: [BoundaryRule]
    /// The limits of the report, as sentences.
    private let notes: [String]
    /// The path of the package in its repository, such as `Packages/App/`.
    private let folder: String
    /// The lines of the files with findings, by path; empty for a file that can't be read.
    private let lines: [String: [Data.SubSequence]]

    /// - Parameter root: The folder of the package.
    init(
        of report: BoundaryReport, rules: [BoundaryRule], in folder: String, at root: URL,
        notes: [String]
    ) {
        let issues = report.failures + report.warnings + report.frozen + report.excepted
        lines = Set(issues.compactMap(\.place?.file)).reduce(into: [:]) { lines, file in
            let data = try? Data(contentsOf: root.appending(path: file))
            lines[file] = data?.split(
                separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        }
        self.notes = notes
        self.report = report
        self.rules = rules
        self.folder = folder
    }

    private static let guide =
        "https://github.com/MomentsApp/MomentsApp/blob/main/docs/guides/boundary-rules.md"

    /// The log as a value for JSON.
    var value: JSONValue {
        let driver: JSONValue = [
            "name": "boundary", "informationUri": "https://github.com/MomentsApp/MomentsApp",
            "rules": .array(descriptors),
        ]
        let run: JSONValue = [
            "tool": ["driver": driver],
            "invocations": [
                ["executionSuccessful": true, "toolExecutionNotifications": .array(notifications)]
            ],
            "results": .array(results), "columnKind": "unicodeCodePoints",
        ]
        return [
            "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0",
            "runs": [run],
        ]
    }

    /// The names of the rules, and of what the report says beside them.
    private var names: [String] {
        let all =
            report.issues + report.frozen + report.excepted + report.stale
            + report.exceptionIssues + report.uncheckedIssues
        let own = rules.map(\.id)
        let others = Set(all.map(\.rule)).subtracting(own).sorted()
        return own.reduce(into: []) { if !$0.contains($1) { $0.append($1) } } + others
    }

    private var descriptors: [JSONValue] {
        names.map { name in
            guard let rule = rules.first(where: { $0.id == name }) else {
                return ["id": .string(name)]
            }
            return [
                "id": .string(name), "shortDescription": ["text": .string(rule.because)],
                "help": ["text": .string(rule.fix)], "helpUri": .string(Self.guide),
                "defaultConfiguration": ["level": .string(rule.severity.rawValue)],
            ]
        }
    }

    private var notifications: [JSONValue] {
        notes.map { ["level": "note", "message": ["text": .string($0)]] }
    }

    private var results: [JSONValue] {
        let numbers = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
        func results(_ issues: [BoundaryIssue], suppressed kind: String? = nil) -> [JSONValue] {
            issues.map { result(of: $0, index: numbers[$0.rule], suppressed: kind) }
        }
        return results(
            report.issues + report.exceptionIssues + report.stale + report.uncheckedIssues)
            + results(report.frozen, suppressed: "external")
            + results(report.excepted, suppressed: "inSource")
    }

    private func result(
        of issue: BoundaryIssue, index: Int?, suppressed kind: String?
    ) -> JSONValue {
        var result: [String: JSONValue] = [
            "ruleId": .string(issue.rule), "level": .string(issue.severity.rawValue),
            "message": ["text": .string(issue.message)],
            "partialFingerprints": ["boundaryKey/v1": .string(issue.key)],
        ]
        result["ruleIndex"] = index.map { .number(Double($0)) }
        result["locations"] = issue.place.map { [location($0)] }
        result["suppressions"] = kind.map { [["kind": .string($0)]] }
        return .object(result)
    }

    private func location(_ place: SourcePlace) -> JSONValue {
        let path = folder + place.file
        let uri = path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
        var region: [String: JSONValue] = ["startLine": .number(Double(place.line))]
        region["startColumn"] = column(of: place).map { .number(Double($0)) }
        return [
            "physicalLocation": [
                "artifactLocation": ["uri": .string(uri), "uriBaseId": "%SRCROOT%"],
                "region": .object(region),
            ]
        ]
    }

    /// The column in characters, as SARIF counts; a place counts bytes.
    private func column(of place: SourcePlace) -> Int? {
        guard let lines = lines[place.file], lines.indices.contains(place.line - 1),
            place.column <= lines[place.line - 1].count
        else { return nil }
        let before = lines[place.line - 1].prefix(place.column - 1)
        return String(decoding: before, as: UTF8.self).unicodeScalars.count + 1
    }
}
