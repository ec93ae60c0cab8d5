import MomentsPlugin
import FeatureTestSupport
import StorageKit
import RoutingTesting
import Testing

@Suite(.page("/moments/share", of: MomentsPlugin()))
@MainActor
struct `Sharing a moment` {
    private let attached =
        "/moments/share?url=https%3A%2F%2Fmomentsapp.com%2Fproduct%2F42&title=Fish%20%26%20Chips"

    @Test
    func `shows the attachment`() async throws {
        let app = try await launchMoments(on: .moments())
        #expect(await app.open(attached).title == "Share a moment")
        #expect(
            app.titles
                == ["Attached: Fish & Chips", "What's on your mind?", "Share without a comment"])
        #expect(try app.detail("Attached: Fish & Chips") == "https://momentsapp.com/product/42")
    }

    @Test
    func `adds the text and the link to the top of the timeline`() async throws {
        let app = try await launchMoments(on: .moments(SmallTimeline.product))
        await app.open(attached)
        try await app.choose("What's on your mind?", typing: "Dinner & 映画?")
        app.stage.update { $0.popToRoot() }
        #expect(try app.detail("Mia Koch") == "2 moments")
        #expect(
            app.titles.dropFirst(2).prefix(4) == [
                "Dinner & 映画?", "https://momentsapp.com/product/42", "♡ Like", "Title of m1",
            ])
        #expect(try app.detail("Dinner & 映画?") == "♡ 0")
    }

    @Test
    func `uses the link as its title by default`() async throws {
        let app = try await launchMoments(on: .moments())
        await app.open("/moments/share?url=https%3A%2F%2Fexample.org")
        #expect(app.titles.first == "Attached: https://example.org")
    }

    @Test(arguments: ["/moments/share", "/moments/share?title=Alone"])
    func `needs no attachment`(url: String) async throws {
        let app = try await launchMoments(on: .moments())
        await app.open(url)
        #expect(app.titles == ["What's on your mind?"])
        try await app.choose("What's on your mind?", typing: "Hello")
        #expect(app.titles == ["Hello", "♡ Like"])
    }

    @Test
    func `replaces its screen with the new moment`() async throws {
        let app = try await launchMoments(on: .moments())
        await app.route(RouteRequest(url: attached, transition: .present))
        try await app.choose("Share without a comment")
        #expect(app.path.count == 2 && app.path.last?.hasPrefix("/moments/") == true)
        #expect(app.stage.state.modals.count == 1)
        #expect(app.stage.topScreen?.title == "Moment of Mia Koch")
    }

    @Test(arguments: ["product/42", "/product/42", "Fish"])
    func `is refused if the attachment isn't a complete URL`(url: String) async throws {
        let app = try await launchMoments(on: .moments())
        let error = try #require(await app.open("/moments/share?url=\(url)").error)
        #expect(error.code == "invalid-parameter")
        #expect(error.description.contains("'url' is '\(url)'"))
    }

    @Test(arguments: [
        ("https://momentsapp.com/moments/share", RouteOrigin.universalLink),
        ("https://momentsapp.com/moments/share", .push),
        ("momentsapp://moments/share", .customScheme(caller: nil)),
        ("momentsapp://moments/share", .push),
    ])
    func `sharing is closed to the outside`(url: String, origin: RouteOrigin) async throws {
        let app = try await launchMoments(on: .moments())
        #expect(await app.open(url, from: origin).error?.code == "access-denied")
    }
}
