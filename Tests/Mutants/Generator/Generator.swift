import Foundation
import SwiftOperators
import SwiftParser
import SwiftSyntax

/// Plants COUNT mutants of each folder, selected by a seed, into a copy of the package, and prints
/// the number, the place and the change of each. WITHOUT lists the numbers of those that don't
/// compile.
///
///     generator COUNT SEED WITHOUT TREE FOLDER...
@main
struct Generator {
    static func main() throws {
        let arguments = CommandLine.arguments
        let without = Set(arguments[3].split(separator: ",").compactMap { Int($0) })
        let selected = try arguments[5...].flatMap {
            try select(Int(arguments[1]) ?? 0, from: $0, seed: UInt64(arguments[2]) ?? 0)
        }
        for (number, mutation) in selected.enumerated() where !without.contains(number) {
            print("\(number)\t\(mutation.place)")
        }
        for (file, mutations) in Dictionary(grouping: selected.enumerated(), by: \.element.file) {
            var source = try Array(Data(contentsOf: URL(filePath: file)))
            // From the end, so that the offsets of the others hold.
            for (number, mutation) in mutations.sorted(by: {
                $0.element.range.lowerBound > $1.element.range.lowerBound
            }) where !without.contains(number) {
                source.replaceSubrange(
                    mutation.range, with: mutation.text("isMutant(\(number))").utf8)
            }
            // A file that stays the same keeps its date, and isn't built again.
            let copy = URL(filePath: "\(arguments[4])/\(file)")
            if try Data(contentsOf: copy) != Data(source) { try Data(source).write(to: copy) }
        }
    }

    private static func select(
        _ count: Int, from module: String, seed: UInt64
    ) throws -> [Mutation] {
        var random = SeededRandom(seed: seed)
        var selected: [Mutation] = []
        // Of those that overlap, only one can be planted.
        for next in try candidates(in: module).shuffled(using: &random).reversed()
        where selected.count < count && !selected.contains(where: { $0.overlaps(next) }) {
            selected.append(next)
        }
        return selected
    }

    private static func candidates(in folder: String) throws -> [Mutation] {
        let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String }
        return try (names ?? []).filter { $0.hasSuffix(".swift") }.sorted().flatMap { name in
            let source = try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
            let tree = OperatorTable.standardOperators.foldAll(Parser.parse(source: source)) { _ in
            }
            let finder = MutationFinder(file: "\(folder)/\(name)", tree: tree)
            finder.walk(tree)
            return finder.mutations
        }
    }
}

/// A change of a file that the compiler accepts and that a test should notice.
struct Mutation {
    let file: String
    /// The file with the line, and the change, for the one who looks for the missing test.
    let place: String
    /// What is replaced, as offsets of bytes.
    let range: Range<Int>
    /// The replacement, given the expression that is true if the mutant is active.
    let text: (String) -> String

    func overlaps(_ other: Mutation) -> Bool {
        file == other.file
            && (range.overlaps(other.range) || range.lowerBound == other.range.lowerBound)
    }
}
