import Foundation

extension CompiledRoutes {
    /// Lends the decoded value of a name to a closure, if there is exactly one.
    /// - Parameter pattern: The pattern that answers the link.
    // Without a generic type, which would be looked up in each call from another module.
    @inline(never)
    @usableFromInline
    func lendValue(
        of name: String, in pattern: Int, text: String, parts: LinkParts,
        to body: (UnsafeBufferPointer<UInt8>) throws -> Void
    ) rethrows {
        guard let place = valuePlace(of: name, in: pattern) else { return }
        try text.withBytes { bytes in
            guard let range = bytes.range(of: place, in: parts.path),
                !place.isRest || range.upperBound == Int(parts.pathEnd)
            else { return }
            if parts.isPlain {
                let value = UnsafeRawBufferPointer(rebasing: bytes.slice(range))
                try body(place.value(in: value.assumingMemoryBound(to: UInt8.self)))
            } else {
                try bytes.withDecoded(range) {
                    try body(place.value(in: $0.assumingMemoryBound(to: UInt8.self)))
                }
            }
        }
    }

    /// The decoded values of a name, one after the other.
    func values(of name: String, in pattern: Int, link: DeepLink) -> [String] {
        // An optional segment may be missing.
        guard let place = valuePlace(of: name, in: pattern),
            let first = link.withBytes({ $0.range(of: place, in: link.parts.path) })
        else { return [] }
        var values = [place.value(in: link.decodedSegment(at: first))]
        guard place.isRest else { return values }
        let rest = first.upperBound..<link.parts.path.upperBound
        var segments = RawSegments(of: rest, in: link.text.utf8)
        while let range = segments.nextPlace() { values.append(link.decodedSegment(at: range)) }
        return values
    }

    /// Where the value of a name is in the paths of a pattern; `nil` if it has none.
    private func valuePlace(of name: String, in pattern: Int) -> ValuePlaces.Place? {
        if let place = name.withBytes({ valuePlaces.place(of: $0, in: pattern) }) { return place }
        if name.utf8.isASCII { return nil }
        // Few texts beyond ASCII are equal to one in ASCII: the Kelvin sign is a `K`.
        return name.precomposedStringWithCanonicalMapping.withBytes {
            valuePlaces.place(of: $0, in: pattern)
        }
    }
}

extension TextBytes {
    /// The first segment at a place of a path; `nil` if the path ends in front of it.
    @inline(__always)
    fileprivate func range(of place: ValuePlaces.Place, in path: Range<Int>) -> Range<Int>? {
        segment(Int(place.segment), of: path)
    }
}
