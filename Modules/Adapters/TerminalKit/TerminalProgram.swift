import CommandLineKit
import DesignKit
public import RoutingEngine

/// Runs an app for its user: in the full screen of a terminal, or line by line without one.
/// ``main(start:end:)`` is the whole program of an app with a router.
@MainActor
public final class TerminalProgram {
    private let console: Console
    /// What happens in the terminal; `nil` in the line mode.
    private let events: AsyncStream<[Key]?>?
    /// The app; `nil` while it is loading, and in the line mode.
    private var screen: TerminalScreen?
    private var drawn: Frame?
    private var isDrawingScheduled = false

    /// Takes the terminal over, and says at once that the app is loading.
    /// - Parameters:
    ///   - isPlain: Whether the app reads lines, even if the console can show a full screen.
    ///   - events: What happens in place of a terminal; `nil` for the one of the process.
    package init(_ console: Console, isPlain: Bool = false, events: AsyncStream<[Key]?>? = nil) {
        self.console = console
        console.showsApp = true
        self.events = events ?? (console.hasFullScreen && !isPlain ? Terminal.open() : nil)
        if self.events != nil { Terminal.write("\u{1B}[2;3H" + ContentRow.loading().title) }
    }

    package func end() { Terminal.close() }

    /// Shows the app until the user quits or the terminal is gone.
    /// - Parameters:
    ///   - guide: Plays the app, in the line mode to its end; `nil` if the user does.
    ///   - first: The first line of the line mode, if it is read already.
    package func run(
        _ app: RouterApp, guide: (any TerminalGuide)? = nil, first: String? = nil
    ) async {
        app.console = console
        guard let events else {
            let lines = LineMode(app: app, console: console)
            if let guide { return await lines.run(guide) }
            return await lines.run(first: first)
        }
        let screen = TerminalScreen(app, guide: guide, size: Terminal.size)
        self.screen = screen
        app.onChange = { [weak self] in self?.refresh() }
        await app.host?.readSurroundings()
        refresh()
        let (typed, queue) = AsyncStream.makeStream(of: [Key].self)
        let reading = Task {
            for await keys in events {
                guard let keys else {
                    screen.size = Terminal.size
                    drawn = nil
                    refresh()
                    continue
                }
                // While the app works, other keys wait.
                if keys != [.escape] || guide != nil || !screen.app.stopWaiting() {
                    queue.yield(keys)
                }
            }
            queue.finish()
        }
        defer { reading.cancel() }
        session: for await keys in typed {
            // Shows what takes time, which suspends this loop.
            let progress = Task { if !Task.isCancelled { draw() } }
            defer { progress.cancel() }
            for key in keys {
                if key == .control("l") { drawn = nil }
                guard await screen.press(key) else { break session }
            }
            draw()
        }
        self.screen = nil
    }

    /// Draws the app again soon, and when the screen in front shows its data. Changes that come
    /// together are drawn once.
    private func refresh() {
        guard !isDrawingScheduled, let screen else { return }
        isDrawingScheduled = true
        Task {
            isDrawingScheduled = false
            draw()
            await screen.settle()
            draw()
        }
    }

    private func draw() {
        guard let screen else { return }
        let frame = screen.frame()
        Terminal.write(frame.output(after: drawn, hasColor: Terminal.hasColor))
        drawn = frame
    }

    /// Runs an app with a router as the program of its command line, and ends the program.
    ///
    /// Without arguments it shows the app until the user quits. `--help` lists its commands. The
    /// exit code is 1 if a URL is refused or can't be read, or a check finds something, 64 for
    /// wrong arguments, 65 for a file that can't be used, 70 if the app can't start, and 74 if the
    /// output can't be written. With `--features A,B` some features of the app run alone.
    /// - Parameters:
    ///   - start: Starts the app on a stage, with the features of these names or all if `nil`, and
    ///     returns its router.
    ///   - end: Ends the app, so that everything is saved.
    public static func main(
        start: @escaping @MainActor (any Stage, _ features: [String]?) async throws -> AppRouter,
        end: @escaping @MainActor () async -> Void = {}
    ) async -> Never {
        let name = CommandLine.arguments.first?.split(separator: "/").last.map(String.init)
        let arguments = Array(CommandLine.arguments.dropFirst())
        await Program.run("error") { program in
            let console = Console.standard(of: program)
            let code = await run(arguments, of: name ?? "app", on: console, start: start)
            await end()
            return code.rawValue
        }
    }

    static func run(
        _ rawArguments: [String], of name: String, on console: Console,
        start: @MainActor (any Stage, _ features: [String]?) async throws -> AppRouter
    ) async -> ExitCode {
        let syntax = RouterCommand.syntax(
            of: name, about: "Without a command, the app opens in the terminal.")
        do {
            let arguments = try Arguments(rawArguments, syntax: syntax)
            if let text = try syntax.help(for: arguments) {
                console.write(text.lines)
                return .success
            }
            _ = try arguments.command()
            let command = RouterCommand(arguments)
            // The first frame is there at once, whatever the app has to read.
            let program = command == nil ? TerminalProgram(console) : nil
            defer { program?.end() }
            let names = arguments["--features"]?.split(separator: ",").map(String.init)
            let app = RouterApp(try await start(HeadlessStage(), names))
            if let command { return try await command.run(app, on: console) }
            await program?.run(app)
            return .success
        } catch let error as CommandError {
            console.fail([error.description])
            return error.code
        } catch {
            let issues = (error as? RegistrationError)?.issues.map(\.description) ?? ["\(error)"]
            console.fail(["the app can't start"] + issues)
            return .software
        }
    }
}
