/// A URL of the app in canonical form: split into raw segments first, each decoded exactly once.
public struct Link: Hashable, Sendable {
    /// The decoded segments of the path; a segment may hold a `/` that was sent as `%2F`.
    public let segments: [String]

    /// The decoded items of the query, in the order sent.
    public let query: [QueryItem]

    /// One `name=value` of a query.
    public struct QueryItem: Hashable, Sendable {
        /// The name, exactly as sent.
        public let name: String

        /// The value, exactly as sent; empty where there was no `=`.
        public let value: String
    }

    init(segments: [String], query: [QueryItem] = []) {
        self.segments = segments
        self.query = query
    }
}

extension Link: CustomStringConvertible {
    /// The canonical text, for instance `/product/42?color=red`: the name of a screen in a
    /// navigation state.
    public var description: String {
        let path = "/" + segments.map(PercentEncoding.encode).joined(separator: "/")
        guard !query.isEmpty else { return path }
        let items = query.map {
            PercentEncoding.encode($0.name) + "=" + PercentEncoding.encode($0.value)
        }
        return path + "?" + items.joined(separator: "&")
    }
}
