/// Turns the parameters of a URL into a screen or an action: the only kind of type that a feature
/// makes public.
///
///     public struct ProductNavigator: Navigating {
///         public struct Parameters: Decodable { let id: Int }
///
///         public func destination(for parameters: Parameters) throws -> Destination {
///             .screen(ProductScreen(try catalogue.product(parameters.id)))
///         }
///     }
///
/// Write `destination(for:)` with `async` if it has to wait, and without if not, which is quicker;
/// of both, only the one without is called. A Navigator that also needs the source of the request,
/// or its transition, has ``navigate(from:using:parameters:)`` instead.
@MainActor
public protocol Navigating {
    /// The values that it decodes from the path, the query and the payload.
    associatedtype Parameters: Decodable = NoParameters

    /// What `destination(for:)` without `async` returns: a ``Destination``, or ``NoAnswer``.
    associatedtype ImmediateAnswer = NoAnswer

    /// What `destination(for:)` returns, with or without `async`: a ``Destination``, or ``NoAnswer``
    /// if there is only ``navigate(from:using:parameters:)``.
    associatedtype Answer = NoAnswer

    /// Whether it changes the user's data; ``RouteEffect/reads`` by default.
    static var effect: RouteEffect { get }

    /// Whether it performs an action and never shows a screen; `false` by default.
    static var isAction: Bool { get }

    /// The type of the value that it returns: of its action, or as the result of its screen. It is
    /// `nil` by default, for none. Other features rely on the structure of its values, so it is a
    /// part of the app's contract.
    static var valueType: (any Decodable.Type)? { get }

    /// The links that its screens may open; none by default.
    static var links: [any LinkTemplate.Type] { get }

    /// How long it may take before the request is refused; 10 seconds by default. Time in which it
    /// waits for the result of a screen doesn't count.
    static var timeLimit: Duration { get }

    /// Makes the screen or performs the action without waiting. The router shows the screen.
    /// - Parameter parameters: The decoded parameters.
    /// - Returns: The screen, or the value of the action.
    /// - Throws: ``NotFound`` if the parameters name nothing that exists. Any error refuses the
    ///   request.
    func destination(for parameters: Parameters) throws -> ImmediateAnswer

    /// Makes the screen or performs the action. The router shows the screen.
    /// - Parameter parameters: The decoded parameters.
    /// - Returns: The screen, or the value of the action.
    /// - Throws: ``NotFound`` if the parameters name nothing that exists. Any error refuses the
    ///   request.
    func destination(for parameters: Parameters) async throws -> Answer

    /// What `destination(for:)` without `async` returns; `nil` if there is none. The protocol provides
    /// it.
    func immediateDestination(for parameters: Parameters) throws -> Destination?

    /// Makes the screen or performs the action. The router shows the screen.
    /// - Parameters:
    ///   - source: The screen that the request starts from: the visible one if the request names
    ///     none, and `nil` on an empty stage.
    ///   - transition: How the screen will appear on the stage.
    ///   - parameters: The decoded parameters.
    /// - Throws: ``NotFound`` if the parameters name nothing that exists. Any error refuses the
    ///   request.
    func navigate(
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

extension Navigating where ImmediateAnswer == NoAnswer {
    /// There is no such function: the router waits.
    public func destination(for parameters: Parameters) throws -> NoAnswer { NoAnswer() }

    public func immediateDestination(for parameters: Parameters) throws -> Destination? { nil }
}

extension Navigating where ImmediateAnswer == Destination {
    @inlinable
    public func immediateDestination(for parameters: Parameters) throws -> Destination? {
        try destination(for: parameters)
    }
}

extension Navigating where Answer == Destination {
    /// Calls `destination(for:)`. Inlined, because another awaited call would cost each request
    /// an asynchronous frame.
    @inlinable
    @inline(__always)
    public func navigate(
        from source: (any RoutingSource)?, using transition: TransitionType, parameters: Parameters
    ) async throws -> Destination {
        try await destination(for: parameters)
    }
}
