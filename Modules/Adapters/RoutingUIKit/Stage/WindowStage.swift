#if canImport(UIKit) && (os(iOS) || os(visionOS) || os(Linux))
    public import RoutingKit
    public import StageKit
    public import UIKit

    /// The stage of a window. It makes UIKit display the navigation state, and updates the state
    /// when the user or other code changes the window.
    ///
    ///     let stage = WindowStage(window: window, views: views)
    ///     let router = AppRouter(links: links, stage: stage)
    ///
    /// A window that already has contents keeps them: its tabs, columns, stacks and what is
    /// presented become the state.
    public final class WindowStage: Stage {
        /// Makes one view controller of several stacks, for instance tabs.
        public typealias Container = @MainActor ([UIViewController]) -> UIViewController
        /// Makes the animator for a screen that appears, or leaves.
        public typealias Animator =
            @MainActor (_ isLeaving: Bool) -> any UIViewControllerAnimatedTransitioning

        /// The window.
        public let window: UIWindow
        /// The view controllers of the screens. Add those that need the router after it is made, and
        /// before it shows the first screen.
        public var views: ScreenViews
        /// The animators of the animations that aren't the platform's own.
        public var animators: [TransitionAnimation: Animator] = ScreenAnimator.all

        let model = HeadlessStage()
        let container: Container
        var staged = StagedScreens()
        /// The delegate of UIKit's containers, which hold it weakly.
        let delegate = WindowDelegate()
        /// The state that the window last displayed.
        var drawn = NavigationState()
        var isAnimated = true
        /// The change of the window that is running.
        let change: WindowChange
        /// Whether a request has changed the state since the window last displayed it.
        var hasRequest = false
        private var waiting: [CheckedContinuation<Void, Never>] = []

        /// Makes a stage of a window.
        /// - Parameters:
        ///   - window: The window.
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

        public var badges: [String: String] {
            get { model.badges }
            set {
                model.badges = newValue
                drawBadges()
            }
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
            for entry in state.entries {
                guard let screen = screens[entry.id] else { continue }
                staged[entry.id] = StagedScreens.Staged(
                    entry: entry, controller: views.viewController(for: screen),
                    animation: animation)
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

        func resumeWaiting() {
            defer { waiting = [] }
            for continuation in waiting { continuation.resume() }
        }

        func entry(staging controller: UIViewController) -> NavigationState.Entry? {
            (drawn.entries + model.state.entries).last {
                staged[$0.id]?.controller === controller
            }
        }
    }
#endif
