import DesignKit
import RoutingKit
import UIKit

@testable import DesignKitUIKit

/// A screen's content in a window, as a user sees and touches it.
@MainActor
struct ContentPage {
    let controller: ContentViewController
    private let window = CurrentDevice.makeWindow()

    init(_ screen: any ContentScreen, router: any AppRouting) {
        CurrentDevice.reset()
        controller = ContentViewController(screen, router: router)
        window.rootViewController = controller
        window.makeKeyAndVisible()
    }

    private var table: UITableView { controller.tableView }

    private var paths: [IndexPath] {
        (0..<table.numberOfSections).flatMap { section in
            (0..<table.numberOfRows(inSection: section)).map {
                IndexPath(row: $0, section: section)
            }
        }
    }

    /// The cells that fit the window, each with its row.
    var cells: [(path: IndexPath, cell: UITableViewCell)] {
        paths.compactMap { path in table.cellForRow(at: path).map { (path, $0) } }
    }

    var headings: [String?] {
        let source = table.dataSource as? ContentTable
        return (0..<table.numberOfSections).map {
            source?.tableView(table, titleForHeaderInSection: $0)
        }
    }

    /// The texts of the cells.
    var texts: [String] { cells.flatMap { $0.cell.texts } }

    func cell(_ title: String) -> UITableViewCell? {
        cells.first { $0.cell.texts.first == title }?.cell
    }

    var field: UITextField? {
        cells.lazy.compactMap { $0.cell.contentView.subviews.first as? UITextField }.first
    }

    func control(_ title: String) -> UISwitch? { cell(title)?.accessoryView as? UISwitch }

    /// Shows the screen again.
    func appear() {
        controller.viewWillAppear(false)
    }

    /// Taps a row.
    /// - Returns: Whether it can be tapped.
    @discardableResult
    func tap(_ title: String) -> Bool {
        guard let (path, cell) = cells.first(where: { $0.cell.texts.first == title }),
            cell.isUserInteractionEnabled,
            controller.tableView(table, shouldHighlightRowAt: path)
        else { return false }
        controller.tableView(table, didSelectRowAt: path)
        return true
    }
}

extension UITableViewCell {
    fileprivate var texts: [String] {
        if let field = contentView.subviews.first as? UITextField {
            return [field.placeholder ?? ""]
        }
        let content = contentConfiguration as? UIListContentConfiguration
        return [content?.text, content?.secondaryText].compactMap { $0 }
    }
}
