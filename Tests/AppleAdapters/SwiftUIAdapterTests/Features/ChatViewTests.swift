@_spi(StandIn) import SwiftUI
import Testing

@testable import Chat

@Suite(.timeLimit(.minutes(10)))
@MainActor
struct `The views of Chat` {
    @Test(arguments: [
        ConversationPage.sample, .nothing, .longText, .rightToLeft,
    ])
    func `each bubble is read with its sender and its age`(page: ConversationPage) {
        let spoken = HostingWindow(ConversationView(page: page)).drawing.all
            .filter { $0.accessibility.isElement }.map(\.spoken)
        for bubble in page.bubbles {
            #expect(spoken.contains("\(bubble.sender): \(bubble.text), 5 min"))
        }
    }

    @Test
    func `a conversation without messages says so`() {
        let texts = HostingWindow(ConversationView(page: .nothing)).drawing.texts
        #expect(texts.first == "No message yet.")
    }

    @Test
    func `a line is sent once, and an empty one isn't`() {
        let sent = Recorder<String>()
        let window = HostingWindow(
            ConversationView(page: .nothing, send: { sent.append($0) }))
        #expect(window.type("Hello", into: "Message"))
        #expect(window.type("  ", into: "Message"))
        #expect(sent.elements == ["Hello"])
        #expect(window.drawing.all.first { $0.kind == .field }?.text == "")
    }
}
