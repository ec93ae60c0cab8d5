import Foundation
import RouteMatching
import RoutingKit

extension RouteMap {
    /// A URL as it may be told. One that holds private values is told in its canonical form.
    func told(_ url: String) -> PrivateText {
        var told = PrivateText(text: url)
        guard !privateNames.isEmpty, !url.contains(PrivateText.mask) else { return told }
        guard let link = try? Link(url, from: .app, of: links) else {
            told.text = withoutPrivateQuery(url)
            return told
        }
        for item in match(link)?.path ?? [] where isPrivate(item.name) {
            told.hidden.insert(item.value)
        }
        let path = link.segments.map { told.hidden.contains($0) ? PrivateText.mask : $0 }
        let query = link.query.map { item in
            let value = self.told(item)
            told.hidden.formUnion(value.hidden)
            return Link.QueryItem(name: item.name, value: value.text)
        }
        if path != link.segments || query != link.query {
            let mask = PercentEncoding.encode(PrivateText.mask)
            told.text = Link(segments: path, query: query).description
                .replacing(mask, with: PrivateText.mask)
        }
        return told
    }

    /// What is left of a text that is no link of the app.
    private func withoutPrivateQuery(_ text: String) -> String {
        guard let mark = text.firstIndex(of: "?") else { return text }
        let hides = text[mark...].dropFirst().split(separator: "&").contains { item in
            let name = item.prefix { $0 != "=" }
            // A name that can't be read may be any.
            return name.removingPercentEncoding.map { isPrivate($0) } ?? true
        }
        return hides ? text[...mark] + PrivateText.mask : text
    }
}
