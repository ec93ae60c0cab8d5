#if canImport(SwiftUI)
    public import RoutingKit
    public import StageKit
    public import SwiftUI

    extension EnvironmentValues {
        /// The router, for views that open URLs; `nil` outside of an app with one.
        public var router: (any AppRouting)? {
            get { self[OptionalKey<any AppRouting>.self] }
            set { self[OptionalKey<any AppRouting>.self] = newValue }
        }

        /// The screen that contains a view, from which the view's requests start.
        public var routingSource: (any RoutingSource)? {
            get { self[OptionalKey<any RoutingSource>.self] }
            set { self[OptionalKey<any RoutingSource>.self] = newValue }
        }

        /// Where the user is. A view that reads it is drawn again after each navigation.
        public var navigationState: NavigationState {
            get { self[OptionalKey<NavigationState>.self] ?? NavigationState() }
            set { self[OptionalKey<NavigationState>.self] = newValue }
        }

        var zoomNamespace: Namespace.ID? {
            get { self[OptionalKey<Namespace.ID>.self] }
            set { self[OptionalKey<Namespace.ID>.self] = newValue }
        }
    }

    /// The key of the one value of a type that a view gets from the views around it.
    private struct OptionalKey<Value>: EnvironmentKey {
        static var defaultValue: Value? { nil }
    }
#endif
