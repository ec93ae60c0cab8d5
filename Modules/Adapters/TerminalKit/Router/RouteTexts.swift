import Foundation
import RouteMatching
package import RoutingEngine
import RoutingKit

extension RouteOrigin {
    /// The origin of a link from outside: one of the app's custom schemes, or the web.
    package static func ofLink(_ url: String, in links: UniversalLinks) -> RouteOrigin {
        let hasCustomScheme = links.schemes.contains { url.lowercased().hasPrefix($0 + ":") }
        return hasCustomScheme ? .customScheme(caller: nil) : .universalLink
    }

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
        case .began, .ended, .moved, .awaitsResult, .gotResult: return nil
        }
    }
}

extension RouteOutcome {
    /// The URL and how the request ended, in one short line.
    package var summary: String { "\(loggedURL)  \(word), \(milliseconds) ms" }

    /// A sentence about the outcome for a developer; `nil` if they can see it on the screen.
    package var notice: String? {
        switch result {
        case .shown, .handled: nil
        case .suspended(let ticket): "\(ticket.url) waits for: \(ticket.requirement.name)"
        case .performed(let value): "\(url ?? ""): \(value.json)"
        case .refused(let error): "refused (\(error.code)): \(error)"
        }
    }

    /// What a developer wants to know about the request, one fact a line.
    package var debugLines: [String] {
        var lines = ["\(loggedTime)  from \(origin.name)", "route: \(route ?? "none")"]
        lines += redirects.map { "redirected to \($0)" }
        lines += parameters.items.map { "\($0.name) = \($0.value)" }
        if let title { lines.append("shows: \(title)") }
        if let value { lines.append("returns: \(value.json)") }
        if let error { lines.append("refused (\(error.code)): \(error)") }
        lines.append("took \(milliseconds) ms")
        return lines
            + stations.map { time in
                let milliseconds = (time.duration / .microseconds(1)).rounded() / 1000
                return ["  \(time.station)", time.type, "\(milliseconds) ms"]
                    .compactMap(\.self).joined(separator: " ")
            }
    }
}

extension RouteOutcome {
    /// The outcome as one JSON object on a line, its keys sorted. Every key is always present; a
    /// parameter with several values is an array.
    var json: String {
        func text(_ text: String?) -> JSONValue { text.map(JSONValue.text) ?? .null }
        func list(_ texts: [String]) -> JSONValue { .array(texts.map(JSONValue.text)) }
        let result = value.flatMap {
            try? JSONDecoder().decode(JSONValue.self, from: Data($0.json.utf8))
        }
        let values = parameters.items.map { item in
            let texts = parameters[item.name]
            return (item.name, texts.count == 1 ? text(texts[0]) : list(texts))
        }
        let object: [String: JSONValue] = [
            "began": text(
                began.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))),
            "milliseconds": .number(milliseconds), "url": text(url),
            "redirects": list(redirects), "origin": text(origin.name),
            "outcome": text(error == nil ? word : "refused"), "route": text(route),
            "parameters": .object(Dictionary(values, uniquingKeysWith: { one, _ in one })),
            "title": text(title), "value": result ?? .null, "reason": text(error?.code),
            "message": text(error?.description), "stack": list(stack),
        ]
        return RouteValue(JSONValue.object(object)).json
    }
}
