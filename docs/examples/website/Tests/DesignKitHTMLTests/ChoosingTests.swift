import DesignKit
import RoutingEngine
import Testing

@testable import DesignKitHTML

@Suite
@MainActor
struct `A row of a page` {
    private let deeds = Deeds()

    private func rows(_ screen: SmallScreen) -> [String: String] {
        let ids = PageRows(screen.content).ids
        return Dictionary(zip(screen.content.rows.map(\.title), ids)) { first, _ in first }
    }

    @Test func `a row of a page does what it says`() async throws {
        let screen = SmallScreen(
            "Home",
            [
                ContentSection(
                    nil,
                    [
                        .text("Text"), .action("Act") { [deeds] in deeds.all.append("acted") },
                        .field("Name") { [deeds] in deeds.all.append("named \($0)") },
                        .toggle("Switch", isOn: true) { [deeds] in deeds.all.append("is \($0)") },
                        .link("Link", to: SmallLink()),
                    ])
            ])
        let site = try await SmallSite([screen])
        let ids = rows(screen)
        for (title, value) in [
            ("Act", nil), ("Name", "Zoë"), ("Name", " "), ("Switch", "true"), ("Switch", "x"),
        ] {
            #expect(await screen.choose(try #require(ids[title]), value: value, with: site.router))
        }
        #expect(deeds.all == ["acted", "named Zoë", "is true", "is false"])
        #expect(await screen.choose(try #require(ids["Link"]), with: site.router))
        #expect(site.stage.topScreen?.title == "Page")
    }

    @Test func `a row of a page is found again when others have come above it`() async throws {
        func like(_ name: String) -> [ContentRow] {
            [
                .foundLink("Moment \(name)", to: "https://example.com/\(name)"),
                .action("Like") { [deeds] in deeds.all.append(name) },
            ]
        }
        let screen = SmallScreen("Home", [ContentSection(nil, like("a") + like("b"))])
        let site = try await SmallSite([screen])
        let second = try #require(PageRows(screen.content).ids.last)
        screen.sections = [ContentSection(nil, like("new") + like("a") + like("b"))]
        #expect(await screen.choose(second, with: site.router))
        #expect(deeds.all == ["b"])
    }
}
