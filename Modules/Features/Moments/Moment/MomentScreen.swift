import DesignKit

/// One moment with its photos.
final class MomentScreen: ContentScreen {
    private let moment: Moment
    private let cells: MomentRows

    init(moment: Moment, cells: MomentRows) {
        self.moment = moment
        self.cells = cells
    }

    var title: String { "Moment of \(moment.userDetails.name)" }

    var content: Content {
        cells.store.content { timeline in
            // A like changes the moment while the screen is open.
            content(of: timeline.moments.first { $0.id == moment.id } ?? moment, in: timeline)
        }
    }

    private func content(of moment: Moment, in timeline: Timeline) -> Content {
        Content([
            ContentSection(
                cells.heading(of: moment),
                [.text(moment.title, detail: cells.summary(of: moment))]
                    + moment.photos.map { .text("▣ \($0)") }
                    + cells.rows(of: moment, in: timeline))
        ])
    }
}
