import SwiftUI

/// What all pages of the guide's app have in common.
struct OfflineBar: ViewModifier {
    func body(content: Content) -> some View {
        content.safeAreaInset(edge: .bottom) { Text("Offline") }
    }
}
