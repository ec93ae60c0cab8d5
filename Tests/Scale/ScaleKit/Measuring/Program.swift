import Dispatch
import Foundation

/// A program to run and to time.
struct Program {
    /// Its name and arguments.
    let words: [String]
    var environment = ProcessInfo.processInfo.environment

    /// Runs it.
    /// - Parameters:
    ///   - log: The file for its output.
    ///   - limit: The seconds after which it is stopped.
    /// - Throws: ``ScaleError`` if it can't be started or fails.
    func run(log: URL, limit: Double) throws(ScaleError) -> Timing {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = words
        process.environment = environment
        process.standardInput = FileHandle.nullDevice
        let ended = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in ended.signal() }
        let clock = ContinuousClock()
        let before = Self.processorSeconds
        let start = clock.now
        do {
            try Data().write(to: log)
            let output = try FileHandle(forWritingTo: log)
            process.standardOutput = output
            process.standardError = output
            try process.run()
        } catch {
            throw ScaleError("\(words.joined(separator: " ")) can't be started: \(error)")
        }
        let isStopped = ended.wait(timeout: .now() + limit) == .timedOut
        let seconds = (clock.now - start) / .seconds(1)
        if isStopped { stop(process, ended) }
        guard isStopped || process.terminationStatus == 0 else {
            throw ScaleError(
                "\(words.joined(separator: " ")) failed; \(log.path) says why:\n\(Self.end(of: log))"
            )
        }
        return Timing(
            seconds: seconds, processorSeconds: Self.processorSeconds - before,
            isStopped: isStopped)
    }

    /// Stops the program. SwiftPM stops the compilers that it started.
    private func stop(_ process: Process, _ ended: DispatchSemaphore) {
        process.interrupt()
        if ended.wait(timeout: .now() + 30) == .timedOut { process.terminate() }
        process.waitUntilExit()
    }

    /// The time of all processors for the programs that have ended.
    private static var processorSeconds: Double {
        var usage = rusage()
        // RUSAGE_CHILDREN, which isn't a number on every platform.
        getrusage(-1, &usage)
        let microseconds = Double(usage.ru_utime.tv_usec) + Double(usage.ru_stime.tv_usec)
        return Double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) + microseconds / 1e6
    }

    private static func end(of log: URL) -> String {
        let text = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
        let lines = text.split(separator: "\n")
        let errors = lines.filter { $0.contains("error:") }.prefix(5)
        return (errors.isEmpty ? lines.suffix(8) : Array(errors)[...]).joined(separator: "\n")
    }
}
