import Foundation

extension StateFolder {
    /// Copies a file to the first free name before a change drops what only a newer version of the
    /// app knows, and warns with both names.
    /// - Throws: ``StateError`` if that is impossible; the file stays as it is.
    func keepUnknownParts<Value: Codable>(
        of data: Data, readAs value: Value, in name: String
    ) throws(StateError) {
        guard let place = UnknownParts(of: data, readAs: value).first else { return }
        var number = 1
        while true {
            let copy = url.appending(path: "\(name).newer-\(number).json")
            do {
                try files.write(data, copy)
                try files.sync(copy)
                return warn(
                    "\(file(name).path) has parts that this version of the app doesn't know, such as "
                        + "'\(place)'. A change removes them; \(copy.lastPathComponent) is a copy.")
            } catch let error as POSIXError where error.code == .EEXIST {
                number += 1
            } catch {
                files.remove(copy)
                throw StateError(
                    "\(file(name).path) has parts that this version of the app doesn't know, and can't "
                        + "be copied: \(FileIssue(error: error).descriptionWithHelp)")
            }
        }
    }
}
