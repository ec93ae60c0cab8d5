extension SeededRandom {
    /// A path that a pattern answers.
    mutating func path(of pattern: String) -> String {
        "/"
            + pattern.split(separator: "/").map { $0.hasPrefix(":") ? value() : String($0) }
            .joined(separator: "/")
    }

    /// A value as it occurs in URLs: a number, a name, a hash or a UUID, always with a digit.
    mutating func value() -> String {
        switch Int.random(in: 0..<8, using: &self) {
        case 0...3: "\(Int.random(in: 1..<10_000_000, using: &self))"
        case 4, 5: "\(pick(Self.names))-\(Int.random(in: 1..<10_000, using: &self))"
        case 6: "f0" + String(next(), radix: 16)
        default: uuid()
        }
    }

    /// The path with one letter changed, one segment too many or one too few.
    mutating func nearMiss(of path: String) -> String {
        switch Int.random(in: 0..<4, using: &self) {
        case 0: return path + "/" + value()
        case 1:
            return path.split(separator: "/").dropLast()
                .reduce(into: "") { $0 += "/\($1)" }
        default:
            var letters = Array(path)
            let places = letters.indices.filter { letters[$0].isLetter }
            letters[pick(places)] = pick(Array("abcdefghijklmnopqrstuvwxyz"))
            return String(letters)
        }
    }

    /// A query of one to three items.
    mutating func query() -> String {
        [
            "page=\(Int.random(in: 1..<100, using: &self))", "ref=\(pick(Self.names))",
            "q=two%20words",
        ]
        .shuffled(using: &self).prefix(Int.random(in: 1...3, using: &self))
        .joined(separator: "&")
    }

    private mutating func uuid() -> String {
        let digits = String(next() | 1 << 63, radix: 16)
        return "\(digits.prefix(8))-9dc0-4b7d-8000-f000\(digits.suffix(8))"
    }

    private static let names = [
        "amber", "birch", "cedar", "delta", "ember", "fjord", "grove", "harbor", "iris", "juniper",
        "kestrel", "linden", "maple", "north", "opal", "pine",
    ]
}
