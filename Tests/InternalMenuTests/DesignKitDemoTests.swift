import InternalMenuPlugin
import DesignKit
import FeatureTestSupport
import RoutingTesting
import Testing

@Suite(.page("/designkit", of: InternalMenuPlugin()))
@MainActor
struct `The demo of DesignKit` {
    @Test
    func `has the product and the version as its title`() async throws {
        let app = try await launchMenu()
        let outcome = await app.open("/designkit?productName=Fish%20%26%20Chips&version=2%2F3")
        #expect(outcome.title == "Fish & Chips 2/3")
    }

    @Test(arguments: [
        ("", "productName"), ("?version=1", "productName"), ("?productName=a", "version"),
    ])
    func `requires both`(query: String, missing: String) async throws {
        let app = try await launchMenu()
        let error = try #require(await app.open("/designkit\(query)").error)
        #expect(error.code == "missing-parameter")
        #expect(error.description.contains("the parameter '\(missing)' (String) is missing"))
    }

    @Test
    func `has a row of each kind`() async throws {
        let app = try await openDemo()
        #expect(app.headings == ["Text", "Action", "Field", "Toggle", "Wide text"])
        #expect(app.titles.contains { $0.contains("👩‍🍳") && $0.contains("日本語") })
    }

    @Test
    func `counts taps`() async throws {
        let app = try await openDemo()
        #expect(try app.detail("Tap") == "0 times")
        try await app.choose("Tap")
        try await app.choose("Tap")
        #expect(try app.detail("Tap") == "2 times")
    }

    @Test
    func `shows typed text`() async throws {
        let app = try await openDemo()
        try await app.choose("Type: empty", typing: "a & 日本")
        #expect(app.titles.contains("Type: a & 日本"))
    }

    @Test
    func `switches`() async throws {
        let app = try await openDemo()
        for expected in [false, true, false] {
            let row = try app.row("Switch")
            guard case .toggle(let isOn, _) = row.kind else { throw NotFound("toggle") }
            #expect(isOn == expected)
            try await app.choose(row)
        }
    }

    private func openDemo() async throws -> AppRouter {
        let app = try await launchMenu()
        await app.open("/designkit?productName=DesignKit&version=1")
        return app
    }
}
