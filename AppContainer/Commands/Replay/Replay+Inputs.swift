import DesignKit
import Foundation
import RoutingEngine
import RoutingJourneys

extension Replay {
    /// Starts what an input does.
    func perform(_ input: TraceInput, at line: Int, _ progress: Progress) {
        switch input.did {
        case .request: request(input, at: line, progress)
        case .choose: choose(input, at: line, progress)
        case .move: input.state.map { move(to: $0, progress) }
        case .restore:
            guard let saved = input.state else { return }
            if saved.urls.contains(where: { $0.contains(PrivateText.mask) }) {
                hide("a URL of the saved state", at: line)
            }
            start(progress) { [app] in _ = await app.restore(saved.state) }
        case .ready: start(progress) { [app] in await app.openGate() }
        case .answer:
            guard let link = app.gate.lateLinks.first else {
                return notes.append("there is no late link to answer")
            }
            start(progress) { [app] in app.answer(link, opens: input.opens == true) }
        case .end:
            app.perform(.end, immediately: { for link in waitingLinks { link.cancel() } })
        case .rules:
            // What the app refused then, it refuses again.
            try? app.apply((input.rules ?? []).map(\.config))
        }
    }

    private func request(_ input: TraceInput, at line: Int, _ progress: Progress) {
        let origin = input.requestOrigin
        let request: RouteRequest
        if let known = link(of: input) {
            request = known
        } else {
            if input.hasPayload == true {
                notes.append("a trace holds no values beside URLs, so the request has none")
            }
            if input.from == .covered {
                notes.append(
                    "the request started from a covered screen, and now from the visible one")
            }
            request = RouteRequest(
                url: input.url.map { unmasked($0, at: line) }, origin: origin,
                source: input.from == nil ? nil : app.stage.topScreen,
                transition: input.using ?? .show)
        }
        if origin.isOutside, !app.gate.isOpen {
            waitingLinks.append(Task { [app] in _ = await app.router.route(request) })
        } else {
            start(progress) { [app] in await app.router.route(request) }
        }
    }

    /// The same request of a link on the visible screen, which knows its private values and payload.
    private func link(of input: TraceInput) -> RouteRequest? {
        guard input.from != nil, let screen = app.stage.topScreen else { return nil }
        return app.content.rows.lazy.compactMap { row in
            if case .link(let link) = row.kind { link.request(from: screen) } else { nil }
        }.first {
            app.router.pipeline.redactor.redacted($0).url == input.url
                && $0.origin == input.requestOrigin && $0.transition == input.using
        }
    }

    private func choose(_ input: TraceInput, at line: Int, _ progress: Progress) {
        let choices = app.content.rows.filter(\.isChoice)
        guard let number = input.row, number > 0, number <= choices.count else {
            return notes.append("the screen has only \(choices.count) rows to choose")
        }
        let row = choices[number - 1]
        switch row.kind {
        case .action(let perform): start(progress, perform)
        case .toggle(let isOn, let set): start(progress) { set(!isOn) }
        case .field(let submit):
            var text = input.typed ?? ""
            if text.contains(PrivateText.mask) {
                if let value = values[row.title] { text = value } else { hide(row.title, at: line) }
            }
            start(progress) { [text] in await submit(text) }
        case .link, .text: notes.append("row \(number) of the screen is another one")
        }
    }

    /// Removes the screens that the user left, and selects their tab.
    private func move(to outline: StateOutline, _ progress: Progress) {
        let state = app.stage.state
        let tabs = zip(state.tabs, outline.tabs).map { stack, urls in
            NavigationState.Stack(Array(stack.entries.prefix(urls.count)))
        }
        let modals = zip(state.modals, outline.modals).map { stack, modal in
            NavigationState.Stack(
                Array(stack.entries.prefix(modal.urls.count)), isFullScreen: stack.isFullScreen,
                isPlain: stack.isPlain)
        }
        let isShorter =
            state.tabs.count == outline.tabs.count && modals.count == outline.modals.count
            && zip(tabs, outline.tabs).allSatisfy { $0.entries.count == $1.count }
        if !isShorter {
            notes.append("the move showed a screen without a URL, or one that isn't open now")
        }
        let next = NavigationState(stacks: tabs, selected: outline.selected, modals: modals)
        guard tabs.count == state.tabs.count, tabs.indices.contains(outline.selected) else {
            return
        }
        start(progress) { [app] in app.stage.update { $0 = next } }
    }

    /// A URL whose masked values are supplied, or are a text that is masked again.
    private func unmasked(_ url: String, at line: Int) -> String {
        guard url.contains(PrivateText.mask) else { return url }
        let standIn = "masked"
        let parts = url.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false).map(
            String.init)
        if parts[0].contains(PrivateText.mask) { hide("a part of the URL", at: line) }
        let path = parts[0].replacing(PrivateText.mask, with: standIn)
        guard parts.count == 2 else { return path }
        let query = parts[1].split(separator: "&").map { item in
            guard item.contains(PrivateText.mask) else { return String(item) }
            let name = item.contains("=") ? String(item.prefix { $0 != "=" }) : ""
            if let value = values[name] { return "\(name)=\(PercentEncoding.encode(value))" }
            hide(name.isEmpty ? "a parameter" : name, at: line)
            return String(item.replacing(PrivateText.mask, with: standIn))
        }
        return path + "?" + query.joined(separator: "&")
    }

    private func hide(_ name: String, at line: Int) {
        notes.append(
            "line \(line): the value of '\(name)' is private and was masked; replay can't restore "
                + "it, and uses another text")
        maskedLine = maskedLine ?? line
    }
}

extension TraceInput {
    /// The origin of a request.
    fileprivate var requestOrigin: RouteOrigin {
        let known: [RouteOrigin] = [
            .app, .universalLink, .customScheme(caller: caller), .webView, .push, .restoration,
            .remoteRule,
        ]
        return known.first { $0.name == origin } ?? .app
    }
}
