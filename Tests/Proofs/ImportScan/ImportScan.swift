import Foundation

/// Compares the imports that BoundaryKit finds in files with those that the toolchain's own parser
/// finds. Behind each file an import is put, so that all of it has to be read.
@main
struct ImportScan {
    /// How many times as long the parser has to take.
    private static let leastRatio = 40

    static func main() throws {
        // The paths come one a line.
        let input = FileHandle.standardInput.readDataToEndOfFile()
        let paths = String(decoding: input, as: UTF8.self).split(separator: "\n").map(String.init)
        var scan = Comparison()
        for path in paths {
            let source = try Data(contentsOf: URL(filePath: path))
            scan.compare(Array(source) + Array("\nimport Last\n".utf8), of: path)
        }
        print(scan.summary)
        if scan.differences > 0 { exit(1) }
        if scan.ratio < leastRatio {
            print("error: reading takes more than a \(leastRatio)th of the parser's time")
            exit(1)
        }
    }
}
