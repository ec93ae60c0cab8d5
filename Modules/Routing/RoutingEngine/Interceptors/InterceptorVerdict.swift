public import RouteMatching
public import RoutingKit

/// What an interceptor says about a request.
public enum InterceptorVerdict: Sendable {
    /// It may go on to the next interceptor, and behind the last one to its Navigator.
    case proceed

    /// It goes on with other parameters. They must still name the same route.
    case proceedWith(ParameterValues)

    /// It goes elsewhere, with its payload, transition, source and parameters, and past all
    /// interceptors again.
    ///
    ///     .redirect(to: "/product/:id")
    ///
    /// - Parameters:
    ///   - target: A URL of the app. `:name` in its path stands for a parameter of the request;
    ///     the parameters that it does not name follow in the query.
    ///   - origin: Who chose the target. One from outside lowers the trust of the request.
    case redirect(to: String, by: RouteOrigin = .app)

    /// It ends as refused.
    /// - Parameter reason: The end of a sentence, as the user reads it.
    case refuse(because: String)

    /// It waits until a requirement is met, and then goes past all interceptors again. The
    /// module that gives out tickets makes it wait and resumes it.
    case suspend(RouteTicket)

    /// It ends here: the interceptor did itself what there was to do.
    case handled
}
