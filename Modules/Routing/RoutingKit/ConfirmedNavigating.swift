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
