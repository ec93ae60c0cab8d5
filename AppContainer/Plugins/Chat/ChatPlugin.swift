import Chat
import Foundation
public import PluginKit
import RoutingEngine
import RoutingRules
public import ToggleKit

/// The conversations. They are private: no link opens them, but a push notification does.
public struct ChatPlugin: Plugin {
    /// Whether the user can read and write messages.
    private static let messages = FeatureToggle("isChatOpen", by: .remote)

    public let name = "Chat"
    public let tab: PluginTab? = PluginTab(url: "/chat", symbol: "bubble.left.and.bubble.right")
    public let documents = ["conversations"]
    public var toggles: [FeatureToggle] { [Self.messages] }

    nonisolated public init() {}

    public func register(in app: PluginContext) {
        let router = app.router
        let storage = app.storage
        let conversations = ConversationsNavigator(storage: storage, now: app.now)
        let conversation = ConversationNavigator(router: router, storage: storage, now: app.now)

        router.register(path: "/chat", navigator: conversations, access: .pushes)
        router.register(
            path: "/chat/:userID", navigator: conversation, access: .pushes, parent: "/chat")

        let toggles = app.toggles
        app.degrade("/chat") {
            toggles.isOn(Self.messages) ? nil : .block(because: ConversationsNavigator.closedReason)
        }
        let help = URL(string: "https://help.momentsapp.com/chat").map(Degradation.webPage)
        app.degrade("/chat/:userID") { toggles.isOn(Self.messages) ? nil : help }
    }
}
