#if canImport(UIKit) && (os(iOS) || os(visionOS) || os(Linux))
    import RoutingKit
    import StageKit
    import UIKit

    /// The view controllers of the screens in the state, and of those that haven't left the window
    /// yet.
    @MainActor
    struct StagedScreens {
        struct Staged {
            let entry: NavigationState.Entry
            let controller: UIViewController
            let animation: TransitionAnimation
        }

        private var staged: [NavigationState.Entry.ID: Staged] = [:]

        subscript(id: NavigationState.Entry.ID) -> Staged? {
            get { staged[id] }
            set { staged[id] = newValue }
        }

        /// What is known about a view controller, whether or not its screen is still in the state.
        func first(of controller: UIViewController) -> Staged? {
            staged.values.first { $0.controller === controller }
        }

        mutating func keep(_ entries: [NavigationState.Entry]) {
            let live = Set(entries.map(\.id))
            staged = staged.filter { live.contains($0.key) }
        }

        /// The view controllers of a stack, each once, since UIKit refuses duplicates.
        func controllers(of stack: NavigationState.Stack) -> [UIViewController] {
            stack.entries.compactMap { staged[$0.id]?.controller }.reversed()
                .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }.reversed()
        }

        /// Whether a stack can be shown in a displayed one without another controller around it.
        func fits(_ displayed: DisplayedStack, _ stack: NavigationState.Stack) -> Bool {
            guard displayed.isBare == stack.isBare else { return false }
            let isModal = displayed.controller.presentingViewController != nil
            if isModal, displayed.isFullScreen != stack.isFullScreen { return false }
            return !displayed.isBare || !differs(displayed, stack)
        }

        func differs(_ displayed: DisplayedStack, _ stack: NavigationState.Stack) -> Bool {
            displayed.stack != controllers(of: stack)
        }
    }
#endif
