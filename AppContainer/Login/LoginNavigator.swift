import RoutingEngine
import RoutingJourneys
import RoutingKit

/// Shows the login.
struct LoginNavigator: DestinationNavigating {
    /// The link to open after the login, if no request waits for it.
    struct Parameters: Decodable {
        let next: NestedLink?
    }

    let session: Session
    let router: AppRouter
    let journeys: Journeys

    func destination(for parameters: Parameters) -> Destination {
        .screen(
            LoginScreen(
                session: session, router: router, journeys: journeys, next: parameters.next))
    }
}
