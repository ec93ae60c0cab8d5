import CompositionRoot
import RoutingEngine
import RoutingJourneys

/// Sentences for the user, shown below the next screen.
@MainActor
final class Notices {
    private var lines: [String] = []

    /// Collects notices from the app and its router.
    /// - Parameters:
    ///   - app: The app.
    ///   - asks: Whether the notice of a late link asks what to do with it.
    ///   - sentence: The notice of an outcome; `nil` if it needs none.
    ///   - onChange: Called when there is a new notice, or a late link.
    func listen(
        to app: MomentsContainer, asks: Bool = true,
        sentence: @escaping @MainActor (RouteOutcome) -> String? = { $0.notice },
        onChange: @escaping @MainActor () -> Void
    ) {
        app.notify = { line in
            self.add(line)
            onChange()
        }
        app.router.observe { event in
            self.add(event, sentence)
            onChange()
        }
        app.gate.observeLateLinks { link in
            if asks { self.add("\(link.url) arrived late. Open it? yes or no") }
            onChange()
        }
    }

    func add(_ line: String) { lines.append(line) }

    func add(_ more: [String]) { lines += more }

    /// Returns the notices and removes them.
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }

    private func add(_ event: RouteEvent, _ sentence: (RouteOutcome) -> String?) {
        if case .ended(let outcome) = event { add([sentence(outcome)].compactMap(\.self)) }
        if let warning = event.warning { add("warning: \(warning)") }
    }
}
