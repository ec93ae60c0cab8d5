import RouteMatching
import RoutingKit

/// All errors in documents of rules. The routes that they close are closed nevertheless; everything
/// else in them is ignored.
public struct RouteConfigError: Error, Hashable, Sendable, CustomStringConvertible {
    /// One error.
    public struct Issue: Hashable, Sendable, CustomStringConvertible {
        /// The name of the document, for instance `rules.json`.
        let document: String
        /// The path from the whole document to the part, for instance `rules[1].target`; empty for
        /// the document itself.
        public let path: String
        /// The problem and how to correct it.
        let problem: String

        /// One line: `rules.json: rules[1].target: it redirects to /prodct/42, but …`.
        public var description: String {
            [document, path, problem].filter { !$0.isEmpty }.joined(separator: ": ").printable
        }
    }

    /// The errors: first those of the documents alone, then those that depend on the routes.
    public let issues: [Issue]
    /// The routes that the documents close nevertheless, and that were open before.
    var closed: [RoutePattern] = []

    /// All errors, one per line.
    public var description: String { issues.map(\.description).joined(separator: "\n") }
}
