import CommandLineKit
import Foundation

/// The arguments of the program.
struct SiteOptions {
    /// Whether the folder is compared, and nothing is written.
    let isCheck: Bool
    let folder: URL
    /// The folder with the documents of the backend; the sample if `nil`.
    private(set) var data: URL?
    private(set) var app = SiteApp()

    static let usage = """
        USAGE: site [check] DIR [OPTIONS]

        Writes a website with a page for each link to DIR, or compares one with the
        routes. It replaces only files that it has written itself, and writes none if
        nothing has changed. The check ends with 1 if a page is missing, stale or extra.

          --app-id TEAM.BUNDLE   the app, for the association file
          --app-store-id NUMBER  the app in the App Store, which phones offer on pages
          --web-credentials      let the app use passwords saved on the site
          --data DIR             the documents of the backend; the sample by default
        """

    /// Reads the arguments after the program's name.
    /// - Returns: `nil` if the user asks for help.
    /// - Throws: ``CommandError`` for wrong ones.
    init?(_ arguments: [String]) throws(CommandError) {
        if arguments.contains("--help") || arguments.contains("-h") { return nil }
        var rest = arguments[...]
        var words: [String] = []
        while let name = rest.popFirst() {
            func value() throws(CommandError) -> String {
                if let value = rest.popFirst(), !value.isEmpty { return value }
                throw Self.wrong("the option '\(name)' needs a value")
            }
            switch name {
            case "--app-id":
                app.appID = try Self.check(
                    value(), /[A-Z0-9]{10}\.[A-Za-z0-9.-]+/, "app ID", "ABCDE12345.com.example.app")
            case "--app-store-id":
                app.appStoreID = try Self.check(
                    value(), /[0-9]{1,20}/, "App Store ID", "1234567890")
            case "--web-credentials": app.sharesCredentials = true
            case "--data": data = URL(filePath: try value())
            case _ where name.hasPrefix("-"): throw Self.wrong("unknown option '\(name)'")
            default: words.append(name)
            }
        }
        isCheck = words.first == "check"
        guard words.count == (isCheck ? 2 : 1), let name = words.last, !name.isEmpty else {
            throw Self.wrong(
                "'site' needs one folder: site DIR, or site check DIR; ./check is one of that name")
        }
        folder = URL(filePath: name)
    }

    private static func wrong(_ sentence: String) -> CommandError {
        .usage("\(sentence)\n'site --help' lists the options")
    }

    private static func check(
        _ text: String, _ form: Regex<Substring>, _ name: String, _ example: String
    ) throws(CommandError) -> String {
        if text.wholeMatch(of: form) != nil { return text }
        throw wrong("'\(text)' is not an \(name); an example is \(example)")
    }
}

/// The app that a website offers.
struct SiteApp: Codable, Equatable {
    /// The team and the bundle identifier, for the association file; `nil` if there is none.
    var appID: String?
    /// The number of the app in the App Store, for its banner; `nil` if it isn't there.
    var appStoreID: String?
    /// Whether the app offers the passwords that are saved on the site; `nil` if not.
    var sharesCredentials: Bool?

    /// With what an earlier site was told about the app, and this one isn't.
    func completed(by earlier: SiteApp?) -> SiteApp {
        SiteApp(
            appID: appID ?? earlier?.appID, appStoreID: appStoreID ?? earlier?.appStoreID,
            sharesCredentials: sharesCredentials ?? earlier?.sharesCredentials)
    }
}
