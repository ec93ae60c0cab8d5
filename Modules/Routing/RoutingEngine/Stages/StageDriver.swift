import RoutingKit
import StageKit

import struct Foundation.UUID

/// A screen with its entry in the navigation state; without the screen if the stage shows it
/// already.
struct StagedScreen {
    let entry: NavigationState.Entry
    let screen: (any Screen)?

    init(_ url: String, trust: RouteTrust, _ screen: (any Screen)?, id: UUID = UUID()) {
        entry = NavigationState.Entry(id: id, url: url, trust: trust)
        self.screen = screen
    }

    var newScreens: NewScreens { screen.map { [(entry.id, $0)] } ?? [] }
}

/// Where the screen of a request appears.
enum Placement {
    /// Where the request asks for it.
    case wanted
    /// As a question to the user. It is presented, so that declining returns them to their task,
    /// and replaces the last one; on an empty stage it is shown.
    case question
    /// Over its parents, of which some may be shown already.
    case over([StagedScreen])
}

/// Moves the stage, and counts the moves of the user.
@MainActor
final class StageDriver {
    let stage: any Stage
    let pending = PendingResults()
    /// By a gesture or a tap.
    private(set) var userMoveCount = 0
    /// The screen with the last question to the user, the only one whose answer counts.
    var question: NavigationState.Entry.ID?
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
        moveUnasked(to: NavigationState(), isUserInitiated: false)
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

    /// Moves without asking, and reports what the user has typed and the move discards.
    /// - Parameters:
    ///   - state: The next state.
    ///   - screens: Those of its new entries.
    ///   - ended: A screen that leaves as it has a result, so that nothing of it is lost.
    ///   - animation: The look of the transition.
    ///   - isUserInitiated: Whether it counts as a move of the user.
    func moveUnasked(
        to state: NavigationState, with screens: NewScreens = [],
        ending ended: NavigationState.Entry.ID? = nil,
        by animation: TransitionAnimation = .none, isUserInitiated: Bool
    ) {
        let left = Set([ended].compactMap(\.self))
        if let lost = stage.leaveQuestion(before: state, leaving: left) {
            events.publish(.discarded(lost.reasons))
        }
        move(to: state, with: screens, by: animation, isUserInitiated: isUserInitiated)
    }

    /// Shows the screen of a request, unless that would discard what the user has typed.
    /// - Parameters:
    ///   - new: The screen, with its entry.
    ///   - placement: Where it appears.
    ///   - animation: The look of the transition.
    ///   - request: The request for it.
    ///   - left: The screens that the user has agreed to leave.
    /// - Returns: The question that the user has to answer first; `nil` if the screen is shown.
    /// - Throws: If there is no screen to start from, or links from outside have shown too many.
    func show(
        _ new: StagedScreen, at placement: Placement, by animation: TransitionAnimation,
        for request: RouteRequest, leaving left: Set<UUID>
    ) throws(RouteError) -> LeaveQuestion? {
        var state = stage.state
        // Looked up only now, as it may have left the stage while the Navigator worked.
        let source = request.source.flatMap(stage.entry(of:))
        let hasSource = request.source == nil || source != nil
        var screens = new.newScreens
        var animation = animation
        let isPossible: Bool
        switch placement {
        case .question where state.top != nil:
            // As the root of a tab, the last question stays: the tab would leave with it.
            let roots = state.tabs.compactMap(\.entries.first?.id)
            state.removeAll { $0.id == question && !roots.contains($0.id) }
            animation = .automatic
            isPossible = place(new, using: .present, from: nil, for: request, in: &state)
        case .wanted, .question:
            isPossible =
                hasSource
                && place(new, using: request.transition, from: source?.id, for: request, in: &state)
        case .over(let parents):
            isPossible = hasSource
            let parents = state.unbroken(parents)
            for parent in parents { screens += parent.newScreens }
            if request.transition == .present, let top = parents.last {
                state.open(top.entry, over: parents.dropLast().map(\.entry))
                state.go(to: new.entry, of: new.screen, using: .present)
            } else {
                state.open(new.entry, over: parents.map(\.entry))
            }
        }
        guard isPossible else { throw RouteError(url: request.url, reason: .noSource) }
        try checkRoom(in: state, for: request)
        if let question = stage.leaveQuestion(before: state, leaving: left) { return question }
        move(
            to: state, with: screens, by: animation,
            isUserInitiated: !request.origin.isOutside)
        return nil
    }

    /// A screen that a link from outside would present over itself is shown again, and not stacked
    /// twice.
    private func place(
        _ new: StagedScreen, using transition: TransitionType, from source: UUID?,
        for request: RouteRequest, in state: inout NavigationState
    ) -> Bool {
        let isOverItself =
            request.origin.isOutside && state.top?.url == new.entry.url
            && (transition == .present || transition == .presentFullScreen)
        return isOverItself
            ? state.go(to: new.entry, of: new.screen, using: .replace)
            : state.go(to: new.entry, of: new.screen, using: transition, from: source)
    }

    /// Removes the screen of a question; `false` if the user was asked another one since, or it
    /// isn't the visible one.
    func dismissQuestion(_ screen: NavigationState.Entry.ID) -> Bool {
        guard question == screen, state.top?.id == screen else { return false }
        question = nil
        stage.update { $0.remove(screen) }
        return true
    }

    func finish(_ screen: any RoutingSource, with result: RouteValue) {
        guard let entry = stage.entry(of: screen) else { return }
        pending.finish(entry.id, with: result)
        var next = stage.state
        guard next.remove(entry.id) else { return }
        moveUnasked(to: next, ending: entry.id, by: .automatic, isUserInitiated: true)
    }

    /// Refuses to stack more screens than links from outside may, each over the previous one, while
    /// the user opens nothing in between.
    ///
    /// What the app or the user has opened ends the count from the top, so a flood of links can't
    /// fill the memory, and never keeps the user from opening one more screen.
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
    /// The parents over which a screen opens. The user may have left those that were shown while
    /// the others were made.
    fileprivate func unbroken(_ parents: [StagedScreen]) -> [StagedScreen] {
        let shown = parents.prefix { $0.screen == nil }
        let isShown = shown.isEmpty || count(showing: shown.map(\.entry.url)) == shown.count
        return isShown ? parents : Array(parents.dropFirst(shown.count))
    }

    /// How many of some screens, from the first one on, a tab shows from its root on.
    func count(showing urls: [String]) -> Int {
        let tab = tabs.first { $0.entries.first?.url == urls.first }
        return zip(tab?.entries ?? [], urls).prefix { $0.url == $1 }.count
    }
}
