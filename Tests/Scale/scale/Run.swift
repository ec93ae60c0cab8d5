import FigureKit
import Foundation

/// One measurement.
struct Figure: Codable {
    /// What identifies a measurement in a run.
    struct Key: Codable, Hashable {
        let features: Int
        let shape: Shape
        let workload: Workload
        /// The number of the repetition, from 1.
        let repetition: Int
    }

    let key: Key
    /// The elapsed time in seconds.
    let seconds: Double
    /// The busy threads of the machine at the start, as an average of a minute.
    let load: Double
}

/// Measures all workloads for several numbers of features, each in both shapes, one after the other.
/// Each figure is written as soon as it is measured, so that a run that is killed continues where it
/// was.
struct Run {
    /// The figures, in the order in which they were measured.
    private(set) var figures: [Figure]
    private let scratch: URL

    private var file: URL { scratch.appending(path: "figures.json") }

    /// - Parameter scratch: The folder of packages, builds and figures.
    init(in scratch: URL) throws {
        self.scratch = scratch
        figures = []
        if let data = try? Data(contentsOf: file) {
            figures = try JSONDecoder().decode([Figure].self, from: data)
        }
    }

    /// Measures what isn't measured yet.
    mutating func measure(_ counts: [Int], note: (String) -> Void) throws {
        for count in counts {
            var benches: [Shape: Bench] = [:]
            for key in Self.keys(count) where !figures.contains(where: { $0.key == key }) {
                var bench =
                    try benches[key.shape]
                    ?? Bench(features: count, shape: key.shape, in: scratch)
                let load = Machine.load
                let seconds = try bench.measure(key.workload)
                benches[key.shape] = bench
                try add(Figure(key: key, seconds: seconds, load: load))
                note("\(count), \(key.shape): \(key.workload.title): \(seconds.figures) s")
            }
        }
    }

    mutating func add(_ figure: Figure) throws {
        figures.append(figure)
        try String(decoding: JSONEncoder().encode(figures), as: UTF8.self).save(to: file)
    }

    /// The measurements of a number of features. Shapes alternate, and so does which one is first,
    /// so that what else the machine does affects both.
    static func keys(_ count: Int) -> [Figure.Key] {
        Workload.allCases.flatMap { workload in
            (1...workload.repetitions).flatMap { repetition in
                let shapes =
                    repetition.isMultiple(of: 2) ? Shape.allCases.reversed() : Shape.allCases
                return shapes.filter { $0 == .modules || workload.build != .focused }.map {
                    Figure.Key(
                        features: count, shape: $0, workload: workload, repetition: repetition)
                }
            }
        }
    }
}
