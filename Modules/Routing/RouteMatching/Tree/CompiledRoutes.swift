/// All that a table knows, in one flat layout that never changes.
@usableFromInline
final class CompiledRoutes: Sendable {
    /// A pattern, or a pattern without some of its optional segments.
    struct Form: BitwiseCopyable, Sendable {
        let pattern: UInt32, count: UInt32
    }

    /// A place in the tree of segments. Ranks are positions in ``forms``.
    struct Node: BitwiseCopyable, Sendable {
        static let none = UInt32.max

        /// The smallest rank here or below, of the form that ends here, and of the one that takes the rest.
        let first: UInt32, end: UInt32, rest: UInt32
        /// The edges to follow for a segment that is no text, in ``edges``. Without an end the child of the
        /// only one, which any segment passes.
        var edges: UInt32 = 0, edgesEnd: UInt32 = 0
        /// A bit for the length of each text that follows, modulo 64.
        var lengths: UInt64 = 0
    }

    /// A text that follows a node, or two texts around a value.
    struct Entry: BitwiseCopyable, Sendable {
        enum Kind: BitwiseCopyable, Sendable { case text, textsAroundValue }

        var kind = Kind.text
        /// The hash of the texts. Anyone can compute others with the same one, so it only finds candidates:
        /// the kind and the bytes decide.
        var key: UInt64 = 0
        var node: UInt32 = 0
        /// The next node, zero only in an empty entry; around a value its first edge.
        var child: UInt32 = 0
        /// The next entry with the same text, plus one; around a value the end of the edges.
        var next: UInt32 = 0
        /// Where ``texts`` has them, and their lengths in bytes.
        var text: UInt32 = 0, front: UInt32 = 0, back: UInt32 = 0

        @inline(__always)
        static func seed(after node: UInt32) -> UInt64 { UInt64(node) &* 0xA24B_AED4_963E_E407 }

        /// The key of two texts around a value.
        @inline(__always)
        static func key(
            _ front: Range<Int>, _ back: Range<Int>, after node: UInt32, in bytes: TextBytes
        ) -> UInt64 {
            bytes.hash(back, seed: ~bytes.hash(front, seed: seed(after: node)))
        }
    }

    /// What a segment that is no text must be for a branch.
    struct Edge: BitwiseCopyable, Sendable {
        enum Test: BitwiseCopyable, Hashable, Sendable {
            case any
            case type(SegmentType)
            /// At this position of ``constraints``.
            case constraint(UInt32)
            /// A value between texts of these lengths in bytes.
            case affixes(front: UInt32, back: UInt32)
        }

        let test: Test
        let first: UInt32
        let child: UInt32
    }

    /// Where the values of one name are in the paths of a pattern.
    struct Place: BitwiseCopyable, Sendable {
        /// Where ``texts`` has the name, in lower case.
        let text: UInt32, count: UInt32
        let segment: UInt32
        /// The literals that the pattern begins with, and their bytes with a slash after each.
        let literals: UInt32, start: UInt32
        /// ASCII characters around the value.
        let front: UInt32, back: UInt32
        /// Whether the segments after it are values of the same name.
        let isRest: Bool
    }

    let patterns: [RoutePattern]
    /// Where each pattern was given.
    let positions: [Int]
    let constraints: [RouteConstraint]
    let constraintsByName: [String: RouteConstraint]
    /// In the order of precedence.
    let forms: FixedMemory<Form>
    let nodes: FixedMemory<Node>
    let edges: FixedMemory<Edge>
    /// A table of the entries by their keys, at most half full.
    let entries: FixedMemory<Entry>
    let texts: FixedMemory<UInt8>
    /// By pattern the first of its places; at the end the number of all.
    let starts: FixedMemory<UInt32>
    let places: FixedMemory<Place>

