#if canImport(SwiftUI) && canImport(UIKit)
    import SwiftUI

    extension View {
        /// Presents an item over the whole window.
        func cover<Item: Identifiable>(
            item: Binding<Item?>, onDismiss: @escaping () -> Void,
            @ViewBuilder content: @escaping (Item) -> some View
        ) -> some View {
            fullScreenCover(item: item, onDismiss: onDismiss, content: content)
        }

        /// Changes nothing: the platform sets the size of what is presented.
        func sizedAsPresented() -> some View { self }

        /// Changes nothing: the system closes a window of iPadOS without asking.
        func asksBeforeClosing(_ reasons: [String], discardTitle: String) -> some View { self }

        /// Makes the page of a URL grow out of the link that opened it, from iOS 18 on.
        func zooms(outOfLinkTo url: String?) -> some View {
            modifier(ZoomedPageModifier(url: url))
        }
    }

    private struct ZoomedPageModifier: ViewModifier {
        let url: String?

        @Environment(\.zoomNamespace) private var namespace

        func body(content: Content) -> some View {
            if #available(iOS 18, visionOS 2, *), let url, let namespace {
                content.navigationTransition(.zoom(sourceID: url, in: namespace))
            } else {
                content
            }
        }
    }
#endif
