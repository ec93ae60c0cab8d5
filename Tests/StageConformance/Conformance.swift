package import RoutingKit
package import StageKit

/// One thing that happens to a stage.
package enum Step: Hashable, Sendable {
    /// Shows the screen `/new`, from a screen or from the visible one.
    case go(TransitionType, from: String?)
    /// The user does something.
    case touch(Gesture)
    /// The user does something that would discard what they have typed, and answers the question.
    case question(Gesture, discards: Bool)
}

/// What a stage has to do: a start, what happens, and where the user is then.
package struct Conformance: Sendable, CustomStringConvertible {
    package let arrangement: Arrangement
    package let steps: [Step]
    /// Where the user is then.
    private let end: NavigationState
    package var outcome: String { end.outline }

    package var description: String {
        let steps = steps.map { step in
            switch step {
            case .go(let transition, nil): "\(transition)"
            case .go(let transition, let source?): "\(transition) from \(source)"
            case .touch(let gesture): "\(gesture)"
            case .question(let gesture, let discards):
                "\(gesture), which asks, and the user \(discards ? "discards" : "stays")"
            }
        }
        return "\(arrangement): \(steps.joined(separator: ", ")) leads to \(outcome)"
    }

    /// Plays it on a stage.
    /// - Returns: What is wrong; nothing if the stage conforms.
    @MainActor
    package func issues<Subject: StageUnderTest>(on type: Subject.Type) async -> [String] {
        var issues: [String] = []
        let subject = type.init(arrangement)
        let stage = subject.stage
        let start = arrangement.state
        var pages = start.pages(type.page)
        stage.move(to: start, with: pages, by: .none)
        await subject.settle()
        if subject.shown != arrangement.start { issues.append("starts with \(subject.shown)") }
        for step in steps {
            let before = stage.state
            var changes = 0
            stage.onChange = { changes += 1 }
            var expected = before
            switch step {
            case .go(let transition, let source):
                let entry = NavigationState.Entry(url: "/new")
                let page = type.page("/new")
                expected.go(to: entry, using: transition, from: before.id(of: source))
                pages.append((entry.id, page))
                stage.move(to: expected, with: [(entry.id, page)])
            case .touch(let gesture):
                gesture.perform(on: &expected)
                await subject.perform(gesture)
            case .question(let gesture, let discards):
                if discards { gesture.perform(on: &expected) }
                issues += await answer(
                    gesture, discards: discards, leadingTo: expected, on: subject)
            }
            await subject.settle()
            // The very screens, not only their URLs.
            if stage.state != expected { issues.append("is in \(stage.state.outline)") }
            let wanted = expected == before ? 0 : 1
            if changes != wanted { issues.append("reports \(changes) changes, not \(wanted)") }
        }
        if stage.state.outline != outcome { issues.append("ends in \(stage.state.outline)") }
        if subject.shown != outcome { issues.append("shows \(subject.shown)") }
        for entry in stage.state.entries {
            guard let page = pages.last(where: { $0.id == entry.id })?.screen else { continue }
            if stage.screen(entry.id) !== page { issues.append("lost the screen \(entry.url)") }
            if stage.entry(of: page) != entry { issues.append("does not know \(entry.url)") }
        }
        return issues
    }

    /// Does something while every page holds what the user has typed, and answers the question.
    /// - Parameter expected: The state after the answer.
    /// - Returns: What is wrong.
    @MainActor
    private func answer(
        _ gesture: Gesture, discards: Bool, leadingTo expected: NavigationState,
        on subject: some StageUnderTest
    ) async -> [String] {
        let (stage, before) = (subject.stage, subject.stage.state)
        let pages = before.entries.compactMap { stage.screen($0.id) as? Page }
        pages.forEach { $0.reasonToStay = "\($0.title) isn't finished." }
        defer { pages.forEach { $0.reasonToStay = nil } }
        let move = Task { await subject.perform(gesture) }
        // A gesture may take some time until the stage knows what it means.
        await wait { stage.question != nil }
        // The user answers what they see.
        await subject.settle()
        var issues: [String] = []
        if stage.question == nil { issues.append("does not ask") }
        if stage.state != before { issues.append("moves before the user has answered") }
        if discards { stage.question?.discard() } else { stage.question?.stay() }
        await move.value
        // The task that has asked moves the stage, in a later turn that the gesture doesn't await.
        await wait { stage.state == expected || stage.question != nil }
        if stage.question != nil { issues.append("asks again") }
        return issues
    }

    /// Lets other tasks run until something is the case. Gives up on a stage where it never is.
    @MainActor
    private func wait(until isSo: () -> Bool) async {
        let end = ContinuousClock.now + .seconds(5)
        while !isSo(), ContinuousClock.now < end { await Task.yield() }
    }
}

