import Foundation
import RoutingKit
import RoutingSwiftUI
import SampleData
import StorageKit
import SwiftUI

/// The whole sample as an app for iPhone and iPad.
@main
struct IOSApp: App {
    var body: some Scene {
        WindowGroup {
            AppView {
                AppLaunch(stage: ObservableStage(), restoresState: true) { stage, warn in
                    try await MomentsContainer(
                        stage: stage, plugins: .all, build: .current,
                        documents: .generated(SampleData(now: Date()).document),
                        stateFolder: StateFolder(.momentsApp, warn: warn))
                }
            }
        }
    }
}