    init(_ tree: RouteTree, _ constraints: [RouteConstraint], _ order: ConstraintOrder) {
        // Each pattern once, by its whole form.
        positions = tree.forms.filter {
            $0.symbols.count == tree.patterns[$0.pattern].segments.count
        }.map(\.pattern)
        patterns = positions.map { tree.patterns[$0] }
        (self.constraints, constraintsByName) = (constraints, order.constraints)
        var places = positions
        for (place, position) in positions.enumerated() { places[position] = place }
        forms = FixedMemory(
            tree.forms.map { form in
                Form(pattern: UInt32(places[form.pattern]), count: UInt32(form.symbols.count))
            })
        var layout = Layout(tree, constraints: constraints)
        layout.addPlaces(of: patterns)
        nodes = FixedMemory(layout.nodes)
        edges = FixedMemory(layout.edges)
        entries = FixedMemory(layout.entries)
        texts = FixedMemory(layout.texts)
        starts = FixedMemory(layout.starts)
        self.places = FixedMemory(layout.places)
    }
}

extension CompiledRoutes {
    private struct Walk {
        /// The smallest rank of a form that matches; ``Node/none`` for none.
        var best = Node.none
        /// The segments, where the bytes are another form of them.
        let sent: [String]?
        /// The last question to a check of an app's own.
        var asked: (constraint: UInt32, value: Range<Int>, answer: Bool)?
    }

    @usableFromInline
    func pattern(matching link: DeepLink) -> Int? {
        let (path, isPlain) = (link.parts.path.range, link.parts.path.isPlain)
        let found = link.text.utf8.withTextBytes { bytes -> Int?? in
            if isPlain {
                return .some(
                    pattern(matching: bytes.part(0..<path.upperBound), from: path.lowerBound))
            }
            // No canonical text has the byte.
            return PercentEncoding.withDecoded(bytes.part(path), slash: .max) { decoded -> Int?? in
                guard CanonicalText.isCanonical(decoded) else { return nil }
                return .some(pattern(matching: decoded, from: 0))
            } ?? nil
        }
        return found ?? pattern(matching: link.segments)
    }

    func pattern(matching segments: [String]) -> Int? {
        CanonicalText.bytes(of: segments).withTextBytes {
            pattern(matching: $0, from: 0, sent: segments)
        }
    }

    /// Takes canonical bytes of segments with slashes between them.
    @inline(__always)
    func pattern(
        matching bytes: TextBytes, from start: Int, sent: [String]? = nil
    ) -> Int? {
        var walk = Walk(sent: sent)
        self.walk(from: 0, bytes, at: start, &walk)
        return walk.best == Node.none ? nil : Int(forms[Int(walk.best)].pattern)
    }

    /// No branch is entered in which no form is before the best one, and none twice.
    private func walk(
        from start: Int, _ bytes: TextBytes, at position: Int, _ walk: inout Walk
    ) {
        var (number, position) = (start, position)
        while true {
            let node = nodes[number]
            guard node.first < walk.best else { return }
            guard position < bytes.count else {
                walk.best = min(walk.best, node.end)
                return
            }
            walk.best = min(walk.best, node.rest)
            let end = bytes.segmentEnd(from: position)
            let segment = Range(uncheckedBounds: (position, end))
            var next = node.edgesEnd == 0 ? Int(node.edges) : 0
            if node.lengths &>> UInt64(truncatingIfNeeded: end &- position) & 1 != 0 {
                let after = UInt32(truncatingIfNeeded: number)
                let key = bytes.hash(segment, seed: Entry.seed(after: after))
                var found = self.entry(
                    .text, key, after: after, segment, 0..<0, in: bytes)
                while let entry = found {
                    found = entry.next == 0 ? nil : entries[Int(entry.next) &- 1]
                    if entry.next == 0, node.edges == 0 {
                        next = Int(entry.child)
                    } else {
                        self.walk(from: Int(entry.child), bytes, at: end &+ 1, &walk)
                    }
                }
            }
            position = end &+ 1
            var edge = Int(node.edges)
            while edge < Int(node.edgesEnd) {
                let own = edges[edge]
                guard own.first < walk.best else { return }
                edge &+= 1
                if case .affixes(let front, let back) = own.test {
                    follow(Int(front), Int(back), after: number, segment, bytes, &walk)
                } else if passes(own.test, segment, bytes, &walk) {
                    if edge == Int(node.edgesEnd) {
                        next = Int(own.child)
                    } else {
                        self.walk(from: Int(own.child), bytes, at: position, &walk)
                    }
                }
            }
            // The last branch needs no call of its own.
            if next == 0 { return }
            number = next
        }
    }

