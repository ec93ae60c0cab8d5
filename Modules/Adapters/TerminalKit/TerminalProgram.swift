import DesignKit
import Foundation
import RoutingEngine

/// Runs an app for its user: in the full screen of a terminal, or line by line without one.
/// ``main(start:)`` is the whole program of an app with a router.
@MainActor
public final class TerminalProgram {
    private let console: Console
    /// What happens in the terminal; `nil` in the line mode.
    private let events: AsyncStream<Terminal.Event>?
    /// The app; `nil` while it is loading, and in the line mode.
    private var screen: TerminalScreen?
    private var drawn: Frame?
    private var isDrawingScheduled = false

    /// Takes the terminal over, and says at once that the app is loading.
    /// - Parameter isPlain: Whether the app reads lines, even if the console can show a full screen.
    package init(_ console: Console, isPlain: Bool = false) {
        self.console = console
        events = console.hasFullScreen && !isPlain ? Terminal.open() : nil
        if events != nil { Terminal.write("\u{1B}[2;3H" + ContentRow.loading().title) }
    }

    package var hasFullScreen: Bool { events != nil }

    package func end() {
        Terminal.close()
    }

    /// Shows the app until the user quits or the terminal is gone, and restores the terminal.
    /// - Parameter guide: Plays the app; `nil` if the user does.
    package func run(_ app: RouterApp, guide: (any TerminalGuide)? = nil) async {
        guard let events else { return await LineMode(app, on: console).run() }
        let screen = TerminalScreen(app, guide: guide, size: Terminal.size)
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
        loop: for await event in events {
            switch event {
            case .needsDrawing:
                screen.size = Terminal.size
                drawn = nil
            case .keys(let keys):
                for key in keys {
                    // As in other programs, it repairs what another one has written over the screen.
                    if key == .control("l") { drawn = nil }
                    guard await screen.press(key) else { break loop }
                }
            }
            refresh()
        }
        observation.withdraw()
        self.screen = nil
        end()
    }

    package func notify(_ sentence: String) {
        screen?.notify(sentence)
        refresh()
    }

    /// Draws the app again soon, and when the screen in front shows its data. Changes that come together
    /// are drawn once.
    package func refresh() {
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
        for warning in console.takeWarnings() { screen.notify(warning) }
        let frame = screen.frame()
        let output = frame.output(after: drawn, hasColor: console.hasColor)
        drawn = frame
        if !output.isEmpty { Terminal.write(output) }
    }
}
