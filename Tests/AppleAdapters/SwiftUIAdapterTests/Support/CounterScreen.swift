import DesignKit
import Observation
import RoutingSwiftUI
import SwiftUI

/// A screen with a view of its own, and with content for stages that have no views.
@Observable
final class CounterScreen: ContentScreen, DrawnScreen {
    var title = "Counter"
    var count = 0
    var content: Content { Content([ContentSection(nil, [.text("as a list")])]) }

    var view: some View {
        CounterView(count: count) { self.count += 1 }
    }
}

/// Shows a number, and a link.
struct CounterView: View {
    let count: Int
    let increase: @MainActor () -> Void

    var body: some View {
        Text("count \(count)")
        Button("Increase", action: increase)
        RouteLink(to: "https://example.com/a") { Text("Look") }
    }
}
