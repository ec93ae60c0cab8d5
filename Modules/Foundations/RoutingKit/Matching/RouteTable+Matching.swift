extension RouteTable {
    /// The pattern that answers a path as it stands in a URL: `/product/caf%C3%A9`. Each segment is
    /// decoded once; one slash at the end means nothing.
    ///
    /// Characters that a URL would have to escape stand for themselves, and what stands behind a `?`
    /// or a `#` is not looked at. Finding the pattern takes one step for each segment, whatever the
    /// patterns are, and no memory.
    /// - Returns: `nil` if no pattern answers, and for a path that no URL holds.
    public func match(_ path: String) -> Match? {
        let found = path.utf8.withContiguousStorageIfAvailable { bytes in
            compiled.find(SegmentCursor(UnsafeRawBufferPointer(bytes), in: 0..<bytes.count))
        }
        guard let found, found.isPlain else { return Link(path: path).flatMap(match) }
        guard found.form >= 0 else { return nil }
        let link = Link(text: path, path: found.range, rawQuery: 0..<0, isPlain: true)
        return Match(index: compiled.pattern(of: found.form), compiled: compiled, link: link)
    }

    /// The pattern that answers the path of a link.
    public func match(_ link: Link) -> Match? {
        let plain = link.isPlain ? link.text : nil
        let form = plain?.utf8.withContiguousStorageIfAvailable { bytes in
            compiled.form(
                answering: SegmentCursor(UnsafeRawBufferPointer(bytes), in: link.path))
        }
        guard let form = form ?? decodedForm(of: link), form >= 0 else { return nil }
        return Match(index: compiled.pattern(of: form), compiled: compiled, link: link)
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
