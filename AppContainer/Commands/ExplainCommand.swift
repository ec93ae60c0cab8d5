import CommandLineKit
import RoutingEngine
import RoutingKit

/// Tells why URLs reach their routes, or none, without opening them.
struct ExplainCommand {
    let urls: [String]
    let origin: RouteOrigin?

    /// - Returns: What opening them would return, as far as their Navigators find what they name.
    @MainActor
    func run(in app: MomentsContainer, console: Console) -> ExitCode {
        let explanations = urls.map { app.router.explain($0, from: origin ?? .of($0)) }
        for explanation in explanations { console.write(explanation.description.lines) }
        return explanations.allSatisfy { $0.error == nil } ? .success : .refused
    }
}
