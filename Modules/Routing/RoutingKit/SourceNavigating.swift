/// A Navigator that needs to know from where its screen is opened, and how.
///
///     func navigate(
///         from source: (any RoutingSource)?, using transition: TransitionType,
///         parameters: Parameters
///     ) -> Destination {
///         .screen(PhotoScreen(parameters.id, isOpenedByUser: source != nil))
///     }
@MainActor
public protocol SourceNavigating: Navigating {
    // Named again, so that the compiler finds it in the function below.
    /// The values that it decodes from the path, the query and the payload.
    associatedtype Parameters: Decodable = NoParameters

    /// Makes the screen or performs the action, as ``Navigating/destination(for:)`` does.
    /// - Parameters:
    ///   - source: The screen that opens it: the visible one if the request names none, `nil` on an
    ///     empty stage.
    ///   - transition: How the request is to appear.
    ///   - parameters: The values of the URL.
    /// - Throws: ``NotFound`` if the parameters name nothing that exists. Any error refuses the
    ///   request.
    func navigate(
        from source: (any RoutingSource)?, using transition: TransitionType, parameters: Parameters
    ) async throws -> Destination
}

extension SourceNavigating {
    /// Makes the screen as for an empty stage.
    public func destination(for parameters: Parameters) async throws -> Destination {
        try await navigate(from: nil, using: .show, parameters: parameters)
    }

    @inlinable
    @inline(__always)
    public func answer(
        from source: (any RoutingSource)?, using transition: TransitionType, parameters: Parameters
    ) async throws -> Destination {
        try await navigate(from: source, using: transition, parameters: parameters)
    }
}
