import Foundation

/// The memory of this process that is not swapped out.
package enum ResidentMemory {
    /// In bytes; zero if the system does not report it in `/proc`.
    package static var bytes: Int {
        let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
        let pages = text?.split(separator: " ").dropFirst().first.flatMap { Int($0) }
        return (pages ?? 0) * 4096
    }
}
