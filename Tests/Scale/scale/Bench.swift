import FigureKit
import Foundation

/// A generated package with its build folders.
struct Bench {
    let package: GeneratedPackage
    /// The folder of the package, its builds and logs.
    private let folder: URL
    /// The builds that are up to date.
    private var current: Set<Build> = []

    /// Generates the package, unless an earlier run has.
    init(features: Int, shape: Shape, in scratch: URL) throws {
        folder = scratch.appending(path: "\(features)-\(shape.rawValue)")
        package = GeneratedPackage(
            features: features, shape: shape, in: folder.appending(path: "package"))
        try package.write()
    }

    /// Measures a workload once.
    /// - Returns: The elapsed time in seconds.
    mutating func measure(_ workload: Workload) throws -> Double {
        try prepare(for: workload)
        if workload == .start { return try start() }
        if let edit = workload.edit {
            // Each other build is out of date now.
            current = [workload.build]
            try package.apply(edit, revision: Int(Date().timeIntervalSince1970 * 10))
        }
        let arguments =
            workload.runsTests
            ? ["test", "--filter", "\(package.editedFeature.name)Tests"]
            : workload.build.arguments
        let log = log(of: workload.rawValue)
        let seconds = try run(arguments, workload.build, log: log)
        current.insert(workload.build)
        // An exit code of 0 alone doesn't show that any test ran.
        let output = try String(contentsOf: log, encoding: .utf8)
        guard !workload.runsTests || output.contains(/Test run with [1-9]/) else {
            throw FigureError("no test ran; \(log.path) says why")
        }
        return seconds
    }

    /// Brings about the state before a measurement.
    private mutating func prepare(for workload: Workload) throws {
        if workload.isFirstBuild {
            try? FileManager.default.removeItem(at: buildFolder(workload.build))
            current = []
            let options = workload == .release ? ["-c", "release"] : []
            for target in ["RoutingEngine", "DesignKit", "StorageKit"] {
                _ = try run(
                    ["build", "--target", target] + options, workload.build,
                    log: log(of: "platform"))
            }
            return
        }
        let build = workload == .allTests ? Build.app : workload.build
        if current.insert(build).inserted {
            _ = try run(build.arguments, build, log: log(of: "prepare"))
        }
    }

    /// Runs the optimized app, which prints the number of routes and two times in milliseconds.
    private func start() throws -> Double {
        let log = log(of: Workload.start.rawValue)
        let app = buildFolder(.release).appending(path: "release/App").path
        _ = try Self.run([app], environment: [:], log: log)
        let numbers = try String(contentsOf: log, encoding: .utf8).split(separator: " ")
            .compactMap { Double($0.trimmingCharacters(in: .newlines)) }
        guard numbers.count == 3 else {
            throw FigureError("\(log.path) doesn't show three numbers")
        }
        return (numbers[1] + numbers[2]) / 1e3
    }

    /// Runs a command of the toolchain for the package.
    private func run(_ arguments: [String], _ build: Build, log: URL) throws -> Double {
        let folders = [
            "--package-path", package.folder.path, "--scratch-path", buildFolder(build).path,
        ]
        let focus =
            build == .focused ? [GeneratedPackage.focusVariable: package.editedFeature.name] : [:]
        return try Self.run(
            ["swift", arguments[0]] + folders + arguments.dropFirst(), environment: focus, log: log)
    }

    /// Runs a program, with its output in a file.
    /// - Returns: The elapsed time in seconds.
    private static func run(
        _ words: [String], environment: [String: String], log: URL
    ) throws -> Double {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = words
        process.environment = ProcessInfo.processInfo.environment
            .merging(environment) { _, new in new }
        process.standardInput = FileHandle.nullDevice
        try "".save(to: log)
        let output = try FileHandle(forWritingTo: log)
        process.standardOutput = output
        process.standardError = output
        let clock = ContinuousClock()
        let start = clock.now
        try process.run()
        process.waitUntilExit()
        let seconds = (clock.now - start) / .seconds(1)
        guard process.terminationStatus == 0 else {
            throw FigureError("\(words.joined(separator: " ")) failed; \(log.path) says why")
        }
        return seconds
    }

    private func buildFolder(_ build: Build) -> URL {
        folder.appending(path: "build-\(build.folder)")
    }

    private func log(of name: String) -> URL { folder.appending(path: "\(name).log") }
}
