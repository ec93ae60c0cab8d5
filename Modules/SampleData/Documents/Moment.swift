/// A post of the timeline: a link with `url` or pictures with `photos`.
struct Moment: Encodable {
    /// The content of a moment, in the spelling of the backend.
    enum Kind: String, Encodable {
        case link = "URL"
        case photos = "PHOTOS"
    }

    let id: String
    let userDetails: Person
    let type: Kind
    let title: String
    let url: String?
    let photos: [String]?
    let createdDate: EpochSeconds
    let isLiked: Bool
    let likes: Int
}
