import Foundation

/// Illustrations of things on a table.
enum StillLife {
    static let all: [@Sendable (inout Canvas) -> Void] = [vases, arches]

    @Sendable private static func vases(_ canvas: inout Canvas) {
        room(&canvas)
        let palette = canvas.palette
        let colors = [palette.near, palette.accent, palette.far].shuffled(using: &canvas.random)
        let places = [0.3, 0.7, 0.5]
        for (place, color) in zip(places, colors) {
            let x = place + canvas.number(-0.04...0.04)
            let foot = place == 0.5 ? 0.84 : 0.78
            thing(&canvas, at: x, foot: foot, color)
        }
        canvas.circle(canvas.number(0.16...0.24), 0.81, 0.035, palette.light)
    }

    @Sendable private static func arches(_ canvas: inout Canvas) {
        room(&canvas)
        let palette = canvas.palette
        arch(&canvas, at: 0.36, width: 0.34, top: 0.24, palette.far)
        arch(&canvas, at: 0.36, width: 0.2, top: 0.36, palette.horizon)
        canvas.circle(0.62, 0.66, canvas.number(0.1...0.14), palette.accent)
        thing(&canvas, at: canvas.number(0.74...0.8), foot: 0.82, palette.near)
    }

    /// A wall with the light of a window, and a table.
    private static func room(_ canvas: inout Canvas) {
        let palette = canvas.palette
        let wall = palette.horizon.mixed(with: palette.top, at: 0.25)
        canvas.rectangle(0, 0, 1, 1, wall)
        let x = canvas.number(0.08...0.4)
        for pane in 0..<2 {
            let left = x + Double(pane) * 0.24
            canvas.polygon(
                [(left, 0.08), (left + 0.2, 0.08), (left + 0.29, 0.5), (left + 0.09, 0.5)],
                palette.light, opacity: 0.45)
        }
        canvas.rectangle(0, 0.72, 1, 0.28, palette.horizon.mixed(with: palette.near, at: 0.35))
        canvas.rectangle(0, 0.72, 1, 0.012, palette.near, opacity: 0.35)
    }

    /// A vase, a bottle, a bowl or a box, with its shadow.
    private static func thing(
        _ canvas: inout Canvas, at x: Double, foot: Double, _ color: Illustration.Color
    ) {
        let height = canvas.number(0.26...0.42)
        let width = canvas.number(0.075...0.11)
        let shine = canvas.palette.light
        canvas.polygon(
            [
                (x - width, foot), (x + width, foot), (x + width + 0.16, foot + 0.035),
                (x - width + 0.16, foot + 0.035),
            ], canvas.palette.near, opacity: 0.22)
        switch Int(canvas.number(0...3.99)) {
        case 0:
            // A vase with leaves.
            for lean in [-0.09, 0.0, 0.1] {
                leaf(&canvas, from: (x, foot - height * 0.9), lean: lean)
            }
            canvas.turned(at: x, from: foot - height, to: foot, color) { part in
                width * (0.42 + 0.62 * sin(part * 2.6 + 0.25))
            }
        case 1:
            canvas.turned(at: x, from: foot - height * 1.15, to: foot, color) { part in
                part < 0.34 ? width * 0.3 : width * min(0.85, 0.3 + (part - 0.34) * 3.4)
            }
        case 2:
            canvas.turned(at: x, from: foot - height * 0.42, to: foot, color) { part in
                width * 1.5 * (1 - 0.68 * pow(part, 2.4))
            }
            for fruit in [-0.06, 0.01, 0.07] {
                canvas.circle(x + fruit, foot - height * 0.44, 0.04, canvas.palette.accent)
            }
        default:
            canvas.rectangle(x - width, foot - height * 0.6, width * 2, height * 0.6, color)
            canvas.rectangle(
                x - width * 1.1, foot - height * 0.66, width * 2.2, height * 0.12,
                color.mixed(with: shine, at: 0.3))
        }
        canvas.rectangle(
            x - width * 0.55, foot - height * 0.34, width * 0.14, height * 0.22, shine,
            opacity: 0.4)
    }

    private static func leaf(
        _ canvas: inout Canvas, from stem: (Double, Double), lean: Double
    ) {
        let (x, y) = stem
        let tip = (x + lean * 1.6, y - 0.2)
        let middle = (x + lean * 0.6, y - 0.1)
        let green = canvas.palette.near.mixed(with: canvas.palette.far, at: 0.45)
        canvas.polygon(
            [(x, y), (middle.0 - 0.026, middle.1), tip, (middle.0 + 0.026, middle.1)], green)
    }

    private static func arch(
        _ canvas: inout Canvas, at x: Double, width: Double, top: Double,
        _ color: Illustration.Color
    ) {
        let radius = width / 2
        let curve = (0...16).map { step in
            let angle = Double.pi * Double(step) / 16
            return (x - radius * cos(angle), top + radius - radius * sin(angle))
        }
        canvas.polygon([(x - radius, 0.72)] + curve + [(x + radius, 0.72)], color)
    }
}
