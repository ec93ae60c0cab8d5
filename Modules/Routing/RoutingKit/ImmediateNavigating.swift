/// A Navigator that answers without waiting, as most can.
///
///     public struct ProductNavigator: ImmediateNavigating {
///         public struct Parameters: Decodable { let id: Int }
///
///         public func destination(for parameters: Parameters) throws -> Destination {
///             .screen(ProductScreen(try catalogue.product(parameters.id)))
///         }
///     }
///
/// The router calls it directly, where it starts a task for a Navigator that may wait. So conform to
/// it if ``destination(for:)`` needs no `async`; everything else is as for a
/// ``DestinationNavigating``.
@MainActor
public protocol ImmediateNavigating: DestinationNavigating {
    /// Makes the screen or performs the action. The router shows the screen.
    /// - Parameter parameters: The decoded parameters.
    /// - Returns: The screen, or the value of the action.
    /// - Throws: ``NotFound`` if the parameters name nothing that exists. Any error refuses the
    ///   request.
    func destination(for parameters: Parameters) throws -> Destination
}

extension ImmediateNavigating {
    public var immediate: (any ImmediateNavigating)? { self }
}
