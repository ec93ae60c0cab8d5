/// A small app in the terminal. Its arguments are the rows that the user chooses, one after
/// another: `swift run Bakery 2 1`.
@main
struct BakeryApp {
    @MainActor static func main() async throws {
        let window = Window.shared
        window.show(MenuScreen())
        print(window.text)
        for choice in CommandLine.arguments.dropFirst() {
            guard let number = Int(choice), let row = window.row(number) else {
                return print("There is no row '\(choice)'.")
            }
            await row.choose()
            print(window.text)
        }
    }
}

extension Window {
    /// The visible screen as the terminal shows it.
    fileprivate var text: String {
        guard let screen = visibleScreen else { return "No screen" }
        let rows = screen.rows.enumerated().map { "  \($0 + 1) \($1.title)" }
        return (["= \(screen.title)"] + rows).joined(separator: "\n")
    }

    /// The row with a number, counted from 1.
    fileprivate func row(_ number: Int) -> Row? {
        let rows = visibleScreen?.rows ?? []
        return rows.indices.contains(number - 1) ? rows[number - 1] : nil
    }
}
