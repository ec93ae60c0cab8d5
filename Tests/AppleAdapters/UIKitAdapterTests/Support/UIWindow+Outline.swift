import StageConformance
import UIKit

extension UIWindow {
    /// What is in the window, as a line of titles, read without the adapter.
    /// - Parameter column: The column of a split that counts as the one in front.
    func outline(column: Int) -> String {
        guard let root = rootViewController else { return "" }
        var stacks = [root]
        var selected = 0
        if let tabs = root as? UITabBarController {
            stacks = tabs.viewControllers ?? []
            selected = tabs.selectedIndex
        } else if let split = root as? UISplitViewController {
            stacks = [.primary, .supplementary, .secondary].compactMap(split.viewController(for:))
            selected = column
        }
        let shown = NavigationState(
            stacks: stacks.map(\.stack), selected: selected, modals: presented.map(\.stack))
        return shown.outline
    }

    /// The controller in front: the last that is presented, or the stack in front.
    func front(column: Int) -> UIViewController? {
        let front = presented.last ?? rootViewController
        if let tabs = front as? UITabBarController { return tabs.selectedViewController }
        if let split = front as? UISplitViewController {
            return split.viewController(for: column == 0 ? .primary : .secondary)
        }
        return front
    }

    private var presented: [UIViewController] {
        Array(
            sequence(state: rootViewController) { last in
                last = last?.presentedViewController
                return last
            })
    }
}

extension UIViewController {
    /// What a page says that the adapter shows in place of a screen.
    var sentence: String? {
        let configuration = (view as? UIContentUnavailableView)?.configuration
        return (configuration as? UIContentUnavailableConfiguration)?.text
    }

    /// What it shows, with titles for URLs.
    fileprivate var stack: NavigationState.Stack {
        let navigation = self as? UINavigationController
        let pages = navigation?.viewControllers ?? [self]
        return .init(
            pages.map { .init(url: $0.title ?? "?") },
            isFullScreen: modalPresentationStyle == .fullScreen, isBare: navigation == nil)
    }
}
