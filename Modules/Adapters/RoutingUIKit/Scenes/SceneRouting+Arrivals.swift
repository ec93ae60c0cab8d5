#if canImport(UIKit)
    import RoutingKit
    public import UIKit

    extension SceneRouting {
        /// Opens what `scene(_:openURLContexts:)` brings: URLs of the app's schemes, and of those of
        /// others that a callback takes.
        public func open(_ contexts: Set<UIOpenURLContext>) {
            // A set has no order, and an app that is asked twice the same does the same.
            for context in contexts.sorted(by: { $0.url.absoluteString < $1.url.absoluteString })
            where !isTaken(context.url) {
                open(
                    RouteRequest(
                        opening: context.url, from: context.options.sourceApplication))
            }
        }

        /// Opens what `scene(_:continue:)` brings, if it is a universal link.
        public func open(_ activity: NSUserActivity) {
            guard activity.activityType == NSUserActivityTypeBrowsingWeb else { return }
            open(RouteRequest(url: activity.webpageURL?.absoluteString, origin: .universalLink))
        }
    }
#endif
