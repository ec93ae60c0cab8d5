/// Turns the parameters of a URL into a screen or an action: all that a feature shows the world.
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
/// Where the parameters are enough, ``DestinationNavigating`` is shorter.
@MainActor
public protocol Navigating {
    /// What it decodes from path and query together, and from the payload.
    associatedtype Parameters: Decodable = NoParameters

    /// Whether it only reads, which is the default, or changes the user's data.
    static var effect: RouteEffect { get }

    /// Whether it performs an action and never shows a screen; `false` by default.
    static var isAction: Bool { get }

    /// The links that its screens may open; none by default.
    static var links: [any LinkTemplate.Type] { get }

    /// How long it may work before the request ends as refused; 10 seconds by default. Waiting for
    /// the result of a screen does not count.
    static var timeLimit: Duration { get }

    /// Makes the screen or performs the action. The router puts a screen onto the stage.
    /// - Parameters:
    ///   - source: Where the request comes from: the visible screen if it named none, and `nil`
    ///     on an empty stage.
    ///   - transition: How the screen will come onto the stage.
    ///   - parameters: The decoded parameters.
    /// - Throws: ``NotFound`` if the parameters name nothing; any other error ends the request as
    ///   refused, too.
    func navigate(
        from source: (any RoutingSource)?, using transition: TransitionType, parameters: Parameters
    ) async throws -> Destination
}

extension Navigating {
    public static var effect: RouteEffect { .reads }
    public static var isAction: Bool { false }
    public static var links: [any LinkTemplate.Type] { [] }
    public static var timeLimit: Duration { .seconds(10) }
}
