import Foundation

extension StateFolder {
    /// Renames a corrupt file to the first free name, and warns with both names. Nothing that has
    /// a name already is overwritten, however many corrupt files there are.
    /// - Throws: ``StateError`` if that is impossible; the file stays as it is.
    func setAside(_ file: URL, because fault: FileIssue) throws(StateError) {
        let name = file.deletingPathExtension().lastPathComponent
        var number = 1
        while true {
            let free = url.appending(path: "\(name).corrupt-\(number).json")
            do {
                try files.rename(file, free)
                return warn(
                    "\(file.path) is corrupt and now called \(free.lastPathComponent): \(fault)")
            } catch let error as POSIXError where error.code == .EEXIST {
                number += 1
            } catch {
                throw StateError(
                    "\(file.path) is corrupt and can't be set aside: \(fault). "
                        + "Move it elsewhere, then try again")
            }
        }
    }
}
