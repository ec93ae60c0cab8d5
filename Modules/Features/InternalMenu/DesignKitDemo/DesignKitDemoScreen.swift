import DesignKit
import Observation

/// Shows a row of each kind, to check how an adapter draws it.
@Observable
final class DesignKitDemoScreen: ContentScreen {
    private let productName: String
    private let version: String
    private var taps = 0
    private var text = texts("empty")
    private var isOn = false

    init(productName: String, version: String) {
        self.productName = productName
        self.version = version
    }

    var title: String { "\(productName) \(version)" }

    var content: Content {
        Content([
            ContentSection(
                texts("Text"),
                [.text(texts("A text")), .text(texts("A text"), detail: texts("with a detail"))]),
            ContentSection(
                texts("Action"),
                [
                    .action(texts("Tap"), detail: texts("\(taps) times")) { [weak self] in
                        self?.taps += 1
                    }
                ]),
            ContentSection(
                texts("Field"), [.field(texts("Type: \(text)")) { [weak self] in self?.text = $0 }]),
            ContentSection(
                texts("Toggle"),
                [.toggle(texts("Switch"), isOn: isOn) { [weak self] in self?.isOn = $0 }]),
            ContentSection(texts("Wide text"), [.text("日本語 中文 한국어 👩‍🍳 🇯🇵 👍🏽 é ﬁn")]),
        ])
    }
}
