import RoutingEngine
import RoutingJourneys
import RoutingRules

extension MomentsContainer {
    /// Registers the container's own interceptors, the highest priority first. Those of features are
    /// in their plug-ins.
    func registerInterceptors() {
        router.register(
            LoginInterceptor(
                priority: 300, on: journeys, showing: "/login",
                owner: { [session] in session.absentUser },
                isSignedIn: { [session] in session.userName != nil }))
        router.register(ABTestInterceptor(priority: 200) { [id = services.installation.id] in id })
        router.register(ConfigInterceptor(router))
    }

    /// Opens a universal link that no route answers in the browser.
    func offerToBrowser() {
        let offers = BrowserOffers()
        router.observe { [weak self] event in
            guard case .ended(let outcome) = event, let url = offers.url(after: outcome) else {
                return
            }
            self?.browse(url, outcome.loggedURL)
        }
    }
}
