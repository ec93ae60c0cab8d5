/// A suspended request, which waits until a requirement is met.
public struct RouteTicket: Sendable {
    /// What it waits for.
    public let requirement: RouteRequirement
    /// The canonical URL of the request.
    package var url: String

    private let end: @MainActor @Sendable (@escaping @MainActor () -> Void) async -> RouteOutcome?

    package init(
        requirement: RouteRequirement, url: String,
        end: @escaping @MainActor @Sendable (@escaping @MainActor () -> Void) async -> RouteOutcome?
    ) {
        self.requirement = requirement
        self.url = url
        self.end = end
    }

    /// Waits for the outcome; `nil` if the waiting task is cancelled. The request still waits then.
    /// - Parameter whenAnswered: Called with the answer, before this returns.
    @MainActor
    package func outcome(
        whenAnswered: @escaping @MainActor () -> Void
    ) async -> RouteOutcome? { await end(whenAnswered) }
}
