package import DesignKit
package import RoutingKit

/// The app that a ``TerminalProgram`` shows.
@MainActor
package protocol TerminalApp: AnyObject {
    /// The stage of the app's screens.
    var stage: TerminalStage { get }

    /// The content of a screen.
    func content(of screen: any Screen) -> Content

    /// Performs what the user does, and returns when the app waits for the user again.
    /// - Returns: A sentence if there was nothing to do; `nil` otherwise.
    func perform(_ action: UserAction) async -> String?

    /// The paths that the app answers, to complete what the user types.
    var paths: [String] { get }

    /// The question that waits for a yes or no; `nil` if there is none.
    var question: String? { get }

    /// The last request in one line; `nil` if there was none.
    var lastOutcome: String? { get }

    /// What developers want to know about the app.
    var report: DebugReport { get }
}
