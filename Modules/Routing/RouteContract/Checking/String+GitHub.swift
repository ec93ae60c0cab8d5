extension String {
    /// The text of a workflow command, with the characters escaped that would end it.
    var gitHubText: String {
        replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    }

    /// The same for a property of a workflow command.
    var gitHubProperty: String {
        gitHubText.replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
}
