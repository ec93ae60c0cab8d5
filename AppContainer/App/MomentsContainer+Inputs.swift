import DesignKit
import RoutingEngine
import RoutingJourneys
import RoutingRules

extension MomentsContainer {
    /// Reports an input and performs it. What it causes isn't reported as another input.
    func perform<Result>(
        _ input: AppInput, _ work: @MainActor () async -> Result
    ) async -> Result {
        guard let onInput else { return await work() }
        onInput(input)
        return await AppInput.$isBeingPerformed.withValue(true) { await work() }
    }

    /// Reports an input and performs it at once.
    func perform<Result>(_ input: AppInput, immediately work: () -> Result) -> Result {
        guard let onInput else { return work() }
        onInput(input)
        return AppInput.$isBeingPerformed.withValue(true) { work() }
    }

    /// Opens a late link, or drops it.
    func answer(_ link: LateLink, opens: Bool) {
        perform(.answer(opens: opens), immediately: { gate.answer(link, opens: opens) })
    }

    /// Restores a saved navigation state.
    /// - Returns: Why each screen that was not restored was left out.
    func restore(_ saved: NavigationState) async -> [RouteError] {
        await perform(.restore(saved)) { await router.restore(saved) }
    }

    /// Applies rules instead of all earlier ones.
    /// - Throws: `RouteConfigError` if they have errors.
    func apply(_ documents: [RouteConfig]) throws(RouteConfigError) {
        if isAssembled {
            onInput?(.rules(documents))
        } else if !(documents.isEmpty && rulesAtStart.isEmpty) {
            rulesAtStart.append(documents)
        }
        try rules.apply(documents)
    }
}

extension Content {
    /// The same content, whose rows report to the app that they are chosen. Links report themselves
    /// as requests.
    @MainActor
    func reportingChoices(to app: MomentsContainer) -> Content {
        let count = rows.count(where: \.canBeChosen)
        var number = 0
        return Content(
            sections.map { section in
                ContentSection(
                    section.title,
                    section.rows.map { row in
                        if row.canBeChosen { number += 1 }
                        return row.reporting(number, of: count, to: app)
                    })
            })
    }
}

extension ContentRow {
    fileprivate var canBeChosen: Bool {
        if case .text = kind { false } else { true }
    }

    @MainActor
    fileprivate func reporting(_ number: Int, of count: Int, to app: MomentsContainer) -> Self {
        func choice(_ kind: String, _ text: String? = nil) -> AppInput {
            .choose(RowChoice(number: number, count: count, kind: kind, text: text))
        }
        switch kind {
        case .text, .link: return self
        case .action(let perform):
            let input = choice("action")
            let reported: @MainActor @Sendable () async -> Void = {
                await app.perform(input) { await perform() }
            }
            if loadsWhenVisible { return .more(title, load: reported) }
            return .action(title, detail: detail, perform: reported)
        case .field(let submit):
            return .field(title) { text in
                await app.perform(
                    .choose(RowChoice(number: number, count: count, kind: "field", text: text))
                ) { await submit(text) }
            }
        case .toggle(let isOn, let set):
            let input = choice("toggle")
            return .toggle(title, detail: detail, isOn: isOn) { isOn in
                app.perform(input, immediately: { set(isOn) })
            }
        }
    }
}
