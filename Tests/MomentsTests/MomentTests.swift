import DesignKit
import FeatureTestSupport
import Foundation
import MomentsPlugin
import MomentsTestSupport
import RoutingTestSupport
import StorageKit
import Testing

@testable import Moments

@Suite(.page("/moments/:id", of: MomentsPlugin()))
struct `The screen of a moment` {
    @Test func `the screen of a moment shows its photos`() async throws {
        let app = try await launchMoments(on: .moments(SmallTimeline.photos))
        #expect(await app.open("/moments/m2").title == "Moment of 小林 葵")
        #expect(
            app.titles == [
                "Title of m2", "Photo by 小林 葵, photo 1 of 2",
                "Photo by 小林 葵, photo 2 of 2", "Message 小林 葵", "♥ Unlike",
            ])
    }

    @Test(arguments: ["m9", "M1", "0", "sharE!"])
    func `the screen of a moment doesn't exist for an unknown moment`(id: String) async throws {
        let app = try await launchMoments(on: .moments(SmallTimeline.product), at: "/moments/\(id)")
        #expect(app.missing?.contains("there is no moment '\(id)'") == true)
        #expect(app.titles == ["This doesn't exist, or was removed.", "Try again"])
    }
}

struct `The link of a moment` {
    @Test(arguments: [
        ("https://momentsapp.com/product/42", "/product/:id", RouteOrigin.universalLink),
        ("https://example.org/a?b=1&c=%20#d", "/webview", .app),
        ("https://momentsapp.com/cart", "/webview", .app),
    ])
    func `a link in a moment opens a page of the app as one from outside, or the web view`(
        url: String, route: String, origin: RouteOrigin
    ) async throws {
        let app = try await launchMoments(on: .moments(SmallTimeline.link("m1", to: url)))
        let outcome = try await app.follow(url)
        #expect(outcome.route?.description == route)
        #expect(outcome.origin == origin)
        #expect(app.path == ["/moments", app.path.last])
        let page = (app.stage.topScreen as? StandInScreen<WebPage>)?.parameters
        #expect(page?.url.absoluteString == (route == "/webview" ? url : nil))
    }
}

struct `An avatar` {
    @Test(arguments: [
        ("Ana Silva", "AS"), ("小林 葵", "小葵"), ("Cher", "C"), ("Ana Maria da Silva", "AM"),
        ("  Ana   Silva ", "AS"), ("👩‍🍳 Cook", "👩‍🍳C"), ("", ""),
    ])
    func `an avatar is drawn as initials`(name: String, initials: String) {
        let user = UserDetails(id: "u1", name: name, avatar: "a.png")
        #expect(user.initials == initials)
    }

    @Test func `an avatar links to the conversation with its person, but for the user's own`()
        async throws
    {
        let own = try await launchMoments(on: .moments(SmallTimeline.own))
        #expect(own.titles == ["Mia Koch", "Share a moment", "Title of m3", "♥ Unlike"])
        let app = try await launchMoments(on: .moments(SmallTimeline.photos))
        let outcome = try await app.follow("Message 小林 葵")
        #expect(outcome.origin == .app)
        let page = try #require(app.stage.topScreen as? StandInScreen<MessagePage>)
        #expect(page.parameters.userID == "小林 葵")
    }
}

struct `A like` {
    private let folder = URL.newTemporaryFolder

    @Test
    func `a like can be removed, and made again on another screen, and counts once`() async throws {
        let app = try await launchMoments(on: .moments(SmallTimeline.photos))
        try await app.choose("♥ Unlike")
        #expect(try app.detail("Title of m2") == "♡ 6 · 2 photos")
        try await app.follow("Title of m2")
        let row = try app.row("♡ Like")
        // However often the same button is tapped.
        for _ in 1...2 { try await app.choose(row) }
        #expect(try app.detail("Title of m2") == "♥ 7 · 2 photos")
        app.goBack()
        #expect(try app.detail("Title of m2") == "♥ 7 · 2 photos")
    }

    @Test func `a like is not counted twice if the backend also has it`() async throws {
        let before = try await launchMoments(
            on: .moments(SmallTimeline.link("m2", to: "https://a.example"), folder: folder))
        try await before.choose("♡ Like")
        let after = try await launchMoments(
            on: .moments(SmallTimeline.photos("m2"), folder: folder))
        #expect(try after.detail("Title of m2") == "♥ 7")
    }
}

@Suite(.hangLimit)
struct `A change of the timeline for a server` {
    private let server = TestServer(["moments": SmallTimeline.json([SmallTimeline.product])])

    @Test func `a like for a server is counted once, whatever the server knows`() async throws {
        await server.answer(isReachable: false)
        let app = try await launchMoments(on: Storage(documents: server), user: "Mia Koch")
        try await app.choose("♡ Like")
        #expect(try app.detail("Title of m1") == "♥ 4")
        #expect(try app.detail("♥ Unlike") == "Not sent yet")
        await server.answer()
        try await app.refresh()
        try await until("it is sent") { (try? app.detail("♥ Unlike")) == .some(nil) }
        #expect(try app.detail("Title of m1") == "♥ 4")
        let liked = SmallTimeline.product.replacing(#""isLiked": false"#, with: #""isLiked": true"#)
        await server.publish(
            SmallTimeline.json([liked.replacing(#""likes": 3"#, with: #""likes": 9"#)]),
            as: "moments")
        try await app.refresh()
        #expect(try app.detail("Title of m1") == "♥ 9")
        #expect(await server.changes.map(\.name) == ["like"])
    }

    @Test func `a moment that the server refuses says why, and can be discarded`() async throws {
        await server.answer(refusing: "No more than ten a day.")
        let app = try await launchMoments(on: Storage(documents: server), user: "Mia Koch")
        await app.open("/moments/share")
        try await app.choose("What's on your mind?", typing: "Hello")
        let sentence = "Not accepted: No more than ten a day."
        try await until("it is refused") {
            app.titles.contains("Discard") && app.titles.filter { $0 == "Hello" }.count == 2
        }
        app.stage.update { $0.popToRoot() }
        let rows = (app.stage.topScreen as? any ContentScreen)?.content.rows ?? []
        #expect(rows.contains { $0.detail == sentence })
        try await app.choose("Discard")
        #expect(!app.titles.contains("Hello"))
    }
}

struct `A change of the timeline that can't be saved` {
    private let folder = URL.newTemporaryFolder
    private let sentence = "This can't be saved at the moment. Try again later."

    @Test
    func `says so at the like, and leaves a moment's text where the user wrote it`() async throws {
        let file = URL(filePath: "\(folder.path)/users/=guest/%4Doments/changes.json")
        try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
        let documents = ["moments": Data(SmallTimeline.json([SmallTimeline.photos]).utf8)]
        let app = try await launchMoments(
            on: Storage(documents: .memory(documents), folder: folder))
        try await app.choose("♥ Unlike")
        #expect(try app.detail("♥ Unlike") == sentence)
        #expect(try app.detail("Title of m2") == "♥ 7 · 2 photos")
        await app.open("/moments/share?url=https%3A%2F%2Fexample.org&title=Site")
        try await app.choose("What's on your mind?", typing: "Hello")
        #expect(app.stage.topScreen?.title == "Share a moment")
        #expect(app.titles.contains(sentence))
    }
}
