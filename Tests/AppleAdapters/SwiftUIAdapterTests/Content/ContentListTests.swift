import ContentScreens
import DesignKit
import DesignKitSwiftUI
import RoutingKit
import RoutingSwiftUI
import StageKit
@_spi(StandIn) import SwiftUI
import Testing

@Suite(.timeLimit(.minutes(10)))
@MainActor
struct `Content drawn by SwiftUI` {
    private let app = RecordingRouter()
    private let screen = PlainScreen()

    private func window(_ screen: any ContentScreen) -> HostingWindow<some View> {
        HostingWindow(ContentList(screen: screen).environment(\.router, app.router))
    }

    @Test
    func `is a list of sections with headings, under the title of the screen`() throws {
        screen.rows = [.text("one"), .text("two")]
        let list = try #require(window(screen).drawing.all.first { $0.kind == .list })
        #expect(list.title == "Plain")
        #expect(list.texts == ["Rows", "one", "two"])
        let heading = try #require(list.all.first { $0.text == "Rows" })
        #expect(heading.accessibility.traits == .isHeader)
    }

    @Test
    func `is read to the user row by row, each with what it is`() {
        screen.rows = [
            .text("Text", detail: "more"), .foundLink("Link", to: "https://example.com/a"),
            .action("Action") {}, .field("Field") { _ in },
            .toggle("Toggle", isOn: true) { _ in },
        ]
        let elements = window(screen).drawing.all.filter {
            $0.accessibility.isElement || $0.kind == .field
        }
        #expect(elements.map(\.spoken) == ["Text, more", "Link", "Action", "Field", "Toggle"])
        #expect(
            elements.map(\.accessibility.traits) == [[], .isLink, .isButton, [], .isToggle])
    }

    @Test
    func `grows with the size that the user reads`() {
        screen.rows = [.text("Text", detail: "more"), .action("Action", detail: "now") {}]
        let fonts = window(screen).drawing.all.filter { $0.kind == .text }.compactMap(\.font)
        #expect(Set(fonts) == [.subheadline])
    }

    @Test
    func `follows a link from its screen, with the trust of who wrote it`() async throws {
        screen.rows = [.foundLink("Look", to: "https://example.com/a")]
        let window = window(screen)
        await app.untilEnd { #expect(window.tap("Look")) }
        let request = try #require(app.requests.first)
        #expect(request.origin == .universalLink)
        #expect(request.source === screen)
    }

    @Test
    func `shows what an action has changed, and runs it once at a time`() async {
        let (started, start) = AsyncStream.makeStream(of: Void.self)
        let (ended, end) = AsyncStream.makeStream(of: Void.self)
        screen.rows = [
            .action("Change") { [screen] in
                start.finish()
                for await _ in ended {}
                screen.rows = [.text("changed")]
            }
        ]
        let window = window(screen)
        #expect(window.tap("Change"))
        for await _ in started {}
        #expect(!window.tap("Change"))
        end.finish()
        while window.drawing.texts != ["Rows", "changed"] { await Task.yield() }
    }

    @Test
    func `submits a field once, and empties it`() async {
        let (texts, submit) = AsyncStream.makeStream(of: String.self)
        screen.rows = [.field("Message") { submit.yield($0) }]
        let window = window(screen)
        #expect(window.type("hello", into: "Message"))
        for await text in texts {
            #expect(text == "hello")
            break
        }
        #expect(window.drawing.all.first { $0.kind == .field }?.text == "")
    }

    @Test
    func `keeps what the user types, and what runs, in its row while others come and go`() async {
        let (started, start) = AsyncStream.makeStream(of: Void.self)
        let (ended, end) = AsyncStream.makeStream(of: Void.self)
        let change = ContentRow.action("Change") {
            start.finish()
            for await _ in ended {}
        }
        let rows = [ContentRow.field("Message") { _ in }, change, .action("Other") {}]
        screen.rows =
            rows + [
                .toggle("Grow", isOn: false) { [screen] _ in
                    screen.rows = [.toggle("Stars", isOn: true) { _ in }, .text("new")] + rows
                }
            ]
        let window = window(screen)
        #expect(window.tap("Change"))
        for await _ in started {}
        window.drawing.all.first { $0.kind == .field }?.type?("half a sen")
        #expect(window.tap("Grow"))
        #expect(window.drawing.all.first { $0.kind == .field }?.text == "half a sen")
        #expect(!window.tap("Change"))
        #expect(window.tap("Other"))
        end.finish()
    }

    @Test
    func `turns a toggle, and shows what it has become`() {
        screen.rows = [
            .toggle("Stars", isOn: false) { [screen] in
                screen.rows = [.toggle("Stars", isOn: $0) { _ in }]
            }
        ]
        let window = window(screen)
        #expect(window.tap("Stars"))
        #expect(window.drawing.all.first { $0.kind == .toggle }?.isOn == true)
    }

    @Test
    func `follows an observable screen that others change`() {
        let note = NoteScreen()
        let window = window(note)
        #expect(window.drawing.texts == ["empty"])
        note.text = "full"
        note.title = "Changed"
        #expect(window.drawing.texts == ["full"])
        #expect(window.drawing.all.compactMap(\.title) == ["Changed"])
    }

    @Test
    func `is a spinner while it is read, and then the data or why there is none`() async {
        let data = SlowScreen()
        let window = window(data)
        #expect(window.drawing.all.contains { $0.kind == .progress && $0.spoken == "Loading …" })
        data.state = .failed("The tea can't be loaded.")
        #expect(window.drawing.texts == ["The tea can't be loaded.", "Try again"])
        #expect(window.tap("Try again"))
        while !window.drawing.all.contains(where: { $0.kind == .progress }) { await Task.yield() }
        data.state = .loaded("tea")
        #expect(window.drawing.texts == ["tea"])
        data.state = .empty("There is no tea.")
        #expect(window.drawing.texts == ["There is no tea."])
    }

    @Test
    func `is read again when the user moves`() {
        var views = StageViews()
        views.draw((any ContentScreen).self) { ContentList(screen: $0) }
        let stage = ObservableStage()
        let window = HostingWindow(StageView(stage: stage, views: views))
        let home = NavigationState.Entry(url: "/home")
        let other = NavigationState.Entry(url: "/other")
        stage.move(to: NavigationState(tabs: [home]), with: [home.id: screen])
        screen.rows = [.text("before")]
        #expect(window.page.texts == ["Rows", "before"])
        screen.rows = [.text("after")]
        #expect(window.page.texts == ["Rows", "before"])
        var state = stage.state
        state.go(to: other, using: .present)
        stage.move(to: state, with: [other.id: NoteScreen()])
        #expect(window.drawing.texts == ["Rows", "after"])
    }
}
