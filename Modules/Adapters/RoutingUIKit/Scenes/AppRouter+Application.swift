#if canImport(UIKit)
    public import RoutingEngine
    import RoutingKit
    public import UIKit

    /// For an app without scenes: its application delegate hands over what it gets.
    ///
    ///     func application(
    ///         _ app: UIApplication, open url: URL,
    ///         options: [UIApplication.OpenURLOptionsKey: Any]
    ///     ) -> Bool {
    ///         router.open(url, options: options)
    ///     }
    extension AppRouter {
        /// Opens a URL of the app's schemes.
        /// - Returns: Whether it reaches a route.
        public func open(_ url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
            let caller = options[.sourceApplication] as? String
            return open(RouteRequest(opening: url, from: caller))
        }

        /// Opens a universal link.
        /// - Returns: Whether it is one and reaches a route.
        public func open(_ activity: NSUserActivity) -> Bool {
            guard activity.activityType == NSUserActivityTypeBrowsingWeb else { return false }
            return open(
                RouteRequest(url: activity.webpageURL?.absoluteString, origin: .universalLink))
        }

        private func open(_ request: RouteRequest) -> Bool {
            Task { await route(request) }
            return canOpen(request.url, from: request.origin)
        }
    }
#endif
