import FeatureTestSupport
import Foundation
import MomentsPlugin
import RoutingTesting
import StorageKit

@testable import Moments

/// The moments without the other features.
/// - Parameters:
///   - user: Who is signed in; `nil` for a guest.
///   - url: The page that is open; the timeline if `nil`.
func launchMoments(
    on storage: Storage, at url: String? = nil, user: String? = nil
) async throws -> AppRouter {
    let app = try await FeatureApp(MomentsPlugin(), on: storage, user: user) { router in
        router.register(path: MessageLink.path, navigator: StandInNavigator<MessagePage>())
        router.registerLinkedPages()
    }
    return await app.opened(at: url)
}

/// A timeline of a few moments, as the backend sends it.
nonisolated enum SmallTimeline {
    static let product = link("m1", by: "Ana Silva", to: "https://momentsapp.com/product/42")
    static let photos = photos("m2", by: "小林 葵", ["lake.jpg", "hut.jpg"], ago: 3_600)
    static let own = photos("m3", by: "Mia Koch", [], ago: 172_800)

    /// The document of some moments.
    static func json(_ moments: [String], next: String? = nil) -> String {
        #"""
        {
          "userDetails": {
            "id": "Mia Koch", "name": "Mia Koch", "avatar": "mia.png",
            "backgroundImage": "sea.jpg"
          },
          "moments": [\#(moments.joined(separator: ", "))],
          "next": \#(next.map { "\"\($0)\"" } ?? "null")
        }
        """#
    }

    /// A moment with a link, five minutes old, with three likes.
    static func link(_ id: String, by author: String = "Ana Silva", to url: String) -> String {
        moment(
            id, by: author, #""type": "URL", "url": "\#(url)""#, ago: 300, isLiked: false, likes: 3)
    }

    /// A moment with photos and seven likes, one of them the user's.
    static func photos(
        _ id: String, by author: String = "Ana Silva", _ photos: [String] = [], ago: Int = 0
    ) -> String {
        moment(
            id, by: author, #""type": "PHOTOS", "photos": \#(photos)"#, ago: ago, isLiked: true,
            likes: 7)
    }

    private static func moment(
        _ id: String, by author: String, _ kind: String, ago: Int, isLiked: Bool, likes: Int
    ) -> String {
        #"""
        {
          "id": "\#(id)", \#(kind), "title": "Title of \#(id)",
          "userDetails": { "id": "\#(author)", "name": "\#(author)", "avatar": "a.png" },
          "createdDate": "\#(Int(TestClock.start.timeIntervalSince1970) - ago)",
          "isLiked": \#(isLiked), "likes": \#(likes)
        }
        """#
    }
}

extension Storage {
    /// The storage of an app whose timeline has these moments.
    static func moments(_ moments: String..., folder: URL? = nil) -> Storage {
        .reading(["moments": SmallTimeline.json(moments)], folder: folder)
    }
}
