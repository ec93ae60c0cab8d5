extension RouteTable {
    /// The pattern that answers a path as it stands in a URL: `/product/caf%C3%A9`. Each segment is
    /// decoded once; one slash at the end means nothing.
    /// - Returns: `nil` if no pattern answers, and for a path that no URL holds.
    public func match(_ path: String) -> Match? {
        guard let link = try? Link(path, from: .app, of: UniversalLinks(hosts: [], schemes: []))
        else { return nil }
        return match(link)
    }

    /// The pattern that answers the path of a link.
    public func match(_ link: Link) -> Match? { match(link.segments) }

    /// The pattern that answers a path, given as its decoded segments.
    public func match(_ segments: [String]) -> Match? {
        winner(for: segments).map {
            Match(index: $0.pattern, items: items(of: $0, in: segments))
        }
    }

    func winner(for segments: [String]) -> Form? {
        best(segments[...], at: 0).map { forms[$0] }
    }

    /// The winning form: kind by kind, so that a narrower kind on the left decides; among several
    /// segments of one kind the order of the forms does.
    private func best(_ segments: ArraySlice<String>, at index: Int) -> Int? {
        let node = nodes[index]
        guard let segment = segments.first else { return node.form }
        let rest = segments.dropFirst()
        if let child = node.literals[segment.asciiLowercased], let form = best(rest, at: child) {
            return form
        }
        for group in [node.enumerated, node.typed, node.constrained] where !group.isEmpty {
            let found = group.compactMap { constraint, child in
                constraint.admits(segment, constraints: constraints) ? best(rest, at: child) : nil
            }
            if let form = found.min() { return form }
        }
        for child in [node.parameter, node.wildcard] {
            if let child, let form = best(rest, at: child) { return form }
        }
        return node.rest
    }

    func items(of form: Form, in segments: [String]) -> [Link.QueryItem] {
        zip(form.segments.indices, form.segments).flatMap { index, segment in
            guard let name = segment.name else { return [Link.QueryItem]() }
            let values = segment.kind == .rest ? segments[index...] : segments[index...index]
            return values.map { Link.QueryItem(name: name, value: $0) }
        }
    }
}
