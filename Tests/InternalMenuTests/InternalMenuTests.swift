import RoutingTesting
import Testing

@Suite
@MainActor
struct `The internal menu` {
    @Test(arguments: [BuildTarget.debug, .internal])
    func `shows the version and the build`(build: BuildTarget) async throws {
        let app = try await launchMenu(build: build)
        #expect(await app.open("/internalmenu").title == "Testers")
        #expect(try app.detail("Version") == "1.0.0")
        #expect(try app.detail("Build target") == build.rawValue)
    }

    @Test
    func `has a section for each purpose`() async throws {
        let app = try await launchMenu()
        await app.open("/internalmenu")
        #expect(app.headings == ["General Info", "DesignKit", "Tools"])
    }

    @Test
    func `links to the demo of DesignKit in this version`() async throws {
        let app = try await launchMenu()
        await app.open("/internalmenu")
        let outcome = try await app.follow("DesignKit Demo")
        #expect(outcome.title == "DesignKit 1.0.0")
        #expect(
            outcome.stack.last
                == "/designkit?productName=DesignKit&version=1.0.0")
    }
}
