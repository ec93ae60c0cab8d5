#if canImport(UIKit) && (os(iOS) || os(visionOS) || os(Linux))
    import RoutingEngine
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

        /// Offers the visible screen to the user's other devices from now on.
        func offerHandoff(in scene: UIScene) {
            guard let handoffType, let router else { return }
            let offer = { [weak scene, weak router] in
                scene?.userActivity = router?.handoffURL.map { url in
                    let activity = NSUserActivity(activityType: handoffType)
                    activity.webpageURL = url
                    return activity
                }
            }
            router.observe { if case .moved(_) = $0 { offer() } }
            offer()
        }
    }
#endif
