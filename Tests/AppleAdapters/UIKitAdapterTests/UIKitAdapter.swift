import Testing

/// All tests of the adapter, one after the other: time in the stand-in is the same for all.
@Suite(.serialized)
@MainActor
struct `The adapter to UIKit` {}
