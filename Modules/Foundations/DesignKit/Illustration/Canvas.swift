import Foundation

/// Collects the shapes of an illustration.
struct Canvas {
    typealias Point = Illustration.Point
    typealias Color = Illustration.Color

    let palette: Palette
    var random: SeededRandom
    private(set) var shapes: [Illustration.Shape] = []

    init(palette: Palette, random: SeededRandom) {
        self.palette = palette
        self.random = random
    }

    mutating func number(_ range: ClosedRange<Double>) -> Double {
        Double.random(in: range, using: &random)
    }

    mutating func chance(_ probability: Double) -> Bool { number(0...1) < probability }

    mutating func circle(
        _ x: Double, _ y: Double, _ radius: Double, _ color: Color, opacity: Double = 1
    ) {
        add(.circle(center: Point(x: x, y: y), radius: radius), color, opacity)
    }

    mutating func polygon(_ points: [(Double, Double)], _ color: Color, opacity: Double = 1) {
        add(.polygon(points.map { Point(x: $0.0, y: $0.1) }), color, opacity)
    }

    mutating func rectangle(
        _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: Color,
        opacity: Double = 1
    ) {
        polygon(
            [(x, y), (x + width, y), (x + width, y + height), (x, y + height)], color,
            opacity: opacity)
    }

    /// Fills what is below a line from the left to the right edge.
    mutating func ground(_ color: Color, steps: Int = 24, line: (_ x: Double) -> Double) {
        let edge = (0...steps).map { step in
            let x = Double(step) / Double(steps)
            return (x, line(x))
        }
        polygon(edge + [(1, 1), (0, 1)], color)
    }

    /// Fills an area between a left and a right profile that mirror each other.
    mutating func turned(
        at x: Double, from top: Double, to bottom: Double, _ color: Color,
        halfWidth: (_ height: Double) -> Double
    ) {
        let right = (0...16).map { step in
            let part = Double(step) / 16
            return (halfWidth(part), top + (bottom - top) * part)
        }
        polygon(
            right.map { (x + $0.0, $0.1) } + right.reversed().map { (x - $0.0, $0.1) }, color)
    }

    private mutating func add(
        _ outline: Illustration.Shape.Outline, _ color: Color, _ opacity: Double
    ) {
        shapes.append(Illustration.Shape(outline: outline, color: color, opacity: opacity))
    }
}
