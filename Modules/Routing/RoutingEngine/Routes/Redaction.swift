import Foundation
import RouteMatching
import RoutingKit
import StageKit

/// The one rule by which a request is masked, for its outcome, the log, the history and analytics.
///
/// - A value that a route or a link template declares private is masked everywhere.
/// - In a build for users, so is each item of a query that no route declares, also in the app's own
///   URL: it may be private in another version of the app.
/// - In a URL that someone else wrote, so is everything else that no route declares.
/// - Of a text that no route answers, only the scheme and the host remain. A developer sees its
///   path, and so does a log of an app that declares nothing private.
struct Redaction: Redacting {
    let routes: RouteMap
    /// Whether someone else wrote the URL, so that only what a route declares is kept.
    let isOutside: Bool
    /// Whether this is a debug build, whose developer looks for what is not declared.
    let isForDeveloper: Bool

    func hidesNothing(in url: String) -> Bool {
        guard !isOutside, routes.privateNames.isEmpty else { return false }
        return isForDeveloper || !url.utf8.contains { $0 == 0x3F || $0 == 0x23 }
    }

    /// Masks a URL in these steps:
    ///
    /// 1. It is read as a link. If no route answers it, nearly nothing of it remains.
    /// 2. A link that holds nothing to mask stays exactly as it was written.
    /// 3. Otherwise it is written again from its parts: each segment of the path as the pattern of
    ///    its route names it, and each item of the query by its name.
    func privateText(of url: String) -> PrivateText {
        var masked = PrivateText(text: url)
        if url.isEmpty || hidesNothing(in: url) { return masked }
        let link = try? DeepLink(
            url, from: isOutside ? .outside : .app, of: routes.links, takesPaths: true,
            takesSeparators: true)
        let route = link.flatMap { routes.match($0)?.route }
        guard let link, route != nil || isForDeveloper else {
            hideUnanswered(url, link, in: &masked)
            return masked
        }
        if let route, isOpen(link, answeredBy: route) { return masked }
        let path = maskedPath(of: link, answeredBy: route?.pattern, &masked)
        let query = link.query.map { maskedText(of: $0, for: route, &masked) }
        masked.hide(undeclared: String(url.drop { $0 != "#" }.dropFirst()))
        if path == link.segments, query == link.query.map(Self.query), link.isEncoded {
            return masked
        }
        masked.text =
            Self.unmasked(DeepLink(segments: path).text)
            + (query.isEmpty ? "" : "?" + query.joined(separator: "&"))
        return masked
    }

    /// Leaves the front of a text that no route answers, or its path where that may be seen.
    private func hideUnanswered(_ url: String, _ link: DeepLink?, in masked: inout PrivateText) {
        masked.hide(undeclared: url)
        for segment in link?.segments ?? [] { masked.hide(undeclared: segment) }
        let path = url.prefix { !"?#".contains($0) }
        let showsPath = isForDeveloper || !isOutside && routes.privateNames.isEmpty
        if showsPath, url.hasPrefix("/"), !url.hasPrefix("//") {
            masked.text = path.endIndex == url.endIndex ? url : path + "?" + PrivateText.mask
            return
        }
        let front = routes.links.prefix(of: url)
        masked.text = (front.isEmpty && url.hasPrefix("/") ? "/" : front) + PrivateText.mask
    }

    private func maskedText(
        of item: DeepLink.QueryItem, for route: Route?, _ masked: inout PrivateText
    ) -> String {
        if !isForDeveloper, route?.takes(item.name) != true {
            masked.hide(undeclared: item.name)
            masked.hide(undeclared: item.value)
            return PrivateText.mask
        }
        let value = redacted(item)
        masked.hidden.formUnion(value.hidden)
        return Self.query(DeepLink.QueryItem(name: item.name, value: value.text))
    }

    /// Whether a link holds nothing to mask, for anyone: only what its route declares, none of it
    /// private, and no value that may be a link itself. True of nearly all links.
    /// - Parameter isWhole: Whether its query is plain, and the route takes each item of it, if
    ///   that is known.
    func isOpen(_ link: DeepLink, answeredBy route: Route, isWhole: Bool? = nil) -> Bool {
        // A value that is a link has characters that a plain query has not.
        (isWhole ?? (link.hasPlainQuery && link.query.allSatisfy { route.takes($0.name) }))
            && route.isCanonical
            && (routes.privateNames.isEmpty
                || !route.parameters.contains { routes.isPrivate($0.name) })
    }

    func redacted(_ item: DeepLink.QueryItem) -> PrivateText {
        if routes.isPrivate(item.name) {
            return PrivateText(text: PrivateText.mask, hidden: [item.value])
        }
        let isLink =
            item.value.hasPrefix("/") || item.value.contains("://")
            || !routes.links.prefix(of: item.value).isEmpty
        return isLink ? privateText(of: item.value) : PrivateText(text: item.value)
    }

    private func maskedPath(
        of link: DeepLink, answeredBy pattern: RoutePattern?, _ masked: inout PrivateText
    ) -> [String] {
        link.segments.enumerated().map { index, text in
            guard let (name, value, mask) = pattern?.value(at: index, of: text),
                name.map(routes.isPrivate) ?? isOutside
            else { return text }
            if name == nil { masked.hide(undeclared: value) } else { masked.hidden.insert(value) }
            return mask
        }
    }

    private static func query(_ item: DeepLink.QueryItem) -> String {
        unmasked(String(DeepLink(segments: [], query: [item]).text.dropFirst(2)))
    }

    private static func unmasked(_ text: String) -> String {
        text.replacing(PrivateText.mask.percentEncoded, with: PrivateText.mask)
    }
}

extension Redaction {
    /// The URLs of the screens from root to top, each masked like the request that has opened it.
    func stack(of state: NavigationState) -> [String] {
        let outside = Redaction(
            routes: routes, isOutside: !isForDeveloper, isForDeveloper: isForDeveloper)
        return state.path.map { ($0.trust.isOutside ? outside : self).redacted($0.url) }
    }
}

extension RoutePattern {
    /// The value that a segment gives, with its name if it has one, and the segment with a mask in
    /// the place of the value; `nil` for a literal.
    fileprivate func value(
        at index: Int, of text: String
    ) -> (name: String?, value: String, masked: String)? {
        guard let last = segments.last else { return nil }
        let segment = index < segments.count ? segments[index] : last
        switch segment {
        case .literal: return nil
        case .affixed(let prefix, let name, _, let suffix):
            let value = text.dropFirst(prefix.count).dropLast(suffix.count)
            return (name, String(value), prefix + PrivateText.mask + suffix)
        default: return (segment.name, text, PrivateText.mask)
        }
    }
}
