/// The answer to one question: may this link, which somebody else wrote, change something?
///
/// Its screen takes the user's answer. Leaving the screen in any other way is a no.
@MainActor
public final class Consent {
    /// The canonical URL that is asked about, for instance `/cart/add?id=42`.
    public let url: String
    /// Where it comes from.
    public let origin: RouteOrigin

    private let dismissQuestion: @MainActor () -> Bool
    private let proceed: @MainActor () async -> RouteOutcome?

    /// Describes a question.
    /// - Parameters:
    ///   - url: The canonical URL that is asked about.
    ///   - origin: Where it comes from.
    ///   - dismissQuestion: Takes the question off the stage; `false` if it is no longer there.
    ///   - proceed: Does what was asked about; `nil` if the router is gone.
    package init(
        about url: String, from origin: RouteOrigin,
        dismissQuestion: @escaping @MainActor () -> Bool,
        proceed: @escaping @MainActor () async -> RouteOutcome?
    ) {
        self.url = url
        self.origin = origin
        self.dismissQuestion = dismissQuestion
        self.proceed = proceed
    }

    /// The user's yes: takes the question off the stage and does what was asked about, which is a
    /// request of its own. It is trusted no further than the link.
    /// - Returns: What became of it; `nil` if it has been answered already.
    @discardableResult
    public func accept() async -> RouteOutcome? { dismissQuestion() ? await proceed() : nil }

    /// The user's no: takes the question off the stage. Nothing has happened, and nothing will.
    public func decline() {
        _ = dismissQuestion()
    }
}
