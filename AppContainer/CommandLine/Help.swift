import CommandLineKit

/// The help text, made from the tables that the parser reads.
enum Help {
    static var text: String {
        """
        USAGE: AppContainer [COMMAND] [OPTIONS]

        Without a command the app opens in the terminal; ? lists what can be typed there.
        Without a terminal it reads the same lines from standard input.

        COMMANDS
        \(HelpTable(commands: Invocation.commands).text)

        OPTIONS (before or behind the command; -- ends them)
        \(HelpTable(options: Option.all).text)

        EXIT CODES
          0   everything was shown or performed
          1   a URL was refused, or a check has findings
          64  the arguments can't be understood
          65  a document can't be used
          70  the routes can't be registered
          73  a folder can't be written
        """
    }
}
