#if canImport(UIKit) && (os(iOS) || os(visionOS) || os(Linux))
    import RoutingEngine
    import StageKit
    public import UIKit

    extension SceneRouting {
        /// The type of the activity that stores the navigation state.
        public static let restorationType = "RoutingKit.restoration"
        private static let key = "navigationState"

        /// The navigation state, for `stateRestorationActivity(for:)`; `nil` before the first
        /// screen.
        public var restorationActivity: NSUserActivity? {
            guard let state = router?.stage.state, state.top != nil,
                let data = try? JSONEncoder().encode(state)
            else { return nil }
            let activity = NSUserActivity(activityType: Self.restorationType)
            activity.addUserInfoEntries(from: [Self.key: data])
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

        func restore(by router: AppRouter) async {
            guard let activity = saved, !isRestored,
                activity.activityType == Self.restorationType
            else { return }
            isRestored = true
            guard let data = activity.userInfo?[Self.key] as? Data,
                let state = try? JSONDecoder().decode(NavigationState.self, from: data)
            else { return report("The saved state can't be read; the app starts without it.") }
            for error in await router.restore(state) { report("left out: \(error)") }
        }
    }
#endif
