import Foundation
import RouteMatching
import RoutingKit

extension RouteIndex {
    /// Redacts a URL: masks the values that are declared private. One that holds such values
    /// becomes canonical.
    func redacted(_ url: String) -> PrivateText {
        var redacted = PrivateText(text: url)
        guard !privateNames.isEmpty, !url.isMasked else { return redacted }
        guard let link = try? DeepLink(url, from: .app, of: links) else {
            return redactedUnreadable(url)
        }
        let answer = answer(to: link)
        if hidesNothing(link, answeredBy: answer) { return redacted }
        redacted.hidden = privatePathValues(of: link, answeredBy: answer)
        let path = maskedPath(of: link, answeredBy: answer).map {
            redacted.hidden.contains($0) ? PrivateText.mask : $0
        }
        let query = link.query.map { item in
            let value = self.redacted(item)
            redacted.hidden.formUnion(value.hidden)
            return DeepLink.QueryItem(name: item.name, value: value.text)
        }
        if path != link.segments || query != link.query || !link.isEncoded {
            let mask = PercentEncoding.encode(PrivateText.mask)
            redacted.text = DeepLink(segments: path, query: query).description
                .replacing(mask, with: PrivateText.mask)
        } else if let mark = url.firstIndex(of: "#") {
            redacted.text = url[..<mark] + masked(url[mark...], hiding: &redacted.hidden)
        }
        return redacted
    }

    /// Redacts a text that isn't a link of the app, because of a wrong host for instance: the
    /// values that would be private if it were one.
    private func redactedUnreadable(_ text: String) -> PrivateText {
        let end = text.firstIndex { "?#".contains($0) } ?? text.endIndex
        var (front, hidden) = (String(text[..<end]), Set<String>())
        let rest = masked(text[end...], hiding: &hidden)
        guard front.contains("/") else { return PrivateText(text: front + rest, hidden: hidden) }
        // Where its path begins is uncertain: after a scheme, after a host, or with the host, as in
        // a custom scheme.
        for skipped in 0...2 {
            var parts = front.split(separator: "/", omittingEmptySubsequences: false)
            let places = parts.indices.filter { !parts[$0].isEmpty }.dropFirst(skipped)
            let link = DeepLink(
                segments: places.map { parts[$0].removingPercentEncoding ?? String(parts[$0]) })
            let answer = answer(to: link)
            let values = privatePathValues(of: link, answeredBy: answer)
            hidden.formUnion(values)
            for (place, (segment, masked)) in zip(
                places, zip(link.segments, maskedPath(of: link, answeredBy: answer)))
            where values.contains(segment) || masked != segment {
                parts[place] = values.contains(segment) ? PrivateText.mask[...] : masked[...]
            }
            front = parts.joined(separator: "/")
        }
        return PrivateText(text: front + rest, hidden: hidden)
    }

    /// What remains of the end of a text, from a `?` or a `#` on.
    private func masked(_ end: Substring, hiding hidden: inout Set<String>) -> String {
        let values = end.dropFirst().split { "&?#".contains($0) }.compactMap { item in
            let name = item.prefix { $0 != "=" }
            // A name that can't be read may be that of a private parameter.
            let hides = name.removingPercentEncoding.map { isPrivate($0) } ?? true
            return hides ? String(item.dropFirst(name.count + 1)) : nil
        }
        hidden.formUnion(values)
        return values.isEmpty ? String(end) : end.prefix(1) + PrivateText.mask
    }
}

extension RouteIndex {
    /// Whether some route has a private parameter of this name.
    func isPrivate(_ name: String) -> Bool {
        let name = name.hasSuffix("[]") ? String(name.dropLast(2)) : name
        return privateNames.contains(name.asciiLowercased)
    }

    /// Redacts the value of a parameter, which may itself be a link with private values.
    func redacted(_ item: DeepLink.QueryItem) -> PrivateText {
        isPrivate(item.name)
            ? PrivateText(text: PrivateText.mask, hidden: [item.value]) : redacted(item.value)
    }

    /// Whether a link holds nothing to mask, for anyone: only what its route declares, none of it
    /// private, and no value that may be a link itself. True of nearly all links.
    func hidesNothing(_ link: DeepLink, answeredBy answer: Answer?) -> Bool {
        // A value that is a link has characters that a plain query has not.
        guard !link.hasFragment, link.hasPlainQuery, let position = answer?.position,
            isPublic[position], privateLinks.pattern(of: link) == nil
        else { return false }
        return link.query.allSatisfy { declarations[position].takes($0.name) }
    }

    /// The private values in the path of a link, by the route that answers it and by the template
    /// that makes such links.
    func privatePathValues(of link: DeepLink, answeredBy answer: Answer?) -> Set<String> {
        if privateNames.isEmpty { return [] }
        let items = (answer?.path ?? []) + privateLinks.pathItems(of: link)
        return Set(items.filter { isPrivate($0.name) }.map(\.value))
    }

    /// The path of a link with a mask in place of each private value that has a text beside it.
    func maskedPath(of link: DeepLink, answeredBy answer: Answer?) -> [String] {
        var path = link.segments
        if privateNames.isEmpty { return path }
        let patterns = [
            answer.map { declarations[$0.position].pattern }, privateLinks.pattern(of: link),
        ]
        for pattern in patterns.compactMap(\.self) {
            for (place, item, masked) in pattern.affixedItems(
                in: link.segments, mask: PrivateText.mask)
            where isPrivate(item.name) {
                path[place] = masked
            }
        }
        return path
    }
}

extension String {
    /// Whether a part of the text is already masked. The mask is not ASCII, and searching for
    /// characters takes much longer than comparing bytes.
    var isMasked: Bool { utf8.contains { $0 >= 0x80 } && contains(PrivateText.mask) }
}
