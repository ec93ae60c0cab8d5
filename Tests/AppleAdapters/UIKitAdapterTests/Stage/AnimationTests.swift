import RoutingKit
import RoutingUIKit
import StageConformance
import StageKit
import Testing
import UIKit

extension `The adapter to UIKit` {
    @Suite
    @MainActor
    struct `An animation` {
        @Test(arguments: TransitionType.allCases)
        func `without an animation the screen is there at once`(transition: TransitionType) async {
            let subject = await WindowUnderTest.showing("*/home /list")
            subject.go(using: transition, by: .none)
            #expect(!CurrentDevice.isMoving)
            await subject.settle()
            #expect(subject.shown == subject.stage.state.outline)
        }

        @Test(arguments: [TransitionType.show, .present, .presentFullScreen, .replace])
        func `an animation of the app's own moves the screen in, and out again`(
            transition: TransitionType
        ) async {
            let subject = await WindowUnderTest.showing("*/home /list")
            let log = AnimationLog()
            // Before the app has registered it, it is the platform's own.
            subject.go("/first", by: .turn)
            await subject.settle()
            subject.windowStage.animators[.turn] = { FlipAnimator(isBackwards: $0, log: log) }
            subject.go(using: transition, by: .turn)
            await subject.settle()
            #expect(log.moves == ["in"])
            subject.stage.update { $0.goBack() }
            await subject.settle()
            #expect(log.moves == ["in", "out"])
            #expect(subject.shown == subject.stage.state.outline)
            #expect(CurrentDevice.refusals == [])
        }

        @Test(arguments: [TransitionAnimation.fade, .slide, .zoom])
        func `the shipped ones leave the view as it was`(animation: TransitionAnimation) async {
            let subject = await WindowUnderTest.showing("*/home")
            subject.go(by: animation)
            #expect(CurrentDevice.isMoving == CurrentDevice.isObedient)
            await subject.settle()
            #expect(subject.shown == "*/home /new")
            let view = subject.navigation?.topViewController?.view
            #expect(view?.alpha == 1)
            #expect(view?.transform == .identity)
            subject.stage.update { $0.goBack() }
            await subject.settle()
            #expect(subject.shown == "*/home")
        }

        @Test(arguments: [TransitionType.show, .present])
        func `a transition that a view controller prefers is UIKit's own`(
            transition: TransitionType
        ) async {
            guard #available(iOS 18, visionOS 2, *) else { return }
            let log = AnimationLog()
            var views = ScreenViews()
            views.draw(Page.self) { page in
                let controller = PageViewController(page)
                if page.title == "/new" { controller.preferredTransition = .zoom { _ in nil } }
                return controller
            }
            let subject = await WindowUnderTest.showing("*/home /list", views: views)
            subject.windowStage.animators[.turn] = { FlipAnimator(isBackwards: $0, log: log) }
            subject.go(using: transition, by: .turn)
            await subject.settle()
            #expect(subject.front?.preferredTransition != nil || transition == .show)
            subject.stage.update { $0.goBack() }
            await subject.settle()
            #expect(log.moves == [])
            #expect(subject.shown == "*/home /list")
        }

        @Test(.enabled(if: CurrentDevice.isObedient), arguments: [true, false], Swipe.allCases)
        func `a screen that faded in can be swiped away`(isCancelled: Bool, swipe: Swipe) async {
            let subject = await WindowUnderTest.showing("*/home")
            subject.go(using: swipe == .down ? .present : .show, by: .fade)
            await subject.settle()
            let before = subject.shown
            #expect(swipe.begin(in: subject))
            #expect(CurrentDevice.isMoving)
            CurrentDevice.endGesture(isCancelled: isCancelled)
            await subject.settle()
            #expect(subject.shown == (isCancelled ? before : "*/home"))
            #expect(subject.shown == subject.stage.state.outline)
        }
    }
}

/// Where the finger swipes.
enum Swipe: CaseIterable {
    case edge, content, down

    @MainActor
    fileprivate func begin(in subject: WindowUnderTest) -> Bool {
        switch self {
        case .edge: CurrentDevice.beginSwipeBack(subject.navigation)
        case .content: CurrentDevice.beginContentSwipeBack(subject.navigation)
        case .down: CurrentDevice.beginSwipeToDismiss(subject.front)
        }
    }
}

/// What animations did.
final class AnimationLog {
    var moves: [String] = []
}

/// An animation of an app.
final class FlipAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isBackwards: Bool
    private let log: AnimationLog

    init(isBackwards: Bool, log: AnimationLog = AnimationLog()) {
        self.isBackwards = isBackwards
        self.log = log
    }

    func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.2 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        log.moves.append(isBackwards ? "out" : "in")
        UIView.animate(withDuration: 0.2, delay: 0) {
        } completion: { _ in
            transitionContext.completeTransition(true)
        }
    }
}

extension TransitionAnimation {
    fileprivate static let turn = TransitionAnimation("turn")
}
