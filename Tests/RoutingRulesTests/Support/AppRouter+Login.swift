import RoutingEngine
import RoutingJourneys

extension AppRouter {
    /// Registers the login that rules can ask for; no user is ever signed in.
    func registerLogin(priority: Int = 2) {
        let journeys = Journeys()
        use(journeys)
        register(
            LoginInterceptor(priority: priority, on: journeys, showing: "/home") { false })
    }
}
