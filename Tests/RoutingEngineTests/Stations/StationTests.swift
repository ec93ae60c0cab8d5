import Foundation
import MomentsTestSupport
import RoutingTestSupport
import Testing

@testable import RoutingEngine

/// Compares the page about the path of a request with the router.
@Suite(.serialized, .hangLimit)
struct `The page about the path of a request` {
    /// A link for each station but the last, which is refused there and would be refused at every
    /// later one, with the code of its error.
    nonisolated static let refusals: [(station: String, path: String, code: String)] = [
        ("read", "/shut//x", "empty-segment"),
        ("admit", "/none/x", "cancelled"),
        ("match", "/none/x", "unknown-route"),
        ("redirect", "/shut/x?id=2", "repeated-parameter"),
        ("access", "/shut/x", "access-denied"),
        ("intercept", "/late/x", "blocked"),
        ("decode", "/page/x", "invalid-parameter"),
        ("navigate", "/page/0", "not-found"),
        ("show", "/page/1", "no-source"),
    ]

    @Test(arguments: refusals)
    func `a request is refused at the first station that it does not pass`(
        station: String, path: String, code: String
    ) async throws {
        let page = InlineNavigator { (item: ItemParameters) in
            guard item.id > 0 else { throw NotFound("page") }
            return .screen(PageScreen(title: "page"))
        }
        let app = try await Fixture { router in
            router.register(path: "/page/:id", navigator: page, access: .external)
            router.items("/late/:id", access: .external)
            router.items("/closed/:id")
            router.redirect("/shut/:id", to: "/closed/:id")
            router.intercept {
                $0.isUnder("/late") ? .refuse(because: "it is late") : .proceed
            }
        }
        let other = PageScreen(title: "not on the stage")
        let outcome = await Task {
            if station == "admit" { withUnsafeCurrentTask { $0?.cancel() } }
            return await app.open(
                "https://moments.app" + path, from: .universalLink, source: other)
        }.value
        #expect(outcome.error?.code == code)
    }

    @Test func `the page shows each station in order, with a code seen there`() throws {
        let rows = try WrittenPage("docs/architecture.md").text()
            .matches(of: /\n\| (\w+) \| [^|]+ \| `([\w-]+)` \|/)
            .map { [String($0.output.1), String($0.output.2)] }
        #expect(rows == Self.refusals.map { [$0.station, $0.code] })
    }

    @Test func `the page lists the doors that an extension has`() throws {
        let file = "Modules/Routing/RoutingEngine/Requests/RouterExtension.swift"
        let doors = try WrittenPage(file).text()
            .matches(of: /Door \*(\w+)\*: (.+)\.\n(?: *\/\/\/.*\n)* +func (\w+)/)
            .map { "- **\($0.output.1)** (`\($0.output.3)`) \($0.output.2)\n" }
        #expect(!doors.isEmpty)
        let difference = try WrittenPage("docs/architecture.md").difference(
            from: doors.joined(), after: "<!-- doors -->\n", upTo: "<!-- /doors -->")
        #expect(difference == nil)
    }
}
