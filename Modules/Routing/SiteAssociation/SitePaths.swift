import RouteMatching

/// Paths, the shortest first, such that patterns treat no two of them the same.
///
/// All patterns are walked at once. Their states after a path decide what they match from there, so
/// a path with the same states as a shorter one is left out. The remaining paths are finite in
/// number, and represent every path.
struct SitePaths {
    /// A pattern, and how it reads a path.
    struct Track {
        let pattern: SitePattern
        let isCaseSensitive: Bool
        let isPercentEncoded: Bool
    }

    /// The states of the patterns after a path. What may follow depends on its end, too: paths with
    /// two slashes in a row, or with a slash at the end, are left out.
    private struct SearchState: Hashable {
        let positions: [SitePattern.Positions]
        let isBehindSlash: Bool
    }

    /// The maximum number of comparisons of a character with a step of a pattern. The files of large
    /// sites take a hundredth of it.
    private static let maximumWork = 10_000_000

    private let tracks: [Track]
    private let letters: [Character]

    init(_ tracks: [Track]) {
        self.tracks = tracks
        let texts = tracks.flatMap { $0.pattern.steps }.compactMap { step -> Character? in
            if case .character(let own) = step.symbol { own } else { nil }
        }
        let known = Set(texts)
        // One that no pattern names represents all the others.
        let other = "xyzwvq".first { !known.contains($0) } ?? "~"
        let decoded = tracks.filter(\.isPercentEncoded).flatMap { track in
            PercentEncoding.decode(track.pattern.literals[...].utf8) ?? ""
        }
        letters = ["/", other, "1"] + Set(decoded.filter { !$0.isASCII }).sorted()
    }

    /// Calls a closure for each path, with which of the tracks match it, until it has seen all or
    /// that takes too long.
    /// - Parameter body: Returns how many comparisons it takes.
    /// - Returns: Whether it has seen all.
    func visit(_ body: (String, [Bool]) -> Int) -> Bool {
        var seen: Set<SearchState> = []
        var front: [(path: String, positions: [SitePattern.Positions])] = []
        func go(to path: String, _ positions: [SitePattern.Positions]) {
            let state = SearchState(positions: positions, isBehindSlash: path.last == "/")
            guard positions.contains(where: { !$0.isEmpty }), seen.insert(state).inserted else {
                return
            }
            front.append((path, positions))
        }
        go(to: "/", walk("/", from: tracks.map(\.pattern.start)))
        var index = 0
        var work = 0
        while index < front.count {
            let (path, positions) = front[index]
            index += 1
            // A slash at the end has no meaning.
            if path == "/" || path.last != "/" {
                work += body(path, zip(tracks, positions).map { $0.pattern.isEnd($1) })
            }
            let next = next(after: positions)
            work += next.count * (path.utf8.count + positions.reduce(0) { $0 + 1 + $1.count })
            guard work < Self.maximumWork else { return false }
            for letter in next where letter != "/" || path.last != "/" {
                go(to: path + Self.encoded(letter), walk(letter, from: positions))
            }
        }
        return true
    }

    /// The characters that some pattern distinguishes at this place.
    private func next(after positions: [SitePattern.Positions]) -> [Character] {
        var next = letters
        var known = Set(letters)
        for (track, positions) in zip(tracks, positions) {
            for index in positions where index < track.pattern.steps.count {
                if case .character(let own) = track.pattern.steps[index].symbol,
                    own != "%" || !track.isPercentEncoded, known.insert(own).inserted
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
        let encoded = Self.encoded(letter)
        return zip(tracks, positions).map { track, positions in
            guard !positions.isEmpty else { return positions }
            let text = track.isPercentEncoded ? encoded : String(letter)
            let read = track.isCaseSensitive ? text : text.lowercased()
            return read.reduce(positions) { track.pattern.positions(after: $1, from: $0) }
        }
    }

    /// The characters that need no escape in a path, besides the unreserved ones (RFC 3986, section
    /// 3.3).
    private static let plain = Set("/:@!$&'()*+,;=")

    /// A character as it is written in a URL.
    static func encoded(_ letter: Character) -> String {
        letter.isASCII && Self.plain.contains(letter)
            ? String(letter) : PercentEncoding.encode(String(letter))
    }
}

extension SitePattern {
    /// Its literal characters, one after another.
    fileprivate var literals: String {
        String(
            steps.compactMap { step in
                if case .character(let own) = step.symbol { own } else { nil }
            })
    }
}
