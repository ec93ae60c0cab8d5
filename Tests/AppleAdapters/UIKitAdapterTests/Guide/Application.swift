import RoutingEngine
import RoutingUIKit
import UIKit

@MainActor
func showApp(in window: UIWindow) async throws -> AppRouter {
    let stage = WindowStage(window: window, views: .app)
    let router = try await Container(stage: stage).router
    window.makeKeyAndVisible()
    return router
}
