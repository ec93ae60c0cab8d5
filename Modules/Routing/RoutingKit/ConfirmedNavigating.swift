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
    /// - Throws: The error that `destination(for:)` would throw, so that the user isn't asked about what
    ///   can't be done.
    func question(
        for parameters: Parameters, consent: Consent
    ) async throws -> any Screen
}

/// The user's answer to one question: may this link, which someone else wrote, change data?
///
/// Leaving the screen that asks in any other way declines, too.
@MainActor
public final class Consent {
    private let dismissQuestion: @MainActor () -> Bool
    private let proceed: @MainActor () async -> RouteOutcome?

    /// `dismissQuestion` returns `false` if the question has left, `proceed` `nil` without a
    /// router.
    package init(
        dismissQuestion: @escaping @MainActor () -> Bool,
        proceed: @escaping @MainActor () async -> RouteOutcome?
    ) {
        self.dismissQuestion = dismissQuestion
        self.proceed = proceed
    }

    /// Removes the question and opens the URL, as a request of its own with the trust of the link.
    /// - Returns: The outcome; `nil` if the question has been answered or has left the stage.
    @discardableResult
    public func accept() async -> RouteOutcome? { dismissQuestion() ? await proceed() : nil }

    /// Removes the question from the stage and changes nothing.
    public func decline() {
        _ = dismissQuestion()
    }
}
