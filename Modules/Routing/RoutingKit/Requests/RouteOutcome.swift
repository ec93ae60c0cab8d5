public import RouteMatching

public import struct Foundation.Date

/// The one end of a request.
///
/// It is returned, told and kept in the history, so it is passed on as one reference.
public struct RouteOutcome: Sendable {
    /// What became of the request.
    public enum Result: Sendable {
        /// A screen is on the stage.
        case shown(title: String, screen: ShownScreen)
        /// An action is done and returned this value.
        case performed(RouteValue)
        /// An interceptor, named here, did itself what there was to do.
        case handled(by: String)
        /// The request waits and goes on later.
        case suspended(RouteTicket)
        /// Nothing happened, for this reason.
        case refused(RouteError)
    }

    private let facts: RouteFacts

    package init(_ facts: RouteFacts) {
        self.facts = facts
    }

    /// The URL as it may be told; `nil` if there was none. ``Private/mask`` stands for private
    /// values and, in a URL from outside, for everything that no route declares. A debug build
    /// tells all but private values.
    public var url: String? { facts.url }
    /// The URL exactly as it was given, to hand it on: to the browser, for instance. It belongs into
    /// no log.
    public var sent: Private<String>? { facts.sent.map { Private($0) } }
    /// Where the URL came from.
    public var origin: RouteOrigin { facts.origin }
    /// The pattern of the route that answered, for instance `/product/:id`; `nil` if none did.
    public var route: String? { facts.route }
    /// The URLs to which it was redirected, in order.
    public var redirects: [String] { facts.redirects }
    /// The parameters that the route takes, as they were sent.
    public var parameters: ParameterValues { facts.parameters }
    /// What became of the request.
    public var result: Result { facts.result }
    /// The URLs of the screens from root to top after the request.
    public var stack: [String] { facts.stack }
    /// When the request began.
    public var began: Date { facts.began }
    /// How long the request took.
    public var duration: Duration { facts.duration }
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
