import Observation
import RoutingKit
import RoutingSwiftUI
import SwiftUI

@Observable
final class HomeScreen: Screen {
    let title = "Home"
    var greeting = "Welcome"
}

extension HomeScreen: DrawnScreen {
    var view: some View { HomeView(greeting: greeting) }
}

struct HomeView: View {
    let greeting: String

    var body: some View { Text(greeting) }
}
