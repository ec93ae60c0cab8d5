#if canImport(UIKit) && (os(iOS) || os(visionOS) || os(Linux))
    public import RoutingEngine
    import RoutingKit
    public import UIKit

    /// For an app without scenes, whose application delegate passes its links on.
    extension AppRouter {
        /// - Returns: Whether a route answers it.
        public func open(_ url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
            let caller = options[.sourceApplication] as? String
            return RouteRequest(opening: url, from: caller).open(with: self)
        }

        /// Opens a universal link, or a result of Spotlight.
        /// - Returns: Whether the activity is one of them and a route answers it.
        public func open(_ activity: NSUserActivity) -> Bool {
            RouteRequest(activity)?.open(with: self) ?? false
        }
    }

    extension RouteRequest {
        @MainActor
        fileprivate func open(with router: AppRouter) -> Bool {
            Task { await router.route(self) }
            return router.canOpen(url, from: origin)
        }
    }
#endif
