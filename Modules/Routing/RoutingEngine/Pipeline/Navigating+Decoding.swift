import RoutingKit

extension Navigating {
    /// Answers the request of a decoder. Inlined, so that the Navigator is the only one to be
    /// waited for.
    @inline(__always)
    func navigate(
        from source: (any RoutingSource)?, _ decoder: ParameterDecoder
    ) async throws -> Destination {
        try await navigate(
            from: source, using: decoder.request.transition, parameters: Parameters(from: decoder))
    }
}
