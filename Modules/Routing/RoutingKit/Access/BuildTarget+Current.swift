extension BuildTarget {
    /// The build that runs, by its configuration: `debug` for a debug configuration, `production`
    /// for any other.
    public static var current: BuildTarget {
        #if DEBUG
            .debug
        #else
            .production
        #endif
    }
}
