import FigureKit
import Foundation

/// Measures how builds of this architecture scale, beside the same code in one module.
@main
enum Scale {
    static func main() {
        do {
            let (counts, page) = try arguments(CommandLine.arguments.dropFirst())
            var run = try Run(in: Repository.root.appending(path: ".build/scale"))
            try run.measure(counts) { line in
                FileHandle.standardError.write(Data("\(line)\n".utf8))
            }
            let report = "\(Report(figures: run.figures, counts: counts))"
            if let page { try page.show(report) } else { print(report) }
        } catch {
            FileHandle.standardError.write(Data("error: \(error)\n".utf8))
            exit(1)
        }
    }

    /// The numbers of features, and the page that shows the figures. It is read before hours are
    /// spent.
    static func arguments(
        _ words: some Collection<String>
    ) throws(FigureError) -> (counts: [Int], page: Page?) {
        let words = Array(words)
        let counts = (words.first ?? "").split(separator: ",").map { Int($0) ?? 0 }
        guard !counts.isEmpty, counts.allSatisfy({ 1...999 ~= $0 }),
            words.count == 1 || words.count == 3 && words[1] == "--page"
        else {
            throw FigureError(
                "usage: scale FEATURES [--page FILE], such as 10,50; 1 to 999 features")
        }
        return (counts, words.count == 3 ? try Page(words[2]) : nil)
    }
}
