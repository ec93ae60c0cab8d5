import RouteMatching
import RoutingEngine
import RoutingKit
import RoutingSwiftUI
import StageConformance

/// A router with its stage, and every request that it has begun.
@MainActor
final class RecordingRouter {
    let stage = ObservableStage()
    let router: AppRouter
    private(set) var requests: [RouteRequest] = []

    init() {
        router = AppRouter(
            links: UniversalLinks(hosts: ["example.com"], schemes: ["example"]), stage: stage)
        router.observe { [weak self] event in
            if case .began(let request) = event { self?.requests.append(request) }
        }
    }

    /// Opens the router for requests, with one page that anyone may open.
    func start() throws {
        router.register(path: "/a", navigator: PageNavigator(), access: .external)
        try router.start()
    }

    /// Does something and returns when a request has ended.
    func untilEnd(_ work: () -> Void) async {
        let (ended, ending) = AsyncStream.makeStream(of: Void.self)
        router.observe { if case .ended = $0 { ending.finish() } }
        work()
        for await _ in ended {}
    }
}

/// Makes a page.
private struct PageNavigator: Navigating {
    func navigate(
        from source: (any RoutingSource)?, using transition: TransitionType,
        parameters: NoParameters
    ) -> Destination {
        .screen(Page("/a"))
    }
}
