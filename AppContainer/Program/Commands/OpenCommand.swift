import CommandLineKit
import CompositionRoot
import RoutingEngine
import TerminalKit

/// Launches the app with URLs and prints the outcome of each.
struct OpenCommand {
    let urls: [String]
    let origin: RouteOrigin?
    let transition: TransitionType
    let json: Bool

    /// - Throws: `CommandError` if `--origin` contradicts a URL.
    init(urls: [String], arguments: Arguments) throws(CommandError) {
        self.urls = urls
        origin = try arguments.origin(of: urls)
        transition = arguments["--using"].flatMap(TransitionType.init) ?? .show
        json = arguments.has("--json")
    }

    /// Opens the URLs during the launch, as links arrive in a cold start. Links from outside wait
    /// until the app is ready, and URLs from inside open after the launch.
    @MainActor
    func run(
        in app: MomentsContainer, console: Console, launch: @MainActor () async throws -> Void
    ) async throws -> ExitCode {
        guard urls.first.map(origin(of:))?.isOutside == true else {
            try await launch()
            return await open(in: app, console: console)
        }
        let opening = Task { await open(in: app, console: console) }
        do {
            try await launch()
        } catch {
            opening.cancel()
            throw error
        }
        return await opening.value
    }

    private func origin(of url: String) -> RouteOrigin { origin ?? .of(url) }

    @MainActor
    private func open(in app: MomentsContainer, console: Console) async -> ExitCode {
        var code = ExitCode.success
        let warnings = app.router.observe { if let text = $0.warning { console.warn(text) } }
        defer { warnings.withdraw() }
        for url in urls where !Task.isCancelled {
            let outcome = await app.router.route(
                RouteRequest(url: url, origin: origin(of: url), transition: transition))
            if outcome.error != nil { code = .refused }
            if json {
                console.write(OutcomeReport(outcome).json)
            } else {
                console.write(outcome.description)
                if outcome.title != nil {
                    await app.badges.refresh()
                    await app.settle()
                    console.write(ScreenText(app, style: console.style).lines)
                    console.write("")
                }
            }
        }
        return code
    }
}
