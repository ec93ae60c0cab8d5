import RoutingKit

/// A line of a trace: what a user, the system or a server did. Only the values of its kind are set.
struct TraceInput: Codable, Hashable, Sendable {
    /// What was done.
    enum Kind: String, Codable, Sendable {
        /// A request began that no other line caused.
        case request
        /// The user chose a row that isn't a link.
        case choose
        /// The user went back, dismissed a screen or selected a tab.
        case move
        /// The app restored a saved state.
        case restore
        /// The app became ready for links from outside.
        case ready
        /// The user answered whether a late link opens.
        case answer
        /// A server sent rules.
        case rules
        /// The app ended. A trace without it was cut off, for instance by a crash.
        case end
    }

    /// The screen that a request started from.
    enum Source: String, Codable, Sendable {
        case visible, covered
    }

    /// Seconds since the start.
    let at: Double
    let did: Kind

    // Of a request.
    var url: String?
    var origin: String?
    var caller: String?
    var using: TransitionType?
    var from: Source?
    var hasPayload: Bool?

    // Of a row.
    var row: Int?
    var rows: Int?
    var kind: String?
    var typed: String?

    // Of a move and a restoration: the state afterwards, and the saved one.
    var state: StateOutline?
    // Of an answer.
    var opens: Bool?
    // Of rules.
    var rules: [TraceRules]?

    init(_ did: Kind, at: Double) {
        self.did = did
        self.at = at
    }
}
