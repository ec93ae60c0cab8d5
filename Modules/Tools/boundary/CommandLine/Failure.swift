/// Why the program ends without an answer.
struct Failure: Error, CustomStringConvertible {
    /// How it ends.
    let code: ExitCode
    /// A sentence that names the thing, the reason and the way out.
    let description: String

    /// Arguments that can't be understood.
    static func usage(_ sentence: String) -> Failure {
        Failure(code: .usage, description: "\(sentence); --help lists everything")
    }

    /// A word that is none of those that may stand in its place.
    static func unknown(_ kind: String, _ word: String, among words: [String]) -> Failure {
        .usage("unknown \(kind) '\(word)'; it is one of \(words.joined(separator: ", "))")
    }

    /// Something that can't be read.
    static func data(_ sentence: String) -> Failure { Failure(code: .data, description: sentence) }

    /// Something that can't be written.
    static func output(_ sentence: String) -> Failure {
        Failure(code: .output, description: sentence)
    }
}
