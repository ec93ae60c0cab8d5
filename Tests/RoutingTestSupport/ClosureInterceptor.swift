package import RoutingEngine
import RoutingKit

/// Runs closures, and records the requests that it receives.
@MainActor
package final class ClosureInterceptor: RouteInterceptor {
    package let priority: Int
    package let timeLimit: Duration
    package private(set) var asked: [String] = []
    private let requirement: RouteRequirement?
    private let wanted: @MainActor (InterceptedRequest) -> Bool
    private let verdict: @MainActor (InterceptedRequest) async throws -> InterceptorVerdict

    package init(
        priority: Int = 0, timeLimit: Duration = .seconds(10),
        enforces requirement: RouteRequirement? = nil,
        wants wanted: @escaping @MainActor (InterceptedRequest) -> Bool = { _ in true },
        _ verdict: @escaping @MainActor (InterceptedRequest) async throws -> InterceptorVerdict
    ) {
        self.priority = priority
        self.timeLimit = timeLimit
        self.requirement = requirement
        self.wanted = wanted
        self.verdict = verdict
    }

    package func enforces(_ requirement: RouteRequirement, on route: Route) -> Bool {
        requirement == self.requirement
    }

    package func wants(_ request: InterceptedRequest) -> Bool { wanted(request) }

    package func intercept(_ request: InterceptedRequest) async throws -> InterceptorVerdict {
        asked.append(request.url)
        return try await verdict(request)
    }
}
