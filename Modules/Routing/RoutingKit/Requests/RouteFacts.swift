package import RouteMatching

package import struct Foundation.Date

/// The storage of a ``RouteOutcome``, which is copied as one reference.
package final class RouteFacts: Sendable {
    /// The URL without private values.
    let url: String?
    /// The URL as it was given.
    let sent: String?
    let origin: RouteOrigin
    let route: String?
    let redirects: [String]
    let parameters: ParameterValues
    let result: RouteOutcome.Result
    let stack: [String]
    let began: Date
    let duration: Duration

    /// Collects what is known about a request that has ended. The properties of ``RouteOutcome``
    /// describe each value.
    package init(
        url: String?, sent: String?, origin: RouteOrigin, route: String?, redirects: [String],
        parameters: ParameterValues, result: RouteOutcome.Result, stack: [String], began: Date,
        duration: Duration
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
    }
}
