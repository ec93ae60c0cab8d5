import RouteMatching

/// The error for a type whose value the container doesn't provide.
public struct MissingService: Error, Hashable, Sendable, CustomStringConvertible {
    let name: String
    var site: CallSite?

    /// A sentence that names the type and the place that needs it.
    public var description: String {
        let place = site.map { ", which \($0) needs," } ?? ""
        return "\(name)\(place) isn't provided; add services.provide(_:as:) to the container"
    }
}
