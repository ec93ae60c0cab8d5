import RoutingKit

/// Shows the login.
struct LoginNavigator: Navigating {
    let session: Session

    func navigate(
        from source: (any RoutingSource)?, using transition: TransitionType,
        parameters: NoParameters
    ) -> Destination {
        .screen(LoginScreen(session: session))
    }
}
