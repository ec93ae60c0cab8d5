import RouteMatching
import RoutingKit

extension RouteRegistry {
    /// Reads the text of a request.
    /// - Throws: `RouteError` with a `DeepLinkError` if it is no link of the app.
    func read(_ url: String?, by reader: RouteOrigin) throws(RouteError) -> DeepLink {
        var parser = LinkParser(links: links, source: reader.linkSource)
        parser.takesSeparators = true
        do {
            return try parser.parse(url ?? "")
        } catch {
            throw RouteError(url: url, reason: .link(error))
        }
    }
}
