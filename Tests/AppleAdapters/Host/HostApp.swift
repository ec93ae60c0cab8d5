import UIKit

/// An app without contents. The tests of the adapter run in it, and put their windows into its
/// scene.
@main
final class HostApp: UIResponder, UIApplicationDelegate {
    /// Apps that are built with the SDK of iOS 27 don't launch without a configuration of their
    /// scenes.
    ///
    /// Source: Apple, Technical Note TN3187.
    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
        configuration.delegateClass = HostScene.self
        return configuration
    }
}

/// The scene of the tests, which have the windows.
final class HostScene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
}
