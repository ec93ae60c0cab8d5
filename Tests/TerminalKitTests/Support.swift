import DesignKit
import Observation
import RoutingTestSupport

@testable import TerminalKit

/// An app with two tabs, whose screens a test writes.
@MainActor
@Observable
final class SmallApp {
    let router: AppRouter
    let app: RouterApp
    let host = SmallHost()
    /// The content of each screen, by its title.
    var contents: [String: Content] = [:]
    /// How often a content was computed.
    @ObservationIgnored var contentCount = 0
    /// Rows below the content of each screen, which nothing observes.
    @ObservationIgnored var unobserved: [ContentRow] = []
    /// What the app waits for before it shows a row.
    @ObservationIgnored var beforeRow: () async -> Void = {}

    let terminal: TerminalScreen

    /// Shows rows on the first tab, and a screen over them unless it is `nil`.
    init(
        _ rows: [ContentRow] = [], below screen: (any Screen)? = nil,
        size: (width: Int, height: Int) = (40, 12), stage: any Stage = HeadlessStage()
    ) async throws {
        let links = UniversalLinks(hosts: ["example.com"], schemes: ["example"])
        router = AppRouter(links: links, stage: stage)
        app = RouterApp(router, host: host)
        terminal = TerminalScreen(app, size: size)
        self.rows = rows
        for name in ["home", "shop", "login", "products"] {
            let navigator = ClosureNavigator { [self] in .screen(SmallScreen(name, of: self)) }
            router.register(path: "/\(name)", navigator: navigator)
        }
        let row = RowNavigator(app: self)
        router.register(path: "/row/:id", navigator: row, access: .external)
        router.register(path: "/closed/:id", navigator: row)
        try router.start()
        try await router.show(tabs: ["/home", "/shop"])
        if let screen { router.move(.push(screen)) }
    }

    /// The rows of the first tab.
    var rows: [ContentRow] {
        get { contents["home"]?.rows ?? [] }
        set { contents["home"] = Content([ContentSection(nil, newValue)]) }
    }

    /// Shows other rows on the first tab, and waits until a terminal knows them.
    func show(_ sections: [ContentSection]) async {
        contents["home"] = Content(sections)
        for _ in 0..<10 { await Task.yield() }
    }

    var path: [String] { router.stage.state.path.map(\.url) }
}

final class SmallHost: TerminalHost {
    let version = AppVersion(1), menu: String? = nil
    let outgoingSchemes: [String] = [], isReady = true
    let question: (title: String, content: Content)? = nil
    var facts: [String] = []

    func launch() {}
    func readSurroundings() {}
    func sentence(about outcome: RouteOutcome) -> String? { outcome.error?.userSentence }
}

struct RowLink: LinkTemplate, Decodable {
    static let path = "/row/:id"
    let id: Int
}

private struct RowNavigator: Navigating {
    let app: SmallApp

    func destination(for row: RowLink) async -> Destination {
        await app.beforeRow()
        return .screen(SmallScreen("row \(row.id)", of: app))
    }
}

func links(_ count: Int) -> [ContentRow] {
    (1...count).map { .link("Row \($0)", to: RowLink(id: $0)) }
}

final class SmallScreen: ContentScreen {
    let title: String
    private let app: SmallApp

    init(_ title: String, of app: SmallApp) { (self.title, self.app) = (title, app) }

    var content: Content {
        app.contentCount += 1
        let sections = app.contents[title]?.sections ?? []
        return Content(sections + [ContentSection(nil, app.unobserved)])
    }

    /// A row whose reading takes longer than anyone waits is given up at once.
    func settle() async { if title != "row 99" { _ = await settle(limit: .seconds(60)) } }
}

extension TerminalScreen {
    func press(_ keys: [Key]) async {
        for key in keys { _ = await press(key) }
    }

    /// Presses the keys of what a terminal sends: Enter is `\r`, and Tab `\t`.
    func type(_ text: String) async {
        var parser = KeyParser()
        await press(parser.feed(text.utf8))
    }

    func click(_ text: String) async {
        for (row, line) in lines.enumerated() {
            guard let start = line.ranges(of: text).first?.lowerBound else { continue }
            return await press([.click(line[..<start].count, row)])
        }
    }

    /// The lines of rows, without the mark of a link.
    var rows: [String] {
        lines.filter { $0.contains("Row ") }.map { String($0.prefix { $0 != "›" }).trimmed }
    }

    var lines: [String] { frame().texts }
}

/// The lines that a program reads, and those that it prints.
@MainActor
final class Transcript {
    private var input: [String]
    private(set) var output = ""
    var lines: [String] { output.split(separator: "\n").map(String.init) }

    init(_ input: [String] = []) { self.input = input }

    var console: Console {
        Console(
            isInteractive: false, width: { 40 },
            read: { self.input.isEmpty ? nil : self.input.removeFirst() },
            output: { self.output += $0 }, errors: { self.output += $0 + "\n" })
    }
}

extension Frame {
    /// Its lines without spaces at their ends.
    var texts: [String] { lines.map(\.text.trimmed) }
}

extension String {
    fileprivate var trimmed: String { String(reversed().drop { $0 == " " }.reversed()) }
}
