import BoundaryKit
import TestSupport
import Testing

/// Compares the pages with the package; `WrittenPage.command` writes the picture of the README.
@Suite(.longComputation) struct `The pictures of the modules` {
    @Test func `the list of docs/architecture.md has each of them above what it uses`()
        async throws
    {
        let graph = try await Repository.graph.value
        let modules = graph.productionModules.except("kind:plugin").except(
            "path:Modules/Features/*")
        let picture = Diagram(of: graph, among: modules)
        let rows = try WrittenPage("docs/architecture.md").text().split(separator: "\n")
            .filter { $0.hasPrefix("- [") }
            .compactMap { $0.split(separator: ": ").first }
            .map { names in names.matches(of: /\[(\w+)\]/).map { String($0.output.1) } }
        #expect(rows.joined().sorted() == picture.nodes.map(\.name))
        let places = Dictionary(
            uniqueKeysWithValues: rows.enumerated().flatMap { place, names in
                names.map { ($0, place) }
            })
        for edge in graph.edges {
            guard let user = places[edge.tail], let used = places[edge.head] else { continue }
            #expect(user < used, "\(edge.tail) uses \(edge.head), which isn't below it")
        }
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
