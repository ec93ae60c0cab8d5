package import Foundation

/// Measures workloads for several numbers of features, each in both shapes, one after the other.
package struct MeasuringRun {
    /// The numbers of features.
    package let counts: [Int]
    /// What is measured.
    package let workloads: [Workload]
    /// The seconds after which a command is stopped.
    package let limit: Double
    /// The folder of packages, builds and figures.
    package let scratch: URL
    /// Reports progress.
    package let note: (String) -> Void

    package init(
        counts: [Int], workloads: [Workload], limit: Double, scratch: URL,
        note: @escaping (String) -> Void
    ) {
        (self.counts, self.workloads, self.limit) = (counts, workloads, limit)
        (self.scratch, self.note) = (scratch, note)
    }

    /// The file of figures in a scratch folder.
    package static func figures(in scratch: URL) -> FigureFile {
        FigureFile(scratch.appending(path: "figures.json"))
    }

    /// Measures what the file of figures doesn't contain yet.
    /// - Throws: ``ScaleError`` if a package can't be generated or built.
    package func run() throws(ScaleError) {
        var file = Self.figures(in: scratch)
        for count in counts {
            let missing = keys(count).filter { !file.contains($0) }
            var benches: [Shape: Bench] = [:]
            for key in missing {
                if benches[key.shape] == nil {
                    benches[key.shape] = try Bench(
                        features: count, shape: key.shape, in: scratch, limit: limit)
                }
                guard var bench = benches[key.shape] else { continue }
                try measure(key, with: &bench, into: &file)
                benches[key.shape] = bench
            }
        }
    }

    /// The measurements of a number of features. Shapes alternate, and so does which one is first,
    /// so that what else the machine does affects both.
    package func keys(_ count: Int) -> [Figure.Key] {
        workloads.flatMap { workload in
            (1...workload.repetitions).flatMap { repetition in
                let shapes =
                    repetition.isMultiple(of: 2) ? Shape.allCases.reversed() : Shape.allCases
                return shapes.filter { $0 == .modules || !workload.isFocused }.map {
                    Figure.Key(
                        features: count, shape: $0, workload: workload, repetition: repetition)
                }
            }
        }
    }

    private func measure(
        _ key: Figure.Key, with bench: inout Bench, into file: inout FigureFile
    ) throws(ScaleError) {
        let name = "\(key.features) features, \(key.shape.rawValue): \(key.workload.title)"
        var averages = [0.0]
        getloadavg(&averages, 1)
        guard let (timing, jobs) = try bench.measure(key.workload) else {
            note("\(name): not measured, as a build before it was stopped")
            return
        }
        let figure = Figure(key: key, timing: timing, jobs: jobs, load: averages[0])
        try file.append(figure)
        let times = "\(figure.seconds.figures) s, processors \(figure.processorSeconds.figures) s"
        note("\(name): \(times), \(jobs) jobs\(timing.isStopped ? ", stopped" : "")")
    }
}
