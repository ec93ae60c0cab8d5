#if canImport(UIKit) && (os(iOS) || os(visionOS) || os(Linux))
    import RoutingKit
    import StageKit
    import UIKit

    /// A screen as its view controller, and how it has appeared.
    struct StagedScreen {
        let controller: UIViewController
        let animation: TransitionAnimation
    }

    /// The screens in the state, and those that haven't left the window yet.
    typealias StagedScreens = [NavigationState.Entry.ID: StagedScreen]

    @MainActor
    extension StagedScreens {
        /// The screen that a view controller draws, whether or not it is still in the state.
        func first(of controller: UIViewController) -> StagedScreen? {
            values.first { $0.controller === controller }
        }

        /// Removes the screens of all other entries.
        mutating func keep(_ entries: [NavigationState.Entry]) {
            let live = Set(entries.map(\.id))
            self = filter { live.contains($0.key) }
        }

        /// The view controllers of a stack, each once, since UIKit refuses duplicates.
        func controllers(of stack: NavigationState.Stack) -> [UIViewController] {
            stack.entries.compactMap { self[$0.id]?.controller }.reversed()
                .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }.reversed()
        }

        /// Whether a stack can be shown in a displayed one without another controller around it.
        func fits(_ displayed: DisplayedStack, _ stack: NavigationState.Stack) -> Bool {
            guard displayed.isBare == stack.isBare else { return false }
            let isModal = displayed.controller.presentingViewController != nil
            if isModal, displayed.isFullScreen != stack.isFullScreen { return false }
            return !displayed.isBare || !differs(displayed, stack)
        }

        /// Whether a displayed stack has other pages than a stack of the state.
        func differs(_ displayed: DisplayedStack, _ stack: NavigationState.Stack) -> Bool {
            displayed.stack != controllers(of: stack)
        }
    }
#endif
