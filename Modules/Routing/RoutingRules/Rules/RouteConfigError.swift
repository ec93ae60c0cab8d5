public import RouteMatching
import RoutingKit

/// Everything that is wrong with documents of rules. What they close is closed nevertheless; nothing
/// else in them counts.
public struct RouteConfigError: Error, Hashable, Sendable, CustomStringConvertible {
    /// One thing that is wrong.
    public struct Issue: Hashable, Sendable, CustomStringConvertible {
        /// The name of the document, for instance `rules.json`.
        public let document: String
        /// The way from the whole document to the part, for instance `rules[1].target`; empty for
        /// the document itself.
        public let path: String
        /// What is wrong and what would be right.
        public let problem: String

        /// One line: `rules.json: rules[1].target: it redirects to /prodct/42, but …`.
        public var description: String {
            [document, path, problem].filter { !$0.isEmpty }.joined(separator: ": ").printable
        }
    }

    /// The mistakes: first what can't be read in the documents, then what does not fit the routes.
    public let issues: [Issue]
    /// The routes that the documents close nevertheless, and that were open before.
    public internal(set) var closed: [RoutePattern] = []

    /// All mistakes, one a line.
    public var description: String { issues.map(\.description).joined(separator: "\n") }
}
