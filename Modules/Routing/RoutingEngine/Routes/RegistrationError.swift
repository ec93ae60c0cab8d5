public import RouteMatching
import RoutingKit

/// All errors of a start, or of a set that is registered or withdrawn later. Nothing changes.
public struct RegistrationError: Error, Hashable, Sendable, CustomStringConvertible {
    public struct Issue: Hashable, Sendable, CustomStringConvertible {
        let site: CallSite
        package let message: String

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

    /// In the order of the calls.
    public let issues: [Issue]

    /// The sets that are dropped as a whole because of them. The next start continues without them.
    public let dropped: [RegistrationSet]

    /// Combines the errors of several starts, for instance.
    public init(issues: [Issue], dropped: [RegistrationSet] = []) {
        self.issues = issues
        self.dropped = dropped
    }

    public var description: String {
        let notes = dropped.map { "\($0.site): note: the set '\($0.name)' is dropped".printable }
        return (issues.map(\.description) + notes).joined(separator: "\n")
    }
}
