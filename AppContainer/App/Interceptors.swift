import RoutingEngine
import RoutingJourneys
import RoutingRules

extension MomentsContainer {
    /// Registers the interceptors, the highest priority first.
    func registerInterceptors() {
        router.register(
            DegradeInterceptor(
                priority: 400, webPages: Self.webPages,
                notify: { [weak self] in self?.notify($0) },
                degradation: { [weak self] in self?.degradation(of: $0) }))
        router.register(
            LoginInterceptor(
                priority: 300, on: journeys, showing: "/login",
                owner: { [session] in session.absentUser },
                isSignedIn: { [session] in session.userName != nil }))
        router.register(ABTestInterceptor(priority: 200) { [id = services.installation.id] in id })
        router.register(ConfigInterceptor(router))
        router.register(
            AnalyticsInterceptor(priority: 0) { [analytics] in await analytics.count($0) })
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

    /// What users see instead of a part of the app that is switched off.
    private func degradation(of request: InterceptedRequest) -> Degradation? {
        let path = request.route.pattern.description
        return plugins.present.lazy.compactMap { [context] in
            $0.degradation(of: path, in: context)
        }.first
    }
}
