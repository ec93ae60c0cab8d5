import Foundation
import RoutingEngine
import RoutingKit

/// Makes one request as often as it is asked, one after the other: `RequestLoop screen 10000`. A
/// tool that counts instructions runs it twice; the difference is that of the requests alone.
///
/// A third argument is how many screens the app has opened before: `RequestLoop link 10000 1000`.
/// `RequestLoop start 100` registers 130 routes and starts their router each time instead.
@main
enum RequestLoop {
    private static let offer = "https://momentsapp.com/shop/garden/product/42?page=3&sort=new"

    private static let requests: [String: (url: String, origin: RouteOrigin)] = [
        "screen": ("/product/42", .app), "action": ("/product/42/price", .app),
        "unknown": ("/prodct/42", .app), "redirect": ("/p/42", .app),
        "diverted": ("/offer/42", .app),
        "values": ("/shop/garden/product/42?page=3&sort=new", .app),
        "link": ("https://momentsapp.com/product/42", .universalLink),
        "link-values": (offer, .universalLink), "read-values": (offer, .universalLink),
    ]

    @MainActor
    static func main() async throws {
        let arguments = Array(CommandLine.arguments.dropFirst())
        let count = arguments.dropFirst().first.flatMap { Int($0) } ?? 0
        if arguments.first == "start" {
            for _ in 0..<count { try AppRouter.unstarted(routeCount: 130).start() }
            return
        }
        guard let (url, origin) = arguments.first.flatMap({ requests[$0] }), count > 0 else {
            print("usage: RequestLoop \((requests.keys + ["start"]).sorted()) COUNT [SCREENS]")
            exit(64)
        }
        let router = try await AppRouter.fixture(isDiverted: arguments[0] == "diverted")
        for id in 0..<(arguments.dropFirst(2).first.flatMap { Int($0) } ?? 0) {
            await router.route(RouteRequest(url: "/product/\(1000 + id)"))
        }
        var answered = 0
        for _ in 0..<count {
            let outcome = await router.route(RouteRequest(url: url, origin: origin))
            answered += outcome.error == nil ? 1 : 0
            // A log reads the outcome, which is redacted only now.
            if arguments[0] == "read-values" {
                answered += (outcome.url?.utf8.count ?? 0) + (outcome.title?.utf8.count ?? 0)
            }
        }
        print(answered)
    }
}
