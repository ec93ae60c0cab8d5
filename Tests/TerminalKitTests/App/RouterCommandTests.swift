import DesignKit
import RoutingEngine
import RoutingTesting
import Testing

@testable import TerminalKit

@Suite
@MainActor
struct `The program of an app with a router` {
    /// Runs the program, and returns its exit code and what it prints.
    private func run(_ arguments: String...) async -> (code: Int32, lines: [String]) {
        var lines: [String] = []
        let command = RouterCommand { stage in
            let links = UniversalLinks(hosts: ["example.com"], schemes: ["example"])
            let router = AppRouter(links: links, stage: stage)
            let page = InlineNavigator { (page: Page) in .screen(PageScreen(page)) }
            router.register(path: "/page/:id", navigator: page, access: .external)
            router.register(path: "/closed/:id", navigator: page)
            if arguments == ["open", "/unstarted"] {
                router.register(path: "/page/:id", navigator: page)
            }
            try router.start()
            try await router.show(tabs: ["/page/0"])
            return router
        } print: {
            lines.append($0)
        }
        return (await command.run(arguments), lines)
    }

    @Test(arguments: ["https://example.com/page/7", "example://page/7", "/page/7", "/closed/7"])
    func `prints the screen that a link opens`(url: String) async {
        let (code, lines) = await run("open", url)
        #expect(code == 0)
        #expect(lines.first?.contains("shown: Page 7") == true, "\(lines)")
        #expect(lines.dropFirst() == ["Page 0 › Page 7", "Facts", "    Number  7", "  › Next"])
    }

    @Test
    func `ends with 1 if a link is refused, and still opens the others`() async {
        let (code, lines) = await run("open", "https://example.com/closed/7", "/page/7")
        #expect(code == 1)
        #expect(lines.first?.contains("access-denied") == true, "\(lines)")
        #expect(lines.contains("Page 0 › Page 7"))
    }

    @Test
    func `says what it is run with`() async {
        let (code, lines) = await run("opne", "/page/7")
        #expect(code == 64)
        #expect(lines == ["Run it without arguments, or with: open URL..."])
    }

    @Test
    func `says why the app can't start`() async {
        let (code, lines) = await run("open", "/unstarted")
        #expect(code == 70)
        #expect(lines.first?.hasPrefix("error: the app can't start: ") == true)
    }

    @Test
    func `acts on the screen as the user does`() async throws {
        let links = UniversalLinks(hosts: ["example.com"])
        let stage = TerminalStage()
        let router = AppRouter(links: links, stage: stage)
        let page = InlineNavigator { (page: Page) in .screen(PageScreen(page)) }
        router.register(path: "/page/:id", navigator: page)
        try router.start()
        try await router.show(tabs: ["/page/6"])
        let app = RouterApp(router, on: stage)
        #expect(await app.perform(.open(url: "/page/7")) == nil)
        #expect(await app.perform(.choose(row: 0)) == nil)
        #expect(router.path == ["/page/6", "/page/7", "/page/8"])
        #expect(await app.perform(.back) == nil)
        #expect(await app.perform(.back) == nil)
        #expect(await app.perform(.back) == "There is nothing to go back to.")
        #expect(await app.perform(.selectTab(3)) == "There is no tab 4.")
        #expect(await app.perform(.choose(row: 4)) == "This screen has no number 5.")
        #expect(await app.perform(.follow(url: "https://example.com/page/9")) == nil)
        #expect(app.lastOutcome?.contains("access-denied") == true)
        #expect(app.report.requests.count == 3 && app.paths == ["/page/:id"])
    }
}

private struct Page: Decodable {
    let id: Int
}

private struct PageLink: LinkTemplate {
    static let path = "/page/:id"
    let id: Int
}

private final class PageScreen: ContentScreen {
    let title: String
    let content: Content

    init(_ page: Page) {
        title = "Page \(page.id)"
        content = Content([
            ContentSection(
                "Facts",
                [
                    .text("Number", detail: "\(page.id)"),
                    .link("Next", to: PageLink(id: page.id + 1)),
                ])
        ])
    }
}
