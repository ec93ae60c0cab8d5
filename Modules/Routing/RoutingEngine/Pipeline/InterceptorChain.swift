import RouteMatching
import RoutingKit

/// The way of one request past the interceptors, from redirect to redirect, to the route that
/// opens. It takes the steps in between the questions, and its caller waits for the answers.
@MainActor
struct InterceptorChain {
    /// How a request ends that does not come as far as its Navigator.
    enum End {
        case handled(by: String)
        case suspended(RouteTicket)
    }

    /// The route that it has reached.
    private(set) var resolved: ResolvedRoute
    /// What the next interceptor sees.
    private(set) var request: InterceptedRequest
    /// Its end, if an interceptor has ended it; `nil` if its Navigator is to be asked.
    private(set) var end: End?

    private let active: ActiveRequest
    private let pipeline: RequestPipeline
    private let interceptors: [InterceptorRegistration]
    /// The place of the next interceptor.
    private var place = 0
    /// The requirements of the route that an interceptor has found to be met.
    private var met: Set<RouteRequirement> = []

    init(of active: ActiveRequest, in pipeline: RequestPipeline) throws(RouteError) {
        self.active = active
        self.pipeline = pipeline
        interceptors = pipeline.interceptors
        resolved = try pipeline.reach(active)
        request = InterceptedRequest(active, to: resolved)
    }

    /// The next interceptor that has a say in the request; its time begins now. `nil` behind the
    /// last one.
    mutating func next() -> InterceptorRegistration? {
        while end == nil, place < interceptors.count {
            let registration = interceptors[place]
            place += 1
            if active.isDryRun, registration.interceptor.hasEffects { continue }
            guard registration.interceptor.wants(request) else {
                letPass(by: registration)
                continue
            }
            active.begin(RequestStep(name: registration.name, limit: registration.timeLimit))
            return registration
        }
        return nil
    }

    /// Goes on as an interceptor says.
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
        case .handled: end = .handled(by: registration.name)
        case .suspend(let ticket): end = .suspended(ticket)
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

    /// Refuses a request for a route with a requirement that no interceptor has checked.
    func checkRequirements() throws(RouteError) {
        let requirements = resolved.route.requirements
        if requirements.isEmpty { return }
        guard let unmet = requirements.subtracting(met).ordered.first else { return }
        throw RouteError(url: active.request.url, reason: .unenforced(unmet))
    }

    /// Remembers what an interceptor enforces that has nothing against the request.
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
        // The URL names the screen in the navigation state: it must lead back to this route.
        guard let link = resolved.route.pattern.link(of: values),
            pipeline.registry.map?.match(link)?.route.pattern == resolved.route.pattern
        else {
            throw RouteError(
                url: resolved.url,
                reason: .failed(
                    "\(registration.name) changed its parameters, so that it would lead elsewhere"))
        }
        return ResolvedRoute(
            link: link, url: link.text, sent: resolved.sent, route: resolved.route, values: values,
            map: resolved.map, trust: resolved.trust)
    }
}
