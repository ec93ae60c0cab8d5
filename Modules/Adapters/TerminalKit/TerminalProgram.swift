import DesignKit

/// Runs an app in the full screen of a terminal. ``main(start:)`` is the whole program of an app with a
/// router.
///
///     let program = TerminalProgram(theme: Theme(environment: environment))
///     defer { program.end() }
///     let app = try await launch()
///     guard await program.run(app) else { … }  // no terminal
@MainActor
public final class TerminalProgram {
    /// The app; `nil` while it is loading.
    private var screen: TerminalScreen?
    private let theme: Theme
    private let sleep: @Sendable (Duration) async throws -> Void
    private let session: TerminalSession?
    private var drawn: Frame?
    private var isDrawingScheduled = false
    private var timer: Task<Void, Never>?

    /// How long a sentence is shown.
    private static let noticeTime = Duration.seconds(6)

    /// Takes the terminal over, if there is one, and says at once that the app is loading.
    /// - Parameters:
    ///   - theme: The look of the terminal.
    ///   - sleep: Waits for a time, until sentences disappear.
    package init(
        theme: Theme,
        sleep: @escaping @Sendable (Duration) async throws -> Void = {
            try await Task.sleep(for: $0)
        }
    ) {
        self.theme = theme
        self.sleep = sleep
        session = TerminalSession()
        draw()
    }

    /// Restores the terminal.
    package func end() {
        session?.end()
    }

    /// Shows the app until the user quits or the terminal is gone, and restores the terminal.
    /// - Returns: `false` if there is no terminal. Nothing was shown then.
    package func run(_ app: any TerminalApp) async -> Bool {
        guard let session else { return false }
        let screen = TerminalScreen(app, theme: theme, size: TerminalSession.size)
        app.stage.onDraw = { [weak self] in self?.refresh() }
        screen.onChange = { [weak self] in self?.refresh() }
        self.screen = screen
        defer {
            self.screen = nil
            timer?.cancel()
            session.end()
        }
        draw()
        for await event in session.events {
            switch event {
            case .ended: return true
            case .needsDrawing: resize()
            case .keys(let keys):
                for key in keys {
                    // As in other programs, it repairs what another one has written over the screen.
                    if key == .control("l") { drawn = nil }
                    guard await screen.press(key) else { return true }
                    restartTimer()
                }
                draw()
            }
        }
        return true
    }

    /// Shows a sentence for a while.
    package func notify(_ sentence: String) {
        screen?.notify(sentence)
        restartTimer()
        refresh()
    }

    /// Draws the app again soon, because it may have changed.
    package func refresh() {
        screen?.refresh()
        guard !isDrawingScheduled, screen != nil else { return }
        isDrawingScheduled = true
        Task {
            // Changes that come together are drawn once.
            isDrawingScheduled = false
            draw()
        }
    }

    private func resize() {
        screen?.size = TerminalSession.size
        drawn = nil
        draw()
    }

    private func draw() {
        guard let session else { return }
        let frame = screen?.frame() ?? loadingFrame
        let difference = FrameDiff(from: drawn, to: frame, theme: theme)
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
        guard let screen, screen.notices.text != nil else { return }
        timer = Task { [sleep] in
            while screen.notices.text != nil {
                guard (try? await sleep(Self.noticeTime)) != nil else { return }
                screen.notices.removeFirst()
                draw()
            }
        }
    }
}
