import RoutingEngine
import RoutingKit
import RoutingTestSupport

@testable import RoutingJourneys

/// A link that makes further requests.
struct LeaderParameters: Decodable, Sendable {
    let next: NestedLink?
}

/// Makes a screen or a value, and makes further requests.
struct Leader: Navigating {
    unowned let app: RandomJourneys
    let path: String
    let access: Access
    let isAction: Bool

    func navigate(
        from source: (any RoutingSource)?, using transition: TransitionType,
        parameters: LeaderParameters
    ) async -> Destination {
        app.reach(path, access)
        await app.leadOn(parameters.next)
        return isAction ? .value(1) : .screen(PageScreen(title: path))
    }
}

/// Changes data, and is closed to the outside.
struct ChangingLeader: Navigating {
    static let effect = RouteEffect.changes
    unowned let app: RandomJourneys
    let path: String

    func navigate(
        from source: (any RoutingSource)?, using transition: TransitionType,
        parameters: LeaderParameters
    ) async -> Destination {
        app.reach(path, .closed, changes: true)
        await app.leadOn(parameters.next)
        return .value(1)
    }
}

/// Changes data after the user confirms, which they never do.
struct AskingLeader: ConfirmedNavigating {
    static let effect = RouteEffect.changes
    unowned let app: RandomJourneys
    let path: String
    let access: Access

    func question(for parameters: LeaderParameters, consent: Consent) async -> any Screen {
        app.reach(path, access)
        await app.leadOn(parameters.next)
        return PageScreen(title: "\(path)?")
    }

    func navigate(
        from source: (any RoutingSource)?, using transition: TransitionType,
        parameters: LeaderParameters
    ) async -> Destination {
        app.reach(path, access, changes: true)
        return .value(1)
    }
}

/// Makes further requests, and redirects and suspends them, also from tasks of its own.
struct LeadingInterceptor: RouteInterceptor {
    let priority = 3
    unowned let app: RandomJourneys

    func wants(_ request: InterceptedRequest) -> Bool { !request.isUnder("/home") }

    func intercept(_ request: InterceptedRequest) async throws -> InterceptorVerdict {
        guard app.takesDetour() else { return .proceed }
        let path = app.path()
        switch Int.random(in: 0..<6, using: &app.random) {
        case 0: return .redirect(to: path)
        case 1: return .redirect(to: path, by: .remoteRule)
        case 2:
            let suspension = Suspension(until: RouteRequirement("age"), showing: "/login")
            return try await app.suspending {
                try await app.journeys.suspend(request, by: suspension)
            }
        case 3:
            let suspension = Suspension(until: RouteRequirement("age"), showing: "/login")
            return try await app.suspending {
                try await Task.detached { [journeys = app.journeys] in
                    try await journeys.suspend(request, by: suspension)
                }.value
            }
        default:
            await app.detour()
            return .proceed
        }
    }
}

/// A login that reports when it suspends a request.
struct WatchedLogin: RouteInterceptor {
    unowned let app: RandomJourneys
    let login: LoginInterceptor
    var priority: Int { login.priority }

    func enforces(_ requirement: RouteRequirement, on route: Route) -> Bool {
        login.enforces(requirement, on: route)
    }

    func issues(among routes: [Route]) -> [String] { login.issues(among: routes) }

    func wants(_ request: InterceptedRequest) -> Bool { login.wants(request) }

    func intercept(_ request: InterceptedRequest) async throws -> InterceptorVerdict {
        try await app.suspending { try await login.intercept(request) }
    }
}
