import Foundation
import RoutingKit
import RoutingRules

/// The first line of a trace: what the app started with.
struct TraceHeader: Codable, Sendable {
    /// The version of the format that this program writes and reads.
    static let version = 1

    /// The version of the format.
    let trace: Int
    /// The version of the app.
    let app: String
    /// The kind of build, which decides what is redacted and available.
    let build: BuildTarget
    /// The names of the features of the build.
    let features: [String]
    /// Where the documents come from: `sample`, or `folder` for `--data`.
    let source: String
    /// For each document, a text that differs for two contents.
    let digests: [String: String]
    /// The time of the start in ISO 8601; the times of the lines count from it.
    let began: String
    /// The random name of this copy of the app, which decides about its experiments.
    let installation: String
    /// Whether a user was signed in. Who it was is private.
    let isSignedIn: Bool
    /// Whether typed texts are masked.
    let masksTypedText: Bool
    /// The saved data of the user, which is not part of a trace.
    let saved: [String]
    /// The states of the feature toggles.
    let toggles: [String: Bool]
    /// The rules that were applied one after another during the start.
    let rules: [[TraceRules]]
    /// Where the user was.
    let state: StateOutline

    /// The date in ``began``; `nil` if it isn't one.
    var start: Date? { try? Date(began, strategy: Self.dateFormat) }

    static let dateFormat = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
}

/// A document of rules in a trace.
struct TraceRules: Codable, Hashable, Sendable {
    let name: String
    let origin: RouteOrigin
    let text: String

    init(_ config: RouteConfig) {
        name = config.name
        origin = config.origin
        text = String(decoding: config.data, as: UTF8.self)
    }

    /// The document.
    var config: RouteConfig { RouteConfig(Data(text.utf8), named: name, from: origin) }
}
