/// Where the user is: the screens that are open, the visible one last.
@MainActor
final class Window {
    static let shared = Window()
    private var screens: [any BakeryScreen] = []

    var visibleScreen: (any BakeryScreen)? { screens.last }

    func show(_ screen: any BakeryScreen) { screens.append(screen) }
}

extension Window {
    /// The visible screen as the terminal shows it.
    var text: String {
        guard let screen = visibleScreen else { return "No screen" }
        let rows = screen.rows.enumerated().map { "  \($0 + 1) \($1.title)" }
        return (["= \(screen.title)"] + rows).joined(separator: "\n")
    }

    /// The row with a number, counted from 1.
    func row(_ number: Int) -> Row? {
        let rows = visibleScreen?.rows ?? []
        return rows.indices.contains(number - 1) ? rows[number - 1] : nil
    }
}
