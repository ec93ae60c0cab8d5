import RouteMatching
import RoutingKit

/// Takes one request through the interceptors, from redirect to redirect, to the route that opens.
/// It asks those that decide without waiting; its caller awaits the verdicts of the others.
@MainActor
struct InterceptorChain {
    /// The route that it has reached.
    private(set) var resolved: ResolvedRoute
    /// What the next interceptor sees.
    private(set) var request: InterceptedRequest
    /// The result, if an interceptor has ended the request; `nil` if its Navigator is called.
    private(set) var end: RouteOutcome.Result?

    private let active: ActiveRequest
    private let pipeline: RequestPipeline
    private let interceptors: [InterceptorRegistration]
    /// The place of the next interceptor.
    private var place = 0
    /// The requirements of the route that an interceptor has found to be met.
    private var met: Set<RouteRequirement> = []

    init(of active: ActiveRequest, to resolved: ResolvedRoute, in pipeline: RequestPipeline) {
        self.active = active
        self.resolved = resolved
        self.pipeline = pipeline
        interceptors = pipeline.interceptors
        request = InterceptedRequest(active, to: resolved)
    }

    /// The next interceptor that wants the request and has to be awaited; its time limit starts now.
    /// `nil` after the last one.
    mutating func next() throws(RouteError) -> InterceptorRegistration? {
        while place < interceptors.count {
            let registration = interceptors[place]
            place += 1
            if active.isDryRun, registration.interceptor.hasEffects { continue }
            guard registration.interceptor.wants(request) else {
                letPass(by: registration)
                continue
            }
            active.begin(registration.step)
            guard let decide = registration.decide else { return registration }
            let verdict: InterceptorVerdict
            do {
                verdict = try decide(request)
                try active.check()
            } catch {
                throw RouteError(url: active.request.url, because: error)
            }
            try follow(verdict, of: registration)
        }
        return nil
    }

    /// Applies the verdict of an interceptor.
    mutating func follow(
        _ verdict: InterceptorVerdict, of registration: InterceptorRegistration
    ) throws(RouteError) {
        switch verdict {
        case .proceed: letPass(by: registration)
        case .proceedWith(let values):
            letPass(by: registration)
            resolved = try changed(to: values, by: registration)
            active.parameters = values
            request = InterceptedRequest(active, to: resolved)
        case .handled: finish(with: .handled(by: registration.name))
        case .suspend(let ticket): finish(with: .suspended(ticket))
        case .refuse(let reason):
            throw RouteError(
                url: active.request.url, reason: .blocked(by: registration.name, because: reason))
        case .redirect(let target, let origin):
            try pipeline.redirect(active, from: resolved, to: target, by: origin)
            resolved = try pipeline.reach(active)
            request = InterceptedRequest(active, to: resolved)
            (place, met) = (0, [])
        }
    }

    /// Ends the request before its Navigator and the remaining interceptors are called.
    private mutating func finish(with result: RouteOutcome.Result) {
        end = result
        place = interceptors.count
    }

    /// Opens the route that the request has reached.
    func opening() throws(RouteError) -> Opening {
        try Opening(of: active, to: answer(), in: pipeline)
    }

    /// The route that opens.
    /// - Throws: `RouteError` if it has a requirement that no interceptor has checked.
    private func answer() throws(RouteError) -> ResolvedRoute {
        let requirements = resolved.route.requirements
        if requirements.isEmpty { return resolved }
        guard let unmet = requirements.subtracting(met).ordered.first else { return resolved }
        throw RouteError(url: active.request.url, reason: .unenforced(unmet))
    }

    /// Notes the requirements that an interceptor enforces and has found to be met.
    private mutating func letPass(by registration: InterceptorRegistration) {
        let route = resolved.route
        if route.requirements.isEmpty { return }
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
            link: link, url: link.text, sent: resolved.sent, route: resolved.route, values: values,
            map: resolved.map, trust: resolved.trust)
    }
}
