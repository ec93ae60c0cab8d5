#if canImport(UIKit) && (os(iOS) || os(visionOS) || os(Linux))
    public import RoutingKit
    public import UIKit

    /// A request can start from any view controller.
    extension UIViewController: RoutingSource {}

    /// A view controller can be a screen, which needs no other view:
    ///
    ///     extension ProfileViewController: Screen {}
    extension Screen where Self: UIViewController {
        /// The title of the view controller; empty if it has none.
        public var title: String { (self as UIViewController).title ?? "" }
    }
#endif
