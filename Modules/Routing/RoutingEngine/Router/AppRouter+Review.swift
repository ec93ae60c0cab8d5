import RoutingKit
import StageKit

extension AppRouter {
    /// Asks the interceptors again whether the shown screens may be open. Call it after something
    /// has changed that they check and the router doesn't know, for instance when another process
    /// has signed the user out.
    ///
    /// A screen that is refused leaves with what is above it; what that discards is reported as
    /// ``RouteEvent/discarded(_:)``. If that is the visible one, and it needs a requirement such as
    /// a login, its request is suspended, and it returns after that. As for a preview, interceptors
    /// with side effects aren't asked, and no Navigator is.
    public func reviewScreens() async {
        let cancellations = self.cancellations
        var refused: [NavigationState.Entry.ID: RouteError] = [:]
        for entry in stage.state.entries where entry.hasURL {
            refused[entry.id] = await RequestRun.refusal(of: entry, in: self)
        }
        guard !refused.isEmpty, self.cancellations == cancellations else { return }
        let before = stage.state
        moveUnasked { state in
            for id in refused.keys where !state.remove(id) { state.removeAll { $0.id == id } }
        }
        let returning = before.path.last { entry in
            if case .unmet = refused[entry.id]?.reason { true } else { false }
        }
        guard let returning, let top = before.top, !stage.state.holds(top.id) else { return }
        await route(RouteRequest(returningTo: returning, in: before))
    }
}

extension RequestRun {
    /// Why a shown screen may no longer be open; `nil` if it may.
    fileprivate static func refusal(
        of entry: NavigationState.Entry, in router: AppRouter
    ) async -> RouteError? {
        let request = RouteRequest(url: entry.url).lowered(to: entry.trust)
        let outcome = await begin(
            request, inside: current?.unlessOver, for: .review, in: router
        ).end()
        if case .suspended(let ticket) = outcome.result {
            return RouteError(url: entry.url, reason: .unmet(ticket.requirement))
        }
        return outcome.error
    }
}

extension RouteRequest {
    /// A request for a screen of a state, which shows it where it was.
    fileprivate init(returningTo entry: NavigationState.Entry, in state: NavigationState) {
        let modal = state.modals.first { $0.entries.contains(entry) }
        let transition: TransitionType =
            if let modal, modal.entries.first == entry {
                modal.isFullScreen ? .presentFullScreen : .present
            } else if modal != nil {
                .show
            } else {
                .overParents
            }
        self = RouteRequest(url: entry.url, transition: transition).lowered(to: entry.trust)
    }
}
