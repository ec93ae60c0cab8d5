extension TextBytes {
    /// Where the value of a name is in a query; `nil` if there is none, or if there are several.
    func queryValue(of name: TextBytes, in query: Range<Int>) -> Range<Int>? {
        let isASCII = name.isASCII
        var found: Range<Int>?
        var start = query.lowerBound
        while start < query.upperBound {
            let nameEnd = nameEnd(in: start..<query.upperBound)
            let value = min(nameEnd &+ 1, query.upperBound)
            let isValue = nameEnd < value && self[nameEnd] == UInt8(ascii: "=")
            let end =
                isValue
                ? firstPlace(of: UInt8(ascii: "&"), in: value..<query.upperBound) : nameEnd
            let own = start..<nameEnd
            // Nothing between two ampersands is no item.
            if start < end,
                isName(own, equalTo: name) || isRareName(own, equalTo: name, isASCII: isASCII)
            {
                guard found == nil else { return nil }
                found = min(value, end)..<end
            }
            start = end &+ 1
        }
        return found
    }

    /// The first `=` or `&` in a range, or its end.
    @inline(__always)
    private func nameEnd(in range: Range<Int>) -> Int {
        var start = range.lowerBound
        while start < range.upperBound {
            let word = word(from: start, to: range.upperBound)
            let places =
                ByteLanes8.places(of: UInt8(ascii: "="), in: word)
                | ByteLanes8.places(of: UInt8(ascii: "&"), in: word)
            if places != 0 { return start &+ places.trailingZeroBitCount &>> 3 }
            start = start &+ 8
        }
        return range.upperBound
    }

    /// Whether a name in a range is equal to another one without regard to ASCII case.
    @inline(__always)
    private func isName(_ range: Range<Int>, equalTo name: TextBytes) -> Bool {
        guard range.count == name.count else { return false }
        var position = 0
        while position < name.count {
            let own = word(from: range.lowerBound &+ position, to: range.upperBound)
            let other = name.word(from: position, to: name.count)
            guard own == other || ByteLanes8.lowercased(own) == ByteLanes8.lowercased(other) else {
                return false
            }
            position = position &+ 8
        }
        return true
    }

    /// The same where one of them has escapes, or is beyond ASCII.
    @inline(__always)
    private func isRareName(
        _ range: Range<Int>, equalTo name: TextBytes, isASCII: Bool
    ) -> Bool {
        let isEscaped = firstPlace(of: UInt8(ascii: "%"), in: range) < range.upperBound
        return (isEscaped || !isASCII) && isDecodedName(range, equalTo: name)
    }

    @inline(never)
    private func isDecodedName(_ range: Range<Int>, equalTo name: TextBytes) -> Bool {
        PercentEncoding.decode(part(range))?
            .equalsIgnoringASCIICase(name.text(in: 0..<name.count)) ?? false
    }

    /// Whether all bytes are ASCII.
    private var isASCII: Bool {
        var bits: UInt64 = 0
        for start in stride(from: 0, to: count, by: 8) { bits |= word(at: start) }
        return bits & ByteLanes8.highBits == 0
    }
}
