import DesignKit
import StorageKit

/// A page with an id. SwiftUI draws it with ``ProfileView``; elsewhere it describes its content.
final class ProfileScreen: ContentScreen {
    let title: String
    let text: String

    private let id: Int
    /// The pages that the user follows; `nil` if they can't follow any.
    private let followed: StateFile<[Int]>?

    init(id: Int, followed: StateFile<[Int]>?) {
        title = "Profile \(id)"
        text = "This is number \(id)."
        self.id = id
        self.followed = followed
    }

    /// Whether the user follows the page; `nil` if they can't.
    var isFollowed: Bool? { followed?.value.contains(id) }

    var content: Content {
        var rows = [ContentRow.text(text)]
        if let isFollowed {
            let follow = ContentRow.toggle("Follow", isOn: isFollowed) { [weak self] in
                await self?.follow($0)
            }
            rows.append(follow)
        }
        return Content([ContentSection(nil, rows)])
    }

    /// Follows the page, or no longer. It stays as it is if that can't be saved, which the log
    /// says.
    func follow(_ isFollowed: Bool) async {
        try? await followed?.update { [id] pages in
            pages.removeAll { $0 == id }
            if isFollowed { pages.append(id) }
        }
    }
}
