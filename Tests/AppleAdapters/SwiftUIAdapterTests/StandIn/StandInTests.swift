import Observation
@_spi(StandIn) import SwiftUI
import Testing

@Suite
@MainActor
struct `The stand-in for SwiftUI` {
    @Observable
    final class Model {
        var text = "one"
        var isShown = true
        @ObservationIgnored var drawings = 0
    }

    private struct Counter: View {
        @State private var count = 0

        var body: some View {
            Button("\(count)") { count += 1 }
        }
    }

    private struct Root: View {
        let model: Model

        var body: some View {
            let _ = model.drawings += 1
            Text(model.text)
            if model.isShown { Counter() }
        }
    }

    private struct Branches: View {
        let model: Model

        var body: some View {
            content.task {}
        }

        @ViewBuilder private var content: some View {
            if model.isShown { Text("shown") } else { Text("hidden") }
        }
    }

    private let model = Model()

    @Test
    func `draws again what has read something that changed, and nothing else`() {
        let window = HostingWindow(Root(model: model))
        #expect(window.drawing.texts == ["one", "0"])
        #expect(window.drawing.texts == ["one", "0"])
        #expect(model.drawings == 1)
        model.text = "two"
        #expect(window.drawing.texts == ["two", "0"])
        #expect(model.drawings == 2)
    }

    @Test
    func `keeps the state of a view while others change around it`() {
        let window = HostingWindow(Root(model: model))
        #expect(window.tap("0"))
        #expect(window.tap("1"))
        model.text = "two"
        #expect(window.drawing.texts == ["two", "2"])
    }

    @Test
    func `ends the task on an if with its branch`() async {
        let window = HostingWindow(Branches(model: model))
        _ = window.drawing
        model.isShown = false
        _ = window.drawing
        #expect(window.cancelledTasks == 1)
    }

    @Test
    func `has the environment from outside, the nearest one`() {
        let view = Button("a") {}.disabled(false).disabled(true)
        #expect(HostingWindow(view).drawing.all.allSatisfy { !$0.isEnabled || $0.tap == nil })
    }

    @Test
    func `says which page of a stack has no destination`() {
        let stack = NavigationStack(path: .constant([1])) { Text("root") }
        #expect(
            HostingWindow(stack).page.texts.first?.hasPrefix("no navigationDestination") == true)
    }
}
