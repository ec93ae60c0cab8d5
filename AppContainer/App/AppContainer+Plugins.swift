import DesignKit
import PluginKit
import RoutingEngine
import StorageKit

extension AppContainer {
    /// Takes a plug-in out of the running app, or adds it again, after the earlier changes. What is
    /// asked for last is what the app has then.
    func setPart(_ name: String, isPresent: Bool) async {
        _ = await note("parts") { app in
            guard let plugin = app.plugins.all.first(where: { $0.name == name }),
                app.plugins.has(plugin) != isPresent
            else { return }
            do {
                try await isPresent ? app.add(plugin) : app.takeOut(plugin)
            } catch {
                app.notify("\(name) \(isPresent ? "can't be added" : "stays"): \(error)")
            }
        }.result
    }

    /// Adds a plug-in to the running app, with its tab. What the user sees stays open.
    private func add(_ plugin: any Plugin) async throws {
        try plugins.register(plugin)
        do {
            await storage.load()
            let state = stage.state
            try await showTabs()
            _ = await router.restore(state)
        } catch {
            // Without its tab it isn't a part of the app, and can be added again.
            try plugins.withdraw(plugin)
            throw error
        }
        plugins.appDidStart()
        notify(texts("\(plugin.name) is part of the app again."))
    }

    /// Removes a plug-in from the running app, with its tab and its screens.
    private func takeOut(_ plugin: any Plugin) throws {
        let count = try plugins.withdraw(plugin)
        badges.follow(plugins.tabs)
        let sentence =
            count == 0
            ? texts("None of its screens were open.")
            : texts(count, one: "One screen was closed.", others: "\(count) screens were closed.")
        notify(texts("\(plugin.name) was removed.") + " " + sentence)
    }
}
