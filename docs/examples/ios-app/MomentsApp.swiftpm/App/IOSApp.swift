import AppWindow
import Foundation
import SampleData
import StorageKit
import SwiftUI

/// The whole sample as an app for iPhone and iPad.
@main
struct IOSApp: App {
    @UIApplicationDelegateAdaptor private var delegate: LinkDelegate

    var body: some Scene {
        WindowGroup { AppView(documents: Documents(SampleData(now: Date()).document)) }
    }
}
