#if canImport(UIKit) && (os(iOS) || os(visionOS) || os(Linux))
    public import RoutingEngine
    public import RoutingKit
    public import UIKit

    /// Does the work of a scene delegate in an app with routes. Each scene has its own instance,
    /// with a window, a stage and a router.
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
        /// Called with a sentence for developers: why the app can't start, or what of the user's
        /// state can't be restored.
        public var report: @MainActor (String) -> Void = { print($0) }

        /// What the user reads if the app can't start. The error itself, with files and lines, goes
        /// to ``report``.
        public var failureText = "The app can\u{2019}t start. Install the latest version."

        /// The type of the activity by which the visible screen is offered to the user's other
        /// devices, such as `com.example.screen`; none is if `nil`. Set it before ``connect(_:_:_:)``,
        /// and name it under `NSUserActivityTypes` in the `Info.plist`.
        public var handoffType: String?

        private let views: ScreenViews
        private let container: WindowStage.Container
        private let shakeOpens: String?
        private let makeRouter: MakeRouter
        /// The callbacks for schemes that aren't the app's, by scheme in lower case.
        private var callbacks: [String: @MainActor (URL) -> Void] = [:]
        private var waiting: [RouteRequest] = []
        /// The saved navigation state, until it is restored.
        var saved: NSUserActivity?
        var isRestored = false

        /// Prepares a scene.
        /// - Parameters:
        ///   - views: The view controllers of the screens.
        ///   - container: Makes one view controller of several stacks; tabs by default.
        ///   - shakeOpens: The URL that a shake of the device opens, except in production.
        ///   - makeRouter: Makes the router of the window. Links that arrive before wait.
        public init(
            views: ScreenViews, container: @escaping WindowStage.Container = WindowStage.tabs,
            shakeOpens: String? = nil, makeRouter: @escaping MakeRouter
        ) {
            self.views = views
            self.container = container
            self.shakeOpens = shakeOpens
            self.makeRouter = makeRouter
        }

        /// Passes the URLs of a scheme to a callback, for instance to a login with another service.
        /// They never reach the router.
        /// - Parameters:
        ///   - scheme: The exact scheme, in any case of letters.
        ///   - callback: Called with each URL.
        public func onCallback(scheme: String, _ callback: @escaping @MainActor (URL) -> Void) {
            callbacks[scheme.lowercased()] = callback
        }

        /// Connects a scene: makes its window, then its router, restores the navigation state, and
        /// opens what launched the app: links, a notification or a quick action.
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
            options.userActivities.forEach { open($0) }
            if let item = options.shortcutItem { open(item) }
            if let response = options.notificationResponse { open(response) }
            window.makeKeyAndVisible()
            saved = session.stateRestorationActivity ?? saved
            Task { await launch(on: stage, in: scene) }
            return window
        }

        /// Opens a request, or keeps it until the router exists.
        public func open(_ request: RouteRequest) {
            guard let router else { return waiting.append(request) }
            Task { await router.route(request) }
        }

        /// Passes a URL to its callback; `false` if there is none.
        func isTaken(_ url: URL) -> Bool {
            guard let callback = url.scheme.flatMap({ callbacks[$0.lowercased()] }) else {
                return false
            }
            callback(url)
            return true
        }

        private func launch(on stage: WindowStage, in scene: UIScene) async {
            do {
                let router = try await makeRouter(stage)
                await restore(by: router)
                self.router = router
                offerHandoff(in: scene)
                let requests = waiting
                waiting = []
                requests.forEach(open)
            } catch {
                // All issues of all routes, with file and line.
                report("\(error)")
                stage.window.rootViewController = MessageViewController(failureText)
            }
        }

        private func openByShake() {
            guard let shakeOpens, let router, router.build != .production else { return }
            open(RouteRequest(url: shakeOpens, transition: .present))
        }
    }
#endif
