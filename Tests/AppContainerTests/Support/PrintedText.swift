import Foundation

/// The output of a program in its own process.
struct PrintedText {
    /// A text is missing in the output: the program ended first, or took too long.
    struct Missing: Error, CustomStringConvertible {
        let description: String
    }

    /// The time limit for a text, in seconds. The program prints it immediately, but the machine
    /// may be busy.
    private static let limit: TimeInterval = 30

    let handle: FileHandle

    /// Returns the output up to a text.
    /// - Throws: ``Missing`` with the output if the text doesn't appear.
    func read(until text: String) async throws -> String {
        try await withCheckedThrowingContinuation { continuation in
            // Reading blocks, so it can't use Swift's own threads.
            DispatchQueue.global().async { [self] in
                continuation.resume(with: Result { try blockingRead(until: text) })
            }
        }
    }

    private func blockingRead(until text: String) throws -> String {
        let deadline = Date(timeIntervalSinceNow: Self.limit)
        let end = Array(text.utf8)
        var printed: [UInt8] = []
        while isReadable(before: deadline) {
            guard let byte = try handle.read(upToCount: 1), !byte.isEmpty else {
                throw Missing(description: "the program ended without '\(text)': \(shown(printed))")
            }
            printed += byte
            if printed.last == end.last, printed.suffix(end.count).elementsEqual(end) {
                return shown(printed)
            }
        }
        throw Missing(
            description: "no '\(text)' within \(Int(Self.limit)) seconds: \(shown(printed))")
    }

    /// Waits until there is output, or the end of it.
    private func isReadable(before deadline: Date) -> Bool {
        var waiting = pollfd(fd: handle.fileDescriptor, events: Int16(POLLIN), revents: 0)
        while true {
            let rest = Int32(max(0, deadline.timeIntervalSinceNow * 1000))
            let count = poll(&waiting, 1, rest)
            if count >= 0 || errno != EINTR { return count > 0 }
        }
    }

    private func shown(_ printed: [UInt8]) -> String { String(decoding: printed, as: UTF8.self) }
}
