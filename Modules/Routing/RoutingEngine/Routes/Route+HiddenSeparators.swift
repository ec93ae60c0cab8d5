import RouteMatching
import RoutingKit

extension DeepLink {
    /// How many segments hold a slash or a backslash, once they are decoded.
    var hiddenSeparators: Int {
        parts.isPlain ? 0 : segments.count { $0.holdsSeparator }
    }
}

extension Route {
    /// Whether each segment that hides a separator is the value of a parameter that may contain
    /// one.
    func admitsSeparators(of link: DeepLink, path: [DeepLink.QueryItem]) -> Bool {
        let hidden = link.hiddenSeparators
        guard hidden > 0 else { return true }
        return hidden
            == path.count { item in
                item.value.holdsSeparator
                    && parameters.contains { $0.isNamed(item.name) && $0.holdsSeparators }
            }
    }
}

extension String {
    fileprivate var holdsSeparator: Bool {
        unicodeScalars.contains { $0 == "/" || $0 == "\\" }
    }
}
