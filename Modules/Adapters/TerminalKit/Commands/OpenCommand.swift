import CommandLineKit
import Foundation
import RoutingEngine

struct OpenCommand {
    let urls: [String]
    let origin: RouteOrigin?
    let transition: TransitionType
    let isJSON: Bool

    /// Opens the URLs during the launch, as links arrive in a cold start. Links from outside wait
    /// until the app is ready, and URLs from inside open after the launch.
    @MainActor
    func run(_ app: RouterApp, on console: Console) async -> ExitCode {
        let isCold = urls.first.map(origin(of:))?.isOutside == true
        if !isCold { await app.extras.launch() }
        let opening = Task { await open(app, on: console) }
        if isCold { await app.extras.launch() }
        return await opening.value
    }

    private func origin(of url: String) -> RouteOrigin { origin ?? .of(url) }

    @MainActor
    private func open(_ app: RouterApp, on console: Console) async -> ExitCode {
        var code = ExitCode.success
        let warnings = app.router.observe { if let text = $0.warning { console.warn(text) } }
        defer { warnings.withdraw() }
        for url in urls {
            let outcome = await app.router.route(
                RouteRequest(url: url, origin: origin(of: url), transition: transition))
            if outcome.error != nil { code = .refused }
            console.write(isJSON ? outcome.json : outcome.description)
            guard !isJSON, outcome.title != nil else { continue }
            await app.settle()
            console.write(app.lines(width: console.width))
        }
        return code
    }
}
