// Requirements that are optional in UIKit, where code has to write `delegate?.method?(…)`.
//
// There is no Objective-C here. Each of them is a requirement that only the stand-in sees, and that
// each delegate implements. Other code sees an optional value that can be called, so that it
// compiles here only if it would compile there.

extension UITabBarControllerDelegate {
    public var tabBarController: OptionalTabBarControllerMethods? { .init(delegate: self) }
}

public struct OptionalTabBarControllerMethods {
    let delegate: any UITabBarControllerDelegate

    public func callAsFunction(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {
        delegate.tabBarController(tabBarController, didSelect: viewController)
    }
}

extension UIAdaptivePresentationControllerDelegate {
    public var presentationControllerDidDismiss: ((UIPresentationController) -> Void)? {
        { self.presentationControllerDidDismiss($0) }
    }
}
