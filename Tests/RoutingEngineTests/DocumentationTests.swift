import RoutingKit
import TestSupport
import Testing

@testable import RoutingEngine

/// Compares the page with the stations of the engine; `WrittenPage.command` writes it.
@Suite struct `The page about the way of a URL` {
    @Test func `its table lists the stations in their order`() throws {
        let head = "| station | what happens | can refuse with | door |\n|---|---|---|---|\n"
        let rows = RequestStation.allCases.map { station in
            let (summary, codes, door) = station.row
            return "| \(station.rawValue) | \(summary) | \(codes) | \(door) |\n"
        }
        let difference = try WrittenPage("docs/architecture.md").difference(
            from: head + rows.joined(), after: "<!-- stations -->\n", upTo: "<!-- /stations -->")
        #expect(difference == nil)
    }

    @Test(arguments: RequestStation.allCases)
    func `each code in it exists`(station: RequestStation) {
        let codes = Set(RouteError.Reason.samples.map { RouteError(url: nil, reason: $0).code })
        let named = station.row.codes.matches(of: /`([a-z-]+)`/).map { String($0.1) }
        #expect(!named.isEmpty)
        #expect(Set(named).subtracting(codes).isEmpty)
    }
}

extension RequestStation {
    /// What happens there, the codes of its errors, and the door by which extensions take part.
    fileprivate var row: (summary: String, codes: String, door: String) {
        switch self {
        case .read:
            (
                "RouteMatching turns the text into a link, and repairs nothing",
                "`foreign-host`, `raw-character`, `too-long` and others", ""
            )
        case .admit:
            (
                "the request waits until the app is ready, and until it is first in the queue",
                "`arrival-expired`, `arrival-full`, `arrival-replaced`, `arrival-declined`", "admit"
            )
        case .match:
            (
                "RouteMatching finds the pattern in the immutable table of the current routes",
                "`unknown-route`, `not-ready`", "rewrite"
            )
        case .redirect:
            (
                "another URL replaces it and keeps everything that the request carries; trust only sinks",
                "`redirect-cycle`, `too-many-redirects`, `invalid-redirect`", ""
            )
        case .access:
            (
                "may this origin open this route, in this build?",
                "`access-denied`, `unavailable`, `switched-off`, `app-too-old`, `app-too-new`", ""
            )
        case .intercept:
            (
                "each interceptor, the highest priority first, proceeds, changes, redirects, "
                    + "refuses or suspends",
                "`blocked`, `unmet-requirement`, `unenforced-requirement`, `journey-expired` "
                    + "and others", "intercept"
            )
        case .decode:
            (
                "path, query and payload become the Navigator's own `Decodable` type",
                "`missing-parameter`, `invalid-parameter`, `repeated-parameter`, "
                    + "`missing-payload`, `invalid-payload`", ""
            )
        case .navigate:
            (
                "the Navigator makes a screen, or performs an action and returns its value",
                "`not-found`, `failed`", ""
            )
        case .show:
            (
                "the navigation state changes, and the adapter draws it",
                "`no-source`, `too-many-screens`", ""
            )
        case .end:
            (
                "the outcome is returned, logged and kept, without what is private",
                "`timed-out`, `cancelled`, `invalid-result`", "ended"
            )
        }
    }
}
