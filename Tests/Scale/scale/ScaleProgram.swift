import Foundation
import ScaleKit

@main
enum ScaleProgram {
    static func main() {
        do throws(ScaleError) {
            let options = try Options(CommandLine.arguments.dropFirst())
            switch options.command {
            case .generate: try generate(options)
            case .measure: try measure(options)
            case .page: try write(options)
            case .table: print(DetailTable(MeasuringRun.figures(in: options.scratch)))
            case nil: print(Options.usage)
            }
        } catch {
            note("error: \(error)")
            exit(1)
        }
    }

    private static func generate(_ options: Options) throws(ScaleError) {
        guard let folder = options.folder, options.counts.count == 1 else {
            throw ScaleError("generate needs a folder and one number: --features 50")
        }
        let package = try GeneratedPackage(
            features: options.counts[0], shape: options.shape, in: URL(filePath: folder))
        try package.write()
    }

    private static func measure(_ options: Options) throws(ScaleError) {
        // Before hours are spent: a page that can't be used is an error now.
        if let page = options.page { _ = try Page(page) }
        let run = MeasuringRun(
            counts: options.counts, workloads: options.workloads, limit: options.limit,
            scratch: options.scratch, note: note)
        try run.run()
        try write(options)
    }

    private static func write(_ options: Options) throws(ScaleError) {
        let file = MeasuringRun.figures(in: options.scratch)
        guard !file.figures.isEmpty else {
            throw ScaleError("\(options.scratch.path) has no figures; 'scale measure' adds them")
        }
        let report = "\(ScaleReport(file, counts: options.counts))"
        if let page = options.page {
            try Page(page).show(report)
        } else {
            print(report)
        }
        if let chart = options.chart {
            try "\(ScaleChart(file, counts: options.counts))".save(to: chart)
        }
    }

    /// Progress and errors, apart from the figures.
    private static func note(_ line: String) {
        FileHandle.standardError.write(Data("\(line)\n".utf8))
    }
}
