import CompositionRoot
import TerminalKit

/// One line that a user types.
enum ShellLine: Equatable {
    case choose(Int, text: String)
    /// What the user does to the app, without a text to ask for.
    case act(UserAction)
    case explain(String)
    case log
    case routes
    case help
    case quit
    case nothing
    case unknown(String)

    init(_ line: String) {
        let words = line.split(maxSplits: 1, whereSeparator: \.isWhitespace).map(String.init)
        let rest = words.count > 1 ? words[1].trimmed : ""
        switch (words.first ?? "", rest) {
        case ("", _): self = .nothing
        case ("b", ""), ("back", ""): self = .act(.back)
        case ("q", ""), ("quit", ""), ("exit", ""): self = .quit
        case ("?", ""), ("help", ""): self = .help
        case ("shake", ""): self = .act(.shake)
        case ("yes", ""): self = .act(.answer(opens: true))
        case ("no", ""): self = .act(.answer(opens: false))
        case ("log", ""): self = .log
        case ("routes", ""): self = .routes
        case ("open", let url) where !url.isEmpty: self = .act(.open(url: url))
        case ("link", let url) where !url.isEmpty: self = .act(.follow(url: url))
        case ("explain", let url) where !url.isEmpty: self = .explain(url)
        case ("t", let number):
            self = Int(number).map { .act(.selectTab($0 &- 1)) } ?? .unknown(line)
        case (let number, let text):
            self = Int(number).map { .choose($0, text: text) } ?? .unknown(line)
        }
    }

    /// The help text.
    static let overview = """
        N         choose row N                      b         go back
        N TEXT    type TEXT into field N            t N       select tab N
        open URL  open a URL from inside the app    link URL  open a link from outside
        log       show the last requests            routes    list every route
        explain URL  explain why a URL reaches its route, or is refused
        shake     open the internal menu            yes, no   answer a question
        Enter     redraw the screen                 ?         show this help
        q         quit
        """
}

extension String {
    fileprivate var trimmed: String {
        var text = self[...]
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
