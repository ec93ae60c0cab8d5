#if canImport(UIKit) && (os(iOS) || os(visionOS) || os(Linux))
    public import UIKit

    /// A view controller with children side by side, one or all of which are visible. Tab bar and
    /// split view controllers are containers; your own view controller becomes one by these two
    /// properties.
    @MainActor
    public protocol RoutingContainer: UIViewController {
        /// The children, from left to right.
        var routingPlaces: [UIViewController] { get set }

        /// The child that is visible; `nil` if all are.
        var routingPlaceInFront: UIViewController? { get set }
    }

    extension UITabBarController: RoutingContainer {
        /// Its tabs.
        public var routingPlaces: [UIViewController] {
            get { viewControllers ?? [] }
            set { viewControllers = newValue }
        }

        /// The selected tab.
        public var routingPlaceInFront: UIViewController? {
            get { selectedViewController }
            set { selectedViewController = newValue }
        }
    }

    extension UISplitViewController: RoutingContainer {
        private var columns: [Column] {
            style == .tripleColumn
                ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
        }

        /// Its columns, each with the navigation around it.
        public var routingPlaces: [UIViewController] {
            get {
                columns.compactMap(viewController(for:)).map { column in
                    column is UINavigationController
                        ? column : column.navigationController ?? column
                }
            }
            set {
                for (column, controller) in zip(columns, newValue) {
                    setViewController(controller, for: column)
                }
            }
        }

        /// The column that is visible in a narrow window.
        public var routingPlaceInFront: UIViewController? {
            get { isCollapsed ? routingPlaces.last { $0.viewIfLoaded?.window != nil } : nil }
            set {
                zip(columns, routingPlaces).first { $0.1 === newValue }.map { show($0.0) }
            }
        }
    }
#endif
