import RoutingSwiftUI
import StageConformance
import StageKit
@_spi(StandIn) import SwiftUI

/// A stage in a window of SwiftUI.
struct SwiftUIStageUnderTest: StageUnderTest {
    private let observable = ObservableStage()
    private let window: HostingWindow<StageView>

    init(_ arrangement: Arrangement) {
        self.init(arrangement, views: .pages)
    }

    init(_ arrangement: Arrangement, views: StageViews) {
        window = HostingWindow(
            StageView(
                stage: observable, views: views, layout: arrangement == .split ? .columns : .tabs))
    }

    var stage: any Stage { observable }

    var shown: String { window.outline }

    func perform(_ gesture: Gesture) {
        switch gesture {
        case .back, .swipeBack: window.swipeBack()
        case .dismiss: window.presentations.last?.dismiss()
        case .swipeToDismiss: window.swipeDown()
        case .tapTab(let index): window.tapTab(index)
        case .cancelledSwipeBack, .cancelledSwipeToDismiss: break
        }
    }

    func settle() {}
}
