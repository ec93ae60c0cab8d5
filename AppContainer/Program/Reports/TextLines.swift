extension String {
    /// The lines of a text that the program wrote. Text from others is one line, in which newlines
    /// are escaped.
    var lines: [String] {
        split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
}
