import StageConformance
import UIKit

extension UIWindow {
    /// What is in the window, as a line of titles, read without the adapter.
    /// - Parameter column: The column of a split that counts as the one in front.
    func outline(column: Int) -> String {
        let (stacks, selected) = stacks(column: column)
        let shown = NavigationState(
            stacks: stacks.map(\.stack), selected: selected, modals: presented.map(\.stack))
        return shown.outline
    }

    /// The controller in front: the last that is presented, or the stack in front.
    func front(column: Int) -> UIViewController? {
        let (stacks, selected) = stacks(column: column)
        return presented.last ?? stacks.dropFirst(selected).first
    }

    private func stacks(column: Int) -> (all: [UIViewController], selected: Int) {
        if let tabs = rootViewController as? UITabBarController {
            return (tabs.viewControllers ?? [], tabs.selectedIndex)
        }
        guard let split = rootViewController as? UISplitViewController else {
            return ([rootViewController].compactMap { $0 }, 0)
        }
        let columns: [UISplitViewController.Column] = [.primary, .supplementary, .secondary]
        return (columns.compactMap(split.viewController(for:)), column)
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
