/// Finds the references in a Swift file that can't be followed.
enum UntraceableScanner {
    private static let names: [StaticString] = [
        "_typeByName", "_silgen_name", "NSClassFromString", "dlsym",
    ]

    /// All such references of a file, in source order.
    /// - Parameters:
    ///   - source: The bytes of the file.
    ///   - file: Its path, relative to the package's folder.
    static func references(
        in source: [UInt8], file: String, module: String
    ) -> [UntraceableReference] {
        let names = names.filter { source.contains($0) }
        guard !names.isEmpty else { return [] }
        var tokens = TokenReader(source)
        var lines = LineCounter()
        var found: [UntraceableReference] = []
        while !tokens.isAtEnd {
            if let name = names.first(where: { tokens.isWord($0) }) {
                let place = lines.place(of: tokens.current.start, in: source, file: file)
                let prefix = tokens.isAfterAt ? "@" : ""
                found.append(UntraceableReference(in: module, at: place, name: prefix + "\(name)"))
            }
            tokens.advance()
        }
        return found
    }
}

extension TokenReader {
    /// Whether the current token is the name of an attribute.
    fileprivate var isAfterAt: Bool { previous.kind == .punctuation && text(of: previous) == "@" }
}
