extension CompiledRoutes {
    /// The position of the pattern that answers the path of a link, or a negative number; `nil` if
    /// the path has to be decoded first.
    @inline(never)
    @usableFromInline
    func pattern(answering parts: LinkParts, of bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        guard parts.isPlain else { return nil }
        let form = form(answering: parts.path, of: TextBytes(UnsafeRawBufferPointer(bytes)))
        return form < 0 ? form : pattern(of: form)
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
        guard let link = DeepLink(path: path) else { return nil }
        let form = form(decoding: link)
        return form < 0
            ? nil : Found(pattern: pattern(of: form), path: link.parts.path, isPlain: false)
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
