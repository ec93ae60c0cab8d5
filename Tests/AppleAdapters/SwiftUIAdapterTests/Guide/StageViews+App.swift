import DesignKit
import DesignKitSwiftUI
import RoutingSwiftUI
import SwiftUI

extension StageViews {
    static var app: StageViews {
        var views = StageViews()
        views.draw(WebViewScreen.self) { WebPage(address: $0.address) }
        views.draw((any DrawnScreen).self) { ScreenView(screen: $0).modifier(OfflineBar()) }
        views.draw((any ContentScreen).self) { ContentList(screen: $0).modifier(OfflineBar()) }
        return views
    }
}
