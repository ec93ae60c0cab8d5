import BoundaryKit
import Foundation

/// A report in the Static Analysis Results Interchange Format (OASIS SARIF 2.1.0), which GitHub,
/// Azure DevOps and editors read.
struct SARIFLog {
    private let page: CheckPage
    /// The path of the package in its repository, such as `Packages/App/`.
    private let folder: String
    /// The lines of the files with findings, by path; empty for a file that can't be read.
    private let lines: [String: [Data.SubSequence]]

    /// - Parameters:
    ///   - page: The report with its rules.
    ///   - folder: The path of the package in its repository, such as `Packages/App/`.
    ///   - root: The folder of the package.
    init(of page: CheckPage, in folder: String, at root: URL) {
        self.page = page
        self.folder = folder
        lines = Set(page.all.compactMap(\.place?.file)).reduce(into: [:]) { lines, file in
            let data = try? Data(contentsOf: root.appending(path: file))
            lines[file] = data?.split(separator: 10, omittingEmptySubsequences: false)
        }
    }

    func text() throws -> String {
        let report = page.report
        let active = report.issues + report.flaws
        // The names of the rules, and of what the report says beside them.
        var known: Set<String> = []
        let names = (page.rules.map(\.id) + page.all.map(\.rule).sorted())
            .filter { known.insert($0).inserted }
        let indices = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
        func results(_ issues: [BoundaryIssue], _ suppression: String? = nil) -> [[String: Any]] {
            issues.map { result(of: $0, index: indices[$0.rule] ?? 0, suppression) }
        }
        let driver: [String: Any] = [
            "name": "boundary", "informationUri": "https://github.com/MomentsApp/MomentsApp",
            "rules": names.map(descriptor),
        ]
        let notifications = page.notes.map {
            ["level": "note", "message": ["text": $0]] as [String: Any]
        }
        let run: [String: Any] = [
            "tool": ["driver": driver],
            "invocations": [
                ["executionSuccessful": true, "toolExecutionNotifications": notifications]
            ],
            "results": results(active) + results(report.frozen, "external")
                + results(report.excepted, "inSource"), "columnKind": "unicodeCodePoints",
        ]
        let log: [String: Any] = [
            "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0",
            "runs": [run],
        ]
        let data = try JSONSerialization.data(
            withJSONObject: log, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
        return String(decoding: data, as: UTF8.self)
    }

    private func descriptor(_ name: String) -> [String: Any] {
        guard let rule = page.rules.first(where: { $0.id == name }) else { return ["id": name] }
        let guide =
            "https://github.com/MomentsApp/MomentsApp/blob/main/docs/guides/boundary-rules.md"
        return [
            "id": name, "shortDescription": ["text": rule.because], "help": ["text": rule.fix],
            "helpUri": guide, "defaultConfiguration": ["level": rule.severity.rawValue],
        ]
    }

    private func result(
        of issue: BoundaryIssue, index: Int, _ suppression: String?
    ) -> [String: Any] {
        var result: [String: Any] = [
            "ruleId": issue.rule, "ruleIndex": index, "level": issue.severity.rawValue,
            "message": ["text": issue.message],
            "partialFingerprints": ["boundaryKey/v1": issue.key],
        ]
        result["locations"] = issue.place.map { [location($0)] }
        result["suppressions"] = suppression.map { [["kind": $0]] }
        return result
    }

    private func location(_ place: SourcePlace) -> [String: Any] {
        let path = folder + place.file
        let uri = path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
        var region = ["startLine": place.line]
        region["startColumn"] = column(of: place)
        return [
            "physicalLocation": [
                "artifactLocation": ["uri": uri, "uriBaseId": "%SRCROOT%"], "region": region,
            ] as [String: Any]
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
