extension RouteTable {
    /// The answer of a table to a path. Its values are decoded when they are read.
    public struct Match: Sendable {
        /// The position of the pattern in ``RouteTable/patterns``.
        public let index: Int
        @usableFromInline let compiled: CompiledRoutes
        /// The link whose path it answers.
        @usableFromInline let link: DeepLink

        @inlinable
        init(compiled: CompiledRoutes, index: Int, link: DeepLink) {
            self.compiled = compiled
            self.index = index
            self.link = link
        }

        @inlinable
        init(_ compiled: CompiledRoutes, _ found: CompiledRoutes.Found, in path: String) {
            self.compiled = compiled
            index = found.pattern
            link = DeepLink(
                text: path,
                parts: LinkParts(path: found.path, query: 0..<0, isPlain: found.isPlain))
        }

        /// The pattern that answers.
        public var pattern: RoutePattern { compiled.patterns[index] }

        /// The named values from left to right, decoded, exactly as sent. `**name` gives one item
        /// for each segment that it takes.
        public var items: [DeepLink.QueryItem] { lend { $0.items } }

        /// All values under a name, without regard to ASCII case, in an array: of `**name` one for each
        /// segment that it takes. Read a single value with ``value(_:as:)``, which makes no array.
        @inlinable public subscript(name: String) -> [String] {
            // The parts of the link, as the whole of it would count references.
            compiled.values(of: name, in: index, text: link.text, parts: link.parts)
        }
    }
}

extension RoutePattern {
    /// The values with a text beside them in a path that the pattern answers: the place of each
    /// segment, the value, and the segment with a mask in place of the value.
    package func affixedItems(
        in path: [String], mask: String
    ) -> [(place: Int, item: DeepLink.QueryItem, masked: String)] {
        zip(segments.indices, path).compactMap { place, text in
            guard let affixes = segments[place].affixes, let name = segments[place].name else {
                return nil
            }
            let item = DeepLink.QueryItem(name: name, value: affixes.inner(of: text))
            return (place, item, affixes.prefix + mask + affixes.suffix)
        }
    }

    /// The named values of a path that the pattern answers.
    func items(in path: [String]) -> [DeepLink.QueryItem] {
        var path = path.makeIterator()
        var items: [DeepLink.QueryItem] = []
        for segment in segments {
            // An optional segment may be missing.
            guard let text = path.next() else { break }
            switch segment {
            case .parameter(let name, _):
                items.append(DeepLink.QueryItem(name: name, value: text))
            case .affixed(let prefix, let name, _, let suffix):
                let value = SegmentAffixes(prefix: prefix, suffix: suffix).inner(of: text)
                items.append(DeepLink.QueryItem(name: name, value: value))
            case .rest(let name?):
                items.append(DeepLink.QueryItem(name: name, value: text))
                while let text = path.next() {
                    items.append(DeepLink.QueryItem(name: name, value: text))
                }
            case .literal, .wildcard, .rest(nil): continue
            }
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
