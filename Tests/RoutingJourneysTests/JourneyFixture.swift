import Foundation
import RoutingTestSupport

@testable import RoutingJourneys

/// A started router that suspends requests and makes links wait at a gate, with a headless stage.
struct JourneyFixture: RouterFixture {
    let stage: HeadlessStage
    let router: AppRouter
    let journeys = Journeys()
    let gate: ArrivalGate

    init(
        tabs: [String] = ["/home"], clock: TestClock = TestClock(),
        gate: ArrivalGate = ArrivalGate(until: []),
        _ register: @MainActor (AppRouter, Journeys) -> Void
    ) async throws {
        let app = try await Fixture(tabs: tabs, clock: clock) { [journeys] router in
            router.use(journeys)
            router.use(gate)
            register(router, journeys)
        }
        (stage, router, self.gate) = (app.stage, app.router, gate)
    }
}

/// An app in which some routes require a login.
struct LoginFixture: RouterFixture {
    nonisolated struct Order: Decodable, Sendable {
        let id: String
        let note: Private<String>?
        let items: Payload<[Int]>?
    }

    final class Session {
        var user: String?
        /// The user whose session has ended.
        var owner: String?
    }

    let stage: HeadlessStage
    let router: AppRouter
    let journeys: Journeys
    let clock: TestClock
    let store: any JourneyStore
    let session = Session()
    let orders = PageNavigator<Order>()
    let changing = ChangingNavigator()
    let guards = ClosureInterceptor(priority: 1) { _ in .proceed }

    init(
        store: any JourneyStore = MemoryJourneyStore(), clock: TestClock = TestClock(),
        login: String = "/login", lifetime: Duration = .seconds(600)
    ) async throws {
        let journeys = Journeys(store: store)
        let app = try await Fixture(clock: clock) {
            [session, orders, changing, guards] router in
            router.use(journeys)
            router.register(
                path: "/order/:id", navigator: orders, access: .external, requires: .login)
            router.register(
                path: "/count", navigator: ClosureNavigator { .value(3) }, requires: .login)
            router.pages("/login")
            router.items("/ask/:id")
            router.register(path: "/delete", navigator: changing)
            router.register(guards)
            router.register(
                LoginInterceptor(
                    priority: 2, on: journeys, showing: login, lifetime: lifetime,
                    owner: { session.owner }, isSignedIn: { session.user != nil }))
        }
        (stage, router, self.journeys) = (app.stage, app.router, journeys)
        (self.clock, self.store) = (clock, store)
    }

    /// The URLs of the requests that wait.
    var suspended: [String] { journeys.suspended.map(\.url) }

    /// Leaves the login signed in, as its screen does.
    @discardableResult
    func signIn(_ name: String) async -> [RouteOutcome] {
        session.user = name
        stage.update { $0.dismiss() }
        return await journeys.resume(after: .login, as: name)
    }
}

/// Keeps tickets as a file does: as JSON, and not on a full disk.
final class WrittenStore: JourneyStore {
    private(set) var data: Data
    private var used: Set<UUID> = []
    /// How often the tickets were written.
    private(set) var writes = 0
    var isFull = false
    private let door: Door?

    /// - Parameter door: Changes tickets when it is open, as a file does after some time.
    init(_ data: Data = Data("[]".utf8), behind door: Door? = nil) {
        self.data = data
        self.door = door
    }

    convenience init(of tickets: [JourneyTicket]) throws {
        self.init(try JSONEncoder().encode(tickets))
    }

    var tickets: [JourneyTicket] {
        (try? JSONDecoder().decode([JourneyTicket].self, from: data)) ?? []
    }

    func update<Result: Sendable>(
        _ change: @escaping @Sendable (inout [JourneyTicket]) -> Result
    ) async -> Result {
        await door?.pass()
        var tickets = tickets
        writes += 1
        defer { data = (try? JSONEncoder().encode(tickets)) ?? data }
        return change(&tickets)
    }

    func markUsed(_ id: JourneyTicket.ID, until expiry: Date) throws -> Bool {
        if isFull { throw CocoaError(.fileWriteOutOfSpace) }
        return used.insert(id).inserted
    }
}
