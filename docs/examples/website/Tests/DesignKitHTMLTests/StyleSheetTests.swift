import Foundation
import Testing

@testable import DesignKitHTML

@Suite struct `The style sheet` {
    @Test(arguments: [ColorScheme.light, .dark])
    func `has texts that people with weak sight can read`(scheme: ColorScheme) {
        let pairs = [
            (scheme.text, scheme.background), (scheme.text, scheme.surface),
            (scheme.secondary, scheme.background), (scheme.secondary, scheme.surface),
            (scheme.tint, scheme.background), (scheme.tint, scheme.surface),
            (scheme.onTint, scheme.tint),
        ]
        for (text, behind) in pairs {
            let (one, two) = (luminance(text), luminance(behind))
            let contrast = (max(one, two) + 0.05) / (min(one, two) + 0.05)
            #expect(contrast >= 4.5, "\(text) on \(behind)")
        }
    }

    @Test func `has every color that its rules name, and no other`() throws {
        let text = StyleSheet.text
        let used = Set(text.matches(of: /var\(--([a-z-]+)\)/).map { String($0.1) })
        let defined = Set(text.matches(of: /--([a-z-]+): #/).map { String($0.1) })
        #expect(used == defined)
        let rules = try #require(text.firstRange(of: "box-sizing")).lowerBound
        #expect(!text[rules...].contains("#"))
        #expect(text.count(where: { $0 == "{" }) == text.count(where: { $0 == "}" }))
    }

    /// Source: WCAG 2.2, "relative luminance".
    private func luminance(_ color: String) -> Double {
        let hex = Int(color.dropFirst(), radix: 16) ?? 0
        func part(_ shift: Int) -> Double {
            let value = Double((hex >> shift) & 0xFF) / 255
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * part(16) + 0.7152 * part(8) + 0.0722 * part(0)
    }
}
