import RoutingEngine

@testable import RoutingJourneys

extension AppRouter {
    /// Journeys that this router uses, for tests that resume none.
    func newJourneys() -> Journeys {
        let journeys = Journeys()
        use(journeys)
        return journeys
    }
}
