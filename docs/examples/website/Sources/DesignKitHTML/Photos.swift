public import Foundation

/// The photos that the pages of a host have shown, which are all that it serves.
@MainActor
public final class Photos {
    /// The photos by the paths of their addresses, such as `/pictures/place-1.png`.
    public private(set) var files: [String: PhotoFile] = [:]
    /// The URLs of the photos that no page shows, since they are no PNG files of the folder.
    public private(set) var omitted: Set<String> = []

    private let folder: URL
    private let names: [String]
    private let omit: (String) -> Void

    /// Shows photos of a folder.
    /// - Parameters:
    ///   - folder: The folder of the documents.
    ///   - names: The names of the folders of the host in which they are served.
    ///   - omit: Receives the URL of each photo that isn't shown, once.
    public init(
        in folder: URL, servedAt names: [String], omit: @escaping (String) -> Void = { _ in }
    ) {
        self.folder = folder
        self.names = names
        self.omit = omit
    }

    /// Where a page finds a photo.
    /// - Returns: `nil` if it isn't a PNG file of the folder.
    public func address(of url: String) -> HTMLAddress? {
        guard let file = PhotoFile(url, in: folder) else {
            if omitted.insert(url).inserted { omit(url) }
            return nil
        }
        let address = HTMLAddress(path: names + [file.name])
        files[address.text] = file
        return address
    }
}
