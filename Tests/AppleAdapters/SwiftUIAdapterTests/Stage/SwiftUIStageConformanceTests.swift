import StageConformance
import SwiftUI
import Testing

@testable import RoutingSwiftUI

@MainActor
struct `The stage of SwiftUI conforms to every transition and gesture` {
    @Test(arguments: Conformance.all)
    func `the stage of SwiftUI conforms through its bindings`(case: Conformance) async {
        #expect(await `case`.issues(on: BoundStage.self) == [])
    }
}

/// A stage as SwiftUI reads it and writes into it: through bindings alone.
struct BoundStage: StageUnderTest {
    private let clock = ManualClock()
    private let observable: ObservableStage
    var stage: any Stage { observable }

    init(_ arrangement: Arrangement) {
        observable = ObservableStage(now: { [clock] in clock.now })
    }

    /// What the views read, as an outline: see `NavigationState.outline`.
    var shown: String {
        let tabs = (0..<10).compactMap { observable.stack(at: .tab($0)) }
        let shown = NavigationState(
            stacks: tabs.map(drawn), selected: observable.selection.wrappedValue,
            modals: presented.map(drawn))
        return shown.outline
    }

    func perform(_ gesture: Gesture) {
        // The user has seen what they touch for a while.
        clock.advance(by: .seconds(2))
        switch gesture {
        case .back, .swipeBack:
            let tab = observable.stack(at: .tab(observable.selection.wrappedValue))
            guard let front = presented.last ?? tab else { return }
            observable.path(of: front).wrappedValue.removeLast()
        case .dismiss, .swipeToDismiss:
            let depth = presented.count - 1
            let isFullScreen = presented[depth].isFullScreen
            observable.modal(at: depth, isFullScreen: isFullScreen).wrappedValue = nil
            observable.didDismiss(at: depth, isFullScreen: isFullScreen)
        case .tapTab(let index):
            observable.selection.wrappedValue = index
        case .cancelledSwipeBack, .cancelledSwipeToDismiss:
            break
        }
    }

    func settle() async { for _ in 0..<100 { await Task.yield() } }

    private var presented: [StagedStack] {
        (0..<10).compactMap { depth in
            observable.modal(at: depth, isFullScreen: false).wrappedValue
                ?? observable.modal(at: depth, isFullScreen: true).wrappedValue
        }
    }

    /// A stack as the views draw it, with titles for URLs.
    private func drawn(_ stack: StagedStack) -> NavigationState.Stack {
        let pushed = stack.isBare ? [] : observable.path(of: stack).wrappedValue
        return .init(
            (stack.screens.prefix(1) + pushed).map { .init(url: $0.screen.title) },
            isFullScreen: stack.isFullScreen, isBare: stack.isBare)
    }
}
