extension TextBytes {
    /// The byte that the escape with its `%` at a position means; `nil` if it is broken.
    @inline(__always)
    func escapedByte(at index: Int, before end: Int) -> UInt8? {
        guard index &+ 2 < end, let high = PercentEncoding.hexValue(self[index &+ 1]),
            let low = PercentEncoding.hexValue(self[index &+ 2])
        else { return nil }
        return high &<< 4 | low
    }

    /// The character beyond ASCII that begins with a decoded byte.
    /// - Parameters:
    ///   - first: The first byte of its UTF-8.
    ///   - position: Where the other bytes begin, raw or escaped; then the end of the character.
    ///   - end: Where the text ends.
    /// - Returns: `nil` if an escape is broken, or if the bytes are not UTF-8.
    func scalar(
        from first: UInt8, continuingAt position: inout Int, before end: Int
    ) -> Unicode.Scalar? {
        let (count, least): (Int, UInt32)
        switch first {
        case 0xC2...0xDF: (count, least) = (1, 0x80)
        case 0xE0...0xEF: (count, least) = (2, 0x800)
        case 0xF0...0xF4: (count, least) = (3, 0x1_0000)
        default: return nil
        }
        var value = UInt32(first & (0x3F &>> UInt8(truncatingIfNeeded: count)))
        for _ in 0..<count {
            guard position < end else { return nil }
            var byte = self[position]
            if byte == UInt8(ascii: "%") {
                guard let escaped = escapedByte(at: position, before: end) else { return nil }
                byte = escaped
                position = position &+ 2
            }
            position = position &+ 1
            guard byte & 0xC0 == 0x80 else { return nil }
            value = value &<< 6 | UInt32(byte & 0x3F)
        }
        // A character has one spelling, the shortest.
        return value < least ? nil : Unicode.Scalar(value)
    }

    /// Decodes the escapes in a range once.
    /// - Parameters:
    ///   - range: What to decode.
    ///   - memory: Room for as many bytes as there are in the range.
    ///   - byte: What to write for a byte in ASCII, and whether it was escaped.
    ///   - accepts: Whether a character beyond ASCII is accepted.
    /// - Returns: The number of bytes written; `nil` if an escape is broken, if the bytes are not
    ///   UTF-8, or if a character is not accepted.
    @inline(__always)
    func decode(
        _ range: Range<Int>, to memory: UnsafeMutableRawBufferPointer,
        ascii byte: (_ byte: UInt8, _ isEscaped: Bool) -> UInt8,
        accepts: (Unicode.Scalar) -> Bool
    ) -> Int? {
        let end = range.upperBound
        precondition(end <= count && range.count <= memory.count, "beyond the text")
        var position = range.lowerBound
        // Never more than the bytes that have been read, for which there is room.
        var length = 0
        while position < end {
            if position &+ 8 <= end {
                let word = word(at: position)
                let special =
                    ByteLanes8.places(of: UInt8(ascii: "%"), in: word)
                    | ByteLanes8.places(of: 0, in: word) | word & ByteLanes8.highBits
                if special == 0 {
                    memory.storeBytes(of: word.littleEndian, toByteOffset: length, as: UInt64.self)
                    position = position &+ 8
                    length = length &+ 8
                    continue
                }
            }
            var next = self[position]
            let isEscaped = next == UInt8(ascii: "%")
            if isEscaped {
                guard let escaped = escapedByte(at: position, before: end) else { return nil }
                next = escaped
            }
            position = position &+ (isEscaped ? 3 : 1)
            if next < 0x80 {
                memory[length] = byte(next, isEscaped)
                length = length &+ 1
            } else {
                guard let scalar = scalar(from: next, continuingAt: &position, before: end),
                    accepts(scalar)
                else { return nil }
                for unit in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
                    memory[length] = unit
                    length = length &+ 1
                }
            }
        }
        return length
    }

    /// Lends the bytes in a range with their escapes decoded; memory of the heap is taken only for
    /// more than a kilobyte with escapes.
    /// - Returns: `nil` if an escape is broken, or if the bytes are not UTF-8.
    func withDecoded<Result>(
        _ range: Range<Int>, _ body: (UnsafeRawBufferPointer) throws -> Result
    ) rethrows -> Result? {
        guard firstPlace(of: UInt8(ascii: "%"), in: range) < range.upperBound else {
            return try body(UnsafeRawBufferPointer(rebasing: slice(range)))
        }
        return try withUnsafeTemporaryAllocation(byteCount: range.count, alignment: 1) { memory in
            let count = decode(
                range, to: memory, ascii: { byte, _ in byte }, accepts: { _ in true })
            guard let count else { return nil }
            return try body(UnsafeRawBufferPointer(rebasing: memory[..<count]))
        }
    }
}
