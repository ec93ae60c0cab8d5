public import Foundation

extension RouteRequest {
    /// The key of the URL in the payload of a notification and in the `userInfo` of a quick action.
    public static let urlKey = "url"

    /// A request for the URL in the `userInfo` of a notification; `nil` if it has none. The sender
    /// chose the URL, so it opens only what is open to ``RouteOrigin/push``.
    public init?(notification payload: [AnyHashable: Any]) {
        guard let url = payload[Self.urlKey] as? String else { return nil }
        self.init(url: url, origin: .push)
    }

    /// A request for the URL in the `userInfo` of a quick action; `nil` if it has none. Only the
    /// app makes its quick actions, so it is a request of the app.
    public init?(quickAction info: [String: Any]?) {
        guard let url = info?[Self.urlKey] as? String else { return nil }
        self.init(url: url)
    }

    /// A request for a result of Spotlight, whose identifier is the URL. Only the app adds its
    /// content to the index, so it is a request of the app.
    public init(searchResult identifier: String?) {
        self.init(url: identifier)
    }

    /// A request for a pasted URL, which counts as a universal link: anybody may have written it.
    public init(pasted url: URL) {
        self.init(url: url.absoluteString, origin: .universalLink)
    }
}
