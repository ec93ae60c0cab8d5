import ContentScreens
import DesignKit
import RouteMatching
import RoutingEngine
import RoutingKit
import RoutingUIKit
import Testing
import UIKit

extension `The adapter to UIKit` {
    @Suite(.timeLimit(.minutes(10)))
    @MainActor
    struct `Content drawn by UIKit` {
        private let screen = PlainScreen()
        private let router = AppRouter(
            links: UniversalLinks(hosts: ["example.com"]),
            stage: WindowStage(window: UIWindow(frame: .zero)))

        private func table(_ screen: any ContentScreen) -> ContentPage {
            ContentPage(screen, router: router)
        }

        @Test
        func `is a table of sections with headings, under the title of the screen`() {
            screen.rows = [.text("one"), .text("two", detail: "more")]
            let table = table(screen)
            #expect(table.headings == ["Rows"])
            #expect(table.texts == ["one", "two", "more"])
            #expect(table.controller.title == "Plain")
            #expect(CurrentDevice.refusals == [])
        }

        @Test
        func `may have rows that are the same`() {
            screen.rows = [.text("one"), .text("one"), .action("one") {}, .action("one") {}]
            #expect(table(screen).texts == ["one", "one", "one", "one"])
            #expect(CurrentDevice.refusals == [])
        }

        @Test
        func `is read to the user row by row, each with what it is`() {
            screen.rows = [
                .text("Text"), .foundLink("Link", to: "https://example.com/a"),
                .action("Action") {}, .field("Field") { _ in },
                .toggle("Toggle", isOn: true) { _ in },
            ]
            let table = table(screen)
            #expect(table.cells.map(\.cell.accessibilityTraits) == [[], .link, .button, [], []])
            #expect(table.field?.accessibilityLabel == "Field")
            #expect(table.control("Toggle")?.accessibilityLabel == "Toggle")
            #expect(table.control("Toggle")?.isOn == true)
        }

        @Test
        func `follows a link from its screen, with the trust of who wrote it`() async throws {
            screen.rows = [.text("Text"), .foundLink("Look", to: "https://example.com/a")]
            let table = table(screen)
            let (events, event) = AsyncStream.makeStream(of: RouteRequest.self)
            router.observe { if case .began(let request) = $0 { event.yield(request) } }
            #expect(!table.tap("Text"))
            #expect(table.tap("Look"))
            for await request in events {
                #expect(request.origin == .universalLink)
                #expect(request.source === screen)
                break
            }
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
            let table = table(screen)
            #expect(table.tap("Change"))
            for await _ in started {}
            #expect(table.cell("Change")?.accessibilityTraits == [.button, .notEnabled])
            #expect(!table.tap("Change"))
            end.finish()
            while table.texts != ["changed"] { await Task.yield() }
        }

        @Test
        func `submits a field, and empties it`() async throws {
            let (texts, submit) = AsyncStream.makeStream(of: String.self)
            screen.rows = [.field("Message") { submit.yield($0) }]
            let table = table(screen)
            let field = try #require(table.field)
            field.text = "hello"
            field.sendActions(for: .editingDidEndOnExit)
            for await text in texts {
                #expect(text == "hello")
                break
            }
            #expect(table.field?.text == "")
        }

        @Test
        func `keeps what the user types while other rows come and go`() throws {
            let chat = ChatScreen()
            let table = table(chat)
            table.field?.text = "half a sen"
            let field = try #require(table.field)
            chat.messages = ["hello"]
            table.appear()
            #expect(table.texts == ["hello", "Message"])
            #expect(table.field === field)
            #expect(table.field?.text == "half a sen")
        }

        @Test
        func `turns a toggle, and shows what it has become`() throws {
            screen.rows = [
                .toggle("Stars", isOn: false) { [screen] isOn in
                    screen.rows = [.toggle("Stars", detail: "\(isOn)", isOn: isOn) { _ in }]
                }
            ]
            let table = table(screen)
            let control = try #require(table.control("Stars"))
            control.isOn = true
            control.sendActions(for: .valueChanged)
            #expect(table.texts == ["Stars", "true"])
            #expect(table.control("Stars") === control)
        }

        @Test
        func `follows an observable screen that others change`() async {
            let note = NoteScreen()
            let table = table(note)
            #expect(table.texts == ["empty"])
            note.text = "full"
            while table.texts != ["full"] { await Task.yield() }
            note.title = "Changed"
            while table.controller.title != "Changed" { await Task.yield() }
        }

        @Test
        func `reads an observable screen once a change, however often it was drawn before`() async {
            let note = CountedScreen()
            let table = table(note)
            for _ in 1...3 { table.appear() }
            let before = note.readings
            note.text = "full"
            while table.texts != ["full"] { await Task.yield() }
            for _ in 1...20 { await Task.yield() }
            #expect(note.readings == before + 1)
        }

        @Test
        func `is a spinner while it is read, and then the data or why there is none`() async throws
        {
            let data = SlowScreen()
            let table = table(data)
            let spinner = table.cell("Loading …")?.accessoryView as? UIActivityIndicatorView
            #expect(spinner?.isAnimating == true)
            data.state = .failed("The tea can't be loaded.")
            while table.texts != ["The tea can't be loaded.", "Try again"] { await Task.yield() }
            #expect(table.tap("Try again"))
            while table.texts != ["Loading …"] { await Task.yield() }
            data.state = .loaded("tea")
            while table.texts != ["tea"] { await Task.yield() }
            data.state = .empty("There is no tea.")
            while table.texts != ["There is no tea."] { await Task.yield() }
        }

        @Test
        func `loads more of a list as long as its last row is visible`() async {
            let list = LongScreen()
            let table = table(list)
            while list.loadings < 2 { await Task.yield() }
            while table.texts.count < 12 { await Task.yield() }
            for _ in 1...20 { await Task.yield() }
            #expect(list.loadings == 2)
            #expect(CurrentDevice.refusals == [])
        }

        @Test
        func `is read again when the screen appears`() {
            screen.rows = [.text("before")]
            let table = table(screen)
            screen.rows = [.text("after")]
            #expect(table.texts == ["before"])
            table.appear()
            #expect(table.texts == ["after"])
        }
    }
}
