package import RouteMatching

package import struct Foundation.Date

/// The storage of a ``RouteOutcome``, which is copied as one reference.
package final class RouteFacts: Sendable {
    /// The URL without private values, and as it was given.
    package let url: String?, sent: String?
    package let origin: RouteOrigin
    package let route: String?
    package let redirects: [String]
    package let parameters: ParameterValues
    package let result: RouteOutcome.Result
    /// Redacts the URLs of the screens on the way to the visible one. Few outcomes are read, so it is
    /// done only for those who do.
    package let stack: @Sendable () -> [String]
    package let began: Date
    package let duration: Duration
    package let stations: [StationTime]

    /// Collects what is known about a request that has ended. The properties of ``RouteOutcome``
    /// describe each value.
    package init(
        url: String?, sent: String?, origin: RouteOrigin, route: String?, redirects: [String],
        parameters: ParameterValues, result: RouteOutcome.Result,
        stack: @escaping @Sendable () -> [String], began: Date, duration: Duration,
        stations: [StationTime] = []
    ) {
        self.url = url
        self.sent = sent
        self.origin = origin
        self.route = route
        self.redirects = redirects
        self.parameters = parameters
        self.result = result
        self.stack = stack
        self.began = began
        self.duration = duration
        self.stations = stations
    }
}
