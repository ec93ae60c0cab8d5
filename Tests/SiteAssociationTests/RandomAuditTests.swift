import Foundation
import RouteMatching
import RoutingEngine
import RoutingKit
import RoutingTestSupport
import Testing

@testable import SiteAssociation

@Suite
@MainActor
struct `The check of random files` {
    private static let routes: KeyValuePairs<String, Access> = [
        "/a": .external, "/a/*": .external, "/a/b": .closed, "/b/**": .external,
        "/b/a/**": .closed, "/*/a/b": .closed, "/ab": .external,
    ]

    private func router() async throws -> AppRouter {
        try await Fixture { router in
            for (path, access) in Self.routes {
                router.register(
                    path: path, navigator: PageNavigator<NoParameters>(), access: access)
            }
        }.router
    }

    private func file(_ random: inout SeededRandom) -> String {
        let pieces = ["/a", "/b", "/ab", "/?", "/*", "/?*", "*", "a", "?"]
        let components = (0..<Int.random(in: 1...6, using: &random)).map { _ in
            let path = (0..<Int.random(in: 1...3, using: &random))
                .map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
            let exclude = Int.random(in: 0..<3, using: &random) == 0
            return #"{"/": "\#(path.hasPrefix("/") ? path : "/\(path)")", "exclude": \#(exclude)}"#
        }
        return """
            {"applinks": {"details": [{"appIDs": ["ABCDE12345.app"],
            "defaults": {"caseSensitive": false, "percentEncoded": false},
            "components": [\(components.joined(separator: ","))]}]}}
            """
    }

    @Test
    func `looks behind a slash, too, where patterns are in the same state as at the slash`()
        async throws
    {
        let file = """
            {"applinks": {"details": [{"appIDs": ["ABCDE12345.app"],
            "defaults": {"caseSensitive": false, "percentEncoded": false},
            "components": [{"/": "/b/?*/*", "exclude": true}, {"/": "/*"}]}]}}
            """
        let found = try await router().issues(inSiteAssociation: Data(file.utf8)).map(\.problem)
        #expect(found.contains { $0.hasPrefix("/b/** is open, but it is excluded: ") }, "\(found)")
    }

    @Test(arguments: RunSeeds.count(4))
    func `finds whatever a random URL shows, and nothing else`(seed: UInt64) async throws {
        var random = SeededRandom(seed: seed)
        let router = try await router()
        var urls = 0
        for _ in 0..<ProofSize.count(15, full: 250) {
            let file = file(&random)
            let rules = try SystemRules(file)
            let found = try router.issues(inSiteAssociation: Data(file.utf8))
                .map(\.problem)
            for _ in 0..<ProofSize.count(40, full: 200) {
                let segments = (0..<Int.random(in: 1...4, using: &random)).map { _ in
                    ["a", "b", "ab", "x", "aa"].randomElement(using: &random) ?? ""
                }
                let path = "/" + segments.joined(separator: "/")
                let link = try DeepLink("https://moments.app\(path)", from: .outside, of: .sample)
                guard let route = router.registry.map?.match(link)?.route else { continue }
                urls += 1
                let isAdmitted = rules.admit(path: path, query: "")
                let messages = found.filter { $0.contains("\(route.pattern) is open") }.count
                let warned = found.filter { $0.contains("matches \(route.pattern),") }.count
                if route.access == .external, !isAdmitted {
                    #expect(messages == 1, "seed \(seed): \(path) in \(file): \(found)")
                }
                if route.access == .closed, isAdmitted {
                    #expect(warned == 1, "seed \(seed): \(path) in \(file)")
                }
            }
            for problem in found where problem.contains("https://") {
                let path = "/" + problem.split(separator: "moments.app/").last!
                let isAdmitted = rules.admit(path: path, query: "")
                #expect(
                    isAdmitted == problem.contains("it matches"), "seed \(seed): \(problem) \(file)"
                )
            }
        }
        ProofSize.report("checks of association files", ["URLs": urls])
    }
}
