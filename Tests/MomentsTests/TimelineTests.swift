import StorageKit
import RoutingTesting
import Testing

@Suite
@MainActor
struct `The timeline` {
    @Test
    func `begins with the user and a link to share a moment`() async throws {
        let app = try await launchMoments(
            on: .moments(SmallTimeline.product, SmallTimeline.photos, SmallTimeline.own))
        #expect(app.titles.prefix(2) == ["Mia Koch", "Share a moment"])
        #expect(try app.detail("Mia Koch") == "3 moments")
        #expect(try await app.follow("Share a moment").stack == ["/moments", "/moments/share"])
    }

    @Test
    func `shows the author and the age of each moment`() async throws {
        let app = try await launchMoments(
            on: .moments(SmallTimeline.product, SmallTimeline.photos, SmallTimeline.own))
        #expect(
            app.headings == [
                "(AS) Ana Silva · 5 min", "(小葵) 小林 葵 · 1 hr", "(MK) Mia Koch · 2 days",
            ])
    }

    @Test
    func `keeps the order of the backend`() async throws {
        let moments = ["m5", "m1", "m9"].map { SmallTimeline.photos($0) }
        let app = try await launchMoments(on: .timeline(SmallTimeline.json(moments)))
        #expect(
            app.titles.filter { $0.hasPrefix("Title") }
                == ["Title of m5", "Title of m1", "Title of m9"])
    }

    @Test
    func `shows a moment with a link and one with photos`() async throws {
        let app = try await launchMoments(
            on: .moments(SmallTimeline.product, SmallTimeline.photos))
        #expect(
            app.titles.dropFirst(2) == [
                "Title of m1", "https://momentsapp.com/product/42", "Chat with Ana Silva", "♡ Like",
                "Title of m2", "Photo by 小林 葵", "Chat with 小林 葵", "♥ Unlike",
            ])
        #expect(try app.detail("Title of m1") == "♡ 3")
        #expect(try app.detail("Title of m2") == "♥ 7 · 2 photos")
    }

    @Test
    func `links to each moment`() async throws {
        let app = try await launchMoments(on: .moments(SmallTimeline.photos("m/7 & co")))
        #expect(
            try await app.follow("Title of m/7 & co").stack
                == ["/moments", "/moments/m%2F7%20%26%20co"])
        #expect(app.titles.first == "Title of m/7 & co")
    }

    @Test
    func `shows older moments on demand`() async throws {
        let moments = (1...13).map { SmallTimeline.photos("\($0)") }
        let app = try await launchMoments(on: .timeline(SmallTimeline.json(moments)))
        for shown in [6, 12] {
            #expect(app.titles.count { $0.hasPrefix("Title") } == shown)
            try await app.choose("Older moments")
        }
        #expect(app.titles.count { $0.hasPrefix("Title") } == 13)
        #expect(!app.titles.contains("Older moments"))
    }

    @Test
    func `can be empty`() async throws {
        let app = try await launchMoments(on: .moments())
        #expect(app.titles == ["Mia Koch", "Share a moment", "There are no moments yet."])
    }
}
