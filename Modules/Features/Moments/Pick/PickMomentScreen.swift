import DesignKit
import Foundation
import Observation
import RoutingKit

/// Lists the moments. Picking one finishes the screen.
@Observable
final class PickMomentScreen: RefreshableScreen {
    /// The result. The caller decodes the properties that it needs into its own type.
    struct Pick: Codable, Sendable {
        let id: String
        let title: String
        let url: String
    }

    var title: String { texts("Pick a moment") }

    private let router: any AppRouting
    private let store: MomentsStore
    private var shown = 10

    init(router: any AppRouting, store: MomentsStore) {
        self.router = router
        self.store = store
    }

    var state: LoadState<Timeline> { store.state }

    func content(of timeline: Timeline) -> Content {
        Content([ContentSection(nil, rows(of: timeline))])
    }

    private func rows(of timeline: Timeline) -> [ContentRow] {
        let moments = timeline.moments
        if moments.isEmpty { return [.text(TimelinePage.emptyText)] }
        var rows = moments.prefix(shown).map { moment in
            ContentRow.action(moment.title, detail: moment.userDetails.name) { [weak self] in
                self?.pick(moment)
            }
        }
        if shown < moments.count || timeline.next != nil {
            rows.append(
                .older(notice: store.olderNotice) { [weak self] in
                    await self?.showOlder()
                })
        }
        return rows
    }

    private func showOlder() async {
        if await store.loadOlder(than: shown) { shown += 10 }
    }

    func refresh() async { await store.refresh() }

    private func pick(_ moment: Moment) {
        let url = router.shareableURL(MomentLink(id: moment.id.rawValue))?.absoluteString ?? ""
        router.finish(self, with: Pick(id: moment.id.rawValue, title: moment.title, url: url))
    }
}
