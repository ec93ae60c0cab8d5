import Foundation

/// Illustrations of places outside.
enum Landscape {
    static let all: [@Sendable (inout Canvas) -> Void] = [hills, sea, mountains]

    @Sendable private static func hills(_ canvas: inout Canvas) {
        sky(&canvas, horizon: 0.62)
        let count = 4
        for layer in 0..<count {
            let depth = Double(layer) / Double(count - 1)
            let line = wave(&canvas, at: 0.5 + depth * 0.27, height: 0.05 + depth * 0.03)
            canvas.ground(color(&canvas, depth), line: line)
            if layer == count - 2 { trees(&canvas, on: line) }
        }
    }

    @Sendable private static func mountains(_ canvas: inout Canvas) {
        sky(&canvas, horizon: 0.7)
        for layer in 0..<3 {
            let depth = Double(layer) / 2
            ridge(&canvas, depth: depth)
        }
        let line = wave(&canvas, at: 0.86, height: 0.03)
        canvas.ground(canvas.palette.near, line: line)
        trees(&canvas, on: line)
    }

    @Sendable private static func sea(_ canvas: inout Canvas) {
        let horizon = canvas.number(0.5...0.6)
        let sun = sky(&canvas, horizon: horizon, isSetting: true)
        let palette = canvas.palette
        canvas.rectangle(0, horizon, 1, 1 - horizon, palette.far)
        for stripe in 0..<7 {
            let y = horizon + 0.02 + Double(stripe) * 0.035
            let width = 0.05 + Double(stripe) * 0.022 + canvas.number(0...0.03)
            canvas.rectangle(sun - width / 2, y, width, 0.009, palette.light, opacity: 0.75)
        }
        if canvas.chance(0.6) { boat(&canvas, at: horizon) }
        for layer in 1...3 {
            let depth = Double(layer) / 3
            let line = wave(&canvas, at: horizon + 0.12 + depth * 0.25, height: 0.016, length: 3)
            canvas.ground(color(&canvas, depth), line: line)
        }
    }

    /// The sky in bands, with the sun or the moon.
    /// - Returns: The horizontal position of the sun.
    @discardableResult
    private static func sky(
        _ canvas: inout Canvas, horizon: Double, isSetting: Bool = false
    ) -> Double {
        let palette = canvas.palette
        canvas.rectangle(0, 0, 1, 1, palette.horizon)
        let bands = 7
        for band in 0..<bands {
            let part = Double(band) / Double(bands)
            canvas.rectangle(
                0, part * horizon, 1, horizon / Double(bands) + 0.002,
                palette.top.mixed(with: palette.horizon, at: part))
        }
        let x = canvas.number(0.25...0.75)
        let y = isSetting ? horizon - 0.02 : canvas.number(0.2...0.36)
        for halo in [0.2, 0.145] { canvas.circle(x, y, halo, palette.light, opacity: 0.18) }
        canvas.circle(x, y, 0.09, palette.light)
        return x
    }

    private static func color(_ canvas: inout Canvas, _ depth: Double) -> Illustration.Color {
        canvas.palette.far.mixed(with: canvas.palette.near, at: depth)
    }

    /// A line of two waves.
    private static func wave(
        _ canvas: inout Canvas, at base: Double, height: Double, length: Double = 1
    ) -> (Double) -> Double {
        let (phase, second) = (canvas.number(0...6.28), canvas.number(0...6.28))
        let (slow, quick) = (canvas.number(4...7) * length, canvas.number(9...13) * length)
        return { x in
            base + height * (sin(x * slow + phase) + 0.4 * sin(x * quick + second))
        }
    }

    /// Peaks, with snow on those far away.
    private static func ridge(_ canvas: inout Canvas, depth: Double) {
        let color = color(&canvas, depth * 0.8)
        let base = 0.75 + depth * 0.12
        for peak in 0..<3 {
            let x = (Double(peak) + canvas.number(0.1...0.9)) / 3
            let height = canvas.number(0.22...0.4) * (1 - depth * 0.45)
            let half = height * canvas.number(0.75...1.1)
            let top = base - height
            canvas.polygon([(x - half, base + 0.02), (x, top), (x + half, base + 0.02)], color)
            guard depth < 0.4 else { continue }
            let snow = 0.24
            canvas.polygon(
                [
                    (x, top), (x + half * snow, top + height * snow),
                    (x + half * 0.06, top + height * 0.19), (x - half * 0.05, top + height * 0.27),
                    (x - half * snow * 0.9, top + height * snow * 0.9),
                ], canvas.palette.light, opacity: 0.9)
        }
        canvas.rectangle(0, base, 1, 1 - base, color)
    }

    private static func trees(_ canvas: inout Canvas, on line: (Double) -> Double) {
        for _ in 0..<Int(canvas.number(4...9)) {
            let x = canvas.number(0.03...0.97)
            let height = canvas.number(0.06...0.11)
            let (foot, half) = (line(x) + 0.012, height * 0.28)
            for level in 0..<3 {
                let top = foot - height + height * 0.22 * Double(level)
                let width = half * (0.5 + 0.25 * Double(level))
                canvas.polygon(
                    [(x, top), (x + width, top + height * 0.45), (x - width, top + height * 0.45)],
                    canvas.palette.near)
            }
        }
    }

    private static func boat(_ canvas: inout Canvas, at horizon: Double) {
        let x = canvas.number(0.15...0.85)
        let y = horizon + 0.045
        canvas.polygon(
            [(x - 0.05, y), (x + 0.06, y), (x + 0.04, y + 0.022), (x - 0.035, y + 0.022)],
            canvas.palette.near)
        canvas.polygon(
            [(x, y - 0.13), (x, y - 0.008), (x - 0.045, y - 0.008)], canvas.palette.light)
        canvas.polygon(
            [(x + 0.006, y - 0.11), (x + 0.05, y - 0.008), (x + 0.006, y - 0.008)],
            canvas.palette.accent)
    }
}
