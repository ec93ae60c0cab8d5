#if canImport(UIKit) && (os(iOS) || os(visionOS) || os(Linux))
    import RoutingEngine
    import UIKit

    extension SceneRouting {
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
