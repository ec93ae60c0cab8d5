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
    public func withValue<Result>(
        _ name: String, _ body: (Span<UInt8>) throws -> Result
    ) rethrows -> Result? {
        var result: Result?
        // The parts of the link, as the whole of it would count references.
        try compiled.lendValue(of: name, in: index, text: link.text, parts: link.parts) {
            result = try body($0.span)
        }
        return result
    }
}
