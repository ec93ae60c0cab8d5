import Foundation
import SwiftOperators
import SwiftParser
import SwiftSyntax

/// Mutations that a seed selects, as many from each module.
struct Selection {
    private(set) var mutations: [Mutation] = []

    init(of count: Int, from folders: [String], seed: UInt64) throws {
        // A change of one module leaves the selection of the others as it is.
        var candidates = try folders.map { folder in
            var random = SeededRandom(seed: seed)
            return try Self.candidates(in: folder).shuffled(using: &random)
        }
        while mutations.count < count, candidates.contains(where: { !$0.isEmpty }) {
            for module in candidates.indices where mutations.count < count {
                while let next = candidates[module].popLast() {
                    // Of those that overlap, only one can be planted.
                    if mutations.contains(where: { $0.overlaps(next) }) { continue }
                    mutations.append(next)
                    break
                }
            }
        }
    }

    private static func candidates(in folder: String) throws -> [Mutation] {
        let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String }
        return try (files ?? []).filter { $0.hasSuffix(".swift") }.sorted().flatMap { name in
            let file = "\(folder)/\(name)"
            let source = try String(contentsOfFile: file, encoding: .utf8)
            let tree = OperatorTable.standardOperators.foldAll(Parser.parse(source: source)) { _ in
            }
            let finder = MutationFinder(file: file, tree: tree)
            finder.walk(tree)
            return finder.mutations
        }
    }
}

/// A change of a file that the compiler accepts and that a test should notice.
struct Mutation {
    let file: String
    let line: Int
    /// What is replaced, as offsets of bytes.
    let range: Range<Int>
    /// What it does, for the one who looks for the missing test.
    let change: String
    /// The replacement, given the expression that is true if the mutant is active.
    let text: (String) -> String

    var place: String { "\(file):\(line)" }

    func overlaps(_ other: Mutation) -> Bool {
        file == other.file
            && (range.overlaps(other.range) || range.lowerBound == other.range.lowerBound)
    }
}
