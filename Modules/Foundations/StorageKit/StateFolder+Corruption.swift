import Foundation

extension StateFolder {
    /// Gives a corrupt file another name, and tells both.
    /// - Throws: ``StateError`` if that is impossible; the file stays as it is.
    func setAside(_ file: URL, because fault: FileIssue) throws(StateError) {
        let name = file.deletingPathExtension().lastPathComponent
        let names = (1...100).map { url.appending(path: "\(name).corrupt-\($0).json") }
        guard let free = names.first(where: { !FileManager.default.fileExists(atPath: $0.path) })
        else {
            throw StateError(
                "\(file.path) is corrupt, as 100 before it that are set aside: \(fault). "
                    + "Remove those, then try again")
        }
        do {
            try files.rename(file, free)
        } catch {
            throw StateError(
                "\(file.path) is corrupt and can't be set aside: \(fault). "
                    + "Move it elsewhere, then try again")
        }
        warn("\(file.path) is corrupt and now called \(free.lastPathComponent): \(fault)")
    }
}
