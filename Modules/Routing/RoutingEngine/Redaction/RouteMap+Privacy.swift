import RouteMatching
import RoutingKit

extension RouteMap {
    /// Whether some route has a private parameter of this name.
    func isPrivate(_ name: String) -> Bool { privateNames.contains(name.asciiLowercased) }

    /// Parameters as they may be told.
    func told(_ values: ParameterValues) -> ParameterValues {
        if privateNames.isEmpty { return values }
        return ParameterValues(
            items: values.items.map { .init(name: $0.name, value: told($0).text) })
    }

    /// The value of a parameter as it may be told: it may itself be a link with private values.
    func told(_ item: Link.QueryItem) -> PrivateText {
        isPrivate(item.name)
            ? PrivateText(text: PrivateText.mask, hidden: [item.value]) : told(item.value)
    }
}
