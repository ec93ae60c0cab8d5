import DesignKit
import RoutingEngine

/// Runs an app in the full screen of a terminal. ``main(version:start:)`` is the whole program of an
/// app with a router.
@MainActor
public final class TerminalProgram {
    private let session: TerminalSession
    private let hasColor: Bool
    /// The app; `nil` while it is loading.
    private var screen: TerminalScreen?
    private var drawn: Frame?
    private var isDrawingScheduled = false
    private var timer: Task<Void, Never>?

    private static let noticeTime = Duration.seconds(6)

    /// Takes the terminal over, and says at once that the app is loading.
    /// - Returns: `nil` if the console is no terminal.
    package init?(_ console: Console) {
        guard console.hasFullScreen, let session = TerminalSession() else { return nil }
        self.session = session
        hasColor = console.hasColor
        draw()
    }

    /// Restores the terminal.
    package func end() {
        session.end()
    }

    /// Shows the app until the user quits or the terminal is gone, and restores the terminal.
    /// Without a guide, the user plays it.
    package func run(
        _ app: RouterApp, guide: (any TerminalGuide)? = nil, console: Console
    ) async {
        let screen = TerminalScreen(app, guide: guide, size: TerminalSession.size)
        screen.onChange = { [weak self] in self?.refresh() }
        self.screen = screen
        let observation = app.router.observe { [weak self] event in
            if case .ended(let outcome) = event, let sentence = app.extras.sentence(outcome) {
                self?.notify(sentence)
            }
            if let warning = event.warning { self?.notify("warning: \(warning)") }
            self?.refresh()
        }
        for warning in console.takeWarnings() { notify(warning) }
        console.onWarning = { [weak self] in self?.notify($0) }
        await app.extras.refresh()
        draw()
        await handleEvents(of: screen)
        observation.withdraw()
        console.onWarning = nil
        self.screen = nil
        timer?.cancel()
        session.end()
    }

    private func handleEvents(of screen: TerminalScreen) async {
        for await event in session.events {
            switch event {
            case .ended: return
            case .needsDrawing:
                screen.size = TerminalSession.size
                drawn = nil
            case .keys(let keys):
                for key in keys {
                    // As in other programs, it repairs what another one has written over the screen.
                    if key == .control("l") { drawn = nil }
                    guard await screen.press(key) else { return }
                    restartTimer()
                }
            }
            draw()
        }
    }

    package func notify(_ sentence: String) {
        screen?.notify(sentence)
        restartTimer()
        refresh()
    }

    /// Draws the app again soon, because it may have changed.
    package func refresh() {
        guard !isDrawingScheduled, screen != nil else { return }
        isDrawingScheduled = true
        Task {
            // Changes that come together are drawn once.
            isDrawingScheduled = false
            draw()
        }
    }

    private func draw() {
        let frame = screen?.frame() ?? loadingFrame
        let difference = FrameDiff(from: drawn, to: frame, hasColor: hasColor)
        drawn = frame
        if !difference.output.isEmpty { session.write(difference.output) }
        if let screen, screen.canLoad {
            Task {
                if await screen.loadVisible() { draw() }
            }
        }
    }

    private var loadingFrame: Frame {
        let (width, height) = TerminalSession.size
        var frame = Frame(width: width, height: height)
        frame.write(ContentRow.loading().title, at: Position(2, 1), .dim)
        return frame
    }

    /// Removes the sentence that is shown after a while, and then the next one.
    private func restartTimer() {
        timer?.cancel()
        guard let screen, !screen.notices.isEmpty else { return }
        timer = Task {
            while !screen.notices.isEmpty {
                guard (try? await Task.sleep(for: Self.noticeTime)) != nil else { return }
                screen.notices = Array(screen.notices.dropFirst())
                draw()
            }
        }
    }
}
