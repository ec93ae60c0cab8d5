import DesignKit

/// Shows a row of each kind, to check how an adapter draws it.
final class DesignKitDemoScreen: ContentScreen {
    private let productName: String
    private let version: String
    private var taps = 0
    private var text = "empty"
    private var isOn = false

    init(productName: String, version: String) {
        self.productName = productName
        self.version = version
    }

    var title: String { "\(productName) \(version)" }

    var content: Content {
        Content([
            ContentSection("Text", [.text("A text"), .text("A text", detail: "with a detail")]),
            ContentSection(
                "Action",
                [.action("Tap", detail: "\(taps) times") { [weak self] in self?.taps += 1 }]),
            ContentSection("Field", [.field("Type: \(text)") { [weak self] in self?.text = $0 }]),
            ContentSection(
                "Toggle", [.toggle("Switch", isOn: isOn) { [weak self] in self?.isOn = $0 }]),
            ContentSection("Wide text", [.text("日本語 中文 한국어 👩‍🍳 🇯🇵 👍🏽 é ﬁn")]),
        ])
    }
}
