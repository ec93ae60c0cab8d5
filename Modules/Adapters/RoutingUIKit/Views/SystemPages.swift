#if canImport(UIKit) && (os(iOS) || os(visionOS) || os(Linux))
    import UIKit

    /// Shows a sentence.
    class MessageViewController: UIViewController {
        convenience init(_ sentence: String) {
            self.init(nibName: nil, bundle: nil)
            var message = UIContentUnavailableConfiguration.empty()
            message.text = sentence
            let page = UIContentUnavailableView(configuration: message)
            // It scrolls, so that a large text size hides nothing.
            page.isScrollEnabled = true
            page.backgroundColor = .systemBackground
            view = page
        }
    }

    /// What a window shows instead of the app's screens, and that is no screen: nothing until the
    /// app is ready, or why the window can't show the app.
    final class SystemPage: MessageViewController {}
#endif
