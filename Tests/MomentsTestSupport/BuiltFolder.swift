package import Foundation

extension URL {
    /// The folder in which this build puts its programs and modules. The bundle of the tests is
    /// there, too.
    package static var built: URL {
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
        return (bundle?.bundleURL ?? URL(filePath: CommandLine.arguments[0]))
            .deletingLastPathComponent()
    }
}
