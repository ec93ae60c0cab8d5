extension AppRouter {
    @discardableResult
    public func route(_ request: RouteRequest) async -> RouteOutcome {
        let (began, start) = (clock.now(), clock.elapsed())
        tell(.began(request))
        var route: Route?
        var parameters = ParameterValues.none
        let result: RouteOutcome.Result
        do throws(RouteError) {
            let resolved = try resolve(request.url, from: request.origin) { route = $0 }
            parameters = resolved.values
            result = try await open(resolved, for: request)
        } catch {
            result = .refused(error)
        }
        let outcome = RouteOutcome(
            url: request.url, origin: request.origin, route: route?.pattern,
            parameters: parameters, result: result, stack: stage.state.path.map(\.url),
            began: began, duration: clock.elapsed() - start)
        record(outcome)
        return outcome
    }

    private func open(
        _ resolved: ResolvedRoute, for request: RouteRequest
    ) async throws(RouteError) -> RouteOutcome.Result {
        reportUndeclared(resolved, for: request)
        switch try await destination(of: resolved, for: request) {
        case .value(let value): return .performed(value)
        case .screen(let screen):
            let entry = NavigationState.Entry(url: resolved.link.description)
            if request.origin.isOutside, request.source == nil, request.transition == .show {
                await land(screen, as: entry, over: resolved, for: request)
            } else {
                try show(screen, as: entry, for: request)
            }
            return .shown(title: screen.title, entry: entry)
        }
    }

    /// Shows a screen where the request asks for it. The source is looked up only now: it may have
    /// left while the Navigator worked.
    private func show(
        _ screen: any Screen, as entry: NavigationState.Entry, for request: RouteRequest
    ) throws(RouteError) {
        let source = request.source.flatMap(stage.entry(of:))
        var state = stage.state
        guard request.source == nil || source != nil,
            state.go(to: entry, using: request.transition, from: source?.id)
        else { throw RouteError(url: request.url, reason: .noSource) }
        stage.move(to: state, with: [entry.id: screen])
    }

    func destination(
        of resolved: ResolvedRoute, for request: RouteRequest
    ) async throws(RouteError) -> Destination {
        do {
            return try await resolved.route.registration.navigate(
                request.starting(from: stage.topScreen), resolved.values)
        } catch {
            throw RouteError(url: request.url, reason: RouteError.Reason(error))
        }
    }

    /// Shows a screen over the screens of its parents, in their tab.
    private func land(
        _ screen: any Screen, as entry: NavigationState.Entry, over resolved: ResolvedRoute,
        for request: RouteRequest
    ) async {
        var chain = [entry]
        var screens = [entry.id: screen]
        var child = resolved
        while let link = child.route.parentLink(of: child.values) {
            // A parent is open to whatever its child is open to, which the review has checked. One
            // that can't be shown is left out: the target itself is what was asked for.
            guard let parent = try? resolve(link.description, from: .app),
                case .screen(let screen)? = try? await destination(of: parent, for: request)
            else { break }
            let entry = NavigationState.Entry(url: parent.link.description)
            chain.insert(entry, at: 0)
            screens[entry.id] = screen
            child = parent
        }
        var state = stage.state
        state.land(chain)
        let live = Set(state.entries.map(\.id))
        stage.move(to: state, with: screens.filter { live.contains($0.key) })
    }

    private func reportUndeclared(_ resolved: ResolvedRoute, for request: RouteRequest) {
        guard build == .debug, request.origin == .app,
            let entry = request.source.flatMap(stage.entry(of:)),
            let opener = try? resolve(entry.url, from: .app).route,
            !opener.declares(resolved.link)
        else { return }
        tell(.undeclaredLink(url: resolved.link.description, from: opener.pattern))
    }
}
