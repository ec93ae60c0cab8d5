import DesignKit

/// The illustration in place of a photo, as a file of its own: a page with many photos stays small.
///
///     drawing.pictureAddress = { HTMLAddress(path: ["pictures", PagePicture(of: $0).name]) }
public struct PagePicture: Sendable {
    /// The name of the file, such as `3w5e11264sgsf.svg`.
    public let name: String
    private let url: String

    /// Describes the picture of a photo.
    /// - Parameter url: The URL of the photo.
    public init(of url: String) {
        self.url = url
        name = "p\(url.digest).svg"
    }

    /// The text of the file, in the format `image/svg+xml`.
    public var svg: String {
        let size = [HTMLAttribute("width", "800"), HTMLAttribute("height", "600")]
        let space = HTMLAttribute("xmlns", "http://www.w3.org/2000/svg")
        return Illustration(of: url).svg([space] + size).markup + "\n"
    }
}
