/// Runs an app in the full screen of a terminal.
///
///     let program = TerminalProgram(app, theme: Theme(environment: environment))
///     guard await program.run() else { … }  // no terminal
@MainActor
public final class TerminalProgram {
    private let screen: TerminalScreen
    private let theme: Theme
    private let sleep: @Sendable (Duration) async throws -> Void
    private var session: TerminalSession?
    private var drawn: Frame?
    private var isDrawingScheduled = false
    private var timer: Task<Void, Never>?

    /// How long a sentence is shown.
    private static let noticeTime = Duration.seconds(6)

    /// Prepares an app for the terminal.
    /// - Parameters:
    ///   - app: The app.
    ///   - theme: The look of the terminal.
    ///   - sleep: Waits for a time, until sentences disappear.
    public init(
        _ app: any TerminalApp, theme: Theme,
        sleep: @escaping @Sendable (Duration) async throws -> Void = {
            try await Task.sleep(for: $0)
        }
    ) {
        self.theme = theme
        self.sleep = sleep
        screen = TerminalScreen(app, theme: theme, size: (80, 24))
        app.stage.onDraw = { [weak self] in self?.refresh() }
        screen.onChange = { [weak self] in self?.refresh() }
    }

    /// Shows the app until the user quits or the terminal is gone.
    /// - Returns: `false` if there is no terminal. Nothing was shown then.
    public func run() async -> Bool {
        guard let session = TerminalSession() else { return false }
        self.session = session
        defer {
            self.session = nil
            timer?.cancel()
            session.end()
        }
        resize()
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
    public func notify(_ sentence: String) {
        screen.notify(sentence)
        restartTimer()
        refresh()
    }

    /// Draws the app again soon, because it may have changed.
    public func refresh() {
        screen.refresh()
        guard !isDrawingScheduled, session != nil else { return }
        isDrawingScheduled = true
        Task {
            // Changes that come together are drawn once.
            isDrawingScheduled = false
            draw()
        }
    }

    private func resize() {
        screen.size = TerminalSession.size
        drawn = nil
        draw()
    }

    private func draw() {
        guard let session else { return }
        let frame = screen.frame()
        let difference = FrameDiff(from: drawn, to: frame, theme: theme)
        drawn = frame
        if !difference.output.isEmpty { session.write(difference.output) }
        if screen.canLoad {
            Task {
                if await screen.loadVisible() { draw() }
            }
        }
    }

    /// Removes the sentence that is shown after a while, and then the next one.
    private func restartTimer() {
        timer?.cancel()
        guard screen.notices.text != nil else { return }
        timer = Task { [sleep] in
            while screen.notices.text != nil {
                guard (try? await sleep(Self.noticeTime)) != nil else { return }
                screen.notices.removeFirst()
                draw()
            }
        }
    }
}
