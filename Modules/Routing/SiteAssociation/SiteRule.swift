import Foundation
import RouteMatching
import RoutingKit

/// One rule of an association file, as the system reads it: a component, or one of the older paths.
/// The first rule that matches a link decides.
struct SiteRule: Sendable {
    /// Where it is in the file.
    let place: String
    let path: String
    let isExcluded: Bool
    private let fragment: String
    /// A pattern of the whole query, and one of each of some items.
    private let query: String
    private let items: [String: String]
    /// Whether it has what the system replaces by values, such as `$(lang)`. Such a rule isn't
    /// compared.
    let hasVariables: Bool
    private let isCaseSensitive: Bool
    /// Whether it is compared with the link as it is written, escapes included.
    private let isEncoded: Bool

    /// - Parameter keys: A component, with what `defaults` fill in.
    init(_ keys: [String: JSONValue], at place: String) {
        self.place = place
        path = keys["/"]?.text ?? "*"
        fragment = keys["#"]?.text ?? "*"
        query = keys["?"]?.text ?? "*"
        items = (keys["?"]?.object ?? [:]).mapValues { $0.text ?? "*" }
        hasVariables = ([path, fragment, query] + items.values).contains { $0.contains("$(") }
        isExcluded = keys["exclude"] == .truth(true)
        isCaseSensitive = keys["caseSensitive"] != .truth(false)
        isEncoded = keys["percentEncoded"] != .truth(false)
    }

    func matches(_ link: SiteLink) -> Bool {
        guard !hasVariables, fits(link.path, path), fits("", fragment),
            query == "*" || fits(link.query, query)
        else { return false }
        return items.allSatisfy { name, pattern in
            let values = link.items.filter { $0.name == name }.map(\.value)
            // A missing item has an empty value.
            return (values.isEmpty ? [""] : values).allSatisfy { fits($0, pattern) }
        }
    }

    /// Whether a part of a link fits a pattern, both read as the flags of the rule say.
    private func fits(_ text: String, _ pattern: String) -> Bool {
        if pattern == "*" { return true }
        let texts = [isEncoded ? text : text.percentDecoded, pattern].map {
            Array((isCaseSensitive ? $0 : $0.lowercased()).unicodeScalars)
        }
        return Self.fits(texts[0], texts[1])
    }

    /// Whether a text fits a pattern, in which `*` is any text and `?` any character. What is
    /// between two stars takes the first place where it fits; nothing is lost by that.
    private static func fits(_ text: [Unicode.Scalar], _ pattern: [Unicode.Scalar]) -> Bool {
        func begins(_ text: ArraySlice<Unicode.Scalar>, _ part: ArraySlice<Unicode.Scalar>) -> Bool
        {
            text.count >= part.count && zip(text, part).allSatisfy { $1 == "?" || $0 == $1 }
        }
        let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
        let last = parts[parts.count - 1]
        guard begins(text[...], parts[0]) else { return false }
        var rest = text.dropFirst(parts[0].count)
        if parts.count == 1 { return rest.isEmpty }
        for part in parts.dropFirst().dropLast() {
            while !begins(rest, part) { if rest.popFirst() == nil { return false } }
            rest = rest.dropFirst(part.count)
        }
        return rest.count >= last.count && begins(rest.suffix(last.count), last)
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
}

extension SiteRule {
    /// Links that the rule matches, or would in another spelling, and its paths without a query.
    var examples: [SiteLink] {
        let items = items.sorted { $0.key < $1.key }.map {
            DeepLink.QueryItem(name: $0.key, value: Self.filled($0.value, with: "1"))
        }
        return ["x", "", "x/y"].flatMap { value -> [SiteLink] in
            let path = Self.filled(self.path, with: value).split(
                separator: "/", omittingEmptySubsequences: false
            ).map { String($0).percentDecoded.percentEncoded }.joined(separator: "/")
            guard path.hasPrefix("/") else { return [] }
            let links = [SiteLink(path: path, items: items), SiteLink(path: path)]
            if value != "x" { return links }
            var spellings = [(path.uppercased(), "caseSensitive")]
            if let letter = path.firstIndex(where: { $0.isASCII && $0.isLetter }) {
                let escape = path[letter].unicodeScalars.map { "%" + String($0.value, radix: 16) }
                let escaped = path.replacingCharacters(in: letter...letter, with: escape.joined())
                spellings.append((escaped, "percentEncoded"))
            }
            return links
                + spellings.map { path, flag in
                    SiteLink(path: path, items: items, hint: "; write \"\(flag)\": false")
                }
        }
    }

    private static func filled(_ pattern: String, with value: String) -> String {
        // Most of a file has no wildcard, and looking for one in a text takes long.
        guard pattern.utf8.contains(where: { "*?".utf8.contains($0) }) else { return pattern }
        let text = pattern.replacing("?*", with: value.isEmpty ? "x" : value)
        return text.replacing("*", with: value).replacing("?", with: "x")
    }
}

extension String {
    /// The text without escapes; itself if they are wrong.
    var percentDecoded: String {
        utf8.contains(UInt8(ascii: "%")) ? removingPercentEncoding ?? self : self
    }
}
