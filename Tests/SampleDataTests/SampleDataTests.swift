import Foundation
import SampleData
import Testing

/// What the app and its tour rely on when someone edits the files.
@Suite struct `The sample documents` {
    private static let now = Date(timeIntervalSince1970: 1_790_000_000)
    private let documents: Documents

    init() throws { documents = try Documents(now: Self.now) }

    @Test(arguments: ["moments", "catalogue", "conversations"])
    func `are the same bytes alone and together`(name: String) throws {
        let sample = SampleData(now: Self.now)
        #expect(try sample.document(named: name) == sample.documents()[name])
    }

    @Test func `don't exist under another name`() throws {
        #expect(try SampleData(now: Self.now).document(named: "people") == nil)
    }

    @Test func `change only their dates with the time`() throws {
        let later = try Documents(now: Self.now + 3_600.5)
        #expect(later.moments.map(\.title) == documents.moments.map(\.title))
        #expect(later.moments.map(\.date) == documents.moments.map { $0.date + 3_600 })
        #expect(later.messages.map(\.text) == documents.messages.map(\.text))
        #expect(later.messages.map(\.date) == documents.messages.map { $0.date + 3_600 })
    }

    @Test func `have 240 moments by 40 people, the newest first`() {
        let moments = documents.moments
        let now = Int(Self.now.timeIntervalSince1970)
        #expect(documents.timeline.userDetails == documents.chat.userDetails)
        #expect(documents.timeline.userDetails.id == "me")
        #expect(moments.map(\.id) == (1...240).map { "m\($0)" })
        #expect(Set(moments.map(\.userDetails.id)) == Set((1...40).map { "u\($0)" }))
        #expect(zip(moments, moments.dropFirst()).allSatisfy { $0.date > $1.date })
        #expect(moments.allSatisfy { now - 90 * 86_400 <= $0.date && $0.date < now })
        #expect(Documents.productIDs(in: moments[0].url ?? "") == [42])
        #expect(moments[0].userDetails.id == "u1")
        #expect(moments[1].type == "PHOTOS")
    }

    @Test func `have either a link or photos in a moment`() {
        for moment in documents.moments {
            #expect((moment.url != nil) == (moment.type == "URL"))
            #expect((moment.photos?.isEmpty == false) == (moment.type == "PHOTOS"))
        }
    }

    @Test func `have 300 products of their categories and sellers`() {
        let catalogue = documents.catalogue
        let products = catalogue.products
        #expect(products.map(\.id) == Array(1...300))
        #expect(Set(products.map(\.name)).count == 300)
        #expect(Set(products.map(\.categoryID)) == Set(catalogue.categories.map(\.id)))
        #expect(Set(products.map(\.sellerID)) == Set(catalogue.sellers.map(\.id)))
        #expect(products.allSatisfy { $0.price > 0 && $0.currency == "EUR" && $0.stock >= 0 })
        #expect(products[41].stock > 0)
    }

    @Test func `have a conversation with each person, the newest first`() {
        let conversations = documents.conversations
        let people = (1...40).map { "u\($0)" } + (1...20).map { "s\($0)" }
        #expect(conversations.map(\.id) == (1...60).map { "c\($0)" })
        #expect(conversations.map(\.userDetails.id).sorted() == people.sorted())
        #expect(Set(documents.messages.map(\.id)).count == documents.messages.count)
        let newest = conversations.compactMap(\.messages.last?.date)
        #expect(zip(newest, newest.dropFirst()).allSatisfy { $0 > $1 })
        #expect(newest.allSatisfy { $0 < Int(Self.now.timeIntervalSince1970) })
    }

    @Test func `have two people in a conversation, the oldest message first`() {
        for conversation in documents.conversations {
            let messages = conversation.messages
            #expect(Set(messages.map(\.senderID)) == ["me", conversation.userDetails.id])
            #expect(zip(messages, messages.dropFirst()).allSatisfy { $0.date < $1.date })
        }
    }

    @Test func `mention only products of the shop`() throws {
        let texts = documents.moments.compactMap(\.url) + documents.messages.map(\.text)
        let mentioned = texts.flatMap(Documents.productIDs)
        #expect(mentioned.count > 100)
        #expect(Set(documents.catalogue.products.map(\.id)).isSuperset(of: mentioned))
        let first = try #require(documents.conversations.first { $0.userDetails.id == "u1" })
        #expect(first.messages.flatMap { Documents.productIDs(in: $0.text) } == [42])
    }
}
