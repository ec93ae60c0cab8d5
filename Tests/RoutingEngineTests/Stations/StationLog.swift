import RouteMatching
import RoutingKit
import RoutingTesting
import RoutingTestSupport
import StageKit

@testable import RoutingEngine

/// Observes a request at the stations that are visible to other code, and refuses it from one of
/// them on.
@MainActor
final class StationLog: RouterExtension {
    /// The log of the request that is being handled.
    @TaskLocal static var current: StationLog?

    private(set) var passed: [RequestStation] = []
    private let first: RequestStation
    private weak var pipeline: RequestPipeline?

    init(refusingFrom first: RequestStation) {
        self.first = first
    }

    /// A link for each station but the last, which is refused there and would be refused at every
    /// later one, with the code of its error.
    nonisolated static let refusals: [(RequestStation, path: String, code: String)] = [
        (.read, "/shut//none", "empty-segment"),
        (.admit, "/shut/none", "cancelled"),
        (.match, "/shut/none", "unknown-route"),
        (.redirect, "/shut/1?id=2", "repeated-parameter"),
        (.access, "/shut/1", "access-denied"),
        (.intercept, "/old/1", "blocked"),
        (.decode, "/old/1", "invalid-parameter"),
        (.navigate, "/old/1", "not-found"),
        (.show, "/old/1", "no-source"),
    ]

    /// Whether the station is visible to other code. Reading, redirects and access are visible only
    /// by their errors.
    nonisolated static func isSeen(_ station: RequestStation) -> Bool {
        switch station {
        case .read, .redirect, .access: false
        case .admit, .match, .intercept, .decode, .navigate, .show, .end: true
        }
    }

    /// Records a station once, even if it is passed several times.
    func pass(_ station: RequestStation) {
        if passed.last != station { passed.append(station) }
    }

    func refuses(at station: RequestStation) -> Bool {
        RequestStation.allCases.drop { $0 != first }.contains(station)
    }

    func admits(_ request: ActiveRequest) -> Bool {
        pass(.admit)
        guard refuses(at: .admit) else { return true }
        pipeline?.refuse(request, because: .cancelled)
        return false
    }

    func ended(_ request: ActiveRequest) { pass(.end) }

    /// Opens a link from outside. `/old/:id` is redirected to a route that is open, `/shut/:id` to
    /// one that is closed.
    /// - Returns: Why it is refused; `nil` if it is not.
    func open(_ path: String) async throws -> RouteError? {
        // Without anything to redact, which requires matching as well.
        let router = AppRouter(links: .sample, stage: HeadlessStage(), build: .debug, clock: .still)
        router.register(
            RouteConstraint("seen", example: "1") { text in
                MainActor.assumeIsolated { StationLog.current?.pass(.match) }
                return text != "none"
            })
        router.register(
            ClosureInterceptor { _ in
                self.pass(.intercept)
                return self.refuses(at: .intercept) ? .refuse(because: "it is late") : .proceed
            })
        router.register(path: "/home", navigator: PageNavigator<NoParameters>())
        router.register(path: "/page/:id", navigator: StationNavigator(), access: .external)
        router.register(path: "/closed/:id", navigator: StationNavigator())
        router.redirect("/old/:id(seen)", to: "/page/:id")
        router.redirect("/shut/:id(seen)", to: "/closed/:id")
        try router.start()
        try await router.show(tabs: ["/home"])
        passed = []
        pipeline = router.pipeline
        router.pipeline.install(self)
        router.observe { event in
            if case .moved = event { self.pass(.show) }
        }
        let elsewhere = refuses(at: .show) ? PageScreen(title: "not on the stage") : nil
        return await StationLog.$current.withValue(self) {
            await router.route(
                RouteRequest(
                    url: "https://moments.app" + path, origin: .universalLink, source: elsewhere))
        }.error
    }
}

/// Records that it decodes and navigates.
private struct StationNavigator: Navigating {
    struct Parameters: Decodable {
        private enum Key: CodingKey {
            case id
        }

        init(from decoder: any Decoder) throws {
            let id = try decoder.container(keyedBy: Key.self).decode(String.self, forKey: .id)
            try MainActor.assumeIsolated {
                guard let log = StationLog.current else { return }
                log.pass(.decode)
                if log.refuses(at: .decode) {
                    throw ParameterError.invalid(name: "id", value: id, type: "Int")
                }
            }
        }
    }

    func navigate(
        from source: (any RoutingSource)?, using transition: TransitionType, parameters: Parameters
    ) throws -> Destination {
        StationLog.current?.pass(.navigate)
        if StationLog.current?.refuses(at: .navigate) == true { throw NotFound("page") }
        return .screen(PageScreen(title: "page"))
    }
}
