/// Where the user is: the screens that are open, the visible one last.
@MainActor
final class Window {
    static let shared = Window()
    private var screens: [any BakeryScreen] = []

    var visibleScreen: (any BakeryScreen)? { screens.last }

    func show(_ screen: any BakeryScreen) { screens.append(screen) }
}
