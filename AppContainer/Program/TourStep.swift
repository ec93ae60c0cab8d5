import Foundation

/// A step of the tour, as `tour.txt` has it.
struct TourStep {
    let sentence: String
    /// The file that does it.
    private(set) var file = ""
    /// A page without which the app can't show the step; `nil` if it needs none.
    private(set) var need: String?
    /// What is done, with the numbers of the lines in the file.
    private(set) var lines: [(number: Int, text: String)] = []

    private init(_ sentence: String) {
        self.sentence = sentence
    }

    static func all(in text: String) -> [TourStep] {
        var steps: [TourStep] = []
        for (index, line) in text.components(separatedBy: "\n").enumerated() {
            let trimmed = line.trimmingCharacters(in: .whitespaces)
            let (word, rest) = split(trimmed)
            if word.isEmpty || line.hasPrefix("#") { continue }
            guard line.hasPrefix(" "), let last = steps.indices.last else {
                steps.append(TourStep(line))
                continue
            }
            switch word {
            case "file": steps[last].file = rest
            case "need": steps[last].need = rest
            default: steps[last].lines.append((index + 1, trimmed))
            }
        }
        return steps
    }

    static func split(_ line: String) -> (word: String, rest: String) {
        let words = line.split(separator: " ", maxSplits: 1).map(String.init)
        return (words.first ?? "", words.dropFirst().first ?? "")
    }
}
