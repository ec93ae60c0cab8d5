import RoutingKit

extension Navigating {
    /// Makes the screen that asks the user first; `nil` if the Navigator has none.
    /// - Parameter navigator: Gives the Navigator, or makes it.
    static func asking(_ navigator: @escaping @MainActor () async throws -> Self)
        -> Registration.Ask?
    {
        guard Self.self is any ConfirmedNavigating.Type else { return nil }
        return { decoder, consent in
            guard let navigator = try await navigator() as? any ConfirmedNavigating else {
                throw RouteError.Reason.noScreen
            }
            return try await navigator.question(decoder, consent: consent)
        }
    }
}

extension ConfirmedNavigating {
    /// The question about the values of a request.
    func question(
        _ decoder: ParameterDecoder, consent: Consent
    ) async throws -> any Screen {
        let parameters = try Parameters(from: decoder)
        return try await question(for: parameters, consent: consent)
    }
}

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
