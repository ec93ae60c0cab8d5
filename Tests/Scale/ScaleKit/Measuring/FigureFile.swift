package import Foundation

/// The figures of a run, one a line as JSON. Each is written as soon as it is measured, so that a
/// run that is killed continues where it was.
package struct FigureFile {
    /// The figures, in the order in which they were measured.
    package private(set) var figures: [Figure]
    private let file: URL

    /// Reads the figures; none if there is no file. A killed run may leave a part of a line, which
    /// is skipped.
    package init(_ file: URL) {
        self.file = file
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        figures = text.split(separator: "\n").compactMap {
            try? JSONDecoder().decode(Figure.self, from: Data($0.utf8))
        }
    }

    /// Whether a figure is there.
    func contains(_ key: Figure.Key) -> Bool { figures.contains { $0.key == key } }

    /// Adds a figure.
    /// - Throws: ``ScaleError`` if it can't be written.
    package mutating func append(_ figure: Figure) throws(ScaleError) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        do {
            if !FileManager.default.fileExists(atPath: file.path) {
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data().write(to: file)
            }
            let handle = try FileHandle(forWritingTo: file)
            try handle.seekToEnd()
            // The line break in front ends a line of which only a part was written.
            try handle.write(contentsOf: Data("\n".utf8) + encoder.encode(figure))
            try handle.close()
        } catch {
            throw ScaleError("\(file.path) can't be written: \(error)")
        }
        figures.append(figure)
    }

    /// The median of the repetitions, and how many there are; `nil` if nothing was measured.
    package func median(
        features: Int, shape: Shape, workload: Workload
    ) -> Figure? {
        let found = figures.filter {
            ($0.key.features, $0.key.shape, $0.key.workload) == (features, shape, workload)
        }.sorted { $0.seconds < $1.seconds }
        return found.isEmpty ? nil : found[found.count / 2]
    }
}
