public import struct Foundation.UUID

/// A request that waits until a requirement is met, as its caller knows it.
public struct RouteTicket: Identifiable, Sendable {
    /// Tells tickets apart.
    public let id: UUID
    /// What the request waits for.
    public let requirement: RouteRequirement
    /// The canonical URL of the request.
    public package(set) var url: String

    private let end: @MainActor @Sendable () async -> RouteOutcome?

    /// Describes a request that waits.
    /// - Parameters:
    ///   - id: Tells tickets apart.
    ///   - requirement: What the request waits for.
    ///   - url: The canonical URL of the request.
    ///   - end: Waits for what becomes of the request; `nil` if the waiting task is cancelled.
    package init(
        id: UUID, requirement: RouteRequirement, url: String,
        end: @escaping @MainActor @Sendable () async -> RouteOutcome?
    ) {
        self.id = id
        self.requirement = requirement
        self.url = url
        self.end = end
    }

    /// Waits for what becomes of the request in the end.
    /// - Returns: `nil` if the waiting task is cancelled; the request keeps waiting.
    @MainActor
    public func outcome() async -> RouteOutcome? { await end() }
}
