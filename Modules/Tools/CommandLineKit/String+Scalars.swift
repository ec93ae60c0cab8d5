extension String {
    /// The text with others in place of some scalars.
    ///
    /// A delimiter has to be found among scalars: together with a combining mark after it, or a
    /// prepended one before it, it is another character.
    /// - Parameter replacement: The text for a scalar; `nil` to keep it.
    package func mappingScalars(_ replacement: (Unicode.Scalar) -> String?) -> String {
        var text = ""
        for scalar in unicodeScalars {
            if let other = replacement(scalar) {
                text.unicodeScalars.append(contentsOf: other.unicodeScalars)
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}
