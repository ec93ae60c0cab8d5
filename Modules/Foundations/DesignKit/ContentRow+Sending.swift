extension ContentRow {
    /// What a row says as long as no server has what it shows.
    public static var notSentYet: String { texts("Not sent yet") }

    /// Rows for a change that the server refuses for good: why, and what the user can do.
    /// - Parameters:
    ///   - title: What was to be changed.
    ///   - reason: The server's sentence.
    ///   - retry: Sends the change again.
    ///   - discard: Removes the change.
    public static func refusal(
        of title: String, because reason: String,
        retry: @escaping @MainActor @Sendable () async -> Void,
        discard: @escaping @MainActor @Sendable () async -> Void
    ) -> [ContentRow] {
        [
            .text(title, detail: texts("Not accepted: \(reason)")),
            .action(Content.tryAgainTitle, perform: retry),
            .action(texts("Discard"), perform: discard),
        ]
    }
}
