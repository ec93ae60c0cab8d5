#if canImport(SwiftUI) && canImport(UIKit)
    import SwiftUI

    extension View {
        /// Makes the page of a URL grow out of the link that opened it, from iOS 18 on.
        /// - Parameter url: The URL; the page appears as others do if it is `nil`.
        func zooms(outOfLinkTo url: String?) -> some View {
            modifier(ZoomedPageModifier(url: url))
        }
    }

    private struct ZoomedPageModifier: ViewModifier {
        let url: String?

        @Environment(\.zoomNamespace) private var namespace

        func body(content: Content) -> some View {
            if #available(iOS 18, tvOS 18, visionOS 2, watchOS 11, *), let url, let namespace {
                content.navigationTransition(.zoom(sourceID: url, in: namespace))
            } else {
                content
            }
        }
    }
#endif
