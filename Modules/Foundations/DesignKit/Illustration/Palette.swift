/// The colors of an illustration.
struct Palette {
    typealias Color = Illustration.Color

    /// The sky at the top and at the horizon, or a wall and the light on it.
    let top, horizon: Color
    /// The sun, or the moon.
    let light: Color
    /// What is far away and what is near. What is between has a color between them.
    let far, near: Color
    /// Something small that stands out.
    let accent: Color

    private init(
        _ top: Int, _ horizon: Int, light: Int, _ far: Int, _ near: Int, accent: Int
    ) {
        (self.top, self.horizon) = (Color(top), Color(horizon))
        self.light = Color(light)
        (self.far, self.near) = (Color(far), Color(near))
        self.accent = Color(accent)
    }

    static let dusk = Palette(
        0x2E2A5B, 0xF08A6B, light: 0xFFE3A8, 0x8C5A7E, 0x241B3F, accent: 0xF7C59F)

    static let all = [
        dusk,
        Palette(0x6FB7E0, 0xE9F3EC, light: 0xFFF3C4, 0x8FC1A9, 0x1F5A4C, accent: 0xE4572E),
        Palette(0xF4A259, 0xFBE5C8, light: 0xFFFBEA, 0xD98F5C, 0x6B2D1F, accent: 0x2F6690),
        Palette(0x16324F, 0x5C94BD, light: 0xF4F1DE, 0x3E6E8E, 0x0B1B2B, accent: 0xE9C46A),
        Palette(0xB8D8D8, 0xF6E8DA, light: 0xFFFFFF, 0x9DB4AB, 0x35524A, accent: 0xC8553D),
        Palette(0xE98A9B, 0xFBE0D3, light: 0xFFF7E3, 0xC4708A, 0x4A2545, accent: 0xF2B705),
        Palette(0x3C7A89, 0xDCE9E2, light: 0xFFE9B0, 0x6F9F94, 0x16423C, accent: 0xF4845F),
        Palette(0xA8C3EE, 0xFCEFE3, light: 0xFFD9A0, 0x8D95C4, 0x39406F, accent: 0xD1495B),
    ]
}

extension Illustration.Color {
    /// - Parameter hex: Red, green and blue, such as `0xFF8000`.
    init(_ hex: Int) {
        func part(_ shift: Int) -> Double { Double((hex >> shift) & 0xFF) / 255 }
        self.init(red: part(16), green: part(8), blue: part(0))
    }

    /// A color between this one, at 0, and another one, at 1.
    func mixed(with other: Self, at part: Double) -> Self {
        func mix(_ one: Double, _ two: Double) -> Double { one + (two - one) * part }
        return Self(
            red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue))
    }
}
