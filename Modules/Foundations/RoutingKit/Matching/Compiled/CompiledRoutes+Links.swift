extension CompiledRoutes {
    /// The form that answers the path of a link, or a negative number.
    func form(answering link: Link) -> Int {
        guard link.isPlain else { return form(decoding: link) }
        let plain = link.text.utf8.withContiguousStorageIfAvailable { bytes in
            form(answering: link.path, of: TextBytes(UnsafeRawBufferPointer(bytes)))
        }
        return plain ?? form(decoding: link)
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
