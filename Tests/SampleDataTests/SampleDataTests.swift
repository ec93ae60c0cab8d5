import Foundation
import Testing

@testable import SampleData

/// The properties that the app and its tour rely on.
struct SampleDataTests {
    private static let seeds: [UInt64] = [0, 1, 2, 3, 42, .max]
    private static let now = Date(timeIntervalSince1970: 1_790_000_000)

    private static let documents = Dictionary(
        uniqueKeysWithValues: seeds.map { seed in
            (seed, Result { try Documents(seed: seed, now: now) })
        })

    private static func documents(of seed: UInt64) throws -> Documents {
        try #require(documents[seed]).get()
    }

    @Test func `the same seed generates the same bytes`() throws {
        let first = try SampleData(seed: 7, now: Self.now).documents()
        let second = try SampleData(seed: 7, now: Self.now).documents()
        #expect(first == second)
    }

    @Test func `different seeds generate different documents`() throws {
        let first = try SampleData(seed: 1, now: Self.now).documents()
        let second = try SampleData(seed: 2, now: Self.now).documents()
        #expect(first.keys.allSatisfy { first[$0] != second[$0] })
    }

    @Test func `the time changes only the dates`() throws {
        let earlier = try Documents(seed: 1, now: Self.now)
        let later = try Documents(seed: 1, now: Self.now + 3_600)
        #expect(later.moments.map(\.title) == earlier.moments.map(\.title))
        #expect(later.moments.map(\.date) == earlier.moments.map { $0.date + 3_600 })
        #expect(later.messages.map(\.text) == earlier.messages.map(\.text))
        #expect(later.messages.map(\.date) == earlier.messages.map { $0.date + 3_600 })
    }

    @Test(arguments: seeds)
    func `240 moments by 40 people are sorted, the newest first`(seed: UInt64) throws {
        let documents = try Self.documents(of: seed)
        let moments = documents.timeline.moments
        let now = Int(Self.now.timeIntervalSince1970)
        #expect(documents.timeline.userDetails == documents.chat.userDetails)
        #expect(documents.timeline.userDetails.id == "me")
        #expect(moments.map(\.id) == (1...240).map { "m\($0)" })
        #expect(Set(moments.map(\.userDetails.id)) == Set((1...40).map { "u\($0)" }))
        #expect(Set(moments.map(\.userDetails.name)).count == 40)
        #expect(zip(moments, moments.dropFirst()).allSatisfy { $0.date > $1.date })
        #expect(moments.allSatisfy { now - 90 * 86_400 <= $0.date && $0.date < now })
        #expect(Documents.productIDs(in: moments[0].url ?? "") == [42])
        #expect(moments[0].userDetails.id == "u1")
        #expect(moments[1].type == "PHOTOS")
        #expect(Set(moments.map(\.title)).count >= 180)
    }

    @Test(arguments: seeds)
    func `a moment has either a link or photos`(seed: UInt64) throws {
        let moments = try Self.documents(of: seed).moments
        for moment in moments {
            #expect((moment.url != nil) == (moment.type == "URL"))
            #expect((moment.photos?.isEmpty == false) == (moment.type == "PHOTOS"))
        }
        let links = moments.compactMap(\.url)
        #expect(links.count == 120)
        #expect(links.flatMap(Documents.productIDs).count == 90)
        let hosts = Set(links.compactMap { URL(string: $0)?.host() })
        #expect(hosts == ["momentsapp.com", "example.org", "example.com"])
    }

    @Test(arguments: seeds)
    func `a moment about a product mentions it`(seed: UInt64) throws {
        let documents = try Self.documents(of: seed)
        for moment in documents.moments {
            guard let id = Documents.productIDs(in: moment.url ?? "").first else { continue }
            let product = try #require(documents.catalogue.products.first { $0.id == id })
            let noun = try #require(product.name.split(separator: " ").last).lowercased()
            #expect(moment.title.lowercased().contains(noun))
        }
    }

    @Test(arguments: seeds)
    func `the shop has 300 products with distinct names`(seed: UInt64) throws {
        let catalogue = try Self.documents(of: seed).catalogue
        let products = catalogue.products
        #expect(catalogue.categories.count == 8)
        #expect(catalogue.sellers.map(\.id) == (1...20).map { "s\($0)" })
        #expect(products.map(\.id) == Array(1...300))
        #expect(Set(products.map(\.name)).count == 300)
        #expect(Set(products.map(\.categoryID)) == Set(catalogue.categories.map(\.id)))
        #expect(Set(products.map(\.sellerID)) == Set(catalogue.sellers.map(\.id)))
        #expect(products.allSatisfy { $0.price > 0 && $0.currency == "EUR" && $0.stock >= 0 })
        #expect((5...40).contains(products.filter { $0.stock == 0 }.count))
        #expect(products[41].stock > 0)
        #expect(catalogue.categories.map(\.id).joined().allSatisfy { "a"..."z" ~= $0 })
    }

    @Test(arguments: seeds)
    func `there is a conversation with each person, the newest first`(seed: UInt64) throws {
        let documents = try Self.documents(of: seed)
        let conversations = documents.chat.conversations
        let people = (1...40).map { "u\($0)" } + (1...20).map { "s\($0)" }
        #expect(conversations.map(\.id) == (1...60).map { "c\($0)" })
        #expect(conversations.map(\.userDetails.id).sorted() == people.sorted())
        #expect(Set(documents.messages.map(\.id)).count == documents.messages.count)
        #expect(Set(documents.messages.map(\.text)).count >= 120)
        let newest = conversations.compactMap(\.messages.last?.date)
        #expect(zip(newest, newest.dropFirst()).allSatisfy { $0 > $1 })
        #expect(newest.allSatisfy { $0 < Int(Self.now.timeIntervalSince1970) })
    }

    @Test(arguments: seeds)
    func `two people take turns in a conversation`(seed: UInt64) throws {
        for conversation in try Self.documents(of: seed).conversations {
            let messages = conversation.messages
            let senders = messages.map(\.senderID)
            #expect((2...12).contains(messages.count))
            #expect(Set(senders) == ["me", conversation.userDetails.id])
            #expect(zip(messages, messages.dropFirst()).allSatisfy { $0.date < $1.date })
            #expect(Set(messages.map(\.text)).count == messages.count)
            #expect(senders.indices.dropFirst(2).allSatisfy { Set(senders[$0 - 2...$0]).count > 1 })
        }
    }

    @Test(arguments: seeds)
    func `a third of the conversations mention a product`(seed: UInt64) throws {
        let documents = try Self.documents(of: seed)
        let mentions = documents.conversations.map { conversation in
            conversation.messages.flatMap { Documents.productIDs(in: $0.text) }
        }
        #expect((15...25).contains(mentions.filter { !$0.isEmpty }.count))
        #expect(Set(1...300).isSuperset(of: mentions.joined()))
        let words = documents.messages.flatMap { $0.text.split(separator: " ") }
        #expect(words.filter { $0.contains("://") }.count == mentions.joined().count)
        let first = try #require(documents.conversations.firstIndex { $0.userDetails.id == "u1" })
        #expect(mentions[first] == [42])
    }
}
