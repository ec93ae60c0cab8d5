import RoutingEngine
import Testing

/// Registrations with errors, and what the start says about them.
struct IssueCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let issues: [String]
    let register: @MainActor @Sendable (AppRouter) -> Void

    init(
        _ name: String, _ issues: [String],
        register: @escaping @MainActor @Sendable (AppRouter) -> Void
    ) {
        testDescription = name
        self.issues = issues
        self.register = register
    }
}
