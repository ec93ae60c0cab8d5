/// https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller
@MainActor
open class UISheetPresentationController: UIPresentationController {
    /// https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/detent
    @MainActor
    open class Detent: NSObject {
        let name: String

        init(name: String) {
            self.name = name
        }

        /// https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/detent/medium()
        open class func medium() -> UISheetPresentationController.Detent { Detent(name: "medium") }

        /// https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/detent/large()
        open class func large() -> UISheetPresentationController.Detent { Detent(name: "large") }
    }

    open var detents: [UISheetPresentationController.Detent] = [.large()]
    open var prefersGrabberVisible = false
}

extension UIViewController {
    /// https://developer.apple.com/documentation/uikit/uiviewcontroller/sheetpresentationcontroller
    public var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }

    /// https://developer.apple.com/documentation/uikit/uiviewcontroller/popoverpresentationcontroller
    public var popoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController
    }
}

@_spi(StandIn)
extension UISheetPresentationController {
    /// The names of its heights.
    public var detentNames: [String] { detents.map(\.name) }
}
