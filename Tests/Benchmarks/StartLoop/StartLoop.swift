import Foundation
import RequestFixtures
import RouteMatching
import RoutingEngine

/// Starts a router with 130 routes as often as it is asked: `StartLoop start 100`. A tool that counts
/// instructions runs it twice; the difference is that of the starts alone.
///
/// `StartLoop register 100` only registers the routes, and `StartLoop time 100` prints the median of
/// the time in `start()` alone.
@main
enum StartLoop {
    private static let routeCount = 130

    @MainActor
    static func main() throws {
        let arguments = Array(CommandLine.arguments.dropFirst())
        guard arguments.count == 2, ["register", "start", "time"].contains(arguments[0]),
            let count = Int(arguments[1]), count > 0
        else {
            FileHandle.standardError.write(
                Data("usage: StartLoop register|start|time COUNT\n".utf8))
            exit(64)
        }
        var times: [Duration] = []
        for _ in 0..<count {
            let router = AppRouter.unstarted(
                UniversalLinks(hosts: ["momentsapp.com"]), routeCount: routeCount)
            guard arguments[0] != "register" else { continue }
            times.append(try ContinuousClock().measure { try router.start() })
        }
        if arguments[0] == "time" { print(times.sorted()[count / 2]) }
    }
}
