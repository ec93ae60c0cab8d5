public import Foundation
package import RouteMatching

/// The one outcome of a request.
///
/// The router returns it, reports it to observers and keeps it in its history.
public struct RouteOutcome: Sendable {
    /// How a request ends.
    public enum Result: Sendable {
        /// The screen is on the stage.
        case shown(title: String, screen: ShownScreen)
        /// The action is done and returned this value.
        case performed(RouteValue)
        /// An interceptor, named here, handled the request itself.
        case handled(by: String)
        /// The request waits for a requirement and continues later.
        case suspended(RouteTicket)
        /// The request had no effect, for this reason.
        case refused(RouteError)
    }

    /// The URL as it may be shown or logged; `nil` if the request had none. `•••`
    /// replaces private values and, in a URL from outside, everything that no route declares. A
    /// debug build shows everything but private values.
    public let url: String?
    /// The URL exactly as it was given, so that you can pass it on, to a browser for instance.
    /// Don't log it.
    public let sent: Private<String>?
    /// The source of the URL.
    public let origin: RouteOrigin
    /// The pattern of the route that answered, for instance `/product/:id`; `nil` if none did.
    public let route: String?
    /// The URLs to which the request was redirected, in order.
    package let redirects: [String]
    /// The parameters that the route takes, as they were sent.
    package let parameters: ParameterValues
    /// How the request ended.
    public let result: Result
    /// When the request began.
    public let began: Date
    /// How long the request took.
    public let duration: Duration
    /// How long it took at each station that it came to, in their order; empty unless the clock of
    /// the router measures stations.
    public let stations: [StationTime]
    /// Redacts the URLs of all screens, which few read.
    private let screens: @Sendable () -> [String]

    /// The URLs of the screens from root to top after the request.
    public var stack: [String] { screens() }

    /// Describes an outcome. All but ``sent`` is redacted.
    package init(
        url: String?, sent: String?, origin: RouteOrigin, route: String? = nil,
        redirects: [String] = [], parameters: ParameterValues = .none, result: Result,
        stack: @escaping @Sendable () -> [String] = { [] }, began: Date, duration: Duration,
        stations: [StationTime] = []
    ) {
        self.url = url
        self.sent = sent.map { Private($0) }
        self.origin = origin
        self.route = route
        self.redirects = redirects
        self.parameters = parameters
        self.result = result
        screens = stack
        self.began = began
        self.duration = duration
        self.stations = stations
    }
}

extension RouteOutcome {
    /// Why the request was refused; `nil` if it wasn't.
    public var error: RouteError? {
        if case .refused(let error) = result { error } else { nil }
    }

    /// The value of an action; `nil` if the request ended otherwise.
    public var value: RouteValue? {
        if case .performed(let value) = result { value } else { nil }
    }

    /// The title of the screen that is shown; `nil` if the request ended otherwise.
    public var title: String? {
        if case .shown(let title, _) = result { title } else { nil }
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

    /// The outcome in one word: `shown`, `performed`, `handled`, `suspended`, or the code of the
    /// error.
    public var word: String {
        switch result {
        case .shown: "shown"
        case .performed: "performed"
        case .handled: "handled"
        case .suspended: "suspended"
        case .refused(let error): error.code
        }
    }

    /// One line for a log: time, origin, URL, outcome and duration.
    package var logLine: String { "\(loggedTime) \(description) (\(milliseconds) ms)" }
}

extension RouteOutcome {
    /// The outcome of a request that reached no router.
    package static func refused(url: String?, because reason: RouteError.Reason) -> RouteOutcome {
        RouteOutcome(
            url: url, sent: url, origin: .app,
            result: .refused(RouteError(url: url, reason: reason)), began: Date(), duration: .zero)
    }
}
