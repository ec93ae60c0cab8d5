#if canImport(SwiftUI) && canImport(DeveloperToolsSupport)
    import DesignKit
    import DesignKitSwiftUI
    import SwiftUI

    #Preview("Products") {
        PageStates(.sample, empty: .loaded(.nothing), long: .longText, rightToLeft: .rightToLeft) {
            ProductListView(page: $0) {}
        }
    }
#endif
