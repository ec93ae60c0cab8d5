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

extension RequestRun {
    /// Whether screens are shown below the one of the request, too: where it wants its parents, and
    /// for a link from outside that doesn't choose another transition. On an empty stage, a sheet
    /// of such a link needs something below it.
    @inline(never)
    func opensOverParents(
        _ request: RouteRequest, _ resolved: ResolvedRoute, asking question: UUID?
    ) -> Bool {
        let isLink = request.origin.isOutside && request.source == nil
        let isWanted =
            switch request.transition {
            case .overParents: true
            case .show: isLink
            case .present: isLink && isOnEmptyStage
            default: false
            }
        if !isWanted || isDryRun { return false }
        return question != nil ? isOnEmptyStage : !resolved.route.isAction
    }

    private var isOnEmptyStage: Bool { pipeline?.driver.state.top == nil }

    /// The routes of the parents, the outermost one first. Below a sheet without parents, on an
    /// empty stage, it is the first tab of the app.
    func routes(below resolved: ResolvedRoute, for request: RouteRequest) -> [ResolvedRoute] {
        let parents = parentRoutes(of: resolved)
        guard parents.isEmpty, request.transition == .present, let pipeline,
            let tab = pipeline.tabs.first,
            let root = try? pipeline.registry.resolve(tab, from: .app, trust: self.request.trust)
        else { return parents }
        return [root]
    }
}
