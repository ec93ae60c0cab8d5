/// The facts about the app that rules are checked against: its version, and the web pages that it
/// shows.
public struct RulePolicy: Sendable {
    /// The version of the app that runs.
    let appVersion: AppVersion
    /// Where the pages of rules are shown; `nil` if no rule may show one.
    let webPages: WebPages?

    /// Describes an app.
    /// - Parameters:
    ///   - appVersion: The version of the app that runs.
    ///   - webPages: Where the pages of rules are shown; no rule may show one by default.
    public init(appVersion: AppVersion, webPages: WebPages? = nil) {
        self.appVersion = appVersion
        self.webPages = webPages
    }
}
