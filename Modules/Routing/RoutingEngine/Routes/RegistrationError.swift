public import RouteMatching
import RoutingKit

/// All errors of a start, or of a set that is registered or withdrawn later. Nothing changes.
public struct RegistrationError: Error, Hashable, Sendable, CustomStringConvertible {
    /// One error and the `register` call that causes it.
    public struct Issue: Hashable, Sendable, CustomStringConvertible {
        /// The place of the call, and the set that it belongs to.
        let site: CallSite
        /// The error and the way to correct it.
        package let message: String

        /// Describes an error.
        public init(site: CallSite, message: String) {
            self.site = site
            self.message = message
        }

        /// One line in the form of a compiler's: `AppContainer/Routes.swift:12: error: …`.
        public var description: String {
            let set = site.set.map { " (in the set '\($0)')" } ?? ""
            return "\(site): error: \(message)\(set)".printable
        }
    }

    /// The errors, in the order of the calls.
    public let issues: [Issue]

    /// The sets that are dropped as a whole because of them. The next start continues without them.
    public let dropped: [RegistrationSet]

    /// Combines errors, such as those of two starts.
    public init(issues: [Issue], dropped: [RegistrationSet] = []) {
        self.issues = issues
        self.dropped = dropped
    }

    /// All errors and all sets that are dropped, one a line.
    public var description: String {
        let notes = dropped.map { "\($0.site): note: the set '\($0.name)' is dropped".printable }
        return (issues.map(\.description) + notes).joined(separator: "\n")
    }
}
