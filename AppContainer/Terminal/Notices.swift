import RoutingKit

/// What the user is told under the next screen.
@MainActor
final class Notices {
    private var lines: [String] = []

    /// Hears what the app and its router have to tell.
    func listen(to app: MomentsContainer) {
        app.notify = { self.add($0) }
        app.router.observe { self.add($0) }
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
        case .late(let link): add("\(link.url) came late: open it? yes or no")
        case .undeclaredLink(let url, let pattern):
            add("warning: \(pattern) opened \(url), which it does not declare")
        case .began, .moved, .awaitsResult, .gotResult: break
        }
    }
}