    @inline(__always)
    private func entry(
        _ kind: Entry.Kind, _ key: UInt64, after node: UInt32, _ front: Range<Int>,
        _ back: Range<Int>, in bytes: TextBytes
    ) -> Entry? {
        let count = front.upperBound &- front.lowerBound
        var place = Int(truncatingIfNeeded: key &>> 32) & (entries.count &- 1)
        while true {
            let entry = entries[place]
            if entry.child == 0 { return nil }
            if entry.key == key, entry.node == node, entry.kind == kind, Int(entry.front) == count,
                kind == .text
                    ? isText(entry, front, in: bytes) : equals(entry, front, back, in: bytes)
            {
                return entry
            }
            place = (place &+ 1) & (entries.count &- 1)
        }
    }

    @inline(__always)
    private func isText(_ entry: Entry, _ text: Range<Int>, in bytes: TextBytes) -> Bool {
        let (own, count) = (texts.bytes, text.upperBound &- text.lowerBound)
        let expected = Int(entry.text)..<(Int(entry.text) &+ count)
        var place = 0
        while place < count {
            let sent = bytes.word(at: text.lowerBound &+ place, in: text)
            guard
                ByteLanes.lowercased(sent)
                    == own.word(at: expected.lowerBound &+ place, in: expected)
            else { return false }
            place = place &+ 8
        }
        return true
    }

    @inline(never)
    private func equals(
        _ entry: Entry, _ front: Range<Int>, _ back: Range<Int>, in bytes: TextBytes
    ) -> Bool {
        Int(entry.back) == back.count && bytes.equals(texts.bytes, at: Int(entry.text), in: front)
            && bytes.equals(texts.bytes, at: Int(entry.text &+ entry.front), in: back)
    }

    @inline(never)
    private func follow(
        _ front: Int, _ back: Int, after node: Int, _ segment: Range<Int>, _ bytes: TextBytes,
        _ walk: inout Walk
    ) {
        let (start, end) = (segment.lowerBound + front, segment.upperBound - back)
        guard start < end else { return }
        let (front, back) = (segment.lowerBound..<start, end..<segment.upperBound)
        let node = UInt32(truncatingIfNeeded: node)
        let key = Entry.key(front, back, after: node, in: bytes)
        guard let entry = entry(.textsAroundValue, key, after: node, front, back, in: bytes)
        else { return }
        for number in Int(entry.child)..<Int(entry.next) {
            let edge = edges[number]
            guard edge.first < walk.best else { return }
            if passes(edge.test, start..<end, bytes, &walk) {
                self.walk(from: Int(edge.child), bytes, at: segment.upperBound &+ 1, &walk)
            }
        }
    }

    @inline(never)
    private func passes(
        _ test: Edge.Test, _ value: Range<Int>, _ bytes: TextBytes, _ walk: inout Walk
    ) -> Bool {
        if case .type(let type) = test { return type.admits(bytes.part(value)) }
        guard case .constraint(let number) = test else { return true }
        // Branches that differ before the value ask the same.
        if let asked = walk.asked, asked.constraint == number, asked.value == value {
            return asked.answer
        }
        // An app reads what was sent, so that is what its check is asked about.
        let answer = constraints[Int(number)].check.admits(
            walk.sent.map { bytes.value(value, among: $0) } ?? bytes.part(value).text)
        walk.asked = (number, value, answer)
        return answer
    }
}

extension TextBytes {
    /// The value at a place in a path of these segments.
    fileprivate func value(_ value: Range<Int>, among segments: [String]) -> String {
        let before = slice[..<value.lowerBound].reversed()
        return segments[before.count { $0 == UInt8(ascii: "/") }].inside(
            front: before.prefix { $0 != UInt8(ascii: "/") }.count,
            back: segmentEnd(from: value.upperBound) - value.upperBound)
    }
}

extension CompiledRoutes {
    @inline(__always)
    func places(of pattern: Int) -> Range<Int> {
        Range(uncheckedBounds: (Int(starts[pattern]), Int(starts[pattern &+ 1])))
    }

    /// The number of the place of a name, without regard to case, in the paths of a pattern.
    @inline(__always)
    func place(of name: TextBytes, in pattern: Int) -> Int? {
        places(of: pattern).first { number in
            let place = places[number]
            return Int(place.count) == name.count
                && name.equals(texts.bytes, at: Int(place.text), in: 0..<name.count)
        }
    }
}
