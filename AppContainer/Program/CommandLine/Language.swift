import Foundation

/// A language that the app is translated into.
enum Language: String, CaseIterable {
    case english = "en"
    case simplifiedChinese = "zh-Hans"

    var locale: Locale { Locale(identifier: rawValue) }
}
