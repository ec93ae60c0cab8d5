import BoundaryKit
import CommandLineKit
import Foundation

extension Command {
    static let fix = Command(
        "fix",
        "print a diff that adds missing dependencies to the manifests and removes unused ones",
        examples: ["fix", "fix --write"]
    ) { call in
        let workspace = try call.workspace()
        let console = call.console
        let (repairs, projects) = try await workspace.repairs(try workspace.rulesIfAny())
        for repair in repairs {
            let diff = try await diff(of: repair)
            if !diff.isEmpty { console.write(diff) }
            if call.arguments.has("--write"), repair.new != repair.old {
                try workspace.write(
                    repair.new, to: workspace.package.url.appending(path: repair.file),
                    replacing: repair.old)
                console.write("written: \(repair.file): \(repair.changes.joined(separator: ", "))")
            }
            for change in repair.manualChanges {
                console.fail("boundary: not changed in \(repair.file): \(change)")
            }
        }
        if repairs.allSatisfy({ $0.new == $0.old }) {
            console.write("nothing to change in a manifest")
        }
        for project in projects {
            console.fail("boundary: not changed: \(project); change its targets in Xcode")
        }
        return repairs.allSatisfy(\.manualChanges.isEmpty) ? .success : .refused
    }

    /// A repair in the unified format that `git apply` and `patch` read; empty if it changes
    /// nothing.
    private static func diff(of repair: ManifestRepair) async throws -> String {
        guard repair.old != repair.new else { return "" }
        let folder = try TemporaryFolder()
        for (name, text) in [("old", repair.old), ("new", repair.new)] {
            try Data(text.utf8).write(to: folder.url.appending(path: name))
        }
        // The program `diff` ends with 1 if the files differ.
        let script = "diff -u --label \"$1\" --label \"$2\" old new || test $? -eq 1"
        let tool = Tool(
            command: ["/bin/sh", "-c", script, "sh", "a/\(repair.file)", "b/\(repair.file)"],
            folder: folder.url, limit: .seconds(60))
        let text = String(decoding: try await tool.output().get(), as: UTF8.self)
        return String(text.unicodeScalars.dropLast())
    }

    static let graph = Command(
        "graph", "print a diagram of the modules: violations are red, frozen ones grey",
        formats: ["mermaid", "json"], examples: ["graph", "graph --into README.md"]
    ) { call in
        let arguments = call.arguments
        let page = call.arguments["--into"].map { URL(filePath: $0) }
        if page != nil, call.format != "mermaid" {
            throw CommandError.usage("'--into' writes only Mermaid; remove '--format'")
        }
        let workspace = try call.workspace()
        let kinds = arguments.evidence ?? [.declared, .imported]
        if call.format == "json" {
            try call.console.write(Console.json(try await workspace.graph(kinds, [])))
            return .success
        }
        let rules = try workspace.rulesIfAny()
        let graph = try await workspace.graph(kinds, rules)
        let diagram = graph.diagram(
            with: BoundaryReport(of: rules, in: graph, baseline: try workspace.baseline()),
            tests: arguments.has("--tests"), isReduced: !arguments.has("--all-edges"))
        if let page {
            try workspace.write(diagram, into: page)
        } else {
            call.console.write(String(diagram.dropLast()))
        }
        return .success
    }
}

extension Workspace {
    /// Replaces the diagram between the markers of a page.
    fileprivate func write(_ diagram: String, into page: URL) throws(CommandError) {
        let path = page.path(percentEncoded: false)
        let text: String
        do { text = try String(contentsOf: page, encoding: .utf8) } catch {
            throw .data("\(path) can't be read: \(error.fileReason)")
        }
        guard let updated = text.replacingModules(with: diagram) else {
            throw .data(
                "\(path): the page has no line '<!-- modules -->' with a line '<!-- /modules -->' "
                    + "below it; add both where the picture belongs")
        }
        if updated != text { try write(updated, to: page, replacing: text) }
    }
}

extension String {
    /// The Markdown page with another diagram in its section about modules: between the lines
    /// `<!-- modules -->` and `<!-- /modules -->`; `nil` without them.
    fileprivate func replacingModules(with diagram: String) -> String? {
        // By scalars, because a carriage return with its line feed is one character.
        let section = /(?:^|\n)<!-- modules -->\r?\n((?:[^\n]*\n)*?)<!-- \/modules -->\r?(?:\n|$)/
            .matchingSemantics(.unicodeScalar)
        return firstMatch(of: section).map { section in
            let old = section.1.startIndex..<section.1.endIndex
            return replacingCharacters(in: old, with: "```mermaid\n\(diagram)```\n")
        }
    }
}
