extension Content {
    /// The title of the action that loads data again.
    public static var tryAgainTitle: String { texts("Try again") }

    /// Content in place of data that can't be loaded.
    /// - Parameters:
    ///   - sentence: What can't be loaded, in the user's words: `The shop can't be loaded.`
    ///   - tryAgain: Loads it again. The screen is drawn again afterwards.
    public static func failure(
        _ sentence: String, tryAgain: @escaping @MainActor @Sendable () async -> Void
    ) -> Content {
        Content([
            ContentSection(nil, [.text(sentence), .action(tryAgainTitle, perform: tryAgain)])
        ])
    }
}
