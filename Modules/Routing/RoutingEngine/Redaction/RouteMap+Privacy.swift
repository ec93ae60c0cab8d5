import RouteMatching
import RoutingKit

extension RouteMap {
    /// Redacts parameters.
    func redacted(_ values: ParameterValues) -> ParameterValues {
        if privateNames.isEmpty { return values }
        return ParameterValues(
            items: values.items.map { .init(name: $0.name, value: redacted($0).text) })
    }

    /// Redacts the value of a parameter, which may itself be a link with private values.
    func redacted(_ item: DeepLink.QueryItem) -> PrivateText {
        isPrivate(item.name)
            ? PrivateText(text: PrivateText.mask, hidden: [item.value]) : redacted(item.value)
    }
}
