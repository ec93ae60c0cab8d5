import RoutingEngine
import RoutingKit
import RoutingUIKit
import StageKit
import UIKit

extension TransitionAnimation {
    static let flip = TransitionAnimation("flip")
}

extension WindowStage {
    func registerFlip() {
        animators[.flip] = { isLeaving in FlipAnimator(isBackwards: isLeaving) }
    }
}

@MainActor
func showPhoto(by router: AppRouter) async {
    await router.route(RouteRequest(url: "/product/7", animation: .flip))
    await router.stage.settle()
}
