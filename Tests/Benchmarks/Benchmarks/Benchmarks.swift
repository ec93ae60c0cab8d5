import Foundation
import RouteSets

@main
enum Benchmarks {
    static func main() {
        do {
            let options = try Options(CommandLine.arguments.dropFirst())
            if options.help { return print(Options.usage) }
            try run(options)
        } catch let error as UsageError {
            note("error: \(error.sentence); see --help")
            exit(64)
        } catch {
            note("error: \(error)")
            exit(70)
        }
    }

    private static func run(_ options: Options) throws {
        guard Allocations.isCounterRight else {
            note("error: the allocation counter miscounts its own check")
            exit(70)
        }
        let measurements = try options.sizes.flatMap { size in
            note("\(size) routes")
            return try Matching(routes: RouteSet(size: size), effort: options.effort).measurements()
        }
        if options.isJSON {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
            print(String(decoding: try encoder.encode(measurements), as: UTF8.self))
        } else {
            print(Report(measurements))
        }
    }

    /// Progress and errors, apart from the figures.
    static func note(_ line: String) {
        FileHandle.standardError.write(Data("\(line)\n".utf8))
    }
}
