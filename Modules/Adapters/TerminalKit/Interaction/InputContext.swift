/// What is on the screen when a key is pressed.
struct InputContext {
    /// The page in front; `nil` without screens.
    let page: Page?
    /// How many tabs there are, and the one in front.
    let tabs: Int, selectedTab: Int
    /// Whether there is a question to answer.
    let hasQuestion: Bool
    /// How many requests the debug panel lists.
    let requests: Int
    /// The paths that the app answers.
    let paths: [String]
}
