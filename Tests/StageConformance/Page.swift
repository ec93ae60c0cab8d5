import RoutingKit

/// A screen whose title is its URL.
package final class Page: Screen {
    package let title: String

    package init(_ title: String) {
        self.title = title
    }
}
