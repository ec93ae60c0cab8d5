public import struct Foundation.Date

/// The one end of a request.
public struct RouteOutcome: Sendable {
    /// What became of the request.
    public enum Result: Sendable {
        /// A screen is on the stage.
        case shown(title: String, entry: NavigationState.Entry)
        /// An action is done and returned this value.
        case performed(RouteValue)
        /// An interceptor, named here, did itself what there was to do.
        case handled(by: String)
        /// The request waits and goes on later.
        case suspended(JourneyTicket)
        /// Nothing happened, for this reason.
        case refused(RouteError)
    }

    /// The URL as it may be told; `nil` if there was none. ``Private/mask`` stands for private
    /// values and, in a URL from outside, for everything that no route declares.
    public let url: String?
    /// The URL exactly as it was given, to hand it on: to the browser, for instance. It belongs into
    /// no log.
    public let sent: Private<String>?
    /// Where the URL came from.
    public let origin: RouteOrigin
    /// The pattern of the route that answered; `nil` if none did.
    public let route: RoutePattern?
    /// The URLs to which it was redirected, in order.
    public let redirects: [String]
    /// The parameters that the route takes, as they were sent.
    public let parameters: ParameterValues
    /// What became of the request.
    public let result: Result
    /// The URLs of the screens from root to top after the request.
    public let stack: [String]
    /// When the request began.
    public let began: Date
    /// How long the request took.
    public let duration: Duration
}

extension RouteOutcome {
    /// Why the request was refused; `nil` if it was not.
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
    /// One line: the origin, the URL and what became of it.
    public var description: String {
        let urls = [url ?? "no URL"] + redirects
        let request =
            "\(origin.name) \(urls.map(\.shortened.printable).joined(separator: " -> "))"
        return switch result {
        case .shown(let title, _): "\(request) -> shown: \(title)"
        case .performed(let value): "\(request) -> performed: \(value.json)"
        case .handled(let interceptor): "\(request) -> handled: \(interceptor)"
        case .suspended(let ticket): "\(request) -> suspended: until \(ticket.requirement.name)"
        case .refused(let error): "\(request) -> refused (\(error.code)): \(error)"
        }
    }
}
