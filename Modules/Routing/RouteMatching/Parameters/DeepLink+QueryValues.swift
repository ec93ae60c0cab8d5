extension DeepLink {
    /// The value under a name in the query, read as a type: `link.queryValue("page", as: Int.self)`.
    ///
    /// It is read in place, as ``RouteTable/Match/value(_:as:)`` reads one of the path.
    /// - Returns: `nil` if the query has no such value, has several, or one of another type.
    @inlinable
    public func queryValue<Value: SegmentValue>(
        _ name: String, as type: Value.Type = Value.self
    ) -> Value? {
        withQueryValue(name) { Value(utf8: $0) } ?? nil
    }

    /// Lends the value under a name in the query as the bytes of its UTF-8, decoded, without a copy
    /// of it.
    /// - Parameters:
    ///   - name: The name, without regard to ASCII case.
    ///   - body: A closure that reads the bytes. They are there only until it returns.
    /// - Returns: What the closure returns; `nil` if the query has no such value, or has several.
    /// - Throws: What the closure throws.
    @inlinable
    func withQueryValue<Result>(
        _ name: String, _ body: (Span<UInt8>) throws -> Result
    ) rethrows -> Result? {
        var result: Result?
        try lendQueryValue(of: name) { result = try body($0.span) }
        return result
    }

    /// Lends the decoded value of a name to a closure, if there is exactly one.
    // Without a generic type, which would be looked up in each call from another module.
    @inline(never)
    @usableFromInline
    func lendQueryValue(
        of name: String, to body: (UnsafeBufferPointer<UInt8>) throws -> Void
    ) rethrows {
        try name.withBytes { name in
            try withBytes { bytes in
                guard let range = bytes.queryValue(of: name, in: parts.query) else { return }
                try bytes.withDecoded(range) { try body($0.assumingMemoryBound(to: UInt8.self)) }
            }
        }
    }
}
