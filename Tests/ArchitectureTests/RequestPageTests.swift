import Foundation
import TestSupport
import Testing

/// A reader follows docs/a-request.md through the code in an hour.
@Suite(.longComputation) struct `The page that follows one request` {
    /// Its steps: the file that each leads to, and the names that its sentence gives.
    private let steps: [(path: String, names: [Substring])]

    init() throws {
        let page = try WrittenPage("docs/a-request.md").text()
        steps = page.split(separator: /\n(?=\d+\. )/).compactMap { step in
            let sentence = String(step).components(separatedBy: "\n\n")[0]
            guard let link = sentence.firstMatch(of: /\]\(\.\.\/([^)]+)\)/) else { return nil }
            return (
                String(link.output.1), sentence.matches(of: /`(\w+)`/).map(\.output.1)
            )
        }
    }

    @Test func `has at most 12 steps`() {
        // A feature takes its steps along when it is removed.
        #expect((9...12).contains(steps.count))
    }

    @Test func `names in each step what is in its file`() throws {
        for (path, names) in steps {
            let file = Repository.root.appending(path: path)
            let text = try String(contentsOf: file, encoding: .utf8)
            #expect(!names.isEmpty, "\(path)")
            #expect(names.filter { !text.contains($0) } == [], "\(path)")
        }
    }
}
