import DesignKit
import DesignKitHTML
import HTMLTesting
import RoutingEngine
import Testing

@MainActor
struct `A page` {
    /// A screen with a row of each kind.
    private func screen() -> SmallScreen {
        let texts: [ContentRow] = [.text("Text", detail: "Detail"), .loading()]
        let controls: [ContentRow] = [
            .link("Link", to: SmallLink()),
            .foundLink("https://example.com/page", to: "https://example.com/page"),
            .action("Act") {}, .field("Name") { _ in }, .toggle("Switch", isOn: true) { _ in },
            .more("More") {},
        ]
        let photos = ContentRow.photos(["https://example.com/a/1.jpg", "x"], of: "A \"sea\"")
        let badge = ContentBadge("ZM", isRound: true)
        return SmallScreen(
            "Every <row>",
            [
                ContentSection("Zoë Müller", badge: badge, photos + texts),
                ContentSection(nil, controls), ContentSection("Section", []),
            ])
    }

    @Test func `a page of every kind of row can be used with a screen reader, and runs no code`()
        async throws
    {
        let site = try await SmallSite([SmallScreen("Root"), screen()])
        let page = try Markup(site.page(notices: [.text("Saved.")]))
        #expect(page.issues == [])
        let policy = page.all("meta").first { $0["http-equiv"] == "Content-Security-Policy" }
        #expect(policy?["content"]?.hasPrefix("default-src 'none';") == true)
        #expect(page.all("h1").map(\.text) == ["Every <row>"])
        #expect(page.all("h2").map(\.text) == ["ZMZoë Müller", "Section"])
        #expect(page.all("label").map(\.text) == ["Name"])
        #expect(page.all("span").filter { $0["class"] == "value" }.map(\.text) == ["Detail"])
        // The text of a raw URL.
        #expect(page.all("li").contains { $0.text == "example.com/page" })
        #expect(page.all("img").map(\.attributes["alt"]) == ["A \"sea\", photo 1 of 2"])
        #expect(page.all("li").contains { $0.text == "A \"sea\", photo 2 of 2" })
        #expect(page.all.first { $0["role"] == "status" }?.text == "Saved.")
    }

    @Test(arguments: `A part of a page`.hostile)
    func `a page shows what others have written as text`(text: String) async throws {
        let rows: [ContentRow] = [
            .text(text, detail: text), .foundLink(text, to: text), .action(text) {},
            .field(text, draft: FieldDraft(of: SmallScreen(text), \.title)) { _ in },
            .toggle(text, isOn: false) { _ in },
        ]
        let screen = SmallScreen(
            text, [ContentSection(text, rows + ContentRow.photos([text], of: text))])
        let site = try await SmallSite([SmallScreen(text), screen])
        let page = try Markup(site.page(notices: [.text(text)]))
        #expect(page.issues == [])
        let fields = page.all("input").filter { $0["type"] == "text" }
        #expect(fields.compactMap { $0["value"] } == page.all("label").map(\.text))
    }

    @Test func `a page offers each action as the app says, with its token`() async throws {
        let site = try await SmallSite([screen()])
        let forms = try Markup(site.page()).all("form")
        // Two tabs and six rows.
        #expect(forms.count == 8)
        for form in forms {
            #expect(form["method"] == "post" && form["action"] == "/do")
            #expect(form.all("input").contains { $0["name"] == "token" && $0["value"] == "t\"1" })
            #expect(form.all("button").count == 1)
        }
    }

    @Test func `a page has links alone if it is a file`() async throws {
        var site = try await SmallSite([SmallScreen("Root"), screen()])
        site.control = { action in
            guard let url = action.url else { return .text }
            return HTMLAddress(url).map(PageControl.link) ?? .none
        }
        let page = try Markup(site.page())
        #expect(page.issues == [])
        #expect(page.all("form", "button", "input").isEmpty)
        let containers = page.all("ul", "li", "div", "p")
        #expect(containers.filter { $0.text.isEmpty && $0.children.isEmpty }.isEmpty)
        #expect(
            page.all("a").compactMap { $0["href"] } == [
                "#main", "/root", "/other", "/root", "/page", "https://example.com/page",
            ])
        #expect(page.all("li").contains { $0.text == "Act" && $0.all("a").isEmpty })
    }

    @Test func `a page leads back to the screen below, and closes a sheet`() async throws {
        let pushed = try await SmallSite([SmallScreen("Root"), SmallScreen("Top")])
        let back = try #require(
            try Markup(pushed.page()).all("button").first { $0["class"] == "back" })
        #expect(back["aria-label"] == "Back to Root")
        let sheet = try await SmallSite([SmallScreen("Root")], sheet: SmallScreen("Sheet"))
        let page = try Markup(sheet.page())
        #expect(page.issues == [])
        let dialog = try #require(page.all.first { $0["role"] == "dialog" })
        #expect(dialog.all("h1").map(\.text) == ["Sheet"])
        #expect(dialog.all("button").map(\.text) == ["Close"])
        #expect(page.all("nav").allSatisfy { $0["inert"] != nil })
    }

    @Test func `a page marks the tab in front`() async throws {
        let site = try await SmallSite([SmallScreen("Root")])
        site.stage.badges = ["/other": "3"]
        site.stage.update { _ = $0.selectTab(1) }
        let tabs = try Markup(site.page()).all("nav").flatMap { $0.all("button") }
        #expect(tabs.map(\.text) == ["Root", "Other3"])
        #expect(tabs.map { $0["aria-current"] } == [nil, "page"])
    }

    @Test func `a page has what its host draws in place of the rows`() async throws {
        let page = try await SmallSite([screen()])
            .page(body: .element("p", [:], .text("Drawn")))
        #expect(try Markup(page).all("p").map(\.text) == ["Drawn"])
        #expect(!page.contains("Act"))
    }

    @Test(arguments: [("en", "Skip to content"), ("zh-Hans", "跳到内容")])
    func `a page is in the language of its head`(language: String, text: String) async throws {
        let page = try Markup(try await SmallSite([SmallScreen("Root")]).page(in: language))
        #expect(page["lang"] == language && page.text.contains(text))
    }
}
