import RoutingRules
import StageKit

/// What a user, the system or a server does to the app, apart from requests and moves, which the
/// router reports.
enum AppInput {
    /// The user chooses a row of the visible screen that isn't a link.
    case choose(RowChoice)
    /// The app becomes ready for links from outside.
    case ready
    /// The app restores a saved navigation state.
    case restore(NavigationState)
    /// The user answers whether a late link opens.
    case answer(opens: Bool)
    /// The app ends. Links that still wait are cancelled.
    case end
    /// Rules replace all earlier ones.
    case rules([RouteConfig])

    /// Whether the running code is an effect of an input, such as the request of a row's action.
    @TaskLocal static var isBeingPerformed = false
}

/// The row that a user chooses.
struct RowChoice: Hashable, Sendable {
    /// Its position among the rows that can be chosen, from 1.
    let number: Int
    /// How many rows of the screen can be chosen.
    let count: Int
    /// `action`, `field` or `toggle`.
    let kind: String
    /// What the user types into a field; `nil` for other rows.
    let text: String?
}
