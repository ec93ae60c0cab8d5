/// Sentences for the user. Each is shown for a while, then the next one.
struct NoticeQueue: Equatable {
    private(set) var sentences: [String] = []

    /// The sentence that is shown, with how many follow.
    var text: String? {
        guard let first = sentences.first else { return nil }
        return sentences.count > 1 ? "\(first)  (+\(sentences.count - 1))" : first
    }

    mutating func add(_ sentence: String) {
        if sentences.last != sentence { sentences.append(sentence) }
    }

    mutating func replace(with sentence: String) {
        sentences = [sentence]
    }

    mutating func removeFirst() {
        sentences = Array(sentences.dropFirst())
    }

    mutating func removeAll() {
        sentences = []
    }
}
