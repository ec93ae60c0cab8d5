import Foundation
import SampleData
import Testing

/// The documents as a client reads them.
struct Documents {
    let timeline: Timeline
    let catalogue: Catalogue
    let conversationList: ConversationList

    var moments: [Post] { timeline.moments }
    var conversations: [Conversation] { conversationList.conversations }
    var messages: [Post] { conversations.flatMap(\.messages) }

    init(now: Date) throws {
        let sample = SampleData(now: now)
        func read<Document: Decodable>(_ name: String) throws -> Document {
            try JSONDecoder().decode(
                Document.self, from: #require(try sample.document(named: name)))
        }
        timeline = try read("moments")
        conversationList = try read("conversations")
        catalogue = try read("catalogue")
    }

    /// The products that links of the app in a text lead to. Links end at a space, without
    /// punctuation.
    static func productIDs(in text: String) -> [Int] {
        text.split(separator: " ").filter { $0.hasPrefix("https://momentsapp.com/") }
            .compactMap { URL(string: String($0)).flatMap { Int($0.lastPathComponent) } }
    }
}

struct Timeline: Decodable { let moments: [Post] }

/// A moment or a message.
struct Post: Decodable {
    let createdDate: String
    let title, text, url: String?
    let photos: [URL]?

    var date: Int { Int(createdDate) ?? 0 }
}

struct Catalogue: Decodable { let products: [Product] }

struct Product: Decodable {
    let id: Int
    let photos: [URL]
}

struct ConversationList: Decodable { let conversations: [Conversation] }

struct Conversation: Decodable {
    let userDetails: Person
    let messages: [Post]
}

struct Person: Decodable { let id: String }
