extension RouteTable {
    /// The pattern that answers a path as it stands in a URL: `/product/caf%C3%A9`. Each segment is
    /// decoded once; one slash at the end means nothing.
    ///
    /// Characters that a URL would have to escape stand for themselves, and what stands behind a `?`
    /// or a `#` is not looked at. Finding the pattern takes one step for each segment, whatever the
    /// patterns are, and no memory.
    /// - Returns: `nil` if no pattern answers, and for a path that no URL holds.
    @inlinable
    @inline(__always)
    public func match(_ path: String) -> Match? {
        // Inlined, so that a caller who drops the answer pays no reference counts for it.
        let found = path.utf8.withContiguousStorageIfAvailable { compiled.find($0) }
        guard let found, found.isPlain else { return decodedMatch(path) }
        return found.pattern < 0 ? nil : Match(compiled, found, in: path)
    }

    @inline(never)
    @usableFromInline
    func decodedMatch(_ path: String) -> Match? { Link(path: path).flatMap(match) }

    /// The pattern that answers the path of a link.
    public func match(_ link: Link) -> Match? {
        let plain = link.isPlain ? link.text : nil
        let form = plain?.utf8.withContiguousStorageIfAvailable { bytes in
            compiled.form(
                answering: SegmentCursor(UnsafeRawBufferPointer(bytes), in: link.path))
        }
        guard let form = form ?? decodedForm(of: link), form >= 0 else { return nil }
        return Match(compiled: compiled, index: compiled.pattern(of: form), link: link)
    }

    @inline(never)
    private func decodedForm(of link: Link) -> Int? {
        let segments = link.segments
        let bytes = CanonicalText.bytes(of: segments)
        return bytes.withUnsafeBytes { bytes in
            let cursor = SegmentCursor(bytes, in: 0..<bytes.count)
            return compiled.form(answering: cursor, segments: segments)
        }
    }

    /// The pattern that answers a path, given as its decoded segments.
    public func match(_ segments: [String]) -> Match? {
        // No URL holds these.
        guard !segments.contains(where: { ["", ".", ".."].contains($0) }) else { return nil }
        return match(Link(segments: segments))
    }
}
