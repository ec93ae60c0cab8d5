#if canImport(SwiftUI)
    public import Observation
    public import RoutingKit
    public import StageKit
    import SwiftUI

    public import struct Foundation.UUID

    /// The stage of a SwiftUI app. ``StageView`` draws it, and is drawn again when it changes.
    ///
    /// Transitions use the platform's own animation, or none.
    @MainActor
    @Observable
    public final class ObservableStage: Stage {
        @ObservationIgnored private let model = HeadlessStage()
        /// The screens that were shown with the animation `.zoom`.
        @ObservationIgnored private var zoomed: Set<NavigationState.Entry.ID> = []
        @ObservationIgnored private var isFollowingUser = false
        /// The states before the changes of requests in the last second, with their ends.
        @ObservationIgnored private var past:
            [(state: NavigationState, end: ContinuousClock.Instant)] = []
        @ObservationIgnored private let now: () -> ContinuousClock.Instant
        /// How often a request has replaced the visible page without a transition, which VoiceOver
        /// would announce.
        private(set) var replacementCount = 0
        /// The depths at which SwiftUI shows a stack, each with whether that covers the window.
        private var presented: [Int: Bool] = [:]
        /// The depths at which the user has dismissed a stack that SwiftUI still shows.
        private var leaving: Set<Int> = []

        public var badges: [String: String] = [:]
        public var question: LeaveQuestion?

        /// Creates a stage without screens.
        public convenience init() { self.init(now: { .now }) }

        init(now: @escaping () -> ContinuousClock.Instant) { self.now = now }

        public var state: NavigationState {
            access(keyPath: \.state)
            return model.state
        }

        public var onChange: (@MainActor () -> Void)? {
            get { model.onChange }
            set { model.onChange = newValue }
        }

        public func move(
            to state: NavigationState, with screens: NewScreens,
            by animation: TransitionAnimation
        ) {
            let new = animation == .zoom ? screens.map(\.id) : []
            zoomed = zoomed.union(new).intersection(state.entries.map(\.id))
            var isReplacement = false
            if !isFollowingUser {
                let isAnimated = animation != .none
                isReplacement = state.replacesPage(of: model.state, isAnimated: isAnimated)
                past.removeAll { $0.end.duration(to: now()) >= .seconds(1) }
                past.append((model.state, now()))
            }
            var transaction = Transaction()
            transaction.disablesAnimations = animation == .none
            withTransaction(transaction) {
                withMutation(keyPath: \.state) {
                    model.move(to: state, with: screens, by: animation)
                }
                if isReplacement { replacementCount += 1 }
            }
        }

        public func screen(_ id: NavigationState.Entry.ID) -> (any Screen)? { model.screen(id) }

        public func entry(of source: any RoutingSource) -> NavigationState.Entry? {
            model.entry(of: source)
        }

        /// The URL of the link that a screen zooms out of; `nil` if it appears as others do.
        func zoomSource(of entry: NavigationState.Entry) -> String? {
            zoomed.contains(entry.id) ? entry.url : nil
        }

        /// The stack of a tab or a modal; `nil` if the state has none there.
        func stack(at position: StagedStack.Position) -> StagedStack? {
            let stack =
                switch position {
                case .tab(let index): state.tabs.dropFirst(index).first
                case .modal(let index): state.modals.dropFirst(index).first
                }
            guard let stack else { return nil }
            let screens = stack.entries.compactMap { entry in
                screen(entry.id).map { StagedScreen(entry: entry, screen: $0) }
            }
            return StagedStack(
                position: position, screens: screens, isFullScreen: stack.isFullScreen,
                isBare: stack.isBare)
        }

        /// What the user saw when a gesture that SwiftUI reports now began.
        private var stateASecondAgo: NavigationState {
            past.first { $0.end.duration(to: now()) < .seconds(1) }?.state ?? state
        }

        // SwiftUI writes into these bindings what the user did by a gesture, up to a second after
        // its end. What a request has shown in that second isn't what they touched, so it stays.

        var selection: Binding<Int> {
            Binding(onMain: { self.state.selectedTab }) { index in
                if index != self.state.selectedTab { self.follow { $0.selectTab(index) } }
            }
        }

        /// The column in front, if there is room for one only.
        var column: Binding<NavigationSplitViewColumn> {
            Binding(onMain: { self.state.selectedTab == 0 ? .sidebar : .detail }) { column in
                self.selection.wrappedValue = column == .sidebar ? 0 : 1
            }
        }

        func path(of stack: StagedStack) -> Binding<[StagedScreen]> {
            Binding(onMain: { self.stack(at: stack.position)?.pushed ?? stack.pushed }) { kept in
                self.keep(kept, of: stack)
            }
        }

        /// Removes the pages that SwiftUI no longer shows on a stack.
        ///
        /// It also reports the path of a stack that leaves the screen while a page is being pushed,
        /// without that page. The user can't have gone back there, so the page stays in the path.
        private func keep(_ kept: [StagedScreen], of stack: StagedStack) {
            let pushed = stack.pushed.map(\.id)
            var kept = Set(kept.map(\.id))
            if state.front.first?.id != stack.screens.first?.id {
                kept.formUnion(Set(pushed).subtracting(stateASecondAgo.entries.map(\.id)))
            }
            // It may have left meanwhile: what has come since then stays.
            if let gone = pushed.first(where: { !kept.contains($0) }) {
                follow { $0.remove(gone) }
            }
            // SwiftUI reads the path again, in which a page stays also while the user is asked.
            withMutation(keyPath: \.state) {}
        }

        /// The stack presented at a depth, for the view that presents sheets or for the one that
        /// presents covers. SwiftUI presents one of them at a time, so a sheet waits until a cover
        /// has gone, and a cover until a sheet has.
        func modal(at depth: Int, isFullScreen: Bool) -> Binding<StagedStack?> {
            let shown = stack(at: .modal(depth))
            return Binding { @MainActor in
                guard let stack = self.stack(at: .modal(depth)), !self.leaving.contains(depth),
                    stack.isFullScreen == isFullScreen,
                    self.presented[depth, default: isFullScreen] == isFullScreen
                else { return nil }
                return stack
            } set: { @MainActor stack in
                guard stack == nil, let root = shown?.screens.first else { return }
                self.dismiss(root.entry, at: depth)
            }
        }

        /// Removes what the user has dismissed: the stacks that were presented at a depth, and over
        /// it, before they did so. Stacks that a request has presented since then are presented
        /// again after SwiftUI has removed the old ones, and so is a stack that holds what the user
        /// has typed.
        private func dismiss(_ root: NavigationState.Entry, at depth: Int) {
            let before = stateASecondAgo
            let isSame = state.modals.dropFirst(depth).first?.entries.first == root
            if isSame, before.modals.indices.contains(depth) {
                let gone = Set(before.modals[depth...].flatMap(\.entries).map(\.id))
                follow { $0.removeAll { gone.contains($0.id) } }
            } else {
                follow { $0.remove(root.id) }
            }
            if isSame, state.modals.count > depth { leaving.insert(depth) }
        }

        /// Remembers that SwiftUI shows a stack at a depth.
        func didPresent(at depth: Int, isFullScreen: Bool) {
            presented[depth] = isFullScreen
        }

        /// Forgets the stack at a depth that SwiftUI no longer shows, and those over it: SwiftUI
        /// may report the outermost one alone.
        func didDismiss(at depth: Int, isFullScreen: Bool) {
            guard presented[depth, default: isFullScreen] == isFullScreen else { return }
            presented = presented.filter { $0.key < depth }
            leaving = leaving.filter { $0 < depth }
        }

        private func follow(
            _ change: @escaping @MainActor (inout NavigationState) -> Void
        ) {
            isFollowingUser = true
            beginUserMove(change)
            isFollowingUser = false
        }
    }

    extension Binding {
        /// Reads and writes a value on the main actor, where SwiftUI calls both.
        package init(
            onMain read: @escaping @MainActor () -> Value,
            write: @escaping @MainActor (Value) -> Void
        ) {
            self.init(get: { @MainActor in read() }, set: { @MainActor in write($0) })
        }
    }

    extension NavigationState {
        /// Whether the visible page replaces another one: in another tab, as another root, or at
        /// the same depth of a stack. SwiftUI announces only what is pushed, popped, presented or
        /// dismissed, and only with a transition.
        fileprivate func replacesPage(of before: NavigationState, isAnimated: Bool) -> Bool {
            guard let old = before.top, let new = top, old.id != new.id else { return false }
            if !isAnimated { return true }
            guard modals.count == before.modals.count else { return false }
            return selectedTab != before.selectedTab || front.first?.id != before.front.first?.id
                || front.count == before.front.count
        }
    }

    /// A screen together with its entry, so that a view that is being removed can still draw it.
    struct StagedScreen: Hashable, Identifiable {
        let entry: NavigationState.Entry
        let screen: any Screen

        var id: NavigationState.Entry.ID { entry.id }

        static func == (left: StagedScreen, right: StagedScreen) -> Bool { left.id == right.id }

        func hash(into hasher: inout Hasher) {
            hasher.combine(id)
        }
    }

    /// A stack of the stage with its screens, as views draw it.
    struct StagedStack: Identifiable {
        enum Position: Hashable {
            case tab(Int)
            case modal(Int)
        }

        let position: Position
        let screens: [StagedScreen]
        let isFullScreen: Bool
        /// Whether the stack is a single screen without navigation.
        let isBare: Bool

        /// The position, so that a screen that replaces the root of a sheet appears in the same
        /// sheet.
        var id: Position { position }

        var pushed: [StagedScreen] { Array(screens.dropFirst()) }
    }
#endif
