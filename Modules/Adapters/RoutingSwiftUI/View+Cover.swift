#if canImport(SwiftUI) && canImport(UIKit)
    import SwiftUI

    extension View {
        /// Presents something that covers the whole window.
        func cover<Item: Identifiable>(
            item: Binding<Item?>, @ViewBuilder content: @escaping (Item) -> some View
        ) -> some View {
            fullScreenCover(item: item, content: content)
        }

        /// What is presented has the size that the platform gives it.
        func sizedAsPresented() -> some View { self }
    }
#endif
