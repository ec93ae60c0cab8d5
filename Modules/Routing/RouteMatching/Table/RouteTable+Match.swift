extension RouteTable {
    /// What a table finds for a path. Values are read in place, and decoded when they are read.
    public struct Match: Sendable {
        /// The position of the pattern in ``RouteTable/patterns``.
        public let index: Int
        @usableFromInline let compiled: CompiledRoutes
        /// A text that holds the path.
        @usableFromInline let text: String
        @usableFromInline let parts: LinkParts

        @inlinable
        init(_ compiled: CompiledRoutes, index: Int, text: String, parts: LinkParts) {
            self.compiled = compiled
            self.index = index
            self.text = text
            self.parts = parts
        }

        /// The pattern that matches.
        public var pattern: RoutePattern { compiled.patterns[index] }
    }

    /// The pattern that matches a path as a URL spells it: `/product/caf%C3%A9`. Each segment is
    /// decoded once; one slash at the end has no meaning.
    ///
    /// Characters that a URL would have to escape may be written as they are, and everything from a
    /// `?` or a `#` on is ignored. A plain path takes no memory.
    /// - Returns: `nil` if no pattern matches, and for a path that no URL holds.
    @inlinable
    @inline(__always)
    public func match(_ path: String) -> Match? {
        // Inlined, so that a caller who drops the match pays no reference counts for it.
        let found = path.utf8.withContiguousStorageIfAvailable { compiled.find($0) }
        guard let answer = found ?? compiled.find(copying: path) else { return nil }
        return Match(compiled, index: answer.pattern, text: path, parts: answer.parts)
    }

    /// The pattern that matches the path of a link.
    public func match(_ link: DeepLink) -> Match? {
        guard let index = compiled.pattern(matching: link) else { return nil }
        return Match(compiled, index: index, text: link.text, parts: link.parts)
    }

    /// The pattern that matches a path, given as its decoded segments.
    public func match(_ segments: [String]) -> Match? {
        // No URL holds these.
        guard segments.allSatisfy(\.isSegment) else { return nil }
        return match(DeepLink(segments: segments))
    }
}

extension RouteTable.Match {
    /// The value under a name, read as a type: `match.value("id", as: Int.self)`.
    ///
    /// A number takes no memory, and a `String` only that of its own text.
    /// - Parameters:
    ///   - name: The name, without regard to ASCII case.
    ///   - type: The type to read.
    /// - Returns: `nil` if the path has no such value, has several, or one of another type.
    @inlinable
    public func value<Value: SegmentValue>(
        _ name: String, as type: Value.Type = Value.self
    ) -> Value? {
        withValue(name) { Value(utf8: $0) } ?? nil
    }

    /// Lends the value under a name as the bytes of its UTF-8, decoded:
    ///
    ///     match.withValue("file") { $0.count }
    ///
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
        let (path, isPlain) = (parts.path, parts.isPlain)
        let result = try text.utf8.withContiguousStorageIfAvailable { bytes -> Result?? in
            let value = name.utf8.withContiguousStorageIfAvailable {
                compiled.value(of: $0, in: index, path: path, of: bytes)
            }
            guard isPlain, let value else { return nil }
            return try .some(value.map { try body(UnsafeBufferPointer(rebasing: bytes[$0]).span) })
        }
        if let result = result ?? nil { return result }
        return try decodedValue(name).map { value in
            var value = value
            return try value.withUTF8 { try body($0.span) }
        }
    }

    /// The value under a name that is read from a copy.
    @inline(never)
    @usableFromInline
    func decodedValue(_ name: String) -> String? {
        let values = values(name)
        return values.count == 1 ? values[0] : nil
    }

    /// All values under a name, decoded: of `**name` one for each segment that it takes.
    public func values(_ name: String) -> [String] {
        let place = name.withBytes {
            compiled.places.place(of: $0, in: index, of: compiled.patterns)
        }
        return place.map(values) ?? []
    }

    /// The named values from left to right, decoded. `**name` gives one item for each segment that it
    /// takes.
    public var items: [DeepLink.QueryItem] {
        let segments = pattern.segments
        return compiled.places.places(of: index).flatMap { number -> [DeepLink.QueryItem] in
            let place = compiled.places[number]
            guard let name = segments[Int(place.segment)].name else { return [] }
            return values(at: place).map { DeepLink.QueryItem(name: name, value: $0) }
        }
    }

    private func values(at place: ValuePlaces.Place) -> [String] {
        text.withBytes { bytes in
            let path = bytes.prefix(Int(parts.pathEnd))
            // An optional segment may be missing.
            var next = path.segment(Int(place.segment), from: Int(parts.pathStart))
            var values: [String] = []
            while let segment = next {
                values.append(
                    place.value(
                        in: parts.isPlain
                            ? path.text(in: segment)
                            : PercentEncoding.decode(path.slice(segment)) ?? ""))
                next = place.isRest ? path.segment(0, from: segment.upperBound &+ 1) : nil
            }
            return values
        }
    }
}

extension CompiledRoutes {
    /// Where the value of a name is in a path that needs no decoding, if there is exactly one.
    @inline(never)
    @usableFromInline
    func value(
        of name: UnsafeBufferPointer<UInt8>, in pattern: Int, path: Range<Int>,
        of bytes: UnsafeBufferPointer<UInt8>
    ) -> Range<Int>? {
        let bytes = TextBytes(UnsafeRawBufferPointer(bytes)).prefix(path.upperBound)
        guard
            let place = places.place(
                of: TextBytes(UnsafeRawBufferPointer(name)), in: pattern, of: patterns),
            let segment = bytes.segment(Int(place.segment), from: path.lowerBound),
            !place.isRest || segment.upperBound == bytes.count
        else { return nil }
        return place.value(in: segment)
    }
}
