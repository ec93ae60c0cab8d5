import DesignKit
import FeatureTestSupport
import InternalMenuPlugin
import RoutingTesting
import StorageKit
import Testing
import ToggleKit

struct `The internal menu` {
    @Test(arguments: [BuildTarget.debug, .internal])
    func `the internal menu shows the version and the build`(build: BuildTarget) async throws {
        let app = try await launchMenu(at: "/internalmenu", build: build)
        #expect(app.stage.topScreen?.title == "Testers")
        #expect(app.headings == ["General Info", "DesignKit", "Tools"])
        #expect(try app.detail("Version") == "1.0.0")
        #expect(try app.detail("Build target") == build.rawValue)
    }

    @Test(arguments: [
        ("Requests", "Requests", "/internalmenu/log"),
        (
            "DesignKit Demo", "DesignKit 1.0.0",
            "/designkit?productName=DesignKit&version=1.0.0"
        ),
    ])
    func `the internal menu links to each tool`(
        row: String, title: String, url: String
    ) async throws {
        let app = try await launchMenu(at: "/internalmenu")
        let outcome = try await app.follow(row)
        #expect(outcome.title == title)
        #expect(outcome.stack == ["/moments", "/internalmenu", url])
    }

    @Test func `a toggle is shown with its kind, and is switched for every feature until a reset`()
        async throws
    {
        let feature = try await FeatureApp(
            InternalMenuPlugin(), on: Storage(documents: .memory([:]))
        ) { _ in }
        let (app, toggles) = (feature.router, feature.toggles)
        let star = FeatureToggle("isStar", by: .experiment, isOnByDefault: false)
        toggles.declared = [star]
        await app.open("/internalmenu")
        #expect(try app.detail("isStar") == "experiment")
        for isOn in [true, false] {
            try await app.choose("isStar")
            #expect(toggles.isOn(star) == isOn)
            #expect(try app.isOn("isStar") == isOn)
        }
        await toggles.set(star, to: true)
        #expect(try app.isOn("isStar"))
        try await app.choose("Reset feature toggles")
        #expect(try !app.isOn("isStar"))
    }
}

@Suite(.page("/internalmenu/log", of: InternalMenuPlugin()))
struct `The log of requests` {
    @Test func `the log of requests has a row for each, the newest first, which shows its details`()
        async throws
    {
        let app = try await launchMenu()
        for url in ["/shop", "/nowhere", "/internalmenu/log"] {
            await app.open(url)
        }
        #expect(app.titles == ["/internalmenu/log", "/nowhere", "/shop"])
        #expect(try app.detail("/shop")?.contains("Z shown, ") == true)
        #expect(try app.detail("/nowhere")?.contains("Z unknown-route, ") == true)
        #expect(try app.detail("/nowhere")?.hasSuffix(" ms") == true)
        try await app.choose("/nowhere")
        #expect(try app.detail("Origin") == "app")
        #expect(try app.detail("Route") == "none")
        #expect(try app.detail("Outcome") == "unknown-route")
        #expect(app.titles.contains { $0.hasPrefix("'/nowhere' has no route.") })
        #expect(app.titles.last == "/shop")
        app.goBack()
        #expect(app.path.last == "/internalmenu/log")
    }
}

@Suite(.page("/designkit", of: InternalMenuPlugin()))
struct `The demo of DesignKit` {
    @Test
    func `the demo of DesignKit counts taps, shows what is typed, and switches`() async throws {
        let app = try await launchMenu(at: "/designkit?productName=DesignKit&version=1")
        #expect(app.headings == ["Text", "Action", "Field", "Toggle", "Wide text"])
        let wide = try #require(app.titles.first { $0.contains("👩‍🍳") })
        #expect(wide.contains("日本語"))
        for _ in 1...2 { try await app.choose("Tap") }
        #expect(try app.detail("Tap") == "2 times")
        try await app.choose("Type: empty", typing: "a & 日本")
        #expect(app.titles.contains("Type: a & 日本"))
        for isOn in [false, true] {
            #expect(try app.isOn("Switch") == isOn)
            try await app.choose("Switch")
        }
    }
}

extension AppRouter {
    fileprivate func isOn(_ title: String) throws -> Bool {
        guard case .toggle(let isOn, _) = try row(title).kind else { throw NotFound("the toggle") }
        return isOn
    }
}
