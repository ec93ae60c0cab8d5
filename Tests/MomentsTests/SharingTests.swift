import FeatureTestSupport
import Foundation
import MomentsPlugin
import MomentsTestSupport
import RoutingTesting
import StorageKit
import Testing

@testable import Moments

@Suite(.page("/moments/share", of: MomentsPlugin()))
struct `Sharing a moment` {
    private let attached =
        "/moments/share?url=https%3A%2F%2Fmomentsapp.com%2Fproduct%2F42&title=Fish%20%26%20Chips"

    @Test func `sharing a moment adds the text and its attachment to the top of the timeline`()
        async throws
    {
        let app = try await launchMoments(on: .moments(SmallTimeline.product), at: attached)
        #expect(app.stage.topScreen?.title == "Share a moment")
        #expect(
            app.titles
                == ["Attached: Fish & Chips", "What's on your mind?", "Share without a comment"])
        #expect(try app.detail("Attached: Fish & Chips") == "https://momentsapp.com/product/42")
        try await app.choose("What's on your mind?", typing: "Dinner & 映画?")
        app.stage.update { $0.popToRoot() }
        #expect(try app.detail("Mia Koch") == "2 moments")
        #expect(
            app.titles.dropFirst(2).prefix(4) == [
                "Dinner & 映画?", "https://momentsapp.com/product/42", "♡ Like", "Title of m1",
            ])
        #expect(try app.detail("Dinner & 映画?") == "♡ 0")
    }

    @Test(arguments: ["/moments/share", "/moments/share?title=Alone"])
    func `sharing a moment needs no attachment`(url: String) async throws {
        let app = try await launchMoments(on: .moments(), at: url)
        #expect(app.titles == ["What's on your mind?"])
        try await app.choose("What's on your mind?", typing: "Hello")
        #expect(app.titles == ["Hello", "♡ Like"])
    }

    @Test func `sharing a moment replaces its screen with the new moment`() async throws {
        let app = try await launchMoments(on: .moments())
        await app.route(RouteRequest(url: attached, transition: .present))
        try await app.choose("Share without a comment")
        #expect(app.path.count == 2)
        #expect(app.path.last?.hasPrefix("/moments/") == true)
        #expect(app.stage.state.modals.count == 1)
        #expect(app.stage.topScreen?.title == "Moment of Mia Koch")
    }

    @Test func `sharing holds what the user has typed, and never what a link has filled in`()
        async throws
    {
        let field = "What's on your mind?"
        let app = try await launchMoments(on: .moments(), at: attached)
        for texts in [[], ["Hello", "  "]] {
            for text in texts { try app.type(text, into: field) }
            app.goBack()
            try #require(app.path == ["/moments"], "spaces are nothing that the user would lose")
            await app.open(attached)
        }
        try app.type("Hello", into: field)
        app.goBack()
        for _ in 0..<10_000 where app.stage.question == nil { await Task.yield() }
        #expect(app.stage.question?.reasons == ["Your moment isn't shared yet."])
        app.stage.question?.stay()
        #expect(app.path == ["/moments", attached])
        try await app.choose(field, typing: "Hello")
        #expect(app.titles.first == "Hello", "what is shared isn't asked about")
    }
}

@Suite(.page("/moments/share", of: MomentsPlugin()))
struct `A shared moment` {
    private let folder = URL.newTemporaryFolder

    @Test func `a shared moment is saved for the next launch`() async throws {
        let before = try await launchMoments(on: .moments(folder: folder))
        await before.open("/moments/share?url=https%3A%2F%2Fexample.org&title=Site")
        try await before.choose("Share without a comment")
        try await share("Hello", in: before)
        let after = try await launchMoments(on: .moments(folder: folder))
        #expect(
            after.titles.dropFirst(2)
                == ["Hello", "♡ Like", "Site", "https://example.org", "♡ Like"])
        let url = try #require(before.path.last)
        #expect(await after.open(url).title == "Moment of Mia Koch")
    }

    @Test
    func `a shared moment has the date and the name of the user who is signed in`() async throws {
        let app = try await launchMoments(on: .moments(), user: "Ada")
        try await share("Hello", in: app)
        #expect(app.stage.topScreen?.title == "Moment of Ada")
        app.stage.update { $0.popToRoot() }
        #expect(app.titles.first == "Ada")
        #expect(app.headings == ["(A) Ada · now"])
    }

    @Test func `a shared moment isn't opened by its link for another user`() async throws {
        let ada = try await launchMoments(on: .moments(folder: folder), user: "Ada")
        try await share("of Ada", in: ada)
        let url = try #require(ada.path.last)
        let bob = try await launchMoments(on: .moments(folder: folder), user: "Bob")
        try await share("of Bob", in: bob)
        await bob.open(url)
        #expect(bob.missing != nil)
    }

    private func share(_ text: String, in app: AppRouter) async throws {
        await app.open("/moments/share")
        try await app.choose("What's on your mind?", typing: text)
    }

    @Test
    func `moments from before the login lie over the user's, with their likes`() async throws {
        let session = TestSession(userName: "Ann")
        let storage = Storage.moments(SmallTimeline.own)
        try await storage.setUser("Ann")
        let store = MomentsStore(
            storage: storage.scope("Moments", documents: ["moments"]), session: session)
        let author = try await store.timeline().owner
        let times = (1...3).map { Date(timeIntervalSince1970: Double($0)) }
        _ = try await store.share("of Ann", url: nil, by: author, at: times[0])
        try await storage.setUser(nil)
        let liked = try await store.share("of nobody", url: nil, by: author, at: times[1])
        try await store.toggleLike(liked)
        _ = try await store.share("last of nobody", url: nil, by: author, at: times[2])
        try await storage.setUser("Ann")
        let own = try await store.timeline().moments.prefix(3)
        #expect(own.map(\.title) == ["last of nobody", "of nobody", "of Ann"])
        #expect(own.map(\.isLiked) == [false, true, false])
        #expect(Set(own.map(\.id)).count == 3)
    }
}
