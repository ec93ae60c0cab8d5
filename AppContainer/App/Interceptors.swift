import Foundation
import RouteMatching
import RoutingEngine
import RoutingJourneys
import RoutingKit
import RoutingRules
import ToggleKit

extension MomentsContainer {
    /// Registers the interceptors, the highest priority first.
    func registerInterceptors() {
        router.register(
            DegradeInterceptor(
                priority: 400, webPages: Self.webPages,
                notify: { [weak self] in self?.notify($0) },
                degradation: { [weak self] in self?.degradation(of: $0) }))
        router.register(
            LoginInterceptor(
                priority: 300, on: journeys, showing: "/login",
                owner: { [session] in session.absentUser },
                isSignedIn: { [session] in session.userName != nil }))
        router.register(ABTestInterceptor(priority: 200) { [installation] in installation.id })
        router.register(ConfigInterceptor(router))
        router.register(
            AnalyticsInterceptor(priority: 0) { [analytics] in await analytics.count($0) })
    }

    /// What users see instead of a part of the app that is switched off.
    private func degradation(of request: InterceptedRequest) -> Degradation? {
        let (sells, chats) = (toggles.isOn(.isCheckoutOpen), toggles.isOn(.isChatOpen))
        return switch request.route.pattern.description {
        case "/checkout" where !sells: .redirect(to: "/cart")
        case "/cart" where !sells:
            .notice("Orders are unavailable at the moment. Your cart is saved.")
        case "/chat" where !chats: .block(because: "the chat is under maintenance")
        case "/chat/:userID" where !chats:
            URL(string: "https://help.momentsapp.com/chat").map(Degradation.webPage)
        default: nil
        }
    }
}
