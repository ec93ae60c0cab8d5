#if canImport(SwiftUI) && canImport(DeveloperToolsSupport)
    import DesignKit
    import DesignKitSwiftUI
    import RoutingKit
    import SwiftUI

    #Preview("Moment") {
        PageStates(
            .sample, empty: .missing(NotFound("moment")), long: .longText, rightToLeft: .rightToLeft
        ) {
            MomentView(cell: $0)
        }
    }
#endif
