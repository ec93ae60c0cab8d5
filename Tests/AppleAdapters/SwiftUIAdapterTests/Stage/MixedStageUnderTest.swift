import RoutingKit
import RoutingSwiftUI
import RoutingUIKit
import StageConformance
import StageKit
import SwiftUI
import UIKit

/// A stage in a window of SwiftUI in which UIKit draws some of the pages of each stack.
struct MixedStageUnderTest: StageUnderTest {
    private let subject: SwiftUIStageUnderTest

    init(_ arrangement: Arrangement) {
        var views = StageViews.pages
        views.draw(ControllerPage.self) { ViewControllerView($0) }
        subject = SwiftUIStageUnderTest(arrangement, views: views)
    }

    static func page(_ url: String) -> any Screen {
        ["/list", "/shop", "/filter", "/new"].contains(url) ? ControllerPage(url) : Page(url)
    }

    var stage: any Stage { subject.stage }
    var shown: String { subject.shown }
    func perform(_ gesture: Gesture) async { subject.perform(gesture) }
    func settle() async { subject.settle() }
}

/// A screen of an app with UIKit.
private final class ControllerPage: UIViewController, Screen {
    init(_ title: String) {
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
}
