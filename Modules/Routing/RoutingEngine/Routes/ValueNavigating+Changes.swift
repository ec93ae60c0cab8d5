import RoutingKit

extension ValueNavigating {
    /// Follows the value of a request.
    /// - Parameter navigator: Gives the Navigator, or makes it.
    static func changes(
        of navigator: @escaping @MainActor () async throws -> any Navigating
    ) -> Registration.Changes {
        { decoder in
            guard let navigator = try await navigator() as? Self else {
                throw RouteError.Reason.noValues
            }
            return navigator.changes(for: try Parameters(from: decoder))
        }
    }
}
