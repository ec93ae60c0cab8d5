import Testing
@_spi(StandIn) import UIKit

extension `The adapter to UIKit` {
    /// What the stand-in does as UIKit's documentation says, and what it records as refused.
    @Suite
    @MainActor
    struct `The stand-in` {
        private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        private let navigation = UINavigationController(rootViewController: UIViewController())

        init() {
            StandIn.reset()
            window.rootViewController = navigation
            window.makeKeyAndVisible()
        }

        @Test
        func `a second push during the first is refused`() {
            navigation.pushViewController(UIViewController(), animated: true)
            navigation.pushViewController(UIViewController(), animated: true)
            #expect(navigation.viewControllers.count == 2)
            #expect(StandIn.refusals.count == 1)
        }

        @Test
        func `a controller that is pushed twice is refused`() {
            let next = UIViewController()
            navigation.pushViewController(next, animated: false)
            navigation.pushViewController(next, animated: false)
            #expect(StandIn.refusals.count == 1)
        }

        @Test
        func `a second presentation over the same controller is refused`() {
            let (first, second) = (UIViewController(), UIViewController())
            navigation.present(first, animated: false)
            navigation.present(second, animated: false)
            #expect(navigation.presentedViewController === first)
            #expect(StandIn.refusals.count == 1)
        }

        @Test
        func `a presentation in a window that is not seen is refused`() {
            window.isHidden = true
            navigation.present(UIViewController(), animated: false)
            #expect(navigation.presentedViewController == nil)
            #expect(StandIn.refusals.count == 1)
        }
    }
}
