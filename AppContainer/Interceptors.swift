import RoutingKit
import ToggleKit

extension MomentsContainer {
    /// What stands between a URL and its screen, the highest priority first.
    func registerInterceptors() {
        router.register(
            DegradeInterceptor(priority: 400, telling: { [weak self] in self?.notify($0) }) {
                [weak self] in self?.degradation(of: $0)
            })
        router.register(
            LoginInterceptor(
                priority: 300, showing: "/login", owner: { [session] in session.absentUser },
                isSignedIn: { [session] in session.userName != nil }))
        router.register(ABTestInterceptor(priority: 200) { [installation] in installation.id })
        router.register(ConfigInterceptor(router))
        router.register(
            AnalyticsInterceptor(priority: 0) { [analytics] in await analytics.count($0) })
    }

    /// What users see of a part of the app that is switched off.
    private func degradation(of request: InterceptedRequest) -> Degradation? {
        if toggles.isOn(.isCheckoutOpen) { return nil }
        return switch request.route.pattern.description {
        case "/checkout": .block(because: "nothing can be ordered just now; the cart is kept")
        case "/cart": .notice("Nothing can be ordered just now.")
        default: nil
        }
    }
}
