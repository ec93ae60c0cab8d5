import RoutingKit

final class LoginScreen: Screen {
    let title = "Login"
}

final class ChapterScreen: Screen {
    let title: String

    init(_ number: Int) {
        title = "Chapter \(number)"
    }
}
