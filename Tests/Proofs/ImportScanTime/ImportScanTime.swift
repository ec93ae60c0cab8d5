import Foundation

/// Shows that the time of finding imports is in proportion to the length of a file, whatever is in
/// it: for each text of up to three of the bytes that mean something to a lexer, repeated to a
/// file, it reads the file and one four times as long. Then it reads lines of 10 MB.
@main
struct ImportScanTime {
    private static let alphabet = Array("/\\[]()#\"' \na{}*`,;.@:=<".utf8)
    /// Noise of the machine stays below; what is quadratic takes sixteen times as long.
    private static let limit = 10.0
    /// The seconds that the larger file may take to get its memory from the system; what is
    /// quadratic takes many times as long.
    private static let allocation = 0.001
    /// The most seconds for a line of 10 MB.
    private static let longestLimit = 5.0

    static func main() {
        var texts: [[UInt8]] = [[]]
        var slow: [[UInt8]] = []
        for _ in 1...3 {
            texts = texts.flatMap { text in alphabet.map { text + [$0] } }
            slow += texts.filter(isSlow)
        }
        for text in slow {
            print("error: slow if repeated: \(String(decoding: text, as: UTF8.self))")
        }
        print("\(alphabet.count) bytes in all orders of up to 3: \(slow.count) take too long")
        let longest = alphabet.map { seconds(of: [$0], length: 10_000_000) }.max() ?? 0
        print("lines of 10 MB: \(String(format: "%.2f", longest)) s at most")
        if !slow.isEmpty || longest > longestLimit { exit(1) }
    }

    /// Whether a file takes too long in each of several attempts.
    private static func isSlow(_ text: [UInt8]) -> Bool {
        (0..<5).allSatisfy { _ in
            seconds(of: text, length: 16_000)
                > limit * seconds(of: text, length: 4_000) + allocation
        }
    }

    private static func seconds(of text: [UInt8], length: Int) -> Double {
        let copies = repeatElement(text, count: length / text.count)
        // Behind it an import is put, so that all of it has to be read.
        let source = Array(copies.joined()) + Array("\nimport Last\n".utf8)
        let start = clock()
        _ = SourceReader(of: source, file: "File.swift").imports
        return Double(clock() - start) / Double(CLOCKS_PER_SEC)
    }
}
