import ChatPlugin
import FeatureTestSupport
import Foundation
import RoutingTesting
import StorageKit

/// The chat without the other features.
/// - Parameters:
///   - url: The page that is open; the list of conversations if `nil`.
///   - picks: Whether there is a screen that picks moments.
///   - user: Who is signed in; `nil` for a guest.
func launchChat(
    on storage: Storage, at url: String? = nil, picks: Bool = true, user: String? = nil
) async throws -> AppRouter {
    let app = try await FeatureApp(ChatPlugin(), on: storage, user: user) { router in
        router.registerLinkedPages()
        guard picks else { return }
        router.register(path: "/moments/pick", navigator: StandInNavigator<NoParameters>())
    }
    return await app.opened(at: url)
}

/// A few conversations, as the backend sends them.
nonisolated enum SmallChat {
    /// The document of some conversations of Mia Koch.
    static func json(_ conversations: [String]) -> String {
        #"""
        {
          "userDetails": { "id": "me", "name": "Mia Koch", "avatar": "mia.png" },
          "conversations": [\#(conversations.joined(separator: ", "))]
        }
        """#
    }

    /// A conversation with a person.
    static func conversation(with id: String, _ name: String, _ messages: String...) -> String {
        #"""
        {
          "id": "c-\#(id)",
          "userDetails": { "id": "\#(id)", "name": "\#(name)", "avatar": "a.png" },
          "messages": [\#(messages.joined(separator: ", "))]
        }
        """#
    }

    /// A message. A quotation mark in its text is already escaped for JSON.
    static func message(from sender: String, _ text: String, ago: Int = 0) -> String {
        #"""
        {
          "id": "\#(sender)-\#(ago)", "senderID": "\#(sender)", "text": "\#(text)",
          "createdDate": "\#(Int(TestClock.start.timeIntervalSince1970) - ago)"
        }
        """#
    }
}

extension Storage {
    /// The storage of an app with these conversations.
    static func chat(_ conversations: String..., folder: URL? = nil) -> Storage {
        .chat(document: SmallChat.json(conversations), folder: folder)
    }

    /// The storage of an app with one message of Ana's.
    static func chat(message: String, folder: URL? = nil) -> Storage {
        .chat(
            SmallChat.conversation(
                with: "u1", "Ana Silva", SmallChat.message(from: "u1", message, ago: 300)),
            folder: folder)
    }

    /// The storage of an app with this document.
    static func chat(document: String, folder: URL? = nil) -> Storage {
        .reading(["conversations": document], folder: folder)
    }
}
