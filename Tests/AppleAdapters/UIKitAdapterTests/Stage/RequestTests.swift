import RouteMatching
import RoutingEngine
import RoutingKit
import RoutingUIKit
import StageConformance
import StageKit
import Testing
import UIKit

extension `The adapter to UIKit` {
    @Suite
    @MainActor
    struct `A request to a router on a window` {
        private let subject = WindowUnderTest(.tabs)

        @Test(arguments: [Gesture.swipeToDismiss, .dismiss])
        func `its awaited result ends when the user leaves the screen`(
            gesture: Gesture
        ) async throws {
            let router = try await router()
            let waiting = Task { @MainActor in
                await #expect(throws: RouteError.self) {
                    try await router.result(
                        of: URL(string: "/pick"), as: String.self, from: nil)
                }
            }
            while router.stage.state.modals.isEmpty { await Task.yield() }
            await subject.settle()
            // Nothing reads the state until the result has ended.
            subject.begin(gesture)
            await subject.passTime()
            let error = await waiting.value
            guard case .cancelled = error?.reason else {
                Issue.record("ended with \(error as Any)")
                return
            }
            #expect(subject.shown == "*/home | /shop")
        }

        @Test(arguments: [
            (TransitionAnimation.ofRoute, ["fade"]), (.slide, ["slide"]), (.automatic, []),
            (.none, []),
        ])
        func `its animation is its own, or else that of its route`(
            wish: TransitionAnimation, animations: [String]
        ) async throws {
            let router = try await router()
            let log = NameLog()
            for animation in [TransitionAnimation.fade, .slide] {
                let make = subject.windowStage.animators[animation]
                subject.windowStage.animators[animation] = { isLeaving in
                    log.names.append(animation.name)
                    return make?(isLeaving) ?? Still()
                }
            }
            await router.route(RouteRequest(url: "/photo", animation: wish))
            await subject.settle()
            #expect(log.names == animations)
            #expect(subject.shown == "*/home /photo | /shop")
        }

        @Test
        func `its source may be a view controller`() async throws {
            let router = try await router()
            let tabs = subject.window.rootViewController as? UITabBarController
            let shop = tabs?.viewControllers?.last as? UINavigationController
            await router.route(
                RouteRequest(url: "/photo", source: shop?.topViewController))
            await subject.settle()
            #expect(subject.shown == "/home | */shop /photo")
        }

        private func router() async throws -> AppRouter {
            let router = AppRouter(
                links: UniversalLinks(hosts: ["example.com"]), stage: subject.stage)
            for path in ["/home", "/shop", "/pick"] {
                router.register(path: path, navigator: TitledNavigator(title: path))
            }
            router.register(
                path: "/photo", navigator: TitledNavigator(title: "/photo"), animation: .fade)
            try router.start()
            try await router.show(tabs: ["/home", "/shop"])
            await subject.settle()
            return router
        }
    }
}

/// Makes a page with a title.
private struct TitledNavigator: Navigating {
    let title: String

    func navigate(
        from source: (any RoutingSource)?, using transition: TransitionType,
        parameters: NoParameters
    ) -> Destination { .screen(Page(title)) }
}

/// The animations that were asked for.
@MainActor
private final class NameLog {
    var names: [String] = []
}

/// Moves nothing.
private final class Still: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        transitionContext.completeTransition(true)
    }
}
