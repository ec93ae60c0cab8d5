/// Why a change of the user's state is not saved, as the end of a sentence.
public struct StateError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Names the file, the reason and the way out. The last sentence has no full stop, so that it
    /// can end another one.
    public let description: String

    init(_ description: String) {
        self.description = description
    }
}
