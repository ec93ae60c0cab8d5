/// A part of the handling of a request that other code decides about, and that may hang.
struct RequestStep {
    /// Who is at work: the type of an interceptor or a Navigator.
    let name: String
    /// How long it may take.
    let limit: Duration
    /// Whether it is the wait for an app that is not ready yet.
    var isArrival = false

    /// Why the request ends if it takes longer.
    var reason: RouteError.Reason {
        isArrival ? .arrival(.expired) : .timedOut(in: name, after: limit)
    }
}
