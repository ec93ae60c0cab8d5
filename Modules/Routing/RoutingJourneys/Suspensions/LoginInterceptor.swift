public import RoutingEngine
public import RoutingKit

/// Suspends requests for routes that require a login until a user is signed in.
///
///     router.register(path: "/cart", navigator: cart, requires: .login)
///     router.register(
///         LoginInterceptor(priority: 300, on: journeys, showing: "/login") { session.isSignedIn })
///
/// After the login the app calls ``Journeys/resume(after:as:)``.
public struct LoginInterceptor: RouteInterceptor {
    public let priority: Int
    private let journeys: Journeys
    private let screen: String
    private let suspension: @MainActor () -> Suspension
    private let isSignedIn: @MainActor () -> Bool

    /// Creates the interceptor.
    /// - Parameters:
    ///   - priority: The position among the other interceptors.
    ///   - journeys: The journeys that keep the suspended requests.
    ///   - screen: The URL of the login.
    ///   - lifetime: How long a request waits for the login.
    ///   - owner: Returns the user the suspended requests belong to: the one whose session has
    ///     ended; `nil` if they resume for any user who signs in.
    ///   - isSignedIn: Returns whether a user is signed in.
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

    public func issues(among routes: [Route]) -> [String] {
        guard let router = journeys.router else {
            return [
                "LoginInterceptor suspends requests in journeys that no router uses; call "
                    + "router.use(journeys) before start()"
            ]
        }
        let review = ScreenReview(routes, links: router.links, in: router.build)
        return review.problem(of: screen, before: .login).map {
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
