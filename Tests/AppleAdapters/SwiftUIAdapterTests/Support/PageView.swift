import RoutingSwiftUI
import StageConformance
import SwiftUI

/// Draws a page as its title.
struct PageView: View {
    let page: Page

    @Environment(\.routingSource) private var source

    var body: some View {
        Text(source === page ? page.title : "\(page.title) on another screen")
            .navigationTitle(page.title)
    }
}

extension StageViews {
    /// Draws pages.
    static var pages: StageViews {
        var views = StageViews()
        views.draw(Page.self) { PageView(page: $0) }
        return views
    }
}
