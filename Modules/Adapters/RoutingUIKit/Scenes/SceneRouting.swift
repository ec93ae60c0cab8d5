#if canImport(UIKit)
    public import RoutingEngine
    public import RoutingKit
    public import UIKit

    /// Does for a scene delegate what a scene of an app with routes has to do. Each scene has its own,
    /// with a window, a stage and a router of its own.
    ///
    ///     final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    ///         var window: UIWindow?
    ///         private let routing = SceneRouting(views: .app) { stage in
    ///             try await Container(stage: stage).router
    ///         }
    ///
    ///         func scene(
    ///             _ scene: UIScene, willConnectTo session: UISceneSession,
    ///             options: UIScene.ConnectionOptions
    ///         ) {
    ///             window = routing.connect(scene, session, options)
    ///         }
    ///     }
    @MainActor
    public final class SceneRouting {
        /// Makes the router of a window, started, with its tabs on the stage.
        public typealias MakeRouter = @MainActor (WindowStage) async throws -> AppRouter

        /// The router, as soon as it is made.
        public private(set) var router: AppRouter?
        /// The stage, as soon as the scene is connected.
        public private(set) var stage: WindowStage?
        /// Told why something is not as the user left it, as sentences.
        public var report: @MainActor (String) -> Void = { print($0) }

        private let views: ScreenViews
        private let container: WindowStage.Container
        private let shakeOpens: String?
        private let makeRouter: MakeRouter
        /// What to do with the URLs of schemes that belong to others, by scheme in lower case.
        private var callbacks: [String: @MainActor (URL) -> Void] = [:]
        private var waiting: [RouteRequest] = []
        /// Where the user was, until they are there again.
        var saved: NSUserActivity?
        var isRestored = false

        /// Prepares a scene.
        /// - Parameters:
        ///   - views: Which view controller draws which screen.
        ///   - container: Puts several stacks together; in tabs by default.
        ///   - shakeOpens: The URL that a shake of the device opens, except in production.
        ///   - makeRouter: Makes the router of the window. What arrives meanwhile waits.
        public init(
            views: ScreenViews, container: @escaping WindowStage.Container = WindowStage.tabs,
            shakeOpens: String? = nil, makeRouter: @escaping MakeRouter
        ) {
            self.views = views
            self.container = container
            self.shakeOpens = shakeOpens
            self.makeRouter = makeRouter
        }

        /// Hands the URLs of a scheme to somebody else, for instance to a login with another service.
        /// They never reach the router.
        /// - Parameters:
        ///   - scheme: The exact scheme, in any case of letters.
        ///   - callback: Takes each URL.
        public func onCallback(scheme: String, _ callback: @escaping @MainActor (URL) -> Void) {
            callbacks[scheme.lowercased()] = callback
        }

        /// Connects a scene: makes its window, then its router, restores where the user was, and
        /// opens the links that started the app.
        /// - Returns: The window; `nil` for a scene without windows.
        public func connect(
            _ scene: UIScene, _ session: UISceneSession, _ options: UIScene.ConnectionOptions
        ) -> UIWindow? {
            guard let scene = scene as? UIWindowScene else { return nil }
            let window = RoutingWindow(windowScene: scene)
            window.rootViewController = LaunchViewController()
            window.onShake = { [weak self] in self?.openByShake() }
            let stage = WindowStage(window: window, views: views, container: container)
            self.stage = stage
            open(options.urlContexts)
            options.userActivities.forEach(open)
            window.makeKeyAndVisible()
            saved = session.stateRestorationActivity ?? saved
            Task { await launch(on: stage) }
            return window
        }

        /// Opens a request, or keeps it until there is a router.
        public func open(_ request: RouteRequest) {
            guard let router else { return waiting.append(request) }
            Task { await router.route(request) }
        }

        /// Whether a URL belongs to somebody else, who has it then.
        func isTaken(_ url: URL) -> Bool {
            guard let callback = url.scheme.flatMap({ callbacks[$0.lowercased()] }) else {
                return false
            }
            callback(url)
            return true
        }

        private func launch(on stage: WindowStage) async {
            do {
                let router = try await makeRouter(stage)
                await restore(by: router)
                self.router = router
                let requests = waiting
                waiting = []
                requests.forEach(open)
            } catch {
                // Every mistake of every route, with file and line.
                report("\(error)")
                stage.window.rootViewController = SentenceViewController("\(error)")
            }
        }

        private func openByShake() {
            guard let shakeOpens, let router, router.build != .production else { return }
            open(RouteRequest(url: shakeOpens, transition: .present))
        }
    }
#endif
