package import RouteMatching

package import struct Foundation.Date

/// The storage of a ``RouteOutcome``, which is copied as one reference.
///
/// It keeps the facts as they are. Few outcomes are read, so they are redacted only for those who
/// do.
package final class RouteFacts: Sendable {
    /// The URL as it was given.
    let sent: String?
    let origin: RouteOrigin
    let route: String?
    let began: Date
    let duration: Duration
    let stations: [StationTime]
    private let allRedirects: [String]
    private let allParameters: ParameterValues
    private let wholeResult: RouteOutcome.Result
    private let state: @Sendable () -> [String]
    /// `nil` if there is nothing to hide.
    private let redaction: (any RouteRedacting)?

    /// Collects what is known about a request that has ended. The properties of ``RouteOutcome``
    /// describe each value.
    package init(
        url: String?, origin: RouteOrigin, route: String?, redirects: [String],
        parameters: ParameterValues, result: consuming RouteOutcome.Result,
        redaction: (any RouteRedacting)?, stack: @escaping @Sendable () -> [String], began: Date,
        duration: Duration, stations: [StationTime] = []
    ) {
        sent = url
        self.origin = origin
        self.route = route
        allRedirects = redirects
        allParameters = parameters
        wholeResult = result
        self.redaction = redaction
        state = stack
        self.began = began
        self.duration = duration
        self.stations = stations
    }

    var url: String? { redaction.flatMap { sent.map($0.redacted) } ?? sent }

    var redirects: [String] {
        redaction.map { allRedirects.map($0.redacted) } ?? allRedirects
    }

    var parameters: ParameterValues { redaction?.redacted(allParameters) ?? allParameters }

    var result: RouteOutcome.Result {
        redaction?.redacted(wholeResult, of: sent) ?? wholeResult
    }

    /// The error of a refused request. Asked of most outcomes, whose whole result would be copied.
    var error: RouteError? {
        guard case .refused(let error) = wholeResult else { return nil }
        guard redaction != nil, case .refused(let redacted) = result else { return error }
        return redacted
    }

    /// The URLs of the screens on the way to the visible one, which the closure redacts.
    var stack: [String] { state() }
}
