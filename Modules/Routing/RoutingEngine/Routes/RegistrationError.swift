public import RouteMatching
import RoutingKit

/// All errors of a start, or of a set that is registered or withdrawn later. Nothing changes.
public struct RegistrationError: Error, Hashable, Sendable, CustomStringConvertible {
    /// One error, at the place of one call.
    public struct Issue: Hashable, Sendable, CustomStringConvertible {
        let site: CallSite
        package let message: String

        /// Describes an error.
        /// - Parameters:
        ///   - site: The call that is wrong.
        ///   - message: A sentence without a full stop, with what to do.
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

    /// The names of the sets that are dropped as a whole because of them. The next start continues
    /// without them.
    public let dropped: [String]

    /// Makes an error of several ones, for instance those of several starts.
    public init(issues: [Issue], dropped: [String] = []) {
        self.issues = issues
        self.dropped = dropped
    }

    public var description: String {
        let notes = dropped.map { "note: the set '\($0)' is dropped".printable }
        return (issues.map(\.description) + notes).joined(separator: "\n")
    }
}

extension RegistrationError {
    init(ofSet name: String, at site: CallSite, _ problem: String) {
        self.init(
            issues: [.init(site: site, message: "the set '\(name)' \(problem)")], dropped: [name])
    }
}
