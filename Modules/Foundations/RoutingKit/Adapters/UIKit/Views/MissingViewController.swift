#if canImport(UIKit)
    import UIKit

    /// Stands in the place of a screen that nobody draws, and says what to do.
    final class MissingViewController: UIViewController {
        private let sentence: String

        init(_ screen: any Screen) {
            let name = String(describing: type(of: screen))
            sentence = "No view draws \(name). Add one: views.draw(\(name).self) { … }"
            super.init(nibName: nil, bundle: nil)
            title = screen.title
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
