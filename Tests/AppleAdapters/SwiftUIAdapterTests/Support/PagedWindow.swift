import RoutingKit
import RoutingSwiftUI
import StageConformance
import StageKit
@_spi(StandIn) import SwiftUI

/// A stage in a window, with pages that are named by their URLs.
@MainActor
final class PagedWindow {
    let stage = ObservableStage()
    let window: HostingWindow<StageView>

    /// Begins with an outline.
    init(_ outline: String, layout: StageLayout = .tabs) {
        window = HostingWindow(StageView(stage: stage, views: .pages, layout: layout))
        let state = NavigationState(outline: outline)
        stage.move(to: state, with: state.pages)
    }

    /// Brings a page onto the stage.
    func go(_ url: String, _ transition: TransitionType = .show) {
        var state = stage.state
        let entry = NavigationState.Entry(url: url)
        state.go(to: entry, using: transition)
        stage.move(to: state, with: [entry.id: Page(url)])
    }

    /// What the user sees; what the stage has, if that is something else.
    var outline: String {
        let seen = window.outline
        return seen == stage.state.outline ? seen : "\(seen), but kept \(stage.state.outline)"
    }
}
