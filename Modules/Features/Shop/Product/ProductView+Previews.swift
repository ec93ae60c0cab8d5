#if canImport(SwiftUI) && canImport(DeveloperToolsSupport)
    import SwiftUI

    #Preview("Product") { NavigationStack { ProductView(page: .sample) {} } }

    #Preview("Sold out") { NavigationStack { ProductView(page: .soldOut) {} } }

    #Preview("Long text") { NavigationStack { ProductView(page: .longText) {} } }

    #Preview("Right to left") {
        NavigationStack { ProductView(page: .rightToLeft) {} }
            .environment(\.layoutDirection, .rightToLeft)
    }
#endif
