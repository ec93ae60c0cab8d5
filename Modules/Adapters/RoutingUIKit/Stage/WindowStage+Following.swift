#if canImport(UIKit)
    import RoutingKit
    import StageKit
    import UIKit

    extension WindowStage {
        /// Brings the state back to what is on the screen, if nothing moves there.
        func followIfIdle() {
            guard !isChanging else { return }
            if let transition = window.transition { return watch(transition) }
            follow()
        }

        /// Brings the state back to what is on the screen: what a gesture or other code has done
        /// since the stage drew it.
        func follow() {
            let seen = read()
            listen()
            guard seen != drawn else { return }
            let state = model.state.merging(seen, since: drawn)
            drawn = seen
            guard state != model.state else { return }
            let screens = state.entries.map { ($0.id, staged[$0.id]?.controller as? any Screen) }
            model.move(
                to: state,
                with: Dictionary(uniqueKeysWithValues: screens).compactMapValues { $0 })
        }

        /// Lets go of the screens that have left the state and the window.
        func forget() {
            let live = Set((model.state.entries + drawn.entries).map(\.id))
            staged = staged.filter { live.contains($0.key) }
        }

        /// Draws, or follows, as soon as a transition of somebody else is over.
        func watch(_ transition: any UIViewControllerTransitionCoordinator) {
            guard awaited !== transition else { return }
            awaited = transition
            transition.animate(alongsideTransition: nil) { [weak self] _ in
                self?.drawSoon()
            }
        }

        /// What is on the screen, as a state.
        private func read() -> NavigationState {
            let places = window.places
            let visible = places.indices.filter { places[$0].isVisible }
            // Where all are seen, the one in front is the one that was used last.
            let last = model.state.selectedTab
            return NavigationState(
                stacks: places.map { stack(of: $0) },
                selected: visible.contains(last) ? last : visible.first ?? 0,
                modals: window.modals.map { stack(of: $0, isFullScreen: $0.isFullScreen) })
        }

        private func stack(
            of place: StagePlace, isFullScreen: Bool = false
        ) -> NavigationState.Stack {
            NavigationState.Stack(
                place.stack.map(known), isFullScreen: isFullScreen, isPlain: place.isPlain)
        }

        /// The entry of a controller; a new one if other code has put it there.
        private func known(_ controller: UIViewController) -> NavigationState.Entry {
            if let entry = entry(staging: controller) { return entry }
            let entry = NavigationState.Entry(withoutURL: controller)
            staged[entry.id] = Staged(entry: entry, controller: controller, animation: .automatic)
            return entry
        }
    }
#endif
