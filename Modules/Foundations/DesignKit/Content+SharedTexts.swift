extension Content {
    /// For the user; the log says why a change can't be saved.
    public static var notSaved: String {
        texts("This can't be saved at the moment. Try again later.")
    }

    package static var tryAgainTitle: String { texts("Try again") }

    /// For VoiceOver: `Tea pot, photo 2 of 3`, or `subject` alone if there is only one.
    package static func photoTitle(_ subject: String, number: Int, of count: Int) -> String {
        count == 1 ? subject : texts("\(subject), photo \(number) of \(count)")
    }
}
