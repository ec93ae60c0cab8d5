public import struct Foundation.URL

extension RouteRequest {
    /// Describes a request for a link that the system passed to the app: a universal link if its
    /// scheme is `http` or `https`, or else a link of one of the app's own schemes.
    /// - Parameters:
    ///   - url: The link.
    ///   - caller: The bundle identifier of the app that sent the link, if known.
    public init(opening url: URL, from caller: String? = nil) {
        let scheme = url.scheme?.lowercased() ?? ""
        let isOfTheWeb = ["http", "https"].contains(scheme)
        self.init(
            url: url.absoluteString,
            origin: isOfTheWeb ? .universalLink : .customScheme(caller: caller))
    }
}
