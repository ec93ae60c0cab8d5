#if canImport(SwiftUI) && !canImport(UIKit)
    import SwiftUI

    extension View {
        /// Presents a sheet, since nothing covers a window in macOS.
        func cover<Item: Identifiable>(
            item: Binding<Item?>, @ViewBuilder content: @escaping (Item) -> some View
        ) -> some View {
            sheet(item: item, content: content)
        }

        /// Sets a size, since a sheet of macOS is as large as its content and a list has no size of
        /// its own.
        func sizedAsPresented() -> some View {
            frame(minWidth: 400, minHeight: 480)
        }
    }
#endif
