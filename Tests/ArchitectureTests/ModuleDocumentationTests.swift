import BoundaryKit
import Foundation
import TestSupport
import Testing

/// Compares the README of each module with the package; `WrittenPage.command` writes them.
@Suite(.longComputation) struct `The README of a module` {
    /// Every module with a folder of its own, except the plug-ins of SwiftPM, which only start a
    /// program.
    private static func modules() async throws -> [Module] {
        let graph = try await Repository.graph.value
        return graph.modules.filter {
            ($0.path.hasPrefix("Modules/") || $0.path.hasPrefix("AppContainer"))
                && $0.kind != .plugin
        }
    }

    @Test func `shows its neighbors, its owner and its tests`() async throws {
        let graph = try await Repository.graph.value
        let picture = Diagram(of: graph, among: graph.productionModules)
        let tests = Set(graph.modules.filter { $0.kind == .test }.map(\.name))
        let modules = try await Self.modules()
        #expect(modules.count > 20)
        for module in modules {
            let tails = picture.arrows.filter { $0.head == module.name }.map(\.tail)
            let heads = picture.arrows.filter { $0.tail == module.name }.map(\.head)
            let arrows = [tails, [module.name], heads].filter { !$0.isEmpty }
                .map { $0.joined(separator: " & ") }.joined(separator: " --> ")
            var facts = ["Owner: \(module.owners?.joined(separator: ", ") ?? "nobody")"]
            if tests.contains("\(module.name)Tests") {
                facts.append("Tests: `swift test --filter \(module.name)Tests`")
            }
            let text = """

                ```mermaid
                flowchart LR
                    \(arrows)
                ```

                \(facts.map { "- \($0)" }.joined(separator: "\n"))


                """
            let path = "\(module.path)/README.md"
            let difference = try WrittenPage(path).difference(
                from: text, after: "<!-- module -->\n", upTo: "<!-- /module -->")
            #expect(difference == nil, sourceLocation: .file(path))
        }
    }

    @Test func `begins with its name and says in at most 120 words where to start`() async throws {
        let modules = try await Self.modules()
        #expect(modules.count > 20)
        for module in modules {
            let path = "\(module.path)/README.md"
            let text = try WrittenPage(path).text()
            let words = text.prefix(upTo: "<!-- module -->").split(whereSeparator: \.isWhitespace)
            #expect(text.hasPrefix("# \(module.name)\n"), sourceLocation: .file(path))
            #expect((10...120).contains(words.count), sourceLocation: .file(path))
        }
    }
}

extension String {
    /// The text before another one, or all of it.
    fileprivate func prefix(upTo end: String) -> Substring {
        self[..<(range(of: end)?.lowerBound ?? endIndex)]
    }
}
