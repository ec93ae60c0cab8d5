import RoutingUIKit
import StageConformance
import Testing
import UIKit

@Suite(.onDevice) @MainActor struct `A presentation that the app describes` {
    @Test(arguments: [true, false])
    func `a popover points at something on the visible screen`(isView: Bool) async {
        var title: String?
        let subject = await WindowUnderTest.presenting { presentation in
            title = presentation.source.title
            presentation.controller.modalPresentationStyle = .popover
            let popover = presentation.controller.popoverPresentationController
            if isView {
                popover?.sourceView = presentation.source.view
            } else {
                popover?.barButtonItem = UIBarButtonItem()
            }
        }
        #expect(title == "/home")
        #expect(subject.shown == "*/home | +/new")
        #expect(subject.front?.modalPresentationStyle == .popover)
    }

    @Test(arguments: [
        (UIModalPresentationStyle.pageSheet, UIModalPresentationStyle.pageSheet),
        (.formSheet, .formSheet), (.popover, .automatic), (.fullScreen, .automatic),
        (.overFullScreen, .automatic),
    ])
    func `a style that contradicts the request is the default one`(
        wish: UIModalPresentationStyle, style: UIModalPresentationStyle
    ) async {
        let subject = await WindowUnderTest.presenting {
            $0.controller.modalPresentationStyle = wish
        }
        #expect(subject.shown == "*/home | +/new")
        #expect(subject.front?.modalPresentationStyle == style)
    }

    @Test(arguments: [TransitionType.present, .presentFullScreen])
    func `a presented page has a button that closes it, also after the page was replaced`(
        transition: TransitionType
    ) async {
        let subject = await WindowUnderTest.showing("*/home /list")
        await subject.open(using: transition)
        #expect(subject.navigation?.closeButton != nil)
        subject.stage.go("/other", using: .replace)
        await subject.open("/next")
        subject.navigation?.closeButton?.primaryAction?.performWithSender(nil, target: nil)
        await subject.settle()
        #expect(subject.place == "*/home /list")
        #expect(subject.navigation?.closeButton == nil)
    }

    @Test func `a page keeps its own item in the place of the close button`() async {
        let own = UIBarButtonItem()
        let views = ScreenViews.pages { $0.navigationItem.leftBarButtonItem = own }
        let subject = await WindowUnderTest.showing("*/home | #/new", views: views)
        #expect(subject.navigation?.closeButton === own)
    }

    @Test func `a page that moves from a sheet to a tab has no close button there`() async {
        let subject = await WindowUnderTest.showing("*/home | +/pick")
        let page = subject.navigation?.viewControllers.first
        var views = ScreenViews()
        views.draw(Page.self) { _ in page ?? UIViewController() }
        subject.windowStage.views = views
        subject.stage.update { $0.dismiss() }
        await subject.open("/list")
        #expect(subject.navigation?.viewControllers.last === page)
        #expect(page?.navigationItem.leftBarButtonItem == nil)
    }

    @Test func `a stack and a presented screen have navigation of the app's classes`() async {
        var views = ScreenViews.pages
        views.makeNavigation = { BrandedNavigation() }
        let plain = await WindowUnderTest.showing("*/home | +/pick", views: views)
        #expect(plain.window.rootViewController is BrandedNavigation)
        #expect(plain.front is BrandedNavigation)
        views.makeNavigation = { UINavigationController() }
        views.present(Page.self, in: { BrandedNavigation() }) { _ in }
        let own = await WindowUnderTest.showing("*/home | +/pick", views: views)
        #expect(!(own.window.rootViewController is BrandedNavigation))
        #expect(own.front is BrandedNavigation)
    }
}

private final class BrandedNavigation: UINavigationController {}

extension UINavigationController {
    fileprivate var closeButton: UIBarButtonItem? {
        viewControllers.first?.navigationItem.leftBarButtonItem
    }
}

extension WindowUnderTest {
    /// A window with one screen, and one presented over it as the app describes.
    static func presenting(
        by animation: TransitionAnimation = .automatic,
        _ configure: @escaping @MainActor (ScreenPresentation) -> Void
    ) async -> Self {
        var views = ScreenViews.pages
        views.present(Page.self, by: configure)
        let subject = await WindowUnderTest.showing("*/home", in: .navigation, views: views)
        await subject.open(using: .present, by: animation)
        return subject
    }
}
