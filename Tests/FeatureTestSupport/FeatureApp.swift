import DesignKit
package import Foundation
package import PluginKit
package import RoutingTesting
import RoutingKit
import ServiceKit
package import StorageKit
import Testing
package import ToggleKit

/// An app with one feature: what its plug-in registers, on a headless stage.
@MainActor
package struct FeatureApp {
    package let router: AppRouter
    package let toggles: FeatureToggles
    /// How often each event was counted.
    package var events: [String: Int] {
        host.analytics.events.reduce(into: [:]) { $0["\(type(of: $1).name)", default: 0] += 1 }
    }

    private let host: TestHost

    /// Starts the app at the tab of the plug-in. The time is always that of ``TestClock/start``.
    /// - Parameters:
    ///   - tab: The URL of its tab, if it isn't the plug-in's.
    ///   - user: Who is signed in; `nil` lets a guest open everything.
    ///   - others: Registers stand-ins for the screens of other features.
    package init(
        _ plugin: any Plugin, on storage: Storage, build: BuildTarget = .debug,
        tab: String? = nil, user: String? = nil, others: (AppRouter) -> Void
    ) async throws {
        router = AppRouter(
            links: UniversalLinks(hosts: ["momentsapp.com"], schemes: ["momentsapp"]),
            stage: HeadlessStage(), build: build, clock: .still)
        router.observe {
            if case .undeclaredLink(let url, _) = $0 { Issue.record("\(url) is not declared") }
        }
        toggles = FeatureToggles(storage: storage)
        host = TestHost(session: TestSession(userName: user))
        try await storage.setUser(user)
        let app = try Plugins(
            [host, plugin], router: router, storage: storage, toggles: toggles, build: build,
            version: "1.0.0")
        router.register(SignedIn())
        for plugin in [host, plugin] as [any Plugin] { try app.register(plugin) }
        await storage.load()
        others(router)
        try router.start(unanswered: nil)
        try await router.show(tabs: [tab ?? plugin.tab?.url].compactMap(\.self))
    }
}

extension FeatureApp {
    /// Waits until the tab shows its data, and opens a page.
    /// - Parameter url: The page; the tab if `nil`.
    package func opened(at url: String?) async -> AppRouter {
        await router.settle()
        if let url { await router.open(url) }
        return router
    }
}

/// A user who is signed in, or a guest.
@MainActor
package final class TestSession: UserSession {
    package var userName: String?

    package init(userName: String?) { self.userName = userName }
}

/// Provides what the container of an app provides.
private struct TestHost: Plugin {
    let name = "Test"
    let session: TestSession
    let analytics = RecordedAnalytics()

    var provides: [ProvidedService] {
        [
            ProvidedService((any UserSession).self) { _ in session },
            ProvidedService((any Analytics).self) { _ in analytics },
        ]
    }

    func register(in app: PluginContext) {}
}

/// Lets each user open what requires a login.
private struct SignedIn: RouteInterceptor {
    let priority = 0

    func enforces(_ requirement: RouteRequirement, on route: Route) -> Bool {
        requirement.name == "login"
    }

    func wants(_ request: InterceptedRequest) -> Bool { false }
    func intercept(_ request: InterceptedRequest) -> InterceptorVerdict { .proceed }
}

extension AppRouter {
    /// The sentence for a developer about what the visible screen should show and that doesn't
    /// exist; `nil` if it does.
    package var missing: String? {
        let thing = (stage.topScreen as? any ContentScreen)?.missing
        return thing.map { RouteError(url: nil, reason: .notFound($0)).description }
    }

    /// Reads the visible screen again, as the user asks for.
    package func refresh() async throws {
        try await #require(stage.topScreen as? any RefreshableScreen).refresh()
    }

    /// Performs work when a caller waits for the result of a screen.
    package func onAwaiting(_ act: @escaping @MainActor () async throws -> Void) {
        observe { event in
            guard case .awaitsResult = event else { return }
            // The caller waits only after this task suspends.
            Task {
                do { try await act() } catch { Issue.record(error) }
            }
        }
    }
}

extension AppRouter {
    /// Registers stand-ins for pages to which texts of people link: the product is open to others.
    package func registerLinkedPages() {
        register(
            path: "/product/:id", navigator: StandInNavigator<ProductPage>(), access: .external)
        register(path: "/cart", navigator: StandInNavigator<NoParameters>())
        register(path: "/webview", navigator: StandInNavigator<WebPage>())
    }
}

// The parameters that features pass to pages of others.

private struct ProductPage: Decodable, Sendable { let id: Int }

package struct WebPage: Decodable, Sendable { package let url: URL }

package struct MessagePage: Decodable, Sendable { package let userID: String, draft: String? }
