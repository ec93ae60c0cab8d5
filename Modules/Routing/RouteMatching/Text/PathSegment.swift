/// A decoded segment of a path.
struct PathSegment {
    let sent: String
    /// The text in the form in which texts are compared: canonical, with `A` to `Z` in lower case.
    let folded: [UInt8]

    init(_ sent: String) {
        self.sent = sent
        folded = CanonicalText.bytes(of: [sent]).map { TextBytes.lowercased($0) }
    }
}
