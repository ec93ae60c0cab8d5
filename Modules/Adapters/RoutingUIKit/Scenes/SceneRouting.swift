#if canImport(UIKit) && (os(iOS) || os(visionOS) || os(Linux))
    import CoreSpotlight
    public import RoutingEngine
    public import RoutingKit
    import StageKit
    public import UIKit
    public import UserNotifications

    /// Does the work of a scene delegate in an app with routes. Each scene has its own instance,
    /// with a window, a stage and a router.
    @MainActor
    public final class SceneRouting {
        private static let restorationType = "RoutingKit.restoration"
        private static let stateKey = "navigationState"

        /// The router of the window; `nil` before it is made and after the scene is closed.
        public private(set) var router: AppRouter?
        /// The stage of the window; `nil` before the scene connects and after it is closed.
        public private(set) var stage: WindowStage?
        /// Tells developers why the app can't start, or what of the user's state can't be restored.
        public var report: @MainActor (String) -> Void = { print($0) }

        /// What the user reads if the app can't start. The error itself, with files and lines, goes
        /// to ``report``.
        public var failureText = "The app can\u{2019}t start. Install the latest version."

        /// The type of the activity by which the visible screen is offered to the user's other
        /// devices, such as `com.example.screen`; if it is `nil`, no screen is offered. Set it
        /// before ``connect(_:_:_:)``, and name it under `NSUserActivityTypes` in the `Info.plist`.
        public var handoffType: String?

        private let views: ScreenViews
        private let container: WindowStage.Container
        private let shakeOpens: String?
        private let makeRouter: @MainActor (WindowStage) async throws -> AppRouter
        private var callbacks: [String: @MainActor (URL) -> Void] = [:]
        private var waiting: [RouteRequest] = []
        /// The notification that was opened last.
        private var opened: UNNotification?
        /// The saved navigation state, until it is restored.
        private var saved: NSUserActivity?
        private var isRestored = false

        /// Links that arrive before the router is made wait.
        /// - Parameters:
        ///   - views: Make the views of screens.
        ///   - container: Makes one view controller of several stacks; tabs by default.
        ///   - shakeOpens: The URL that a shake of the device opens, except in production.
        ///   - makeRouter: Makes the router of a window, started, with its tabs on the stage.
        public init(
            views: ScreenViews, container: @escaping WindowStage.Container = WindowStage.tabs,
            shakeOpens: String? = nil,
            makeRouter: @escaping @MainActor (WindowStage) async throws -> AppRouter
        ) {
            self.views = views
            self.container = container
            self.shakeOpens = shakeOpens
            self.makeRouter = makeRouter
        }

        /// Connects a scene: makes its window, then its router, restores the navigation state, and
        /// opens what launched the app: links, a notification or a quick action.
        /// - Parameters:
        ///   - scene: The scene.
        ///   - session: Has the state that is restored.
        ///   - options: What launched the app.
        /// - Returns: The window; `nil` for a scene without windows.
        public func connect(
            _ scene: UIScene, _ session: UISceneSession, _ options: UIScene.ConnectionOptions
        ) -> UIWindow? {
            guard let scene = scene as? UIWindowScene else { return nil }
            let window = RoutingWindow(windowScene: scene)
            window.rootViewController = SystemPage("")
            window.onShake = { [weak self] in self?.openByShake() }
            let stage = WindowStage(window: window, views: views, container: container)
            self.stage = stage
            open(options.urlContexts)
            options.userActivities.forEach { open($0) }
            if let item = options.shortcutItem { open(item) }
            if let response = options.notificationResponse { open(response) }
            window.makeKeyAndVisible()
            saved = session.stateRestorationActivity ?? saved
            Task { [weak self] in await self?.launch(on: stage, in: scene) }
            return window
        }

        /// Closes the router, and releases it with the window, its screens and its stage. Call it
        /// in `sceneDidDisconnect(_:)`; the same instance can connect again.
        public func disconnect() {
            router?.close()
            stage?.window.rootViewController = nil
            stage?.window.isHidden = true
            stage = nil
            router = nil
            saved = nil
            isRestored = false
            waiting = []
        }

        /// Makes the router, restores the state, and opens what has waited.
        ///
        /// This isn't cancelled when the scene is closed: a router that `makeRouter` has made and
        /// doesn't return could not be closed.
        private func launch(on stage: WindowStage, in scene: UIScene) async {
            do {
                let router = try await makeRouter(stage)
                guard stage === self.stage else { return router.close() }
                await restore(by: router)
                guard stage === self.stage else { return router.close() }
                self.router = router
                offerHandoff(in: scene)
                let requests = waiting
                waiting = []
                requests.forEach(open)
            } catch {
                guard stage === self.stage else { return }
                // All issues of all routes, with file and line.
                report("\(error)")
                stage.window.rootViewController = SystemPage(failureText)
            }
        }

        private func openByShake() {
            guard let shakeOpens, let router, router.build != .production,
                // There is one menu, however often the user shakes the device.
                !router.stage.state.path.contains(where: { $0.url == shakeOpens })
            else { return }
            open(RouteRequest(url: shakeOpens, transition: .present))
        }

        // MARK: What arrives

        /// Opens a request, or keeps it until the router exists.
        public func open(_ request: RouteRequest) {
            guard let router else { return waiting.append(request) }
            Task { await router.route(request) }
        }

        /// Passes the URLs of a scheme to a callback, for instance to a login with another service.
        /// They never reach the router.
        /// - Parameters:
        ///   - scheme: The scheme, in any case of letters.
        ///   - callback: Receives each URL.
        public func onCallback(scheme: String, _ callback: @escaping @MainActor (URL) -> Void) {
            callbacks[scheme.lowercased()] = callback
        }

        /// Opens the URLs of `scene(_:openURLContexts:)`: those of the app's schemes, and those of
        /// other schemes that have a callback.
        public func open(_ contexts: Set<UIOpenURLContext>) {
            // A set has no order; sorting makes the result the same each time.
            for context in contexts.sorted(by: { $0.url.absoluteString < $1.url.absoluteString }) {
                if let callback = context.url.scheme.flatMap({ callbacks[$0.lowercased()] }) {
                    callback(context.url)
                } else {
                    open(
                        RouteRequest(
                            opening: context.url, from: context.options.sourceApplication))
                }
            }
        }

        /// Opens the activity of `scene(_:continue:)`: a universal link, a result of Spotlight, or
        /// Handoff.
        public func open(_ activity: NSUserActivity) {
            guard let request = RouteRequest(activity, handoffType: handoffType) else { return }
            open(request)
        }

        /// Opens the URL of a notification that the user tapped, for
        /// `userNotificationCenter(_:didReceive:)`. The buttons of a notification, and dismissing
        /// it, are the app's to handle.
        ///
        /// The system reports a notification that starts the app twice: in the options of the
        /// scene, and to this delegate. It is opened once.
        /// - Returns: Whether the user tapped the notification itself, and it has a URL.
        @discardableResult
        public func open(_ response: UNNotificationResponse) -> Bool {
            guard response.actionIdentifier == UNNotificationDefaultActionIdentifier else {
                return false
            }
            let tapped = response.notification
            let payload = tapped.request.content.userInfo
            guard let request = RouteRequest(notification: payload) else { return false }
            // Another notification of the same identifier replaces it.
            let isSame =
                opened?.date == tapped.date
                && opened?.request.identifier == tapped.request.identifier
            if !isSame { open(request) }
            opened = tapped
            return true
        }

        /// Opens the URL of a quick action, for
        /// `windowScene(_:performActionFor:completionHandler:)`.
        /// - Returns: Whether the action has a URL.
        @discardableResult
        public func open(_ item: UIApplicationShortcutItem) -> Bool {
            guard let request = RouteRequest(quickAction: item.userInfo) else { return false }
            open(request)
            return true
        }

        // MARK: What is kept, here and on other devices

        /// For `stateRestorationActivity(for:)`; `nil` before the first screen.
        public var restorationActivity: NSUserActivity? {
            guard let state = router?.stage.state, state.top != nil,
                let data = try? JSONEncoder().encode(state)
            else { return nil }
            let activity = NSUserActivity(activityType: Self.restorationType)
            activity.addUserInfoEntries(from: [Self.stateKey: data])
            return activity
        }

        /// Restores the navigation state, for `scene(_:restoreInteractionStateWith:)`, which the
        /// system calls late if the device was locked when the scene connected. A state is restored
        /// once.
        public func restore(_ activity: NSUserActivity) {
            saved = saved ?? activity
            guard let router else { return }
            Task { await restore(by: router) }
        }

        private func restore(by router: AppRouter) async {
            guard let activity = saved, !isRestored,
                activity.activityType == Self.restorationType
            else { return }
            isRestored = true
            guard let data = activity.userInfo?[Self.stateKey] as? Data,
                let state = try? JSONDecoder().decode(NavigationState.self, from: data)
            else { return report("The saved state can't be read; the app starts without it.") }
            for error in await router.restore(state) { report("left out: \(error)") }
        }

        private func offerHandoff(in scene: UIScene) {
            guard let handoffType, let router else { return }
            let offer = { [weak scene, weak router] in
                // An activity is offered only while it is current, which the scene doesn't see to.
                scene?.userActivity?.resignCurrent()
                scene?.userActivity = router?.handoffURL.map { url in
                    let activity = NSUserActivity(activityType: handoffType)
                    activity.webpageURL = url
                    activity.becomeCurrent()
                    return activity
                }
            }
            router.observe { if case .moved(_) = $0 { offer() } }
            offer()
        }
    }

    extension RouteRequest {
        init?(_ activity: NSUserActivity, handoffType: String? = nil) {
            switch activity.activityType {
            case NSUserActivityTypeBrowsingWeb, handoffType:
                self.init(url: activity.webpageURL?.absoluteString, origin: .universalLink)
            case CSSearchableItemActionType:
                let identifier = activity.userInfo?[CSSearchableItemActivityIdentifier]
                // Only the app adds its content to the index of Spotlight.
                self.init(url: identifier as? String)
            default: return nil
            }
        }
    }

    private final class RoutingWindow: UIWindow {
        var onShake: @MainActor () -> Void = {}

        override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
            if motion == .motionShake { onShake() }
            super.motionEnded(motion, with: event)
        }
    }
#endif
