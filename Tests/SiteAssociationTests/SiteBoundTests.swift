import Foundation
import RoutingEngine
import RoutingKit
import RoutingTestSupport
import Testing

@testable import SiteAssociation

/// A file comes from a server, and its check has to end.
@Suite(.timeLimit(.minutes(5)))
@MainActor
struct `The bounds of the check of an association file` {
    private func issues(
        components: [String], variables: String = "{}"
    ) async throws -> [String] {
        let router = try await Fixture { router in
            router.register(
                path: "/start", navigator: PageNavigator<NoParameters>(), access: .external)
        }.router
        let json = """
            {"applinks": {"substitutionVariables": \(variables), "details": [{"appIDs":
            ["ABCDE12345.app"], "components": [\(components.joined(separator: ","))]}]}}
            """
        return try router.issues(inSiteAssociation: Data(json.utf8)).map(\.description)
    }

    private func component(_ path: String) -> String { #"{"/": "\#(path)"}"# }

    private static let values =
        #"{"v": [\#((0..<100).map { #""a\#($0)""# }.joined(separator: ","))]}"#

    @Test(arguments: [
        "/" + String(repeating: "a", count: 100_000),
        String(repeating: "*", count: 100_000), "/$(v)$(v)$(v)",
        "/$(v)/" + String(repeating: "a", count: 10_000),
    ])
    func `a pattern that is too large is named, and nothing is compared`(
        pattern: String
    ) async throws {
        let issues = try await issues(
            components: [component("/start"), component(pattern)], variables: Self.values)
        #expect(
            issues == [
                "applinks.details[0].components[1]: its patterns have more than 50000 characters, "
                    + "with every choice of its variables, so the file was not compared with the "
                    + "routes"
            ])
    }

    @Test(arguments: [
        // Each has its own set of states after each path.
        (0..<76).map { "*" + String(repeating: $0 % 2 == 0 ? "x" : "y", count: $0 / 2 + 1) + "*" },
        ["/" + String(repeating: "a", count: 40_000)],
        (0..<2000).map { "/\($0)*" },
    ])
    func `patterns that distinguish too many paths are compared in part`(
        patterns: [String]
    ) async throws {
        let issues = try await issues(
            components: patterns.map(component), variables: Self.values)
        let sentence =
            "applinks: its patterns distinguish too many paths: not all were compared"
        #expect(issues.contains(sentence))
    }

    @Test func `many slashes and many alternating wildcards are compared`() async throws {
        let issues = try await issues(
            components: [
                component(String(repeating: "/", count: 40_000)),
                component(String(repeating: "*x", count: 76)),
            ])
        #expect(!issues.contains { $0.contains("not all were compared") }, "\(issues)")
    }

    @Test(arguments: [
        (#"{"applinks": {}, "applinks": {}}"#, "applinks"),
        (
            #"{"applinks": {"details": [{"appIDs": [], "appIDs": []}]}}"#,
            "applinks.details[0].appIDs"
        ),
        (#"{"appclips": {"apps": [], "\u0061pps": []}}"#, "appclips.apps"),
    ])
    func `a repeated key is refused with its place`(json: String, place: String) async throws {
        let router = try await Fixture { _ in }.router
        let error = #expect(throws: SiteAssociationError.self) {
            try router.issues(inSiteAssociation: Data(json.utf8))
        }
        #expect(
            error?.description
                == "'\(place)' is there twice, and readers of JSON disagree which counts")
    }

    @Test func `UTF-16, in which no repeated key is found, is refused`() async throws {
        let router = try await Fixture { _ in }.router
        let data = try #require(#"{"applinks": {}}"#.data(using: .utf16))
        let error = #expect(throws: SiteAssociationError.self) {
            try router.issues(inSiteAssociation: data)
        }
        #expect(error?.description == "it is not JSON in UTF-8")
    }
}
