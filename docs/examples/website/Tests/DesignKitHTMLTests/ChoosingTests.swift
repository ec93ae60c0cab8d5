import DesignKit
import RoutingEngine
import Testing

@testable import DesignKitHTML

@MainActor
struct `A row of a page` {
    private let deeds = Deeds()

    @Test func `a row of a page does what it says`() async throws {
        let rows: [ContentRow] = [
            .text("Text"), .action("Act") { [deeds] in deeds.all.append("acted") },
            .field("Name") { [deeds] in deeds.all.append("named \($0)") },
            .toggle("Switch", isOn: true) { [deeds] in deeds.all.append("is \($0)") },
            .link("Link", to: SmallLink()),
        ]
        let screen = SmallScreen("Home", [ContentSection(nil, rows)])
        let site = try await SmallSite([screen])
        let ids = Dictionary(
            uniqueKeysWithValues: zip(rows.map(\.title), PageRows(screen.content).ids))
        #expect(await site.stage.perform("nothing", with: site.router) == nil)
        for (title, value) in [
            ("Act", nil), ("Name", "Zoë"), ("Name", " "), ("Switch", "true"), ("Switch", "x"),
            ("Link", nil),
        ] {
            let id = try #require(ids[title])
            #expect(await site.stage.perform(id, value: value, with: site.router) == id)
        }
        #expect(deeds.all == ["acted", "named Zoë", "is true", "is false"])
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
        #expect(await site.stage.perform(second, with: site.router) == second)
        #expect(deeds.all == ["b"])
    }

    @Test(arguments: [
        ("Like", ["Text", "Unlike", "End"], "Unlike"),
        ("More", ["Text", "Like", "New", "More"], "New"),
        ("End", ["Text", "Like"], "Like"), ("Text", ["Other", "Like"], "Other"),
    ])
    func `a row of a page has another one in its place when it is gone`(
        title: String, later: [String], successor: String
    ) {
        func rows(_ titles: [String]) -> PageRows {
            PageRows(
                Content([
                    ContentSection(nil, titles.map { $0 == "More" ? .more($0) {} : .action($0) {} })
                ]))
        }
        let titles = ["Text", "Like", title == "More" ? "More" : "End"]
        let (before, after) = (rows(titles), rows(later))
        let id = before.successor(of: before.ids[titles.firstIndex(of: title) ?? 0], in: after)
        #expect(id.flatMap { after[$0]?.title } == successor)
    }
}
