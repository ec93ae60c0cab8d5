#if canImport(UIKit)
    public import RoutingEngine
    import RoutingKit
    public import UIKit

    /// For an app without scenes, whose application delegate passes its links on:
    ///
    ///     func application(
    ///         _ app: UIApplication, open url: URL,
    ///         options: [UIApplication.OpenURLOptionsKey: Any]
    ///     ) -> Bool {
    ///         router.open(url, options: options)
    ///     }
    extension AppRouter {
        /// Opens a URL of the app's schemes.
        /// - Returns: Whether a route answers it.
        public func open(_ url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
            let caller = options[.sourceApplication] as? String
            return open(RouteRequest(opening: url, from: caller))
        }

        /// Opens a universal link.
        /// - Returns: Whether the activity is a universal link and a route answers it.
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
