import Foundation

/// The time of the last change of a file.
struct FileTime: Hashable, Comparable, Sendable {
    let seconds: Int64
    let nanoseconds: Int64

    init(seconds: Int64, nanoseconds: Int64) {
        self.seconds = seconds
        self.nanoseconds = nanoseconds
    }

    /// - Returns: `nil` if the file doesn't exist.
    init?(of path: String) {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        guard let date = attributes?[.modificationDate] as? Date else { return nil }
        // Rounded down, so that a file isn't newer than what was made from it right after.
        let time = date.timeIntervalSince1970
        self.init(
            seconds: Int64(time.rounded(.down)),
            nanoseconds: Int64((time - time.rounded(.down)) * 1_000_000) * 1_000)
    }

    static func < (left: FileTime, right: FileTime) -> Bool {
        (left.seconds, left.nanoseconds) < (right.seconds, right.nanoseconds)
    }
}
