import DesignKit

extension Illustration {
    /// The picture as an image that a screen reader announces by its title.
    func svg(titled title: String) -> HTML {
        svg([HTMLAttribute("role", "img"), HTMLAttribute("aria-label", title)])
    }

    /// The picture as an element.
    func svg(_ attributes: [HTMLAttribute]) -> HTML {
        .element(
            "svg",
            [
                HTMLAttribute("viewBox", "0 0 1000 1000"),
                HTMLAttribute("preserveAspectRatio", "xMidYMid slice"),
            ] + attributes, shapes.map(\.svg))
    }
}

extension Illustration.Shape {
    fileprivate var svg: HTML {
        var attributes = [HTMLAttribute("fill", color.hex)]
        if opacity < 1 { attributes.append(HTMLAttribute("opacity", "\(opacity)")) }
        switch outline {
        case .polygon(let points):
            let text = points.map { "\(units($0.x)),\(units($0.y))" }.joined(separator: " ")
            return .element("polygon", attributes + [HTMLAttribute("points", text)])
        case .circle(let center, let radius):
            let place = [
                HTMLAttribute("cx", "\(units(center.x))"),
                HTMLAttribute("cy", "\(units(center.y))"),
                HTMLAttribute("r", "\(units(radius))"),
            ]
            return .element("circle", attributes + place)
        }
    }

    private func units(_ value: Double) -> Int { Int((value * 1_000).rounded()) }
}

extension Illustration.Color {
    fileprivate var hex: String {
        "#"
            + [red, green, blue].map { part in
                let digits = String(Int((part * 255).rounded()), radix: 16)
                return digits.count == 1 ? "0" + digits : digits
            }.joined()
    }
}