extension NavigationState {
    /// A screen for each entry.
    @MainActor
    package var pages: NewScreens { pages { Page($0) } }

    fileprivate func pages(_ make: (String) -> any Screen) -> NewScreens {
        entries.map { ($0.id, make($0.url)) }
    }
}

extension Conformance {
    /// All that a stage has to do.
    package static var all: [Conformance] {
        transitions + sources + gestures + questions + combinations
    }

    /// Every transition from every arrangement.
    package static let transitions = Arrangement.allCases.flatMap { arrangement in
        TransitionType.allCases.map { Conformance(arrangement, [.go($0, from: nil)]) }
    }

    /// Transitions from a screen that is not in front.
    package static let sources = [
        Conformance(.tabs, [.go(.show, from: "/basket")]),
        Conformance(.tabs, [.go(.replace, from: "/library")]),
        Conformance(.tabs, [.go(.replace, from: "/home")]),
        Conformance(.split, [.go(.show, from: "/basket")]),
        Conformance(.split, [.go(.replace, from: "/basket")]),
        Conformance(.modalOnModal, [.go(.show, from: "/filter")]),
        Conformance(.modalOnModal, [.go(.show, from: "/list")]),
        Conformance(.modalOnModal, [.go(.replace, from: "/pick")]),
        Conformance(.bareModal, [.go(.show, from: "/list")]),
    ]

    /// What a user does to every arrangement.
    private static let gestures = Arrangement.allCases.flatMap { arrangement in
        Gesture.all.filter { $0.isPossible(in: arrangement.state, of: arrangement) }
            .map { Conformance(arrangement, [.touch($0)]) }
    }

    /// What a user does to every arrangement while its pages hold what they have typed, with both
    /// answers to the question.
    private static let questions = [false, true].flatMap { discards in
        asked.map { Conformance($0, [.question($1, discards: discards)]) }
    }

    private static let asked: [(Arrangement, Gesture)] = [
        (.navigation, .back), (.navigation, .swipeBack), (.tabs, .back), (.split, .swipeBack),
        (.modalOnModal, .dismiss), (.modalOnModal, .swipeToDismiss), (.bareModal, .dismiss),
        (.bareModal, .swipeToDismiss),
    ]

    /// Every gesture that is possible after every transition from every arrangement, and after it
    /// the transition once more.
    private static var combinations: [Conformance] {
        transitions.flatMap { transition in
            Gesture.all.filter { $0.isPossible(in: transition.end, of: transition.arrangement) }
                .map { gesture in
                    let steps = transition.steps + [.touch(gesture)] + transition.steps
                    return Conformance(transition.arrangement, steps)
                }
        }
    }

    /// - Parameters:
    ///   - arrangement: The start.
    ///   - steps: What happens. Where it leads to is a promise of the navigation state, whose own
    ///     tests say it in words.
    private init(_ arrangement: Arrangement, _ steps: [Step]) {
        self.arrangement = arrangement
        self.steps = steps
        var state = arrangement.state
        for step in steps {
            switch step {
            case .go(let transition, let source):
                state.go(to: .init(url: "/new"), using: transition, from: state.id(of: source))
            case .touch(let gesture), .question(let gesture, true): gesture.perform(on: &state)
            case .question(_, false): break
            }
        }
        end = state
    }
}
