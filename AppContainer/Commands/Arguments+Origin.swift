import CommandLineKit
import RoutingKit

extension Arguments {
    /// The origin that the user chose; `nil` if none.
    var origin: RouteOrigin? {
        RouteOrigin.commandLine.first { $0.name == self["--origin"] }
    }
}

extension RouteOrigin {
    /// The origins that can be named on the command line.
    static let commandLine: [RouteOrigin] = [
        .app, .universalLink, .customScheme(caller: nil), .push,
    ]
}
