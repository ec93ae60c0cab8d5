import CommandLineKit
import CompositionRoot
import RoutingEngine

/// Prints every route of the app.
struct RoutesCommand {
    /// The format of the list.
    enum Format {
        case text, json, markdown
    }

    let format: Format

    /// - Throws: `CommandError` for two formats.
    init(_ arguments: Arguments) throws(CommandError) {
        if arguments.has("--json"), arguments.has("--markdown") {
            throw .usage("'routes' prints one format; remove '--json' or '--markdown'")
        }
        format = arguments.has("--json") ? .json : arguments.has("--markdown") ? .markdown : .text
    }

    @MainActor
    func run(in app: MomentsContainer, console: Console) {
        let reports = app.router.routes.map(RouteReport.init)
        switch format {
        case .text: console.write(reports.flatMap(\.lines))
        case .json: console.write(reports.map { RouteValue($0).json })
        case .markdown: console.write(RoutePage(reports: reports).lines)
        }
    }
}
