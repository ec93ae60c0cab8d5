import Foundation
import RoutingKit
import RoutingTesting
import RoutingTestSupport
import Testing

@testable import RoutingJourneys

@Suite
@MainActor
struct `A value that is handed off` {
    final class Photo: Codable, Sendable {}

    private let clock = TestClock()
    private let store: HandoffStore

    init() {
        store = HandoffStore(limit: 2, lifetime: .seconds(60), clock: clock.routeClock)
    }

    @Test
    func `it is returned once, unchanged`() throws {
        let photo = Photo()
        let token = try store.keep(RouteValue(photo))
        #expect(try store.take(token).decoded(as: Photo.self) === photo)
        #expect(throws: HandoffError.gone) { try store.take(token) }
    }

    @Test
    func `its token can be encoded`() throws {
        let token = try store.keep(RouteValue(7))
        let saved = try JSONEncoder().encode(token)
        let read = try JSONDecoder().decode(HandoffStore.Token.self, from: saved)
        #expect(try store.take(read).decoded(as: Int.self) == 7)
    }

    @Test
    func `a token of another launch returns nothing`() throws {
        let token = try store.keep(RouteValue(7))
        let other = HandoffStore(clock: clock.routeClock)
        _ = try other.keep(RouteValue(8))
        #expect(throws: HandoffError.gone) { try other.take(token) }
    }

    @Test(arguments: [(59, true), (60, false), (61, false)])
    func `it is kept until it expires`(seconds: Int, isThere: Bool) throws {
        let token = try store.keep(RouteValue(7))
        clock.advance(by: .seconds(seconds))
        let taken = try? store.take(token)
        #expect((taken != nil) == isThere)
    }

    @Test(arguments: [(99, true), (100, false)])
    func `it is kept for its own lifetime`(seconds: Int, isThere: Bool) throws {
        let token = try store.keep(RouteValue(7), for: .seconds(100))
        clock.advance(by: .seconds(seconds))
        let taken = try? store.take(token)
        #expect((taken != nil) == isThere)
    }

    @Test
    func `the number of values is limited, and expired ones make room`() throws {
        let first = try store.keep(RouteValue(1))
        clock.advance(by: .seconds(30))
        let second = try store.keep(RouteValue(2))
        #expect(throws: HandoffError.full(limit: 2)) { try store.keep(RouteValue(3)) }
        clock.advance(by: .seconds(30))
        let third = try store.keep(RouteValue(3))
        #expect(throws: HandoffError.gone) { try store.take(first) }
        #expect(try store.take(second).decoded(as: Int.self) == 2)
        #expect(try store.take(third).decoded(as: Int.self) == 3)
    }

    @Test
    func `the reason for a missing value is a sentence`() {
        #expect(HandoffError.full(limit: 2).description == "2 attached values wait already")
        #expect(
            HandoffError.gone.description
                == "the attached value is gone: it was used before, or waited too long")
    }
}
