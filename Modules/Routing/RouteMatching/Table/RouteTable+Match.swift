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
        var value: Value?
        lendValue(of: name) { value = Value(utf8: $0) }
        return value
    }

    @usableFromInline
    func lendValue(of name: String, to read: (Span<UInt8>) -> Void) {
        guard parts.isPlain else {
            var values = values(name)
            if values.count == 1 { values[0].withUTF8 { read($0.span) } }
            return
        }
        let number = name.utf8.withTextBytes { compiled.place(of: $0, in: index) }
        guard let place = number.map({ compiled.places[$0] }) else { return }
        text.utf8.withTextBytes { bytes in
            let path = bytes.part(0..<parts.path.upperBound)
            guard let segment = path.segment(Int(place.segment), from: parts.path.lowerBound),
                !place.isRest || segment.upperBound == path.count
            else { return }
            let start = segment.lowerBound &+ Int(place.front)
            path.part(start..<(segment.upperBound &- Int(place.back))).lend(to: read)
        }
    }

    /// Decoded; of `**name` one for each segment that it takes.
    public func values(_ name: String) -> [String] { ParameterValues(items: items)[name] }

    /// Named values from left to right, decoded; `**name` gives one item for each segment.
    public var items: [DeepLink.QueryItem] {
        let (segments, places) = (pattern.segments, compiled.places(of: index))
        var items: [DeepLink.QueryItem] = []
        items.reserveCapacity(places.count)
        for number in places {
            let place = compiled.places[number]
            guard let name = segments[Int(place.segment)].name else { continue }
            let (front, back) = (Int(place.front), Int(place.back))
            text.utf8.withTextBytes { bytes in
                // An optional segment may be missing.
                parts.forEachSegment(from: Int(place.segment), isRest: place.isRest, in: bytes) {
                    let value = front | back == 0 ? $0 : $0.inside(front: front, back: back)
                    items.append(.init(name: name, value: value))
                }
            }
        }
        return items
    }
}
