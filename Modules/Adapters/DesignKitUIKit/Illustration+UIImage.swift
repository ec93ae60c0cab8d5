#if canImport(UIKit) && (os(iOS) || os(visionOS) || os(Linux))
    import DesignKit
    import UIKit

    extension Illustration {
        /// The picture, cut to a size in points.
        @MainActor
        func image(size: CGSize) -> UIImage {
            UIGraphicsImageRenderer(size: size).image { _ in
                for shape in shapes {
                    shape.color.system(opacity: shape.opacity).setFill()
                    shape.path(filling: size).fill()
                }
            }
        }
    }

    extension Illustration.Color {
        fileprivate func system(opacity: Double) -> UIColor {
            UIColor(red: red, green: green, blue: blue, alpha: opacity)
        }
    }

    extension Illustration.Shape {
        /// The outline, where the unit square covers the size.
        @MainActor
        fileprivate func path(filling size: CGSize) -> UIBezierPath {
            let side = max(size.width, size.height)
            let (left, top) = ((size.width - side) / 2, (size.height - side) / 2)
            func place(_ point: Illustration.Point) -> CGPoint {
                CGPoint(x: left + point.x * side, y: top + point.y * side)
            }
            switch outline {
            case .polygon(let points):
                let path = UIBezierPath()
                for (index, point) in points.map(place).enumerated() {
                    if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
                }
                path.close()
                return path
            case .circle(let center, let radius):
                let (center, radius) = (place(center), radius * side)
                return UIBezierPath(
                    ovalIn: CGRect(
                        x: center.x - radius, y: center.y - radius, width: 2 * radius,
                        height: 2 * radius))
            }
        }
    }
#endif
