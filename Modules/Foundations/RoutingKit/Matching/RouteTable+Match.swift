extension RouteTable {
    /// The answer of a table to a path. Its values are decoded when they are read.
    public struct Match: Sendable {
        /// The position of the pattern in ``RouteTable/patterns``.
        public let index: Int
        @usableFromInline let compiled: CompiledRoutes
        /// The link whose path it answers.
        @usableFromInline let link: Link

        @inlinable
        init(compiled: CompiledRoutes, index: Int, link: Link) {
            self.compiled = compiled
            self.index = index
            self.link = link
        }

        @inlinable
        init(_ compiled: CompiledRoutes, _ found: CompiledRoutes.Found, in path: String) {
            self.compiled = compiled
            index = found.pattern
            link = Link(text: path, path: found.path, rawQuery: 0..<0, isPlain: found.isPlain)
        }

        /// The pattern that answers.
        public var pattern: RoutePattern { compiled.patterns[index] }

        /// The named values from left to right, decoded, exactly as sent. `**name` gives one item
        /// for each segment that it takes.
        public var items: [Link.QueryItem] {
            pattern.items(in: link.rawSegments) { PercentEncoding.decode($0) ?? "" }
        }

        /// The values under a name, without regard to ASCII case: none, one, or for `**name` one for
        /// each segment that it takes.
        public subscript(name: String) -> [String] { ParameterValues(items: items)[name] }
    }
}

extension RoutePattern {
    /// The named values of a path that the pattern answers.
    func items(in path: [String]) -> [Link.QueryItem] { items(in: path) { $0 } }

    /// The named values of a path that the pattern answers; no other segment is read.
    fileprivate func items<Segment>(
        in path: [Segment], read: (Segment) -> String
    ) -> [Link.QueryItem] {
        var items: [Link.QueryItem] = []
        // An optional segment may be missing.
        for (index, segment) in zip(path.indices, segments) {
            guard let name = segment.name else { continue }
            let values = segment.kind == .rest ? path[index...] : path[index...index]
            for value in values { items.append(Link.QueryItem(name: name, value: read(value))) }
        }
        return items
    }
}

extension RouteTable.Match: Hashable {
    public static func == (left: Self, right: Self) -> Bool {
        left.index == right.index && left.items == right.items
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(index)
        hasher.combine(items)
    }
}
