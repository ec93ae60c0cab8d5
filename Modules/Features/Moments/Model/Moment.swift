import Foundation
import StorageKit

/// One entry of the timeline: a link or photos, with a text.
struct Moment: Codable, Hashable, Identifiable, Sendable {
    /// The content of a moment besides its text.
    enum Kind: String, Codable, Sendable {
        case url = "URL"
        case photos = "PHOTOS"
    }

    /// Identifies a moment among those of all people.
    struct ID: RawRepresentable, Hashable, Codable, CodingKeyRepresentable, Sendable {
        let rawValue: String

        static func random() -> ID {
            ID(rawValue: String(UInt64.random(in: .min ... .max), radix: 36))
        }
    }

    let id: ID
    var userDetails: UserDetails
    let type: Kind
    let title: String
    let url: String?
    let photos: [String]
    let createdDate: Date
    var isLiked: Bool
    @Count var likes: Int
}

extension Moment {
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = try container.decode(ID.self, forKey: .id)
        userDetails = try container.decode(UserDetails.self, forKey: .userDetails)
        type = try container.decode(Kind.self, forKey: .type)
        title = try container.decode(String.self, forKey: .title)
        // Each kind requires its own key, so that a moment without content is an error at launch.
        url = type == .url ? try container.decode(String.self, forKey: .url) : nil
        photos = type == .photos ? try container.decode([String].self, forKey: .photos) : []
        createdDate = try container.decode(Date.self, forKey: .createdDate)
        isLiked = try container.decode(Bool.self, forKey: .isLiked)
        _likes = try container.decode(Count.self, forKey: .likes)
    }
}
