import CommandLineKit
import ScaffoldKit

/// The `scaffold` program, which makes apps and adds and removes their features.
@main
struct Scaffold {
    static func main() {
        Program.run("scaffold") { program in
            do throws(CommandError) {
                let arguments = Array(CommandLine.arguments.dropFirst())
                try ScaffoldKit.scaffold(arguments) { program.write($0) }
                return ExitCode.success.rawValue
            } catch {
                Program.writeError("scaffold: \(error)")
                return error.code.rawValue
            }
        }
    }
}
