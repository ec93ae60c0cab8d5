import DesignKit
import Observation
import RoutingTestSupport
import Testing

@testable import TerminalKit

/// A page with a note, which the user may leave unsent.
@Observable
private final class NoteScreen: ContentScreen, HoldingScreen {
    let title = "Note"
    var draft = ""
    private(set) var sent: [String] = []

    var reasonToStay: String? { draft.isEmpty ? nil : "The note isn't sent." }

    var content: Content {
        let draft = FieldDraft(of: self, \.draft)
        return Content([
            ContentSection(nil, [.field("Text", draft: draft) { [weak self] in self?.send($0) }])
        ])
    }

    private func send(_ text: String) {
        sent.append(text)
        draft = ""
    }
}

@Suite(.hangLimit)
@MainActor
struct `A page that holds what the user has typed` {
    private let note = NoteScreen()
    private let app: SmallApp
    private let terminal: TerminalScreen

    init() async throws {
        app = try await SmallApp(below: note)
        terminal = app.terminal
    }

    @Test func `the page knows each key, and shows the text until it is sent`() async throws {
        await terminal.type("\rHi")
        #expect(note.draft == "Hi")
        await terminal.press([.escape])
        #expect(terminal.lines[2] == "▸ ✎ Text  Hi", "leaving the field keeps the text")
        await terminal.type("\r!\r")
        #expect(note.sent == ["Hi!"])
        #expect(terminal.lines[2] == "▸ ✎ Text")
        await terminal.press([.escape])
        #expect(app.path == ["/home"])
    }

    @Test(arguments: [([Key.enter], 1), ([.down, .enter], 2), ([.escape], 2)])
    func `leaving it asks, with discarding first and staying last`(
        answer: [Key], depth: Int
    ) async throws {
        note.draft = "Hi"
        await terminal.press([.escape])
        #expect(terminal.lines.contains { $0.contains("Leave this page?") })
        #expect(terminal.lines.contains { $0.contains("The note isn't sent.") })
        #expect(app.path.count == 2)
        await terminal.press(answer)
        #expect(app.path.count == depth)
        #expect(!terminal.lines.contains { $0.contains("Leave this page?") })
    }

    @Test
    func `a link that would discard a text that is being typed asks in front of it`() async throws {
        await terminal.type("\rHi")
        let link = Task {
            await app.router.route(RouteRequest(url: "/login", transition: .root)).error?.code
        }
        try await until("the question") { app.router.stage.question != nil }
        #expect(terminal.lines.contains { $0.contains("Leave this page?") })
        await terminal.press([.escape])
        #expect(await link.value == "held")
        #expect(note.draft == "Hi")
        #expect(terminal.lines.contains { $0.contains("Finish what you have typed") })
    }

    @Test func `the line mode asks by numbers`() async throws {
        note.draft = "Hi"
        await app.app.goBack()
        #expect(app.app.lines(width: 40).first { $0.contains("Leave") } == "Leave this page?")
        #expect(app.app.choices.map(\.title) == ["Discard", "Stay"])
        await app.app.choose(app.app.choices[0])
        #expect(app.path == ["/home"])
    }
}
