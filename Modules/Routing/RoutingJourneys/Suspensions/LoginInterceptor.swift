public import RoutingEngine
public import RoutingKit

/// Suspends requests for routes that require a login until a user is signed in.
/// After the login the app calls ``Journeys/resume(after:as:)``.
public struct LoginInterceptor: RouteInterceptor {
    public let priority: Int
    private let journeys: Journeys
    private let screen: String
    private let suspension: @MainActor () -> Suspension
    private let isSignedIn: @MainActor () -> Bool

    /// `owner` returns the user whose session has ended; with `nil`, requests resume for any user
    /// who signs in. `screen` is the URL of the login, and `lifetime` how long a request waits for
    /// it.
    public init(
        priority: Int, on journeys: Journeys, showing screen: String,
        lifetime: Duration = .seconds(15 * 60),
        owner: @escaping @MainActor () -> String? = { nil },
        isSignedIn: @escaping @MainActor () -> Bool
    ) {
        self.priority = priority
        self.journeys = journeys
        self.screen = screen
        self.isSignedIn = isSignedIn
        suspension = {
            Suspension(until: .login, showing: screen, for: owner(), lifetime: lifetime)
        }
    }

    public func enforces(_ requirement: RouteRequirement, on route: Route) -> Bool {
        requirement == .login
    }

    public func issues(among routes: RouteMap) -> [String] {
        guard let router = journeys.router else {
            return [
                "LoginInterceptor suspends requests in journeys that no router uses; call "
                    + "router.use(journeys) before start()"
            ]
        }
        return routes.problem(ofScreen: screen, in: router.build, before: .login).map {
            ["LoginInterceptor shows '\(screen)', \($0)"]
        } ?? []
    }

    public func wants(_ request: InterceptedRequest) -> Bool {
        request.route.requirements.contains(.login) && !isSignedIn()
    }

    public func intercept(_ request: InterceptedRequest) async throws -> InterceptorVerdict {
        try await journeys.suspend(request, by: suspension())
    }
}
