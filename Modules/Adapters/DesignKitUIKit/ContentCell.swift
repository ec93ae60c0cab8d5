#if canImport(UIKit) && (os(iOS) || os(visionOS) || os(Linux))
    import DesignKit
    import Foundation
    import UIKit

    /// Shows a row as a text, a spinner, a link or a button.
    class ContentCell: UITableViewCell {
        private static let photoSize = CGSize(width: 120, height: 90)

        private var photo: Task<Void, Never>?
        fileprivate var redraw: @MainActor () -> Void = {}

        /// Shows a row.
        /// - Parameters:
        ///   - row: The row.
        ///   - isEnabled: Whether the user can choose it.
        ///   - redraw: Draws the table again, after the user has changed something.
        func show(
            _ row: ContentRow, isEnabled: Bool, redraw: @escaping @MainActor () -> Void
        ) {
            self.redraw = redraw
            var content = defaultContentConfiguration()
            content.text = row.title
            content.secondaryText = row.detail
            content.secondaryTextProperties.color = .secondaryLabel
            accessoryType = .none
            accessoryView = nil
            photo?.cancel()
            let url = row.photo.flatMap { URL(string: $0) }
            if row.photo != nil {
                content.image =
                    url.flatMap(PhotoLoader.shared.loaded) ?? UIImage(systemName: "photo")
                content.imageProperties.maximumSize = Self.photoSize
                content.imageProperties.cornerRadius = 12
            }
            switch row.kind {
            case .link:
                accessoryType = .disclosureIndicator
                accessibilityTraits = .link
            case .action:
                content.textProperties.color = .tintColor
                accessibilityTraits = .button
            case .text, .field, .toggle:
                accessibilityTraits = []
                if row.isLoading {
                    let spinner = UIActivityIndicatorView(style: .medium)
                    spinner.startAnimating()
                    accessoryView = spinner
                }
            }
            if !isEnabled {
                content.textProperties.color = .tertiaryLabel
                accessibilityTraits.insert(.notEnabled)
            }
            isUserInteractionEnabled = isEnabled
            contentConfiguration = content
            if let url, PhotoLoader.shared.loaded(url) == nil { show(photoAt: url, in: content) }
        }

        /// Performs what the user has asked for in the row, and then draws the table again.
        fileprivate func run(_ work: @escaping @MainActor () async -> Void) {
            Task { [redraw] in
                await work()
                redraw()
            }
        }

        /// Shows a photo once it is loaded, unless the cell shows another row by then.
        private func show(photoAt url: URL, in content: UIListContentConfiguration) {
            photo = Task { [weak self] in
                let scale = self?.traitCollection.displayScale ?? 1
                let photo = await PhotoLoader.shared.photo(
                    at: url, size: Self.photoSize, scale: scale)
                guard let photo, !Task.isCancelled else { return }
                var content = content
                content.image = photo
                self?.contentConfiguration = content
            }
        }
    }

    /// Shows a row as a switch.
    final class ContentToggleCell: ContentCell {
        private let control = UISwitch()
        private var set: (@MainActor (Bool) async -> Void)?

        override func show(
            _ row: ContentRow, isEnabled: Bool, redraw: @escaping @MainActor () -> Void
        ) {
            super.show(row, isEnabled: isEnabled, redraw: redraw)
            guard case .toggle(let isOn, let set) = row.kind else { return }
            if self.set == nil {
                let action = UIAction { [weak self] _ in
                    guard let self, let set = self.set else { return }
                    run { [isOn = control.isOn] in await set(isOn) }
                }
                control.addAction(action, for: .valueChanged)
            }
            self.set = set
            if control.isOn != isOn { control.setOn(isOn, animated: window != nil) }
            control.accessibilityLabel = row.title
            accessoryView = control
        }
    }

    /// Shows a row as a field for a line of text, which it submits when the user is done.
    final class ContentFieldCell: ContentCell {
        private let field = UITextField()
        private var submit: (@MainActor (String) async -> Void)?
        /// Keeps the text in the screen; `nil` if the field alone keeps it.
        private var draft: FieldDraft?

        override func show(
            _ row: ContentRow, isEnabled: Bool, redraw: @escaping @MainActor () -> Void
        ) {
            guard case .field(let submit) = row.kind else { return }
            if self.submit == nil { addField() }
            self.submit = submit
            self.redraw = redraw
            draft = row.draft
            if let text = draft?.text, field.text != text { field.text = text }
            field.placeholder = row.title
            field.accessibilityLabel = row.title
        }

        private func addField() {
            field.font = .preferredFont(forTextStyle: .body)
            field.adjustsFontForContentSizeCategory = true
            field.returnKeyType = .send
            let action = UIAction { [weak self] _ in
                guard let self, let submit else { return }
                run { [text = field.text ?? ""] in await submit(text) }
                if draft == nil { field.text = "" }
            }
            field.addAction(action, for: .editingDidEndOnExit)
            let keep = UIAction { [weak self] _ in
                guard let self else { return }
                draft?.set(field.text ?? "")
            }
            field.addAction(keep, for: .editingChanged)
            field.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(field)
            let margins = contentView.layoutMarginsGuide
            NSLayoutConstraint.activate([
                field.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                field.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
                field.topAnchor.constraint(equalTo: margins.topAnchor),
                field.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            ])
        }
    }
#endif
