import CommandLineKit
import CompositionRoot

extension CommandSyntax {
    /// The commands of the app, with examples that work with the sample data.
    static let all = [
        CommandSyntax(
            name: "open", arguments: "URL...",
            help: "launch the app with URLs and print what they show",
            examples: [
                "open https://momentsapp.com/product/42", "open /cart/count --json",
                "open momentsapp://chat --origin push",
            ]),
        CommandSyntax(
            name: "explain", arguments: "URL...",
            help: "explain why URLs reach their routes, or are refused, without opening them",
            notes: ["It ends with 1 if one of them is refused."],
            examples: ["explain /moments/pick", "explain /cart --origin universal-link"]),
        CommandSyntax(
            name: "routes", help: "list every route",
            examples: ["routes", "routes --json --build-target production"]),
        CommandSyntax(
            name: "contract", arguments: "[check]",
            help: "print what features, links and saved states rely on, or check it",
            notes: ["The check ends with 1 if a change is breaking and not allowed."],
            examples: ["contract", "contract check --against origin/main"]),
        CommandSyntax(
            name: "aasa", arguments: "[check FILE]",
            help: "print the apple-app-site-association file, or check a deployed one",
            examples: [
                "aasa --app-id ABCDE12345.com.momentsapp.app",
                "aasa check apple-app-site-association",
            ]),
        CommandSyntax(
            name: "tour", help: "play a guided tour of the app",
            notes: ["In a terminal it plays on the screen, step by step; --plain prints it."],
            examples: ["tour"]),
        CommandSyntax(
            name: "sample-data", arguments: "DIR",
            help: "write the sample documents to DIR, to edit and use with --data",
            notes: ["It replaces no file."],
            examples: ["sample-data documents", "--data documents"]),
        .help,
    ]
}
