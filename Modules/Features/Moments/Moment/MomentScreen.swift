import DesignKit
import Observation
import RoutingKit

/// One moment with its photos. It is looked for in the pages of the timeline.
@Observable
final class MomentScreen: RefreshableScreen {
    private let id: Moment.ID
    private let cells: MomentCells
    /// Whether someone else's link has opened the screen.
    private let isForOthers: Bool
    /// The moment as it was found on an older page.
    private var found = LoadState<Moment>.loading
    /// The reading of the timeline in which it is looked for.
    @ObservationIgnored private var search: (reading: Int, task: Task<Void, Never>)?

    init(id: Moment.ID, cells: MomentCells, isForOthers: Bool) {
        self.id = id
        self.cells = cells
        self.isForOthers = isForOthers
    }

    deinit { search?.task.cancel() }

    var title: String {
        state.value.map { texts("Moment of \($0.author.name)") } ?? texts("Moment")
    }

    var state: LoadState<MomentCell> {
        cells.store.state.flatMap { timeline in
            // A like changes the moment while the screen is open.
            if let moment = timeline.moments.first(where: { $0.id == id }) {
                return .loaded(cells.cell(of: moment, in: timeline))
            }
            startSearch(in: cells.store.reading)
            return found.map { cells.cell(of: $0, in: timeline) }
        }
    }

    private func startSearch(in reading: Int) {
        guard search?.reading != reading else { return }
        search?.task.cancel()
        search = (reading, Task { [weak self] in await self?.find() })
    }

    private func find() async {
        do {
            found = .loaded(try await cells.store.moment(id, isForOthers: isForOthers))
        } catch let error as NotFound {
            found = .missing(error)
        } catch {
            if !Task.isCancelled { found = .failed(MomentsStore.failure) }
        }
    }

    func content(of cell: MomentCell) -> Content {
        Content([
            cell.section(
                [.text(cell.moment.title, detail: cell.photoCount, value: cell.likeCount)]
                    + cell.photoRows(cell.moment.photos) + cell.rows)
        ])
    }

    func refresh() async {
        await cells.store.refresh()
        if found.value == nil { found = .loading }
        search = nil
    }
}
