#if canImport(UIKit) && (os(iOS) || os(visionOS) || os(Linux))
    import RoutingKit
    import StageKit
    import UIKit

    extension WindowStage {
        /// Updates the state from what is displayed, unless a transition is running.
        func followIfIdle() {
            guard !change.isRunning else { return }
            if let transition = window.transition { return change.observe(transition) }
            follow()
        }

        /// Updates the state from what is displayed: with what a gesture or other code changed
        /// since the stage drew it.
        func follow() {
            let seen = read()
            delegate.observe(window)
            guard seen != drawn else { return }
            let state = model.state.merging(seen, since: drawn)
            drawn = seen
            guard state != model.state else { return }
            var screens = NewScreens()
            for entry in state.entries {
                screens[entry.id] = staged[entry.id]?.controller as? any Screen
            }
            model.move(to: state, with: screens)
        }

        /// Releases the screens that have left the state and the window.
        func forget() {
            staged.keep(model.state.entries + drawn.entries)
        }

        /// What is displayed, as a state.
        private func read() -> NavigationState {
            let displayedStacks = window.displayedStacks
            let visible = displayedStacks.indices.filter { displayedStacks[$0].isVisible }
            // If all are visible, the one in front is the one that was used last.
            let last = model.state.selectedTab
            return NavigationState(
                stacks: displayedStacks.map { stack(of: $0) },
                selected: visible.contains(last) ? last : visible.first ?? last,
                modals: window.modals.map { stack(of: $0, isFullScreen: $0.isFullScreen) })
        }

        private func stack(
            of displayed: DisplayedStack, isFullScreen: Bool = false
        ) -> NavigationState.Stack {
            NavigationState.Stack(
                displayed.stack.map(known), isFullScreen: isFullScreen, isPlain: displayed.isPlain)
        }

        /// The entry of a controller; a new one if other code added the controller.
        private func known(_ controller: UIViewController) -> NavigationState.Entry {
            if let entry = entry(staging: controller) { return entry }
            let entry = NavigationState.Entry(withoutURL: controller)
            staged[entry.id] = StagedScreens.Staged(
                entry: entry, controller: controller, animation: .automatic)
            return entry
        }
    }
#endif
