public import Foundation
// On Apple's platforms, a part of Foundation.
@_exported public import FoundationNetworking

/// https://developer.apple.com/documentation/corefoundation/cgaffinetransform
public struct CGAffineTransform: Equatable, Sendable {
    private let values: [CGFloat]

    public init(translationX tx: CGFloat, y ty: CGFloat) {
        values = [1, 0, 0, 1, tx, ty]
    }

    public init(scaleX sx: CGFloat, y sy: CGFloat) {
        values = [sx, 0, 0, sy, 0, 0]
    }

    public static let identity = CGAffineTransform(scaleX: 1, y: 1)
}
