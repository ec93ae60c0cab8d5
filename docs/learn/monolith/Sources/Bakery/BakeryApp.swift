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
