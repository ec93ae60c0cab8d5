extension AppRouter {
    public func told(_ url: String?) -> String? {
        url.map { Telling(map: map, isOutside: false).told($0).text }
    }

    func told(_ error: RouteError) -> RouteError {
        Telling(map: map, isOutside: false).told(error)
    }

    /// A request as observers hear of it.
    func told(_ request: RouteRequest) -> RouteRequest {
        var request = request
        request.url = request.url.map { telling(of: request).told($0).text }
        return request
    }

    /// The URL of a screen on the stage as it may be told.
    func told(_ entry: NavigationState.Entry) -> String {
        let telling = Telling(map: map, isOutside: entry.trust.isOutside)
        return telling.isPlain ? entry.url : telling.told(entry.url).text
    }

    /// How a request may be told about.
    func telling(of request: RouteRequest) -> Telling {
        Telling(map: map, isOutside: request.trust.isOutside)
    }
}
