import Foundation
import MomentsTestSupport
import RoutingTestSupport
import Testing

@Suite(.needs("Moments", "Shop"), .timeLimit(.minutes(20)), .enabled(if: RunningApp.canMount))
struct `A file system` {
    private let folder = URL.newTemporaryFolder

    /// Fills a small file system but for some blocks, changes the state, and counts it.
    private static let full = #"""
        mount -t tmpfs -o size=256k none "$1" || exit 99
        "$0" open "/cart/add?id=33" --state "$1/state" || exit 98
        for free in $2; do
            cat /dev/zero >"$1/fill" 2>"$1/../errors"
            size=$(($(stat -c %s "$1/fill") - free * 4096))
            truncate -s "$size" "$1/fill"
            "$0" open "/cart/add?id=33" --state "$1/state"
            echo "EXIT $?"
            rm "$1/fill"
            "$0" open /cart/count --state "$1/state"
        done
        """#

    private static let readOnly = #"""
        mount -t tmpfs none "$1" || exit 99
        "$0" open "/cart/add?id=33" --state "$1/state" || exit 98
        mount -o remount,ro "$1" || exit 97
        "$0" open "/cart/add?id=33" --state "$1/state"
        echo "EXIT $?"
        mount -o remount,rw "$1"
        "$0" open /cart/count --state "$1/state"
        """#

    @Test func `a full file system loses nothing, and reports nothing unsaved`() async throws {
        let free = ProofSize.isFull ? Array(0...20) + Array(0...20) : [0, 1, 2, 4]
        let place = folder.appending(path: "disk")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        let list = free.map(String.init).joined(separator: " ")
        let output = try await RunningApp.run(Self.full, [place.path, list], isAlone: true)
        var (count, refused) = (1, 0)
        let rounds = output.components(separatedBy: "EXIT ").count - 1
        #expect(rounds == free.count, "\(output)")
        for line in output.split(separator: "\n").dropFirst() {
            if line.hasPrefix("app /cart/add?id=33 ->") {
                let isDone = line.contains("-> performed")
                if isDone { count += 1 } else { refused += 1 }
            } else if line.hasPrefix("app /cart/count ->") {
                #expect(line.hasSuffix("performed: \(count)"), "\(output)")
            }
        }
        #expect(refused > 0, "\(output)")
        #expect(refused < free.count, "\(output)")
        #expect(!output.contains("corrupt"), "\(output)")
        ProofSize.report(
            "full file systems", ["writes": rounds, "refused": refused, "lost": 0])
    }

    @Test func `a read-only file system loses nothing, and the program says so`() async throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let output = try await RunningApp.run(Self.readOnly, [folder.path], isAlone: true)
        #expect(output.contains("EXIT 73\n"), "\(output)")
        #expect(output.contains("the disk is read-only"), "\(output)")
        #expect(output.hasSuffix("performed: 1\n"), "\(output)")
        ProofSize.report("read-only file systems", ["writes": 1, "refused": 1, "lost": 0])
    }
}
