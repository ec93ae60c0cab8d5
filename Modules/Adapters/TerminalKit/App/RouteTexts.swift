import DesignKit
import Foundation
import RoutingEngine
import RoutingKit

extension RouteOrigin {
    /// The likely origin of a URL that someone types, from its form. A complete URL is never trusted
    /// as the app's own.
    static func of(_ url: String) -> RouteOrigin {
        if url.hasPrefix("/") { return .app }
        return url.lowercased().hasPrefix("http") ? .universalLink : .customScheme(caller: nil)
    }
}

extension Route {
    /// The path, and below it a line for each fact that says something.
    var lines: [String] {
        let parameters = self.parameters.map { parameter in
            let kind = parameter.isPayload ? " payload" : parameter.isPrivate ? " private" : ""
            return "\(parameter.name)\(parameter.isRequired ? "" : "?"): \(parameter.type)\(kind)"
        }
        let values = offersValues ? valueType.map { ", values of \(String(nameOf: $0))" } : nil
        let builds = BuildTarget.allCases.filter(self.builds.contains).map(\.rawValue)
        let access =
            [redirect == nil ? "\(self.access)" : "as its target"]
            + (effect == .changes ? ["changes data"] : []) + (asksFirst ? ["asks first"] : [])
            + requirements.map { "needs \($0.name)" }.sorted()
            + (builds.count < BuildTarget.allCases.count
                ? ["only \(builds.joined(separator: ", "))"] : [])
        let facts = [
            ("redirects to", redirect ?? ""),
            ("navigator", redirect == nil ? "\(module).\(navigator)\(values ?? "")" : ""),
            ("from outside", access.joined(separator: ", ")),
            ("parent", parent?.description ?? ""),
            ("parameters", parameters.joined(separator: ", ")),
            ("links to", links.map { $0.path }.joined(separator: ", ")),
            ("registered at", "\(site)"),
        ]
        return [pattern.description]
            + facts.filter { !$0.1.isEmpty }.map { "  \($0): \($1)" }
    }
}

extension RouteEvent {
    /// What a developer should know about an event; `nil` if there is nothing to correct.
    var warning: String? {
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
    var notice: String? { ["shown", "handled"].contains(word) ? nil : description }

    /// The outcome as one JSON object on a line, its keys sorted. Every key is always present; a
    /// parameter with several values is an array.
    var json: String {
        let values = parameters.items.map { item in
            let texts = parameters[item.name].map(JSONValue.text)
            return (item.name, texts.count == 1 ? texts[0] : JSONValue.array(texts))
        }
        let fields: [String: (any Encodable & Sendable)?] = [
            "began": began.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true)),
            "milliseconds": milliseconds, "url": url, "redirects": redirects,
            "origin": origin.name, "outcome": error == nil ? word : "refused", "route": route,
            "parameters": Dictionary(values, uniquingKeysWith: { one, _ in one }),
            "title": title, "reason": error?.code, "message": error?.description, "stack": stack,
        ]
        var texts = fields.mapValues { $0.map { RouteValue($0).json } ?? "null" }
        texts["value"] = value?.json ?? "null"
        let sorted = texts.sorted { $0.key < $1.key }.map { "\"\($0)\":\($1)" }
        return "{\(sorted.joined(separator: ","))}"
    }
}

extension RouterApp {
    /// The tabs, the selected one with a star, and what is presented over them, with their screens.
    var navigationRows: [ContentRow] {
        let state = stage.state
        let tabs = state.tabs.enumerated().map { index, stack in
            ("\(index == state.selectedTab ? "*" : "-") tab \(index + 1)", stack)
        }
        let modals = state.modals.map { ($0.isFullScreen ? "# cover" : "+ sheet", $0) }
        return (tabs + modals).map { name, stack in
            .text(name, detail: stack.entries.map(\.url).joined(separator: " › "))
        }
    }
}
