import Foundation
import RoutingEngine

/// The code of docs/architecture.md and of guides whose code is a few lines.
@MainActor
final class GuideArchitecture: RoutingSource {
    struct Pick: Decodable, Sendable {
        let id: String
    }

    struct ProductLink: LinkTemplate {
        static let path = "/product/:id"
        let id: Int
    }

    struct PickMomentLink: LinkTemplate {
        static let path = "/moments/pick"
    }

    struct CountNavigator: ValueNavigating {
        public static let valueType: (any Decodable.Type)? = Int.self

        func value(for parameters: NoParameters) throws -> Int { 1 }
        func changes(for parameters: NoParameters) -> AsyncStream<Void> { AsyncStream { _ in } }
    }

    func tap(_ router: AppRouter) {
        router.route(to: ProductLink(id: 42).url, from: self, using: .show)
    }

    func open(_ url: URL, by router: AppRouter) async throws -> (RouteOutcome, Pick) {
        let outcome = await router.route(to: url, from: nil, using: .show, origin: .universalLink)
            .outcome
        let pick = try await router.result(of: PickMomentLink().url, as: Pick.self, from: self)
        return (outcome, pick)
    }

    func constrain(_ router: AppRouter) {
        router.register(
            RouteConstraint("hex", example: "ff") { $0.allSatisfy(\.isHexDigit) }.narrower(
                than: "word"))
    }
}
