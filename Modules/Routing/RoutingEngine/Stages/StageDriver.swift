import RoutingKit
import StageKit

import struct Foundation.UUID

/// A screen with its entry in the navigation state; without the screen if the stage shows it
/// already.
struct StagedScreen {
    let entry: NavigationState.Entry
    let screen: (any Screen)?

    init(_ url: String, trust: RouteTrust, _ screen: (any Screen)?) {
        entry = NavigationState.Entry(url: url, trust: trust)
        self.screen = screen
    }

    var newScreens: NewScreens { screen.map { [(entry.id, $0)] } ?? [] }
}

/// Moves the stage, and counts the moves of the user.
@MainActor
final class StageDriver {
    let stage: any Stage
    let pending = PendingResults()
    /// By a gesture or a tap.
    private(set) var userMoveCount = 0
    private var isMoving = false
    private let events: Observers<RouteEvent>

    /// How many screens links from outside may stack over what the app or the user has opened.
    static let limitFromOutside = 32

    init(_ stage: any Stage, events: Observers<RouteEvent>) {
        self.stage = stage
        self.events = events
        stage.onChange = { [weak self] in self?.follow() }
    }

    private func follow() {
        if !isMoving { userMoveCount += 1 }
        // Counting references to the driver takes longer, since the stage has a weak one.
        let stage = stage
        stage.question?.follow(stage.state)
        if pending.hasCallers { pending.follow(stage.state) }
        if !events.isEmpty { events.publish(.moved(stage.state)) }
    }

    func close() {
        stage.onChange = nil
        stage.move(to: NavigationState(), with: [], by: .none)
    }

    var state: NavigationState { stage.state }

    /// `isUserInitiated`: not a link or the start of the app.
    func move(
        to state: NavigationState, with screens: NewScreens,
        by animation: TransitionAnimation = .none, isUserInitiated: Bool
    ) {
        isMoving = !isUserInitiated
        defer { isMoving = false }
        stage.move(to: state, with: screens, by: animation)
    }

    // Each of these shows a screen, unless that would discard what the user has typed: then it
    // returns the question that the user has to answer first. `left` are the screens that they have
    // agreed to leave.

    /// Shows a screen where a request asks for it. The source is looked up only now, as it may have
    /// left the stage while the Navigator worked.
    func show(
        _ new: StagedScreen, by animation: TransitionAnimation, for request: RouteRequest,
        leaving left: Set<UUID>
    ) throws(RouteError) -> LeaveQuestion? {
        let wanted = request.source
        let source = wanted.flatMap(stage.entry(of:))
        if wanted != nil, source == nil { throw RouteError(url: request.url, reason: .noSource) }
        return try go(
            to: new, using: request.transition, from: source?.id, in: stage.state,
            by: animation, for: request, leaving: left)
    }

    /// Presents the screen that asks the user about a request, so that declining returns them to
    /// their task; on an empty stage it is shown. There is one question at a time.
    func ask(
        _ new: StagedScreen, insteadOf old: NavigationState.Entry?,
        by animation: TransitionAnimation, for request: RouteRequest, leaving left: Set<UUID>
    ) throws(RouteError) -> LeaveQuestion? {
        var state = stage.state
        if state.top == nil {
            return try show(new, by: animation, for: request, leaving: left)
        }
        if let old { state.takeOut(old.id) }
        return try go(
            to: new, using: .present, from: nil, in: state, by: .automatic, for: request,
            leaving: left)
    }

    private func go(
        to new: StagedScreen, using transition: TransitionType, from source: UUID?,
        in current: NavigationState, by animation: TransitionAnimation, for request: RouteRequest,
        leaving left: Set<UUID>
    ) throws(RouteError) -> LeaveQuestion? {
        var state = current
        // A screen that a link from outside would present over itself is shown again, and not
        // stacked twice.
        let isOverItself =
            request.origin.isOutside && state.top?.url == new.entry.url
            && (transition == .present || transition == .presentFullScreen)
        guard
            isOverItself
                ? state.go(to: new.entry, of: new.screen, using: .replace)
                : state.go(to: new.entry, of: new.screen, using: transition, from: source)
        else { throw RouteError(url: request.url, reason: .noSource) }
        try checkRoom(in: state, for: request)
        if let question = stage.leaveQuestion(before: state, leaving: left) { return question }
        move(
            to: state, with: new.newScreens, by: animation,
            isUserInitiated: !request.origin.isOutside)
        return nil
    }

    func open(
        _ new: StagedScreen, over parents: [StagedScreen], by animation: TransitionAnimation,
        for request: RouteRequest, leaving left: Set<UUID>
    ) throws(RouteError) -> LeaveQuestion? {
        var state = stage.state
        // The user may have left those that were shown while the others were made.
        let shown = parents.prefix { $0.screen == nil }
        let isShown = shown.isEmpty || state.count(showing: shown.map(\.entry.url)) == shown.count
        let parents = isShown ? parents : Array(parents.dropFirst(shown.count))
        if let wanted = request.source, stage.entry(of: wanted) == nil {
            throw RouteError(url: request.url, reason: .noSource)
        }
        if request.transition == .present, let top = parents.last {
            state.open(top.entry, over: parents.dropLast().map(\.entry))
            state.go(to: new.entry, of: new.screen, using: .present)
        } else {
            state.open(new.entry, over: parents.map(\.entry))
        }
        try checkRoom(in: state, for: request)
        if let question = stage.leaveQuestion(before: state, leaving: left) { return question }
        var screens = new.newScreens
        for parent in parents { screens += parent.newScreens }
        move(
            to: state, with: screens, by: animation,
            isUserInitiated: !request.origin.isOutside)
        return nil
    }

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
        let limit = Self.limitFromOutside
        if request.trust.isOutside, state.depth > max(limit, stage.state.depth),
            state.path.reversed().prefix(while: \.trust.isOutside).count > limit
        {
            throw RouteError(url: request.url, reason: .tooManyScreens(limit: limit))
        }
    }
}

extension NavigationState {
    /// How many of some screens, from the first one on, a tab shows from its root on.
    func count(showing urls: [String]) -> Int {
        let tab = tabs.first { $0.entries.first?.url == urls.first }
        return zip(tab?.entries ?? [], urls).prefix { $0.url == $1 }.count
    }
}
