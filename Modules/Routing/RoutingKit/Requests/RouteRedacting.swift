package import RouteMatching

/// Redacts what is known about a request, for all code but its Navigator.
package protocol RouteRedacting: Sendable {
    /// Redacts a URL.
    func redacted(_ url: String) -> String
    /// Redacts the parameters that a route takes.
    func redacted(_ parameters: ParameterValues) -> ParameterValues
    /// Redacts a result.
    /// - Parameter url: The URL of the request as it was given.
    func redacted(_ result: RouteOutcome.Result, of url: String?) -> RouteOutcome.Result
}
