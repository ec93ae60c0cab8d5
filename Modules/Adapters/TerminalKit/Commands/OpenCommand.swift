import CommandLineKit
import Foundation
import RoutingEngine

/// Launches the app with URLs and prints the outcome of each.
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
            console.write(isJSON ? OutcomeReport(outcome).json : outcome.description)
            guard !isJSON, outcome.title != nil else { continue }
            await app.settle()
            console.write(app.lines(width: console.width))
        }
        return code
    }
}

/// An outcome as one JSON object. Every key is always present.
struct OutcomeReport: Encodable, Sendable {
    private let outcome: RouteOutcome

    init(_ outcome: RouteOutcome) {
        self.outcome = outcome
    }

    /// The object on one line, its keys sorted.
    var json: String { RouteValue(self).json }

    private enum Key: String, CodingKey {
        case began, milliseconds, url, redirects, origin, outcome, route, parameters, title, value
        case reason, message, stack
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        let time = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
        try container.encode(outcome.began.formatted(time), forKey: .began)
        try container.encode(outcome.milliseconds, forKey: .milliseconds)
        try container.encode(outcome.url, forKey: .url)
        try container.encode(outcome.redirects, forKey: .redirects)
        try container.encode(outcome.origin.name, forKey: .origin)
        try container.encode(outcome.error == nil ? outcome.word : "refused", forKey: .outcome)
        try container.encode(outcome.route, forKey: .route)
        try container.encode(parameters, forKey: .parameters)
        try container.encode(outcome.title, forKey: .title)
        if let value = outcome.value {
            try container.encode(value.value, forKey: .value)
        } else {
            try container.encodeNil(forKey: .value)
        }
        try container.encode(outcome.error?.code, forKey: .reason)
        try container.encode(outcome.error?.description, forKey: .message)
        try container.encode(outcome.stack, forKey: .stack)
    }

    private var parameters: [String: Parameter] {
        let names = Set(outcome.parameters.items.map(\.name))
        return Dictionary(
            uniqueKeysWithValues: names.map { ($0, Parameter(texts: outcome.parameters[$0])) })
    }

    /// A single value is a string, several values are an array.
    private struct Parameter: Encodable {
        let texts: [String]

        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            if texts.count == 1 {
                try container.encode(texts[0])
            } else {
                try container.encode(texts)
            }
        }
    }
}
