extension RouteTable {
    /// The pattern that answers a path as a URL spells it: `/product/caf%C3%A9`. Each segment is
    /// decoded once; one slash at the end has no meaning.
    ///
    /// Characters that a URL would have to escape may be written as they are, and everything from a
    /// `?` or a `#` on is ignored. Finding the pattern takes no memory and one step for each segment;
    /// if very many patterns overlap, at most one for each pattern and segment.
    /// - Returns: `nil` if no pattern answers, and for a path that no URL holds.
    @inlinable
    @inline(__always)
    public func match(_ path: String) -> Match? {
        // Inlined, so that a caller who drops the answer pays no reference counts for it.
        let plain = path.utf8.withContiguousStorageIfAvailable { compiled.find($0) }
        guard let found = plain?.isPlain == true ? plain : compiled.find(decoding: path) else {
            return nil
        }
        return found.pattern < 0 ? nil : Match(compiled, found, in: path)
    }

    /// The pattern that answers the path of a link.
    @inlinable
    @inline(__always)
    public func match(_ link: DeepLink) -> Match? {
        let plain = link.text.utf8.withContiguousStorageIfAvailable {
            compiled.pattern(answering: link.parts, of: $0)
        }
        let index = (plain ?? nil) ?? compiled.pattern(decoding: link)
        return index < 0 ? nil : Match(compiled: compiled, index: index, link: link)
    }

    /// The pattern that answers a path, given as its decoded segments.
    public func match(_ segments: [String]) -> Match? {
        // No URL holds these.
        guard !segments.contains(where: { ["", ".", ".."].contains($0) }) else { return nil }
        return match(DeepLink(segments: segments))
    }
}
