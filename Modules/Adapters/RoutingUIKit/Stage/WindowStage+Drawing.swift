#if canImport(UIKit) && (os(iOS) || os(visionOS) || os(Linux))
    import StageKit
    import UIKit

    /// Drawing is done in steps: UIKit runs one transition at a time, and each step reads what is
    /// there.
    extension WindowStage {
        private enum Step {
            case nothing, atOnce, underWay
        }

        /// Makes the window show the state, after any running transition. The state keeps what is
        /// requested in the meantime.
        func draw() {
            while !change.isRunning {
                if let transition = window.transition { return change.observe(transition) }
                change.stopObserving()
                follow()
                switch step() {
                case .atOnce: continue
                case .underWay: return
                case .nothing:
                    hasRequest = false
                    delegate.swiped = nil
                    forget()
                    drawBadges()
                    change.announce()
                    return resumeWaiting()
                }
            }
        }

        /// Draws in the next turn of the main actor, after UIKit has finished its transition.
        func drawSoon() {
            Task { @MainActor [weak self] in self?.draw() }
        }

        /// Does the first necessary step and records it as done. If UIKit refuses it, the
        /// difference is found in what is displayed.
        private func step() -> Step {
            let wished = model.state
            guard !wished.tabs.isEmpty else { return .nothing }
            let (displayedStacks, modals) = (window.displayedStacks, window.modals)
            let isStanding =
                displayedStacks.count == wished.tabs.count
                && zip(displayedStacks, wished.tabs).allSatisfy(staged.fits)
            // What is presented over the old root would be lost with it.
            let kept =
                isStanding ? zip(modals, wished.modals).prefix { staged.fits($0, $1) }.count : 0
            if modals.count > kept {
                drawn.modals.removeSubrange(min(kept, drawn.modals.count)...)
                return dismiss(modals[kept])
            }
            guard isStanding else {
                (drawn.tabs, drawn.selectedTab) = (wished.tabs, wished.selectedTab)
                rebuild(displayedStacks, as: wished.tabs)
                change.recordSilentChange()
                let rebuilt = window.displayedStacks
                if rebuilt.indices.contains(wished.selectedTab) {
                    rebuilt[wished.selectedTab].bringToFront()
                }
                return .atOnce
            }
            for (index, displayed) in displayedStacks.enumerated()
            where staged.differs(displayed, wished.tabs[index]) {
                if !displayed.nested.isEmpty, index == wished.selectedTab,
                    drawn.selectedTab != index
                {
                    // Of a narrow split view: show the column first, so that its navigation no
                    // longer contains another one.
                    drawn.selectedTab = index
                    displayed.bringToFront()
                    return .atOnce
                }
                drawn.tabs[index] = wished.tabs[index]
                return set(
                    displayed, isSeen: displayed.isVisible && modals.isEmpty, to: drawn.tabs[index])
            }
            for (index, modal) in modals.enumerated()
            where staged.differs(modal, wished.modals[index]) {
                drawn.modals[index] = wished.modals[index]
                return set(modal, isSeen: index == modals.count - 1, to: drawn.modals[index])
            }
            // If none is visible, the user looks at something of the container, such as the list of
            // More, and only a request takes them away from there.
            if displayedStacks.indices.contains(wished.selectedTab),
                !displayedStacks[wished.selectedTab].isVisible,
                hasRequest || displayedStacks.contains(where: \.isVisible)
            {
                drawn.selectedTab = wished.selectedTab
                displayedStacks[wished.selectedTab].bringToFront()
                change.recordSilentChange()
                return .atOnce
            }
            guard wished.modals.count > kept else { return .nothing }
            drawn.modals.append(wished.modals[kept])
            return present(wished.modals[kept], over: window.top)
        }

        private func dismiss(_ modal: DisplayedStack) -> Step {
            guard let presenter = modal.controller.presentingViewController else { return .atOnce }
            delegate.swiped = nil
            if !isAnimated { change.recordSilentChange() }
            let end = change.begin()
            presenter.dismiss(animated: isAnimated) { end() }
            return .underWay
        }

        private func set(_ displayed: DisplayedStack, isSeen: Bool, to stack: NavigationState.Stack)
            -> Step
        {
            guard let navigation = displayed.navigation else { return .atOnce }
            let (controllers, top) = (
                staged.controllers(of: stack) + displayed.nested, navigation.viewControllers.last
            )
            updateCloseButtons(
                of: controllers, isPresented: navigation.presentingViewController != nil)
            let isMoving = isAnimated && isSeen && controllers.last !== top
            navigation.setViewControllers(controllers, animated: isAnimated && isSeen)
            guard isMoving || navigation.transitionCoordinator != nil else {
                if isSeen, controllers.last !== top { change.recordSilentChange() }
                return .atOnce
            }
            change.beginPush(in: navigation)
            return .underWay
        }

        private func present(
            _ stack: NavigationState.Stack, over base: UIViewController?
        ) -> Step {
            // Nothing can be presented in a window that isn't visible.
            if window.isHidden { window.makeKeyAndVisible() }
            guard let base, let modal = leaf(stack, isPresented: true) else { return .atOnce }
            configure(modal, of: stack)
            DismissalObserver.observe(modal) { [weak self] in self?.drawSoon() }
            let end = change.begin()
            base.present(modal, animated: isAnimated) { end() }
            guard base.presentedViewController === modal else {
                change.cancel()
                return .atOnce
            }
            if !isAnimated { change.recordSilentChange() }
            modal.presentationController?.delegate = delegate
            return .underWay
        }
    }
#endif
