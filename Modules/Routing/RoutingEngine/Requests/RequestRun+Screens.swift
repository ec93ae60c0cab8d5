import RouteMatching
import RoutingKit
import StageKit

import struct Foundation.UUID

extension RouteRequest {
    /// The request with the transition by which a route appears for it. A link from outside never
    /// covers the whole window.
    consuming func appearing(as presentation: RoutePresentation) -> RouteRequest {
        switch (transition, presentation) {
        case (.ofRoute, .page): transition = .show
        case (.ofRoute, .sheet): transition = .present
        case (.ofRoute, .fullScreen): transition = .presentFullScreen
        default: break
        }
        if origin.isOutside, transition == .presentFullScreen { transition = .present }
        return self
    }
}

/// Screens besides the one that was asked for: the question to the user, the parents of a link, and
/// those that are only made.
extension RequestRun {
    /// Makes the screen of a request that passes the interceptors, without showing it and without
    /// side effects: the user has not asked for any.
    /// - Throws: The error of the request, as it may be thrown.
    static func dryRun(
        _ request: RouteRequest, for purpose: RequestPurpose = .screen, in router: AppRouter
    ) async throws(RouteError) -> (route: ResolvedRoute, screen: any Screen) {
        let request = request.lowered(to: router.trust)
        let run = begin(request, inside: current?.unlessOver, for: purpose, in: router)
        let outcome = await run.end()
        if let screen = run.made, let route = run.resolved { return (route, screen) }
        throw router.thrownError(of: outcome)
            ?? router.error(for: request, because: .cancelled)
    }

    /// Makes the screen that asks the user. A yes is a request of its own, with the same trust.
    @inline(never)
    func screen(
        of question: UUID, _ resolved: ResolvedRoute, _ decoder: ParameterDecoder
    ) async throws -> any Screen {
        var agreed = decoder.request
        let url = resolved.url
        agreed.url = url
        agreed.source = nil
        agreed.reader = .app
        let consent = Consent { [weak router] in
            router?.driver.dismissQuestion(question) ?? false
        } proceed: { [weak router, agreed] in
            guard let router else { return nil }
            return await Self.answering(agreed, for: .confirmed(url), in: router).end()
        }
        let source = resolved.route.registration.source
        guard let screen = try await source.question(decoder, consent) else {
            throw RouteError.Reason.accessDenied(original.origin)
        }
        return screen
    }

    /// The routes of the screens that are shown below the one of the request, the outermost one
    /// first: where the request wants its parents, and for a link from outside that doesn't choose
    /// another transition.
    /// - Returns: `nil` if the request shows its screen alone.
    @inline(never)
    func routes(
        below resolved: ResolvedRoute, for request: RouteRequest, asking question: UUID?
    ) -> [ResolvedRoute]? {
        guard let router, !isDryRun else { return nil }
        var isOnEmptyStage: Bool { router.stage.state.top == nil }
        let isLink = request.origin.isOutside && request.source == nil
        let isWanted =
            switch request.transition {
            case .overParents: true
            case .show: isLink
            case .present: isLink && isOnEmptyStage
            default: false
            }
        guard isWanted, question == nil ? !resolved.route.isAction : isOnEmptyStage else {
            return nil
        }
        let parents = parentRoutes(of: resolved)
        // On an empty stage, a sheet needs something below it: the first tab of the app.
        guard parents.isEmpty, request.transition == .present, let tab = router.tabs.first,
            let root = try? router.resolve(tab, from: .app, trust: trust)
        else { return parents }
        return [root]
    }

    private func parentRoutes(of resolved: ResolvedRoute) -> [ResolvedRoute] {
        guard let router else { return [] }
        var routes: [ResolvedRoute] = []
        var child = resolved
        while let link = child.route.parentLink(of: child.values),
            let parent = try? router.resolve(link.text, from: .app, trust: trust),
            parent.url != resolved.url, !routes.contains(where: { $0.url == parent.url })
        {
            routes.insert(parent, at: 0)
            child = parent
        }
        return routes
    }

    /// The screens of the parents. Those that their tab shows already aren't made again.
    func screens(
        of parents: [ResolvedRoute], under resolved: ResolvedRoute
    ) async -> [StagedScreen] {
        guard let router else { return [] }
        let shown = router.stage.state.count(showing: parents.map(\.url))
        var screens = parents.prefix(shown).map { StagedScreen($0.url, trust: $0.trust, nil) }
        for url in parents.dropFirst(shown).map(\.url) {
            if let (parent, screen) = try? await Self.dryRun(RouteRequest(url: url), in: router),
                parent.url != resolved.url,
                !screens.contains(where: { $0.entry.url == parent.url })
            {
                screens.append(StagedScreen(parent.url, trust: parent.trust, screen))
            } else {
                // What would be below a parent that can't be shown is left out, too: only the
                // target itself was requested.
                screens = []
            }
        }
        return screens
    }

    /// Reports in a debug build what its developer has forgotten to declare: names of its query,
    /// and the link itself where the screen that opens it doesn't declare it.
    func reportUndeclared(in resolved: ResolvedRoute) {
        guard let router, router.build == .debug, !isDryRun, !router.events.isEmpty else { return }
        for item in resolved.undeclared {
            router.events.publish(
                .ignoredParameter(
                    name: item.name, of: resolved.route.pattern,
                    nearest: resolved.route.nearest(to: item.name)))
        }
        guard original.origin == .app,
            let entry = original.source.flatMap(router.stage.entry(of:)),
            let opener = try? router.resolve(entry.url, from: .app).route,
            let link,
            !opener.declares(link, constraints: resolved.map.constraints)
        else { return }
        let url = router.redacted(link.description) ?? ""
        router.events.publish(.undeclaredLink(url: url, from: opener.pattern))
    }
}
