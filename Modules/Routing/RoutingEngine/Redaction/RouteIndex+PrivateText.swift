import Foundation
import RouteMatching
import RoutingKit

extension RouteIndex {
    /// Redacts a URL. One that holds private values becomes canonical.
    func redacted(_ url: String) -> PrivateText {
        var redacted = PrivateText(text: url)
        guard !privateNames.isEmpty, !url.isMasked else { return redacted }
        guard let link = try? DeepLink(url, from: .app, of: links) else {
            redacted.text = withoutPrivateQuery(url)
            return redacted
        }
        redacted.hidden = privatePathValues(of: link)
        let path = maskedPath(of: link).map { redacted.hidden.contains($0) ? PrivateText.mask : $0 }
        let query = link.query.map { item in
            let value = self.redacted(item)
            redacted.hidden.formUnion(value.hidden)
            return DeepLink.QueryItem(name: item.name, value: value.text)
        }
        if path != link.segments || query != link.query {
            let mask = PercentEncoding.encode(PrivateText.mask)
            redacted.text = DeepLink(segments: path, query: query).description
                .replacing(mask, with: PrivateText.mask)
        }
        return redacted
    }

    /// What remains of a text that isn't a link of the app.
    private func withoutPrivateQuery(_ text: String) -> String {
        guard let mark = text.firstIndex(of: "?") else { return text }
        let hides = text[mark...].dropFirst().split(separator: "&").contains { item in
            let name = item.prefix { $0 != "=" }
            // A name that can't be read may be that of a private parameter.
            return name.removingPercentEncoding.map { isPrivate($0) } ?? true
        }
        return hides ? text[...mark] + PrivateText.mask : text
    }
}
