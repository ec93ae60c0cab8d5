/// A Navigator that changes the user's data, and asks the user first if the link comes from
/// outside. The route of any other Navigator that changes data must be closed to the outside.
///
///     public func question(for parameters: Parameters, consent: Consent) throws -> any Screen {
///         ConfirmationScreen(
///             "Add to the cart?", about: [.text(try product(parameters).name)],
///             accept: "Add to cart", consent: consent)
///     }
@MainActor
public protocol ConfirmedNavigating: Navigating {
    /// Makes the screen that says what would change, and asks. It changes nothing itself: the
    /// router calls ``Navigating/destination(for:)`` only after the user agrees.
    /// - Throws: The error that `destination(for:)` would throw, so that the user isn't asked about
    ///   what can't be done.
    func question(
        for parameters: Parameters, consent: Consent
    ) async throws -> any Screen
}
