import CommandLineKit
import Foundation
import ScaffoldKit

/// The `scaffold` program, which makes apps and adds and removes their features.
@main
struct Scaffold {
    static func main() {
        do throws(CommandError) {
            try ScaffoldKit.scaffold(Array(CommandLine.arguments.dropFirst())) { text in
                FileHandle.standardOutput.write(Data("\(text)\n".utf8))
            }
        } catch {
            FileHandle.standardError.write(Data("scaffold: \(error)\n".utf8))
            exit(error.code.rawValue)
        }
    }
}
