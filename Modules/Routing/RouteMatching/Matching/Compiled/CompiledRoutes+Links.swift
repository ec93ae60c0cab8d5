extension CompiledRoutes {
    /// The position of the pattern that answers the path of a link, or a negative number; `nil` if
    /// the path has to be composed first (see ``CanonicalText``).
    @inline(never)
    @usableFromInline
    func pattern(answering parts: LinkParts, of bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        let bytes = TextBytes(UnsafeRawBufferPointer(bytes))
        let form =
            parts.isPlain
            ? form(answering: parts.path, of: bytes) : form(decoding: parts.path, of: bytes)
        return form.map { $0 < 0 ? $0 : pattern(of: $0) }
    }

    /// The same for a link whose segments have to be decoded first.
    @inline(never)
    @usableFromInline
    func pattern(decoding link: DeepLink) -> Int {
        let form = form(decoding: link)
        return form < 0 ? form : pattern(of: form)
    }

    /// The same for a path whose segments have to be decoded first.
    @inline(never)
    @usableFromInline
    func find(decoding path: String) -> Found? {
        let found = path.utf8.withContiguousStorageIfAvailable { bytes in
            self.found(decoding: TextBytes(UnsafeRawBufferPointer(bytes)))
        }
        if let found = found ?? nil { return found }
        guard let link = DeepLink(path: path) else { return nil }
        let form = form(decoding: link)
        return form < 0
            ? nil : Found(pattern: pattern(of: form), path: link.parts.path, isPlain: false)
    }

    /// The same in place; `nil` for a path that has to be composed, or that no URL has.
    private func found(decoding bytes: TextBytes) -> Found? {
        let question = bytes.firstPlace(of: UInt8(ascii: "?"), in: 0..<bytes.count)
        let end = bytes.firstPlace(of: UInt8(ascii: "#"), in: 0..<question)
        guard let path = bytes.prefix(end).path(), let form = form(decoding: path, of: bytes) else {
            return nil
        }
        return Found(pattern: form < 0 ? form : pattern(of: form), path: path, isPlain: false)
    }

    /// The form that answers a path, or a negative number; `nil` for a path that has to be composed,
    /// or has escapes that are broken or not of UTF-8.
    @inline(never)
    private func form(decoding path: Range<Int>, of bytes: TextBytes) -> Int? {
        withUnsafeTemporaryAllocation(byteCount: path.count, alignment: 1) { memory in
            CanonicalText.decode(path, of: bytes, to: memory).map { count in
                form(
                    answering: 0..<count,
                    of: TextBytes(UnsafeRawBufferPointer(rebasing: memory[..<count])))
            }
        }
    }

    @inline(never)
    private func form(decoding link: DeepLink) -> Int {
        let segments = link.segments
        let bytes = CanonicalText.bytes(of: segments)
        return bytes.withUnsafeBytes { bytes in
            form(answering: 0..<bytes.count, of: TextBytes(bytes), segments: segments)
        }
    }
}
