#if canImport(UIKit)
    public import RoutingKit
    public import UIKit

    /// Any view controller can be where a request starts.
    extension UIViewController: RoutingSource {}

    /// A view controller that is a screen needs no view but itself:
    ///
    ///     extension ProfileViewController: Screen {}
    extension Screen where Self: UIViewController {
        /// The title of the view controller; empty if it has none.
        public var title: String { (self as UIViewController).title ?? "" }
    }
#endif
