import RouteMatching
import RoutingEngine
import RoutingJourneys
import RoutingKit
import RoutingSwiftUI
import SwiftUI

struct ExampleApp: App {
    @State private var app = AppSetup()

    var body: some Scene {
        WindowGroup {
            StageView(
                stage: app.stage, views: app.views,
                tabSymbols: ["/home": "house", "/shop": "bag"]
            )
            .environment(\.router, app.router)
            .opensLinks(with: app.router)
            .task { await app.begin() }
        }
    }
}

@MainActor
final class AppSetup {
    let stage = ObservableStage()
    let router: AppRouter
    let gate = ArrivalGate(until: [.dataLoaded])
    let views = StageViews.app

    init() {
        router = AppRouter(
            links: UniversalLinks(hosts: ["example.com"], schemes: ["example"]), stage: stage)
        router.use(gate)
        router.register(path: "/home", navigator: HomeNavigator(), access: .external)
        router.register(path: "/shop", navigator: ShopNavigator(), access: .external)
    }

    func begin() async {
        do {
            try router.start()
            try await router.show(tabs: ["/home", "/shop"])
            gate.fulfill(.dataLoaded)
        } catch {
            // Every issue in the routes, with file and line.
            assertionFailure("\(error)")
        }
    }
}
