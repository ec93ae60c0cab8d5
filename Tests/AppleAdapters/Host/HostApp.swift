import UIKit

/// An app without contents. The tests of the adapter run in it, and put their windows into its scene.
@main
final class HostApp: UIResponder, UIApplicationDelegate {}
