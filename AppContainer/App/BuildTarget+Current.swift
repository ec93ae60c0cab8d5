import RoutingKit

extension BuildTarget {
    /// The build target of this program.
    static var current: BuildTarget {
        #if DEBUG
            .debug
        #else
            .production
        #endif
    }
}
