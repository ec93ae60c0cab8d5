#if canImport(UIKit) && (os(iOS) || os(visionOS) || os(Linux))
    public import UIKit

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
