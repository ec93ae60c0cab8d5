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
        cells.store.content { timeline in
            let moments = timeline.moments
            return Content(
                [header(of: timeline)]
                    + moments.prefix(shown).map { section($0, in: timeline) }
                    + (shown < moments.count ? [older] : []))
        }
    }

    private func header(of timeline: Timeline) -> ContentSection {
        ContentSection(
            nil,
            [
                .text(timeline.owner.name, detail: "\(timeline.moments.count) moments"),
                .link("Share a moment", to: ShareMomentLink()),
            ])
    }

    private func section(_ moment: Moment, in timeline: Timeline) -> ContentSection {
        let text = ContentRow.link(
            moment.title, detail: cells.summary(of: moment), to: MomentLink(id: moment.id))
        return ContentSection(
            cells.heading(of: moment), [text] + cells.rows(of: moment, in: timeline))
    }

    private var older: ContentSection {
        ContentSection(nil, [.more("Older moments") { [weak self] in self?.shown += 6 }])
    }
}
