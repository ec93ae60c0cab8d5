#if canImport(SwiftUI) && canImport(DeveloperToolsSupport)
    import DesignKit
    import DesignKitSwiftUI
    import SwiftUI

    #Preview("Product") {
        PageStates(.sample, empty: .loaded(.soldOut), long: .longText, rightToLeft: .rightToLeft) {
            ProductView(page: $0) {}
        }
    }
#endif
