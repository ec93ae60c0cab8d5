import Foundation

extension StateFolder {
    /// The file that a state is written to before it replaces the last one.
    func unfinishedFile(_ name: String) -> URL { url.appending(path: ".\(name).new.json") }

    /// Removes the unfinished files of killed processes, which hold part of the user's state. A
    /// file that another process is writing at this moment has the lock, and stays.
    func removeLeftovers(of name: String) {
        let leftovers = files.names(url).filter { Self.isUnfinished($0, of: name) }
        guard !leftovers.isEmpty, let lock = try? lock(name, waits: false) else { return }
        defer { lock.release() }
        for leftover in leftovers {
            files.remove(url.appending(path: leftover))
        }
    }

    /// Whether a file is the unfinished one of a state. Earlier versions of the app named it after
    /// the number of the process.
    private static func isUnfinished(_ file: String, of name: String) -> Bool {
        let (start, end) = (".\(name).", ".json")
        guard file.hasPrefix(start), file.hasSuffix(end), file.count > start.count + end.count
        else { return false }
        let middle = file.dropFirst(start.count).dropLast(end.count)
        return middle == "new"
            || middle.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    }
}
