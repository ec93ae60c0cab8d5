import Foundation
import RouteMatching
import RoutingEngine
import RoutingKit
import StageKit
import StorageKit

/// Registers all features, starts the router, and prints how long both take. Then it opens the URLs
/// that are its arguments, and fails if a feature links to a route that is missing.
@main
enum GeneratedApp {
    @MainActor
    static func main() async throws {
        let storage = Storage(documents: .memory([:]))
        let links = UniversalLinks(hosts: ["example.com"])
        let router = AppRouter(links: links, stage: HeadlessStage())
        let clock = ContinuousClock()
        let registering = clock.measure {
            for plugin in plugins { plugin.register(in: router, storage: storage) }
        }
        let starting = try clock.measure { try router.start() }
        print(router.routes.count, registering / .milliseconds(1), starting / .milliseconds(1))

        let urls = CommandLine.arguments.dropFirst()
        for url in urls {
            print(await router.route(RouteRequest(url: url, origin: .universalLink)))
        }
        let broken = urls.isEmpty ? [] : router.brokenLinks
        broken.forEach { print("broken: \($0)") }
        if !broken.isEmpty { exit(1) }
    }
}
