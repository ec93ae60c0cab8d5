import CommandLineKit
import CompositionRoot
import RoutingKit

extension Arguments {
    /// The origin that the user chose for URLs; `nil` without `--origin`.
    /// - Throws: `CommandError` for a URL that no request with this origin can have.
    func origin(of urls: [String]) throws(CommandError) -> RouteOrigin? {
        guard let origin = RouteOrigin.commandLine.first(where: { $0.name == self["--origin"] })
        else { return nil }
        if let url = urls.first(where: { !origin.canDeliver($0) }) {
            throw .usage(
                "'\(url)' can't have the origin '\(origin.name)'; leave out --origin, or choose "
                    + RouteOrigin.ofLink(url).name)
        }
        return origin
    }
}

extension RouteOrigin {
    /// The origins that `--origin` accepts.
    static let commandLine: [RouteOrigin] = [
        .app, .universalLink, .customScheme(caller: nil), .webView, .push,
    ]
}
