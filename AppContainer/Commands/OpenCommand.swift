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

    @MainActor
    func run(in app: MomentsContainer, console: Console) async -> ExitCode {
        var code = ExitCode.success
        for url in urls {
            let outcome = await app.router.route(
                RouteRequest(url: url, origin: origin ?? .of(url), transition: transition))
            if outcome.error != nil { code = .refused }
            if json {
                console.write(OutcomeReport(outcome).json)
            } else {
                console.write(outcome.description)
                if outcome.title != nil {
                    console.write(
                        ScreenText(app, style: console.style).lines.joined(separator: "\n"))
                    console.write("")
                }
            }
        }
        return code
    }
}

extension RouteOrigin {
    /// Where a URL of this form usually comes from: the safe guess.
    static func of(_ url: String) -> RouteOrigin {
        if url.hasPrefix("/") { return .app }
        return url.lowercased().hasPrefix("http") ? .universalLink : .customScheme(caller: nil)
    }
}
