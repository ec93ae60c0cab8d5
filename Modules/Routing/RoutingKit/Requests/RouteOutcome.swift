public import Foundation

/// The one outcome of a request: returned, reported to observers and kept in the history.
///
/// It is masked when the request ends: `•••` replaces private values and, in a build for users,
/// what no route declares. A debug build shows undeclared parts, so that its developer finds the
/// route that is missing.
///
/// It never changes. It is a class, because each observer, its caller and the history keep it.
public final class RouteOutcome: Sendable {
    /// How a request has ended.
    public enum Result: Sendable {
        /// Its screen is on the stage. The identity differs for two screens of one URL.
        case shown(title: String, screen: UUID)
        /// Its action is done, with the value that the action returns.
        case performed(RouteValue)
        /// An interceptor, named here, handled the request itself.
        case handled(by: String)
        /// The request waits for a requirement and continues later.
        case suspended(RouteTicket)
        /// The request has changed nothing, for a reason that the error says.
        case refused(RouteError)
    }

    /// The URL as it may be shown or logged; `nil` if the request had none. Of a text that no route
    /// answers only the scheme and the host may remain.
    public var url: String? { shown.url }
    /// The URL exactly as it was given, to pass it on, to a browser for instance. Don't log it.
    public var sent: Private<String>? { given.url.map { Private($0) } }
    /// The source of the request.
    public let origin: RouteOrigin
    /// The pattern of the route that answered, for instance `/product/:id`; `nil` if none did.
    public let route: String?
    /// The canonical URLs to which the request was redirected, in order.
    package var redirects: [String] { shown.redirects }
    /// How the request has ended.
    public var result: Result { shown.result }
    /// When the request began.
    public let began: Date
    /// How long the request took.
    public let duration: Duration
    /// The URLs of the screens from root to top after the request.
    public var stack: [String] { maskedStack() }

    /// What it leaves behind, before it was masked.
    package let given: RouteOutcomeDetails

    /// The same with masks, if anything is masked.
    private let shown: RouteOutcomeDetails
    private let maskedStack: @Sendable () -> [String]

    /// Masks what a request leaves behind.
    /// - Parameters:
    ///   - given: The URL, the redirects and the result as they are.
    ///   - redaction: Masks them; `nil` if they hold nothing to mask.
    ///   - stack: Returns the masked URLs of the screens. A stack is long and seldom read, so its
    ///     URLs are masked when it is read.
    package init(
        _ given: RouteOutcomeDetails, redaction: (any Redacting)? = nil, origin: RouteOrigin,
        route: String? = nil, began: Date, duration: Duration,
        stack: @escaping @Sendable () -> [String] = { [] }
    ) {
        self.given = given
        shown = redaction?.redacted(given) ?? given
        self.origin = origin
        self.route = route
        self.began = began
        self.duration = duration
        maskedStack = stack
    }
}

/// The parts of an outcome that may have to be masked.
package struct RouteOutcomeDetails: Sendable {
    var url: String?
    var redirects: [String]
    package var result: RouteOutcome.Result

    package init(url: String?, redirects: [String] = [], result: consuming RouteOutcome.Result) {
        self.url = url
        self.redirects = redirects
        self.result = result
    }
}

extension RouteOutcome {
    /// Why the request is refused; `nil` if it isn't.
    public var error: RouteError? {
        if case .refused(let error) = result { error } else { nil }
    }

    /// The value of the action; `nil` if there is none.
    public var value: RouteValue? {
        if case .performed(let value) = result { value } else { nil }
    }

    /// The title of the screen; `nil` if none is shown.
    public var title: String? {
        if case .shown(let title, _) = result { title } else { nil }
    }
}

extension RouteOutcome: CustomStringConvertible {
    /// One line: the origin, the URL and the result.
    public var description: String { line(of: shown) }

    /// The line of ``description``, but with the whole URL, for the person who typed it: a
    /// developer at the command line. Don't log it.
    public var answer: String { line(of: given) }

    private func line(of details: RouteOutcomeDetails) -> String {
        let urls = [details.url ?? "no URL"] + details.redirects
        let request = "\(origin.name) \(urls.map(\.shortened).joined(separator: " -> "))"
        let line =
            switch details.result {
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
