import DesignKit
import RoutingEngine

/// Runs an app in the full screen of a terminal. ``main(start:)`` is the whole program of an app with
/// a router.
@MainActor
public final class TerminalProgram {
    private let events: AsyncStream<Terminal.Event>
    private let console: Console
    /// The app; `nil` while it is loading.
    private var screen: TerminalScreen?
    private var drawn: Frame?
    private var isDrawingScheduled = false

    /// Takes the terminal over, and says at once that the app is loading.
    /// - Returns: `nil` if the console is no terminal.
    package init?(_ console: Console) {
        guard console.hasFullScreen, let events = Terminal.open() else { return nil }
        self.events = events
        self.console = console
        draw()
    }

    package func end() {
        Terminal.close()
    }

    /// Shows the app until the user quits or the terminal is gone, and restores the terminal.
    /// Without a guide, the user plays it.
    package func run(_ app: RouterApp, guide: (any TerminalGuide)? = nil) async {
        let screen = TerminalScreen(app, guide: guide, size: Terminal.size)
        screen.onChange = { [weak self] in self?.refresh() }
        self.screen = screen
        let observation = app.router.observe { [weak self] event in
            if case .ended(let outcome) = event, let sentence = app.extras.sentence(outcome) {
                self?.notify(sentence)
            }
            if let warning = event.warning { self?.notify("warning: \(warning)") }
            self?.refresh()
        }
        await app.extras.refresh()
        refresh()
        await handleEvents(of: screen)
        observation.withdraw()
        self.screen = nil
        end()
    }

    private func handleEvents(of screen: TerminalScreen) async {
        for await event in events {
            switch event {
            case .ended: return
            case .needsDrawing:
                screen.size = Terminal.size
                drawn = nil
                refresh()
            case .keys(let keys):
                for key in keys {
                    // As in other programs, it repairs what another one has written over the screen.
                    if key == .control("l") { drawn = nil }
                    guard await screen.press(key) else { return }
                }
                draw()
            }
        }
    }

    package func notify(_ sentence: String) {
        screen?.notify(sentence)
        refresh()
    }

    /// Draws the app again soon, because it may have changed.
    package func refresh() {
        guard !isDrawingScheduled, let screen else { return }
        isDrawingScheduled = true
        Task {
            // Changes that come together are drawn once.
            isDrawingScheduled = false
            draw()
            if await screen.loadVisible() { draw() }
        }
    }

    private func draw() {
        var loading = Frame(width: Terminal.size.width, height: Terminal.size.height)
        loading.write(ContentRow.loading().title, 2, 1, .dim)
        for warning in screen == nil ? [] : console.takeWarnings() { screen?.notify(warning) }
        let frame = screen?.frame() ?? loading
        let output = frame.output(after: drawn, hasColor: console.hasColor)
        drawn = frame
        if !output.isEmpty { Terminal.write(output) }
    }
}
