import ServiceKit
import Testing

struct `An event` {
    nonisolated enum Size: String, CaseIterable {
        case small
        /// One that isn't counted.
        case secret

        static let allCases = [Size.small]
    }

    private struct Ordered: AnalyticsEvent {
        static let name: StaticString = "ordered"
        let size: Size

        var properties: [AnalyticsProperty] {
            [AnalyticsProperty("lines", 2), .init("isGift", true), .init("size", size)]
        }
    }

    @Test(arguments: [(Size.small, "small"), (.secret, "other")])
    func `is a line with its values, of which those outside all cases are others`(
        size: Size, text: String
    ) async {
        var lines: [String] = []
        await LogAnalytics { lines.append($0) }.count(Ordered(size: size))
        #expect(lines == ["ordered lines=2 isGift=true size=\(text)"])
    }
}
