import RoutingKit
import StageKit

/// The navigation state as lines, one for each stack and each screen.
@MainActor
struct NavigationTree {
    let lines: [String]

    /// Describes what is on a stage.
    init(_ stage: any Stage) {
        let state = stage.state
        let tabs = state.tabs.enumerated().map { index, stack in
            let mark = index == state.selectedTab ? "*" : "-"
            return Self.describe(stack, as: "\(mark) tab \(index + 1)", on: stage)
        }
        let modals = state.modals.map { stack in
            Self.describe(stack, as: stack.isFullScreen ? "# cover" : "+ sheet", on: stage)
        }
        lines = (tabs + modals).flatMap(\.self)
    }

    private static func describe(
        _ stack: NavigationState.Stack, as name: String, on stage: any Stage
    ) -> [String] {
        let heading = name + (stack.isPlain ? ", one screen" : "")
        let screens = stack.entries.map { entry in
            let title = stage.screen(entry.id)?.title ?? "no screen"
            return "    " + (title == entry.url ? title : "\(title)  \(entry.url)")
        }
        return [heading] + screens
    }
}
