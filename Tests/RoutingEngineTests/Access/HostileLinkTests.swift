import Foundation
import RouteMatching
import RoutingKit
import RoutingTesting
import RoutingTestSupport
import StageKit
import Testing

@testable import RoutingEngine

@Suite
@MainActor
struct `Hostile links` {
    struct Category: Decodable, Sendable {
        let category: String?
    }

    struct Login: Decodable, Sendable {
        let next: NestedLink?
    }

    /// Shows pages of its own hosts, as a web view does.
    private struct WebPageNavigator: Navigating {
        struct Parameters: Decodable {
            let url: URL
        }

        private let pages = UniversalLinks(hosts: ["momentsapp.com"])

        func navigate(
            from source: (any RoutingSource)?, using transition: TransitionType,
            parameters: Parameters
        ) throws -> Destination {
            let url = parameters.url.absoluteString
            guard parameters.url.scheme == "https" else {
                throw ParameterError.invalid(name: "url", value: url, type: "an https URL")
            }
            _ = try DeepLink(url, from: .outside, of: pages)
            return .screen(PageScreen(title: url))
        }
    }

    private func launch() async throws -> AppRouter {
        let links = UniversalLinks(hosts: ["momentsapp.com"], schemes: ["momentsapp"])
        let router = AppRouter(links: links, stage: HeadlessStage(), clock: .still)
        router.register(
            path: "/product/:id", navigator: PageNavigator<ItemParameters>(), access: .external)
        router.register(
            path: "/products", navigator: PageNavigator<Category>(), access: .external)
        router.register(
            path: "/moments/:id", navigator: PageNavigator<NamedParameters>(), access: .external)
        router.register(path: "/login", navigator: PageNavigator<Login>(), access: .external)
        router.register(path: "/page", navigator: WebPageNavigator(), access: .external)
        for path in ["/chat", "/chat/*"] {
            router.register(path: path, navigator: PageNavigator<NoParameters>(), access: .pushes)
        }
        for path in ["/cart", "/cart/count", "/moments/pick", "/webview"] {
            router.register(path: path, navigator: PageNavigator<NoParameters>())
        }
        router.register(
            path: "/cart/add", navigator: AskingNavigator(), access: .universalLinks)
        for path in ["/checkout", "/moments/share"] {
            router.register(path: path, navigator: ChangingNavigator())
        }
        router.redirect("/shop/product/:id", to: "/product/:id")
        try router.start()
        try await router.show(tabs: ["/products"])
        return router
    }

    struct NamedParameters: Decodable, Sendable {
        let id: String
    }

    @Test
    func `each of them has the outcome in the table`() async throws {
        let router = try await launch()
        var differences: [String] = []
        for group in try HostileLinks.all() {
            for link in group.links {
                let outcome = await router.route(RouteRequest(url: link.url, origin: link.origin))
                let reason = outcome.error?.code
                if reason != link.reason || (reason == nil ? "shown" : "refused") != link.outcome {
                    differences.append("\(group.threat): \(link), but \(outcome)")
                }
            }
        }
        #expect(differences == [])
    }

    @Test
    func `the table has each reason to refuse a link, and each link once`() throws {
        let links = try HostileLinks.all().flatMap(\.links)
        let reasons = Set(links.compactMap(\.reason))
        let missing = DeepLinkError.Reason.allCases.map(\.rawValue).filter { !reasons.contains($0) }
        // A link inside one is read when it is opened, which is another request.
        #expect(missing == [DeepLinkError.Reason.nestedTooDeep.rawValue])
        #expect(Set(links.map { "\($0.origin.name) \($0.url)" }).count == links.count)
        #expect(links.count >= 150)
    }
}
