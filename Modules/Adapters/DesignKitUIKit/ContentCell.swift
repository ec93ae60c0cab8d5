#if canImport(UIKit) && (os(iOS) || os(visionOS) || os(Linux))
    import DesignKit
    import Foundation
    import UIKit

    /// Shows a row as a text, a spinner, a link or a button.
    final class ContentCell: UITableViewCell {
        private static let photoSize = CGSize(width: 120, height: 90)

        private var photo: Task<Void, Never>?

        /// Shows a row.
        /// - Parameters:
        ///   - row: The row.
        ///   - isEnabled: Whether the user can choose it.
        func show(_ row: ContentRow, isEnabled: Bool) {
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
#endif
