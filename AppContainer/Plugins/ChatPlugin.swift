import DesignKit
import Chat
import Foundation
import RoutingEngine
import RoutingRules
import ToggleKit

/// The conversations. They are private: no link opens them, but a push notification does.
struct ChatPlugin: Plugin {
    let name = "Chat"
    let tab: PluginTab? = PluginTab(url: "/chat", symbol: "bubble.left.and.bubble.right")
    let documents = ["conversations"]

    func register(in app: PluginContext) {
        let (router, storage) = (app.router, app.storage)
        let conversations = ConversationsNavigator(storage: storage, now: app.now)
        let conversation = ConversationNavigator(
            router: router, storage: storage, now: app.now)

        router.register(path: "/chat", navigator: conversations, access: .pushes)
        router.register(
            path: "/chat/:userID", navigator: conversation, access: .pushes, parent: "/chat")
    }

    func degradation(of path: String, in app: PluginContext) -> Degradation? {
        switch path {
        case _ where app.toggles.isOn(.isChatOpen): nil
        case "/chat": .block(because: texts("the chat is under maintenance"))
        case "/chat/:userID":
            URL(string: "https://help.momentsapp.com/chat").map(Degradation.webPage)
        default: nil
        }
    }

    var tour: [TourStep] {
        [
            TourStep(
                "Chat asks Moments for a moment, and waits until the user picks one.",
                in: "Modules/Features/Chat/Conversation/ConversationScreen.swift",
                needs: "/moments/pick", .selectTab("/chat"), .open("/chat/u1"),
                .choose("Attach a moment"), .chooseFirst(thenRead: " https://"))
        ]
    }
}
