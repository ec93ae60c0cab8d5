/// A part of the handling of a request that other code decides about, and that may hang.
struct RequestStep {
    /// Who is at work: the type of an interceptor or a Navigator.
    let name: String
    /// How long it may take.
    let limit: Duration
}
