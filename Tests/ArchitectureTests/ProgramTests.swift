import Foundation
import MomentsTestSupport
import Testing

struct `The programs` {
    /// Why a program can't write its output, and how a script calls it then. Nothing reads the pipe
    /// already before the program starts.
    private static let calls: [(reason: String, script: String)] = [
        ("the disk is full", #""$0" help >/dev/full"#), ("it is closed", #""$0" help >&-"#),
        (
            "nothing reads it any more",
            #"mkfifo "$1"; exec 3<>"$1" 4>"$1" 3<&-; "$0" help >&4"#
        ),
    ]

    @Test(arguments: ["AppContainer", "boundary", "scaffold"], calls)
    func `a program that can't write its output says why, and ends with 74`(
        name: String, call: (reason: String, script: String)
    ) throws {
        let pipe = URL.newTemporaryFolder
        let output = try Repository.output(of: [
            "sh", "-c", "{ \(call.script); } 2>&1; echo $?", URL.built.appending(path: name).path,
            pipe.path,
        ])
        let begin = name == "AppContainer" ? "error" : name
        let sentence = "\(begin): the output can't be written: \(call.reason); "
        #expect(
            output == sentence + "send it to a file with room, or leave it in the terminal\n74\n")
    }
}
