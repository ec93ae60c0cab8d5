import DesignKit
import Foundation
import Observation
import RoutingKit

/// Composes a moment. The shared moment replaces this screen.
///
/// The field appears with its author: nobody writes a text that can't be shared.
@Observable
final class ShareMomentScreen: RefreshableScreen, HoldingScreen {
    /// The link that another feature attaches.
    struct Attachment {
        let title: String
        let url: String
    }

    var title: String { texts("Share a moment") }

    private let router: any AppRouting
    private let store: MomentsStore
    private let now: @Sendable () -> Date
    private let attachment: Attachment?
    private var draft = ""
    private var notice: String?

    init(
        router: any AppRouting, store: MomentsStore,
        now: @escaping @Sendable () -> Date, attachment: Attachment?
    ) {
        self.router = router
        self.store = store
        self.now = now
        self.attachment = attachment
    }

    var reasonToStay: String? {
        draft.allSatisfy(\.isWhitespace) ? nil : texts("Your moment isn't shared yet.")
    }

    var state: LoadState<UserDetails> { store.state.map(\.owner) }

    func refresh() async { await store.refresh() }

    func content(of author: UserDetails) -> Content {
        var rows: [ContentRow] = []
        if let attachment {
            rows.append(.text(texts("Attached: \(attachment.title)"), detail: attachment.url))
        }
        let draft = FieldDraft(of: self, \.draft)
        rows.append(
            .field(texts("What's on your mind?"), draft: draft) { [weak self] in
                await self?.share($0, by: author)
            })
        if let attachment {
            rows.append(
                .action(texts("Share without a comment")) { [weak self] in
                    await self?.share(attachment.title, by: author)
                })
        }
        if let notice { rows.append(.text(notice)) }
        return Content([ContentSection(nil, rows)])
    }

    private func share(_ text: String, by author: UserDetails) async {
        notice = await Content.failure {
            let moment = try await store.share(text, url: attachment?.url, by: author, at: now())
            draft = ""
            let link = MomentLink(id: moment.id.rawValue)
            _ = await router.route(to: link.url, from: self, using: .replace).outcome
        }
    }
}
