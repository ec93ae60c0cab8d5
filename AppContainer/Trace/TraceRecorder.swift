import Foundation
import RoutingEngine
import RoutingRules
import StorageKit
import ToggleKit

/// Writes what happens in an app as lines of a trace, as it happens.
@MainActor
final class TraceRecorder {
    /// What the app itself can't tell.
    struct Context {
        /// When the app started.
        var began: Date
        /// Where the documents come from: `sample` or `folder`.
        var source = "sample"
        /// Whether typed texts are masked. They may be anything: a name, a message, an address.
        var masksTypedText = true
        /// The saved data of the user that the app started with.
        var saved: [String] = []
    }

    private let app: MomentsContainer
    private let context: Context
    private let write: @MainActor (String) -> Void
    /// The number of each typed text.
    private var typed: [String: Int] = [:]

    /// Writes the first line, and each other line when it happens. The app keeps the recorder.
    static func record(
        _ app: MomentsContainer, in context: Context, write: @escaping @MainActor (String) -> Void
    ) async {
        let recorder = TraceRecorder(app, context, write)
        let digests = await app.storage.documentDigests()
        write(RouteValue(recorder.header(digests)).json)
        app.onInput = { recorder.hear($0) }
        app.router.observe { recorder.hear($0) }
    }

    private init(
        _ app: MomentsContainer, _ context: Context, _ write: @escaping @MainActor (String) -> Void
    ) {
        self.app = app
        self.context = context
        self.write = write
    }

    private var redactor: Redactor { app.router.pipeline.redactor }

    private func header(_ digests: [String: String]) -> TraceHeader {
        let toggles = FeatureToggle.allCases.map { ($0.rawValue, app.toggles.isOn($0)) }
        // Whole milliseconds, rounded down: a later second would have another sample.
        let began = (context.began.timeIntervalSince1970 * 1000).rounded(.down) / 1000
        return TraceHeader(
            trace: TraceHeader.version, app: MomentsContainer.version.description,
            build: app.build, features: app.plugins.all.map(\.name), source: context.source,
            digests: digests,
            began: Date(timeIntervalSince1970: began).formatted(TraceHeader.dateFormat),
            installation: app.installation.id, isSignedIn: app.session.userName != nil,
            masksTypedText: context.masksTypedText, saved: context.saved,
            toggles: Dictionary(uniqueKeysWithValues: toggles),
            rules: app.rulesAtStart.map { $0.map(TraceRules.init) },
            state: StateOutline(app.stage.state, by: redactor))
    }

    private var time: Double {
        let seconds = app.now().timeIntervalSince(context.began)
        return max(0, (seconds * 1000).rounded() / 1000)
    }

    private func hear(_ input: AppInput) {
        switch input {
        case .choose(let choice):
            var line = TraceInput(.choose, at: time)
            (line.row, line.rows, line.kind) = (choice.number, choice.count, choice.kind)
            line.typed = choice.text.map(masked)
            put(line)
        case .ready: put(TraceInput(.ready, at: time))
        case .end: put(TraceInput(.end, at: time))
        case .restore(let state): put(.restore, StateOutline(state, by: redactor))
        case .answer(let opens):
            var line = TraceInput(.answer, at: time)
            line.opens = opens
            put(line)
        case .rules(let documents):
            var line = TraceInput(.rules, at: time)
            line.rules = documents.map(TraceRules.init)
            put(line)
        }
    }

    private func hear(_ event: RouteEvent) {
        switch event {
        case .began(let request): if isInput { put(request) }
        case .moved(let state):
            let outline = StateOutline(state, by: redactor)
            if isInput {
                put(.move, outline)
            } else {
                put(TraceEvent(at: time, kind: .moved(outline)))
            }
        case .ended(let outcome):
            put(TraceEvent(at: time, kind: .outcome(OutcomeReport(outcome))))
        case .awaitsResult, .gotResult, .undeclaredLink, .ignoredParameter, .inactive: break
        }
    }

    /// Whether nothing in the app caused what happens now.
    private var isInput: Bool {
        !AppInput.isBeingPerformed && ActiveRequest.current == nil
    }

    private func put(_ request: RouteRequest) {
        var line = TraceInput(.request, at: time)
        line.url = request.url
        line.origin = request.origin.name
        if case .customScheme(let caller) = request.origin { line.caller = caller }
        line.using = request.transition
        line.from = request.source.map { source in
            app.stage.entry(of: source)?.id == app.stage.state.top?.id ? .visible : .covered
        }
        if request.payload != nil { line.hasPayload = true }
        put(line)
    }

    private func put(_ kind: TraceInput.Kind, _ state: StateOutline) {
        var line = TraceInput(kind, at: time)
        line.state = state
        put(line)
    }

    private func put(_ line: some Encodable & Sendable) {
        write(RouteValue(line).json)
    }

    /// The mask of a typed text. Equal texts have the same one, so that a user who signs in again is
    /// the same user when the trace is replayed.
    private func masked(_ text: String) -> String {
        guard context.masksTypedText else { return text }
        let number = typed[text] ?? typed.count + 1
        typed[text] = number
        return PrivateText.mask + (number == 1 ? "" : "\(number)")
    }
}
