import DesignKit
import Foundation
import RouteMatching
package import RoutingEngine
import RoutingKit

extension RouteOrigin {
    /// The likely origin of a URL that someone types, from its form. A complete URL is never trusted
    /// as the app's own.
    package static func of(_ url: String) -> RouteOrigin {
        if url.hasPrefix("/") { return .app }
        return url.lowercased().hasPrefix("http") ? .universalLink : .customScheme(caller: nil)
    }
}

extension RouteEvent {
    /// What a developer should know about an event; `nil` if there is nothing to correct.
    package var warning: String? {
        switch self {
        case .undeclaredLink(let url, let pattern):
            return "\(pattern) opened \(url), which it does not declare"
        case .ignoredParameter(let name, let pattern, let nearest):
            let hint = nearest.map { "; did you mean '\($0)'?" } ?? ""
            return "\(pattern) does not declare '\(name)', so it is ignored\(hint)"
        case .brokenLink(let link): return "\(link.site): \(link)"
        case .inactive(let name, let site):
            return "\(site): \(name) is registered after start() and has no effect; register it "
                + "before start(), or in a set"
        case .began, .ended, .moved, .awaitsResult: return nil
        }
    }
}

extension RouteOutcome {
    var summary: String { "\(loggedURL)  \(word), \(milliseconds) ms" }

    /// A sentence about the outcome for a developer; `nil` if they can see it on the screen.
    var notice: String? {
        switch result {
        case .shown, .handled: nil
        case .suspended(let ticket): "\(ticket.url) waits for: \(ticket.requirement.name)"
        case .performed(let value): "\(url ?? ""): \(value.json)"
        case .refused(let error): "refused (\(error.code)): \(error)"
        }
    }

    var debugRows: [ContentRow] {
        let facts = [
            "\(loggedTime)  from \(origin.name)", "route: \(route ?? "none")",
            title.map { "shows: \($0)" }, value.map { "returns: \($0.json)" },
            error.map { "refused (\($0.code)): \($0)" },
        ]
        let lines =
            facts.compactMap(\.self) + redirects.map { "redirected to \($0)" }
            + parameters.items.map { "\($0.name) = \($0.value)" }
        return lines.map { .text($0) } + [.text("took", detail: "\(milliseconds) ms")]
    }

    /// The outcome as one JSON object on a line, its keys sorted. Every key is always present; a
    /// parameter with several values is an array.
    var json: String {
        let values = parameters.items.map { item in
            let texts = parameters[item.name]
            return (item.name, texts.count == 1 ? JSONValue.text(texts[0]) : .list(texts))
        }
        let time = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
        let object: [String: JSONValue?] = [
            "began": .text(began.formatted(time)), "milliseconds": .number(milliseconds),
            "url": url.map(JSONValue.text), "redirects": .list(redirects),
            "origin": .text(origin.name), "outcome": .text(error == nil ? word : "refused"),
            "route": route.map(JSONValue.text),
            "parameters": .object(Dictionary(values, uniquingKeysWith: { one, _ in one })),
            "title": title.map(JSONValue.text), "value": value.flatMap { JSONValue($0.json) },
            "reason": (error?.code).map(JSONValue.text),
            "message": (error?.description).map(JSONValue.text), "stack": .list(stack),
        ]
        return RouteValue(JSONValue.object(object.mapValues { $0 ?? .null })).json
    }
}

extension JSONValue {
    init?(_ json: String) {
        guard let value = try? JSONDecoder().decode(JSONValue.self, from: Data(json.utf8)) else {
            return nil
        }
        self = value
    }

    static func list(_ texts: [String]) -> JSONValue { .array(texts.map(JSONValue.text)) }
}
