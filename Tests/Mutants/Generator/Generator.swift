import Foundation

/// Plants mutants, selected by a seed, into a copy of the package, and prints a line for each: its
/// number, its file, its place and what it changes.
///
///     generator COUNT SEED WITHOUT TREE FOLDER...
///
/// The folders are modules, which get the same number of mutants. WITHOUT holds numbers, separated by
/// commas, that are left out because they don't compile.
@main
struct Generator {
    static func main() throws {
        let arguments = CommandLine.arguments
        guard arguments.count > 5, let count = Int(arguments[1]), let seed = UInt64(arguments[2])
        else {
            print("usage: generator COUNT SEED WITHOUT TREE FOLDER...")
            exit(64)
        }
        let without = Set(arguments[3].split(separator: ",").compactMap { Int($0) })
        let selected = try Selection(of: count, from: Array(arguments[5...]), seed: seed)
        for (number, mutation) in selected.mutations.enumerated() where !without.contains(number) {
            print("\(number)\t\(mutation.file)\t\(mutation.place): \(mutation.change)")
        }
        for (file, mutations) in Dictionary(
            grouping: selected.mutations.enumerated(), by: \.element.file)
        {
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
            let data = Data(source)
            if try Data(contentsOf: copy) != data { try data.write(to: copy) }
        }
    }
}
