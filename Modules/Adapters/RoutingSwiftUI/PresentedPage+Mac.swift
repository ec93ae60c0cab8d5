#if canImport(SwiftUI) && !canImport(UIKit)
    import SwiftUI

    extension View {
        /// Presents a sheet, since nothing covers a window in macOS.
        func cover<Item: Identifiable>(
            item: Binding<Item?>, onDismiss: @escaping () -> Void,
            @ViewBuilder content: @escaping (Item) -> some View
        ) -> some View {
            sheet(item: item, onDismiss: onDismiss, content: content)
        }

        /// Sets a size, since a sheet of macOS is as large as its content and a list has no size of
        /// its own.
        func sizedAsPresented() -> some View {
            frame(minWidth: 400, minHeight: 480)
        }

        /// Asks before the window closes, by Cmd-W or its button, from macOS 15 on.
        @ViewBuilder func asksBeforeClosing(
            _ reasons: [String], discardTitle: String
        ) -> some View {
            if #available(macOS 15, *) {
                dismissalConfirmationDialog(
                    reasons.joined(separator: "\n"), shouldPresent: !reasons.isEmpty
                ) {
                    Button(discardTitle, role: .destructive) {}
                }
            } else {
                self
            }
        }

        /// Changes nothing: macOS has no zoom.
        func zooms(outOfLinkTo url: String?) -> some View { self }
    }
#endif
