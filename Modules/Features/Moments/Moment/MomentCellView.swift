#if canImport(SwiftUI)
    import DesignKit
    import DesignKitSwiftUI
    import RoutingKit
    import RoutingSwiftUI
    import SwiftUI

    /// A moment as rows of a list: its author with the picture, its text, its photos, its link and
    /// its likes.
    ///
    /// Each control is a row: a tap on a row with two buttons would press both.
    struct MomentCellView: View {
        let cell: MomentCell
        /// Whether its text opens the page of the moment.
        var opensPage = true

        var body: some View {
            author
            if opensPage {
                RouteLink(cell.moment.title, to: MomentLink(id: cell.id.rawValue)).asRow()
            } else {
                Text(cell.moment.title)
            }
            PhotoGallery(cell.photoURLs, of: texts("Photo by \(cell.author.name)"))
            if let link = cell.link { link.linkView }
            likes
            RefusalView(cell.refusal)
        }

        @ViewBuilder private var author: some View {
            if let message = cell.message {
                RouteLink(to: message) { name }.asRow().accessibilityHint(
                    texts("Opens the conversation"))
            } else {
                name
            }
        }

        private var name: some View {
            HStack {
                AvatarView(cell.avatarURL, isRound: cell.isAvatarRound)
                VStack(alignment: .leading) {
                    Text(cell.author.name).font(.headline)
                    Text(cell.age).font(.footnote).foregroundStyle(.secondary)
                }
            }
            .accessibilityElement(children: .combine)
        }

        @ViewBuilder private var likes: some View {
            if cell.hasLikeButton {
                Button {
                    Task { await cell.toggleLike() }
                } label: {
                    Label("\(cell.moment.likes)", systemImage: cell.likeSymbol)
                }
                .accessibilityLabel(
                    ["\(cell.likeTitle), \(cell.moment.likes)", cell.notice].compactMap(\.self)
                        .joined(separator: ", "))
            } else {
                Label("\(cell.moment.likes)", systemImage: cell.likeSymbol)
            }
            if let notice = cell.notice { Text(notice).font(.footnote) }
        }
    }
#endif
