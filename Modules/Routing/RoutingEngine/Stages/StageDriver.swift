package import RoutingKit
package import StageKit

/// Moves the stage, and knows what the user has moved by hand.
@MainActor
package final class StageDriver {
    /// What shows the screens.
    package let stage: any Stage
    /// The callers that wait for the result of a screen.
    let pending = PendingResults()
    /// How often the user has moved, by a gesture or a tap.
    package private(set) var userMoveCount = 0
    private var entryIDs = EntryIDs()
    private var isMoving = false

    /// Drives a stage.
    /// - Parameter whenMoved: Called after each change of its state.
    init(_ stage: any Stage, whenMoved: @escaping @MainActor (NavigationState) -> Void) {
        self.stage = stage
        stage.onChange = { [weak self] in
            guard let self else { return }
            if !isMoving { userMoveCount += 1 }
            pending.follow(self.stage.state)
            whenMoved(self.stage.state)
        }
    }

    /// Where the user is.
    var state: NavigationState { stage.state }

    /// Names a new screen.
    package func newEntry(url: String, trust: RouteTrust = .full) -> NavigationState.Entry {
        NavigationState.Entry(id: entryIDs.next(), url: url, trust: trust)
    }

    /// Moves to a new state.
    /// - Parameters:
    ///   - animation: What it looks like.
    ///   - isUserInitiated: Whether the user wished it; the start of the app and links did not.
    package func move(
        to state: NavigationState, with screens: [NavigationState.Entry.ID: any Screen],
        by animation: TransitionAnimation = .none, isUserInitiated: Bool
    ) {
        isMoving = !isUserInitiated
        defer { isMoving = false }
        stage.move(to: state, with: screens, by: animation)
    }

    /// Shows a screen where a request asks for it. The source is looked up only now: it may have
    /// left while the Navigator worked.
    func show(
        _ screen: any Screen, as entry: NavigationState.Entry, for request: RouteRequest,
        by animation: TransitionAnimation
    ) throws(RouteError) {
        let source = request.source.flatMap(stage.entry(of:))
        var state = stage.state
        // What a link from outside would present over itself is shown anew, not stacked twice.
        let isOverItself =
            request.origin.isOutside && state.top?.url == entry.url
            && [.present, .presentFullScreen].contains(request.transition)
        guard request.source == nil || source != nil,
            isOverItself
                ? state.go(to: entry, using: .replace)
                : state.go(to: entry, using: request.transition, from: source?.id)
        else { throw RouteError(url: request.url, reason: .noSource) }
        move(
            to: state, with: [entry.id: screen], by: animation,
            isUserInitiated: !request.origin.isOutside)
    }

    /// Shows a screen over the screens of its parents, in their tab.
    func openOverParents(
        _ chain: [NavigationState.Entry], with screens: [NavigationState.Entry.ID: any Screen],
        by animation: TransitionAnimation
    ) {
        var state = stage.state
        state.openOverParents(chain)
        let live = Set(state.entries.map(\.id))
        move(
            to: state, with: screens.filter { live.contains($0.key) }, by: animation,
            isUserInitiated: false)
    }
}
