/// The tokens of a file as texts; a literal is empty.
struct SwiftTokens {
    static let types: Set = ["struct", "class", "enum", "protocol", "actor", "extension"]
    static let members: Set = [
        "var", "let", "func", "init", "subscript", "case", "typealias", "associatedtype",
    ]

    private var tokens: [(text: String, start: Int, isWord: Bool)] = []
    private let source: [UInt8]

    init(_ text: String) {
        source = [UInt8](text.utf8)
        var position = 0
        while position < source.count {
            let start = position
            if let end = endOfComment(from: start) {
                position = end
            } else if let end = endOfString(from: start) {
                position = end
                tokens.append(("", start, false))
            } else {
                position = endOfWord(from: start)
                let isWord = position > start
                if !isWord { position += 1 }
                let token = String(decoding: source[start..<position], as: UTF8.self)
                if token > " " { tokens.append((token, start, isWord)) }
            }
        }
    }

    private func byte(_ index: Int) -> Unicode.Scalar {
        index >= 0 && index < source.count ? Unicode.Scalar(source[index]) : "\0"
    }

    private func endOfWord(from start: Int) -> Int {
        var end = start
        while end < source.count, isPartOfWord(source[end]) { end += 1 }
        return end
    }

    private func isPartOfWord(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x61...0x7A, 0x41...0x5A, 0x30...0x39, 0x5F, 0x80...: true
        default: false
        }
    }

    private func endOfComment(from start: Int) -> Int? {
        guard byte(start) == "/", byte(start + 1) == "/" else { return nil }
        return source[start...].firstIndex(of: UInt8(ascii: "\n")) ?? source.count
    }

    /// The end of the string that begins at an offset, with the code in its interpolations.
    private func endOfString(from start: Int) -> Int? {
        var index = start
        while byte(index) == "#" { index += 1 }
        guard byte(index) == "\"" else { return nil }
        let hashes = index - start
        let quotes = byte(index + 1) == "\"" && byte(index + 2) == "\"" ? 3 : 1
        let end =
            [UInt8](repeating: UInt8(ascii: "\""), count: quotes)
            + [UInt8](repeating: UInt8(ascii: "#"), count: hashes)
        index += quotes
        while index < source.count, !source[index...].starts(with: end) {
            guard byte(index) == "\\", (0..<hashes).allSatisfy({ byte(index + 1 + $0) == "#" })
            else {
                index += 1
                continue
            }
            index += 1 + hashes
            index = byte(index) == "(" ? endOfInterpolation(from: index) : index + 1
        }
        return min(index + end.count, source.count)
    }

    private func endOfInterpolation(from start: Int) -> Int {
        var (index, depth) = (start, 0)
        repeat {
            if let end = endOfString(from: index) {
                index = end
                continue
            }
            if byte(index) == "(" { depth += 1 }
            if byte(index) == ")" { depth -= 1 }
            index += 1
        } while depth > 0 && index < source.count
        return index
    }

    var indices: Range<Int> { tokens.indices }

    subscript(index: Int) -> String { tokens.indices.contains(index) ? tokens[index].text : "" }

    func line(of index: Int) -> Int {
        source[..<tokens[index].start].count { $0 == UInt8(ascii: "\n") } + 1
    }

    /// Whether a token is a keyword of a declaration, and not the name of a member.
    func beginsDeclaration(_ index: Int) -> Bool {
        tokens[index].isWord && ![".", "`", "func"].contains(self[index - 1])
    }

    /// The name of a type behind its keyword; `nil` behind the `class` of a class's member.
    func name(after index: Int) -> String? {
        let name = self[index + 1]
        if Self.members.contains(name) { return nil }
        var path = name == "[" ? "Array" : name
        var next = index + 2
        while self[next] == ".", name != "[" {
            path += ".\(self[next + 1])"
            next += 2
        }
        return path
    }

    /// The number of members that a declaration makes: `case shop, chat` makes two.
    func count(ofMembersAt index: Int) -> Int {
        let keyword = self[index]
        guard ["case", "let", "var"].contains(keyword) else { return 1 }
        var (count, depth, next) = (1, 0, index + 1)
        while indices.contains(next) {
            switch self[next] {
            case "(", "[": depth += 1
            case ")", "]": depth -= 1
            case "{", "}": return count
            case "," where depth == 0 && (keyword == "case" || self[next + 2] == ":"): count += 1
            case let word where depth == 0 && next > index + 1 && beginsDeclaration(next):
                if Self.members.contains(word) { return count }
            default: break
            }
            next += 1
        }
        return count
    }

    /// The number of arguments in the next parentheses: each has one colon there.
    func count(ofArgumentsAfter index: Int) -> Int {
        guard var next = indices[index...].first(where: { self[$0] == "(" }) else { return 0 }
        var (count, depth) = (0, 0)
        repeat {
            switch self[next] {
            case "(", "[", "{": depth += 1
            case ")", "]", "}": depth -= 1
            case ":" where depth == 1: count += 1
            default: break
            }
            next += 1
        } while depth > 0 && indices.contains(next)
        return count
    }
}
