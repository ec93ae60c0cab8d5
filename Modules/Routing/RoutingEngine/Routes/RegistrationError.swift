public import RouteMatching
import RoutingKit

/// Every mistake of a registration phase. An app that meets one does not start.
public struct RegistrationError: Error, Hashable, Sendable, CustomStringConvertible {
    /// One mistake and the `register` call that makes it.
    public struct Issue: Hashable, Sendable, CustomStringConvertible {
        /// Where the call stands.
        public let site: CallSite
        /// What is wrong and what would be right.
        public let message: String

        /// Describes a mistake.
        package init(site: CallSite, message: String) {
            self.site = site
            self.message = message
        }

        /// One line in the form of a compiler's: `AppContainer/Routes.swift:12: error: …`.
        public var description: String { "\(site): error: \(message)".printable }
    }

    /// The mistakes, in the order of the calls.
    public let issues: [Issue]

    package init(issues: [Issue]) {
        self.issues = issues
    }

    /// All mistakes, one a line.
    public var description: String { issues.map(\.description).joined(separator: "\n") }
}
