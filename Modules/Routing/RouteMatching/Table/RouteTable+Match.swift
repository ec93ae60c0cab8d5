extension RouteTable {
    /// What a table finds for a path. Values are decoded when they are read.
    public struct Match: Sendable {
        public let index: Int
        @usableFromInline let compiled: CompiledRoutes
        @usableFromInline let text: String
        @usableFromInline let path: LinkPath

        @inlinable
        init(_ compiled: CompiledRoutes, index: Int, text: String, path: LinkPath) {
            self.compiled = compiled
            self.index = index
            self.text = text
            self.path = path
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
        guard let found = find(path) else { return nil }
        return Match(compiled, index: found.pattern, text: path, path: found.path)
    }

    /// The pattern for a path as a URL spells it, and the place of the path.
    @inline(never)
    @usableFromInline
    func find(_ path: String) -> (pattern: Int, path: LinkPath)? {
        let plain = path.utf8.withTextBytes { bytes -> (pattern: Int?, path: LinkPath)? in
            guard bytes.count > 0, bytes[0] == UInt8(ascii: "/"),
                let end = bytes.plainPathEnd(from: 1, isLink: false)
            else { return nil }
            let hasSlash = end > 1 && bytes[end &- 1] == UInt8(ascii: "/")
            let path = bytes.part(0..<(hasSlash ? end &- 1 : end))
            let pattern = compiled.pattern(matching: path, from: 1)
            return (pattern, LinkPath(range: 1..<path.count, isPlain: true))
        }
        if let plain { return plain.pattern.map { ($0, plain.path) } }
        return DeepLink(path: path).flatMap { link in
            compiled.pattern(matching: link).map { ($0, link.parts.path) }
        }
    }

    @inlinable @inline(__always)
    public func match(_ link: DeepLink) -> Match? {
        guard let index = compiled.pattern(matching: link) else { return nil }
        return Match(compiled, index: index, text: link.text, path: link.parts.path)
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
        guard path.isPlain else {
            var values = values(name)
            if values.count == 1 { values[0].withUTF8 { read($0.span) } }
            return
        }
        let number = name.utf8.withTextBytes { compiled.place(of: $0, in: index) }
        guard let place = number.map({ compiled.places[$0] }) else { return }
        text.utf8.withTextBytes { bytes in
            let whole = bytes.part(0..<path.range.upperBound)
            // In a plain path a literal has the length that it has in the pattern.
            let start = path.range.lowerBound &+ Int(place.start)
            guard let segment = whole.segment(Int(place.segment &- place.literals), from: start),
                !place.isRest || segment.upperBound == whole.count
            else { return }
            let value = segment.lowerBound &+ Int(place.front)
            whole.part(value..<(segment.upperBound &- Int(place.back))).lend(to: read)
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
                path.forEachSegment(from: Int(place.segment), isRest: place.isRest, in: bytes) {
                    let value = front | back == 0 ? $0 : $0.inside(front: front, back: back)
                    items.append(.init(name: name, value: value))
                }
            }
        }
        return items
    }
}
