extension ContentRow {
    /// What a row says as long as no server has what it shows.
    public static var notSentYet: String { texts("Not sent yet") }

    /// Rows for a change that the server refuses for good: why, and what the user can do.
    /// - Parameters:
    ///   - title: What was to be changed.
    ///   - reason: The server's sentence; `nil`, for which there are no rows, if it doesn't refuse
    ///     the change.
    ///   - retry: Sends the change again, or throws if that can't be saved.
    ///   - discard: Removes the change, or throws if that can't be saved.
    ///   - notify: Receives a sentence if it can't be saved, and `nil` if it is.
    public static func refusal(
        of title: String, because reason: String?,
        retry: @escaping @MainActor @Sendable () async throws -> Void,
        discard: @escaping @MainActor @Sendable () async throws -> Void,
        notify: @escaping @MainActor @Sendable (String?) -> Void
    ) -> [ContentRow] {
        guard let reason else { return [] }
        return [
            .text(title, detail: texts("Not accepted: \(reason)")),
            .action(Content.tryAgainTitle) { notify(await Content.failure(of: retry)) },
            .action(texts("Discard")) { notify(await Content.failure(of: discard)) },
        ]
    }
}
