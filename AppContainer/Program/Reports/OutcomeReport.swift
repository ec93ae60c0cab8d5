import Foundation
import RoutingEngine

/// An outcome as one JSON object. Every key is always present.
struct OutcomeReport: Encodable {
    private let outcome: RouteOutcome

    init(_ outcome: RouteOutcome) {
        self.outcome = outcome
    }

    /// The object on one line, its keys sorted.
    var json: String { RouteValue(self).json }

    private enum Key: String, CodingKey {
        case began, milliseconds
        case url, redirects, origin, outcome, route, parameters, title, value, reason, message,
            stack
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(outcome.began.formatted(Self.timeFormat), forKey: .began)
        try container.encode(outcome.milliseconds, forKey: .milliseconds)
        try container.encode(outcome.url, forKey: .url)
        try container.encode(outcome.redirects, forKey: .redirects)
        try container.encode(outcome.origin.name, forKey: .origin)
        try container.encode(name, forKey: .outcome)
        try container.encode(outcome.route?.description, forKey: .route)
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

    private static let timeFormat = Date.ISO8601FormatStyle(includingFractionalSeconds: true)

    private var name: String {
        switch outcome.result {
        case .shown: "shown"
        case .performed: "performed"
        case .handled: "handled"
        case .suspended: "suspended"
        case .refused: "refused"
        }
    }

    /// A single value is a string, several values are an array.
    private var parameters: [String: Parameter] {
        let names = Set(outcome.parameters.items.map(\.name))
        return Dictionary(
            uniqueKeysWithValues: names.map { ($0, Parameter(texts: outcome.parameters[$0])) })
    }

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

extension OutcomeReport: Sendable {}
