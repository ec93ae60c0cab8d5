import CommandLineKit
import CompositionRoot
import RoutingEngine
import TerminalKit

/// Explains why URLs reach their routes, or are refused, without opening them.
struct ExplainCommand {
    let urls: [String]
    let origin: RouteOrigin?

    /// - Returns: The exit code of opening the URLs, if their Navigators find what they name.
    @MainActor
    func run(in app: MomentsContainer, console: Console) -> ExitCode {
        let explanations = urls.map { app.router.explain($0, from: origin ?? .of($0)) }
        for explanation in explanations { console.write(explanation.description.lines) }
        return explanations.allSatisfy { $0.error == nil } ? .success : .refused
    }
}
