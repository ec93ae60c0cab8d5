import StorageKit
import RoutingTesting
import Testing

@testable import Moments

@Suite
@MainActor
struct `An avatar` {
    @Test(arguments: [
        ("Ana Silva", "AS"), ("小林 葵", "小葵"), ("Cher", "C"), ("Ana Maria da Silva", "AM"),
        ("  Ana   Silva ", "AS"), ("👩‍🍳 Cook", "👩‍🍳C"), ("", ""),
    ])
    func `is drawn as initials`(name: String, initials: String) {
        let user = UserDetails(id: "u1", name: name, avatar: "a.png")
        #expect(user.avatarText(isRounded: true) == "(\(initials))")
        #expect(user.avatarText(isRounded: false) == "[\(initials)]")
    }

    @Test
    func `links to the conversation with its person`() async throws {
        let app = try await launchMoments(on: .moments(SmallTimeline.photos))
        let outcome = try await app.follow("Chat with 小林 葵")
        #expect(outcome.origin == .app)
        let page = try #require(app.stage.topScreen as? StandInScreen<ChatPage>)
        #expect(page.parameters.userID == "小林 葵")
    }

    @Test
    func `of the user has no link`() async throws {
        let app = try await launchMoments(on: .moments(SmallTimeline.own))
        #expect(app.titles == ["Mia Koch", "Share a moment", "Title of m3", "♥ Unlike"])
    }
}
