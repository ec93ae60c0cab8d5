import Foundation

/// What this version of the app can't read, or would drop, is kept under another name.
extension StateFolder {
    /// Gives a corrupt file another name, and warns with both names.
    /// - Throws: ``StateError`` if that is impossible; the file stays as it is.
    func setAside(_ data: Data, of name: String, because issue: FileIssue) throws(StateError) {
        let path = file(name).path
        do {
            let copy = try copy(data, to: "\(name).corrupt")
            try files.remove(file(name))
            warn("\(path) is corrupt and now called \(copy): \(issue)")
        } catch {
            throw StateError(
                "\(path) is corrupt and can't be set aside: \(issue). Move it elsewhere")
        }
    }

    /// Copies a file before a change drops what only a newer version of the app knows, and warns
    /// with both names.
    /// - Throws: ``StateError`` if that is impossible; the file stays as it is.
    func keepUnknownParts(
        of data: Data, readAs value: some Encodable, in name: String
    ) throws(StateError) {
        guard let path = UnknownParts.first(in: data, readAs: value) else { return }
        let sentence = "\(file(name).path) has parts that this version of the app doesn't know"
        do {
            let copy = try copy(data, to: "\(name).newer")
            warn("\(sentence), such as '\(path)'. A change removes them; \(copy) is a copy.")
        } catch {
            throw StateError(
                "\(sentence), and can't be copied: \(FileIssue(error: error).descriptionWithHelp)")
        }
    }

    /// Writes a copy to the first free name. No existing file is overwritten, however many copies
    /// there are.
    /// - Returns: The name of the copy.
    private func copy(_ data: Data, to name: String) throws -> String {
        var number = 1
        while true {
            let copy = url.appending(path: "\(name)-\(number).json")
            do {
                try files.write(data, to: copy)
                try files.sync(copy)
                // Also its name, before the file itself is removed or replaced.
                try files.sync(url)
                return copy.lastPathComponent
            } catch let error as POSIXError where error.code == .EEXIST {
                number += 1
            } catch {
                try? files.remove(copy)
                throw error
            }
        }
    }
}
