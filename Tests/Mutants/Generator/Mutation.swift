/// A change of a file that the compiler accepts and that a test should notice.
struct Mutation {
    let file: String
    let line: Int
    /// What is replaced, as offsets of bytes.
    let range: Range<Int>
    /// What it does, for the one who looks for the missing test.
    let change: String
    /// The replacement, given the expression that is true if the mutant is active.
    let text: (String) -> String

    var place: String { "\(file):\(line)" }
}
