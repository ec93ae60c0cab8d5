/// A part of the handling of a request that other code decides about, and that may hang.
struct RequestStep {
    /// Who is at work: the type of an interceptor or a Navigator.
    let name: String
    /// How long it may take.
    let limit: Duration
    /// Why the request ends if it takes longer.
    let reason: RouteError.Reason

    init(name: String, limit: Duration, reason: RouteError.Reason? = nil) {
        self.name = name
        self.limit = limit
        self.reason = reason ?? .timedOut(in: name, after: limit)
    }
}
