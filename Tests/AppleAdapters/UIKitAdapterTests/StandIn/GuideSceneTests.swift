import StageConformance
import Testing
@_spi(StandIn) import UIKit

extension `The adapter to UIKit` {
    @Suite
    @MainActor
    struct `The scene delegate of the guide` {
        private let delegate = SceneDelegate()
        private let session = UISceneSession()

        @Test
        func `it does all of it in a few lines`() async throws {
            StandIn.reset()
            let options = UIScene.ConnectionOptions.standIn(
                urlContexts: [.standIn(try url("example://product/7"), from: nil)])
            let scene = UIWindowScene(session: session, connectionOptions: options)
            delegate.scene(scene, willConnectTo: session, options: options)
            await settle()
            #expect(shown == "*Home Product 7")
            let callback = try url("fb1234567://done")
            delegate.scene(scene, openURLContexts: [.standIn(callback, from: nil)])
            #expect(SocialLogin.finished == [callback])
            delegate.window?.motionEnded(.motionShake, with: nil)
            await settle()
            #expect(shown == "*Home Product 7 | +Menu")
            let activity = try #require(delegate.stateRestorationActivity(for: scene))
            #expect(activity.activityType == "RoutingKit.restoration")
        }

        private var shown: String? { delegate.window?.outline(column: 0) }

        private func url(_ text: String) throws -> URL {
            try #require(URL(string: text))
        }

        private func settle() async {
            for _ in 0..<200 { await CurrentDevice.passTime() }
        }
    }
}
