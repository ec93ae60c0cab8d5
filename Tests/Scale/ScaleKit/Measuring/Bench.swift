import Foundation

/// A generated package with its build folders.
struct Bench {
    let package: GeneratedPackage
    /// The folder of the package, its builds and logs.
    let folder: URL
    /// The seconds after which a command is stopped.
    let limit: Double
    /// The builds that are up to date.
    private var current: Set<BuildKind> = []

    /// Generates the package, unless an earlier run has.
    init(features: Int, shape: Shape, in scratch: URL, limit: Double) throws(ScaleError) {
        folder = scratch.appending(path: "\(features)-\(shape.rawValue)")
        self.limit = limit
        package = try GeneratedPackage(
            features: features, shape: shape, in: folder.appending(path: "package"))
        if !package.isComplete {
            try? FileManager.default.removeItem(at: package.folder)
            try package.write()
        }
    }

    /// Measures a workload once.
    /// - Returns: `nil` if it can't be measured, as a build before it was stopped at the limit.
    mutating func measure(_ workload: Workload) throws(ScaleError) -> (Timing, jobs: Int)? {
        let kind = workload.kind
        guard try prepare(for: workload) else { return nil }
        if workload == .start { return (try start(), 0) }
        if let edit = workload.edit {
            // Each build of another kind is out of date now.
            current = [kind]
            let revision = Int(Date().timeIntervalSince1970 * 10)
            try edit.apply(to: package, revision: revision)
        }
        let output = log(of: workload.rawValue)
        let timing = try command(workload.arguments(package), kind).run(log: output, limit: limit)
        let lines = (try? String(contentsOf: output, encoding: .utf8)) ?? ""
        if timing.isStopped {
            current.remove(kind)
        } else {
            current.insert(kind)
            // An exit code of 0 alone doesn't show that any test ran.
            guard !workload.runsTests || lines.contains(/Test run with [1-9]/) else {
                throw ScaleError("no test ran; \(output.path) says why")
            }
        }
        return (timing, lines.jobs)
    }

    /// Brings about the state before a measurement.
    /// - Returns: Whether that was possible within the limit.
    private mutating func prepare(for workload: Workload) throws(ScaleError) -> Bool {
        switch workload {
        case .clean, .focusedFirst, .release:
            try? FileManager.default.removeItem(at: buildFolder(workload.kind))
            current = []
            return try buildPlatform(workload.kind)
        case .allTests: return try build(.app)
        default: return try build(workload.kind)
        }
    }

    /// Builds the modules that features and app use.
    private func buildPlatform(_ kind: BuildKind) throws(ScaleError) -> Bool {
        let options = kind == .release ? ["-c", "release"] : []
        for target in ["RoutingEngine", "DesignKit", "StorageKit"] {
            let timing = try command(["build", "--target", target] + options, kind)
                .run(log: log(of: "platform"), limit: limit)
            if timing.isStopped { return false }
        }
        return true
    }

    private mutating func build(_ kind: BuildKind) throws(ScaleError) -> Bool {
        if current.contains(kind) { return true }
        let timing = try command(kind.arguments, kind).run(log: log(of: "prepare"), limit: limit)
        if !timing.isStopped { current.insert(kind) }
        return !timing.isStopped
    }

    /// Runs the optimized app, which prints the number of routes and two times in milliseconds.
    private func start() throws(ScaleError) -> Timing {
        let output = log(of: Workload.start.rawValue)
        let app = buildFolder(.release).appending(path: "release/App").path
        let timing = try Program(words: [app]).run(log: output, limit: limit)
        let line = (try? String(contentsOf: output, encoding: .utf8)) ?? ""
        let numbers = line.split(separator: " ")
            .compactMap { Double($0.trimmingCharacters(in: .newlines)) }
        guard numbers.count == 3 else {
            throw ScaleError("\(output.path) doesn't show three numbers")
        }
        return Timing(
            seconds: (numbers[1] + numbers[2]) / 1e3, processorSeconds: timing.processorSeconds)
    }

    private func command(_ arguments: [String], _ kind: BuildKind) -> SwiftCommand {
        SwiftCommand(
            arguments: arguments, package: package, scratch: buildFolder(kind),
            isFocused: kind.isFocused)
    }

    private func buildFolder(_ kind: BuildKind) -> URL {
        folder.appending(path: "build-\(kind.folder)")
    }

    private func log(of name: String) -> URL { folder.appending(path: "\(name).log") }
}

extension Workload {
    /// The build that it changes or uses.
    fileprivate var kind: BuildKind {
        switch self {
        case .clean, .unchanged, .manifest, .screen, .parameters, .routingKit: .app
        case .allTests, .tests: .tests
        case .focusedFirst, .focused: .focused
        case .release, .start: .release
        }
    }

    fileprivate var runsTests: Bool { self == .tests || isFocused }

    fileprivate func arguments(_ package: GeneratedPackage) -> [String] {
        runsTests ? ["test", "--filter", "\(package.editedFeature.name)Tests"] : kind.arguments
    }
}

extension String {
    /// The number of steps in the output of a build: the largest `m` of `[n/m]`.
    fileprivate var jobs: Int {
        matches(of: /\[[0-9]+\/([0-9]+)\]/).compactMap { Int($0.output.1) }.max() ?? 0
    }
}
