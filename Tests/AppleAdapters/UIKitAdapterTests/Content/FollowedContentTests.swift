import DesignKit
import Observation
import RouteMatching
import RoutingEngine
import RoutingKit
import RoutingUIKit
import Testing
import UIKit

@testable import DesignKitUIKit

@Suite(.onDevice, .timeLimit(.minutes(60))) @MainActor struct `The content of a table` {
    private let router = AppRouter(
        links: UniversalLinks(hosts: ["example.com"]),
        stage: WindowStage(window: UIWindow(frame: .zero)))

    private func content(of screen: any ContentScreen) -> FollowedContent {
        let content = FollowedContent(of: screen, router: router)
        content.read()
        return content
    }

    @Test func `the content follows an observable screen, and reads it once a change`() async {
        let screen = NoteScreen()
        let content = content(of: screen)
        for _ in 1...3 { content.read() }
        let before = screen.readings
        (screen.text, screen.title) = ("full", "Changed")
        while content.titles != ["full"] { await Task.yield() }
        for _ in 1...20 { await Task.yield() }
        #expect(screen.readings == before + 1)
        #expect(content.title == "Changed")
    }

    @Test func `the content of a table opens a link with its author's trust`() async throws {
        let screen = RowsScreen([.text("Text"), .foundLink("Look", to: "https://example.com/a")])
        let content = content(of: screen)
        let (events, event) = AsyncStream.makeStream(of: RouteRequest.self)
        router.observe { if case .began(let request) = $0 { event.yield(request) } }
        content.choose(try content.id(of: "Text"))
        content.choose(try content.id(of: "Look"))
        for await request in events {
            #expect(request.origin == .universalLink)
            #expect(request.source === screen)
            break
        }
    }

    @Test func `the content of a table shows what a row has changed, which runs once at a time`()
        async throws
    {
        let (started, start) = AsyncStream.makeStream(of: Void.self)
        let (ended, end) = AsyncStream.makeStream(of: Void.self)
        let screen = RowsScreen([])
        var count = 0
        screen.rows = [
            .action("Change") {
                count += 1
                start.finish()
                for await _ in ended {}
                screen.rows = [.text("changed")]
            }
        ]
        let content = content(of: screen)
        let id = try content.id(of: "Change")
        content.choose(id)
        for await _ in started {}
        // It is the same row, also below another one.
        screen.rows.insert(.text("above"), at: 0)
        content.read()
        #expect(try content.id(of: "Change") == id)
        #expect(content.isRunning(id))
        content.choose(id)
        end.finish()
        while content.titles != ["changed"] { await Task.yield() }
        #expect(count == 1)
        #expect(!content.isRunning(id))
    }

    @Test func `the content of a table says when it has changed`() {
        let screen = RowsScreen([.text("before")])
        let content = content(of: screen)
        var titles: [[String]] = []
        content.onChange = { titles.append(content.titles) }
        screen.rows = [.text("after")]
        content.read()
        #expect(titles == [["after"]])
    }

    @Test func `the content of a table is a table under the title of the screen`() {
        let controller = RowsScreen([]).tableViewController(router: router)
        _ = controller.view
        controller.viewWillAppear(false)
        #expect(controller.title == "Rows")
    }

    @Test func `a row has a chevron if it leads somewhere, and the tint if it acts`() {
        let cell = ContentCell(style: .default, reuseIdentifier: nil)
        func color(_ row: ContentRow, isEnabled: Bool = true) -> UIColor? {
            cell.show(row, isEnabled: isEnabled) {}
            return (cell.contentConfiguration as? UIListContentConfiguration)?.textProperties.color
        }
        #expect(color(.foundLink("Look", to: "https://example.com/a")) == .label)
        #expect(cell.accessoryType == .disclosureIndicator)
        #expect(cell.accessibilityTraits == .link)
        #expect(color(.action("Do") {}) == .tintColor)
        #expect(cell.accessoryType == .none)
        #expect(color(.action("Do") {}, isEnabled: false) == .tertiaryLabel)
        #expect(color(.text("Read")) == .label)
        #expect(cell.accessibilityTraits == [])
    }
}

extension FollowedContent {
    fileprivate var titles: [String] { sections.flatMap { $0.rows.map(\.title) } }

    fileprivate func id(of title: String) throws -> String {
        try #require(sections.flatMap(\.rows).first { $0.title == title }?.id)
    }
}

/// An observable screen that counts how often it is read.
@Observable
private final class NoteScreen: ContentScreen {
    var title = "Note"
    var text = "empty"
    @ObservationIgnored private(set) var readings = 0

    var content: Content {
        readings += 1
        return Content([ContentSection(nil, [.text(text)])])
    }
}

/// A screen with whatever rows it is given; not observable.
private final class RowsScreen: ContentScreen {
    let title = "Rows"
    var rows: [ContentRow]

    init(_ rows: [ContentRow]) {
        self.rows = rows
    }

    var content: Content { Content([ContentSection(nil, rows)]) }
}
