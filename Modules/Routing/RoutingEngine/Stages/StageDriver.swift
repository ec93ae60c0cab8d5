package import RoutingKit
package import StageKit

/// Moves the stage, and counts the moves of the user.
@MainActor
package final class StageDriver {
    /// The stage that shows the screens.
    package let stage: any Stage
    /// The callers that wait for the result of a screen.
    let pending = PendingResults()
    /// How often the user has navigated, by a gesture or a tap.
    package private(set) var userMoveCount = 0
    private var isMoving = false
    private let whenMoved: @MainActor (any Stage) -> Void

    /// How many screens links from outside may stack over what the app or the user has opened.
    static let limitFromOutside = 32

    /// Drives a stage.
    /// - Parameter whenMoved: Called after each change of its state.
    init(_ stage: any Stage, whenMoved: @escaping @MainActor (any Stage) -> Void) {
        self.stage = stage
        self.whenMoved = whenMoved
        stage.onChange = { [weak self] in self?.follow() }
    }

    /// The stage has changed its state.
    private func follow() {
        if !isMoving { userMoveCount += 1 }
        pending.follow(stage.state)
        whenMoved(stage)
    }

    /// Leaves the stage without screens.
    func close() {
        stage.onChange = nil
        stage.move(to: NavigationState(), with: [:], by: .none)
    }

    /// The state of the stage.
    var state: NavigationState { stage.state }

    /// Moves to a new state.
    /// - Parameters:
    ///   - animation: The animation of the transition.
    ///   - isUserInitiated: Whether the user asked for it, rather than a link or the start of the app.
    package func move(
        to state: NavigationState, with screens: NewScreens,
        by animation: TransitionAnimation = .none, isUserInitiated: Bool
    ) {
        isMoving = !isUserInitiated
        defer { isMoving = false }
        stage.move(to: state, with: screens, by: animation)
    }

    /// Shows a screen where a request asks for it. The source is looked up only now, as it may have
    /// left the stage while the Navigator worked.
    func show(
        _ screen: any Screen, as entry: NavigationState.Entry, for request: RouteRequest,
        by animation: TransitionAnimation, insteadOf old: NavigationState.Entry? = nil
    ) throws(RouteError) {
        let source = request.source.flatMap(stage.entry(of:))
        var state = stage.state
        if let old { state.takeOut(old.id) }
        // A screen that a link from outside would present over itself is shown again, and not
        // stacked twice.
        let isOverItself =
            request.origin.isOutside && state.top?.url == entry.url
            && [.present, .presentFullScreen].contains(request.transition)
        guard request.source == nil || source != nil,
            isOverItself
                ? state.go(to: entry, using: .replace)
                : state.go(to: entry, using: request.transition, from: source?.id)
        else { throw RouteError(url: request.url, reason: .noSource) }
        state.unwrap(screen, of: entry)
        try checkRoom(in: state, for: request)
        move(
            to: state, with: NewScreens(entry, screen), by: animation,
            isUserInitiated: !request.origin.isOutside)
    }

    /// Shows a screen over the screens of its parents, in their tab.
    func open(
        _ entry: NavigationState.Entry, over parents: [NavigationState.Entry],
        with screens: NewScreens, for request: RouteRequest, by animation: TransitionAnimation
    ) throws(RouteError) {
        var state = stage.state
        state.open(entry, over: parents)
        try checkRoom(in: state, for: request)
        move(to: state, with: screens, by: animation, isUserInitiated: false)
    }

    /// Ends a screen with the result that its caller waits for, and removes it from the stage.
    func finish(_ screen: any RoutingSource, with result: RouteValue) {
        guard let entry = stage.entry(of: screen) else { return }
        pending.finish(entry.id, with: result)
        stage.update { $0.remove(entry.id) }
    }

    /// Refuses to stack more screens than links from outside may, each over the previous one, while
    /// the user opens nothing in between.
    private func checkRoom(
        in state: NavigationState, for request: RouteRequest
    ) throws(RouteError) {
        guard request.isOutside, state.depth > Self.limitFromOutside,
            state.depth > stage.state.depth, holdsTooManyFromOutside(state)
        else { return }
        throw RouteError(
            url: request.url, reason: .tooManyScreens(limit: Self.limitFromOutside))
    }

    /// Whether links from outside have shown more screens than they may, from the visible one down.
    private func holdsTooManyFromOutside(_ state: NavigationState) -> Bool {
        state.path.reversed().prefix { $0.trust.isOutside }.count > Self.limitFromOutside
    }
}
