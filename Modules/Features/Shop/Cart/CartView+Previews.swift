#if canImport(SwiftUI) && canImport(DeveloperToolsSupport)
    import DesignKit
    import SwiftUI

    #Preview("Cart") { NavigationStack { CartView(state: .sample) } }

    #Preview("Loading") { NavigationStack { CartView(state: .loading) } }

    #Preview("Failed") { NavigationStack { CartView(state: .unreadable) } }

    #Preview("Empty") { NavigationStack { CartView(state: .nothing) } }

    #Preview("Long text") { NavigationStack { CartView(state: .longText) } }

    #Preview("Right to left") {
        NavigationStack { CartView(state: .rightToLeft) }
            .environment(\.layoutDirection, .rightToLeft)
    }
#endif
