import Foundation
import RouteMatching
import RoutingEngine
import RoutingKit
import StageKit

/// Makes one request as often as it is asked, one after the other: `RequestLoop screen 10000`. A
/// tool that counts instructions runs it twice; the difference is that of the requests alone.
///
/// A third argument is how many screens the app has opened before: `RequestLoop link 10000 1000`.
/// `RequestLoop start 100` registers 130 routes and starts their router each time instead.
@main
enum RequestLoop {
    private static let requests = [
        "screen": RouteRequest(url: "/product/42"),
        "awaited": RouteRequest(url: "/product/42"),
        "action": RouteRequest(url: "/product/42/price"),
        "unknown": RouteRequest(url: "/prodct/42"),
        "link": RouteRequest(url: "https://momentsapp.com/product/42", origin: .universalLink),
        "values": RouteRequest(url: "/shop/garden/product/42?page=3&sort=new"),
        "link-values": RouteRequest(
            url: "https://momentsapp.com/shop/garden/product/42?page=3&sort=new",
            origin: .universalLink),
        "read-values": RouteRequest(
            url: "https://momentsapp.com/shop/garden/product/42?page=3&sort=new",
            origin: .universalLink),
        "redirect": RouteRequest(url: "/p/42"),
        "diverted": RouteRequest(url: "/offer/42"),
    ]

    @MainActor
    static func main() async throws {
        let arguments = Array(CommandLine.arguments.dropFirst())
        let count = arguments.dropFirst().first.flatMap { Int($0) } ?? 0
        if arguments.first == "start" { return try start(count) }
        guard let request = arguments.first.flatMap({ requests[$0] }), count > 0 else {
            let names = (requests.keys + ["start"]).sorted().joined(separator: "|")
            let usage = "usage: RequestLoop \(names) COUNT [SCREENS]\n"
            FileHandle.standardError.write(Data(usage.utf8))
            exit(64)
        }
        let stage = HeadlessStage()
        let router = try await AppRouter.fixture(
            of: UniversalLinks(hosts: ["momentsapp.com"]), on: stage,
            interceptors: InterceptorFixture(rawValue: arguments[0]) ?? .passing)
        for id in 0..<(arguments.dropFirst(2).first.flatMap { Int($0) } ?? 0) {
            await router.route(RouteRequest(url: "/product/\(1000 + id)"))
        }
        let isRead = arguments[0].hasPrefix("read")
        var answered = 0
        for _ in 0..<count {
            // A request of its own each time, as an app makes them.
            let outcome = await router.route(
                RouteRequest(url: request.url, origin: request.origin))
            answered += outcome.error == nil ? 1 : 0
            // A log reads the outcome, which is redacted only now.
            if isRead {
                answered += (outcome.url?.utf8.count ?? 0) + (outcome.title?.utf8.count ?? 0)
            }
        }
        print(answered)
    }

    @MainActor
    private static func start(_ count: Int) throws {
        for _ in 0..<count {
            try AppRouter.unstarted(UniversalLinks(hosts: ["momentsapp.com"]), routeCount: 130)
                .start()
        }
    }
}
