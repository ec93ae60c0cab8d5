import RouteMatching
import RoutingEngine
import RoutingKit
import RoutingSwiftUI
import RoutingUIKit
import StageConformance
import StageKit
import SwiftUI
import UIKit

/// A window of UIKit in which SwiftUI draws some of the pages of each stack.
struct HostingWindowUnderTest: WindowInOtherHands {
    let window: WindowUnderTest

    init(_ arrangement: Arrangement) {
        let router = AppRouter(
            links: UniversalLinks(hosts: ["example.com"]), stage: HeadlessStage())
        var views = ScreenViews()
        views.draw(SwiftUIPage.self) { $0.viewController(router: router) }
        views.draw(Page.self) { PageViewController($0) }
        window = WindowUnderTest(arrangement, views: views)
    }

    static func page(_ url: String) -> any Screen {
        ["/list", "/shop", "/filter", "/new"].contains(url) ? SwiftUIPage(url) : Page(url)
    }
}

/// A window whose pages are view controllers without a screen beside them.
struct ControllerWindowUnderTest: WindowInOtherHands {
    let window: WindowUnderTest

    init(_ arrangement: Arrangement) {
        window = WindowUnderTest(arrangement, views: ScreenViews())
    }

    static func page(_ url: String) -> any Screen { ControllerPage(url) }
}

/// A window that differs in its pages alone.
protocol WindowInOtherHands: StageUnderTest {
    var window: WindowUnderTest { get }
}

extension WindowInOtherHands {
    var stage: any Stage { window.stage }
    var shown: String { window.shown }
    func perform(_ gesture: Gesture) async { await window.perform(gesture) }
    func settle() async { await window.settle() }
}

/// A page that SwiftUI draws.
private final class SwiftUIPage: DrawnScreen {
    let title: String

    init(_ title: String) {
        self.title = title
    }

    var view: some View { Text(title) }
}

private final class ControllerPage: UIViewController, Screen {
    init(_ title: String) {
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
}
