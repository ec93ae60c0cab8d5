/// Malicious URLs: random combinations of parts that parsers read differently, some of them
/// damaged.
package struct EvilURLs {
    package var random: SeededRandom

    package init(seed: UInt64) {
        random = SeededRandom(seed: seed)
    }

    package mutating func next() -> String {
        var text = usually(["https://", "moments://"], or: Self.schemes)
        text += usually(["moments.app", "www.moments.app", "product"], or: Self.hosts)
        for _ in 0..<Int.random(in: 0...4, using: &random) { text += "/" + piece() }
        if chance(4) { text += "/" }
        if chance(2) {
            text += "?"
            for _ in 0..<Int.random(in: 0...3, using: &random) {
                text +=
                    piece() + pick(["=", "=", "", "=="]) + piece() + pick(["&", "&", "&&", ";"])
            }
        }
        if chance(6) { text += "#" + piece() }
        return chance(4) ? damaged(text) : text
    }

    private mutating func piece() -> String {
        usually(Self.plain, or: Self.pieces) + (chance(4) ? pick(Self.plain + Self.pieces) : "")
    }

    /// The text with a character added, removed or escaped.
    private mutating func damaged(_ text: String) -> String {
        var bytes = Array(text.utf8)
        guard let place = bytes.indices.randomElement(using: &random) else { return text }
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes.insert(UInt8.random(in: 0...0x7F, using: &random), at: place)
        case 1: bytes.remove(at: place)
        case 2: bytes.insert(contentsOf: pick(Self.pieces).utf8, at: place)
        default:
            let escape = "%" + String(bytes[place], radix: 16)
            bytes.replaceSubrange(place...place, with: escape.utf8)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private mutating func chance(_ count: Int) -> Bool {
        Int.random(in: 0..<count, using: &random) == 0
    }

    private mutating func usually(_ usual: [String], or rare: [String]) -> String {
        pick(chance(5) ? rare : usual)
    }

    private mutating func pick(_ texts: [String]) -> String {
        texts.randomElement(using: &random) ?? ""
    }

    private static let schemes = [
        "HTTPS://", "http://", "https:/", "https:///", "https:", "MOMENTS://", "moments:///", "//",
        "/", "", "javascript:", "://", "https:\\\\", "moments:",
    ]
    private static let hosts = [
        "", "MOMENTS.app", "moments.app:443", "moments.app:80", "moments.app:", "u@moments.app",
        "moments.app@evil.example", "evil.example", "moments.app.", "moments%2Eapp", "127.0.0.1",
        "[::1]", "moments.app.evil.example", "moments.app%00", "mömentsapp.com", "0x7f.1", "a:b@c",
        "shop.wild.example", "xn--a.wild.example", "product:443", "-", "a_b", "~", "$&'()*+,;=",
    ]
    private static let plain = ["a", "product", "42", "color", "red", "utm_source", "x-y", "A~z"]
    private static let pieces = [
        "", ".", "..", "%2e", "%2E%2e", ".%2e", "...", "%2F", "%5c", "\\", "%25", "%252F", "%2",
        "%", "%zz", "%00", "%0a", "%7F", "%C0%AF", "%E2%80%AE", "%E5%95%86", "%F0%9F%9B%8D", "%ff",
        "%CC%81", "é", "\u{301}", "+", ";", "a;b=c", ":", "@", "a@b", "!$&'()*+,;=", "%20", " ",
        "\t",
        "[", "]", "{}", "|", "^", "`", "\"", "<", ">", "/", "//", "?", "#", "&", "=", "%3D", "%26",
        "%3F", "%23", "%3B", "%41", "%6a%4B", "%EF%BB%BF", "%C2%85", "http://a", "%EF%BC%8F",
    ]
}
