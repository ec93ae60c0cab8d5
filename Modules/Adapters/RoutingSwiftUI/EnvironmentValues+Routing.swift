#if canImport(SwiftUI)
    public import RoutingKit
    public import StageKit
    public import SwiftUI

    extension EnvironmentValues {
        /// The router, for views that open URLs; `nil` outside of an app with one.
        public var router: (any AppRouting)? {
            get { self[RouterKey.self] }
            set { self[RouterKey.self] = newValue }
        }

        /// The screen that contains a view, from which the view's requests start.
        public var routingSource: (any RoutingSource)? {
            get { self[RoutingSourceKey.self] }
            set { self[RoutingSourceKey.self] = newValue }
        }

        /// Where the user is. A view that reads it is drawn again after each navigation.
        public var navigationState: NavigationState {
            get { self[NavigationStateKey.self] }
            set { self[NavigationStateKey.self] = newValue }
        }

        var zoomNamespace: Namespace.ID? {
            get { self[ZoomNamespaceKey.self] }
            set { self[ZoomNamespaceKey.self] = newValue }
        }

        var stageTitles: StageTitles {
            get { self[StageTitles.self] }
            set { self[StageTitles.self] = newValue }
        }
    }

    /// The titles of the buttons that a stage has by itself.
    struct StageTitles: EnvironmentKey {
        static let defaultValue = StageTitles(close: "", discard: "", stay: "")

        let close: String
        let discard: String
        let stay: String
    }

    private struct RouterKey: EnvironmentKey {
        static var defaultValue: (any AppRouting)? { nil }
    }

    private struct RoutingSourceKey: EnvironmentKey {
        static var defaultValue: (any RoutingSource)? { nil }
    }

    private struct ZoomNamespaceKey: EnvironmentKey {
        static var defaultValue: Namespace.ID? { nil }
    }

    private struct NavigationStateKey: EnvironmentKey {
        static let defaultValue = NavigationState()
    }
#endif
