import RouteMatching
import RoutingKit

import struct Foundation.Date

/// What a request is from its beginning to its end.
struct RequestIdentity {
    /// The request before redirects, which change its address.
    let original: RouteRequest
    /// The run inside which it was made; `nil` if no other has started it.
    let parent: RequestRun?
    /// What it only makes, without side effects; `nil` for other requests, and for a part of one.
    let dryRun: DryRun?
    /// The canonical URL to which the user agreed; `nil` if they weren't asked.
    let agreement: String?
    /// The user's action that has started it.
    let job: UserJob?
    /// When it was made, as a date.
    let began: Date
    /// The same, since the fixed moment of the clock.
    let start: Duration
}

/// What a dry run makes.
enum DryRun: Sendable {
    /// The screen of a route, which isn't shown.
    case screen
    /// The same for a tab that the app needs: interceptors are asked only about requirements.
    case tab
    /// The value that a route offers.
    case value
    /// Whether a shown screen may still be open: no Navigator is asked.
    case review
}

/// Where a request is addressed to: at first to its own URL, and then to that of its last redirect.
struct RequestAddress {
    var url: String?
    var trust: RouteTrust
    /// The origin by whose rules the URL is read.
    var reader: RouteOrigin
    /// The link of the URL; `nil` if it has to be read again, after a redirect.
    var link: DeepLink?
    /// Whether the URL is that of the login, shown for a suspended request. Its route opens even if
    /// it is closed to the outside, but a redirect from there doesn't.
    var isForSuspension: Bool
}

/// The canonical URLs of a request: the one that it names itself, and those of its redirects.
struct RequestTrail {
    /// `nil` until the route of the request is found.
    private(set) var first: String?
    /// In order.
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

/// The step that is under way, and when its time is over.
struct StepTiming {
    let step: RequestStep
    /// Since the clock's fixed moment; `nil` as long as it need not wait, or waits for the user.
    var deadline: Duration?
}
