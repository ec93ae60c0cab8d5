#if canImport(SwiftUI) && canImport(DeveloperToolsSupport)
    import DesignKit
    import DesignKitSwiftUI
    import SwiftUI

    #Preview("Cart") {
        PageStates(
            .sample, empty: .empty(CartPage.emptyText), long: .longText, rightToLeft: .rightToLeft
        ) {
            CartView(page: $0)
        }
    }
#endif
