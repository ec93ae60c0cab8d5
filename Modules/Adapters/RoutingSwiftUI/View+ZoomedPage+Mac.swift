#if canImport(SwiftUI) && !canImport(UIKit)
    import SwiftUI

    extension View {
        /// Changes nothing: macOS has no zoom.
        func zooms(outOfLinkTo url: String?) -> some View { self }
    }
#endif
