import RouteMatching
import RoutingKit

/// Takes one request through the interceptors, from redirect to redirect, to the route that opens.
@MainActor
struct InterceptorChain {
    /// What the next interceptor sees: the request with the route that it has reached.
    private var request: InterceptedRequest
    private let pipeline: RequestPipeline
    private let interceptors: [InterceptorRegistration]
    /// The index of the next interceptor.
    private var nextIndex = 0
    /// The requirements of the route that an interceptor has found to be met.
    private var met: Set<RouteRequirement> = []

    init(of active: ActiveRequest, to resolved: ResolvedRoute, in pipeline: RequestPipeline) {
        self.pipeline = pipeline
        interceptors = pipeline.interceptors
        request = InterceptedRequest(active, to: resolved)
    }

    private var active: ActiveRequest { request.active }
    private var resolved: ResolvedRoute { request.resolved }

    /// Asks all interceptors, again after each redirect.
    /// - Returns: The result, if one of them ends the request before its Navigator is called.
    mutating func askAll() async throws(RouteError) -> RouteOutcome.Result? {
        let active = active
        while nextIndex < interceptors.count {
            let registration = interceptors[nextIndex]
            nextIndex += 1
            if active.isDryRun, registration.interceptor.hasEffects { continue }
            guard registration.interceptor.wants(request) else {
                letPass(by: registration)
                continue
            }
            active.begin(registration.step, at: .intercept)
            let verdict: InterceptorVerdict
            do {
                verdict = try await registration.interceptor.intercept(request)
                try active.check()
            } catch {
                throw resolved.error(for: error, url: active.request.url)
            }
            if let result = try apply(verdict, of: registration) { return result }
        }
        return nil
    }

    /// Applies the verdict of an interceptor.
    /// - Returns: The result, if it ends the request before the remaining interceptors and the
    ///   Navigator are called; `nil` otherwise.
    private mutating func apply(
        _ verdict: InterceptorVerdict, of registration: InterceptorRegistration
    ) throws(RouteError) -> RouteOutcome.Result? {
        switch verdict {
        case .proceed: letPass(by: registration)
        case .proceedWith(let values):
            letPass(by: registration)
            let changed = try changed(to: values, by: registration)
            active.parameters = values
            request = InterceptedRequest(active, to: changed)
        case .handled: return .handled(by: registration.name)
        case .suspend(let ticket): return .suspended(ticket)
        case .refuse(let reason):
            throw RouteError(
                url: active.request.url, reason: .blocked(by: registration.name, because: reason))
        case .redirect(let target, let origin):
            active.stopwatch?.enter(.match)
            try pipeline.redirect(active, from: resolved, to: target, by: origin)
            request = InterceptedRequest(active, to: try pipeline.reach(active))
            (nextIndex, met) = (0, [])
        }
        return nil
    }

    /// The route that opens.
    /// - Throws: `RouteError` if it has a requirement that no interceptor has checked.
    func answer() throws(RouteError) -> ResolvedRoute {
        let requirements = resolved.route.requirements
        guard !requirements.isEmpty, let unmet = requirements.subtracting(met).ordered.first else {
            return resolved
        }
        throw RouteError(url: active.request.url, reason: .unenforced(unmet))
    }

    /// Notes the requirements that an interceptor enforces and has found to be met.
    private mutating func letPass(by registration: InterceptorRegistration) {
        let route = resolved.route
        for requirement in route.requirements
        where registration.interceptor.enforces(requirement, on: route) {
            met.insert(requirement)
        }
    }

    private func changed(
        to values: ParameterValues, by registration: InterceptorRegistration
    ) throws(RouteError) -> ResolvedRoute {
        // The URL names the screen in the navigation state, so it must open this route again.
        guard let link = resolved.route.pattern.link(of: values),
            pipeline.registry.map?.match(link)?.route.pattern == resolved.route.pattern
        else {
            throw RouteError(
                url: resolved.url,
                reason: .failed(
                    "\(registration.name) changed its parameters to ones of another route"))
        }
        return ResolvedRoute(
            link: link, sent: resolved.sent, route: resolved.route, values: values,
            map: resolved.map, trust: resolved.trust)
    }
}
