import RouteMatching
import RoutingKit
import RoutingTestSupport
import Synchronization
import Testing

@testable import RoutingEngine

@Suite
@MainActor
struct `The effort of a request` {
    /// Counts how often a constraint is checked: once in each match of its route.
    private final class Checks: Sendable {
        private let total = Mutex(0)
        var count: Int { total.withLock { $0 } }

        func reset() { total.withLock { $0 = 0 } }

        var constraint: RouteConstraint {
            RouteConstraint("sku", example: "A1") { [self] _ in
                total.withLock { $0 += 1 }
                return true
            }
        }
    }

    private struct Product: Decodable, Sendable {
        let id: String
        let note: Private<String>?
    }

    @Test(arguments: [RouteOrigin.app, .universalLink, .push])
    func `is three matches at most, whatever its outcome is asked`(origin: RouteOrigin) async throws
    {
        let checks = Checks()
        let app = try await Fixture { router in
            router.register(checks.constraint)
            router.register(
                path: "/product/:id(sku)", navigator: PageNavigator<Product>(), access: .external)
        }
        checks.reset()
        let outcome = await app.open(origin.url(of: "/product/A7"), from: origin)
        for _ in 1...3 {
            #expect(outcome.title != nil && outcome.error == nil)
            #expect(outcome.url?.hasSuffix("/product/A7") == true)
            #expect("\(outcome)".contains("shown") && outcome.parameters["id"] == ["A7"])
        }
        #expect(checks.count <= 3)
    }
}
