import RoutingEngine
import RoutingJourneys
import RoutingKit

/// What the user is told under the next screen.
@MainActor
final class Notices {
    private var lines: [String] = []

    /// Hears what the app and its router have to tell.
    /// - Parameter whenHeard: Called when there is something new to see.
    func listen(to app: MomentsContainer, whenHeard: @escaping @MainActor () -> Void) {
        app.notify = { line in
            self.add(line)
            whenHeard()
        }
        app.router.observe { event in
            self.add(event)
            whenHeard()
        }
        app.gate.observeLateLinks { link in
            self.add("\(link.url) came late: open it? yes or no")
            whenHeard()
        }
    }

    func add(_ line: String) { lines.append(line) }

    func add(_ more: [String]) { lines += more }

    /// All that has not been told yet.
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }

    private func add(_ event: RouteEvent) {
        switch event {
        case .ended(let outcome): add([outcome.notice].compactMap(\.self))
        case .undeclaredLink(let url, let pattern):
            add("warning: \(pattern) opened \(url), which it does not declare")
        case .began, .moved, .awaitsResult, .gotResult: break
        }
    }
}
