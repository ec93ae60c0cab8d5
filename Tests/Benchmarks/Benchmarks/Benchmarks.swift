import FigureKit
import Foundation
import RouteSets

/// Measures RoutingKit's route table beside its peers, in the same run, and prints what was measured
/// as Markdown: a table for each section.
@main
enum Benchmarks {
    static func main() {
        if CommandLine.arguments.contains("--help") { return print(Options.usage) }
        do {
            let options = try Options(CommandLine.arguments.dropFirst())
            guard Allocations.isCounterRight else {
                throw FigureError("the allocation counter miscounts its own check")
            }
            let load = Machine.load
            var measurements: [Measurement] = []
            for part in options.parts { measurements += try part.measurements(options) }
            let origin = """
                \(options.effort.title) on \(Machine.description), with a load of \
                \(load.figures) at the start:
                """
            let tables = measurements.map(\.section).unique.map { section in
                let table = MarkdownTable(measurements.filter { $0.section == section })
                return "### \(section)\n\n\(table)"
            }
            print(([origin] + tables).joined(separator: "\n\n"))
            try options.curve.map { try "\(ScalingCurve(measurements))".save(to: $0) }
        } catch {
            note("error: \(error)")
            exit(1)
        }
    }

    /// Progress and errors, apart from the figures.
    static func note(_ line: String) {
        FileHandle.standardError.write(Data("\(line)\n".utf8))
    }
}

/// A part of the benchmark that can be run alone.
enum Part: String, CaseIterable {
    case paths, urls, cold, registering

    func measurements(_ options: Options) throws -> [Measurement] {
        try options.sizes.flatMap { size in
            Benchmarks.note("\(self), \(size) routes")
            return try measurements(of: RouteSet(size: size), effort: options.effort)
        }
    }

    private func measurements(of routes: RouteSet, effort: Effort) throws -> [Measurement] {
        switch self {
        case .paths: Matching.measurements(of: try Routers(routes), effort: effort)
        case .urls: FromURL.measurements(of: try Routers(routes), effort: effort)
        case .cold: ColdCalls.measurements(of: try Routers(routes), effort: effort)
        case .registering: try Registering.measurements(of: routes, effort: effort)
        }
    }
}

/// What the command line asks for.
struct Options {
    var effort = Effort.full
    var parts = Part.allCases
    /// How many routes the tables have.
    var sizes = RouteSet.sizes
    var curve: URL?

    init(_ arguments: some Sequence<String>) throws(FigureError) {
        var rest = Array(arguments)[...]
        while let option = rest.popFirst() {
            if option == "--quick" {
                effort = .quick
                continue
            }
            guard let value = rest.popFirst() else { throw FigureError(Self.usage) }
            switch option {
            case "--part": parts = Part(rawValue: value).map { [$0] } ?? []
            case "--table": sizes = RouteSet.sizes.filter { "\($0)" == value }
            case "--svg": curve = URL(filePath: value)
            default: throw FigureError(Self.usage)
            }
        }
        if parts.isEmpty || sizes.isEmpty { throw FigureError(Self.usage) }
    }

    static let usage = """
        usage: Benchmarks [OPTION]...
          --part NAME  only this part: \(Part.allCases.map(\.rawValue).joined(separator: ", "))
          --table N    only the tables of N routes: \
        \(RouteSet.sizes.map(String.init).joined(separator: ", "))
          --quick      fewer and shorter rounds
          --svg FILE   draws the scaling curve
        """
}
