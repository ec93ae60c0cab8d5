public import struct Foundation.UUID

/// A suspended request, which waits until a requirement is met.
public struct RouteTicket: Identifiable, Sendable {
    /// The identity of the ticket.
    public let id: UUID
    /// The requirement for which the request waits.
    public let requirement: RouteRequirement
    /// The canonical URL of the request.
    public package(set) var url: String

    private let end: @MainActor @Sendable () async -> RouteOutcome?

    /// Describes a suspended request.
    /// - Parameters:
    ///   - id: The identity of the ticket.
    ///   - requirement: The requirement for which the request waits.
    ///   - url: The canonical URL of the request.
    ///   - end: Waits for the outcome of the request; returns `nil` if the waiting task is
    ///     cancelled.
    package init(
        id: UUID, requirement: RouteRequirement, url: String,
        end: @escaping @MainActor @Sendable () async -> RouteOutcome?
    ) {
        self.id = id
        self.requirement = requirement
        self.url = url
        self.end = end
    }

    /// Waits for the outcome of the request.
    /// - Returns: The outcome; `nil` if the waiting task is cancelled, while the request still
    ///   waits.
    @MainActor
    public func outcome() async -> RouteOutcome? { await end() }
}
