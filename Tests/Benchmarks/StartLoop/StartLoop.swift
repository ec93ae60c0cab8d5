import Foundation
import RequestFixtures
import RouteMatching
import RoutingEngine

/// Registers 130 routes and starts their router as often as it is asked: `StartLoop start 100`. A tool
/// that counts instructions runs it twice; the difference is that of the starts alone.
@main
enum StartLoop {
    @MainActor
    static func main() throws {
        let arguments = Array(CommandLine.arguments.dropFirst())
        guard arguments.count == 2, arguments[0] == "start", let count = Int(arguments[1]) else {
            FileHandle.standardError.write(Data("usage: StartLoop start COUNT\n".utf8))
            exit(64)
        }
        for _ in 0..<count {
            let router = AppRouter.unstarted(
                UniversalLinks(hosts: ["momentsapp.com"]), routeCount: 130)
            try router.start()
        }
    }
}
