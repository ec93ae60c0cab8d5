extension CompiledRoutes {
    /// The position of the pattern that answers the path of a link, or a negative number.
    @inlinable
    @inline(__always)
    func pattern(answering link: Link) -> Int {
        let plain = link.text.utf8.withContiguousStorageIfAvailable { bytes in
            link.isPlain ? pattern(answering: bytes, from: link.pathStart, to: link.pathEnd) : nil
        }
        return (plain ?? nil) ?? pattern(decoding: link)
    }

    /// The same for a path that stands in some bytes as it is meant.
    @inline(never)
    @usableFromInline
    func pattern(
        answering bytes: UnsafeBufferPointer<UInt8>, from start: UInt32, to end: UInt32
    ) -> Int {
        let bytes = TextBytes(UnsafeRawBufferPointer(bytes))
        let form = form(answering: Int(start)..<Int(end), of: bytes)
        return form < 0 ? form : pattern(of: form)
    }

    /// The same for one whose segments have to be decoded first.
    @inline(never)
    @usableFromInline
    func pattern(decoding link: Link) -> Int {
        let form = form(decoding: link)
        return form < 0 ? form : pattern(of: form)
    }

    /// The same for a path whose segments have to be decoded first.
    @inline(never)
    @usableFromInline
    func find(decoding path: String) -> Found? {
        guard let link = Link(path: path) else { return nil }
        let form = form(decoding: link)
        return form < 0
            ? nil : Found(pattern: pattern(of: form), path: link.path, isPlain: false)
    }

    @inline(never)
    private func form(decoding link: Link) -> Int {
        let segments = link.segments
        let bytes = CanonicalText.bytes(of: segments)
        return bytes.withUnsafeBytes { bytes in
            form(answering: 0..<bytes.count, of: TextBytes(bytes), segments: segments)
        }
    }
}
