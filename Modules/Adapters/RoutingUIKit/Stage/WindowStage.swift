#if canImport(UIKit) && (os(iOS) || os(visionOS) || os(Linux))
    public import RoutingKit
    public import StageKit
    public import UIKit

    /// The stage of a window. It makes UIKit display the navigation state, and updates the state
    /// when the user or other code changes the window.
    ///
    /// A window that already has contents keeps them: its tabs, columns, stacks and what is
    /// presented become the state.
    public final class WindowStage: Stage {
        /// Makes one view controller of several stacks.
        public typealias Container = @MainActor ([UIViewController]) -> UIViewController
        /// Makes the animator of a screen that appears or leaves.
        public typealias Animator =
            @MainActor (_ isLeaving: Bool) -> any UIViewControllerAnimatedTransitioning

        /// The window that shows the screens.
        public let window: UIWindow
        /// The view controllers of the screens. Add those that need the router after it is made,
        /// and before it shows the first screen.
        public var views: ScreenViews
        /// The animators of the animations that aren't the platform's own.
        public var animators: [TransitionAnimation: Animator] = ScreenAnimator.all
        /// The title of the answer to a ``question`` that discards what the user has typed.
        public var discardTitle = "Discard"
        /// The title of the answer to a ``question`` by which the user stays.
        public var stayTitle = "Keep Editing"

        /// The question that the user has to answer, in an alert.
        public var question: LeaveQuestion? {
            didSet { draw() }
        }

        let model = HeadlessStage()
        private let container: Container
        var staged: StagedScreens = [:]
        let delegate = WindowDelegate()
        private var drawn = NavigationState()
        private var isAnimated = true
        let change: WindowChange
        /// Whether a request has changed the state since the window displayed a whole state.
        private var hasRequest = false
        private var waiting: [CheckedContinuation<Void, Never>] = []

        /// Creates the stage of a window.
        /// - Parameters:
        ///   - window: The window. What it shows already becomes the state.
        ///   - views: The view controllers of the screens.
        ///   - container: Makes one view controller of several stacks; tabs by default.
        public init(
            window: UIWindow, views: ScreenViews = ScreenViews(),
            container: @escaping Container = WindowStage.tabs
        ) {
            self.window = window
            self.views = views
            self.container = container
            change = WindowChange(of: window)
            delegate.stage = self
            change.onEnd = { [weak self] in self?.draw() }
        }

        /// Where the user is, including changes that other code just made.
        public var state: NavigationState {
            followIfIdle()
            return model.state
        }

        public var onChange: (@MainActor () -> Void)? {
            get { model.onChange }
            set { model.onChange = newValue }
        }

        public var badges: [String: String] = [:] {
            didSet { drawTabItems() }
        }

        public func screen(_ id: NavigationState.Entry.ID) -> (any Screen)? { model.screen(id) }

        /// The entry of a screen, of a view controller, or of the view controller that contains it.
        public func entry(of source: any RoutingSource) -> NavigationState.Entry? {
            followIfIdle()
            if let entry = model.entry(of: source) { return entry }
            return sequence(first: source as? UIViewController) { $0?.parent }
                .prefix { $0 != nil }.lazy.compactMap { $0.flatMap(self.entry(staging:)) }.first
        }

        public func move(
            to state: NavigationState, with screens: NewScreens,
            by animation: TransitionAnimation
        ) {
            for (id, screen) in screens where state.entries.contains(where: { $0.id == id }) {
                let controller = views.viewController(for: screen)
                staged[id] = StagedScreen(controller: controller, animation: animation)
            }
            isAnimated = animation != .none
            hasRequest = true
            model.move(to: state, with: screens)
            draw()
        }

        public func settle() async {
            draw()
            guard change.isAwaited else { return }
            await withCheckedContinuation { waiting.append($0) }
        }
    }

    // Drawing is done in steps: UIKit runs one transition at a time, and each step reads what is
    // there.
    extension WindowStage {
        private enum Step {
            case nothing, atOnce, underWay
        }

        /// Makes the window show the state, after any running transition. The state keeps what is
        /// requested in the meantime.
        private func draw() {
            while !change.isRunning {
                if let transition = window.transition { return change.observe(transition) }
                change.stopObserving()
                if window.alert != nil { return question == nil ? dismissAlert() : resumeWaiting() }
                follow()
                switch step() {
                case .atOnce: continue
                case .underWay: return
                case .nothing:
                    hasRequest = false
                    delegate.swiped = nil
                    delegate.dismissed = nil
                    // Screens that have left the state and the window are released.
                    staged.keep(model.state.entries + drawn.entries)
                    drawTabItems()
                    change.announce()
                    if let question, showAlert(asking: question) { return }
                    return resumeWaiting()
                }
            }
        }

        private func resumeWaiting() {
            let resumed = waiting
            waiting = []
            resumed.forEach { $0.resume() }
        }

        /// Draws in the next turn of the main actor, after UIKit has finished its transition.
        func drawSoon() {
            Task { @MainActor [weak self] in self?.draw() }
        }

        /// Ends a push of the stage, or follows one of the user or of other code.
        func didShowPage() {
            if change.isRunning { change.endPush() } else { drawSoon() }
        }

        /// Does the first necessary step, and records it as done in `drawn`. If UIKit refuses it,
        /// the next reading of the window finds the difference.
        ///
        /// 1. Modals that aren't wanted, or that would be lost with the root, are dismissed.
        /// 2. Stacks of another number or kind are replaced, and the selected tab is shown.
        /// 3. The first tab, or else modal, whose pages differ gets its pages.
        /// 4. The selected tab is brought to the front.
        /// 5. The next modal that is missing is presented.
        private func step() -> Step {
            let requested = model.state
            guard !requested.tabs.isEmpty else { return .nothing }
            let displayedStacks = window.displayedStacks
            let modals = window.modals
            let stacksFit =
                displayedStacks.count == requested.tabs.count
                && zip(displayedStacks, requested.tabs).allSatisfy(staged.fits)
            // What is presented over the old root would be lost with it.
            let kept =
                stacksFit ? zip(modals, requested.modals).prefix { staged.fits($0, $1) }.count : 0
            if modals.count > kept {
                drawn.modals.removeSubrange(min(kept, drawn.modals.count)...)
                return dismiss(modals[kept])
            }
            guard stacksFit else {
                drawn.tabs = requested.tabs
                drawn.selectedTab = requested.selectedTab
                rebuild(displayedStacks, as: requested.tabs)
                change.isSilent = true
                let rebuilt = window.displayedStacks
                guard rebuilt.count == requested.tabs.count else {
                    // Otherwise it would be rebuilt without end. The state keeps its stacks.
                    window.rootViewController = SystemPage(
                        "The container of this window shows \(rebuilt.count) of "
                            + "\(requested.tabs.count) stacks. Use another container, or show "
                            + "fewer tabs.")
                    drawn = read()
                    return .nothing
                }
                rebuilt.dropFirst(requested.selectedTab).first?.bringToFront()
                return .atOnce
            }
            for (index, displayed) in displayedStacks.enumerated()
            where staged.differs(displayed, requested.tabs[index]) {
                if !displayed.nested.isEmpty, index == requested.selectedTab,
                    drawn.selectedTab != index
                {
                    // Of a narrow split view: show the column first, so that its navigation no
                    // longer contains another one.
                    drawn.selectedTab = index
                    displayed.bringToFront()
                    return .atOnce
                }
                drawn.tabs[index] = requested.tabs[index]
                return set(
                    displayed, isSeen: displayed.isVisible && modals.isEmpty, to: drawn.tabs[index])
            }
            for (index, modal) in modals.enumerated()
            where staged.differs(modal, requested.modals[index]) {
                drawn.modals[index] = requested.modals[index]
                return set(modal, isSeen: index == modals.count - 1, to: drawn.modals[index])
            }
            // If none is visible, the user looks at something of the container, such as the list of
            // More, and only a request takes them away from there.
            if let front = displayedStacks.dropFirst(requested.selectedTab).first, !front.isVisible,
                hasRequest || displayedStacks.contains(where: \.isVisible)
            {
                drawn.selectedTab = requested.selectedTab
                front.bringToFront()
                change.isSilent = true
                return .atOnce
            }
            guard requested.modals.count > kept else { return .nothing }
            drawn.modals.append(requested.modals[kept])
            return present(requested.modals[kept], over: window.top)
        }

        private func dismiss(_ modal: DisplayedStack) -> Step {
            guard let presenter = modal.controller.presentingViewController else { return .atOnce }
            delegate.swiped = nil
            delegate.dismissed = modal.containers.first?.container ?? modal.controller
            if !isAnimated { change.isSilent = true }
            let end = change.begin()
            presenter.dismiss(animated: isAnimated) { end() }
            return .underWay
        }

        /// Shows the pages of a stack in its navigation controller, as a push or a pop if it is
        /// seen.
        private func set(_ displayed: DisplayedStack, isSeen: Bool, to stack: NavigationState.Stack)
            -> Step
        {
            guard let navigation = displayed.navigation else { return .atOnce }
            let controllers = staged.controllers(of: stack) + displayed.nested
            let top = navigation.viewControllers.last
            updateButtons(
                of: controllers, isPresented: navigation.presentingViewController != nil)
            let isMoving = isAnimated && isSeen && controllers.last !== top
            navigation.setViewControllers(controllers, animated: isAnimated && isSeen)
            guard isMoving || navigation.transitionCoordinator != nil else {
                if isSeen, controllers.last !== top { change.isSilent = true }
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
            guard change.begin(presenting: modal, over: base, isAnimated: isAnimated) else {
                return .atOnce
            }
            if !isAnimated { change.isSilent = true }
            // The app may have set one of its own, which may refuse that the user dismisses.
            if modal.presentationController?.delegate == nil {
                modal.presentationController?.delegate = delegate
            }
            return .underWay
        }

        /// Makes the view controller of a stack: a navigation controller with its pages, or the
        /// only page of a stack without navigation.
        private func leaf(
            _ stack: NavigationState.Stack, isPresented: Bool = false
        ) -> UIViewController? {
            if stack.isBare { return staged.controllers(of: stack).first }
            let root = stack.entries.first.flatMap { model.screen($0.id) }
            let navigation = views.navigation(around: isPresented ? root : nil)
            if navigation.delegate == nil { navigation.delegate = delegate }
            let controllers = staged.controllers(of: stack)
            updateButtons(of: controllers, isPresented: isPresented)
            navigation.setViewControllers(controllers, animated: false)
            return navigation
        }

        /// Replaces the stacks of the window, in their places if the numbers are equal.
        private func rebuild(
            _ displayedStacks: [DisplayedStack], as stacks: [NavigationState.Stack]
        ) {
            if displayedStacks.count == stacks.count {
                for (displayed, stack) in zip(displayedStacks, stacks)
                where !staged.fits(displayed, stack) {
                    leaf(stack).map { displayed.replace(with: $0, in: window) }
                }
                return
            }
            // Screens that remain move into a new navigation controller.
            for displayed in displayedStacks {
                displayed.navigation?.setViewControllers([], animated: false)
            }
            let leaves = stacks.compactMap { leaf($0) }
            let root = leaves.count == 1 ? leaves.first : container(leaves)
            // A split view asks its delegate as soon as it is in a window.
            root.map { delegate.observe($0) }
            window.rootViewController = root
        }
    }

    // What the user or other code did is merged into the state.
    extension WindowStage {
        /// Updates the state, unless the stage is waiting for a transition.
        func followIfIdle() {
            guard !change.isRunning else { return }
            if let transition = window.transition { return change.observe(transition) }
            follow()
        }

        /// Updates the state with what a gesture or other code changed since the stage drew it.
        private func follow() {
            let seen = read()
            delegate.observe(window)
            guard seen != drawn else { return }
            let state = model.state.merging(seen, since: drawn)
            drawn = seen
            guard state != model.state else { return }
            if model.leaveQuestion(before: state) != nil { return ask(before: state) }
            let screens = state.entries.compactMap { entry in
                (staged[entry.id]?.controller as? any Screen).map { (entry.id, $0) }
            }
            model.move(to: state, with: screens)
        }

        /// The state as the window displays it.
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
                displayed.stack.map(known), isFullScreen: isFullScreen, isBare: displayed.isBare)
        }

        /// The entry of a controller; a new one if other code added the controller.
        private func known(_ controller: UIViewController) -> NavigationState.Entry {
            if let entry = entry(staging: controller) { return entry }
            let entry = NavigationState.Entry(withoutURL: controller)
            staged[entry.id] = StagedScreen(controller: controller, animation: .automatic)
            return entry
        }

        /// The entry whose screen a view controller draws; `nil` if it draws none of the state.
        func entry(staging controller: UIViewController) -> NavigationState.Entry? {
            (drawn.entries + model.state.entries).last {
                staged[$0.id]?.controller === controller
            }
        }

        /// The column of a split view that was used last; `nil` if another stack is in front.
        func columnInFront(of split: UISplitViewController) -> UISplitViewController.Column? {
            let columns = split.routingColumns
            let state = model.state
            let stacks = window.displayedStacks
            let shown = stacks.firstIndex { $0.containers.last?.container === split }
            // It may not be in the window yet, where it is going to show all stacks.
            let first = shown ?? (columns.count == state.tabs.count ? 0 : nil)
            guard let first, state.selectedTab >= first else { return nil }
            return columns.dropFirst(state.selectedTab - first).first
        }
    }
#endif
