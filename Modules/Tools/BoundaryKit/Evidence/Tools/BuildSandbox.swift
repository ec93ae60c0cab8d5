import Foundation

/// The sandbox in which a build step runs. SwiftPM can't make one of its own in it.
struct BuildSandbox {
    /// The only folder that can be written, besides the temporary one.
    let folder: String

    /// The sandbox of this process, whose folder the variable `BOUNDARY_SANDBOX` names; `nil` if it
    /// runs in none.
    static let current = ProcessInfo.processInfo.environment["BOUNDARY_SANDBOX"]
        .map(BuildSandbox.init)

    /// A command of SwiftPM that works in the sandbox.
    func command(_ arguments: [String]) -> [String] {
        let folders = ["cache", "config", "security"].flatMap { name in
            ["--\(name)-path", "\(folder)/\(name)"]
        }
        // Xcode names the SDK of the app, with which no manifest compiles.
        let environment = ["-u", "SDKROOT", "SWIFTPM_MODULECACHE_OVERRIDE=\(folder)/modules"]
        return ["/usr/bin/env"] + environment + ["swift", "package", "--disable-sandbox"] + folders
            + arguments
    }
}
