/// Who wrote the text of a link, which decides how strictly it is read.
public enum LinkSource: Hashable, Sendable {
    /// The app itself: a path alone is enough.
    case app
    /// Anyone else: the link must be complete.
    case outside
}
