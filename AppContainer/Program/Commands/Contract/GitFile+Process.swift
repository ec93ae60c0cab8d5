#if os(macOS) || os(Linux)
    import CommandLineKit
    import Foundation

    extension GitFile {
        /// Asks git for the file.
        /// - Throws: `CommandError` if git, the repository, the revision or the file is missing.
        func read() throws(CommandError) -> Data {
            let git = Process()
            // In English, because one of git's sentences is recognized below.
            git.environment = ProcessInfo.processInfo.environment.merging(["LC_ALL": "C"]) { $1 }
            let output = Pipe(), errors = Pipe()
            git.executableURL = URL(filePath: "/usr/bin/env")
            git.arguments = ["git", "show", "--end-of-options", "\(revision):./\(path)"]
            git.standardOutput = output
            git.standardError = errors
            do {
                try git.run()
            } catch {
                throw .data("git can't be started: \(FileReason(error))")
            }
            let data = output.fileHandleForReading.readDataToEndOfFile()
            // A sentence of git fits into the pipe, so it can be read second.
            let sentence = errors.fileHandleForReading.readDataToEndOfFile()
            git.waitUntilExit()
            switch git.terminationStatus {
            case 0: return data
            case 127: throw .data("git is not installed; compare with a file instead")
            default:
                let text = String(decoding: sentence, as: UTF8.self)
                let reason = text.split(separator: "\n").first ?? "git gives no reason"
                let folder = FileManager.default.currentDirectoryPath
                throw .data(
                    "there is no file '\(revision)', and "
                        + (text.contains("not a git repository")
                            ? "\(folder) is in no git repository"
                            : "git can't read \(path) at a revision '\(revision)': \(reason)"))
            }
        }
    }
#endif
