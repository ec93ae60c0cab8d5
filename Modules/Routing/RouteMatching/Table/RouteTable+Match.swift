extension RouteTable {
    /// What a table finds for a path. Values are decoded when they are read.
    public struct Match: Sendable {
        /// The position of the pattern among those of the table.
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

        /// The pattern that matches.
        public var pattern: RoutePattern { compiled.ranked.patterns[index] }
    }

    /// Matches a path as a URL spells it, `/product/caf%C3%A9`: each segment is decoded once, and
    /// one slash at the end has no meaning. Characters that a URL would escape may be written as
    /// they are, and everything from a `?` or `#` on is ignored. A plain path takes no memory.
    /// - Returns: `nil` if no pattern matches, and for a path that no URL holds.
    @inlinable
    @inline(__always)
    public func match(_ path: String) -> Match? {
        // Inlined, so that a caller who drops the match pays no reference counts for it.
        guard let found = find(path) else { return nil }
        return Match(compiled, index: found.pattern, text: path, path: found.path)
    }

    /// The pattern for a path as a URL spells it, and where the path is in the text.
    @inline(never)
    @usableFromInline
    func find(_ path: String) -> (pattern: Int, path: LinkPath)? {
        if let plain = path.utf8.withTextBytes({ compiled.match(sent: $0) }) {
            return plain.pattern.map { ($0, LinkPath(range: 1..<plain.end, isPlain: true)) }
        }
        return DeepLink(path: path).flatMap { link in
            compiled.pattern(matching: link).map { ($0, link.parts.path) }
        }
    }

    /// Matches the path of a link that was read before.
    @inlinable
    @inline(__always)
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
        let named = path.isPlain ? compiled.parameters.position(of: name, in: index) : nil
        guard let named, !compiled.parameters.all[named].isEnumerated else {
            var values = values(name)
            if values.count == 1 { values[0].withUTF8 { read($0.span) } }
            return
        }
        text.utf8.withTextBytes { bytes in
            let parameter = compiled.parameters.all[named]
            let whole = bytes.extracting(0..<path.range.upperBound)
            // In a plain path a literal has the length that it has in the pattern.
            let start = path.range.lowerBound &+ parameter.start
            guard let segment = whole.segment(parameter.skipped, from: start),
                !parameter.isRest || segment.upperBound == whole.count
            else { return }
            let end = segment.upperBound &- parameter.back
            read(whole.extracting((segment.lowerBound &+ parameter.front)..<end))
        }
    }

    /// The values of a name, decoded: of `**name` one for each segment that it takes, and of an
    /// enumeration as the pattern spells it.
    public func values(_ name: String) -> [String] { ParameterValues(items: items)[name] }

    /// Named values from left to right, decoded; `**name` gives one item for each segment.
    public var items: [DeepLink.QueryItem] {
        let positions = compiled.parameters.positions[index]
        var items: [DeepLink.QueryItem] = []
        items.reserveCapacity(positions.count)
        for number in positions {
            let parameter = compiled.parameters.all[number]
            text.utf8.withTextBytes { bytes in
                // An optional segment may be missing.
                path.forEachSegment(
                    from: parameter.segment, isRest: parameter.isRest, in: bytes
                ) { sent in
                    var value = sent.inside(front: parameter.front, back: parameter.back)
                    if parameter.isEnumerated {
                        value = pattern.segments[parameter.segment].spelling(of: value)
                    }
                    items.append(.init(name: compiled.parameters.names[number], value: value))
                }
            }
        }
        return items
    }
}
