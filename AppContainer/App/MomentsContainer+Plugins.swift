public import DesignKit
import PluginKit
import RoutingEngine
import StorageKit

extension MomentsContainer {
    nonisolated static let menuName = "Internal menu"

    /// The content of the visible screen, as far as the features of this build go.
    public var content: Content {
        let screen = stage.topScreen as? any ContentScreen
        return screen?.content.leavingOutLinks(unopenedBy: router) ?? Content([])
    }

    /// Waits until the visible screen shows its data, or that it can't: for output that is printed
    /// once, and for a choice by number.
    public func settle() async {
        var screen: (any Screen)?
        repeat {
            screen = stage.topScreen
            await screen?.settle()
        } while stage.topScreen !== screen && !Task.isCancelled
    }

    /// Adds a plug-in to the running app, with its tab. What the user sees stays open.
    func add(_ plugin: any Plugin) async {
        guard !plugins.has(plugin) else { return }
        do {
            try plugins.register(plugin, in: host)
            await storage.load()
            let state = stage.state
            try await showTabs()
            _ = await router.restore(state)
            plugin.appDidStart(host.context(of: plugin))
            notify(texts("\(plugin.name) is part of the app again."))
        } catch {
            notify("\(plugin.name) can't be added: \(error)")
        }
    }

    /// Removes a plug-in from the running app, with its tab and its screens.
    func takeOut(_ plugin: any Plugin) {
        guard plugins.has(plugin) else { return }
        do {
            let open = stage.state.entries.filter { router.canOpen($0.url, from: .app) }
            try plugins.withdraw(plugin, from: host)
            let closed = Set(open.filter { !router.canOpen($0.url, from: .app) }.map(\.id))
            stage.update { $0.removeAll { closed.contains($0.id) } }
            badges.follow(plugins.tabs)
            notify(texts("\(plugin.name) was removed.") + " " + sentence(about: closed))
        } catch {
            notify("\(plugin.name) stays: \(error)")
        }
    }

    private func sentence(about closed: Set<NavigationState.Entry.ID>) -> String {
        switch closed.count {
        case 0: texts("None of its screens were open.")
        case let count:
            texts(count, one: "One screen was closed.", others: "\(count) screens were closed.")
        }
    }

    var parts: [(name: String, isPresent: Bool)] {
        plugins.all.filter { $0.tab != nil && $0.name != Self.menuName }
            .map { ($0.name, plugins.has($0)) }
    }

    func switchPart(_ name: String) async {
        guard let plugin = plugins.all.first(where: { $0.name == name }) else { return }
        if plugins.has(plugin) { takeOut(plugin) } else { await add(plugin) }
    }
}
