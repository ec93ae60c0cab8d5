/// The picture in place of a photo, as a file of its own: a page with many photos stays small.
///
///     drawing.pictureAddress = { HTMLAddress(path: ["pictures", PagePicture(of: $0).name]) }
public struct PagePicture: Sendable {
    /// The name of the file, such as `p3w5e11264sgsf.svg`.
    public let name: String
    private let seed: UInt64

    /// Describes the picture of a photo.
    /// - Parameter url: The URL of the photo.
    public init(of url: String) {
        seed = url.hash64
        name = "p\(url.digest).svg"
    }

    /// The text of the file, in the format `image/svg+xml`.
    public var svg: String {
        let size = [HTMLAttribute("width", "800"), HTMLAttribute("height", "600")]
        let space = HTMLAttribute("xmlns", "http://www.w3.org/2000/svg")
        return element([space] + size).markup + "\n"
    }

    /// The picture as an image that a screen reader announces by its title.
    func element(titled title: String) -> HTML {
        element([HTMLAttribute("role", "img"), HTMLAttribute("aria-label", title)])
    }

    /// Hills below a sun, whose colors and places are made from the URL.
    private func element(_ attributes: [HTMLAttribute]) -> HTML {
        func number(_ index: UInt64, _ count: UInt64) -> Int {
            Int((seed >> (index * 8)) % count)
        }
        let hue = number(0, 360)
        func part(_ name: StaticString, _ lightness: Int, _ values: KeyValuePairs<String, String>)
            -> HTML
        {
            let fill = HTMLAttribute("fill", "hsl(\(hue + lightness / 3) 45% \(lightness)%)")
            return .element(
                name, [fill] + values.map { HTMLAttribute(name: $0.key, value: $0.value) })
        }
        let (sun, left, right) = (150 + number(1, 500), 250 + number(2, 200), 250 + number(3, 200))
        return .element(
            "svg",
            [
                HTMLAttribute("viewBox", "0 0 800 600"),
                HTMLAttribute("preserveAspectRatio", "xMidYMid slice"),
            ] + attributes,
            [
                part("rect", 82, ["width": "800", "height": "600"]),
                part("circle", 92, ["cx": "\(sun)", "cy": "170", "r": "\(50 + number(4, 50))"]),
                part("polygon", 62, ["points": "0,600 0,\(left) 260,\(right) 800,480 800,600"]),
                part(
                    "polygon", 45,
                    ["points": "0,600 0,500 520,\(left + 80) 800,\(right + 40) 800,600"]),
            ])
    }
}
