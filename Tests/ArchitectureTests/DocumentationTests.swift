import Foundation
import RoutingTestSupport
import Testing

/// Compares the pictures with the package.
@Suite(.longComputation) struct `The pictures of the modules` {
    @Test func `the list of docs/architecture.md has each of them above what it uses`() async throws
    {
        let graph = try await Repository.graph.value.read
        let others = ["Modules/Features/", "AppContainer/Plugins/", "Tests/"]
        let names = graph.modules.filter { module in
            ["library", "executable"].contains(module.kind)
                && !others.contains { module.path.hasPrefix($0) }
        }.map(\.name)
        let rows = SourceFile(path: "docs/architecture.md").text.split(separator: "\n")
            .filter { $0.hasPrefix("- [") }
            .compactMap { $0.split(separator: ": ").first }
            .map { names in names.matches(of: /\[(\w+)\]/).map { String($0.output.1) } }
        #expect(rows.joined().sorted() == names)
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
    func `the README's draws each dependency between parts of the app, and no other`(
        page: String
    ) async throws {
        let graph = try await Repository.graph.value.read
        let parts = graph.modules.reduce(into: [:]) {
            $0[$1.name] = Self.part($1.name, at: $1.path)
        }
        let real = Set(
            graph.edges.compactMap { edge -> Arrow? in
                guard let tail = parts[edge.tail] ?? nil, let head = parts[edge.head] ?? nil else {
                    return nil
                }
                return tail == head ? nil : Arrow(tail: tail, head: head)
            })
        let drawn = Self.arrows(of: SourceFile(path: page).text)
        #expect(Set(drawn.flatMap { [$0.tail, $0.head] }).count <= 12)
        #expect(drawn.subtracting(real) == [])
        func reaches(_ tail: String, _ head: String) -> Bool {
            drawn.contains { $0.tail == tail && ($0.head == head || reaches($0.head, head)) }
        }
        #expect(real.filter { !reaches($0.tail, $0.head) } == [])
    }

    private struct Arrow: Hashable { let tail: String, head: String }

    /// The node of the picture for a module; `nil` for tools and tests.
    private static func part(_ name: String, at path: String) -> String? {
        let parts = [
            "AppContainer/Plugin": "Plugins", "AppContainer/Program": "AppContainer",
            "AppContainer/Window": "AppContainer", "AppContainer": "AppContainerKit",
            "Modules/Features": "Features", "Modules/Foundations": "Foundations",
            "Modules/SampleData": "Foundations", "Modules/Adapters": "Adapters",
        ]
        if path.hasPrefix("Modules/Adapters"), name.hasSuffix("SwiftUI") { return "SwiftUI" }
        if path.hasPrefix("Modules/Routing/") {
            return ["RoutingEngine", "StageKit", "RoutingKit", "RouteMatching"].contains(name)
                ? name : "Extensions"
        }
        return parts.filter { path.hasPrefix($0.key) }.max { $0.key.count < $1.key.count }?.value
    }

    /// The arrows of a page's picture: `A --> B & C`, in which a node may have a `[label]`.
    private static func arrows(of page: String) -> Set<Arrow> {
        let picture =
            page.components(separatedBy: "```mermaid\n").dropFirst().first?
            .components(separatedBy: "```").first ?? ""
        return Set(
            picture.split(separator: "\n").flatMap { line -> [Arrow] in
                let sides = line.replacing(/\[[^\]]*\]/, with: "").split(separator: " --> ").map {
                    $0.split(separator: "&").map { $0.trimmingCharacters(in: .whitespaces) }
                }
                guard sides.count == 2 else { return [] }
                return sides[0].flatMap { tail in sides[1].map { Arrow(tail: tail, head: $0) } }
            })
    }
}
