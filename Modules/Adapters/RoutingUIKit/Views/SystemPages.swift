#if canImport(UIKit) && (os(iOS) || os(visionOS) || os(Linux))
    import UIKit

    /// A view controller that a window shows instead of the app's screens, and that is no screen.
    protocol SystemPage: UIViewController {}

    /// What a window shows until the app is ready.
    final class LaunchViewController: UIViewController, SystemPage {
        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .systemBackground
        }
    }

    /// What a window shows if it can't show the app.
    final class FailureViewController: MessageViewController, SystemPage {}

    /// Shows a sentence.
    class MessageViewController: UIViewController {
        private let sentence: String

        init(_ sentence: String) {
            self.sentence = sentence
            super.init(nibName: nil, bundle: nil)
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { nil }

        override func loadView() {
            // A text view scrolls, so that a large text size hides nothing.
            let text = UITextView()
            text.text = sentence
            text.isEditable = false
            text.textAlignment = .center
            text.font = .preferredFont(forTextStyle: .body)
            text.adjustsFontForContentSizeCategory = true
            text.alwaysBounceVertical = true
            text.backgroundColor = .systemBackground
            text.textContainerInset = UIEdgeInsets(top: 24, left: 16, bottom: 24, right: 16)
            view = text
        }
    }
#endif
