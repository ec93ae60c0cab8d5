import CommandLineKit
import CompositionRoot

/// The help text, generated from the tables that the parser reads.
enum Help {
    static var text: String {
        """
        USAGE: AppContainer [COMMAND] [OPTIONS]

        Without a command, the app opens in the terminal; press ? for its keys.
        With --plain it reads lines instead, and without a terminal from standard input.

        COMMANDS
        \(HelpTable(commands: CommandSyntax.all).text)

        'AppContainer COMMAND --help' has its options and examples.

        OPTIONS (before or after the command; -- ends them)
        \(HelpTable(options: Option.all).text)

        EXIT CODES
          0   every URL was shown or performed
          1   a URL was refused, or a check found issues
          64  the arguments are wrong
          65  a document can't be used
          70  the routes can't be registered
          73  a file or folder can't be written, or a change can't be saved
          74  the output can't be written
        """
    }
}
