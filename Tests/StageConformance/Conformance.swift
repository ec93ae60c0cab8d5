import RoutingKit
package import StageKit

/// What a stage has to do: a start, what happens, and where the user is then.
package struct Conformance: Sendable, CustomStringConvertible {
    package let sentence: String
    package let arrangement: Arrangement
    package let steps: [Step]
    package let outcome: String

    package var description: String { sentence }

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
                pages[entry.id] = page
                stage.move(to: expected, with: [entry.id: page])
            case .touch(let gesture):
                gesture.perform(on: &expected)
                await subject.perform(gesture)
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
            guard let page = pages[entry.id] else { continue }
            if stage.screen(entry.id) !== page { issues.append("lost the screen \(entry.url)") }
            if stage.entry(of: page) != entry { issues.append("does not know \(entry.url)") }
        }
        return issues
    }
}

extension NavigationState {
    /// A screen for each entry.
    @MainActor
    package var pages: NewScreens { pages { Page($0) } }

    fileprivate func pages(_ make: (String) -> any Screen) -> NewScreens {
        Dictionary(uniqueKeysWithValues: entries.map { ($0.id, make($0.url)) })
    }
}
