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
