import CommandLineKit
import CompositionRoot
import Foundation
import PluginKit
import SampleData

/// Writes the sample documents of this build's features to a folder, so that you can edit them and
/// use them with `--data`.
struct SampleDataCommand {
    let folder: URL

    /// - Throws: `CommandError` if a file exists or can't be written. No file is replaced.
    @MainActor
    func run(now: Date, console: Console) throws {
        let sample = SampleData(now: now)
        for name in Set([any Plugin].all.flatMap(\.documents)).sorted() {
            guard let data = try sample.document(named: name) else { continue }
            let file = folder.appending(path: "\(name).json")
            do {
                try FileManager.default.createDirectory(
                    at: folder, withIntermediateDirectories: true)
                try data.write(to: file, options: .withoutOverwriting)
            } catch {
                throw CommandError.output(
                    "\(file.path) can't be written: \(FileReason(error)); choose another folder")
            }
            console.write(file.path)
        }
    }
}
