import RoutingKit

/// The canonical URLs of a request: the one that it names itself, and those of its redirects.
struct RequestTrail {
    /// The URL that the request names itself; `nil` until its route is found.
    private(set) var first: String?
    /// The URLs of its redirects, in order.
    private(set) var redirects: [String] = []
    /// How often an interceptor has redirected it. The same URL under new rules isn't a step of the
    /// trail, but rules that change each time would redirect to it without end.
    private var verdictCount = 0

    private var urls: [String] { [first ?? ""] + redirects }

    /// Adds a URL.
    /// - Parameter depth: How many requests are around this one.
    /// - Throws: If it was there before, or if there are too many.
    mutating func visit(_ url: String, depth: Int) throws(RouteError.Reason) {
        guard first != nil else { return first = url }
        let isCycle = url == first || redirects.contains(url)
        redirects.append(url)
        if isCycle { throw .redirectCycle(urls) }
        if depth + redirects.count > RouteMap.maximumRedirects { throw .tooManyRedirects(urls) }
    }

    /// Counts a redirect by an interceptor.
    mutating func countVerdict(to url: String) throws(RouteError.Reason) {
        verdictCount += 1
        if verdictCount > RouteMap.maximumRedirects { throw .tooManyRedirects(urls + [url]) }
    }
}
