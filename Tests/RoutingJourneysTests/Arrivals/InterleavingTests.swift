import RoutingEngine
import RoutingKit
import RoutingTestSupport
import Testing

@testable import RoutingJourneys

@Suite
@MainActor
struct `All interleavings of arrivals and readiness` {
    /// What happens while an app starts.
    enum Step: Hashable {
        case arrival(Int), readiness(Int)
    }

    /// Every order of up to 4 arrivals and 4 conditions in which each kind keeps its own order.
    nonisolated static let interleavings: [[Step]] = (0...4).flatMap { arrivals in
        (0...4).flatMap { merge(arrivals, $0) }
    }

    private nonisolated static func merge(_ arrivals: Int, _ conditions: Int) -> [[Step]] {
        if arrivals == 0, conditions == 0 { return [[]] }
        let first =
            arrivals > 0 ? merge(arrivals - 1, conditions).map { $0 + [.arrival(arrivals)] } : []
        let second =
            conditions > 0
            ? merge(arrivals, conditions - 1).map { $0 + [.readiness(conditions)] } : []
        return first + second
    }

    @Test
    func `there are 251`() {
        #expect(Self.interleavings.count == 251)
        #expect(Set(Self.interleavings).count == 251)
    }

    @Test(arguments: ArrivalPolicy.allCases)
    func `each link is opened in order, once, and never before the app is ready`(
        policy: ArrivalPolicy
    ) async throws {
        for steps in ProofSize.cases(of: Self.interleavings) {
            let conditions = steps.filter { if case .readiness = $0 { true } else { false } }.count
            let app = try await launch(policy, conditions: conditions)
            var links: [Task<RouteOutcome, Never>] = []
            var met = 0
            for step in steps {
                switch step {
                case .arrival(let number): links.append(arrive(number, in: app))
                case .readiness(let number):
                    app.gate.fulfill(LaunchCondition("\(number)"))
                    met += 1
                }
                #expect(met == conditions || shown(app).isEmpty, "\(steps)")
            }
            var outcomes: [RouteOutcome] = []
            for link in links {
                outcomes.append(await link.value)
            }
            #expect(shown(app) == expected(steps, policy: policy), "\(steps)")
            #expect(outcomes.allSatisfy { $0.error == nil || $0.error?.code == "arrival-replaced" })
            #expect(app.router.history.outcomes.count == links.count)
        }
    }

    /// The opened links, computed from the steps alone.
    private func expected(_ steps: [Step], policy: ArrivalPolicy) -> [String] {
        let opening = steps.lastIndex { if case .readiness = $0 { true } else { false } } ?? -1
        let early = steps.prefix(opening + 1).compactMap(number)
        let late = steps.dropFirst(opening + 1).compactMap(number)
        switch policy {
        case .all: return (early + late).map(\.url)
        case .latest: return (early.suffix(1) + late).map(\.url)
        case .onePerRoute:
            let last = early.filter { number in
                !early.contains { $0 > number && $0 % 2 == number % 2 }
            }
            return (last + late).map(\.url)
        }
    }

    private func number(_ step: Step) -> Int? {
        if case .arrival(let number) = step { number } else { nil }
    }

    private func launch(_ policy: ArrivalPolicy, conditions: Int) async throws -> JourneyFixture {
        let names = (0..<conditions).map { LaunchCondition("\($0 + 1)") }
        let rules = ArrivalGate(until: Set(names), policy: policy)
        return try await JourneyFixture(gate: rules) { router in
            for path in ["/even/:id", "/odd/:id"] {
                router.register(
                    path: path, navigator: PageNavigator<ItemParameters>(), access: .external)
            }
        }
    }

    private func arrive(_ number: Int, in app: JourneyFixture) -> Task<RouteOutcome, Never> {
        app.begin("https://moments.app\(number.url)", from: .universalLink)
    }

    private func shown(_ app: JourneyFixture) -> [String] {
        app.router.history.outcomes.filter { $0.title != nil }.compactMap(\.url)
            .map { String($0.dropFirst("https://moments.app".count)) }
    }
}

extension Int {
    fileprivate var url: String { isMultiple(of: 2) ? "/even/\(self)" : "/odd/\(self)" }
}
