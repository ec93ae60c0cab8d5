import DesignKit
import Foundation
import RoutingKit

/// Lists the moments. Picking one finishes the screen.
final class PickMomentScreen: ContentScreen {
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

    var content: Content {
        store.content { timeline in
            let moments = timeline.moments
            let rows = moments.isEmpty ? [.text(TimelinePage.emptyText)] : rows(of: moments)
            return Content([ContentSection(nil, rows)])
        }
    }

    private func rows(of moments: [Moment]) -> [ContentRow] {
        var rows = moments.prefix(shown).map { moment in
            ContentRow.action(moment.title, detail: moment.userDetails.name) { [weak self] in
                self?.pick(moment)
            }
        }
        if shown < moments.count {
            rows.append(.more(texts("Older moments")) { [weak self] in self?.shown += 10 })
        }
        return rows
    }

    private func pick(_ moment: Moment) {
        let url = router.shareableURL(MomentLink(id: moment.id.rawValue))?.absoluteString ?? ""
        router.finish(self, with: Pick(id: moment.id.rawValue, title: moment.title, url: url))
    }
}
