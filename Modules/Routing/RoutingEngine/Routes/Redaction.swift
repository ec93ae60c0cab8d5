import Foundation
import RouteMatching
import RoutingKit
import StageKit

/// The one rule by which a request is redacted, for the caller, the log, the history, an
/// explanation and an error.
///
/// A link that a route answers is written from the route's pattern: values that are declared private
/// are masked, and in a URL from outside everything that no route declares. Of any other text only
/// the scheme and the host remain, except that a developer sees a path that no route answers.
struct Redaction: Redacting {
    let routes: DeclaredRoutes
    /// Keeps only what a route declares, because someone else wrote the URL.
    let isOutside: Bool
    let isForDeveloper: Bool

    var hidesNothing: Bool { !isOutside && routes.privateNames.isEmpty }

    func privateText(of url: String) -> PrivateText {
        var masked = PrivateText(text: url)
        if hidesNothing || url.isEmpty { return masked }
        let link = try? DeepLink(
            url, from: isOutside ? .outside : .app, of: routes.links, takesPaths: true,
            takesSeparators: true)
        let declaration = link.flatMap(routes.declaration)
        guard let link, declaration != nil || isForDeveloper else {
            masked.hide(undeclared: url)
            for segment in link?.segments ?? [] { masked.hide(undeclared: segment) }
            let path = url.prefix { !"?#".contains($0) }
            if isForDeveloper, url.hasPrefix("/"), !url.hasPrefix("//") {
                masked.text = path.endIndex == url.endIndex ? url : path + "?" + PrivateText.mask
                return masked
            }
            let front = routes.links.prefix(of: url)
            masked.text = (front.isEmpty && url.hasPrefix("/") ? "/" : front) + PrivateText.mask
            return masked
        }
        if let declaration, isOpen(link, answeredBy: declaration) { return masked }
        let path = maskedPath(of: link, answeredBy: declaration?.pattern, &masked)
        let query = link.query.map { item -> String in
            if isOutside, declaration?.takes(item.name) != true {
                masked.hide(undeclared: item.name)
                masked.hide(undeclared: item.value)
                return PrivateText.mask
            }
            let value = redacted(item)
            masked.hidden.formUnion(value.hidden)
            return Self.query(DeepLink.QueryItem(name: item.name, value: value.text))
        }
        masked.hide(undeclared: String(url.drop { $0 != "#" }.dropFirst()))
        if path == link.segments, query == link.query.map(Self.query), link.isEncoded {
            return masked
        }
        masked.text =
            Self.unmasked(DeepLink(segments: path).text)
            + (query.isEmpty ? "" : "?" + query.joined(separator: "&"))
        return masked
    }

    /// Whether a link holds nothing to mask, for anyone: only what its route declares, none of it
    /// private, and no value that may be a link itself. True of nearly all links.
    private func isOpen(_ link: DeepLink, answeredBy declaration: RouteDeclaration) -> Bool {
        // A value that is a link has characters that a plain query has not.
        link.hasPlainQuery && declaration.isCanonical
            && !declaration.parameters.contains { routes.isPrivate($0.name) }
            && link.query.allSatisfy { declaration.takes($0.name) }
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

/// The redaction of a request and of the screens that it leaves on the stage.
final class StageRedaction: OutcomeRedaction {
    private let own: Redaction
    /// Whether someone else wrote the URL of the request.
    private let isOutside: Bool
    private let state: NavigationState

    init(own: Redaction, isOutside: Bool, state: NavigationState) {
        (self.own, self.isOutside, self.state) = (own, isOutside, state)
    }

    var redaction: any Redacting { redaction(isOutside: isOutside) }

    var stack: [String] {
        state.path.map { redaction(isOutside: $0.trust.isOutside).redacted($0.url) }
    }

    private func redaction(isOutside: Bool) -> Redaction {
        guard isOutside else { return own }
        return Redaction(
            routes: own.routes, isOutside: !own.isForDeveloper, isForDeveloper: own.isForDeveloper)
    }
}

extension RoutePattern {
    /// The value that a segment gives, with its name if it has one, and the segment with a mask in the
    /// place of the value; `nil` for a literal.
    fileprivate func value(
        at index: Int, of text: String
    ) -> (name: String?, value: String, masked: String)? {
        guard let last = segments.last else { return nil }
        switch index < segments.count ? segments[index] : last {
        case .literal: return nil
        case .parameter(let name, _): return (name, text, PrivateText.mask)
        case .affixed(let prefix, let name, _, let suffix):
            let value = text.dropFirst(prefix.count).dropLast(suffix.count)
            return (name, String(value), prefix + PrivateText.mask + suffix)
        case .wildcard: return (nil, text, PrivateText.mask)
        case .rest(let name): return (name, text, PrivateText.mask)
        }
    }
}
