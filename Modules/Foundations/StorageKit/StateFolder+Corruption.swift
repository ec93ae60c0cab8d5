import Foundation

extension StateFolder {
    /// Renames a corrupt file to the first free name, and warns with both names. No existing file
    /// is overwritten, however many corrupt files there are.
    /// - Throws: ``StateError`` if that is impossible; the file stays as it is.
    func setAside(_ file: URL, because issue: FileIssue) throws(StateError) {
        let name = file.deletingPathExtension().lastPathComponent
        var number = 1
        while true {
            let free = url.appending(path: "\(name).corrupt-\(number).json")
            do {
                try files.rename(file, free)
                return warn(
                    "\(file.path) is corrupt and now called \(free.lastPathComponent): \(issue)")
            } catch let error as POSIXError where error.code == .EEXIST {
                number += 1
            } catch {
                throw StateError(
                    "\(file.path) is corrupt and can't be set aside: \(issue). "
                        + "Move it elsewhere")
            }
        }
    }
}
