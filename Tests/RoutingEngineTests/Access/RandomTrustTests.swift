import RouteMatching
import RoutingKit
import RoutingTesting
import RoutingTestSupport
import StageKit
import Testing

@testable import RoutingEngine

/// Random tables, in which redirects, interceptors, Navigators and links inside links make further
/// requests.
@Suite
@MainActor
struct `Random requests from outside` {
    /// Opens further links, and remembers what was reached.
    @MainActor
    private final class Recorder {
        var reached: [Access] = []
        /// The target of the next request, and its origin.
        var detour: (way: Int, path: String)?
    }

    private struct RecordingNavigator: Navigating {
        struct Parameters: Decodable {
            let p0: String?, p1: String?, p2: String?, p3: String?, p4: String?, p5: String?
            let rest: [String]
            let next: NestedLink?
        }

        let recorder: Recorder
        let access: Access
        let router: AppRouter

        func navigate(
            from source: (any RoutingSource)?, using transition: TransitionType,
            parameters: Parameters
        ) async -> Destination {
            recorder.reached.append(access)
            if let next = parameters.next { await router.route(RouteRequest(to: next)) }
            if let detour = recorder.detour, detour.way > 2 {
                recorder.detour = nil
                await router.route(RouteRequest(url: detour.path))
            }
            return .value(1)
        }
    }

    private func launch(
        _ patterns: [RoutePattern], _ recorder: Recorder, _ routes: inout RandomRoutes
    ) -> AppRouter {
        let router = AppRouter(links: .sample, stage: HeadlessStage(), clock: .still)
        for constraint in RandomRoutes.constraints { router.register(constraint) }
        for pattern in patterns {
            let access = Access(rawValue: Int.random(in: 0..<8, using: &routes.random))
            let navigator = RecordingNavigator(recorder: recorder, access: access, router: router)
            router.register(path: pattern.description, navigator: navigator, access: access)
        }
        let table = RouteTable(unchecked: patterns, constraints: RandomRoutes.constraints)
        for number in 0..<3 {
            let path = routes.path(for: patterns)
            guard table.match(path) != nil else { continue }
            router.redirect("/redirect\(number)", to: DeepLink(segments: path).description)
        }
        router.register(
            ClosureInterceptor { _ in
                guard let detour = recorder.detour, detour.way < 3 else { return .proceed }
                recorder.detour = nil
                return .redirect(to: detour.path, by: detour.way == 0 ? .remoteRule : .app)
            })
        return router
    }

    @Test(arguments: RunSeeds.count(4))
    func `no request reaches a route that is closed to its origin`(seed: UInt64) async throws {
        var routes = RandomRoutes(seed: seed)
        let (tables, requests) = (
            ProofSize.count(10, full: 500), ProofSize.isFull ? 500 : 40
        )
        var (started, reached, refused) = (0, 0, 0)
        var breaches: [String] = []
        while started < tables {
            let recorder = Recorder()
            let patterns = try routes.patterns(upTo: 12, ofUpTo: 3)
            let router = launch(patterns, recorder, &routes)
            // Some random tables hold a pattern that nothing reaches.
            guard (try? router.start()) != nil else { continue }
            started += 1
            for _ in 0..<requests {
                let origin = RouteOrigin.outside.randomElement(using: &routes.random) ?? .push
                let url = "https://moments.app" + self.url(patterns, &routes)
                let way = Int.random(in: 0..<8, using: &routes.random)
                recorder.detour = way < 5 ? (way, self.url(patterns, &routes)) : nil
                recorder.reached = []
                refused +=
                    await router.route(
                        RouteRequest(url: url, origin: origin)
                    ).error == nil ? 0 : 1
                reached += recorder.reached.count
                if !recorder.reached.allSatisfy({ $0.admits(origin) }) {
                    breaches.append("\(origin.name) \(url), way \(way): \(router.routes)")
                }
            }
        }
        #expect(breaches.prefix(3) == [], "seed \(seed)")
        // Of ten tables, most can have hardly any open route.
        let least = ProofSize.least(
            tables * requests / 100 + 1, full: tables * requests / 10 + 1)
        #expect(reached >= least && refused >= least, "seed \(seed): \(reached), \(refused)")
        ProofSize.report(
            "requests from outside",
            [
                "requests": tables * requests, "routes reached": reached, "refused": refused,
                "closed routes reached": breaches.count,
            ])
    }

    private func url(_ patterns: [RoutePattern], _ routes: inout RandomRoutes) -> String {
        var query: [DeepLink.QueryItem] = []
        if Int.random(in: 0..<3, using: &routes.random) == 0 {
            let link = DeepLink(segments: routes.path(for: patterns)).description
            query = [.init(name: "next", value: link)]
        }
        let isRedirected = Int.random(in: 0..<4, using: &routes.random) == 0
        let path = isRedirected ? ["redirect\(query.count)"] : routes.path(for: patterns)
        return DeepLink(segments: path, query: query).description
    }
}
