public import Foundation

extension NSObject {
    /// https://developer.apple.com/documentation/objectivec/nsobject-swift.class/value(forkey:)
    public func value(forKey key: String) -> Any? { nil }
}
