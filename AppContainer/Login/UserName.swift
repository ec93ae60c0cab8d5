import Foundation

/// A name by which a user signs in, as two people would compare it: without spaces around it, and
/// with one space between words.
struct UserName: Hashable, Sendable {
    let text: String

    /// Reads what a user has typed; `nil` if it names no one.
    init?(_ typed: String) {
        let characters = typed.unicodeScalars.filter { scalar in
            scalar.properties.isWhitespace
                || ![.control, .format].contains(scalar.properties.generalCategory)
        }
        let words = String(String.UnicodeScalarView(characters)).split(
            whereSeparator: \.isWhitespace)
        guard !words.isEmpty else { return nil }
        text = words.joined(separator: " ").precomposedStringWithCanonicalMapping
    }
}
