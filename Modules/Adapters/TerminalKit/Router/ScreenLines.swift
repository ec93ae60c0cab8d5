import DesignKit
import RoutingEngine

/// The visible screen of an app as lines, for an output that is no terminal.
@MainActor
struct ScreenLines {
    /// The titles from the root of the tab to the screen, and below them its rows.
    let lines: [String]

    init(_ router: AppRouter) {
        let stage = router.stage
        let titles = stage.state.path.map { entry in stage.screen(entry.id)?.title ?? entry.url }
        let rows = Content(of: stage.topScreen, in: router).sections.flatMap { section in
            [section.title].compactMap(\.self) + section.rows.map(Self.line)
        }
        lines = ([titles.joined(separator: " › ")] + rows).map(\.printable)
    }

    private static func line(of row: ContentRow) -> String {
        let mark = row.isChoice ? "›" : " "
        return ["  \(mark) \(row.title)", row.detail].compactMap(\.self).joined(separator: "  ")
    }
}
