import PluginKit
import RoutingEngine

/// Shows the numbers that features offer on the badges of their tabs.
@MainActor
public final class TabBadges {
    private let router: AppRouter
    /// The numbers that are followed, by the URLs of their tabs.
    private var numbers: [String: RouteValues<Int>] = [:]
    private var tasks: [Task<Void, Never>] = []

    init(_ router: AppRouter) { self.router = router }

    deinit { tasks.forEach { $0.cancel() } }

    /// Follows the numbers of these tabs, and no others.
    func follow(_ tabs: [PluginTab]) {
        tasks.forEach { $0.cancel() }
        router.stage.badges = [:]
        numbers = tabs.reduce(into: [:]) { numbers, tab in
            numbers[tab.url] = tab.badge.map { router.values(of: $0, as: Int.self, from: .app) }
        }
        tasks = numbers.map { tab, numbers in
            Task { [weak self] in
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
        for (tab, numbers) in numbers {
            var next = numbers.makeAsyncIterator()
            show((try? await next.next()) ?? 0, on: tab)
        }
    }

    private func show(_ number: Int, on tab: String) {
        router.stage.badges[tab] = number > 99 ? "99+" : number > 0 ? "\(number)" : nil
    }
}
