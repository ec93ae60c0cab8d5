#if canImport(SwiftUI) && canImport(DeveloperToolsSupport)
    import DesignKit
    import SwiftUI

    #Preview("Timeline") { NavigationStack { TimelineList(state: .sample) } }

    #Preview("Loading") { NavigationStack { TimelineList(state: .loading) } }

    #Preview("Failed") { NavigationStack { TimelineList(state: .unreadable) } }

    #Preview("Empty") { NavigationStack { TimelineList(state: .nothing) } }

    #Preview("Long text") { NavigationStack { TimelineList(state: .longText) } }

    #Preview("Right to left") {
        NavigationStack { TimelineList(state: .rightToLeft) }
            .environment(\.layoutDirection, .rightToLeft)
    }
#endif
