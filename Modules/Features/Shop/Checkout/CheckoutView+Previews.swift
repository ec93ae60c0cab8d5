#if canImport(SwiftUI) && canImport(DeveloperToolsSupport)
    import DesignKit
    import DesignKitSwiftUI
    import SwiftUI

    #Preview("Checkout") {
        PageStates(.sample, empty: .loaded(.nothing), long: .longText, rightToLeft: .rightToLeft) {
            CheckoutView(page: $0)
        }
    }
#endif
