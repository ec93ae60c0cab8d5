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
    package let outcome: String

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
        let start = NavigationState(outline: arrangement.start)
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
    /// Every transition from every arrangement.
    package static let transitions = pushes + others

    private static let others: [Conformance] = [
        .going(.present, from: .plain, "*!/home | +/new"),
        .going(.presentFullScreen, from: .plain, "*!/home | #/new"),
        .going(.replace, from: .plain, "*!/new"),
        .going(.root, from: .plain, "*!/new"),

        .going(.present, from: .navigation, "*/home /list | +/new"),
        .going(.presentFullScreen, from: .navigation, "*/home /list | #/new"),
        .going(.replace, from: .navigation, "*/home /new"),
        .going(.root, from: .navigation, "*/new"),

        .going(.present, from: .tabs, "*/home /list | /library /basket | +/new"),
        .going(.presentFullScreen, from: .tabs, "*/home /list | /library /basket | #/new"),
        .going(.replace, from: .tabs, "*/home /new | /library /basket"),
        .going(.root, from: .tabs, "*/new | /library /basket"),

        .going(.present, from: .split, "*/home /list | /library /basket | +/new"),
        .going(.presentFullScreen, from: .split, "*/home /list | /library /basket | #/new"),
        .going(.replace, from: .split, "*/home /new | /library /basket"),
        .going(.root, from: .split, "*/new | /library /basket"),

        .going(.present, from: .modalOnModal, "*/home /list | +/pick /filter | +/note | +/new"),
        .going(
            .presentFullScreen, from: .modalOnModal,
            "*/home /list | +/pick /filter | +/note | #/new"),
        .going(.replace, from: .modalOnModal, "*/home /list | +/pick /filter | +/new"),
        .going(.root, from: .modalOnModal, "*/new"),

        .going(.present, from: .bareModal, "*/home /list | +!/pick | +/new"),
        .going(.presentFullScreen, from: .bareModal, "*/home /list | +!/pick | #/new"),
        .going(.replace, from: .bareModal, "*/home /list | +!/new"),
        .going(.root, from: .bareModal, "*/new"),
    ]

    /// The transitions that push a screen without parents, unless its route says otherwise.
    private static let pushes: [Conformance] = [.show, .ofRoute, .overParents].flatMap { push in
        [
            .going(push, from: .plain, "*!/home | +/new"),
            .going(push, from: .navigation, "*/home /list /new"),
            .going(push, from: .tabs, "*/home /list /new | /library /basket"),
            .going(push, from: .split, "*/home /list /new | /library /basket"),
            .going(push, from: .modalOnModal, "*/home /list | +/pick /filter | +/note /new"),
            .going(push, from: .bareModal, "*/home /list | +!/pick | +/new"),
        ]
    }

    /// Transitions from a screen that is not in front.
    package static let sources: [Conformance] = [
        .going(.show, from: .tabs, at: "/basket", "/home /list | */library /basket /new"),
        .going(.replace, from: .tabs, at: "/library", "/home /list | */new /basket"),
        .going(.replace, from: .tabs, at: "/home", "*/new /list | /library /basket"),
        .going(.show, from: .split, at: "/basket", "/home /list | */library /basket /new"),
        .going(.replace, from: .split, at: "/basket", "/home /list | */library /new"),
        .going(
            .show, from: .modalOnModal, at: "/filter",
            "*/home /list | +/pick /filter /new | +/note"),
        .going(
            .show, from: .modalOnModal, at: "/list", "*/home /list /new | +/pick /filter | +/note"),
        .going(
            .replace, from: .modalOnModal, at: "/pick", "*/home /list | +/new /filter | +/note"),
        .going(.show, from: .bareModal, at: "/list", "*/home /list /new | +!/pick"),
    ]

    /// What a user does to every arrangement.
    package static let gestures: [Conformance] = [
        .touching(.navigation, .back, "*/home"),
        .touching(.navigation, .swipeBack, "*/home"),
        .touching(.navigation, .cancelledSwipeBack, "*/home /list"),
        .touching(.tabs, .back, "*/home | /library /basket"),
        .touching(.tabs, .swipeBack, "*/home | /library /basket"),
        .touching(.tabs, .cancelledSwipeBack, "*/home /list | /library /basket"),
        .touching(.tabs, .tapTab(1), "/home /list | */library /basket"),
        .touching(.split, .back, "*/home | /library /basket"),
        .touching(.split, .swipeBack, "*/home | /library /basket"),
        .touching(.modalOnModal, .dismiss, "*/home /list | +/pick /filter"),
        .touching(.modalOnModal, .swipeToDismiss, "*/home /list | +/pick /filter"),
        .touching(
            .modalOnModal, .cancelledSwipeToDismiss, "*/home /list | +/pick /filter | +/note"),
        .touching(.bareModal, .dismiss, "*/home /list"),
        .touching(.bareModal, .swipeToDismiss, "*/home /list"),
        .touching(.bareModal, .cancelledSwipeToDismiss, "*/home /list | +!/pick"),
    ]

    /// What a user does to every arrangement while its pages hold what they have typed, with both
    /// answers to the question.
    package static let questions: [Conformance] = [false, true].flatMap { discards in
        asked.map { arrangement, gesture, outcome in
            Conformance(
                arrangement: arrangement, steps: [.question(gesture, discards: discards)],
                outcome: discards ? outcome : arrangement.start)
        }
    }

    /// With the outcome if the user discards what they have typed.
    private static let asked: [(Arrangement, Gesture, String)] = [
        (.navigation, .back, "*/home"), (.navigation, .swipeBack, "*/home"),
        (.tabs, .back, "*/home | /library /basket"),
        (.split, .swipeBack, "*/home | /library /basket"),
        (.modalOnModal, .dismiss, "*/home /list | +/pick /filter"),
        (.modalOnModal, .swipeToDismiss, "*/home /list | +/pick /filter"),
        (.bareModal, .dismiss, "*/home /list"), (.bareModal, .swipeToDismiss, "*/home /list"),
    ]

    /// Every gesture that is possible after every transition from every arrangement, and after it
    /// the transition once more.
    package static var combinations: [Conformance] {
        Arrangement.allCases.flatMap { arrangement in
            TransitionType.allCases.flatMap { transition in
                Gesture.all.compactMap { combination(arrangement, transition, $0) }
            }
        }
    }

    private static func combination(
        _ arrangement: Arrangement, _ transition: TransitionType, _ gesture: Gesture
    ) -> Conformance? {
        var state = NavigationState(outline: arrangement.start)
        state.go(to: .init(url: "/new"), using: transition)
        guard gesture.isPossible(in: state, of: arrangement) else { return nil }
        gesture.perform(on: &state)
        state.go(to: .init(url: "/new"), using: transition)
        let go = Step.go(transition, from: nil)
        return Conformance(
            arrangement: arrangement, steps: [go, .touch(gesture), go], outcome: state.outline)
    }

    private static func touching(
        _ arrangement: Arrangement, _ gesture: Gesture, _ outcome: String
    ) -> Conformance {
        Conformance(arrangement: arrangement, steps: [.touch(gesture)], outcome: outcome)
    }

    private static func going(
        _ transition: TransitionType, from arrangement: Arrangement, at source: String? = nil,
        _ outcome: String
    ) -> Conformance {
        Conformance(
            arrangement: arrangement, steps: [.go(transition, from: source)], outcome: outcome)
    }
}
