/// A Navigator that needs nothing of a request but its parameters, as most do.
///
///     public struct ProductNavigator: DestinationNavigating {
///         public struct Parameters: Decodable { let id: Int }
///
///         public func destination(for parameters: Parameters) throws -> Destination {
///             .screen(ProductScreen(try catalogue.product(parameters.id)))
///         }
///     }
///
/// A Navigator that also asks where the request comes from, or how its screen comes onto the stage,
/// conforms to ``Navigating`` alone.
@MainActor
public protocol DestinationNavigating: Navigating {
    /// What it decodes. Declared here too, so that the compiler infers it from
    /// ``destination(for:)``.
    associatedtype Parameters

    /// Makes the screen or performs the action. The router puts a screen onto the stage.
    /// - Parameter parameters: The decoded parameters.
    /// - Returns: The screen, or the value of the action.
    /// - Throws: ``NotFound`` if the parameters name nothing; any other error ends the request as
    ///   refused, too.
    func destination(for parameters: Parameters) async throws -> Destination
}

extension DestinationNavigating {
    /// Makes the destination of the parameters. Inlined, because an awaited call of its own would
    /// cost each request a frame.
    @inlinable
    @inline(__always)
    public func navigate(
        from source: (any RoutingSource)?, using transition: TransitionType, parameters: Parameters
    ) async throws -> Destination {
        try await destination(for: parameters)
    }
}
