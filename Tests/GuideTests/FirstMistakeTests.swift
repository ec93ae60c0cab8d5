import Foundation
import RoutingTesting
import Testing

/// What somebody reads who uses the router for the first time and makes a mistake.
///
/// `.ci/first-mistakes` prints all of it.
@MainActor
struct `A first mistake` {
    /// A mistake in the registrations, with what the start says.
    struct Registering: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let sentence: String
        let register: @MainActor @Sendable (AppRouter) -> Void

        init(
            _ mistake: String, _ sentence: String,
            _ register: @escaping @MainActor @Sendable (AppRouter) -> Void
        ) {
            (testDescription, self.sentence, self.register) = (mistake, sentence, register)
        }
    }

    /// A mistake in a request, with what its outcome says.
    struct Requesting: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let url: String
        let origin: RouteOrigin
        let sentence: String

        init(
            _ mistake: String, _ url: String, _ sentence: String,
            from origin: RouteOrigin = .universalLink
        ) {
            (testDescription, self.url, self.origin, self.sentence) = (
                mistake, url, origin, sentence
            )
        }
    }

    nonisolated static let registrations: [Registering] = [
        Registering("a path without a slash", "the path product is wrong at column 1: expected '/'")
        {
            $0.register(path: "product", navigator: home)
        },
        Registering("a misspelled constraint", "did you mean 'int'?") {
            $0.register(path: "/product/:id(itn)", navigator: product)
        },
        Registering("a path twice", "/home is registered at ") {
            $0.register(path: "/home", navigator: home)
        },
        Registering("a parameter that the Navigator doesn't take", "names the parameter 'name'") {
            $0.register(path: "/person/:name", navigator: product)
        },
        Registering("a parent without a route", "the parent /shpo is no registered route") {
            $0.register(path: "/item/:id", navigator: product, parent: "/shpo")
        },
        Registering("a requirement that nothing enforces", "requires 'login', which no interceptor")
        {
            $0.register(path: "/cart", navigator: home, requires: [RouteRequirement("login")])
        },
        Registering("an action that changes data, open to every link", "must stay closed") {
            $0.register(path: "/buy", navigator: BuyNavigator(), access: .external)
        },
        Registering("a redirect to nothing", "/nowhere") {
            $0.redirect("/old", to: "/nowhere")
        },
        Registering("redirects in a cycle", "cycle") {
            $0.redirect("/a", to: "/b")
            $0.redirect("/b", to: "/a")
        },
        Registering("two routes for one link", "ties with /product/:id") {
            $0.register(path: "/product/:number", navigator: inline)
        },
    ]

    nonisolated static let requests: [Requesting] = [
        Requesting(
            "a misspelled path", "https://example.com/prodct/42",
            "has no route. Did you mean /product/:id?"),
        Requesting(
            "a path that the app doesn't have", "https://example.com/offers/new", "has no route"),
        Requesting("another host", "https://exmple.com/product/42", "'exmple.com'"),
        Requesting(
            "another scheme", "myapp://product/42", "scheme 'myapp'",
            from: .customScheme(caller: nil)),
        Requesting("http instead of https", "http://example.com/product/42", "http"),
        Requesting("a value of another type", "https://example.com/product/abc", "'id'"),
        Requesting("a value that is missing", "https://example.com/search", "'text'"),
        Requesting("a value twice", "https://example.com/search?text=a&text=b", "'text'"),
        Requesting(
            "a route that is closed to links", "https://example.com/home", "its route is closed"),
        Requesting("a space in a URL", "https://example.com/search?text=red shoes", "raw space"),
        Requesting("no URL", "", "has no URL to open"),
        Requesting(
            "something that doesn't exist", "/product/404", "there is no product 404", from: .app),
        Requesting("an error of the Navigator", "/product/500", "failed", from: .app),
        Requesting("a query of the wrong name", "/search?txet=shoes", "'text'", from: .app),
        Requesting("a slash too many", "https://example.com//product/42", "/product/42"),
        Requesting(
            "a link without its scheme", "example.com/product/42", "start with a slash", from: .app),
    ]

    @Test(arguments: registrations)
    func `in a registration ends the start with a sentence`(mistake: Registering) throws {
        let router = router()
        mistake.register(router)
        let error = try #require(throws: RegistrationError.self) { try router.start() }
        show(mistake.testDescription, "\(error)")
        #expect("\(error)".contains(mistake.sentence))
        #expect("\(error)".hasPrefix("Tests/GuideTests/FirstMistakeTests.swift:"))
    }

    @Test(arguments: requests)
    func `in a request refuses it with a sentence`(mistake: Requesting) async throws {
        let router = router()
        try router.start()
        try await router.show(tabs: ["/home"])
        let outcome = await router.route(RouteRequest(url: mistake.url, origin: mistake.origin))
        let sentence = try #require(outcome.error.map { "\($0)" })
        show(mistake.testDescription, "\(outcome)")
        #expect(sentence.contains(mistake.sentence))
        // In a debug build the URL is printed as it was given.
        #expect(mistake.url.isEmpty || sentence.contains("'\(mistake.url)'"))
    }

    @Test func `before the start says that it is missing`() async throws {
        let outcome = await router().route(RouteRequest(url: "/home"))
        show("start() is missing", "\(outcome)")
        #expect(outcome.error.map { "\($0)" }?.contains("Call start()") == true)
    }

    private func show(_ mistake: String, _ answer: String) {
        guard ProcessInfo.processInfo.environment["FIRST_MISTAKES"] == "print" else { return }
        print("# \(mistake)\n\(answer)\n")
    }

    private func router() -> AppRouter {
        let router = AppRouter(
            links: UniversalLinks(hosts: ["example.com"]), stage: HeadlessStage(), build: .debug)
        router.register(path: "/home", navigator: Self.home)
        router.register(path: "/product/:id", navigator: Self.product, access: .external)
        router.register(path: "/search", navigator: Self.search, access: .external)
        return router
    }

    private static let home = InlineNavigator { (_: NoParameters) in .screen(MistakePage("Home")) }
    private static let inline = InlineNavigator { (number: Number) in
        .screen(MistakePage("Product \(number.number)"))
    }
    private static let search = InlineNavigator { (search: Search) in
        .screen(MistakePage(search.text))
    }
    private static let product = InlineNavigator { (product: Product) in
        switch product.id {
        case 404: throw NotFound("product 404")
        case 500: throw URLError(.notConnectedToInternet)
        default: .screen(MistakePage("Product \(product.id)"))
        }
    }
}

private final class MistakePage: Screen {
    let title: String
    init(_ title: String) { self.title = title }
}

private struct Product: Decodable { let id: Int }
private struct Number: Decodable { let number: Int }
private struct Search: Decodable { let text: String }

private struct BuyNavigator: ImmediateNavigating {
    static let effect = RouteEffect.changes
    static let isAction = true
    func destination(for parameters: NoParameters) -> Destination { .value(true) }
}
