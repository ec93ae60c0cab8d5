import BoundaryKit
import TestSupport
import Testing

/// Compares the pages with the package; `WrittenPage.command` writes them.
@Suite(.longComputation) struct `The pictures of the modules` {
    @Test func `the one of docs/reference/modules.md shows all of them`() async throws {
        let graph = try await Repository.graph.value
        let picture = Diagram(of: graph, among: graph.productionModules).reduced
        let difference = try WrittenPage("docs/reference/modules.md").difference(
            from: picture.mermaid, after: "<!-- modules -->\n```mermaid\n")
        #expect(difference == nil)
    }

    @Test(arguments: ["README.md", "README.zh-Hans.md"])
    func `the README's leaves out the tools, and draws what is alike at once`(
        page: String
    ) async throws {
        let graph = try await Repository.graph.value
        let modules = graph.productionModules.except("path:Modules/Tools/*")
        let picture = Diagram(of: graph, among: modules).reduced
        // From the top: the container, the features, the foundations.
        let paths = Dictionary(uniqueKeysWithValues: graph.modules.map { ($0.name, $0.path) })
        let names = picture.nodes.map(\.name).sorted {
            paths[$0, default: ""] < paths[$1, default: ""]
        }
        let heads = names.map { tail in picture.arrows.filter { $0.tail == tail }.map(\.head) }
        var lines = ["flowchart TD"]
        for (index, group) in heads.enumerated()
        where !group.isEmpty && heads.firstIndex(of: group) == index {
            let tails = zip(names, heads).filter { $1 == group }.map(\.0)
            lines.append("    \(tails.alike) --> \(group.alike)")
        }
        let difference = try WrittenPage(page).difference(
            from: lines.joined(separator: "\n") + "\n", after: "```mermaid\n")
        #expect(difference == nil)
    }
}

extension [String] {
    /// Nodes at one end of Mermaid's arrows: `Moments & Shop`.
    fileprivate var alike: String { joined(separator: " & ") }
}
