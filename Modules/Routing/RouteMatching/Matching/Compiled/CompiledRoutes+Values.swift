import Foundation

extension CompiledRoutes {
    /// Where the value of a name is in a path that needs no decoding, if there is exactly one.
    ///
    /// A range, so that the caller reads the value without a call of a closure.
    /// - Parameters:
    ///   - name: The UTF-8 of the name.
    ///   - pattern: The pattern that answers the path.
    ///   - start: Where the path begins in the bytes, after its slash.
    ///   - bytes: The bytes up to the end of the path.
    @inline(never)
    @usableFromInline
    func plainValue(
        of name: UnsafeBufferPointer<UInt8>, in pattern: Int, from start: Int,
        of bytes: UnsafeBufferPointer<UInt8>
    ) -> Range<Int>? {
        let name = TextBytes(UnsafeRawBufferPointer(name))
        var number = valuePlaces.number(of: name, in: pattern)
        if number == 0 {
            number = composedPlaceNumber(of: name, in: pattern)
            if number == 0 { return nil }
        }
        let place = valuePlaces[number]
        let path = TextBytes(UnsafeRawBufferPointer(bytes))
        guard let segment = path.segment(Int(place.segment), from: start),
            !place.isRest || segment.upperBound == path.count
        else { return nil }
        return place.value(in: segment)
    }

    /// Lends the decoded value of a name to a closure, if there is exactly one.
    // Without a generic type, which would be looked up in each call from another module.
    @inline(never)
    @usableFromInline
    func lendDecodedValue(
        of name: String, in pattern: Int, path: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>,
        to body: (UnsafeBufferPointer<UInt8>) throws -> Void
    ) rethrows {
        let bytes = TextBytes(UnsafeRawBufferPointer(bytes))
        guard let place = place(of: name, in: pattern),
            let segment = bytes.prefix(path.upperBound)
                .segment(Int(place.segment), from: path.lowerBound),
            !place.isRest || segment.upperBound == path.upperBound
        else { return }
        try bytes.withDecoded(segment) {
            try body(place.value(in: $0.assumingMemoryBound(to: UInt8.self)))
        }
    }

    /// The decoded values of all names, from left to right.
    func items(in pattern: Int, path: Range<Int>, of bytes: TextBytes, isPlain: Bool)
        -> [DeepLink.QueryItem]
    {
        let bytes = bytes.prefix(path.upperBound)
        var items: [DeepLink.QueryItem] = []
        var number = valuePlaces.firstNumber(in: pattern)
        while !valuePlaces[number].isEnd {
            let place = valuePlaces[number]
            // An optional segment may be missing.
            var next = bytes.segment(Int(place.segment), from: path.lowerBound)
            while let segment = next,
                let name = patterns[pattern].segments[Int(place.segment)].name
            {
                let value =
                    isPlain
                    ? bytes.text(in: place.value(in: segment))
                    : place.value(in: bytes.decodedText(in: segment))
                items.append(DeepLink.QueryItem(name: name, value: value))
                next = place.isRest ? bytes.segment(0, from: segment.upperBound &+ 1) : nil
            }
            number = number &+ 1
        }
        return items
    }

    /// The decoded values of a name, one after the other.
    @inline(never)
    @usableFromInline
    func values(of name: String, in pattern: Int, text: String, parts: LinkParts) -> [String] {
        guard let place = place(of: name, in: pattern) else { return [] }
        return text.withBytes { bytes in
            let path = bytes.prefix(Int(parts.pathEnd))
            // An optional segment may be missing.
            guard var segment = path.segment(Int(place.segment), from: Int(parts.pathStart)) else {
                return []
            }
            if parts.isPlain, !place.isRest { return [path.text(in: place.value(in: segment))] }
            var values = [place.value(in: path.decodedText(in: segment))]
            while place.isRest, let next = path.segment(0, from: segment.upperBound &+ 1) {
                segment = next
                values.append(path.decodedText(in: segment))
            }
            return values
        }
    }

    /// Where the value of a name is in the paths of a pattern; `nil` if it has none.
    private func place(of name: String, in pattern: Int) -> ValuePlaces.Place? {
        name.withBytes { name in
            var number = valuePlaces.number(of: name, in: pattern)
            if number == 0 { number = composedPlaceNumber(of: name, in: pattern) }
            return number == 0 ? nil : valuePlaces[number]
        }
    }

    /// The number of the place of a name that is not the pattern's byte by byte; zero for none.
    @inline(never)
    private func composedPlaceNumber(of name: TextBytes, in pattern: Int) -> Int {
        if name.isASCII { return 0 }
        // Few texts beyond ASCII are equal to one in ASCII: the Kelvin sign is a `K`.
        let composed = name.text(in: 0..<name.count).precomposedStringWithCanonicalMapping
        return composed.withBytes { valuePlaces.number(of: $0, in: pattern) }
    }
}

extension TextBytes {
    /// The text in a range, its escapes decoded; what does not decode has been refused.
    fileprivate func decodedText(in range: Range<Int>) -> String {
        PercentEncoding.decode(part(range)) ?? ""
    }
}
