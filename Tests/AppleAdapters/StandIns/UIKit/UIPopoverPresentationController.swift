/// https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller
@MainActor
open class UIPopoverPresentationController: UIPresentationController {
    open var sourceView: UIView?
    /// https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller/sourceitem
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
}

/// https://developer.apple.com/documentation/uikit/uipopoverpresentationcontrollersourceitem
@MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
