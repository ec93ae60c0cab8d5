import Foundation
import ScaleKit

/// The arguments of the program.
struct Options {
    enum Command: String, CaseIterable {
        case generate, measure, page, table
    }

    var command: Command?
    var folder: String?
    var counts = [10, 50, 200]
    var shape = Shape.modules
    var workloads = Workload.allCases
    /// The seconds after which a build is stopped.
    var limit = 3600.0
    var scratch = Repository.current.root.appending(path: ".build/scale")
    var page: String?
    var chart: String?

    init(_ arguments: some Sequence<String>) throws(ScaleError) {
        var rest = Array(arguments)[...]
        while let word = rest.popFirst() {
            switch word {
            case "--features": counts = try Self.counts(Self.value(of: word, &rest))
            case "--shape": shape = try Self.known(word, Self.value(of: word, &rest))
            case "--only":
                workloads = try Self.value(of: word, &rest).split(separator: ",").map {
                    text throws(ScaleError) in try Self.known(word, String(text))
                }
            case "--limit": limit = try Self.seconds(Self.value(of: word, &rest))
            case "--scratch": scratch = URL(filePath: try Self.value(of: word, &rest))
            case "--page": page = try Self.value(of: word, &rest)
            case "--chart": chart = try Self.value(of: word, &rest)
            case "--help", "-h": command = nil; return
            default: try addWord(word)
            }
        }
    }

    private mutating func addWord(_ word: String) throws(ScaleError) {
        if command == nil {
            command = try Self.known("the command", word)
        } else if command == .generate, folder == nil, !word.hasPrefix("-") {
            folder = word
        } else {
            throw ScaleError("unknown argument '\(word)'; --help lists everything")
        }
    }

    private static func value(
        of option: String, _ rest: inout ArraySlice<String>
    ) throws(ScaleError) -> String {
        guard let value = rest.popFirst(), !value.isEmpty else {
            throw ScaleError("\(option) needs a value; --help lists everything")
        }
        return value
    }

    private static func known<Value: RawRepresentable<String> & CaseIterable>(
        _ option: String, _ text: String
    ) throws(ScaleError) -> Value {
        guard let value = Value(rawValue: text) else {
            let names = Value.allCases.map(\.rawValue).joined(separator: ", ")
            throw ScaleError("\(option) is one of \(names), not '\(text)'")
        }
        return value
    }

    private static func counts(_ text: String) throws(ScaleError) -> [Int] {
        let counts = text.split(separator: ",").compactMap { Int($0) }.filter { 1...999 ~= $0 }
        guard !counts.isEmpty, counts.count == text.split(separator: ",").count else {
            throw ScaleError("--features takes numbers from 1 to 999, such as 10,50; not '\(text)'")
        }
        return Set(counts).sorted()
    }

    private static func seconds(_ text: String) throws(ScaleError) -> Double {
        guard let seconds = Double(text), seconds > 0, seconds.isFinite else {
            throw ScaleError("--limit takes a number of seconds, not '\(text)'")
        }
        return seconds
    }
}
