import RouteMatching
import RoutingKit

extension RouteRegistry {
    /// Reads the text of a request.
    /// - Throws: `RouteError` with a `DeepLinkError` if it is no link of the app, or none that its
    ///   origin can deliver.
    func read(_ url: String?, by reader: RouteOrigin) throws(RouteError) -> DeepLink {
        var parser = LinkParser(links: links, source: reader.linkSource)
        parser.takesSeparators = true
        do throws(DeepLinkError) {
            if case .customScheme = reader, url?.isOfTheWeb == true {
                throw DeepLinkError(.foreignOrigin)
            }
            return try parser.parse(url ?? "")
        } catch {
            throw RouteError(url: url, reason: .link(error))
        }
    }
}
