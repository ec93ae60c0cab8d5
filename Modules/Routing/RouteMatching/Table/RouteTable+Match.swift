extension RouteTable {
    /// What a table finds for a path. Values are decoded when they are read.
    public struct Match: Sendable {
        public let index: Int
        @usableFromInline let compiled: CompiledRoutes
        @usableFromInline let text: String
        @usableFromInline let parts: LinkParts

        @inlinable
        init(_ compiled: CompiledRoutes, index: Int, text: String, parts: LinkParts) {
            self.compiled = compiled
            self.index = index
            self.text = text
            self.parts = parts
        }

        public var pattern: RoutePattern { compiled.patterns[index] }
    }

    /// Matches a path as a URL spells it, `/product/caf%C3%A9`: each segment is decoded once, and one
    /// slash at the end has no meaning. Characters that a URL would escape may be written as they are, and
    /// everything from a `?` or `#` on is ignored. A plain path takes no memory.
    /// - Returns: `nil` if no pattern matches, and for a path that no URL holds.
    @inlinable
    @inline(__always)
    public func match(_ path: String) -> Match? {
        // Inlined, so that a caller who drops the match pays no reference counts for it.
        let found = path.utf8.withContiguousStorageIfAvailable { compiled.find($0) }
        guard let answer = found ?? Array(path.utf8).withUnsafeBufferPointer({ compiled.find($0) })
        else { return nil }
        return Match(compiled, index: answer.pattern, text: path, parts: answer.parts)
    }

    @inlinable @inline(__always)
    public func match(_ link: DeepLink) -> Match? {
        guard let index = compiled.pattern(matching: link) else { return nil }
        return Match(compiled, index: index, text: link.text, parts: link.parts)
    }
}

extension RouteTable.Match {
    /// Reads a value as a type: `match.value("id", as: Int.self)`. Case in ASCII names has no
    /// meaning. A number takes no memory, and a `String` only that of its own text.
    /// - Returns: `nil` if the path has no such value, has several, or one of another type.
    @inlinable
    @inline(__always)
    public func value<Value: SegmentValue>(
        _ name: String, as type: Value.Type = Value.self
    ) -> Value? {
        // A value that is decoded, or in a text of another runtime, is read from a copy.
        let value = text.utf8.withContiguousStorageIfAvailable { bytes -> Value?? in
            guard parts.isPlain else { return nil }
            return compiled.value(of: name, in: index, path: parts.path, of: bytes).map {
                Value(utf8: UnsafeBufferPointer(rebasing: bytes[$0]).span)
            }
        }
        if let value = value ?? nil { return value }
        let values = values(name)
        guard values.count == 1 else { return nil }
        var copy = values[0]
        return copy.withUTF8 { Value(utf8: $0.span) }
    }

    /// Decoded; of `**name` one for each segment that it takes.
    public func values(_ name: String) -> [String] { ParameterValues(items: items)[name] }

    /// Named values from left to right, decoded; `**name` gives one item for each segment.
    public var items: [DeepLink.QueryItem] {
        let segments = pattern.segments
        let places = compiled.places(of: index)
        var items: [DeepLink.QueryItem] = []
        items.reserveCapacity(places.count)
        for number in places {
            let place = compiled.places[number]
            guard let name = segments[Int(place.segment)].name else { continue }
            let (front, back) = (Int(place.front), Int(place.back))
            text.utf8.withTextBytes { bytes in
                // An optional segment may be missing.
                parts.forEachSegment(
                    from: Int(place.segment), isRest: place.isRest, in: bytes
                ) {
                    let value = front | back == 0 ? $0 : $0.inside(front: front, back: back)
                    items.append(.init(name: name, value: value))
                }
            }
        }
        return items
    }
}
