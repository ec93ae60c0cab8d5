import RoutingKit

extension MomentsContainer {
    /// What stands between a URL and its screen, the highest priority first.
    func registerInterceptors() {
        router.register(
            LoginInterceptor(
                priority: 300, showing: "/login", owner: { [session] in session.absentUser },
                isSignedIn: { [session] in session.userName != nil }))
        router.register(ABTestInterceptor(priority: 200) { [installation] in installation.id })
        router.register(ConfigInterceptor(router))
    }
}
