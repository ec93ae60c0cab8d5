import DesignKit

/// The newest moments, and older ones on demand.
final class TimelineScreen: ContentScreen {
    let title = "Moments"

    private let cells: MomentRows
    private var shown = 6

    init(cells: MomentRows) {
        self.cells = cells
    }

    var content: Content {
        let moments = cells.store.moments
        return Content(
            [header(count: moments.count)] + moments.prefix(shown).map(section)
                + (shown < moments.count ? [older] : []))
    }

    private func header(count: Int) -> ContentSection {
        ContentSection(
            nil,
            [
                .text(cells.store.owner.name, detail: "\(count) moments"),
                .link("Share a moment", to: ShareMomentLink()),
            ])
    }

    private func section(_ moment: Moment) -> ContentSection {
        let text = ContentRow.link(
            moment.title, detail: cells.summary(of: moment), to: MomentLink(id: moment.id))
        return ContentSection(cells.heading(of: moment), [text] + cells.rows(of: moment))
    }

    private var older: ContentSection {
        ContentSection(nil, [.action("Older moments") { [weak self] in self?.shown += 6 }])
    }
}
