#if canImport(UIKit) && (os(iOS) || os(visionOS) || os(Linux))
    import RoutingKit
    import UIKit

    /// Animates a screen from a look in which it is hidden, such as beside the window, to its own
    /// one, or back when it leaves.
    final class ScreenAnimator: NSObject, UIViewControllerAnimatedTransitioning {
        static let all: [TransitionAnimation: WindowStage.Animator] = [
            .fade: { ScreenAnimator(isLeaving: $0) { $0.alpha = 0 } },
            .slide: {
                ScreenAnimator(isLeaving: $0) { view in
                    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
                    let width = view.bounds.width
                    view.transform = CGAffineTransform(
                        translationX: isMirrored ? -width : width, y: 0)
                }
            },
            .zoom: {
                ScreenAnimator(isLeaving: $0) { view in
                    view.alpha = 0
                    view.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
                }
            },
        ]

        private let isLeaving: Bool
        private let hide: (UIView) -> Void

        init(isLeaving: Bool, hide: @escaping (UIView) -> Void) {
            self.isLeaving = isLeaving
            // Respects the setting Reduce Motion.
            self.hide = UIAccessibility.isReduceMotionEnabled ? { $0.alpha = 0 } : hide
        }

        func transitionDuration(
            using transitionContext: (any UIViewControllerContextTransitioning)?
        ) -> TimeInterval { 0.3 }

        func animateTransition(
            using transitionContext: any UIViewControllerContextTransitioning
        ) {
            let context = transitionContext
            let moving = context.view(forKey: isLeaving ? .from : .to)
            // Under a sheet, the transition must not move the other view.
            if let view = context.view(forKey: .to) {
                context.viewController(forKey: .to).map { view.frame = context.finalFrame(for: $0) }
                if isLeaving, let moving {
                    context.containerView.insertSubview(view, belowSubview: moving)
                } else {
                    context.containerView.addSubview(view)
                }
            }
            if !isLeaving { moving.map(hide) }
            UIView.animate(
                withDuration: transitionDuration(using: context), delay: 0,
                options: .curveEaseInOut
            ) { [isLeaving, hide] in
                moving.map(isLeaving ? hide : ScreenAnimator.show)
            } completion: { _ in
                moving.map(ScreenAnimator.show)
                context.completeTransition(!context.transitionWasCancelled)
            }
        }

        private static func show(_ view: UIView) {
            view.alpha = 1
            view.transform = .identity
        }
    }
#endif
