#if canImport(SwiftUI)
    import DesignKit
    import SwiftUI

    /// An illustration that fills its frame.
    struct IllustrationView: View {
        let illustration: Illustration

        /// Draws the illustration of a photo.
        init(of url: URL) { illustration = Illustration(of: url.absoluteString) }

        var body: some View {
            Canvas { context, size in
                for shape in illustration.shapes {
                    let color = Color(
                        .sRGB, red: shape.color.red, green: shape.color.green,
                        blue: shape.color.blue, opacity: shape.opacity)
                    context.fill(path(of: shape, filling: size), with: .color(color))
                }
            }
        }

        /// The outline of a shape, where the unit square covers the frame.
        private func path(of shape: Illustration.Shape, filling size: CGSize) -> Path {
            let side = max(size.width, size.height)
            let (left, top) = ((size.width - side) / 2, (size.height - side) / 2)
            func place(_ point: Illustration.Point) -> CGPoint {
                CGPoint(x: left + point.x * side, y: top + point.y * side)
            }
            var path = Path()
            switch shape.outline {
            case .polygon(let points):
                path.addLines(points.map(place))
                path.closeSubpath()
            case .circle(let center, let radius):
                let (center, radius) = (place(center), radius * side)
                path.addEllipse(
                    in: CGRect(
                        x: center.x - radius, y: center.y - radius, width: 2 * radius,
                        height: 2 * radius))
            }
            return path
        }
    }
#endif
