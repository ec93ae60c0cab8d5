#if canImport(UIKit) && (os(iOS) || os(visionOS) || os(Linux))
    import RoutingKit
    public import UIKit

    extension SceneRouting {
        /// Opens the URLs of `scene(_:openURLContexts:)`: those of the app's schemes, and those of
        /// other schemes that have a callback.
        public func open(_ contexts: Set<UIOpenURLContext>) {
            // A set has no order; sorting makes the result the same each time.
            for context in contexts.sorted(by: { $0.url.absoluteString < $1.url.absoluteString })
            where !isTaken(context.url) {
                open(
                    RouteRequest(
                        opening: context.url, from: context.options.sourceApplication))
            }
        }

        /// Opens the activity of `scene(_:continue:)` if it is a universal link, a result of
        /// Spotlight, or the screen of another device.
        public func open(_ activity: NSUserActivity) {
            guard let request = RouteRequest(activity, handoffType: handoffType) else { return }
            open(request)
        }
    }
#endif
