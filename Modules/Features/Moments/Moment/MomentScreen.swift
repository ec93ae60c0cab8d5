import DesignKit
import Observation

/// One moment with its photos.
@Observable
final class MomentScreen: RefreshableScreen {
    private let moment: Moment
    private let cells: MomentCells

    init(moment: Moment, cells: MomentCells) {
        self.moment = moment
        self.cells = cells
    }

    var title: String { texts("Moment of \(moment.userDetails.name)") }

    var state: LoadState<MomentCell> {
        cells.store.state.map { timeline in
            // A like changes the moment while the screen is open.
            let current = timeline.moments.first { $0.id == moment.id } ?? moment
            return cells.cell(of: current, in: timeline)
        }
    }

    func content(of cell: MomentCell) -> Content {
        Content([
            cell.section(
                [.text(cell.moment.title, detail: cell.photoCount, value: cell.likeCount)]
                    + cell.photoRows(cell.moment.photos)
                    + cell.rows { [cells] in await cells.toggleLike(cell) })
        ])
    }

    func toggleLike(_ cell: MomentCell) async { await cells.toggleLike(cell) }

    func refresh() async { await cells.store.refresh() }
}
