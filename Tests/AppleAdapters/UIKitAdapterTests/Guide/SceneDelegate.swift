import RoutingUIKit
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private let routing = SceneRouting(views: .app, shakeOpens: "/internalmenu") { stage in
        try await Container(stage: stage).router
    }

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) {
        routing.onCallback(scheme: "fb1234567") { url in SocialLogin.finish(with: url) }
        window = routing.connect(scene, session, options)
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        routing.open(userActivity)
    }

    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        routing.open(contexts)
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        routing.restorationActivity
    }

    func scene(
        _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity
    ) {
        routing.restore(stateRestorationActivity)
    }
}
