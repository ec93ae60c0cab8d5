import RouteMatching
import RoutingEngine
import RoutingKit
import StageKit

@MainActor
final class Container {
    let router: AppRouter

    init(stage: any Stage) async throws {
        let links = UniversalLinks(hosts: ["example.com"], schemes: ["example"])
        router = AppRouter(links: links, stage: stage, build: .internal)
        router.register(path: "/home", navigator: HomeNavigator(), access: .external)
        router.register(
            path: "/product/:id", navigator: ProductNavigator(), access: .external,
            animation: .zoom)
        router.register(path: "/internalmenu", navigator: MenuNavigator())
        try router.start()
        try await router.show(tabs: ["/home"])
    }
}
