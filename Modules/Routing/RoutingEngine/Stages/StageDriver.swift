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

/// Moves the stage, and counts the moves of the user.
@MainActor
final class StageDriver {
    let stage: any Stage
    let pending = PendingResults()
    /// How often the user has moved, by a gesture or a tap.
    private(set) var userMoveCount = 0
    /// The screen with the last question to the user, the only one whose answer counts.
    private var question: NavigationState.Entry.ID?
    /// Whether this router moves the stage: no other one did already, and it isn't closed. If not,
    /// it leaves the stage alone.
    private(set) var ownsStage: Bool
    private var isMoving = false
    private let events: Observers<RouteEvent>

    /// How many screens links from outside may stack over what the app or the user has opened.
    static let limitFromOutside = 32

    init(_ stage: any Stage, events: Observers<RouteEvent>) {
        self.stage = stage
        self.events = events
        ownsStage = stage.onChange == nil
        if ownsStage { stage.onChange = { [weak self] in self?.follow() } }
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
        guard ownsStage else { return }
        ownsStage = false
        stage.onChange = nil
        moveUnasked(to: NavigationState(), isUserInitiated: false)
    }

    /// Moves the stage. A link and the start of the app aren't initiated by the user.
    func move(
        to state: NavigationState, with screens: NewScreens,
        by animation: TransitionAnimation = .none, isUserInitiated: Bool
    ) {
        isMoving = !isUserInitiated
        defer { isMoving = false }
        stage.move(to: state, with: screens, by: animation)
    }

    /// Moves without asking, unless nothing changes, and reports what the user has typed and the
    /// move discards.
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
        if state == stage.state { return }
        let left = Set([ended].compactMap(\.self))
        if let lost = stage.leaveQuestion(before: state, leaving: left) {
            events.publish(.discarded(lost.reasons))
        }
        move(to: state, with: screens, by: animation, isUserInitiated: isUserInitiated)
    }

    /// Shows the screen of a request, unless that would discard what the user has typed.
    ///
    /// 1. Over its parents, in the tab that shows them, where it has some.
    /// 2. A question to the user is presented, so that declining returns them to their task, and
    ///    replaces the last one. On an empty stage it is shown.
    /// 3. A screen that a link from outside would present over itself is shown again, and not
    ///    stacked twice.
    /// 4. Any other screen appears where the request asks for it.
    /// - Parameters:
    ///   - new: The screen, with its entry.
    ///   - parents: The screens below it, of which some may be shown already; `nil` for none.
    ///   - isQuestion: Whether it asks the user.
    ///   - animation: The look of the transition.
    ///   - request: The request for it.
    ///   - left: The screens that the user has agreed to leave.
    /// - Returns: The question that the user has to answer first; `nil` if the screen is shown.
    /// - Throws: If there is no screen to start from, or links from outside have shown too many.
    func show(
        _ new: StagedScreen, over parents: [StagedScreen]?, asking isQuestion: Bool,
        by animation: TransitionAnimation, for request: RouteRequest, leaving left: Set<UUID>
    ) throws(RouteError) -> LeaveQuestion? {
        var state = stage.state
        var source: NavigationState.Entry.ID?
        var transition = request.transition
        var animation = animation
        if isQuestion, parents == nil, state.top != nil {
            // As the root of a tab, the last question stays: the tab would leave with it.
            let roots = state.tabs.compactMap(\.entries.first?.id)
            state.removeAll { $0.id == question && !roots.contains($0.id) }
            transition = .present
            animation = .automatic
        } else if let asking = request.source {
            // Looked up only now, as it may have left the stage while the Navigator worked.
            source = stage.entry(of: asking)?.id
            if source == nil { throw RouteError(url: request.url, reason: .noSource) }
        }
        var screens = new.newScreens
        if let parents {
            screens += state.open(new, over: parents, using: transition)
        } else {
            let isPresented = transition == .present || transition == .presentFullScreen
            if isPresented, request.origin.isOutside, state.top?.url == new.entry.url {
                transition = .replace
                source = nil
            }
            if !state.go(to: new.entry, of: new.screen, using: transition, from: source) {
                throw RouteError(url: request.url, reason: .noSource)
            }
        }
        try checkRoom(in: state, for: request)
        if let question = stage.leaveQuestion(before: state, leaving: left) { return question }
        move(
            to: state, with: screens, by: animation,
            isUserInitiated: !request.origin.isOutside)
        // Only the last question receives an answer.
        if isQuestion { question = new.entry.id }
        return nil
    }

    /// Removes the screen of a question; `false` if the user was asked another one since, or it
    /// isn't the visible one.
    func dismissQuestion(_ screen: NavigationState.Entry.ID) -> Bool {
        guard question == screen, stage.state.top?.id == screen else { return false }
        question = nil
        stage.update { $0.remove(screen) }
        return true
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
    /// Opens a screen over its parents, as a sheet where its request presents it.
    /// - Returns: The new screens among the parents.
    fileprivate mutating func open(
        _ new: StagedScreen, over parents: [StagedScreen], using transition: TransitionType
    ) -> NewScreens {
        // The user may have left those that were shown while the others were made.
        let shown = parents.prefix { $0.screen == nil }
        let isShown = shown.isEmpty || count(showing: shown.map(\.entry.url)) == shown.count
        let below = isShown ? parents : Array(parents.dropFirst(shown.count))
        if transition == .present, let top = below.last {
            open(top.entry, over: below.dropLast().map(\.entry))
            go(to: new.entry, of: new.screen, using: .present)
        } else {
            open(new.entry, over: below.map(\.entry))
        }
        return below.flatMap(\.newScreens)
    }

    /// How many of some screens, from the first one on, a tab shows from its root on.
    func count(showing urls: [String]) -> Int {
        let tab = tabs.first { $0.entries.first?.url == urls.first }
        return zip(tab?.entries ?? [], urls).prefix { $0.url == $1 }.count
    }
}
