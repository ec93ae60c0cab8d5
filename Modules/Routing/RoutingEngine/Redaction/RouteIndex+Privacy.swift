import RouteMatching
import RoutingKit

extension RouteIndex {
    /// Whether some route has a private parameter of this name.
    func isPrivate(_ name: String) -> Bool { privateNames.contains(name.asciiLowercased) }

    /// Redacts the value of a parameter, which may itself be a link with private values.
    func redacted(_ item: DeepLink.QueryItem) -> PrivateText {
        isPrivate(item.name)
            ? PrivateText(text: PrivateText.mask, hidden: [item.value]) : redacted(item.value)
    }

    /// Whether a link holds nothing to mask, for anyone: only what its route declares, none of it
    /// private, and no value that may be a link itself. True of nearly all links.
    func hidesNothing(_ link: DeepLink) -> Bool {
        // A value that is a link has characters that a plain query has not.
        guard !link.hasFragment, link.hasPlainQuery, let match = table.match(link),
            let position = answers[match.index], isPublic[position],
            privateLinks.pattern(of: link) == nil
        else { return false }
        return link.query.allSatisfy { declarations[position].takes($0.name) }
    }

    /// The private values in the path of a link, by the route that answers it and by the template
    /// that makes such links.
    func privatePathValues(of link: DeepLink) -> Set<String> {
        if privateNames.isEmpty { return [] }
        let items = (match(link)?.path ?? []) + privateLinks.pathItems(of: link)
        return Set(items.filter { isPrivate($0.name) }.map(\.value))
    }

    /// The path of a link with a mask in place of each private value that has a text beside it.
    func maskedPath(of link: DeepLink) -> [String] {
        var path = link.segments
        if privateNames.isEmpty { return path }
        let patterns = [match(link)?.declaration.pattern, privateLinks.pattern(of: link)]
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
