import Foundation
import RouteMatching
import RoutingKit

/// One rule of an association file, as the system reads it: a component, or one of the older paths.
/// The first rule that matches a link decides.
struct SiteRule: Hashable, Sendable {
    /// Where it is in the file.
    var place = ""
    /// The keys of a component, with those of `defaults`.
    let keys: [String: JSONValue]

    var path: String { keys["/"]?.text ?? "*" }
    var isExcluded: Bool { keys["exclude"] == .truth(true) }
    private var items: [String: JSONValue] { keys["?"]?.object ?? [:] }

    /// Whether it has what the system replaces by values, such as `$(lang)`.
    var hasVariables: Bool {
        let patterns = ["/", "#", "?"].compactMap { keys[$0] } + items.values
        return patterns.contains { $0.text?.contains("$(") == true }
    }

    func matches(_ link: SiteLink) -> Bool {
        fits(link.path, keys["/"]) && fits("", keys["#"]) && fits(link.query, keys["?"])
            && items.allSatisfy { name, pattern in
                let values = link.items.filter { $0.name == name }.map(\.value)
                // A missing item has an empty value.
                return (values.isEmpty ? [""] : values).allSatisfy { fits($0, pattern) }
            }
    }

    /// Whether a part of a link fits a pattern, in which `*` is any text and `?` any character.
    /// Both are read as the flags of the rule say.
    private func fits(_ text: String, _ pattern: JSONValue?) -> Bool {
        guard let pattern = pattern?.text, pattern != "*" else { return true }
        let isEncoded = keys["percentEncoded"] != .truth(false)
        let texts = [isEncoded ? text : text.percentDecoded, pattern].map {
            Array((keys["caseSensitive"] != .truth(false) ? $0 : $0.lowercased()).unicodeScalars)
        }
        var (place, sign) = (0, 0)
        // The last star, and where the text behind what it takes begins.
        var star: (sign: Int, place: Int)?
        while place < texts[0].count {
            let expected = sign < texts[1].count ? texts[1][sign] : nil
            if expected == "*" {
                star = (sign, place)
            } else if expected == "?" || expected == texts[0][place] {
                place += 1
            } else {
                // The last star takes one character more; an earlier one need not.
                guard let last = star else { return false }
                (sign, place) = (last.sign - 1, last.place + 1)
            }
            sign += 1
        }
        return texts[1][sign...].allSatisfy { $0 == "*" }
    }
}

/// A link that two files are asked about.
struct SiteLink: Hashable, CustomStringConvertible {
    var path: String
    var items: [DeepLink.QueryItem] = []
    /// What a rule needs to match it, as the end of a sentence, if it is written in an unusual way.
    var hint = ""

    var query: String { items.map { "\($0.name)=\($0.value)" }.joined(separator: "&") }

    var description: String { path + (items.isEmpty ? "" : "?\(query)") }

    /// The link in other spellings that a route answers, too: in capitals, and with an escape for
    /// its first letter.
    var spellings: [SiteLink] {
        let letter = path.unicodeScalars.first { $0.isASCII && $0.properties.isAlphabetic }
        guard let letter else { return [] }
        let escape = "%" + String(letter.value, radix: 16)
        let escaped = path.replacing("\(letter)", with: escape, maxReplacements: 1)
        return [(path.uppercased(), "caseSensitive"), (escaped, "percentEncoded")].map {
            SiteLink(path: $0, items: items, hint: "; write \"\($1)\": false")
        }
    }
}

extension SiteRule {
    /// - Parameter path: One of the older paths, which begins with `NOT` if it is excluded.
    init(olderPath path: String, at place: String) {
        let isExcluded = path.hasPrefix("NOT ")
        let text = String(path.dropFirst(isExcluded ? 4 : 0))
        self.init(place: place, keys: ["/": .text(text), "exclude": .truth(isExcluded)])
    }

    /// Links that the rule matches, or would in another spelling, and its paths without a query.
    var examples: [SiteLink] {
        let items = items.sorted { $0.key < $1.key }.map {
            DeepLink.QueryItem(name: $0.key, value: Self.filled($0.value.text ?? "*", with: "1"))
        }
        let paths = (path.contains("*") ? ["x", "", "x/y"] : ["x"])
            .map { Self.filled(path, with: $0) }
        // A slash at the end has no meaning, so no rule that ends in one matches a link.
        let links = paths.filter { $0 == "/" || $0.hasPrefix("/") && !$0.hasSuffix("/") }.map {
            let texts = $0.components(separatedBy: "/").map(\.percentDecoded.percentEncoded)
            return SiteLink(path: texts.joined(separator: "/"), items: items)
        }
        return links + links.prefix(1).flatMap(\.spellings) + links.map { SiteLink(path: $0.path) }
    }

    private static func filled(_ pattern: String, with value: String) -> String {
        // Foundation's search takes a third of the time.
        pattern.replacingOccurrences(of: "?*", with: value.isEmpty ? "x" : value)
            .replacingOccurrences(of: "*", with: value).replacingOccurrences(of: "?", with: "x")
    }
}

extension String {
    /// The text without escapes, which begin with 0x25; itself if they are wrong.
    var percentDecoded: String { utf8.contains(0x25) ? removingPercentEncoding ?? self : self }
}
