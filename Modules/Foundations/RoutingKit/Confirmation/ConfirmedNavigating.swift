/// A Navigator that changes the user's data and asks the user first when a link from outside wants
/// that. Its route may be open to the outside; that of any other which changes data may not.
///
///     public func question(
///         for parameters: Parameters, consent: Consent
///     ) throws -> any Screen {
///         ConfirmationScreen(
///             "Put it into the cart?", about: [.text(try product(parameters).name)],
///             accept: "Put into the cart", consent: consent)
///     }
@MainActor
public protocol ConfirmedNavigating: Navigating {
    /// Makes the screen that says what would happen, and asks. It changes nothing itself: the
    /// router calls ``Navigating/navigate(from:using:parameters:)`` only after the user's yes.
    /// - Parameters:
    ///   - parameters: The decoded parameters.
    ///   - consent: Takes the user's answer.
    /// - Throws: What `navigate` would throw if it could not do this, so that nobody is asked in
    ///   vain.
    func question(
        for parameters: Parameters, consent: Consent
    ) async throws -> any Screen
}

extension Navigating {
    /// What asks the user first; `nil` if the Navigator does not.
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
