/// One thing that is wrong with an `apple-app-site-association` file.
public struct SiteAssociationIssue: Hashable, Sendable, CustomStringConvertible {
    /// The path from the whole file to the part, for instance `applinks.details[0].components[3]`.
    let place: String
    /// What is wrong, with a shortest URL that shows it where URLs are concerned.
    let problem: String

    /// One line with both.
    public var description: String { "\(place): \(problem)" }
}
