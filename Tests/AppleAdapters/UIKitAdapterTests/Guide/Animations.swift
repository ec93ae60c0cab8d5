import RoutingKit
import RoutingUIKit
import UIKit

extension TransitionAnimation {
    static let flip = TransitionAnimation("flip")
}

extension WindowStage {
    func registerFlip() {
        animators[.flip] = { isLeaving in FlipAnimator(isBackwards: isLeaving) }
    }
}
