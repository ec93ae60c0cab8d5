/// Turns the parameters of a URL into a screen or an action: the only kind of type that a feature
/// makes public.
///
///     public struct ProductNavigator: Navigating {
///         public func navigate(
///             from source: (any RoutingSource)?, using transition: TransitionType,
///             parameters: Parameters
///         ) throws -> Destination {
///             .screen(ProductScreen(try catalogue.product(parameters.id)))
///         }
///     }
///
/// If you only need the parameters, conform to ``DestinationNavigating``, which is shorter.
@MainActor
public protocol Navigating {
    /// The values that it decodes from the path, the query and the payload.
    associatedtype Parameters: Decodable = NoParameters

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

    /// The Navigator itself if it is an ``ImmediateNavigating``, which provides it; `nil` for any
    /// other. The router doesn't cast: each cast searches all conformances of the program.
    var immediate: (any ImmediateNavigating)? { get }

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
    public var immediate: (any ImmediateNavigating)? { nil }
}
