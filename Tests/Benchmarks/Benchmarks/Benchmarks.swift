import Foundation

@main
enum Benchmarks {
    static func main() async {
        do {
            let options = try Options(CommandLine.arguments.dropFirst())
            if options.isHelp { return print(Options.usage) }
            // Before minutes are spent, the page is read, and an empty curve shows that it can be
            // written.
            let page = try options.page.map { file throws(FileError) in try Page(file: file) }
            try options.curve.map { try "".save(to: $0) }
            let load = Machine.load
            let measurements = try await measurements(options)
            try options.curve.map { try "\(ScalingCurve(measurements))".save(to: $0) }
            let report = Report(
                measurements: measurements,
                origin: "\(options.effort.title) on \(Machine.description), \(load):")
            try page?.show("\(report)")
            print(options.isJSON ? try json(measurements) : "\(report)")
        } catch let error as UsageError {
            fail("\(error.sentence); --help lists what there is", exitCode: 64)
        } catch let error as FileError {
            fail(error.sentence, exitCode: error.exitCode)
        } catch {
            fail("\(error)", exitCode: 70)
        }
    }

    private static func measurements(_ options: Options) async throws -> [Measurement] {
        guard Allocations.isCounterRight else {
            fail("the allocation counter miscounts its own check", exitCode: 70)
        }
        var measurements: [Measurement] = []
        for part in options.parts {
            measurements += try await part.measurements(
                sizes: options.sizes, effort: options.effort)
        }
        return measurements
    }

    private static func json(_ measurements: [Measurement]) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return String(decoding: try encoder.encode(measurements), as: UTF8.self)
    }

    /// Progress and errors, apart from the figures.
    static func note(_ line: String) {
        FileHandle.standardError.write(Data("\(line)\n".utf8))
    }

    private static func fail(_ sentence: String, exitCode: Int32) -> Never {
        note("error: \(sentence)")
        exit(exitCode)
    }
}
