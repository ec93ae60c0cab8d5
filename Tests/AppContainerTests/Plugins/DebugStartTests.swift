import CommandLineKit
import RoutingEngine
import PluginKit
import RoutingTesting
import TerminalKit
import Testing

@testable import AppContainer
@testable import CompositionRoot

@Suite
@MainActor
struct `The start of a debug build is stopped by` {
    @Test
    func `a plug-in with an error, with its place`() async throws {
        let console = ScriptedConsole(width: 400)
        let code = await console.run(
            ["open", "/notes", "--build-target", "debug"],
            plugins: [any Plugin].own + [FaultyPlugin()])
        #expect(code == .software)
        let lines = console.warnings.joined().split(separator: "\n")
        #expect(lines.first == "error: the app can't start because its routes have errors")
        #expect(lines.count == 2 && lines[1].contains("PluginTests.swift:"), "\(lines)")
    }

    @Test
    func `a link that no route answers, with its place and the way out`()
        async throws
    {
        let plugins = [any Plugin].own + [LinkingPlugin()]
        let error = await #expect(throws: RegistrationError.self) {
            try await LaunchedApp(plugins: plugins)
        }
        #expect(error?.issues.count == 1)
        let sentence = """
            LinkingNavigator declares NowhereLink (/nowhere), but no route answers it (and 1 more \
            like it); correct the template, or the route
            """
        #expect(
            error?.description.hasPrefix("Tests/AppContainerTests/Plugins/DebugStartTests") == true)
        #expect(error?.description.contains(sentence) == true, "\(error?.description ?? "")")
        #expect(try await LaunchedApp(plugins: plugins, build: .production).path == ["/notes"])
        let part = try await LaunchedApp(plugins: plugins, isWhole: false)
        #expect(part.router.brokenLinks.count == 2, "an app without a feature has such links")
    }
}

private struct NowhereLink: LinkTemplate {
    static let path = "/nowhere"
}

private struct LinkingNavigator: Navigating {
    static let links: [any LinkTemplate.Type] = [NowhereLink.self]

    func destination(for parameters: NoParameters) -> Destination { .value(1) }
}

/// Has two routes whose screens link to nothing.
private struct LinkingPlugin: Plugin {
    let name = "Linking"

    func register(in app: PluginContext) {
        app.router.register(path: "/linking", navigator: LinkingNavigator())
        app.router.register(path: "/linking/too", navigator: LinkingNavigator())
    }
}
