extension RouteTable {
    /// The answer of a table to a path that is only lent: it owns nothing, so it counts no references,
    /// which would take as long as reading a value.
    ///
    /// It can't be copied or kept, and lives as long as the closure that ``RouteTable/withMatch(_:_:)-(String,_)``
    /// calls. What you keep is a ``Match``.
    public struct BorrowedMatch: ~Copyable {
        /// The position of the pattern in ``RouteTable/patterns``.
        public let index: Int
        // The function that lends the match keeps what these two point to.
        @usableFromInline let compiled: Unmanaged<CompiledRoutes>
        @usableFromInline let bytes: UnsafeBufferPointer<UInt8>
        /// The path without the slashes at its ends, in the bytes.
        @usableFromInline let path: Range<Int>
        /// Whether the path is there as it is meant: in ASCII, and without an escape.
        @usableFromInline let isPlain: Bool

        @inlinable
        @inline(__always)
        init(
            _ compiled: CompiledRoutes, index: Int, path: Range<Int>,
            of bytes: UnsafeBufferPointer<UInt8>, isPlain: Bool
        ) {
            self.compiled = .passUnretained(compiled)
            self.index = index
            self.path = path
            self.bytes = bytes
            self.isPlain = isPlain
        }

        /// The pattern that answers.
        var pattern: RoutePattern {
            compiled._withUnsafeGuaranteedRef { $0.patterns[index] }
        }

        /// The named values from left to right, as ``Match/items``.
        package var items: [DeepLink.QueryItem] {
            compiled._withUnsafeGuaranteedRef {
                $0.items(
                    in: index, path: path, of: TextBytes(UnsafeRawBufferPointer(bytes)),
                    isPlain: isPlain)
            }
        }
    }
}

extension RouteTable {
    /// Lends the answer to a path, as ``match(_:)-(String)`` finds it, without memory and without
    /// counting references:
    ///
    ///     let id = table.withMatch("/product/42") { $0.value("id", as: Int.self) }
    ///
    /// - Parameters:
    ///   - path: A path as a URL spells it.
    ///   - body: A closure that reads the answer, which is there only until it returns.
    /// - Returns: What the closure returns; `nil` if no pattern answers, and for a path that no URL
    ///   holds.
    /// - Throws: What the closure throws.
    @inlinable
    @inline(__always)
    public func withMatch<Result>(
        _ path: String, _ body: (borrowing BorrowedMatch) throws -> Result
    ) rethrows -> Result? {
        let result = try path.utf8.withContiguousStorageIfAvailable { bytes -> Result? in
            let plain = compiled.find(bytes)
            guard let found = plain.isPlain ? plain : compiled.find(decoding: path),
                found.pattern >= 0
            else { return nil }
            return try withExtendedLifetime(compiled) {
                try body(
                    BorrowedMatch(
                        compiled, index: found.pattern, path: found.path, of: bytes,
                        isPlain: found.isPlain))
            }
        }
        // A text that another runtime holds is read in a copy of Swift's own.
        return if let result { result } else { try match(path)?.lend(body) }
    }

    /// Lends the answer to the path of a link, without counting references.
    /// - Parameters:
    ///   - link: The link.
    ///   - body: A closure that reads the answer, which is there only until it returns.
    /// - Returns: What the closure returns; `nil` if no pattern answers.
    /// - Throws: What the closure throws.
    @inlinable
    @inline(__always)
    public func withMatch<Result>(
        _ link: DeepLink, _ body: (borrowing BorrowedMatch) throws -> Result
    ) rethrows -> Result? {
        let parts = link.parts
        let result = try link.text.utf8.withContiguousStorageIfAvailable { bytes -> Result? in
            let index =
                compiled.pattern(answering: parts, of: bytes) ?? compiled.pattern(decoding: link)
            guard index >= 0 else { return nil }
            return try withExtendedLifetime(compiled) {
                try body(
                    BorrowedMatch(
                        compiled, index: index, path: parts.path, of: bytes,
                        isPlain: parts.isPlain))
            }
        }
        return if let result { result } else { try match(link)?.lend(body) }
    }
}

extension RouteTable.Match {
    /// Lends itself, so that its values are read in one way.
    @inlinable
    @inline(__always)
    func lend<Result>(
        _ body: (borrowing RouteTable.BorrowedMatch) throws -> Result
    ) rethrows -> Result {
        let result = try link.text.utf8.withContiguousStorageIfAvailable {
            try lend($0, body)
        }
        if let result { return result }
        var text = link.text
        return try text.withUTF8 { try lend($0, body) }
    }

    @inlinable
    @inline(__always)
    func lend<Result>(
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ body: (borrowing RouteTable.BorrowedMatch) throws -> Result
    ) rethrows -> Result {
        try withExtendedLifetime(compiled) {
            try body(
                RouteTable.BorrowedMatch(
                    compiled, index: index, path: link.parts.path, of: bytes,
                    isPlain: link.parts.isPlain))
        }
    }
}
