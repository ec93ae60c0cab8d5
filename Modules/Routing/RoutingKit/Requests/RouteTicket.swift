public import struct Foundation.UUID

/// A suspended request, which waits until a requirement is met.
public struct RouteTicket: Identifiable, Sendable {
    public let id: UUID
    public let requirement: RouteRequirement
    /// The canonical URL of the request.
    public package(set) var url: String

    private let end: @MainActor @Sendable () async -> RouteOutcome?

    package init(
        id: UUID, requirement: RouteRequirement, url: String,
        end: @escaping @MainActor @Sendable () async -> RouteOutcome?
    ) {
        self.id = id
        self.requirement = requirement
        self.url = url
        self.end = end
    }

    /// Waits for the outcome; `nil` if the waiting task is cancelled. The request still waits then.
    @MainActor
    public func outcome() async -> RouteOutcome? { await end() }
}
