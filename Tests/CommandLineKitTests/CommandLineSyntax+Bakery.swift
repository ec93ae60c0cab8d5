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
            "bake [once|twice]", "bake what's wanted: bread",
            notes: ["It takes a while."], examples: ["bake --bread rye"]),
        CommandSyntax(
            "sell FILE", "sell what a file lists"),
        CommandSyntax(
            "clean", "clean the shop"),
        .help,
    ]
}

extension Option {
    /// The options of the bakery.
    static let ofBakery = [
        Option(
            "--bread KIND", "what is baked", choices: ["rye", "wheat"],
            commands: ["bake", "sell"]),
        Option("--shop DIR", "the shop"),
        Option("--hot", "do not wait", commands: ["bake", "the shop"]),
        Option("--help", "print this help"),
    ]
}
