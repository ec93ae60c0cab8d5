#if canImport(SwiftUI) && canImport(DeveloperToolsSupport)
    import SwiftUI

    #Preview("Conversation") { NavigationStack { ConversationView(page: .sample) } }

    #Preview("Empty") { NavigationStack { ConversationView(page: .nothing) } }

    #Preview("Long text") { NavigationStack { ConversationView(page: .longText) } }

    #Preview("Right to left") {
        NavigationStack { ConversationView(page: .rightToLeft) }
            .environment(\.layoutDirection, .rightToLeft)
    }
#endif
