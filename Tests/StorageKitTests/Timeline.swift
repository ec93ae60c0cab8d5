import Foundation
import StorageKit

/// A small document in the shape of the app's own.
struct Timeline: Decodable, Sendable {
    struct Moment: Decodable, Sendable {
        let title: String
        let createdDate: EpochDate
        let photos: [String]?
        let likes: Int?
    }

    let moments: [Moment]

    /// A document with these moments.
    static func json(_ moments: String...) -> String {
        #"{ "moments": [\#(moments.joined(separator: ", "))] }"#
    }

    /// A moment, as JSON.
    static func moment(
        createdDate: String = #""1763683200""#, likes: String = "0"
    ) -> String {
        #"{ "title": "Hello", "createdDate": \#(createdDate), "likes": \#(likes) }"#
    }
}

extension Documents {
    /// One document, `timeline`.
    static func timeline(_ json: String) -> Documents {
        .memory(["timeline": Data(json.utf8)])
    }

    func decodeTimeline() async throws(DocumentError) -> Timeline {
        try await decode("timeline", as: Timeline.self)
    }
}
