#if canImport(SwiftUI)
    public import Observation
    public import RoutingKit
    public import StageKit
    import SwiftUI

    public import struct Foundation.UUID

    /// The stage of a SwiftUI app. ``StageView`` draws it, and is drawn again when it changes.
    ///
    /// Transitions use the platform's own animation, or none.
    ///
    ///     let stage = ObservableStage()
    ///     let router = AppRouter(links: links, stage: stage)
    @MainActor
    @Observable
    public final class ObservableStage: Stage {
        @ObservationIgnored private let model = HeadlessStage()
        /// The screens that were shown with the animation `.zoom`.
        @ObservationIgnored private var zoomed: Set<NavigationState.Entry.ID> = []

        /// Makes an empty stage.
        public init() {}

        public var state: NavigationState {
            access(keyPath: \.state)
            return model.state
        }

        public var onChange: (@MainActor () -> Void)? {
            get { model.onChange }
            set { model.onChange = newValue }
        }

        public var badges: [String: String] {
            get {
                access(keyPath: \.badges)
                return model.badges
            }
            set { withMutation(keyPath: \.badges) { model.badges = newValue } }
        }

        public func move(
            to state: NavigationState, with screens: NewScreens,
            by animation: TransitionAnimation
        ) {
            if animation == .zoom || !zoomed.isEmpty {
                zoomed = Set(state.entries.map(\.id)).filter {
                    zoomed.contains($0) || (animation == .zoom && screens[$0] != nil)
                }
            }
            var transaction = Transaction()
            transaction.disablesAnimations = animation == .none
            withTransaction(transaction) {
                withMutation(keyPath: \.state) {
                    model.move(to: state, with: screens, by: animation)
                }
            }
        }

        /// The URL of the link out of which a screen grows; `nil` if it appears as others do.
        func zoomSource(of entry: NavigationState.Entry) -> String? {
            zoomed.contains(entry.id) ? entry.url : nil
        }

        public func screen(_ id: NavigationState.Entry.ID) -> (any Screen)? { model.screen(id) }

        public func entry(of source: any RoutingSource) -> NavigationState.Entry? {
            model.entry(of: source)
        }
    }
#endif
