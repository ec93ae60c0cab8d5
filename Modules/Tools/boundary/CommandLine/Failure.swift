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
        // A package may have hundreds of modules, of which only one was misspelt.
        let isShort = words.count <= 20
        let names = isShort ? words : words.nearest(to: word, count: 5)
        let list = names.joined(separator: ", ")
        let advice = isShort ? "it is one of" : "close to it:"
        return .usage("unknown \(kind) '\(word)'; \(advice) \(list)")
    }

    /// Something that can't be read.
    static func data(_ sentence: String) -> Failure { Failure(code: .data, description: sentence) }

    /// Something that can't be written.
    static func output(_ sentence: String) -> Failure {
        Failure(code: .output, description: sentence)
    }
}

extension [String] {
    /// The elements from which another word differs in the fewest letters.
    fileprivate func nearest(to word: String, count: Int) -> [String] {
        let letters = Array<Character>(word.lowercased())
        let distances = map { Array<Character>($0.lowercased()).difference(from: letters).count }
        return zip(distances, self).sorted { $0 < $1 }.prefix(count).map(\.1)
    }
}
