import Chat
import Foundation
import MomentsTestSupport
import RoutingTesting
import StorageKit
import Testing

/// The code of docs/guides/test-a-feature.md.
struct `The guide to tests of a feature` {
    private let json = SmallChat.json([
        SmallChat.conversation(
            with: "u1", "Ana", SmallChat.message(from: "u1", "Hello", ago: 3600))
    ])

    @Test func `a conversation says how old its last message is`() async throws {
        let backend = Documents.memory(["conversations": Data(json.utf8)])
        let storage = Storage(documents: backend).scope("Chat", documents: ["conversations"])
        let list = ConversationsNavigator(storage: storage, now: { TestClock.start })
        let router = AppRouter(links: UniversalLinks(hosts: ["a.com"]), stage: HeadlessStage())
        router.register(path: "/chat", navigator: list)
        try router.start(unanswered: nil)
        try await router.show(tabs: ["/chat"])
        await router.settle()
        #expect(try router.detail("Ana") == "1 hr · Hello")
    }

    @Test func `a link from a website opens no conversation`() async throws {
        let router = try await launchChat(on: .chat(document: json))
        let outcome = await router.open("https://momentsapp.com/chat/u1", from: .universalLink)
        #expect(outcome.error?.code == "access-denied")
    }

    @Test func `a message that the user writes is the newest one`() async throws {
        let router = try await launchChat(on: .chat(document: json))
        try await router.follow("Ana")
        try await router.choose("Message", typing: "Hi")
        router.goBack()
        #expect(try router.detail("Ana") == "now · Hi")
    }

    @Test func `a message is there after the next launch`() async throws {
        let folder = URL.newTemporaryFolder
        let before = try await launchChat(on: .chat(document: json, folder: folder))
        try await before.follow("Ana")
        try await before.choose("Message", typing: "Hi")
        let after = try await launchChat(on: .chat(document: json, folder: folder))
        #expect(try after.detail("Ana") == "now · Hi")
    }

    @Test func `the guide to tests of a feature shows only code of this file`() throws {
        let file = try WrittenPage("Tests/ChatTests/FeatureGuideTests.swift").text()
        func code(_ line: Substring) -> Substring { line.trimmingPrefix(while: \.isWhitespace) }
        let lines = Set(file.split(separator: "\n").map(code))
        let guide = try GuidePage("test-a-feature.md").text
        let blocks = guide.components(separatedBy: "```swift\n").dropFirst()
            .compactMap { $0.components(separatedBy: "```").first }
        #expect(blocks.count >= 3)
        for line in blocks.joined().split(separator: "\n") {
            #expect(lines.contains(code(line)), "\(line)")
        }
    }
}
