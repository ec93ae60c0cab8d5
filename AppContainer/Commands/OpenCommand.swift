import CommandLineKit
import RoutingEngine
import RoutingKit

/// Starts cold with some URLs and prints what became of each.
struct OpenCommand {
    let urls: [String]
    let origin: RouteOrigin?
    let transition: TransitionType
    let json: Bool

    init(urls: [String], arguments: Arguments) {
        self.urls = urls
        origin = arguments.origin
        transition = arguments["--using"].flatMap(TransitionType.init) ?? .show
        json = arguments.has("--json")
    }

    /// Opens the URLs while the app begins, as links arrive at a cold start: those from outside
    /// wait until it is ready, and those from inside come afterwards.
    @MainActor
    func run(
        in app: MomentsContainer, console: Console, beginning: @MainActor () async throws -> Void
    ) async throws -> ExitCode {
        guard urls.first.map(origin(of:))?.isOutside == true else {
            try await beginning()
            return await open(in: app, console: console)
        }
        let opening = Task { await open(in: app, console: console) }
        do {
            try await beginning()
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
        for url in urls where !Task.isCancelled {
            let outcome = await app.router.route(
                RouteRequest(url: url, origin: origin(of: url), transition: transition))
            if outcome.error != nil { code = .refused }
            if json {
                console.write(OutcomeReport(outcome).json)
            } else {
                console.write(outcome.description)
                if outcome.title != nil {
                    console.write(ScreenText(app, style: console.style).lines)
                    console.write("")
                }
            }
        }
        return code
    }
}
