@testable import CommandLineKit

extension CommandLineSyntax {
    /// The command line of a made-up program that bakes and sells.
    static let bakery = CommandLineSyntax(
        program: "bakery", commands: [CommandSyntax].ofBakery, options: Option.ofBakery,
        withoutCommand: "the shop")
}

extension [CommandSyntax] {
    /// The commands of the bakery.
    static let ofBakery = [
        CommandSyntax(
            name: "bake", arguments: "[once|twice]", help: "bake what's wanted: bread",
            notes: ["It takes a while."], examples: ["bake --bread rye"]),
        CommandSyntax(name: "sell", arguments: "FILE", help: "sell what a file lists"),
        CommandSyntax(name: "clean", help: "clean the shop"),
        .help,
    ]
}

extension Option {
    /// The options of the bakery.
    static let ofBakery = [
        Option(
            name: "--bread", value: "KIND", help: "what is baked", choices: ["rye", "wheat"],
            commands: ["bake", "sell"]),
        Option(name: "--shop", value: "DIR", help: "the shop"),
        Option(name: "--hot", help: "do not wait", commands: ["bake", "the shop"]),
        Option(name: "--help", help: "print this help"),
    ]
}
