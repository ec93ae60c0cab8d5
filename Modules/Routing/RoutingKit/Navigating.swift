/// Turns the parameters of a URL into a screen or an action: all that a feature makes public.
///
/// Write `destination(for:)` with `async` only if it has to wait. A Navigator that also needs the
/// source of the request, or its transition, conforms to ``SourceNavigating`` instead.
@MainActor
public protocol Navigating: Sendable {
    /// The values that it decodes from the path, the query and the payload.
    associatedtype Parameters: Decodable = NoParameters

    /// Whether it changes the user's data; ``RouteEffect/reads`` by default.
    static var effect: RouteEffect { get }

    /// Whether it performs an action and never shows a screen; `false` by default.
    static var isAction: Bool { get }

    /// The type of the value of its action, or of the result of its screen; `nil`, for none, by
    /// default. The structure of its values is a part of the app's contract.
    static var valueType: (any Decodable.Type)? { get }

    /// The links that its screens may open; none by default.
    static var links: [any LinkTemplate.Type] { get }

    /// The request is refused after this time; 10 seconds by default. Waiting for a screen's result
    /// doesn't count.
    static var timeLimit: Duration { get }

    /// Makes the screen or performs the action. The router shows the screen.
    /// - Throws: ``NotFound`` if the parameters name nothing that exists. Any error refuses the
    ///   request.
    func destination(for parameters: Parameters) async throws -> Destination

    /// Answers a request of the router. Write ``destination(for:)``, which the default calls.
    func answer(
        from source: (any RoutingSource)?, using transition: TransitionType, parameters: Parameters
    ) async throws -> Destination
}

extension Navigating {
    public static var effect: RouteEffect { .reads }
    public static var isAction: Bool { false }
    public static var valueType: (any Decodable.Type)? { nil }
    public static var links: [any LinkTemplate.Type] { [] }
    public static var timeLimit: Duration { .seconds(10) }
}

extension Navigating {
    // Inlined into the conforming type, because each asynchronous call switches to the main actor
    // two times.
    @inlinable
    @inline(__always)
    public func answer(
        from source: (any RoutingSource)?, using transition: TransitionType, parameters: Parameters
    ) async throws -> Destination {
        try await destination(for: parameters)
    }
}
