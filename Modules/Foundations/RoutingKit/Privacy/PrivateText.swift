import Foundation

/// A text without the values of private parameters, and those values.
struct PrivateText {
    /// What stands in the place of a value.
    static let mask = "•••"

    var text: String
    var hidden: Set<String> = []

    /// The same in what other code wrote about a request, a sentence for instance, which may spell
    /// a value as a URL does.
    func hiding(in sentence: String) -> String {
        // The longest first: one value may be a part of another.
        hidden.flatMap { [$0, PercentEncoding.encode($0)] }.filter { !$0.isEmpty }
            .sorted { $0.count > $1.count }.reduce(sentence) { $0.replacing($1, with: Self.mask) }
    }
}

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
