import Foundation
import RouteMatching
import RoutingKit

/// One rule of an association file, as the system reads it: a component, or one of the older paths.
/// The first rule that matches a link decides.
struct SiteRule {
    /// Where it is in the file.
    let place: String
    let path: String
    let isExcluded: Bool
    /// What the system replaces by values, such as `$(lang)`. Such a rule isn't compared.
    let hasVariables: Bool
    private let fragment: String
    private let query: JSONValue?
    private let isCaseSensitive: Bool
    /// Whether it is compared with the link as it is written, escapes included.
    private let isEncoded: Bool

    /// - Parameter keys: A component, with what `defaults` fill in.
    init(_ keys: [String: JSONValue], at place: String) {
        func flag(_ name: String, or value: Bool) -> Bool {
            if case .truth(let flag) = keys[name] { flag } else { value }
        }
        self.place = place
        path = keys["/"]?.text ?? "*"
        fragment = keys["#"]?.text ?? "*"
        query = keys["?"]
        isExcluded = flag("exclude", or: false)
        isCaseSensitive = flag("caseSensitive", or: true)
        isEncoded = flag("percentEncoded", or: true)
        let queries = query?.object?.values.compactMap(\.text) ?? [query?.text].compactMap(\.self)
        hasVariables = ([path, fragment] + queries).contains { $0.contains("$(") }
    }

    func matches(_ link: SiteLink) -> Bool {
        guard !hasVariables, fits(link.path, path), fits("", fragment) else { return false }
        if let text = query?.text { return fits(link.query, text) }
        return (query?.object ?? [:]).allSatisfy { name, pattern in
            let values = link.items.filter { $0.name == name }.map(\.value)
            // A missing item has an empty value.
            return (values.isEmpty ? [""] : values).allSatisfy { fits($0, pattern.text ?? "*") }
        }
    }

    /// Whether a part of a link fits a pattern, both read as the flags of the rule say.
    private func fits(_ text: String, _ pattern: String) -> Bool {
        let text = isEncoded ? text : text.percentDecoded
        return isCaseSensitive
            ? Self.fits(Array(text.utf8), Array(pattern.utf8))
            : Self.fits(Array(text.lowercased().utf8), Array(pattern.lowercased().utf8))
    }

    /// Whether a text fits a pattern, in which `*` is any text and `?` any character. After a
    /// difference the last `*` takes one more character.
    private static func fits(_ text: [UInt8], _ pattern: [UInt8]) -> Bool {
        var place = 0
        var sign = 0
        var retry: (place: Int, sign: Int)?
        while place < text.count {
            if sign < pattern.count, pattern[sign] == UInt8(ascii: "*") {
                sign += 1
                retry = (place, sign)
            } else if sign < pattern.count, pattern[sign] == UInt8(ascii: "?") {
                sign += 1
                place += 1
                // A character may have several bytes.
                while place < text.count, text[place] & 0xC0 == 0x80 { place += 1 }
            } else if sign < pattern.count, pattern[sign] == text[place] {
                sign += 1
                place += 1
            } else if let last = retry {
                place = last.place + 1
                sign = last.sign
                retry = (place, sign)
            } else {
                return false
            }
        }
        return pattern[sign...].allSatisfy { $0 == UInt8(ascii: "*") }
    }
}

/// A link that two files are asked about.
struct SiteLink: Hashable, CustomStringConvertible {
    struct Item: Hashable {
        let name: String, value: String
    }

    var path: String
    var items: [Item] = []
    /// What a rule needs to match it, as the end of a sentence, if it is written in an unusual way.
    var hint = ""

    var segments: [String] {
        path.split(separator: "/").map { String($0).percentDecoded }
    }

    var query: String { items.map { "\($0.name)=\($0.value)" }.joined(separator: "&") }

    var description: String { path + (items.isEmpty ? "" : "?\(query)") }
}

extension SiteRule {
    /// Links that the rule matches, or would in another spelling, and its paths without a query.
    var examples: [SiteLink] {
        let conditions = query?.object ?? [:]
        let items = conditions.sorted { $0.key < $1.key }.map {
            SiteLink.Item(name: $0.key, value: Self.filled($0.value.text ?? "", with: "1"))
        }
        return ["x", "", "x/y"].flatMap { value -> [SiteLink] in
            let path = Self.filled(self.path, with: value).percentEncodedPath
            guard path.hasPrefix("/") else { return [] }
            var links = [SiteLink(path: path, items: items)]
            if !items.isEmpty { links.append(SiteLink(path: path)) }
            if value == "x" {
                links.append(
                    SiteLink(
                        path: path.uppercased(), items: items,
                        hint: "; write \"caseSensitive\": false"))
                if let path = path.withEscapedLetter {
                    let hint = "; write \"percentEncoded\": false"
                    links.append(SiteLink(path: path, items: items, hint: hint))
                }
            }
            return links
        }
    }

    private static func filled(_ pattern: String, with value: String) -> String {
        let text = pattern.replacing("?*", with: value.isEmpty ? "x" : value)
        return text.replacing("*", with: value).replacing("?", with: "x")
    }
}

extension String {
    /// The text without escapes; itself if they are wrong.
    var percentDecoded: String {
        utf8.contains(UInt8(ascii: "%")) ? removingPercentEncoding ?? self : self
    }

    /// Each segment escaped, if it isn't already.
    fileprivate var percentEncodedPath: String {
        let isPlain = utf8.allSatisfy {
            UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0
                || UInt8(ascii: "/")...UInt8(ascii: "9") ~= $0
        }
        if isPlain { return self }
        return split(separator: "/", omittingEmptySubsequences: false)
            .map { String($0).percentDecoded.percentEncoded }.joined(separator: "/")
    }

    /// Its first letter as an escape; `nil` without a letter.
    fileprivate var withEscapedLetter: String? {
        guard let index = firstIndex(where: { $0.isASCII && $0.isLetter }),
            let byte = self[index].asciiValue
        else { return nil }
        return self[..<index] + "%" + String(byte, radix: 16) + self[self.index(after: index)...]
    }
}
