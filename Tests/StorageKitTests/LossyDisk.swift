import Foundation

@testable import StorageKit

/// What a disk may hold after a loss of power. What was synced stays. Of the names that changed since
/// their folder was synced, any may be lost, in any order, and of the bytes of a file that wasn't
/// synced, any part.
struct LossyDisk {
    private enum Entry {
        case folder, file(Int)
    }

    /// A change of names that the disk may not hold yet.
    private struct Change {
        let folder: String
        let apply: (inout [String: Entry]) -> Void
    }

    /// The names as the app sees them, and those that the disk holds for certain.
    private var names: [String: Entry], synced: [String: Entry]
    private var pending: [Change] = []
    private var contents: [(data: Data, isSynced: Bool)] = []

    /// A disk with an empty folder, which may be missing as well.
    init(_ parent: URL) {
        names = [parent.path: .folder]
        synced = names
    }

    /// Applies a step of a state folder.
    mutating func apply(_ step: FileAccess.Step, to file: URL) {
        let path = file.path
        switch step {
        case .read: break
        case .makeFolder:
            if names[path] == nil { change(in: file) { $0[path] = .folder } }
        case .write(let data):
            guard names[path] == nil else { return }
            contents.append((data, false))
            change(in: file) { [entry = Entry.file(contents.count - 1)] in $0[path] = entry }
        case .sync:
            if case .file(let number)? = names[path] { contents[number].isSynced = true }
            pending.filter { $0.folder == path }.forEach { $0.apply(&synced) }
            pending.removeAll { $0.folder == path }
        case .replace(by: let new):
            let entry = names[new.path]
            change(in: file) { ($0[path], $0[new.path]) = (entry, nil) }
        case .remove: change(in: file) { $0[path] = nil }
        }
    }

    private mutating func change(
        in file: URL, _ apply: @escaping (inout [String: Entry]) -> Void
    ) {
        apply(&names)
        pending.append(Change(folder: file.deletingLastPathComponent().path, apply: apply))
    }

    /// The files, by their paths, that the disk may hold if the power fails now.
    var remains: [[String: Data]] {
        (0..<1 << pending.count).flatMap { chosen in
            var names = synced
            for (place, change) in pending.enumerated() where chosen >> place & 1 == 1 {
                change.apply(&names)
            }
            var remains: [[String: Data]] = [[:]]
            for case (let path, .file(let number)) in names where isReachable(path, in: names) {
                remains = contents(of: number).flatMap { data in
                    remains.map { $0.merging([path: data]) { $1 } }
                }
            }
            return remains
        }
    }

    private func isReachable(_ path: String, in names: [String: Entry]) -> Bool {
        var folder = URL(filePath: path).deletingLastPathComponent()
        while self.names[folder.path] != nil {
            if names[folder.path] == nil { return false }
            folder.deleteLastPathComponent()
        }
        return true
    }

    private func contents(of number: Int) -> [Data] {
        let (data, isSynced) = contents[number]
        return isSynced
            ? [data] : [data, Data(), data.prefix(data.count / 2), Data(count: data.count)]
    }
}
