public import Foundation
public import struct Foundation.UUID

/// The one outcome of a request: returned, reported to observers and kept in the history.
public struct RouteOutcome: Sendable {
    public enum Result: Sendable {
        /// The identity of the screen differs for two screens of one URL.
        case shown(title: String, screen: UUID)
        case performed(RouteValue)
        /// An interceptor, named here, handled the request itself.
        case handled(by: String)
        /// The request waits for a requirement and continues later.
        case suspended(RouteTicket)
        case refused(RouteError)
    }

    struct Details: Sendable {
        var url: String?
        var redirects: [String]
        var result: Result
    }

    /// The URL as it may be shown or logged; `nil` if the request had none. `•••` replaces private
    /// values and, in a URL from outside, everything that no route declares; of a text that no route
    /// answers only scheme and host remain. A debug build shows URLs from outside like those of the app.
    public var url: String? { ended.shown.url }
    /// The URL exactly as it was given, to pass it on, to a browser for instance. Don't log it.
    public var sent: Private<String>? { ended.details.url.map { Private($0) } }
    public var origin: RouteOrigin { ended.origin }
    /// The pattern of the route that answered, for instance `/product/:id`; `nil` if none did.
    public var route: String? { ended.route }
    package var redirects: [String] { ended.shown.redirects }
    public var result: Result { ended.shown.result }
    public var began: Date { ended.began }
    public var duration: Duration { ended.duration }
    /// The URLs of the screens from root to top after the request.
    public var stack: [String] { ended.redaction?.stack ?? [] }

    private let ended: EndedRequest

    package init(
        url: String?, redirects: [String] = [], result: consuming Result, origin: RouteOrigin,
        route: String? = nil, began: Date, duration: Duration,
        redaction: (any OutcomeRedaction)? = nil
    ) {
        ended = EndedRequest(
            Details(url: url, redirects: redirects, result: result), origin: origin, route: route,
            began: began, duration: duration, redaction: redaction)
    }
}

/// How an outcome is masked when it is read.
package protocol OutcomeRedaction: AnyObject, Sendable {
    var redaction: any Redacting { get }
    /// The URLs of the screens from root to top after the request.
    var stack: [String] { get }
}

/// What a request leaves behind, as one reference. Most of it is never read, so it is redacted when
/// it is read first.
private final class EndedRequest: Sendable {
    let details: RouteOutcome.Details
    let origin: RouteOrigin, route: String?
    let began: Date, duration: Duration
    let redaction: (any OutcomeRedaction)?
    private nonisolated(unsafe) var redacted: RouteOutcome.Details?
    private static let lock = NSLock()

    init(
        _ details: consuming RouteOutcome.Details, origin: RouteOrigin, route: String?,
        began: Date, duration: Duration, redaction: (any OutcomeRedaction)?
    ) {
        self.details = details
        (self.origin, self.route, self.began, self.duration) = (origin, route, began, duration)
        self.redaction = redaction
    }

    var shown: RouteOutcome.Details {
        guard let redaction else { return details }
        if let known = Self.lock.withLock({ redacted }) { return known }
        // Without the lock: a constraint of the app may read another outcome.
        let shown = redaction.redaction.redacted(details)
        Self.lock.withLock { redacted = shown }
        return shown
    }
}

extension RouteOutcome {
    public var error: RouteError? {
        guard case .refused = ended.details.result, case .refused(let error) = result else {
            return nil
        }
        return error
    }

    public var value: RouteValue? {
        if case .performed(let value) = ended.details.result { value } else { nil }
    }

    public var title: String? {
        guard case .shown = ended.details.result, case .shown(let title, _) = result else {
            return nil
        }
        return title
    }
}

extension RouteOutcome: CustomStringConvertible {
    /// One line: the origin, the URL and the result.
    public var description: String {
        let urls = [url ?? "no URL"] + redirects
        let request =
            "\(origin.name) \(urls.map(\.shortened).joined(separator: " -> "))"
        let line =
            switch result {
            case .shown(let title, _): "\(request) -> shown: \(title)"
            case .performed(let value): "\(request) -> performed: \(value.json)"
            case .handled(let interceptor): "\(request) -> handled: \(interceptor)"
            case .suspended(let ticket): "\(request) -> suspended: until \(ticket.requirement.name)"
            case .refused(let error): "\(request) -> refused (\(error.code)): \(error)"
            }
        return line.printable
    }
}

extension RouteOutcome: CustomReflectable {
    /// The description, so that not even a dump contains more.
    public var customMirror: Mirror { Mirror(self, children: ["description": description]) }
}

extension RouteOutcome {
    /// The URL as a log may show it; `no URL` if the request had none.
    public var loggedURL: String { url?.shortened.printable ?? "no URL" }

    /// When the request began, in UTC: `08:15:30.250Z`.
    public var loggedTime: String {
        began.formatted(.iso8601.time(includingFractionalSeconds: true)) + "Z"
    }

    /// How long the request took, in milliseconds.
    public var milliseconds: Double { (duration / .microseconds(1)).rounded() / 1000 }

    /// `shown`, `performed`, `handled`, `suspended`, or the code of the error.
    public var word: String {
        switch result {
        case .shown: "shown"
        case .performed: "performed"
        case .handled: "handled"
        case .suspended: "suspended"
        case .refused(let error): error.code
        }
    }
}
