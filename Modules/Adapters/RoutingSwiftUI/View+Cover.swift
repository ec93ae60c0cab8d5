#if canImport(SwiftUI) && canImport(UIKit)
    import SwiftUI

    extension View {
        /// Presents a view that covers the whole window.
        func cover<Item: Identifiable>(
            item: Binding<Item?>, @ViewBuilder content: @escaping (Item) -> some View
        ) -> some View {
            fullScreenCover(item: item, content: content)
        }

        /// Changes nothing: the platform sets the size of what is presented.
        func sizedAsPresented() -> some View { self }
    }
#endif
