import Foundation

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
