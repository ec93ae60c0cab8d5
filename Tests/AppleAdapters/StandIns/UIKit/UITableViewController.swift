/// https://developer.apple.com/documentation/uikit/uitableviewcontroller
@MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private let style: UITableView.Style

    public init(style: UITableView.Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        nil
    }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals, as it is in UIKit
    open var tableView: UITableView! { view as? UITableView }

    open override func loadView() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: style)
        (table.dataSource, table.delegate) = (self, self)
        view = table
        viewDidLoad()
    }

    open func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    open func numberOfSections(in tableView: UITableView) -> Int { 1 }
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    open func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { nil }
    open func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {}
    open func tableView(
        _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
    ) -> Bool { true }
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}
