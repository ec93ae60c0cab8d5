import RouteMatching
import RoutingEngine
import RoutingKit
import RoutingUIKit
import StageConformance
@_spi(StandIn) import UIKit

/// A scene of a small app, as the system would connect it.
@MainActor
final class TestScene {
    let routing: SceneRouting
    let session = UISceneSession()
    private(set) var window: UIWindow?
    private(set) var scene: UIWindowScene?
    private(set) var reports: [String] = []
    private let log = OutcomeLog()
    var outcomes: [RouteOutcome] { log.outcomes }

    init(build: BuildTarget = .internal, hasMistake: Bool = false) {
        let log = log
        routing = SceneRouting(views: .pages, shakeOpens: "/menu") { stage in
            let links = UniversalLinks(hosts: ["example.com"], schemes: ["example"])
            let router = AppRouter(links: links, stage: stage, build: build)
            let presentations: [String: RoutePresentation] = [
                "/note": .sheet, "/camera": .fullScreen,
            ]
            for path in ["/home", "/shop", "/product/:id", "/menu", "/note", "/camera"] {
                router.register(
                    path: path, navigator: PageNavigator(path, of: router),
                    access: path == "/menu" ? .closed : .external,
                    presented: presentations[path, default: .page])
            }
            if hasMistake {
                router.register(path: "/home", navigator: PageNavigator("/home", of: router))
            }
            try router.start()
            try await router.show(tabs: ["/home", "/shop"])
            router.observe { if case .ended(let outcome) = $0 { log.outcomes.append(outcome) } }
            return router
        }
        routing.report = { [weak self] in self?.reports.append($0) }
    }

    /// Does what the system does first, and waits until the app is there.
    func connect(_ options: UIScene.ConnectionOptions = .init()) async {
        let scene = UIWindowScene(session: session, connectionOptions: options)
        self.scene = scene
        window = routing.connect(scene, session, options)
        await settle()
    }

    /// Does what the system and the scene delegate do when the user closes the window.
    func disconnect() {
        routing.disconnect()
        (window, scene) = (nil, nil)
    }

    /// Does something of the scene delegate, and waits for what it does.
    func receive(_ event: (SceneRouting) -> Void) async {
        event(routing)
        await settle()
    }

    func settle() async {
        for _ in 0..<200 { await CurrentDevice.passTime() }
    }

    var shown: String { window?.outline(column: 0) ?? "" }
}

/// What became of requests.
@MainActor
private final class OutcomeLog {
    var outcomes: [RouteOutcome] = []
}

/// Makes a page with the title of its URL.
private struct PageNavigator: SourceNavigating {
    struct Parameters: Decodable {
        var id: Int?
    }

    private let path: String
    /// Held as Navigators do that open other routes.
    private let router: AppRouter

    init(_ path: String, of router: AppRouter) {
        self.path = path
        self.router = router
    }

    func navigate(
        from source: (any RoutingSource)?, using transition: TransitionType,
        parameters: Parameters
    ) -> Destination {
        .screen(Page(parameters.id.map { path.replacing(":id", with: "\($0)") } ?? path))
    }
}
