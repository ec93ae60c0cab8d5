import RoutingKit
import RoutingTestSupport
import Testing

@testable import RoutingEngine

@Suite
@MainActor
struct `A declared link` {
    struct ProductLink: LinkTemplate {
        static let path = "/product/:id"
        let id: Int
        let color: String?
        let tags: [String]
    }

    struct NamedProductLink: LinkTemplate {
        static let path = "/product/:id"
        let id: String
    }

    struct OptionalProductLink: LinkTemplate {
        static let path = "/product"
        let id: Int?
    }

    struct WideProductLink: LinkTemplate {
        static let path = "/product/:id"
        let id: Int
        let size: Int
    }

    struct ManyColorsLink: LinkTemplate {
        static let path = "/product/:id"
        let id: Int
        let color: [String]
    }

    enum Kind: String, Codable, CaseIterable {
        case url, photos
    }

    struct OneTagLink: LinkTemplate {
        static let path = "/product/:id"
        let id: Int
        let tags: Kind
    }

    struct OpenDraftLink: LinkTemplate {
        static let path = "/note"
        let draft: String
    }

    struct PrivateDraftLink: LinkTemplate {
        static let path = "/note"
        let draft: Private<String>
    }

    struct Note: Codable, Sendable {
        let draft: Private<String>
    }

    struct Product: Codable, Sendable {
        let id: Int
        let color: String?
        let tags: [String]
    }

    @Test
    func `one that fits its route is not broken`() async throws {
        #expect(try await broken(ProductLink.self) == [])
    }

    @Test
    func `a choice fits a text, and a single value an array`() async throws {
        #expect(try await broken(OneTagLink.self) == [])
    }

    @Test
    func `one without a route is broken`() async throws {
        #expect(
            try await broken(ProductLink.self, at: "/article/:id") == [
                "RoutingTestSupport.LinkingNavigator<ProductLink> declares ProductLink "
                    + "(/product/:id), but no route answers it"
            ])
    }

    @Test
    func `one that lacks a required parameter is broken`() async throws {
        #expect(
            try await broken(OptionalProductLink.self, at: "/product") == [
                "RoutingTestSupport.LinkingNavigator<OptionalProductLink> declares "
                    + "OptionalProductLink (/product), but it lacks 'id', which /product requires"
            ])
    }

    @Test
    func `one with a parameter that its route doesn't take is broken`() async throws {
        #expect(
            try await issues(WideProductLink.self) == ["/product/:id does not take 'size'"])
    }

    @Test
    func `one that gives another type is broken`() async throws {
        #expect(try await issues(NamedProductLink.self) == ["it gives 'id' as String, not Int"])
    }

    @Test
    func `one that gives several values where one is taken is broken`() async throws {
        #expect(
            try await issues(ManyColorsLink.self) == ["it gives 'color' as [String], not String"])
    }

    @Test
    func `one to a route that some builds lack is broken`() async throws {
        #expect(
            try await issues(ProductLink.self, builds: [.debug]) == [
                "/product/:id is not available in every build that has the link"
            ])
    }

    @Test
    func `one that can't make a URL is broken`() async throws {
        let problem = "it isn't a valid template: its path or its properties can't make a URL"
        #expect(try await issues(NoSlashLink.self) == [problem])
        #expect(try await issues(StructureLink.self) == [problem])
    }

    @Test
    func `every problem of a link is reported`() async throws {
        #expect(try await issues(TextLink.self, at: "/item/:id").count == 2)
    }

    @Test(
        arguments: [
            (
                OpenDraftLink.self,
                [
                    "it gives 'draft' openly, which /note keeps private; declare it as Private<String>"
                ]
            ),
            (PrivateDraftLink.self, []),
        ] as [(any LinkTemplate.Type, [String])])
    func `one with a public value for a private parameter is broken`(
        template: any LinkTemplate.Type, expected: [String]
    ) async throws {
        #expect(try await issues(template, at: "/note", of: Note.self) == expected)
    }

    private func issues<Template: LinkTemplate>(
        _ template: Template.Type, at path: String = "/product/:id",
        of parameters: (some Codable & Sendable).Type = Product.self,
        builds: Set<BuildTarget> = .all
    ) async throws -> [String] {
        try await broken(template, at: path, of: parameters, builds: builds).map {
            String($0.drop { $0 != "," }.dropFirst(", but ".count))
        }
    }

    private func broken<Template: LinkTemplate, Parameters: Codable & Sendable>(
        _ template: Template.Type, at path: String = "/product/:id",
        of parameters: Parameters.Type = Product.self, builds: Set<BuildTarget> = .all
    ) async throws -> [String] {
        let app = try await Fixture {
            $0.register(path: "/start", navigator: LinkingNavigator<Template>())
            $0.register(path: path, navigator: PageNavigator<Parameters>(), builds: builds)
        }
        return app.router.brokenLinks.map(\.description)
    }
}
