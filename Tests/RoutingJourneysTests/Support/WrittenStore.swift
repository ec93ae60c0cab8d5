import Foundation
import RoutingEngine
import RoutingKit
import RoutingTesting

@testable import RoutingJourneys

/// Keeps tickets as a file does: as JSON.
final class WrittenStore: JourneyStore {
    private(set) var data = Data("[]".utf8)

    init(_ data: Data? = nil) {
        self.data = data ?? self.data
    }

    var tickets: [JourneyTicket] {
        (try? JSONDecoder().decode([JourneyTicket].self, from: data)) ?? []
    }

    func update<Result>(_ change: @escaping @Sendable (inout [JourneyTicket]) -> Result) -> Result {
        var tickets = tickets
        defer { data = (try? JSONEncoder().encode(tickets)) ?? data }
        return change(&tickets)
    }
}

extension JourneyTicket {
    /// A ticket that waits for a login, as the app itself makes it.
    static func sample(
        to url: String, expires: Date = TestClock.start.addingTimeInterval(600)
    ) -> JourneyTicket {
        JourneyTicket(
            id: UUID(), url: url, origin: .app, trust: .full, transition: .show,
            requirement: .login,
            user: nil, expires: expires, payload: nil)
    }
}
