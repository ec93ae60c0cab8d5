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

    private nonisolated static let invalid =
        "it isn't a valid template: its path or its properties can't make a URL"

    @Test(
        arguments: [
            (ProductLink.self, "/product/:id", []), (OneTagLink.self, "/product/:id", []),
            (ProductLink.self, "/article/:id", ["no route answers it"]),
            (OptionalProductLink.self, "/product", ["it lacks 'id', which /product requires"]),
            (WideProductLink.self, "/product/:id", ["/product/:id does not take 'size'"]),
            (NamedProductLink.self, "/product/:id", ["it gives 'id' as String, not Int"]),
            (ManyColorsLink.self, "/product/:id", ["it gives 'color' as [String], not String"]),
            (NoSlashLink.self, "/product/:id", [invalid]),
            (StructureLink.self, "/product/:id", [invalid]),
            (
                TextLink.self, "/item/:id",
                ["it lacks 'id', which /item/:id requires", "/item/:id does not take 'value'"]
            ),
        ] as [(any LinkTemplate.Type, String, [String])])
    func `is broken where it doesn't fit its route`(
        template: any LinkTemplate.Type, path: String, expected: [String]
    ) async throws {
        #expect(try await issues(template, at: path) == expected)
    }

    @Test(
        arguments: [
            (
                OpenDraftLink.self,
                [
                    "it gives 'draft' openly, which /note keeps private; declare it as "
                        + "Private<String>"
                ]
            ),
            (PrivateDraftLink.self, []),
        ] as [(any LinkTemplate.Type, [String])])
    func `is broken with a public value for a private parameter`(
        template: any LinkTemplate.Type, expected: [String]
    ) async throws {
        #expect(try await issues(template, at: "/note", of: Note.self) == expected)
    }

    @Test
    func `is broken, and named with its Navigator, if some builds lack its route`() async throws {
        #expect(
            try await broken(ProductLink.self, builds: [.debug]) == [
                "RoutingTestSupport.LinkingNavigator<ProductLink> declares ProductLink "
                    + "(/product/:id), but /product/:id is not available in every build that has "
                    + "the link"
            ])
    }

    private func issues<Template: LinkTemplate>(
        _ template: Template.Type, at path: String = "/product/:id",
        of parameters: (some Codable & Sendable).Type = Product.self
    ) async throws -> [String] {
        try await broken(template, at: path, of: parameters).map {
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
