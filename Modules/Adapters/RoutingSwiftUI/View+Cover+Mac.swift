#if canImport(SwiftUI) && !canImport(UIKit)
    import SwiftUI

    extension View {
        /// Presents a sheet: nothing covers a window of macOS.
        func cover<Item: Identifiable>(
            item: Binding<Item?>, @ViewBuilder content: @escaping (Item) -> some View
        ) -> some View {
            sheet(item: item, content: content)
        }

        /// A sheet of macOS is as large as what it holds, and a list wants no size at all.
        func sizedAsPresented() -> some View {
            frame(minWidth: 400, minHeight: 480)
        }
    }
#endif
