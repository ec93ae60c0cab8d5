#if canImport(SwiftUI) && canImport(DeveloperToolsSupport)
    import DesignKit
    import DesignKitSwiftUI
    import SwiftUI

    #Preview("Conversation") {
        PageStates(.sample, empty: .loaded(.nothing), long: .longText, rightToLeft: .rightToLeft) {
            ConversationView(page: $0)
        }
    }
#endif
