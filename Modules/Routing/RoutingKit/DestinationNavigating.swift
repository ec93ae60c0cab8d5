/// A Navigator that needs only the parameters of a request, and may wait.
///
///     public struct ProductNavigator: DestinationNavigating {
///         public struct Parameters: Decodable { let id: Int }
///
///         public func destination(for parameters: Parameters) throws -> Destination {
///             .screen(ProductScreen(try catalogue.product(parameters.id)))
///         }
///     }
///
/// A Navigator that also needs the source of the request, or its transition, conforms to
/// ``Navigating`` alone.
@MainActor
public protocol DestinationNavigating: Navigating {
    /// The values that it decodes. Declared here, too, so that the compiler infers the type from
    /// ``destination(for:)``.
    associatedtype Parameters

    /// Makes the screen or performs the action. The router shows the screen.
    /// - Parameter parameters: The decoded parameters.
    /// - Returns: The screen, or the value of the action.
    /// - Throws: ``NotFound`` if the parameters name nothing that exists. Any error refuses the
    ///   request.
    func destination(for parameters: Parameters) async throws -> Destination
}

extension DestinationNavigating {
    /// Calls ``destination(for:)``. Inlined, because another awaited call would cost each request
    /// an asynchronous frame.
    @inlinable
    @inline(__always)
    public func navigate(
        from source: (any RoutingSource)?, using transition: TransitionType, parameters: Parameters
    ) async throws -> Destination {
        try await destination(for: parameters)
    }
}
