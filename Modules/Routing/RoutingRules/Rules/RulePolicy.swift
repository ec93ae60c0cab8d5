/// What rules are held against in an app: the version that runs, and the web pages that it shows.
public struct RulePolicy: Sendable {
    /// The version of the app that runs.
    public let appVersion: AppVersion
    /// The hosts whose pages a rule may show, in lower case, for instance `momentsapp.com`.
    public let webHosts: [String]
    /// The path of the route that shows a web page, and the name of the parameter that takes its
    /// URL.
    public let webPagePath: String, webPageParameter: String

    /// Makes the bounds of an app.
    /// - Parameters:
    ///   - appVersion: The version of the app that runs.
    ///   - webHosts: The hosts whose pages a rule may show; none by default.
    ///   - webPagePath: The path of the route that shows a web page. It must be open to the outside
    ///     itself, since a rule of a server opens nothing that is closed.
    ///   - webPageParameter: The name of its parameter that takes the URL.
    public init(
        appVersion: AppVersion, webHosts: [String] = [], webPagePath: String = "/page",
        webPageParameter: String = "url"
    ) {
        self.appVersion = appVersion
        self.webHosts = webHosts.map { $0.lowercased() }
        self.webPagePath = webPagePath
        self.webPageParameter = webPageParameter
    }
}
