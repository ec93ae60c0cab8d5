#if canImport(SwiftUI)
    import SwiftUI

    extension View {
        /// Makes the view one out of which the page of a URL can grow.
        func zoomSource(of url: String?) -> some View {
            modifier(ZoomSourceModifier(url: url))
        }
    }

    private struct ZoomSourceModifier: ViewModifier {
        let url: String?

        @Environment(\.zoomNamespace) private var namespace

        func body(content: Content) -> some View {
            if #available(iOS 18, macOS 15, tvOS 18, visionOS 2, watchOS 11, *), let url,
                let namespace
            {
                content.matchedTransitionSource(id: url, in: namespace)
            } else {
                content
            }
        }
    }

    extension EnvironmentValues {
        /// The namespace of the links and pages of one stage.
        var zoomNamespace: Namespace.ID? {
            get { self[ZoomNamespaceKey.self] }
            set { self[ZoomNamespaceKey.self] = newValue }
        }
    }

    private struct ZoomNamespaceKey: EnvironmentKey {
        static var defaultValue: Namespace.ID? { nil }
    }
#endif
