import BoundaryKit
import Foundation

/// Measures BoundaryKit on packages and graphs of 1,000 modules, and fails if it is too slow.
@main
enum BoundaryBenchmarks {
    /// The most seconds that reading a package may take.
    private static let readingLimit = 1.5
    /// The most milliseconds that a question about a graph may take, also about a tangle.
    private static let questionLimit = 50.0

    static func main() async throws {
        let seconds = try await secondsOfReading()
        let slowest = millisecondsOfSlowestQuestion()
        guard seconds <= readingLimit, slowest <= questionLimit else {
            print("\ntoo slow: the limits are \(readingLimit) s and \(questionLimit) ms")
            exit(1)
        }
    }

    /// Reads a package's manifest and imports; SwiftPM has the manifest in its cache.
    private static func secondsOfReading() async throws -> Double {
        let generated = try GeneratedPackage()
        defer { generated.remove() }
        let package = try PackageFolder(at: generated.url)
        let graph = try await ModuleGraph(of: package)
        let imports = graph.edges.reduce(0) { $0 + $1.imports.count }
        let seconds = try await Stopwatch.seconds { _ = try await ModuleGraph(of: package) }
        print(
            """
            \(graph.modules.count) modules, \(GeneratedPackage.filesPerTarget) files each, \
            \(imports) imports: read in \(String(format: "%.2f", seconds)) s

            """)
        return seconds
    }

    /// Asks all questions about modules in layers, and those that make sense there about a tangle.
    private static func millisecondsOfSlowestQuestion() -> Double {
        let layered = GeneratedGraph.layered(modules: 1_000)
        let tangled = GeneratedGraph.tangled(modules: 1_000)
        print(
            "CPU time in ms, median of \(Stopwatch.rounds); \(layered.edges.count) dependencies\n")
        print("| question | in layers | in one circle |\n|---|--:|--:|")
        return Question.all.map { question in
            let time = Stopwatch.milliseconds { question.ask(layered) }
            let tangledTime =
                question.isForTangles ? Stopwatch.milliseconds { question.ask(tangled) } : nil
            print("| \(question.title) | \(text(time)) | \(tangledTime.map(text) ?? "-") |")
            return max(time, tangledTime ?? 0)
        }.max() ?? 0
    }

    private static func text(_ milliseconds: Double) -> String {
        String(format: "%.1f", milliseconds)
    }
}
