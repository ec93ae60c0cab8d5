import Foundation
import Testing

@testable import ScaleKit

@Suite
struct `Figures of a run` {
    @Test
    func `survive a killed run, except for the line that was being written`() throws {
        try withFile { url in
            var file = FigureFile(url)
            try file.append(.sample(.clean, .modules, 10))
            let handle = try FileHandle(forWritingTo: url)
            try handle.seekToEnd()
            try handle.write(contentsOf: Data("\n{\"key\":{\"feat".utf8))
            try handle.close()

            var next = FigureFile(url)
            #expect(next.figures.map(\.seconds) == [10])
            try next.append(.sample(.clean, .one, 20))
            #expect(FigureFile(url).figures.map(\.seconds) == [10, 20])
        }
    }

    @Test
    func `are shown as medians and a ratio, or as not measured`() throws {
        try withFile { url in
            var file = FigureFile(url)
            for (repetition, seconds) in [3.0, 100, 2].enumerated() {
                try file.append(.sample(.screen, .modules, seconds, repetition: repetition + 1))
            }
            try file.append(.sample(.screen, .one, 6))
            try file.append(.sample(.clean, .one, 60, isStopped: true))
            let table = "\(ScaleTable(file, counts: [2]))"
            #expect(table.contains("| build after a line in a screen | 3.00 : 6.00 = **0.50** |"))
            #expect(table.contains("| first build | - : over 60.0 |"))
            #expect(table.contains("| first optimized build | not measured |"))
        }
    }

    @Test
    func `of one feature alone are compared with one module, which has no such build`() throws {
        try withFile { url in
            var file = FigureFile(url)
            try file.append(.sample(.focused, .modules, 5))
            try file.append(.sample(.tests, .one, 20))
            let table = "\(ScaleTable(file, counts: [2]))"
            #expect(table.contains("5.00 : 20.0 = **0.25**"))
            #expect("\(ScaleChart(file, counts: [2, 10]))".contains("one feature alone"))
        }
    }

    @Test
    func `are measured in turns`() {
        let run = MeasuringRun(
            counts: [2], workloads: [.screen, .focused], limit: 1, scratch: URL(filePath: "/"),
            note: { _ in })
        let shapes: [Shape] = [
            .modules, .one, .one, .modules, .modules, .one, .modules, .modules, .modules,
        ]
        #expect(run.keys(2).map(\.shape) == shapes)
    }

    private func withFile(_ check: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "scale-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        try check(folder.appending(path: "figures.json"))
    }
}

extension Figure {
    /// A figure of two features.
    fileprivate static func sample(
        _ workload: Workload, _ shape: Shape, _ seconds: Double, repetition: Int = 1,
        isStopped: Bool = false
    ) -> Figure {
        let key = Key(features: 2, shape: shape, workload: workload, repetition: repetition)
        let timing = Timing(seconds: seconds, processorSeconds: seconds, isStopped: isStopped)
        return Figure(key: key, timing: timing, jobs: 1, load: 1)
    }
}
