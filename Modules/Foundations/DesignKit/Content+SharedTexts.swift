extension Content {
    /// What a screen says after a change that can't be saved. The log says why, with the file.
    public static var notSaved: String {
        texts("This can't be saved at the moment. Try again later.")
    }

    /// The title of the action that loads data again.
    package static var tryAgainTitle: String { texts("Try again") }

    /// What VoiceOver reads for one of several photos: `Tea pot, photo 2 of 3`.
    /// - Parameters:
    ///   - subject: What the photos show, which is all that is read if there is only one.
    ///   - number: The position of the photo, from 1.
    ///   - count: How many there are.
    package static func photoTitle(_ subject: String, number: Int, of count: Int) -> String {
        count == 1 ? subject : texts("\(subject), photo \(number) of \(count)")
    }
}
