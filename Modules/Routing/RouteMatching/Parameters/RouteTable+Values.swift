extension RouteTable.Match {
    /// The value under a name, read as a type: `match.value("id", as: Int.self)`.
    ///
    /// It is read in place: a number takes no memory, and a `String` only that of its own text.
    /// - Returns: `nil` if the path has no such value, has several, or one of another type.
    @inlinable
    public func value<Value: SegmentValue>(
        _ name: String, as type: Value.Type = Value.self
    ) -> Value? {
        withValue(name) { Value(utf8: $0) } ?? nil
    }

    /// Lends the value under a name as the bytes of its UTF-8, decoded, without a copy of it:
    ///
    ///     match.withValue("file") { $0.count }
    ///
    /// Only a value with escapes is decoded into other memory, on the stack unless it is longer than
    /// a kilobyte.
    /// - Parameters:
    ///   - name: The name, without regard to ASCII case.
    ///   - body: A closure that reads the bytes. They are there only until it returns.
    /// - Returns: What the closure returns; `nil` if the path has no such value, or has several.
    /// - Throws: What the closure throws.
    @inlinable
    @inline(__always)
    public func withValue<Result>(
        _ name: String, _ body: (Span<UInt8>) throws -> Result
    ) rethrows -> Result? {
        try lend { try $0.withValue(name, body) }
    }
}

extension RouteTable.BorrowedMatch {
    /// The value under a name, read as a type: `match.value("id", as: Int.self)`.
    /// - Returns: `nil` if the path has no such value, has several, or one of another type.
    @inlinable
    public func value<Value: SegmentValue>(
        _ name: String, as type: Value.Type = Value.self
    ) -> Value? {
        withValue(name) { Value(utf8: $0) } ?? nil
    }

    /// Lends the value under a name as the bytes of its UTF-8, decoded, without a copy of it.
    /// - Parameters:
    ///   - name: The name, without regard to ASCII case.
    ///   - body: A closure that reads the bytes. They are there only until it returns.
    /// - Returns: What the closure returns; `nil` if the path has no such value, or has several.
    /// - Throws: What the closure throws.
    @inlinable
    @inline(__always)
    public func withValue<Result>(
        _ name: String, _ body: (Span<UInt8>) throws -> Result
    ) rethrows -> Result? {
        // Without a plain value another runtime may hold the name.
        if isPlain, let value = plainValue(of: name) {
            guard let value else { return nil }
            return try body(UnsafeBufferPointer(rebasing: bytes[value]).span)
        }
        return try withDecodedValue(name, body)
    }

    /// Where the value of a name is in a path that needs no decoding, if there is exactly one; `nil`
    /// if the name is not in memory.
    @inlinable
    @inline(__always)
    func plainValue(of name: String) -> Range<Int>?? {
        let (index, start) = (index, path.lowerBound)
        let path = UnsafeBufferPointer(rebasing: bytes[..<path.upperBound])
        return compiled._withUnsafeGuaranteedRef { compiled in
            name.utf8.withContiguousStorageIfAvailable {
                compiled.plainValue(of: $0, in: index, from: start, of: path)
            }
        }
    }

    // Not part of its caller, which is small enough to be inlined without it.
    @inlinable
    @inline(never)
    func withDecodedValue<Result>(
        _ name: String, _ body: (Span<UInt8>) throws -> Result
    ) rethrows -> Result? {
        let (index, path, bytes) = (index, path, bytes)
        var result: Result?
        try compiled._withUnsafeGuaranteedRef {
            try $0.lendDecodedValue(of: name, in: index, path: path, of: bytes) {
                result = try body($0.span)
            }
        }
        return result
    }
}
