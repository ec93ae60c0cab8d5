#if canImport(UIKit) && (os(iOS) || os(visionOS) || os(Linux))
    import UIKit

    /// Shows a sentence in place of contents that can't be shown.
    final class MessageViewController: UIViewController {
        private let sentence: String

        init(_ sentence: String) {
            self.sentence = sentence
            super.init(nibName: nil, bundle: nil)
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { nil }

        override func loadView() {
            let label = UILabel()
            label.text = sentence
            label.numberOfLines = 0
            label.textAlignment = .center
            view = label
        }
    }
#endif
