import PluginKit
import RoutingEngine

/// Shows the numbers that features offer on the badges of their tabs.
@MainActor
public final class TabBadges {
    private let router: AppRouter
    private var tabs: [PluginTab] = []
    private var tasks: [Task<Void, Never>] = []

    init(_ router: AppRouter) { self.router = router }

    deinit { tasks.forEach { $0.cancel() } }

    /// Follows the numbers of these tabs, and no others.
    func follow(_ tabs: [PluginTab]) {
        tasks.forEach { $0.cancel() }
        self.tabs = tabs
        router.stage.badges = [:]
        tasks = tabs.compactMap { tab in
            guard let numbers = numbers(of: tab) else { return nil }
            return Task { [weak self] in
                // A number that can't be read is no reason to disturb the user: there is no badge.
                do {
                    for try await number in numbers { self?.show(number, on: tab) }
                } catch {}
                if !Task.isCancelled { self?.show(0, on: tab) }
            }
        }
    }

    /// Reads the numbers again, for a stage that is drawn only after the user has done something.
    public func refresh() async {
        for tab in tabs {
            guard var numbers = numbers(of: tab)?.makeAsyncIterator() else { continue }
            show((try? await numbers.next()) ?? 0, on: tab)
        }
    }

    private func numbers(of tab: PluginTab) -> RouteValues<Int>? {
        tab.badge.map { router.values(of: $0, as: Int.self, from: .app) }
    }

    private func show(_ number: Int, on tab: PluginTab) {
        router.stage.badges[tab.url] = number > 99 ? "99+" : number > 0 ? "\(number)" : nil
    }
}
