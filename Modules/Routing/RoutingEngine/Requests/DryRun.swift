/// What a request makes that must have no side effects.
enum DryRun: Sendable {
    /// The screen of a route, which isn't shown.
    case screen
    /// The value that a route offers.
    case value
}
