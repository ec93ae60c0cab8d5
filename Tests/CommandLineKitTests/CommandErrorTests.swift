import Testing

@testable import CommandLineKit

@Suite struct `The end of a program` {
    @Test(arguments: [
        (CommandError.usage("a; write b"), 64, "a; write b"),
        (.data("a can't be read"), 65, "a can't be read"),
        (.output("a can't be written"), 73, "a can't be written"),
    ])
    func `is a sentence and a number of sysexits`(
        error: CommandError, code: Int32, sentence: String
    ) {
        #expect(error.code.rawValue == code)
        #expect("\(error)" == sentence)
    }
}
