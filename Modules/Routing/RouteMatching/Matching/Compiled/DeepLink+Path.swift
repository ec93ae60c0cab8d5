extension DeepLink {
    /// Reads a text as a path. Everything from a `?` or a `#` on is ignored, and characters that a URL
    /// would have to escape may be written as they are.
    /// - Returns: `nil` if it does not start with a slash, or if a segment is empty, `.` or `..`, or
    ///   has a broken escape.
    init?(path text: String) {
        let path = text.utf8.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
        guard path.first == UInt8(ascii: "/") else { return nil }
        let hasSlash = path.count > 1 && path.last == UInt8(ascii: "/")
        guard !path.elementsEqual("//".utf8) else { return nil }
        let raw = path.dropFirst().dropLast(hasSlash ? 1 : 0)
        let segments = raw.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        let isPath = segments.allSatisfy { segment in
            PercentEncoding.decode(segment).map { !["", ".", ".."].contains($0) } ?? false
        }
        guard raw.isEmpty || isPath else { return nil }
        self.init(
            text: text, parts: LinkParts(path: 1..<(1 + raw.count), query: 0..<0, isPlain: false))
    }
}
