#if canImport(UIKit) && (os(iOS) || os(visionOS) || os(Linux))
    public import UIKit

    /// A view controller with children side by side, one or all of which are visible. Tab bar and
    /// split view controllers are containers; your own view controller becomes one by these two
    /// properties.
    @MainActor
    public protocol RoutingContainer: UIViewController {
        /// The children, from left to right.
        var routingChildren: [UIViewController] { get set }

        /// The child that is visible; `nil` if all are.
        var selectedRoutingChild: UIViewController? { get set }
    }

    extension UITabBarController: RoutingContainer {
        public var routingChildren: [UIViewController] {
            get { viewControllers ?? [] }
            set { viewControllers = newValue }
        }

        /// The selected tab, also if the list of More shows it; the list itself while the user
        /// chooses.
        public var selectedRoutingChild: UIViewController? {
            get {
                guard selectedIndex == NSNotFound, let selectedViewController else {
                    return selectedViewController
                }
                let shown = moreNavigationController.viewControllers
                return viewControllers?.first(where: shown.contains) ?? selectedViewController
            }
            set { selectedViewController = newValue }
        }
    }

    extension UISplitViewController: RoutingContainer {
        var routingColumns: [Column] {
            style == .tripleColumn
                ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
        }

        /// Its columns, each with the navigation around it.
        public var routingChildren: [UIViewController] {
            get {
                routingColumns.compactMap(viewController(for:)).map { column in
                    column is UINavigationController
                        ? column : column.navigationController ?? column
                }
            }
            set {
                let before = routingChildren
                for (index, (column, controller)) in zip(routingColumns, newValue).enumerated()
                where !before.indices.contains(index) || before[index] !== controller {
                    // Otherwise UIKit pushes a controller without navigation onto the secondary
                    // column's navigation.
                    if column == .secondary { setViewController(nil, for: column) }
                    setViewController(controller, for: column)
                }
            }
        }

        /// The column that is visible in a narrow window.
        public var selectedRoutingChild: UIViewController? {
            get { isCollapsed ? routingChildren.last { $0.viewIfLoaded?.window != nil } : nil }
            set {
                zip(routingColumns, routingChildren).first { $0.1 === newValue }.map { show($0.0) }
            }
        }
    }

    extension WindowStage {
        /// Stacks in tabs, each with the tab bar item of its first screen.
        public static func tabs(_ stacks: [UIViewController]) -> UIViewController {
            let tabs = UITabBarController()
            tabs.viewControllers = stacks
            return tabs
        }

        /// Stacks in columns: two or three.
        public static func columns(_ stacks: [UIViewController]) -> UIViewController {
            let split = UISplitViewController(
                style: stacks.count > 2 ? .tripleColumn : .doubleColumn)
            split.routingChildren = stacks
            return split
        }
    }
#endif
