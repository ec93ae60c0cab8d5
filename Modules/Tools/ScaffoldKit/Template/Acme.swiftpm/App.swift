import AcmeApp
import SwiftUI

/// The app for iPhone and iPad.
@main
struct AcmeApplication: App {
    var body: some Scene {
        WindowGroup { AppView() }
    }
}
