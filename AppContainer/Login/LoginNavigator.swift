import RoutingEngine
import RoutingJourneys
import RoutingKit

/// Shows the login.
struct LoginNavigator: DestinationNavigating {
    /// Where the user goes after it, if nothing waits for the login.
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
