@testable import CommandLineKit

extension CommandLineSyntax {
    /// The command line of a made-up program that bakes and sells.
    static let bakery = CommandLineSyntax(options: Option.ofBakery)
}

extension Option {
    /// The options of the bakery.
    static let ofBakery = [
        Option(
            name: "--bread", value: "KIND", help: "what is baked", choices: ["rye", "wheat"],
            commands: ["bake", "sell"]),
        Option(name: "--shop", value: "DIR", help: "the shop"),
        Option(name: "--hot", help: "do not wait", commands: ["bake"]),
        Option(name: "--help", help: "print this help"),
    ]
}
