import RoutingEngine
import RoutingKit

import struct Foundation.UUID

/// Keeps the values of suspended requests that are too large for a ticket in memory. Each can be
/// taken once, and only until it expires.
@MainActor
final class HandoffStore {
    /// Replaces a kept value where the value itself is too large.
    struct Token: Hashable, Codable, Sendable {
        private let number: Int
        private let launch: UUID

        fileprivate init(number: Int, launch: UUID) {
            self.number = number
            self.launch = launch
        }
    }

    private struct Kept {
        let value: RouteValue
        let deadline: Duration
    }

    /// How many values are kept at a time.
    let limit: Int
    /// How long a value is kept by default.
    let lifetime: Duration

    private let clock: RouteClock
    // A token that was saved must not return what a later launch keeps.
    private let launch = UUID()
    private var count = 0
    private var kept: [Token: Kept] = [:]

    /// Creates an empty store.
    /// - Parameters:
    ///   - limit: How many values are kept at a time.
    ///   - lifetime: How long a value is kept by default.
    ///   - clock: The time.
    init(
        limit: Int = 8, lifetime: Duration = .seconds(15 * 60), clock: RouteClock = .system
    ) {
        self.limit = limit
        self.lifetime = lifetime
        self.clock = clock
    }

    /// Keeps a value.
    /// - Parameters:
    ///   - value: The value.
    ///   - lifetime: How long it is kept; the store's ``lifetime`` if `nil`.
    /// - Returns: The token that takes the value.
    /// - Throws: ``HandoffError/full(limit:)`` if so many values are kept already.
    func keep(
        _ value: RouteValue, for lifetime: Duration? = nil
    ) throws(HandoffError) -> Token {
        removeExpired()
        guard kept.count < limit else { throw .full(limit: limit) }
        count += 1
        let token = Token(number: count, launch: launch)
        kept[token] = Kept(value: value, deadline: clock.elapsed() + (lifetime ?? self.lifetime))
        return token
    }

    /// Returns a value and forgets it.
    /// - Throws: ``HandoffError/gone`` if it was taken before, has expired or is of another launch.
    func take(_ token: Token) throws(HandoffError) -> RouteValue {
        removeExpired()
        guard let value = kept.removeValue(forKey: token)?.value else { throw .gone }
        return value
    }

    private func removeExpired() {
        let now = clock.elapsed()
        kept = kept.filter { $0.value.deadline > now }
    }
}
