/// What the debug panel shows: requests, and facts about the app.
package struct DebugReport: Equatable, Sendable {
    /// A request in one line, and what is known about it.
    package struct Request: Equatable, Sendable {
        /// The request and its outcome.
        let summary: String
        /// Its time, route, parameters and reason, one a line.
        let details: [String]

        /// Describes a request.
        package init(summary: String, details: [String]) {
            self.summary = summary
            self.details = details
        }
    }

    /// The requests, from the oldest to the newest.
    let requests: [Request]
    /// Toggles and rules, one a line.
    let facts: [String]

    /// Makes a report.
    package init(requests: [Request], facts: [String]) {
        self.requests = requests
        self.facts = facts
    }
}
