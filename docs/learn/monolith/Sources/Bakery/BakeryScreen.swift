/// A screen of the app: a title, and rows to choose from.
@MainActor
protocol BakeryScreen: AnyObject {
    var title: String { get }
    var rows: [Row] { get }
}

/// A row of a screen, and what happens when the user chooses it.
struct Row {
    let title: String
    let choose: @MainActor () async -> Void
}
