#if canImport(SwiftUI) && canImport(DeveloperToolsSupport)
    import DesignKit
    import DesignKitSwiftUI
    import SwiftUI

    #Preview("Conversations") {
        PageStates(
            .sample, empty: .empty(texts("There are no conversations yet.")), long: .longText,
            rightToLeft: .rightToLeft
        ) {
            ConversationsView(page: $0) {}
        }
    }
#endif
