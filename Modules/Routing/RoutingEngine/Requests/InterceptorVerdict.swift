public import RoutingKit

/// The decision of an interceptor about a request.
public enum InterceptorVerdict: Sendable {
    /// It continues with the next interceptor, and after the last one with its Navigator.
    case proceed

    /// It is redirected to a URL of the app, with its payload, transition and source, and passes
    /// all interceptors again. Items of its query that the URL lacks are appended; for the values
    /// of its path, use ``InterceptedRequest/url(filling:)``. An origin from outside lowers the
    /// trust of the request.
    case redirect(to: String, by: RouteOrigin = .app)

    /// It ends as refused. The reason is the end of a sentence, as the user reads it.
    case refuse(because: String)

    /// It waits until a requirement is met, and then passes all interceptors again. The module that
    /// issues tickets makes it wait and resumes it.
    case suspend(RouteTicket)

    /// It ends here: the interceptor has handled it.
    case handled
}
