import Foundation
import RequestFixtures
import RouteMatching
import RoutingEngine
import RoutingKit
import StageKit

/// Makes one request as often as it is told, one after the other: `RequestLoop screen 10000`. A tool
/// that counts instructions runs it twice; the difference is that of the requests alone.
@main
enum RequestLoop {
    private static let urls = ["screen": "/product/42", "action": "/product/42/price"]

    @MainActor
    static func main() async throws {
        let arguments = CommandLine.arguments.dropFirst()
        guard let url = arguments.first.flatMap({ urls[$0] }), let last = arguments.last,
            let count = Int(last)
        else {
            FileHandle.standardError.write(Data("usage: RequestLoop screen|action COUNT\n".utf8))
            exit(64)
        }
        let stage = HeadlessStage()
        let router = try await AppRouter.fixture(
            of: UniversalLinks(hosts: ["momentsapp.com"]), on: stage)
        var answered = 0
        for _ in 0..<count {
            let outcome = await router.route(RouteRequest(url: url))
            answered += outcome.error == nil ? 1 : 0
        }
        print(answered)
    }
}
