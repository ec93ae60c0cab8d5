/// Paths to match against the routes of a code host's public API, all different, in an order that
/// never changes. No literal of a route holds a digit, so that a value with a digit is never
/// mistaken for one.
public enum Workload: Sendable {
    /// A route with at least one parameter answers.
    case parameters
    /// A route of literals only answers.
    case fixed
    /// A route's path with one letter changed, one segment too many or one too few.
    case nearMisses

    /// The patterns, 130 of them.
    public static let patterns = prefixes.split(separator: "\n").flatMap { line in
        let words = line.split(separator: " ")
        return words.dropFirst().map { $0 == "." ? "\(words[0])" : "\(words[0])/\($0)" }
    }

    /// The paths, each with the query of one to three items that its URL has.
    /// - Parameter isAnswered: Whether the routes answer a path.
    public func calls(unless isAnswered: (String) -> Bool) -> [(path: String, query: String)] {
        let bound = Self.patterns.filter { $0.contains(":") }
        var random = SeededRandom(seed: UInt64(Self.patterns.count))
        if self == .fixed {
            return Set(Self.patterns).subtracting(bound).sorted().shuffled(using: &random)
                .map { ($0, random.query()) }
        }
        var known: Set<String> = []
        var calls: [(String, String)] = []
        while calls.count < 512 {
            var path = random.path(of: random.pick(bound))
            if self == .nearMisses {
                path = random.nearMiss(of: path)
                if isAnswered(path) { continue }
            }
            let query = random.query()
            if known.insert(path).inserted { calls.append((path, query)) }
        }
        return calls
    }

    /// In each line a prefix, and what follows it; a dot is the prefix itself.
    private static let prefixes = """
        /user . emails followers following following/:login keys keys/:key repos starred orgs
        /user/starred/:owner/:repo .
        /users . :login :login/events :login/followers :login/following :login/gists :login/keys
        /users/:login orgs repos starred received_events
        /gists . public starred :gist :gist/comments :gist/comments/:comment :gist/commits :gist/forks
        /gists/:gist star
        /orgs/:org . events hooks hooks/:hook issues members members/:login outside_collaborators
        /orgs/:org repos teams teams/:team teams/:team/members teams/:team/repos projects
        /repos/:owner/:repo . assignees assignees/:login branches branches/:branch
        /repos/:owner/:repo/branches/:branch protection rename
        /repos/:owner/:repo collaborators collaborators/:login comments comments/:comment
        /repos/:owner/:repo commits commits/:sha commits/:sha/comments commits/:sha/status
        /repos/:owner/:repo compare/:range contents/:path contributors deployments
        /repos/:owner/:repo deployments/:deployment deployments/:deployment/statuses events forks
        /repos/:owner/:repo/git blobs/:sha commits/:sha refs refs/:ref tags/:sha trees/:sha
        /repos/:owner/:repo/hooks . :hook :hook/tests :hook/pings
        /repos/:owner/:repo/issues . :number :number/comments :number/events :number/labels
        /repos/:owner/:repo/issues :number/labels/:name :number/lock comments
        /repos/:owner/:repo/issues comments/:comment events events/:event
        /repos/:owner/:repo keys keys/:key labels labels/:name languages milestones
        /repos/:owner/:repo milestones/:number pages pages/builds/latest
        /repos/:owner/:repo/pulls . :number :number/commits :number/files :number/merge
        /repos/:owner/:repo/pulls :number/reviews :number/reviews/:review comments
        /repos/:owner/:repo/releases . :release :release/assets latest tags/:tag assets/:asset
        /repos/:owner/:repo readme stargazers stats/contributors subscribers tags
        /search code commits issues repositories users
        /notifications . threads/:thread threads/:thread/subscription
        /emojis .
        /licenses . :license
        /meta .
        /rate_limit .
        """
}
