open class UIPresentationController: NSObject {
    open private(set) var presentedViewController: UIViewController
    /// That of an alert refuses another delegate, in UIKit with the exception *The presentation
    /// controller of an alert controller presenting as an alert must not have its delegate
    /// modified* (`_UIAlertControllerPresentationController setDelegate:`).
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)? {
        didSet {
            guard presentedViewController is UIAlertController else { return }
            StandIn.refuse("the delegate of an alert's presentation is modified")
        }
    }
    let style: UIModalPresentationStyle

    @_spi(StandIn)
    public required init(of controller: UIViewController) {
        presentedViewController = controller
        style = controller.modalPresentationStyle
    }
}

/// Its methods are optional there: see `OptionalMethods`.
@MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    @_spi(StandIn)
    func presentationControllerShouldDismiss(
        _ presentationController: UIPresentationController
    ) -> Bool
    @_spi(StandIn)
    func presentationControllerDidAttemptToDismiss(
        _ presentationController: UIPresentationController)
    @_spi(StandIn)
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}

open class UISheetPresentationController: UIPresentationController {
    open class Detent: NSObject {
        open class func medium() -> UISheetPresentationController.Detent { Detent() }

        open class func large() -> UISheetPresentationController.Detent { Detent() }
    }

    open var detents: [UISheetPresentationController.Detent] = [.large()]
}

extension UIViewController {
    public var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }

    public var popoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController
    }
}

open class UIPopoverPresentationController: UIPresentationController {
    open var sourceView: UIView?
    open var barButtonItem: UIBarButtonItem?
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
}

@MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}

open class UIAlertController: UIViewController {
    /// https://developer.apple.com/documentation/uikit/uialertcontroller/style
    nonisolated public enum Style: Sendable {
        case actionSheet, alert
    }

    open private(set) var actions: [UIAlertAction] = []

    public convenience init(
        title: String?, message: String?, preferredStyle: UIAlertController.Style
    ) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
    }

    open func addAction(_ action: UIAlertAction) { actions.append(action) }
}

/// https://developer.apple.com/documentation/uikit/uialertaction
open class UIAlertAction: NSObject {
    nonisolated public enum Style: Sendable {
        case `default`, cancel, destructive
    }

    open private(set) var title: String?
    let handler: ((UIAlertAction) -> Void)?

    public init(
        title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil
    ) {
        self.title = title
        self.handler = handler
    }
}
