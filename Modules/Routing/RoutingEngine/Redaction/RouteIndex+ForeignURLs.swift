import RouteMatching
import RoutingKit

extension RouteIndex {
    /// Redacts a URL that someone else wrote: `•••` replaces everything in it that no
    /// route declares, for instance a token, a name, or a value from another app.
    ///
    /// Keeps pattern literals and, if a route answers, the values that it declares. Of a text that
    /// isn't a link it keeps only the scheme and the host, if they are the app's own.
    func redactedExternalURL(_ url: String) -> PrivateText {
        var redacted = PrivateText(text: url)
        if url.isEmpty { return redacted }
        var parser = LinkParser(links: links, source: .outside)
        (parser.takesPaths, parser.takesSeparators) = (true, true)
        guard let link = try? parser.parse(url) else {
            // No link holds the mask.
            if !url.isMasked {
                redacted.text = ownPrefix(of: url) + PrivateText.mask
                redacted.hide(undeclared: url)
            }
            return redacted
        }
        let answer = answer(to: link)
        if hidesNothing(link, answeredBy: answer) { return redacted }
        let declaration = answer.map { declarations[$0.position] }
        redacted.hidden = privatePathValues(of: link, answeredBy: answer)
        let values = Set((answer?.path ?? []).map(\.value)).subtracting(redacted.hidden)
        let words = declaration?.pattern.words ?? words
        let affixed = declaration?.pattern.affixedItems(
            in: link.segments, mask: PrivateText.mask)
        let path = maskedPath(of: link, answeredBy: answer).enumerated().map { place, segment in
            if let own = affixed?.first(where: { $0.place == place }) {
                return values.contains(own.item.value) ? segment : own.masked
            }
            if words.contains(segment.asciiLowercased) || values.contains(segment) {
                return segment
            }
            redacted.hide(undeclared: segment)
            return PrivateText.mask
        }
        let query = link.query.map { item -> DeepLink.QueryItem? in
            let value = redactedExternalValue(item)
            redacted.hidden.formUnion(value.hidden)
            guard declaration?.takes(item.name) == true else {
                redacted.hide(undeclared: item.name)
                redacted.hide(undeclared: item.value)
                return nil
            }
            return .init(name: item.name, value: value.text)
        }
        let fragment = url.utf8.firstIndex(of: UInt8(ascii: "#")).map { url[$0...].dropFirst() }
        if let fragment { redacted.hide(undeclared: String(fragment)) }
        if path != link.segments || query != link.query || fragment != nil || !link.isEncoded {
            redacted.text = text(path, query)
        }
        return redacted
    }

    /// Redacts the value of a declared parameter. It may itself be a link, in which no route
    /// declares more than in any other URL from outside.
    func redactedExternalValue(_ item: DeepLink.QueryItem) -> PrivateText {
        if isPrivate(item.name) {
            return PrivateText(text: PrivateText.mask, hidden: [item.value])
        }
        let isLink = item.value.utf8.first == UInt8(ascii: "/") || item.value.contains("://")
        return isLink || !ownPrefix(of: item.value).isEmpty
            ? redactedExternalURL(item.value) : redacted(item.value)
    }

    /// The scheme and the host of a URL with the slash after them, if they are the app's own.
    private func ownPrefix(of url: String) -> String { links.prefix(of: url) }

    /// A canonical text; `nil` is an item that is masked.
    private func text(_ path: [String], _ query: [DeepLink.QueryItem?]) -> String {
        let items = query.map { item in
            item.map { DeepLink(segments: [], query: [$0]).description.dropFirst(2) }
                ?? PrivateText.mask[...]
        }
        let text =
            DeepLink(segments: path).description
            + (items.isEmpty ? "" : "?" + items.joined(separator: "&"))
        return text.replacing(PercentEncoding.encode(PrivateText.mask), with: PrivateText.mask)
    }
}
