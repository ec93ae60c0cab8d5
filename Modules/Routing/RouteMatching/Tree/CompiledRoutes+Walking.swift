extension CompiledRoutes {
    /// What a walk through the tree has found so far.
    private struct Walk {
        /// The smallest rank of a form that matches; ``CompiledRoutes/Node/none`` for none.
        var best = Node.none
        /// Not zero if a byte that was read may mean something else than itself.
        var special: UInt64 = 0
        /// Whether each byte means itself.
        let isDecoded: Bool
        /// The decoded segments, if they differ from the bytes.
        var segments: [String]?
        /// Whether the path has a segment that no URL has.
        var isBroken = false
        /// From where on all segments are known to be those of a URL.
        var checkedStart = Int.max

        init(isDecoded: Bool, segments: [String]? = nil) {
            self.isDecoded = isDecoded
            self.segments = segments
        }

        /// Ends the walk: nothing matches.
        mutating func fail() { (best, isBroken) = (0, true) }
    }

    /// The pattern that matches a path, and the places in its text.
    @usableFromInline
    struct Found {
        @usableFromInline let pattern: Int
        @usableFromInline let parts: LinkParts

        fileprivate init(pattern: Int, parts: LinkParts) {
            (self.pattern, self.parts) = (pattern, parts)
        }

        /// The pattern of a form that matches a path that is written as it is meant.
        @inline(__always)
        fileprivate init(rank: Int, of compiled: CompiledRoutes, _ path: Range<Int>) {
            pattern = Int(compiled.forms[rank].pattern)
            parts = LinkParts(path: path, query: 0..<0, isPlain: true)
        }
    }

    /// The pattern that matches a path as a URL spells it.
    @inline(never)
    @usableFromInline
    func find(_ text: UnsafeBufferPointer<UInt8>) -> Found? {
        let bytes = TextBytes(UnsafeRawBufferPointer(text))
        guard let path = bytes.path() else { return nil }
        let literal = literals.rank(of: path, in: bytes)
        if literal >= 0 { return Found(rank: literal, of: self, path) }
        var walk = Walk(isDecoded: false)
        self.walk(from: 0, SegmentCursor(bytes, in: path), &walk)
        guard walk.special == 0 else { return findDecoded(text) }
        guard !walk.isBroken, walk.best != Node.none else { return nil }
        return Found(rank: Int(walk.best), of: self, path)
    }

    /// The same for a text that another runtime holds.
    @inline(never)
    @usableFromInline
    func find(copying text: String) -> Found? {
        Array(text.utf8).withUnsafeBufferPointer { find($0) }
    }

    /// The same for a path that isn't written as it is meant.
    private func findDecoded(_ text: UnsafeBufferPointer<UInt8>) -> Found? {
        DeepLink(path: String(decoding: text, as: UTF8.self)).flatMap { link in
            pattern(matching: link).map { Found(pattern: $0, parts: link.parts) }
        }
    }

    /// The pattern that matches the path of a link.
    func pattern(matching link: DeepLink) -> Int? {
        let found = link.withBytes { bytes -> Int?? in
            if link.parts.isPlain { return .some(pattern(matching: bytes, in: link.parts.path)) }
            let path = bytes.part(link.parts.path)
            return PercentEncoding.withDecoded(path) { decoded -> Int?? in
                guard CanonicalText.isCanonical(decoded, segments: path) else { return nil }
                return .some(pattern(matching: decoded, in: 0..<decoded.count))
            } ?? nil
        }
        return found ?? pattern(matching: link.segments)
    }

    /// The pattern that matches decoded segments with slashes between them.
    private func pattern(matching bytes: TextBytes, in path: Range<Int>) -> Int? {
        let literal = literals.rank(of: path, in: bytes)
        if literal >= 0 { return Int(forms[literal].pattern) }
        var walk = Walk(isDecoded: true)
        self.walk(from: 0, SegmentCursor(bytes, in: path), &walk)
        return pattern(of: walk)
    }

    /// The pattern that matches decoded segments.
    func pattern(matching segments: [String]) -> Int? {
        CanonicalText.bytes(of: segments).withUnsafeBytes { bytes in
            var walk = Walk(isDecoded: true, segments: segments)
            self.walk(from: 0, SegmentCursor(TextBytes(bytes), in: 0..<bytes.count), &walk)
            return pattern(of: walk)
        }
    }

    private func pattern(of walk: Walk) -> Int? {
        walk.isBroken || walk.best == Node.none ? nil : Int(forms[Int(walk.best)].pattern)
    }

    /// Finds the first form at or below a node that matches the rest of a path. No branch is entered in
    /// which no form is before the best one, and none twice.
    private func walk(from start: Int, _ rest: SegmentCursor, _ walk: inout Walk) {
        var (number, cursor) = (start, rest)
        while true {
            let node = nodes[number]
            guard node.first < walk.best else { return }
            guard let segment = cursor.next() else {
                walk.best = min(walk.best, node.end)
                return
            }
            walk.special |= segment.special
            if segment.isDotOrEmpty { return walk.fail() }
            if node.rest < walk.best {
                take(node.rest, from: segment.start, of: cursor.bytes, &walk)
            }
            var next = 0
            if node.hasTexts {
                var entry = self.entry(of: segment, after: number, cursor.bytes)
                while entry >= 0 {
                    let child = Int(entries[entry].child)
                    entry = Int(entries[entry].next) &- 1
                    if entry < 0, node.edges == node.edgesEnd {
                        next = child
                    } else {
                        self.walk(from: child, cursor, &walk)
                    }
                }
            }
            var edge = Int(node.edges)
            while edge < Int(node.edgesEnd) {
                let own = edges[edge]
                guard own.first < walk.best else { return }
                edge &+= 1
                if case .affixes(let prefix, let suffix) = own.test {
                    follow(prefix, suffix, number, segment, cursor, &walk)
                } else if passes(own.test, segment.range, cursor.bytes, &walk) {
                    if edge == Int(node.edgesEnd) {
                        next = Int(own.child)
                    } else {
                        self.walk(from: Int(own.child), cursor, &walk)
                    }
                }
            }
            // The last branch needs no call of its own.
            if next == 0 { return }
            number = next
        }
    }

    /// Takes all that is left for a form, if a URL has such segments.
    @inline(never)
    private func take(_ rank: UInt32, from start: Int, of bytes: TextBytes, _ walk: inout Walk) {
        var cursor = SegmentCursor(bytes, in: start..<bytes.count)
        while start < walk.checkedStart, let segment = cursor.next() {
            walk.special |= segment.special
            if segment.isDotOrEmpty { return walk.fail() }
        }
        walk.checkedStart = min(walk.checkedStart, start)
        walk.best = rank
    }

    /// The position of the first entry after a node with the text of a segment; -1 for none.
    @inline(__always)
    private func entry(
        of segment: SegmentCursor.Segment, after node: Int, _ bytes: TextBytes
    ) -> Int {
        let number = UInt32(truncatingIfNeeded: node)
        let hash = segment.key.hash(after: number)
        var place = Int(truncatingIfNeeded: hash &>> 32) & (entries.count &- 1)
        while true {
            let entry = entries[place]
            if entry.child == 0 { return -1 }
            if entry.key == segment.key, entry.node == number,
                segment.end &- segment.start < 16
                    || bytes.equals(texts, at: Int(entry.text), in: segment.start..<segment.end)
            {
                return place
            }
            place = (place &+ 1) & (entries.count &- 1)
        }
    }

    /// Follows the edges between texts of some lengths that a segment has.
    private func follow(
        _ prefix: UInt32, _ suffix: UInt32, _ node: Int, _ segment: SegmentCursor.Segment,
        _ cursor: SegmentCursor, _ walk: inout Walk
    ) {
        let (start, end) = (segment.start + Int(prefix), segment.end - Int(suffix))
        guard start < end else { return }
        let (front, back) = (segment.start..<start, end..<segment.end)
        let number = UInt32(truncatingIfNeeded: node)
        let key = SegmentKey(affixHash: cursor.bytes.hash(front, back))
        var place = Int(truncatingIfNeeded: key.hash(after: number) &>> 32) & (entries.count &- 1)
        while true {
            let entry = entries[place]
            if entry.child == 0 { return }
            if entry.key == key, entry.node == number,
                cursor.bytes.equals(texts, at: Int(entry.text), in: front),
                cursor.bytes.equals(texts, at: Int(entry.text + prefix), in: back)
            {
                for edge in Int(entry.child)..<Int(entry.next) {
                    let edge = edges[edge]
                    guard edge.first < walk.best else { return }
                    if passes(edge.test, start..<end, cursor.bytes, &walk) {
                        self.walk(from: Int(edge.child), cursor, &walk)
                    }
                }
                return
            }
            place = (place &+ 1) & (entries.count &- 1)
        }
    }

    /// Whether a value passes a test.
    @inline(__always)
    private func passes(
        _ test: Edge.Test, _ value: Range<Int>, _ bytes: TextBytes, _ walk: inout Walk
    ) -> Bool {
        if case .any = test { return true }
        return admits(test, value, bytes, &walk)
    }

    @inline(never)
    private func admits(
        _ test: Edge.Test, _ value: Range<Int>, _ bytes: TextBytes, _ walk: inout Walk
    ) -> Bool {
        switch test {
        case .any: return true
        case .type(let type): return type.admits(bytes.part(value))
        case .never, .affixes: return false
        case .constraint(let position):
            // What isn't decoded yet is asked about later.
            guard walk.isDecoded || walk.special == 0 else { return false }
            return constraints[Int(position)].admits(text(of: value, in: bytes, walk.segments))
        }
    }

    /// The decoded value in a range of a path.
    private func text(of value: Range<Int>, in bytes: TextBytes, _ segments: [String]?) -> String {
        guard let segments else { return bytes.text(in: value) }
        let path = bytes.slice(0..<bytes.count)
        let slash = UInt8(ascii: "/")
        let front = path[..<value.lowerBound]
        let start = front.lastIndex(of: slash).map { $0 + 1 } ?? 0
        let end = path[value.upperBound...].firstIndex(of: slash) ?? path.endIndex
        // The texts beside a value are ASCII, and each of their bytes one scalar of the segment.
        let scalars = segments[front.count { $0 == slash }].unicodeScalars
        return String(
            scalars.dropFirst(value.lowerBound - start).dropLast(end - value.upperBound))
    }
}
