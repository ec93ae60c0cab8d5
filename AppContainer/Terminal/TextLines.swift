extension String {
    /// The lines of a text of the program, whose newlines are its own. A text that somebody else
    /// wrote is one line, in which a newline is spelled out.
    var lines: [String] {
        split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
}
