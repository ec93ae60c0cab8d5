import RoutingKit

/// A line of a trace: what an input caused.
struct TraceEvent: Encodable, Sendable {
    /// What happened.
    enum Kind: Sendable {
        /// A request ended.
        case outcome(OutcomeReport)
        /// The navigation state changed.
        case moved(StateOutline)
    }

    /// Seconds since the start.
    let at: Double
    let kind: Kind

    private enum Key: String, CodingKey {
        case at, event, state
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(at, forKey: .at)
        switch kind {
        case .outcome(let report):
            try container.encode("outcome", forKey: .event)
            try report.encode(to: encoder)
        case .moved(let state):
            try container.encode("moved", forKey: .event)
            try container.encode(state, forKey: .state)
        }
    }
}
