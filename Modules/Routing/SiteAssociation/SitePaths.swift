import RouteMatching

/// Paths, the shortest first, of which no two are the same to any of some patterns.
///
/// All patterns are walked at once. Where they stand after a path decides what they make of all
/// that may follow, so a path that leads where a shorter one has led is left out; what remains is
/// finite, and whatever holds for it holds for every path.
struct SitePaths {
    /// A pattern, and how it reads a path.
    struct Track {
        let pattern: SitePattern
        let isCaseSensitive: Bool
        let isPercentEncoded: Bool
    }

    /// Where the patterns stand after a path. What may follow depends on its end, too: no path of
    /// two slashes in a row is looked at, and none that ends with one.
    private struct Place: Hashable {
        let positions: [SitePattern.Positions]
        let isBehindSlash: Bool
    }

    /// The most paths that are looked at.
    static let maximumCount = 20_000

    private let tracks: [Track]
    private let letters: [Character]

    init(_ tracks: [Track]) {
        self.tracks = tracks
        let texts = tracks.flatMap { $0.pattern.steps }.compactMap { step -> Character? in
            if case .character(let own) = step.symbol { own } else { nil }
        }
        let known = Set(texts)
        // One that no pattern names stands for all the others.
        let other = "xyzwvq".first { !known.contains($0) } ?? "~"
        let decoded = tracks.filter(\.isPercentEncoded).flatMap { track in
            PercentEncoding.decode(track.pattern.literals[...].utf8) ?? ""
        }
        letters = ["/", other, "1"] + decoded.filter { !$0.isASCII }
    }

    /// Calls a closure for each path, with which of the tracks match it, until it has seen all.
    /// - Returns: Whether it has seen all.
    func visit(_ body: (String, [Bool]) -> Void) -> Bool {
        var seen: Set<Place> = []
        var front: [(path: String, positions: [SitePattern.Positions])] = []
        func go(to path: String, _ positions: [SitePattern.Positions]) {
            let place = Place(positions: positions, isBehindSlash: path.last == "/")
            guard positions.contains(where: { !$0.isEmpty }), seen.insert(place).inserted else {
                return
            }
            front.append((path, positions))
        }
        go(to: "/", walk("/", from: tracks.map(\.pattern.start)))
        var index = 0
        while index < front.count {
            guard index < Self.maximumCount else { return false }
            let (path, positions) = front[index]
            index += 1
            // A slash at the end means nothing.
            if path == "/" || path.last != "/" {
                body(path, zip(tracks, positions).map { $0.pattern.isEnd($1) })
            }
            for letter in next(after: positions) where letter != "/" || path.last != "/" {
                go(to: path + Self.spelt(letter), walk(letter, from: positions))
            }
        }
        return true
    }

    /// The characters that some pattern tells from others at this place.
    private func next(after positions: [SitePattern.Positions]) -> [Character] {
        var next = letters
        for (track, positions) in zip(tracks, positions) {
            for index in positions where index < track.pattern.steps.count {
                if case .character(let own) = track.pattern.steps[index].symbol, own != "%",
                    !next.contains(own)
                {
                    next.append(own)
                }
            }
        }
        return next
    }

    private func walk(
        _ letter: Character, from positions: [SitePattern.Positions]
    ) -> [SitePattern.Positions] {
        let spelt = Self.spelt(letter)
        return zip(tracks, positions).map { track, positions in
            guard !positions.isEmpty else { return positions }
            let text = track.isPercentEncoded ? spelt : String(letter)
            let read = track.isCaseSensitive ? text : text.lowercased()
            return read.reduce(positions) { track.pattern.positions(after: $1, from: $0) }
        }
    }

    /// What needs no escape in a path beside the unreserved characters (RFC 3986, section 3.3).
    private static let plain = Set("/:@!$&'()*+,;=")

    /// A character as it stands in a URL.
    static func spelt(_ letter: Character) -> String {
        letter.isASCII && Self.plain.contains(letter)
            ? String(letter) : PercentEncoding.encode(String(letter))
    }
}

extension SitePattern {
    /// Its literal characters, one behind the other.
    fileprivate var literals: String {
        String(
            steps.compactMap { step in
                if case .character(let own) = step.symbol { own } else { nil }
            })
    }
}
