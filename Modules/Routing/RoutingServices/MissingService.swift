import RouteMatching

/// A type for which the container provides nothing.
public struct MissingService: Error, Hashable, Sendable, CustomStringConvertible {
    let name: String
    var site: CallSite?

    /// A sentence that names the type, and the place that needs it.
    public var description: String {
        let place = site.map { ", which \($0) needs" } ?? ""
        return "nobody provides \(name)\(place); add services.provide(_:as:) to the container"
    }
}
