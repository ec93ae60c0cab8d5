import Foundation
import Testing

@testable import AppContainer
@testable import CompositionRoot

@Suite(.needs("Moments", "Shop"), .timeLimit(.minutes(10)))
@MainActor
struct `A screen in a window` {
    /// The codes that erase an answered prompt.
    private static let erase = "\u{1B}[A\r\u{1B}[K"

    /// The output before each prompt, `more` or `>`, while lines are typed. It is empty before
    /// prompts that don't appear.
    private func parts(_ lines: [String], height: Int? = 24) async throws -> [String] {
        let app = try await LaunchedApp()
        let console = ScriptedConsole(lines, height: height, isInteractive: true)
        await Shell(app: app.container, console: console.console).run()
        return console.output.replacing(Self.erase, with: "")
            .replacing(/more \(space or Enter\), \d+ of \d+\s/, with: "> ")
            .components(separatedBy: "> ") + Array(repeating: "", count: 4)
    }

    /// The visible screen of a fresh app, as printed to a pipe.
    private func feed(width: Int = 80) async throws -> [String] {
        let app = try await LaunchedApp()
        let style = TextStyle(hasColor: false, width: width)
        return ScreenText(app.container, style: style).lines.map(style.draw)
    }

    @Test
    func `keeps the previous output`() async throws {
        let app = try await LaunchedApp()
        let lines = ["2", "b", "t 2", "?", "explain /shop", "1", "q"]
        let console = ScriptedConsole(lines, isInteractive: true)
        await Shell(app: app.container, console: console.console).run()
        #expect(!console.output.contains("\u{1B}["))
    }

    @Test(arguments: [(80, 24), (40, 15), (120, 30), (20, 5)], [" ", ""])
    func `is shown from its top, one window at a time`(
        size: (width: Int, height: Int), key: String
    ) async throws {
        let feed = try await Array(feed(width: size.width).dropLast())
        let page = size.height - 1
        try #require(feed.count > page)
        let answers = Array(repeating: key, count: (feed.count - 1) / page)
        let app = try await LaunchedApp()
        let console = ScriptedConsole(
            answers, width: size.width, height: size.height, isInteractive: true)
        await Shell(app: app.container, console: console.console).run()
        let expected = stride(from: 0, to: feed.count, by: page).map { start in
            let end = min(start + page, feed.count)
            let text = feed[start..<end].joined(separator: "\n") + "\n"
            let prompt = Pager.prompt(shown: end, of: feed.count, width: size.width)
            return text + (end < feed.count ? prompt + Self.erase : "> \n")
        }
        #expect(console.output == expected.joined())
    }

    @Test(arguments: [
        (80, "more (space or Enter), 23 of 420 "), (34, "more (space or Enter), 23 of 420 "),
        (33, "more, 23 of 420 "), (17, "more, 23 of 420 "), (16, "more "), (2, "more "),
    ])
    func `prompts for more in one line`(width: Int, prompt: String) {
        #expect(Pager.prompt(shown: 23, of: 420, width: width) == prompt)
    }

    @Test(arguments: ["q", " q "])
    func `stops at q, and the app continues`(line: String) async throws {
        let parts = try await parts([line, "t 2"])
        #expect(parts[1] == "")
        #expect(parts[2].hasPrefix("1 Moments [2 Shop]"))
    }

    @Test
    func `stops at a command, which is performed`() async throws {
        #expect(try await parts(["t 2"])[1].hasPrefix("1 Moments [2 Shop]"))
    }

    @Test(arguments: [nil, 500])
    func `is shown completely if it fits`(height: Int?) async throws {
        let feed = try await feed().joined(separator: "\n")
        #expect(try await parts([], height: height).prefix(2) == [feed + "\n", "\n"])
    }

    @Test(arguments: [
        ("explain /shop", "'/shop' is answered by /shop"), ("b", "There is nothing to go back to."),
        ("dance", "Unknown command 'dance'. Type ? for help."),
        ("log", "There are no requests yet."),
    ])
    func `is not repeated above an answer`(line: String, answer: String) async throws {
        let parts = try await parts(["q", line])
        #expect(parts[2].hasPrefix(answer))
        #expect(!parts[2].contains("[1 Moments]"))
    }

    @Test(arguments: ["", "t 1"])
    func `is repeated if there is no answer`(line: String) async throws {
        let parts = try await parts(["q", line])
        #expect(parts[0].hasPrefix("[1 Moments]"))
        #expect(parts[2] == parts[0])
    }

    @Test(arguments: [(5, 0), (24, 1)])
    func `is above an answer that fits below it, and below a longer one`(
        height: Int, place: Int
    ) async throws {
        let text = try await parts(["q", "open /cart"], height: height)[2]
        let isFirst = text.hasPrefix("/cart waits for: login\n")
        #expect(isFirst == (place == 0))
        #expect(text.hasSuffix("/cart waits for: login\n") == (place == 1))
    }

    @Test
    func `is paged like a long answer`() async throws {
        let parts = try await parts(["q", "routes", " "])
        #expect(parts[2].split(separator: "\n").count == 23)
        #expect(parts[3].split(separator: "\n").count == 23)
    }

    @Test
    func `is continued after a notice in between`() async throws {
        let app = try await LaunchedApp()
        let (lines, typing) = AsyncStream.makeStream(of: String.self)
        let (texts, printing) = AsyncStream.makeStream(of: String.self)
        let console = Console(
            isInteractive: true, hasColor: false, width: { 80 }, height: { 24 },
            read: {
                for await line in lines { return line }
                return nil
            }, output: { printing.yield($0) }, errors: { _ in })
        let session = Task { await Shell(app: app.container, console: console).run() }
        for await text in texts where text.hasPrefix("more") { break }
        app.container.notify("New rules apply now.")
        for await text in texts where text == "New rules apply now.\n" { break }
        for await text in texts where text.hasPrefix("more") { break }
        typing.yield("")
        let next = try await feed().dropLast()[23...].prefix(23).joined(separator: "\n") + "\n"
        for await text in texts where text == next { break }
        typing.finish()
        await session.value
    }
}
