#if canImport(UIKit)
    import RoutingEngine
    import StageKit
    public import UIKit

    extension SceneRouting {
        /// The type of the activity that keeps where the user is.
        public static let restorationType = "RoutingKit.restoration"
        private static let key = "navigationState"

        /// Where the user is, for `stateRestorationActivity(for:)`; `nil` if nothing is shown yet.
        public var restorationActivity: NSUserActivity? {
            guard let state = router?.stage.state, state.top != nil,
                let data = try? JSONEncoder().encode(state)
            else { return nil }
            let activity = NSUserActivity(activityType: Self.restorationType)
            activity.addUserInfoEntries(from: [Self.key: data])
            return activity
        }

        /// Brings the user to where they were, for `scene(_:restoreInteractionStateWith:)`, which the
        /// system calls late if the device was locked when the scene was connected. It happens once.
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
            else { return report("The saved state can't be read; the app begins anew.") }
            for error in await router.restore(state) { report("left out: \(error)") }
        }
    }
#endif
