import DesignKit
@_spi(StandIn) import SwiftUI
import Testing

@testable import Moments

@Suite(.timeLimit(.minutes(10)))
@MainActor
struct `The views of Moments` {
    @Test
    func `each state of the timeline is drawn`() {
        #expect(timeline(.loading).all.contains { $0.kind == .progress })
        #expect(timeline(.nothing).texts.last == "There are no moments yet.")
        #expect(timeline(.unreadable).texts == ["The moments can't be loaded.", "Try again"])
        #expect(timeline(.longText).all.contains { $0.spoken == "Like, 12" })
        #expect(timeline(.rightToLeft).texts.contains("ثلاثة أيام بلا هاتف"))
    }

    @Test
    func `a moment has its author, its text, its photos and its likes`() {
        let drawing = timeline(.sample)
        let elements = drawing.all.filter { $0.accessibility.isElement }.map(\.spoken)
        #expect(
            elements.starts(with: [
                "Share a moment", "Zoë Meyer, 5 min", "Zoë Meyer, 5 min",
                "Three days without a phone", "Photo by Zoë Meyer, photo 1 of 3",
            ]))
        #expect(elements.contains("Like, 12"))
        // The picture is decoration: the name is beside it.
        #expect(drawing.all.contains { $0.accessibility.isHidden })
    }

    @Test
    func `a tap on the likes changes them`() {
        let liked = Recorder<String>()
        let window = HostingWindow(
            TimelineList(state: .sample, toggleLike: { liked.append($0.id) }))
        #expect(window.tap("Like, 12"))
        #expect(liked.elements == ["Three days without a phone"])
    }

    private func timeline(_ state: LoadState<TimelinePage>) -> Drawing {
        HostingWindow(TimelineList(state: state)).drawing
    }
}
