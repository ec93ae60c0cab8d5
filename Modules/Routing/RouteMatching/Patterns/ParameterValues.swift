/// A request's parameters, from path and query: names without regard to ASCII case, values exactly
/// as sent.
public struct ParameterValues: Hashable, Sendable {
    /// The items in the order of the URL; a repeated name occurs several times.
    public let items: [DeepLink.QueryItem]

    package init(items: [DeepLink.QueryItem] = []) {
        self.items = items
    }

    /// The values of a name, in the order sent.
    public subscript(name: String) -> [String] {
        items.compactMap { $0.name.equalsIgnoringASCIICase(name) ? $0.value : nil }
    }
}
