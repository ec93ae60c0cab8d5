/// A decoded segment of a path.
struct PathSegment {
    let sent: String
    /// As texts are compared: in the canonical form, `A` to `Z` in lower case.
    let folded: [UInt8]

    init(_ sent: String) {
        self.sent = sent
        folded = CanonicalText.bytes(of: [sent]).map { TextBytes.lowercased($0) }
    }
}
