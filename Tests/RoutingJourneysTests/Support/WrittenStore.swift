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

    /// Keeps tickets of an attacker, or of an earlier launch.
    init(_ tickets: [JourneyTicket]) throws {
        data = try JSONEncoder().encode(tickets)
    }

    var tickets: [JourneyTicket] {
        (try? JSONDecoder().decode([JourneyTicket].self, from: data)) ?? []
    }

    func update<Result>(_ change: @escaping (inout [JourneyTicket]) -> Result) -> Result {
        var tickets = tickets
        defer { data = (try? JSONEncoder().encode(tickets)) ?? data }
        return change(&tickets)
    }
}

extension JourneyTicket {
    /// A ticket that waits for a login, as the app itself makes it.
    static func sample(
        to url: String, id: UUID = UUID(), created: Date = TestClock.start,
        expires: Date = TestClock.start.addingTimeInterval(600)
    ) -> JourneyTicket {
        JourneyTicket(
            id: id, url: url, origin: .app, trust: .full, transition: .show, requirement: .login,
            user: nil, created: created, expires: expires, payload: nil)
    }
}
