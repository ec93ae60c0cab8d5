extension TextBytes {
    /// Where the value of a name is in a query; `nil` if there is none, or if there are several.
    func queryValue(of name: TextBytes, in query: Range<Int>) -> Range<Int>? {
        let first = name.count == 0 ? 0 : ByteLanes8.lowercased(name.word(at: 0))
        let isASCII = name.isASCII
        var found: Range<Int>?
        var start = query.lowerBound
        while start < query.upperBound {
            let (nameEnd, isEscaped) = nameEnd(in: start..<query.upperBound)
            let value = min(nameEnd &+ 1, query.upperBound)
            let isValue = nameEnd < value && self[nameEnd] == UInt8(ascii: "=")
            let end =
                isValue
                ? firstPlace(of: UInt8(ascii: "&"), in: value..<query.upperBound) : nameEnd
            let own = start..<nameEnd
            // Nothing between two ampersands is no item.
            if start < end,
                isName(own, equalTo: name, first)
                    || (isEscaped || !isASCII) && isDecodedName(own, equalTo: name)
            {
                guard found == nil else { return nil }
                found = min(value, end)..<end
            }
            start = end &+ 1
        }
        return found
    }

    /// The decoded items of a query.
    func queryItems(in query: Range<Int>) -> [DeepLink.QueryItem] {
        var items: [DeepLink.QueryItem] = []
        var start = query.lowerBound
        while start < query.upperBound {
            let end = firstPlace(of: UInt8(ascii: "&"), in: start..<query.upperBound)
            // Nothing between two ampersands is no item.
            if start < end {
                let name = start..<firstPlace(of: UInt8(ascii: "="), in: start..<end)
                // What does not decode has been refused.
                items.append(
                    DeepLink.QueryItem(
                        name: PercentEncoding.decode(part(name)) ?? "",
                        value: PercentEncoding.decode(part(min(name.upperBound + 1, end)..<end))
                            ?? ""))
            }
            start = end &+ 1
        }
        return items
    }

    /// The first `=` or `&` in a range, or its end, and whether there is an escape before it.
    @inline(__always)
    private func nameEnd(in range: Range<Int>) -> (end: Int, isEscaped: Bool) {
        var start = range.lowerBound
        var escapes: UInt64 = 0
        while start < range.upperBound {
            let word = word(from: start, to: range.upperBound)
            let places =
                ByteLanes8.places(of: UInt8(ascii: "="), in: word)
                | ByteLanes8.places(of: UInt8(ascii: "&"), in: word)
            // Of the lanes below the first place.
            escapes |=
                ByteLanes8.places(of: UInt8(ascii: "%"), in: word) & (places &- 1) & ~places
            if places != 0 {
                return (start &+ places.trailingZeroBitCount &>> 3, escapes != 0)
            }
            start = start &+ 8
        }
        return (range.upperBound, escapes != 0)
    }

    /// Whether a name in a range is equal to another one without regard to ASCII case.
    /// - Parameter first: The first eight bytes of the other one in lower case.
    @inline(__always)
    private func isName(_ range: Range<Int>, equalTo name: TextBytes, _ first: UInt64) -> Bool {
        guard range.count == name.count else { return false }
        if name.count == 0 { return true }
        let own = word(from: range.lowerBound, to: range.upperBound)
        return ByteLanes8.lowercased(own) == first
            && (name.count <= 8 || isRest(of: range, equalTo: name))
    }

    /// The same after the first eight bytes.
    @inline(never)
    private func isRest(of range: Range<Int>, equalTo name: TextBytes) -> Bool {
        var position = 8
        while position < name.count {
            let own = word(from: range.lowerBound &+ position, to: range.upperBound)
            let other = name.word(from: position, to: name.count)
            guard ByteLanes8.lowercased(own) == ByteLanes8.lowercased(other) else { return false }
            position = position &+ 8
        }
        return true
    }

    @inline(never)
    private func isDecodedName(_ range: Range<Int>, equalTo name: TextBytes) -> Bool {
        PercentEncoding.decode(part(range))?
            .equalsIgnoringASCIICase(name.text(in: 0..<name.count)) ?? false
    }

    /// Whether all bytes are ASCII.
    var isASCII: Bool {
        var bits: UInt64 = 0
        var start = 0
        while start < count {
            bits |= word(at: start)
            start = start &+ 8
        }
        return bits & ByteLanes8.highBits == 0
    }
}
