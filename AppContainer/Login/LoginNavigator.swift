import RoutingEngine

struct LoginNavigator: Navigating {
    /// The link to open after the login, if no request waits for it.
    struct Parameters: Decodable {
        let next: NestedLink?
    }

    static let links: [any LinkTemplate.Type] = [OutgoingLink.self]

    let accounts: Accounts
    let router: AppRouter

    func destination(for parameters: Parameters) -> Destination {
        .screen(LoginScreen(accounts: accounts, router: router, next: parameters.next))
    }
}
