import Foundation
import RequestFixtures
import RouteMatching
import RoutingEngine
import RoutingKit
import StageKit

/// Makes one request as often as it is asked, one after the other: `RequestLoop screen 10000`. A
/// tool that counts instructions runs it twice; the difference is that of the requests alone.
///
/// A third argument is how many screens the app has opened before: `RequestLoop link 10000 1000`.
@main
enum RequestLoop {
    private static let requests = [
        "screen": RouteRequest(url: "/product/42"),
        "awaited": RouteRequest(url: "/product/42"),
        "action": RouteRequest(url: "/product/42/price"),
        "unknown": RouteRequest(url: "/prodct/42"),
        "link": RouteRequest(url: "https://momentsapp.com/product/42", origin: .universalLink),
    ]

    @MainActor
    static func main() async throws {
        let arguments = Array(CommandLine.arguments.dropFirst())
        guard let request = arguments.first.flatMap({ requests[$0] }),
            let count = arguments.dropFirst().first.flatMap({ Int($0) })
        else {
            let usage = "usage: RequestLoop screen|awaited|action|unknown|link COUNT [SCREENS]\n"
            FileHandle.standardError.write(Data(usage.utf8))
            exit(64)
        }
        let stage = HeadlessStage()
        let router = try await AppRouter.fixture(
            of: UniversalLinks(hosts: ["momentsapp.com"]), on: stage,
            isAwaited: arguments.first == "awaited")
        for id in 0..<(arguments.dropFirst(2).first.flatMap { Int($0) } ?? 0) {
            await router.route(RouteRequest(url: "/product/\(1000 + id)"))
        }
        var answered = 0
        for _ in 0..<count {
            // A request of its own each time, as an app makes them.
            let outcome = await router.route(
                RouteRequest(url: request.url, origin: request.origin))
            answered += outcome.error == nil ? 1 : 0
        }
        print(answered)
    }
}
