import RoutingKit

extension BuildTarget {
    /// The kind of build that this program is.
    static var current: BuildTarget {
        #if DEBUG
            .debug
        #else
            .production
        #endif
    }
}
