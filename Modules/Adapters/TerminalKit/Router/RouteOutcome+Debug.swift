import RouteMatching
package import RoutingKit

extension RouteOutcome {
    /// The URL and how the request ended, in one short line.
    package var summary: String { "\(loggedURL)  \(word), \(milliseconds) ms" }

    /// What a developer wants to know about the request, one fact a line.
    package var debugLines: [String] {
        var lines = [
            "\(loggedTime)  from \(origin.name)", "route: \(route ?? "none")",
        ]
        lines += redirects.map { "redirected to \($0)" }
        lines += parameters.items.map { "\($0.name) = \($0.value)" }
        if let title { lines.append("shows: \(title)") }
        if let value { lines.append("returns: \(value.json)") }
        if let error { lines.append("refused (\(error.code)): \(error)") }
        lines.append("took \(milliseconds) ms")
        lines += stations.map { time in
            let milliseconds = (time.duration / .microseconds(1)).rounded() / 1000
            return ["  \(time.station)", time.type, "\(milliseconds) ms"]
                .compactMap(\.self).joined(separator: " ")
        }
        return lines
    }
}
