extension AppRouter {
    public func told(_ url: String?) -> String? {
        guard let url, let map else { return url }
        return map.told(url).text
    }

    func told(_ error: RouteError) -> RouteError { map?.told(error) ?? error }

    /// A request as observers hear of it.
    func told(_ request: RouteRequest) -> RouteRequest {
        var request = request
        request.url = told(request.url)
        return request
    }
}
