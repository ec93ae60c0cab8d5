extension AppRouter {
    /// Adds an interceptor. Mistakes are reported together when the router starts.
    /// - Parameters:
    ///   - interceptor: What steps in between a match and its Navigator.
    ///   - file: The file of the call.
    ///   - line: The line of the call.
    public func register(
        _ interceptor: some RouteInterceptor, file: String = #fileID, line: Int = #line
    ) {
        add(
            InterceptorRegistration(interceptor, site: Registration.Site(file: file, line: line)))
    }

    /// Leads a request past the interceptors, from redirect to redirect, to the route that opens.
    @inline(__always)
    func pass(_ turn: RequestTurn) async throws(RouteError) -> Passage {
        var resolved = try reach(turn)
        var seen = InterceptedRequest(turn, to: resolved)
        var remaining = interceptors[...]
        while let next = remaining.popFirst() {
            guard asks(next, about: seen, in: turn) else { continue }
            let verdict: InterceptorVerdict
            do {
                verdict = try await next.interceptor.intercept(seen)
                try turn.check()
            } catch {
                throw RouteError(url: turn.request.url, reason: RouteError.Reason(error))
            }
            switch verdict {
            case .proceed: continue
            case .proceedWith(let values):
                resolved = try changed(resolved, to: values, by: next)
                turn.parameters = resolved.values
                seen = InterceptedRequest(turn, to: resolved)
            case .handled: return .handled(by: next.name)
            case .suspend(let suspension):
                if turn.isRehearsal {
                    let reason = RouteError.Reason.unmet(suspension.requirement)
                    throw RouteError(url: turn.request.url, reason: reason)
                }
                return .suspend(resolved, suspension)
            case .refuse(let reason):
                throw RouteError(
                    url: turn.request.url, reason: .blocked(by: next.name, because: reason))
            case .redirect(let target, let origin):
                try redirect(turn, from: resolved, to: target, by: origin)
                resolved = try reach(turn)
                seen = InterceptedRequest(turn, to: resolved)
                remaining = interceptors[...]
            }
        }
        return .open(resolved)
    }

    /// Whether an interceptor has a say in a request; its time begins then.
    private func asks(
        _ registration: InterceptorRegistration, about request: InterceptedRequest,
        in turn: RequestTurn
    ) -> Bool {
        if turn.isRehearsal, registration.interceptor.hasEffects { return false }
        guard registration.interceptor.wants(request) else { return false }
        turn.begin(RequestStep(name: registration.name, limit: registration.timeLimit))
        return true
    }

    private func changed(
        _ resolved: ResolvedRoute, to values: ParameterValues,
        by registration: InterceptorRegistration
    ) throws(RouteError) -> ResolvedRoute {
        // The URL names the screen in the navigation state: it must lead back to this route.
        guard let link = resolved.route.pattern.link(of: values),
            map?.match(link)?.route.pattern == resolved.route.pattern
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

/// What the interceptors left of a request.
enum Passage {
    case open(ResolvedRoute)
    case handled(by: String)
    case suspend(ResolvedRoute, Suspension)
}
