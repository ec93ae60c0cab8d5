extension BuildTarget {
    /// `debug` in a debug configuration, `production` in any other.
    public static var current: BuildTarget {
        #if DEBUG
            .debug
        #else
            .production
        #endif
    }
}
