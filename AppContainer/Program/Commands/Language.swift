import Foundation

/// A language that the app is translated into.
enum Language: String, CaseIterable {
    case english = "en"
    case simplifiedChinese = "zh-Hans"

    var locale: Locale { Locale(identifier: rawValue) }

    /// The name that its readers call it.
    var name: String {
        switch self {
        case .english: "English"
        case .simplifiedChinese: "简体中文"
        }
    }
}
