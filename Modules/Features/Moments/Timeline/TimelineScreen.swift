import DesignKit
import Observation

/// The newest moments, and older ones on demand.
@Observable
final class TimelineScreen: RefreshableScreen {
    var title: String { texts("Moments") }

    private let cells: MomentCells
    private var shown = 6

    init(cells: MomentCells) {
        self.cells = cells
    }

    var state: LoadState<TimelinePage> {
        cells.store.state.map { timeline in
            let moments = timeline.moments
            return TimelinePage(
                owner: timeline.owner, summary: TimelinePage.summary(of: moments.count),
                cells: moments.prefix(shown).map { cells.cell(of: $0, in: timeline) },
                hasOlder: shown < moments.count || timeline.next != nil,
                notice: cells.store.olderNotice)
        }
    }

    func content(of page: TimelinePage) -> Content {
        Content(
            [header(of: page)] + page.cells.map(section) + (page.hasOlder ? [older(page)] : [])
                + (page.cells.isEmpty
                    ? [ContentSection(nil, [.text(TimelinePage.emptyText)])] : []))
    }

    private func header(of page: TimelinePage) -> ContentSection {
        ContentSection(
            nil,
            [
                .text(page.owner.name, detail: page.summary),
                .link(texts("Share a moment"), to: ShareMomentLink()),
            ])
    }

    private func section(_ cell: MomentCell) -> ContentSection {
        let text = ContentRow.link(
            cell.moment.title, detail: cell.photoCount, value: cell.likeCount,
            to: MomentLink(id: cell.id.rawValue))
        return cell.section(
            [text] + cell.photoRows(Array(cell.moment.photos.prefix(1))) + cell.rows)
    }

    private func older(_ page: TimelinePage) -> ContentSection {
        ContentSection(
            nil, [.older(notice: page.notice) { [weak self] in await self?.showOlder() }])
    }

    /// Shows some more moments, of the next page if those of this one are shown.
    func showOlder() async {
        if await cells.store.loadOlder(than: shown) { shown += 6 }
    }

    func refresh() async { await cells.store.refresh() }
}

extension ContentRow {
    /// A row that loads older moments when it becomes visible. After a failure, it is a button, so
    /// that scrolling to the end doesn't try again and again.
    /// - Parameter notice: Why the last ones can't be loaded.
    static func older(
        notice: String?, load: @escaping @MainActor @Sendable () async -> Void
    ) -> ContentRow {
        let title = texts("Older moments")
        return notice == nil
            ? .more(title, load: load) : .action(title, detail: notice, perform: load)
    }
}
