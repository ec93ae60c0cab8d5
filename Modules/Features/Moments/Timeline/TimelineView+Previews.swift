#if canImport(SwiftUI) && canImport(DeveloperToolsSupport)
    import DesignKit
    import SwiftUI

    #Preview("Timeline") { NavigationStack { TimelineView(state: .sample) } }

    #Preview("Empty") { NavigationStack { TimelineView(state: .nothing) } }

    #Preview("Long text") { NavigationStack { TimelineView(state: .longText) } }

    #Preview("Right to left") {
        NavigationStack { TimelineView(state: .rightToLeft) }
            .environment(\.layoutDirection, .rightToLeft)
    }
#endif
