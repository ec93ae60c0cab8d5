import Foundation
import Testing

/// A Swift file of this package.
struct SourceFile {
    /// Its path from the package's folder.
    let path: String
    let text: String

    init(path: String) {
        let data = (try? Data(contentsOf: Repository.root.appending(path: path))) ?? Data()
        self.path = path
        text = String(decoding: data, as: UTF8.self)
    }

    /// The first line that contains a text; the first of all if none does.
    func line(of part: String) -> Int {
        text.firstRange(of: part).map { text.lineNumber(at: $0.lowerBound) } ?? 1
    }
}

extension SourceLocation {
    /// A line of a file of this package, so that a failure points at the offending line.
    static func file(_ path: String, line: Int = 1, column: Int = 1) -> SourceLocation {
        let file = Repository.root.appending(path: path).path(percentEncoded: false)
        return SourceLocation(
            fileID: "MomentsApp/\(path)", filePath: file, line: line, column: column)
    }
}

extension String {
    /// The number of the line, from 1, that contains an index.
    func lineNumber(at index: Index) -> Int {
        utf8[..<index].count { $0 == UInt8(ascii: "\n") } + 1
    }
}
