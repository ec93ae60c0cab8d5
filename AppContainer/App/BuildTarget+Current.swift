import RoutingKit

extension BuildTarget {
    /// The kind of build that this program was compiled as.
    static var current: BuildTarget {
        #if DEBUG
            .debug
        #else
            .production
        #endif
    }
}
