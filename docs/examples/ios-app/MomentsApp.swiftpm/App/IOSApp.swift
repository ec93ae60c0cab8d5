import AppWindow
import Foundation
import SampleData
import StorageKit
import SwiftUI

/// The whole sample as an app for iPhone and iPad.
@main
struct IOSApp: App {
    @UIApplicationDelegateAdaptor private var delegate: LinkDelegate

    private let sample = SampleData(now: Date())

    var body: some Scene {
        WindowGroup {
            AppView(documents: Documents { [sample] in try sample.document(named: $0) })
        }
    }
}
