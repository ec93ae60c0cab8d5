import RoutingUIKit
import UIKit

extension ScreenViews {
    static var app: ScreenViews {
        var views = ScreenViews()
        views.draw(HomeScreen.self) { HomeViewController($0) }
        views.draw(ProductScreen.self) { ProductViewController($0) }
        views.draw((any TextScreen).self) { TextViewController($0) }
        return views
    }
}
