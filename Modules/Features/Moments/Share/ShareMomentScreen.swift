import DesignKit
import Foundation
import Observation
import RoutingKit

/// Composes a moment. The shared moment replaces this screen.
@Observable
final class ShareMomentScreen: ContentScreen, HoldingScreen {
    /// The link that another feature attaches.
    struct Attachment {
        let title: String
        let url: String
    }

    var title: String { texts("Share a moment") }

    private let router: any AppRouting
    private let store: MomentsStore
    private let author: UserDetails
    private let now: @Sendable () -> Date
    private let attachment: Attachment?
    private var draft = ""
    private var notice: String?

    init(
        router: any AppRouting, store: MomentsStore, author: UserDetails,
        now: @escaping @Sendable () -> Date, attachment: Attachment?
    ) {
        self.router = router
        self.store = store
        self.author = author
        self.now = now
        self.attachment = attachment
    }

    var reasonToStay: String? {
        draft.allSatisfy(\.isWhitespace) ? nil : texts("Your moment isn't shared yet.")
    }

    var content: Content {
        var rows: [ContentRow] = []
        if let attachment {
            rows.append(.text(texts("Attached: \(attachment.title)"), detail: attachment.url))
        }
        let draft = FieldDraft(of: self, \.draft)
        rows.append(
            .field(texts("What's on your mind?"), draft: draft) { [weak self] in
                await self?.share($0)
            })
        if let attachment {
            rows.append(
                .action(texts("Share without a comment")) { [weak self] in
                    await self?.share(attachment.title)
                })
        }
        if let notice { rows.append(.text(notice)) }
        return Content([ContentSection(nil, rows)])
    }

    private func share(_ text: String) async {
        notice = await Content.failure {
            let moment = try await store.share(text, url: attachment?.url, by: author, at: now())
            draft = ""
            let link = MomentLink(id: moment.id.rawValue)
            _ = await router.route(to: link.url, from: self, using: .replace).outcome
        }
    }
}
