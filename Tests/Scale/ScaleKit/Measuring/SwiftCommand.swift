import Foundation

/// A command of the toolchain for a generated package.
struct SwiftCommand {
    /// The subcommand and its options.
    let arguments: [String]
    let package: GeneratedPackage
    /// The build folder.
    let scratch: URL
    /// Whether the package is limited to the edited feature.
    var isFocused = false

    /// Runs it.
    /// - Parameters:
    ///   - log: The file for its output.
    ///   - limit: The seconds after which it is stopped.
    /// - Returns: How long it took. Its output is in the file.
    /// - Throws: ``ScaleError`` if it fails.
    func run(log: URL, limit: Double) throws(ScaleError) -> Timing {
        guard let subcommand = arguments.first else { throw ScaleError("no command to run") }
        var environment = ProcessInfo.processInfo.environment
        environment[GeneratedPackage.focusVariable] = isFocused ? package.editedFeature.name : nil
        let options = [
            "--package-path", package.folder.path, "--scratch-path", scratch.path,
        ]
        let program = Program(
            words: ["swift", subcommand] + options + arguments.dropFirst(),
            environment: environment)
        return try program.run(log: log, limit: limit)
    }
}
