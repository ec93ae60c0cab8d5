import RoutingKit

// The code of docs/guides/journeys that navigates without URLs.

final class LoginScreen: Screen {
    let title = "Login"
}

final class ChapterScreen: Screen {
    let title: String

    init(_ number: Int) {
        title = "Chapter \(number)"
    }
}

enum Page {
    case login, chapter(Int)
    @MainActor var move: ScreenMove {
        switch self {
        case .login: .present(LoginScreen())
        case .chapter(let number): .push(ChapterScreen(number))
        }
    }
}
extension AppRouting { func jump(_ page: Page) { move(page.move) } }
