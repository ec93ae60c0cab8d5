import FigureKit
import Foundation
import Testing

@testable import scale

@Suite
struct `A run` {
    @Test
    func `continues where an earlier one was killed`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "scale-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        var run = try Run(in: folder)
        try run.add(.sample(.clean, .modules, 10))
        var next = try Run(in: folder)
        #expect(next.figures.map(\.seconds) == [10])
        try next.add(.sample(.clean, .one, 20))
        #expect(try Run(in: folder).figures.map(\.seconds) == [10, 20])
    }

    @Test
    func `measures both shapes in turns, and one feature alone only of modules`() {
        let shapes = Run.keys(2).filter { [.screen, .focused].contains($0.workload) }.map(\.shape)
        let turns: [Shape] = [.modules, .one, .one, .modules, .modules, .one]
        #expect(shapes == turns + [.modules, .modules, .modules])
    }

    @Test
    func `is shown as medians with a ratio`() {
        let seconds = [3.0, 100, 2].enumerated().map { index, seconds in
            Figure.sample(.screen, .modules, seconds, repetition: index + 1)
        }
        let others: [Figure] = [
            .sample(.screen, .one, 6), .sample(.focused, .modules, 5), .sample(.tests, .one, 20),
        ]
        let report = "\(Report(figures: seconds + others, counts: [2]))"
        #expect(report.contains("| build after a line in a screen | 0.50 | 3.00 : 6.00 |"))
        #expect(report.contains("| first optimized build | - | - : - |"))
        // One feature alone is compared with one module, which has no such build.
        #expect(report.contains("in the manifest | 0.25 | 5.00 : 20.0 |"))
    }

    @Test(arguments: ["", "0", "1000", "2,x", "2 --chart x", "2 --page"])
    func `has 1 to 999 features, and at most a page`(words: String) {
        #expect(throws: FigureError.self) {
            _ = try Scale.arguments(words.split(separator: " ").map(String.init))
        }
    }
}

extension Figure {
    /// A figure of two features.
    fileprivate static func sample(
        _ workload: Workload, _ shape: Shape, _ seconds: Double, repetition: Int = 1
    ) -> Figure {
        let key = Key(features: 2, shape: shape, workload: workload, repetition: repetition)
        return Figure(key: key, seconds: seconds, load: 1)
    }
}
