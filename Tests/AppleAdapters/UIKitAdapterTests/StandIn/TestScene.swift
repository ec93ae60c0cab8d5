import RouteMatching
import RoutingEngine
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
    var outcomes: [RouteOutcome] { routing.router?.history ?? [] }

    init(build: BuildTarget = .internal, hasMistake: Bool = false) {
        routing = SceneRouting(views: .pages, shakeOpens: "/menu") { stage in
            let links = UniversalLinks(hosts: ["example.com"], schemes: ["example"])
            let router = AppRouter(links: links, stage: stage, build: build)
            let paths = ["/home", "/shop", "/product/:id", "/menu"]
            for path in paths + (hasMistake ? ["/home"] : []) {
                let navigator = InlineNavigator { (parameters: PageParameters) in
                    // Navigators that open other routes hold the router.
                    _ = router
                    let id = parameters.id.map { "\($0)" } ?? ""
                    return .screen(Page(path.replacing(":id", with: id)))
                }
                router.register(
                    path: path, navigator: navigator, access: path == "/menu" ? .closed : .external)
            }
            try router.start()
            try await router.show(tabs: ["/home", "/shop"])
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

private struct PageParameters: Decodable {
    var id: Int?
}
