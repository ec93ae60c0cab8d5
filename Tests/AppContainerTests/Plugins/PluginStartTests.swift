import RoutingEngine
import PluginKit
import Testing

@testable import CompositionRoot

@Suite
@MainActor
struct `A plug-in` {
    @Test
    func `begins its work when the app shows its tabs, and again when it is added again`()
        async throws
    {
        let plugin = ListeningPlugin()
        let app = try await LaunchedApp(plugins: [any Plugin].all + [plugin])
        #expect(plugin.starts.tabs == [app.container.stage.state.tabs.count])
        app.container.takeOut(plugin)
        #expect(plugin.starts.tabs.count == 1)
        await app.container.add(plugin)
        #expect(plugin.starts.tabs.count == 2)
    }
}

/// Remembers when it starts.
private struct ListeningPlugin: Plugin {
    /// How many tabs the app shows at each start.
    @MainActor
    final class Starts {
        var tabs: [Int] = []
    }

    let name = "Listening"
    let starts = Starts()

    func register(in app: PluginContext) {}

    func appDidStart(_ app: PluginContext) {
        starts.tabs.append(app.router.stage.state.tabs.count)
    }
}
