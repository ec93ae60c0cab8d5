import StageConformance
import UIKit

/// Draws a page.
final class PageViewController: UIViewController {
    let page: Page

    init(_ page: Page) {
        self.page = page
        super.init(nibName: nil, bundle: nil)
        title = page.title
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
}
