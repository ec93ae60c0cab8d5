#if canImport(SwiftUI) && canImport(DeveloperToolsSupport)
    import DesignKit
    import DesignKitSwiftUI
    import SwiftUI

    #Preview("Timeline") {
        PageStates(.sample, empty: .loaded(.nothing), long: .longText, rightToLeft: .rightToLeft) {
            TimelineView(page: $0)
        }
    }
#endif
