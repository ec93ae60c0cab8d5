import DesignKit
import Observation

/// The newest moments, and older ones on demand.
@Observable
final class TimelineScreen: RefreshableScreen {
    var title: String { texts("Moments") }

    private let cells: MomentCells
    /// The moment whose like can't be saved.
    private var unsaved: Moment.ID?
    private var shown = 6

    init(cells: MomentCells) {
        self.cells = cells
    }

    /// What the timeline shows.
    var state: LoadState<TimelinePage> {
        cells.store.state.map { timeline in
            let moments = timeline.moments
            return TimelinePage(
                owner: timeline.owner, summary: TimelinePage.summary(of: moments.count),
                cells: moments.prefix(shown).map {
                    cells.cell(of: $0, in: timeline, unsaved: unsaved)
                },
                hasOlder: shown < moments.count)
        }
    }

    var content: Content {
        Content(state) { [cells] in
            await cells.store.refresh()
        } content: { page in
            Content(
                [header(of: page)] + page.cells.map(section) + (page.hasOlder ? [older] : [])
                    + (page.cells.isEmpty ? [nothing] : []))
        }
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
            cell.moment.title, detail: cell.summary, to: MomentLink(id: cell.id.rawValue))
        return ContentSection(
            cell.heading,
            [text] + cell.photoRows(Array(cell.moment.photos.prefix(1)))
                + cell.rows { [weak self] in await self?.toggleLike(cell) })
    }

    private var nothing: ContentSection { ContentSection(nil, [.text(TimelinePage.emptyText)]) }

    private var older: ContentSection {
        ContentSection(nil, [.more(texts("Older moments")) { [weak self] in self?.showOlder() }])
    }

    /// Likes or unlikes a moment.
    func toggleLike(_ cell: MomentCell) async {
        do {
            try await cells.store.toggleLike(cell.moment)
            unsaved = nil
        } catch {
            unsaved = cell.id
        }
    }

    /// Shows some more moments.
    func showOlder() { shown += 6 }

    /// Reads the timeline again.
    func refresh() async { await cells.store.refresh() }
}
