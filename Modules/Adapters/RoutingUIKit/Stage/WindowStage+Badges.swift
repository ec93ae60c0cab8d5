#if canImport(UIKit) && (os(iOS) || os(visionOS) || os(Linux))
    import StageKit
    import UIKit

    extension WindowStage {
        /// Shows the badges on the tab bar items of the roots, which belong to their view controllers.
        func drawBadges() {
            for stack in model.state.tabs {
                guard let root = stack.entries.first, let staged = staged[root.id] else { continue }
                staged.controller.tabBarItem?.badgeValue = badges[root.url]
            }
        }
    }
#endif
