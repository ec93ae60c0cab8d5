import RouteMatching

extension String {
    /// The text with its control characters spelled out, so that a URL from outside can't move the
    /// cursor of whoever reads a log.
    package var printable: String {
        guard unicodeScalars.contains(where: URLCharacters.isHidden) else { return self }
        return unicodeScalars.reduce(into: "") { text, scalar in
            text += URLCharacters.isHidden(scalar) ? scalar.escaped(asASCII: true) : String(scalar)
        }
    }

    /// The text, or its start if it is longer than a reader wants to see.
    package var shortened: String {
        unicodeScalars.count <= 200 ? self : String(unicodeScalars.prefix(199)) + "…"
    }
}
