#if os(macOS) || os(Linux)
    import CommandLineKit
    import Foundation

    extension GitFile {
        /// Asks git for the file.
        /// - Throws: `CommandError` if git, the repository, the revision or the file is missing.
        func read() throws(CommandError) -> Data {
            let git = Process()
            let output = Pipe(), errors = Pipe()
            git.executableURL = URL(filePath: "/usr/bin/env")
            git.arguments = ["git", "show", "--end-of-options", "\(revision):./\(path)"]
            git.standardOutput = output
            git.standardError = errors
            do {
                try git.run()
            } catch {
                throw .data("git can't be started: \(error.localizedDescription)")
            }
            let data = output.fileHandleForReading.readDataToEndOfFile()
            // A sentence of git fits into the pipe, so it can be read second.
            let sentence = errors.fileHandleForReading.readDataToEndOfFile()
            git.waitUntilExit()
            switch git.terminationStatus {
            case 0: return data
            case 127: throw .data("git is not installed; compare with a file instead")
            default:
                let lines = String(decoding: sentence, as: UTF8.self).split(separator: "\n")
                throw .data(
                    "git has no '\(revision):\(path)', and there is no file '\(revision)': "
                        + (lines.first.map(String.init) ?? "it gives no reason"))
            }
        }
    }
#endif
